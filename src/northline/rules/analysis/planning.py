"""What a player asks while planning: the cheapest path to a city, what is missing to pay, and why an action is refused.

Bots and user interfaces ask it. Everything is answered from public information and the player's own hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from heapq import heappop, heappush

from northline.editions.model import Edition
from northline.rules.cards import COLORS, LOCOMOTIVE, Cards
from northline.rules.claim import Claims, openness, out_of_reach
from northline.rules.errors import IllegalAction
from northline.rules.network import Path
from northline.rules.payment import Price, route_prices, station_price
from northline.rules.station import unavailable
from northline.rules.view import View


def spaces_to_build(position: Claims, seat: int) -> tuple[int | None, ...]:
    """What each route would cost a seat in spaces: 0 for its own, None for those closed to it."""
    routes, is_open = position.edition.routes, openness(position, seat)
    return tuple(
        0 if owner == seat else routes[route].length if is_open(route) else None
        for route, owner in enumerate(position.owners)
    )


def cheapest_path(edition: Edition, costs: Sequence[int | None], start: int, end: int) -> Path | None:
    """The cheapest path between two cities, given the cost of each route (None: closed); None when there is none.

    The ``length`` of the result is its cost. Of several equally cheap paths it is always the same one.

    >>> from northline.editions import edition
    >>> europe = edition("europe")
    >>> lengths = [route.length for route in europe.routes]
    >>> path = cheapest_path(europe, lengths, europe.city_index["brest"], europe.city_index["venezia"])
    >>> path.length, [europe.routes[route].id for route in path.routes]
    (8, ['brest-paris', 'paris-zurich', 'venezia-zurich'])
    """
    exits = exits_of(edition)
    reached: dict[int, tuple[int, int]] = {}  # city: the route and city it was reached through
    queue = [(0, start, -1, start)]
    while queue:
        cost, city, route, before = heappop(queue)
        if city in reached:
            continue
        reached[city] = (route, before)
        if city == end:
            return Path(cost, way_back(reached, end))
        for onward, other in exits[city]:
            step = costs[onward]
            if step is not None and other not in reached:
                heappush(queue, (cost + step, other, onward, city))
    return None


def way_back(reached: dict[int, tuple[int, int]], end: int) -> tuple[int, ...]:
    """The routes of a path, from the route and city that each city was reached through; the start has route -1."""
    routes = []
    route, before = reached[end]
    while route >= 0:
        routes.append(route)
        route, before = reached[before]
    return tuple(reversed(routes))


@cache
def exits_of(edition: Edition) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each city the routes that leave it, and where they lead."""
    exits: list[list[tuple[int, int]]] = [[] for _ in edition.cities]
    for index, route in enumerate(edition.routes):
        exits[route.a].append((index, route.b))
        exits[route.b].append((index, route.a))
    return tuple(map(tuple, exits))


# Why not?


def why_not_claim(view: View, route: int) -> IllegalAction | None:
    """Why the seat of a view cannot claim a route now; None when it can. What can never change comes first.

    The order is that of :func:`northline.rules.claim.check_claim`, with what the hand lacks in place of a payment.

    >>> from northline.rules import State, view
    >>> state = State.from_dict({"edition": "europe", "players": 2, "hands": [{"black": 2}, {}]})
    >>> why_not_claim(view(state, 0), state.edition.route_index["brest-paris"]).why
    'you lack 1 card of black'
    """
    assert view.seat is not None, "a spectator claims nothing"
    unreachable = out_of_reach(view, view.seat, route)
    if unreachable is not None:
        return unreachable
    return _lacks(lacking(route_prices(view.edition)[route], view.hand), "CLAIM-2") or _not_now(view)


def why_not_build(view: View, city: int) -> IllegalAction | None:
    """Why the seat of a view cannot build a station in a city now; None when it can."""
    assert view.seat is not None, "a spectator builds nothing"
    impossible = unavailable(view, view.seat, city)
    if impossible is not None:
        return impossible
    price = station_price(len(view.stations[view.seat]))
    return _lacks(lacking(price, view.hand), "STATION-1") or _not_now(view)


