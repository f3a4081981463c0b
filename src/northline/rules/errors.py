"""What can go wrong, said in one sentence each. All three are ``ValueError``."""

from __future__ import annotations

from collections.abc import Callable

from northline.rules.refusal_sentences import Value, sentence


class NotationError(ValueError):
    """Text that is not an action."""


class IllegalAction(ValueError):
    """An action that the rules do not allow here. ``rule`` is the id of the rule, ``why`` a sentence.

    The sentence is known by its ``key`` and has ``values`` in it, for those who say it in another language.
    """

    def __init__(self, rule: str, key: str, **values: Value) -> None:
        self.rule, self.key, self.values = rule, key, values
        self.why = sentence(key, values)
        super().__init__(f"{self.why} [{rule}]")

    def by(self, rule: str) -> IllegalAction:
        """The same, by another rule."""
        return IllegalAction(rule, self.key, **self.values)

    def __reduce__(self) -> tuple[Callable[..., IllegalAction], tuple[str, str, dict[str, Value]]]:
        return _illegal_action, (self.rule, self.key, self.values)


def _illegal_action(rule: str, key: str, values: dict[str, Value]) -> IllegalAction:
    return IllegalAction(rule, key, **values)


class InvalidPosition(ValueError):
    """A position that cannot be. ``problems`` lists everything that is wrong with it."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems

    def __reduce__(self) -> tuple[type[InvalidPosition], tuple[tuple[str, ...]]]:
        return InvalidPosition, (self.problems,)
