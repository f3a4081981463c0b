"""The way to a ticket that takes the fewest trains, on the board as it lies open for all to see."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from heapq import heappop, heappush

from northline.editions.model import Edition
from northline.rules.analysis.planning import exits_of, spaces_to_build
from northline.rules.network import Path
from northline.rules.state import NOBODY

_FAR = 1 << 30
"""Longer than every way."""

_Loan = tuple[int, int, bool, bool]
"""A route of others and where it leads; whether a standing station can use it, and one yet to be built."""


@dataclass(frozen=True, slots=True)
class Board:
    """What the ways of a seat depend on."""

    edition: Edition
    players: int
    owners: tuple[int, ...]
    stations: tuple[tuple[int, ...], ...]
    seat: int


@lru_cache(maxsize=256)
def ways_on(board: Board) -> Ways:
    return Ways(board)


class Ways:
    """The ways of one seat. Of several equally short ones it is any with the fewest stations, but always the same."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._exits = exits_of(board.edition)
        costs = spaces_to_build(board, board.seat)
        self._costs = [_FAR if cost is None else cost for cost in costs]
        built = len(board.stations[board.seat])
        self._layers = _layers(built, board.edition.rules.stations - built)
        self._loans = self._to_borrow(later=False)
        self._known: dict[tuple[int, bool], Path | None] = {}

    def to(self, ticket: int, later: bool = False) -> Path | None:
        """The way to a ticket, with its trains and the routes to claim. None: there is no way.

        ``later``: with routes to borrow that somebody may yet claim for us.
        """
        if (ticket, later) not in self._known:
            self._known[ticket, later] = self._search(
                ticket, self._to_borrow(later) if later else self._loans
            )
        return self._known[ticket, later]

    def _to_borrow(self, later: bool) -> dict[int, list[_Loan]]:
        """For each city the routes that a station could use there."""
        board, loans = self._board, dict[int, list[_Loan]]()
        if not board.edition.rules.stations:
            return loans
        built = board.stations[board.seat]
        taken = {city for cities in board.stations for city in cities}
        for index, owner in enumerate(board.owners):
            if owner == board.seat or (owner == NOBODY and not later):
                continue
            route = board.edition.routes[index]
            a, b = route.a, route.b
            how = a in built or b in built, not (a in taken and b in taken)
            loans.setdefault(a, []).append((index, b, *how))
            loans.setdefault(b, []).append((index, a, *how))
        return loans

    def _search(self, ticket: int, loans: dict[int, list[_Loan]]) -> Path | None:
        """Dijkstra's algorithm. A state is a city in a layer: how many stations were used on the way there.

        States are numbers, and so is what the queue holds: the cost first, then the layer.
        """
        ends, exits, costs, layers = (
            self._board.edition.tickets[ticket],
            self._exits,
            self._costs,
            self._layers,
        )
        cities = len(exits)
        states = cities * len(layers)
        reached, before = [_FAR] * states, [(-1, -1)] * states
        reached[ends.a] = 0
        queue = [ends.a]
        while queue:
            cost, here = divmod(heappop(queue), states)
            number, city = divmod(here, cities)
            layer, first = layers[number], cities * number
            if cost > reached[here]:
                continue
            if layer.better and any(reached[cities * less + city] <= cost for less in layer.better):
                continue
            if city == ends.b:
                return Path(cost, self._claims(before, here, cities))
            for route, other in exits[city]:
                total = cost + costs[route]
                there = first + other
                if total < reached[there]:
                    reached[there] = total
                    before[there] = route, here
                    heappush(queue, states * total + there)
            for route, other, standing, to_build in loans.get(city, ()):
                onward = layer.after_standing if standing else None
                if onward is None and to_build:
                    onward = layer.after_building
                if onward is not None and cost < reached[cities * onward + other]:
                    there = cities * onward + other
                    reached[there] = cost
                    before[there] = route, here
                    heappush(queue, states * cost + there)
        return None

    def _claims(self, before: list[tuple[int, int]], state: int, cities: int) -> tuple[int, ...]:
        """The routes of a way that are to be claimed, in order."""
        routes = []
        route, earlier = before[state]
        while route >= 0:
            if self._board.owners[route] == NOBODY and earlier // cities == state // cities:
                routes.append(route)
            state = earlier
            route, earlier = before[state]
        return tuple(reversed(routes))


@dataclass(frozen=True, slots=True)
class _Layer:
    """So many stations used. Where one could get with fewer, and not more trains, it is not worth looking further."""

    after_standing: int | None
    """The layer when one more of the standing stations is used; None when there is none left."""
    after_building: int | None
    """The same for a station yet to be built."""
    better: tuple[int, ...]


@cache
def _layers(standing: int, to_build: int) -> tuple[_Layer, ...]:
    """All layers, those with the fewest stations first."""
    used = sorted(
        ((s, b) for s in range(standing + 1) for b in range(to_build + 1)), key=lambda pair: (sum(pair), pair)
    )
    numbers = {pair: number for number, pair in enumerate(used)}
    return tuple(
        _Layer(
            numbers.get((s + 1, b)),
            numbers.get((s, b + 1)),
            tuple(numbers[less] for less in used if less != (s, b) and less[0] <= s and less[1] <= b),
        )
        for s, b in used
    )
