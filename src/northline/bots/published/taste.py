"""Taste: what decides between things that are equally good, so that none is preferred for its place in a file."""

from __future__ import annotations

from northline.rules.cards import Cards
from northline.strategy.bitsets import scrambled

_ROUTES, _TICKETS, _CITIES = 1_000, 2_000, 3_000
FINEST = 1 << 31
"""A taste for something is less than this."""


class Taste:
    """Numbers for routes, kinds of cards, tickets and cities. Bots with different seeds differ in their taste.

    >>> [Taste(seed).route(7) > Taste(seed).route(8) for seed in range(4)]
    [True, True, False, True]
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def kind(self, kind: int) -> int:
        return scrambled(self._seed, kind)

    def route(self, route: int) -> int:
        return scrambled(self._seed, _ROUTES + route)

    def ticket(self, ticket: int) -> int:
        return scrambled(self._seed, _TICKETS + ticket)

    def city(self, city: int) -> int:
        return scrambled(self._seed, _CITIES + city)

    def payment(self, cards: Cards) -> int:
        """Which of the colours that it is paid in are dear to it."""
        return sum(count * self.kind(kind) for kind, count in enumerate(cards))
