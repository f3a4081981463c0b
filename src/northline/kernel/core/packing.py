"""Sets and cards of the reference engine as 64-bit words, and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from northline.kernel.core.layout import ROUTE_WORDS
from northline.strategy.bitsets import bitset_words
from northline.strategy.codes import KINDS

_BITS_PER_KIND = 7
_MAX_COUNT = (1 << _BITS_PER_KIND) - 1
_SHIFTS = range(0, _BITS_PER_KIND * KINDS, _BITS_PER_KIND)


def route_words(routes: Iterable[int]) -> list[int]:
    """Pack a set of routes into 64-bit words, the lowest first.

    >>> route_words([0, 2, 64])
    [5, 1, 0]
    """
    return bitset_words(routes, ROUTE_WORDS)


def members(bits: int) -> tuple[int, ...]:
    """Unpack a set into its numbers, in ascending order.

    >>> members(5)
    (0, 2)
    """
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return tuple(found)


def pack_cards(cards: Iterable[Any]) -> int:
    """Pack the nine counts of a hand into one word, seven bits for each kind."""
    return sum(int(count) << _BITS_PER_KIND * kind for kind, count in enumerate(cards))


def unpack_cards(word: Any) -> tuple[int, ...]:
    """Unpack a word into the counts of the nine kinds.

    >>> unpack_cards(pack_cards([0, 3, 0, 0, 0, 0, 0, 0, 1]))
    (0, 3, 0, 0, 0, 0, 0, 0, 1)
    """
    cards = int(word)
    return tuple([cards >> shift & _MAX_COUNT for shift in _SHIFTS])
