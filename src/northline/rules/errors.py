"""The errors of the rules, each with a sentence for users. All three are :class:`ValueError`."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from northline.editions.untrusted import closest
from northline.rules.refusal_sentences import Value, sentence


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of an error message that suggests the most similar word; empty when none is similar.

    >>> did_you_mean("brest-pari", ["brest-paris", "roma-venezia"])
    "; did you mean 'brest-paris'?"
    """
    meant = closest(word, known)
    return f"; did you mean '{meant}'?" if meant else ""


class NotationError(ValueError):
    """Text that is not an action in notation."""


class IllegalAction(ValueError):
    """An action that the rules do not allow here.

    ``rule`` is the id of the rule in ``docs/rules.md`` and ``why`` a sentence. ``key`` and ``values`` identify the
    sentence, for translations.

    >>> error = IllegalAction("CLAIM-2", "wrong_number", needed=3, given=2)
    >>> error.why
    'this takes 3 cards, not 2'
    """

    def __init__(self, rule: str, key: str, **values: Value) -> None:
        self.rule, self.key, self.values = rule, key, values
        self.why = sentence(key, values)
        super().__init__(f"{self.why} [{rule}]")

    def by(self, rule: str) -> IllegalAction:
        """The same refusal, attributed to another rule."""
        return IllegalAction(rule, self.key, **self.values)

    def __reduce__(self) -> tuple[Callable[..., IllegalAction], tuple[str, str, dict[str, Value]]]:
        return _illegal_action, (self.rule, self.key, self.values)


def _illegal_action(rule: str, key: str, values: dict[str, Value]) -> IllegalAction:
    return IllegalAction(rule, key, **values)


class InvalidPosition(ValueError):
    """A document that does not describe a position. ``problems`` lists everything that is wrong with it."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems

    def __reduce__(self) -> tuple[type[InvalidPosition], tuple[tuple[str, ...]]]:
        return InvalidPosition, (self.problems,)
