"""Sets of small numbers, packed into whole numbers, and what else Python and the kernel represent differently.

Thing ``n`` is in a set if bit ``n`` is set. The functions here are plain Python, for sets of any size. Where the kernel
compiles what calls them, it puts its own in their place, which work on 64-bit words and packed hands of cards
(:mod:`northline.kernel.policies.compiled_strategy`).

>>> some = single_bit(2) | single_bit(5)
>>> lowest_bit(some), popcount(some), has_bit(some, 5), without_lowest_bit(some) == single_bit(5)
(2, 2, True, True)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

EMPTY_SET = 0
WORD = 64
"""A set of routes is kept as several words, each for so many routes."""
_64_BITS = (1 << 64) - 1
_SALT_STEP, _THING_STEP, _MIX = 0xD1342543DE82EF95, 0x9E3779B97F4A7C15, 0xDABA0B6EB09322E3
WORD_SHIFT, WORD_MASK = 6, WORD - 1
"""Where a route is: bit ``route & WORD_MASK`` of the word ``route >> WORD_SHIFT``."""


def single_bit(thing: int) -> int:
    return 1 << thing


def has_bit(some: int, thing: int) -> bool:
    return some >> thing & 1 == 1


def as_index(number: int) -> int:
    """A number that is not negative, to index with: the kernel does not check it for counting from the end."""
    return number


def popcount(some: int) -> int:
    return some.bit_count()


def lowest_bit(some: int) -> int:
    """The smallest thing in a set that is not empty."""
    return (some & -some).bit_length() - 1


def without_lowest_bit(some: int) -> int:
    return some & (some - 1)


def card_count(hand: Any, kind: int) -> int:
    """How many cards of a kind a hand has."""
    count: int = hand[kind]
    return count


def random_below(memory: Any, n: int) -> int:
    """A random number from 0 to ``n - 1``, from the generator that a player has in its memory."""
    drawn: int = memory.chance.below(n)
    return drawn


def scrambled(salt: int, thing: int) -> int:
    """A number below 2**31 that looks random but is always the same for the same two: by it, ties are broken."""
    z = (salt * _SALT_STEP + (thing + 1) * _THING_STEP) & _64_BITS
    return ((z ^ z >> 32) * _MIX & _64_BITS) >> 33


# For building sets; not called by anything that is compiled


def bitset(things: Iterable[int]) -> int:
    """
    >>> bin(bitset([0, 3]))
    '0b1001'
    """
    return sum(1 << thing for thing in set(things))


def bitset_words(things: Iterable[int], words: int) -> list[int]:
    """A set of routes as so many words."""
    everything = bitset(things)
    return [everything >> WORD * word & (1 << WORD) - 1 for word in range(words)]
