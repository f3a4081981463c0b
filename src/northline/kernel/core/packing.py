"""Things of the reference engine as words: sets of up to 64, and cards with seven bits for each kind."""

from __future__ import annotations

from typing import Any

from northline.kernel.core import layout


def words_of(things: Any, words: int = layout.ROUTE_WORDS) -> list[int]:
    """A set as 64-bit words, the lowest first."""
    bits = sum(1 << int(thing) for thing in things)
    return [bits >> 64 * word & (1 << 64) - 1 for word in range(words)]


def set_of(things: Any) -> int:
    return words_of(things, 1)[0]


def packed(cards: Any) -> int:
    """Cards as one word, seven bits for each kind."""
    return sum(int(count) << 7 * kind for kind, count in enumerate(cards))