def _lacks(lack: Lack, rule: str) -> IllegalAction | None:
    color = COLORS[lack.color]
    if lack.cards and lack.locomotives:
        return IllegalAction(rule, "lacks_both", cards=lack.cards, color=color, locomotives=lack.locomotives)
    if lack.cards:
        return IllegalAction(rule, "lacks_cards", cards=lack.cards, color=color)
    if lack.locomotives:
        return IllegalAction(rule, "lacks_locomotives", locomotives=lack.locomotives)
    return None


def _not_now(view: View) -> IllegalAction | None:
    if view.over:
        return IllegalAction("TURN-1", "game_over")
    if view.seat not in view.to_act:
        return IllegalAction("TURN-1", "not_your_turn")
    return None if view.phase == "turn" else IllegalAction("TURN-1", f"now_{view.phase}")


# What is missing


@dataclass(frozen=True, slots=True)
class Lack:
    """The fewest cards that a hand lacks to pay a price with one colour."""

    color: int
    cards: int
    """Of this colour; where locomotives stand for it, those do as well."""
    locomotives: int = 0
    """These must be locomotives, or what the rules take in their place."""

    @property
    def total(self) -> int:
        return self.cards + self.locomotives


@lru_cache(maxsize=4096)
def lacking(price: Price, hand: Cards) -> Lack:
    """What a hand lacks with the colour that serves best; cached, since many routes have the same price."""
    lack = _lack_for(price)
    if lack is not _lack_with_pairs:  # pairs of it might be worth more; else the colour most held serves best
        return lack(price, hand, max(price.paying_colors, key=hand.__getitem__))
    return min(lacking_by_color(price, hand), key=lambda lack: (lack.total, -hand[lack.color]))


def lacking_by_color(price: Price, hand: Cards) -> tuple[Lack, ...]:
    """What a hand lacks with each colour that may pay."""
    lack = _lack_for(price)
    return tuple(lack(price, hand, color) for color in price.paying_colors)


def _lack_for(price: Price) -> Callable[[Price, Cards, int], Lack]:
    if price.any_for_one:
        return _lack_with_substitutes
    return _lack_with_pairs if price.pairs and price.symbols else _lack_plain


def _lack_plain(price: Price, hand: Cards, color: int) -> Lack:
    spare = max(0, hand[LOCOMOTIVE] - price.symbols) if price.wild else 0
    cards = max(0, price.length - price.symbols - hand[color] - spare)
    return Lack(color, cards, max(0, price.symbols - hand[LOCOMOTIVE]))


def _lack_with_pairs(price: Price, hand: Cards, color: int) -> Lack:
    """Locomotives may go to the symbols or stand for the colour: every split is tried."""
    found = []
    others = price.length - price.symbols
    for on_symbols in range(min(hand[LOCOMOTIVE], price.symbols) + 1):
        spare = hand[LOCOMOTIVE] - on_symbols if price.wild else 0
        colored = max(0, others - spare)
        cards = max(0, colored - hand[color])
        left = max(0, hand[color] - colored)
        pairs = sum(count // 2 for kind, count in enumerate(hand[:LOCOMOTIVE]) if kind != color) + left // 2
        found.append(Lack(color, cards, max(0, price.symbols - on_symbols - pairs)))
    return min(found, key=lambda lack: lack.total)


def _lack_with_substitutes(price: Price, hand: Cards, color: int) -> Lack:
    """Every number of spaces paid with sets of any cards is tried."""
    found = []
    for sets in range(price.length + 1):
        symbols = max(0, price.symbols - sets)
        others = price.length - sets - symbols
        on_symbols = min(hand[LOCOMOTIVE], symbols)
        colored = min(hand[color], others)
        wild = min(hand[LOCOMOTIVE] - on_symbols, others - colored) if price.wild else 0
        left_over = sum(hand) - on_symbols - colored - wild
        cards = others - colored - wild + max(0, price.any_for_one * sets - left_over)
        found.append(Lack(color, cards, symbols - on_symbols))
    return min(found, key=lambda lack: lack.total)
