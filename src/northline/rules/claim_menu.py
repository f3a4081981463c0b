"""The claims that a menu lists: every open route with every payment of :func:`northline.rules.payment.payments`.

A board has a hundred routes and more, most of which a hand cannot pay for. So the routes are kept sorted by what they
cost, and only those within reach are looked at. What is legal is not decided here but in :mod:`northline.rules.claim`
and :mod:`northline.rules.payment`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from operator import attrgetter

from northline.editions.model import Edition
from northline.rules.actions import Claim
from northline.rules.cards import GRAY, LOCOMOTIVE, Cards
from northline.rules.claim import openness
from northline.rules.payment import (
    ALL_COLORS,
    Price,
    all_locomotives,
    in_one_color,
    payments,
    route_prices,
)
from northline.rules.state import State

IsOpen = Callable[[int], bool]


class RouteClaims:
    """Some of the claims of one route, in the order of a menu."""

    __slots__ = ("claims", "json", "route")

    def __init__(self, route: int, payments: Iterable[Cards]) -> None:
        self.route = route
        self.claims = tuple([Claim(route, cards) for cards in payments])
        self.json: str | None = None
        """Kept here by :mod:`northline.rules.formats.menus`: the same claims come up again and again."""


def menu(state: State, seat: int) -> list[Claim]:
    """Every claim that a seat can make and pay for, by route."""
    return [claim for found in by_route(state, seat) for claim in found.claims]


def by_route(state: State, seat: int) -> list[RouteClaims]:
    """The same, not in one list."""
    tariff, is_open = _tariff(state.edition), openness(state, seat)
    hand, trains = state.hands[seat], state.trains[seat]
    found = [
        *tariff.claims_in_their_color(hand, trains, is_open),
        *tariff.claims_of_gray_routes(hand, trains, is_open),
        *tariff.claims_with_substitutes(hand, trains, is_open),
    ]
    found.sort(key=_route)  # stable: the payments of a route stay in their order
    return found


_route = attrgetter("route")


class _Tariff:
    """The routes of an edition by what they cost."""

    def __init__(self, edition: Edition) -> None:
        self._prices = route_prices(edition)
        plain: dict[int, list[tuple[int, int]]] = {color: [] for color in (*ALL_COLORS, GRAY)}
        special: dict[Price, list[int]] = {}
        for route, price in enumerate(self._prices):
            if price.pairs or price.any_for_one:
                special.setdefault(price, []).append(route)
            else:
                plain[price.color].append((price.length, route))
        self._plain = {color: sorted(routes) for color, routes in plain.items()}
        """(length, route) of the routes that take no substitutes, by colour, the shortest first."""
        self._special = [(p, p.length, p.color, p.any_for_one, routes) for p, routes in special.items()]
        """The routes that take substitutes, by price, with what says whether the price is within reach."""
        self._known: dict[tuple[int, int, int, int], list[RouteClaims]] = {}
        self._substituted = lru_cache(maxsize=1 << 11)(RouteClaims)
        """The claims of a route with substitutes: a hand changes, and most of what it can pay stays."""

    def claims_in_their_color(self, hand: Cards, trains: int, is_open: IsOpen) -> list[RouteClaims]:
        locomotives = hand[LOCOMOTIVE]
        found: list[RouteClaims] = []
        for color in ALL_COLORS:
            count = hand[color]
            for length, route in self._plain[color]:
                if length > count + locomotives or length > trains:
                    break
                if is_open(route):
                    found += self._claims(route, length, color, count, locomotives)
                    if length <= locomotives:
                        found += self._claims(route, length, LOCOMOTIVE, 0, locomotives)
        return found

    def claims_of_gray_routes(self, hand: Cards, trains: int, is_open: IsOpen) -> list[RouteClaims]:
        locomotives = hand[LOCOMOTIVE]
        reach = min(max(hand[:LOCOMOTIVE]) + locomotives, trains)
        held = [(color, hand[color]) for color in ALL_COLORS if hand[color]]
        found: list[RouteClaims] = []
        for length, route in self._plain[GRAY]:
            if length > reach:
                break
            if is_open(route):
                for color, count in held:
                    if length <= count + locomotives:
                        found += self._claims(route, length, color, count, locomotives)
                if length <= locomotives:
                    found += self._claims(route, length, LOCOMOTIVE, 0, locomotives)
        return found

    def claims_with_substitutes(self, hand: Cards, trains: int, is_open: IsOpen) -> list[RouteClaims]:
        locomotives, most_held, colored = hand[LOCOMOTIVE], max(hand[:LOCOMOTIVE]), sum(hand[:LOCOMOTIVE])
        pairs = sum(count // 2 for count in hand[:LOCOMOTIVE])
        found: list[RouteClaims] = []
        for price, length, color, any_for_one, routes in self._special:
            # At the very most so many spaces can be paid; the payments themselves are exact.
            paying = most_held if color == GRAY else hand[color]
            substitutes = (colored - paying) // any_for_one if any_for_one else pairs
            reach = paying + locomotives + substitutes
            if length <= reach and length <= trains and any(map(is_open, routes)):
                ways = payments(price, hand)
                if ways:
                    found += [self._substituted(route, ways) for route in routes if is_open(route)]
        return found

    def _claims(self, route: int, length: int, color: int, count: int, locomotives: int) -> list[RouteClaims]:
        """The claims of a route that takes no substitutes with so many cards of a colour, or of locomotives only.

        There are not many of them, so they are cached.
        """
        # More cards than spaces make no difference.
        key = (
            route,
            color,
            count if count < length else length,
            locomotives if locomotives < length else length,
        )
        found = self._known.get(key)
        if found is None:
            price = self._prices[route]
            if color == LOCOMOTIVE:
                ways = all_locomotives(price, locomotives)
            else:
                ways = in_one_color(price, color, count, locomotives)
            found = self._known[key] = [RouteClaims(route, ways)] if ways else []
        return found


_tariff = cache(_Tariff)
