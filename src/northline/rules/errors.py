"""What can go wrong, said in one sentence each. All three are ``ValueError``."""

from __future__ import annotations


class NotationError(ValueError):
    """Text that is not an action."""


class IllegalAction(ValueError):
    """An action that the rules do not allow here. ``rule`` is the id of the rule, ``why`` a sentence."""

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(f"{why} [{rule}]")
        self.rule = rule
        self.why = why

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str]]:
        return IllegalAction, (self.rule, self.why)


class InvalidPosition(ValueError):
    """A position that cannot be. ``problems`` lists everything that is wrong with it."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems

    def __reduce__(self) -> tuple[type[InvalidPosition], tuple[tuple[str, ...]]]:
        return InvalidPosition, (self.problems,)
