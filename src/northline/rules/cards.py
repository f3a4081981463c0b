"""Arithmetic with cards. A set of cards is nine counts: the eight colours in order, then locomotives.

>>> hand = plus(of(COLORS.index("red"), 3), of(LOCOMOTIVE))
>>> hand
(0, 0, 0, 0, 0, 0, 0, 3, 1)
>>> holds(hand, of(LOCOMOTIVE, 2))
False
"""

from __future__ import annotations

from operator import add, ge, sub

from northline.editions.model import CARD_NAMES, COLORS, GRAY, LOCOMOTIVE, Cards

__all__ = [
    "CARD_NAMES",
    "COLORS",
    "GRAY",
    "LOCOMOTIVE",
    "NO_CARDS",
    "Cards",
    "holds",
    "left_of",
    "minus",
    "of",
    "plus",
]

NO_CARDS: Cards = (0,) * len(CARD_NAMES)

_SINGLES = tuple(
    tuple(int(kind == card) for kind in range(len(CARD_NAMES))) for card in range(len(CARD_NAMES))
)


def of(card: int, count: int = 1) -> Cards:
    """``count`` cards of one kind."""
    single = _SINGLES[card]
    return single if count == 1 else tuple(count * n for n in single)


def plus(some: Cards, more: Cards) -> Cards:
    """The sum of two sets of cards."""
    return tuple(map(add, some, more))


def minus(some: Cards, less: Cards) -> Cards:
    """The difference of two sets of cards; negative counts are not checked for."""
    return tuple(map(sub, some, less))


def left_of(some: Cards, less: Cards) -> Cards:
    """What is left of each kind; none where there were fewer than are taken away.

    >>> left_of((2, 1, 0, 0, 0, 0, 0, 0, 0), (1, 3, 0, 0, 0, 0, 0, 0, 0))
    (1, 0, 0, 0, 0, 0, 0, 0, 0)
    """
    return tuple([max(0, here - gone) for here, gone in zip(some, less, strict=True)])


def holds(some: Cards, wanted: Cards) -> bool:
    """Whether ``some`` includes ``wanted``."""
    return all(map(ge, some, wanted))
