"""Where randomness comes from.

The rules never roll dice themselves: they ask a :class:`Chance` for numbers. That makes every game
reproducible from its seed, and replayable from the numbers alone.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, MutableSequence
from typing import Protocol, TypeVar

_T = TypeVar("_T")
_MASK = (1 << 64) - 1


class Chance(Protocol):
    def below(self, n: int, /) -> int:
        """A number from 0 to ``n - 1``, all equally likely."""
        ...


class SplitMix:
    """The reproducible chance: 64-bit SplitMix. The same seed gives the same game everywhere."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def below(self, n: int) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        z ^= z >> 31
        return ((z >> 32) * n) >> 32

    @property
    def state(self) -> int:
        """The seed of a chance that goes on as this one does."""
        return self._state

    def skip(self, count: int) -> None:
        """Go on as if ``count`` numbers had been drawn."""
        self._state = (self._state + count * 0x9E3779B97F4A7C15) & _MASK


class SystemChance:
    """The operating system's randomness, for games that nobody may predict."""

    def below(self, n: int) -> int:
        return secrets.randbelow(n)


class Recording:
    """Passes on another chance and notes every number it gave."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.outcomes: list[int] = []

    def below(self, n: int) -> int:
        outcome = self.source.below(n)
        self.outcomes.append(outcome)
        return outcome


class Recorded:
    """Gives the numbers that were noted in a record, and refuses to invent any."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        self._outcomes = list(outcomes)
        self._next = 0

    @property
    def left(self) -> int:
        """How many numbers have not been asked for."""
        return len(self._outcomes) - self._next

    def below(self, n: int) -> int:
        if not self.left:
            raise ValueError("the recorded chance outcomes ran out before the action was done")
        outcome = self._outcomes[self._next]
        if not 0 <= outcome < n:
            raise ValueError(f"the recorded chance outcome {outcome} is not below {n}")
        self._next += 1
        return outcome


def shuffle(things: MutableSequence[_T], chance: Chance) -> None:
    """Fisher and Yates: from the last place to the second, swap with one at or before it."""
    for last in range(len(things) - 1, 0, -1):
        other = chance.below(last + 1)
        things[last], things[other] = things[other], things[last]
