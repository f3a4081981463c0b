"""Sources of randomness.

The rules have no random generator of their own: they ask a :class:`Chance` for numbers. That makes every game
reproducible from its seed, and replayable from the numbers alone.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable, MutableSequence
from operator import index
from typing import Protocol, TypeVar

from northline.editions.untrusted import shown

_T = TypeVar("_T")
_MASK = (1 << 64) - 1


class Chance(Protocol):
    """A source of randomness: anything with this one method."""

    def below(self, n: int, /) -> int:
        """A uniformly distributed number from 0 to ``n - 1``."""
        ...


class SplitMix:
    """A reproducible source: SplitMix64. The same seed gives the same game everywhere.

    >>> chance = SplitMix(7)
    >>> [chance.below(6) for _ in range(5)]
    [2, 0, 5, 3, 2]
    """

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def below(self, n: int) -> int:
        """The next number from 0 to ``n - 1``; ``n`` is at most 2³²."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        z ^= z >> 31
        return ((z >> 32) * n) >> 32

    @property
    def state(self) -> int:
        """The seed of a source that continues as this one does."""
        return self._state

    def skip(self, count: int) -> None:
        """Skip the next ``count`` numbers."""
        self._state = (self._state + count * 0x9E3779B97F4A7C15) & _MASK


class SystemChance:
    """The operating system's randomness, for games that nobody can predict."""

    def below(self, n: int) -> int:
        """A number from 0 to ``n - 1``."""
        if not 0 < n <= 256:
            return secrets.randbelow(n)
        even = 256 - 256 % n  # bytes from here on would make small numbers likelier
        while (byte := _random_byte()) >= even:
            pass
        return byte % n


_random_bytes = bytearray()
"""Bytes of the operating system that nobody has used: it costs more to ask it once than to draw a card."""


def _random_byte() -> int:
    while True:
        try:
            return _random_bytes.pop()
        except IndexError:
            _random_bytes.extend(os.urandom(1024))


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_random_bytes.clear)  # parent and child must not draw the same cards


class Recording:
    """Wraps another source and records the numbers it gives in ``outcomes``."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.outcomes: list[int] = []

    def below(self, n: int) -> int:
        """The next number of the wrapped source."""
        outcome = index(
            self.source.below(n)
        )  # a plain number, which a record can hold, whatever the source gives
        if not 0 <= outcome < n:
            raise ValueError(
                f"a source of randomness was asked for a number below {n} and gave {shown(outcome)}"
            )
        self.outcomes.append(outcome)
        return outcome


class Recorded:
    """Gives the numbers of a record, in order; raises :class:`ValueError` where they do not fit or run out."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        self._outcomes = list(outcomes)
        self._next = 0

    @property
    def left(self) -> int:
        """How many numbers are left."""
        return len(self._outcomes) - self._next

    def below(self, n: int) -> int:
        """The next number of the record."""
        if not self.left:
            raise ValueError("the recorded chance outcomes ran out before the action was done")
        outcome = self._outcomes[self._next]
        if not 0 <= outcome < n:
            raise ValueError(f"the recorded chance outcome {shown(outcome)} is not below {n}")
        self._next += 1
        return outcome


def shuffle(things: MutableSequence[_T], chance: Chance) -> None:
    """Shuffle in place (Fisher-Yates): from the last place to the second, swap with one at or before it."""
    for last in range(len(things) - 1, 0, -1):
        other = chance.below(last + 1)
        things[last], things[other] = things[other], things[last]
