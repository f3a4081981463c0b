"""What a player asks while planning: the cheapest path to a city, and how many cards a hand lacks to pay.

Bots and user interfaces ask it. Everything is answered from public information and the player's own hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush

from northline.editions.model import Edition
from northline.rules.cards import LOCOMOTIVE, Cards
from northline.rules.claim import Claims, openness
from northline.rules.network import Path
from northline.rules.network import exits_of as exits_of
from northline.rules.payment import Price


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


# What a hand lacks


@dataclass(frozen=True, slots=True)
class Lack:
    """The fewest cards that a hand lacks to pay a price with one colour."""

    color: int
    cards: int
    """Of this colour; where locomotives stand for it, those do as well."""
    locomotives: int = 0
    """These must be locomotives, or what the rules take in their place."""
    odd: int = 0
    """So many of ``cards`` may be of any kind: they fill a set that stands for one card."""

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
    return min((lack for lack, _ in pair_splits(price, hand, color)), key=lambda lack: lack.total)


def pair_splits(price: Price, hand: Cards, color: int) -> Iterator[tuple[Lack, tuple[int, ...]]]:
    """What is lacking for every number of locomotives in hand that go to symbols; the others stand for the colour.

    With it come the colours of which a single card is left over: one more of those makes a pair.
    """
    others = price.length - price.symbols
    for on_symbols in range(min(hand[LOCOMOTIVE], price.symbols) + 1):
        spare = hand[LOCOMOTIVE] - on_symbols if price.wild else 0
        colored = max(0, others - spare)
        left = [
            max(0, count - colored) if kind == color else count
            for kind, count in enumerate(hand[:LOCOMOTIVE])
        ]
        pairs = sum(count // 2 for count in left)
        singles = tuple(kind for kind, count in enumerate(left) if count % 2)
        yield Lack(color, max(0, colored - hand[color]), max(0, price.symbols - on_symbols - pairs)), singles


def _lack_with_substitutes(price: Price, hand: Cards, color: int) -> Lack:
    return min(set_splits(price, hand, color), key=lambda lack: lack.total)


def set_splits(price: Price, hand: Cards, color: int) -> Iterator[Lack]:
    """What is lacking for every number of spaces, with and without symbols, paid with sets of any cards."""
    plain = price.length - price.symbols
    for on_symbols in range(price.symbols + 1):
        for on_others in range(plain + 1):
            symbols, others = price.symbols - on_symbols, plain - on_others
            locomotives = min(hand[LOCOMOTIVE], symbols)
            colored = min(hand[color], others)
            wild = min(hand[LOCOMOTIVE] - locomotives, others - colored) if price.wild else 0
            left_over = sum(hand) - locomotives - colored - wild
            odd = max(0, price.any_for_one * (on_symbols + on_others) - left_over)
            yield Lack(color, others - colored - wild + odd, symbols - locomotives, odd)
