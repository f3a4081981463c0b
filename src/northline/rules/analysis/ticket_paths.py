"""The path to a ticket that takes the fewest trains, on the board as everyone sees it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from heapq import heappop, heappush

from northline.editions.model import Edition
from northline.rules.analysis.planning import exits_of, spaces_to_build
from northline.rules.state import NOBODY

_UNREACHED = 1 << 30
"""Longer than every path."""

_Loan = tuple[int, int, bool, bool]
"""A route to borrow and where it leads; whether a standing station can use it, and one yet to be built."""


@dataclass(frozen=True, slots=True)
class TicketPath:
    """How to complete a ticket."""

    trains: int
    routes: tuple[int, ...]
    """The routes to claim, in order."""
    stations: int
    """How many stations have to be built for it."""


@dataclass(frozen=True, slots=True)
class Board:
    """All that the paths of a seat depend on: the key under which they are cached."""

    edition: Edition
    players: int
    owners: tuple[int, ...]
    stations: tuple[tuple[int, ...], ...]
    seat: int


@lru_cache(maxsize=256)
def ticket_paths(board: Board) -> TicketPaths:
    """The paths of a seat on a board; the same object for the same board, so that its searches are shared."""
    return TicketPaths(board)


class TicketPaths:
    """Finds the paths of one seat.

    Of several paths with equally few trains it returns one with the fewest stations, always the same one.
    """

    def __init__(self, board: Board) -> None:
        self._board = board
        self._exits = exits_of(board.edition)
        costs = spaces_to_build(board, board.seat)
        self._costs = [_UNREACHED if cost is None else cost for cost in costs]
        built = len(board.stations[board.seat])
        self._layers = _layers(built, board.edition.rules.stations - built)
        self._loans = self._borrowable(later=False)
        self._found: dict[tuple[int, bool], TicketPath | None] = {}

    def to(self, ticket: int, later: bool = False) -> TicketPath | None:
        """The path to a ticket; None when there is none.

        ``later``: as if every route that nobody owns could be borrowed, since somebody may still claim it.
        """
        if (ticket, later) not in self._found:
            loans = self._borrowable(later) if later else self._loans
            self._found[ticket, later] = self._search(ticket, loans)
        return self._found[ticket, later]

    def _borrowable(self, later: bool) -> dict[int, list[_Loan]]:
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

    def _search(self, ticket: int, loans: dict[int, list[_Loan]]) -> TicketPath | None:
        """Dijkstra's algorithm. A node is a city in a layer: how many stations were used on the way there.

        Nodes are numbers, and so are the entries of the queue: the cost first, then the layer.
        """
        ends, exits, costs, layers = (
            self._board.edition.tickets[ticket],
            self._exits,
            self._costs,
            self._layers,
        )
        cities = len(exits)
        nodes = cities * len(layers)
        reached, before = [_UNREACHED] * nodes, [(-1, -1)] * nodes
        reached[ends.a] = 0
        queue = [ends.a]
        while queue:
            cost, here = divmod(heappop(queue), nodes)
            number, city = divmod(here, cities)
            layer, first = layers[number], cities * number
            if cost > reached[here]:
                continue
            if layer.better and any(reached[cities * less + city] <= cost for less in layer.better):
                continue
            if city == ends.b:
                return TicketPath(cost, self._claims(before, here, cities), layer.to_build)
            for route, other in exits[city]:
                total = cost + costs[route]
                there = first + other
                if total < reached[there]:
                    reached[there] = total
                    before[there] = route, here
                    heappush(queue, nodes * total + there)
            for route, other, standing, to_build in loans.get(city, ()):
                onward = layer.after_standing if standing else None
                if onward is None and to_build:
                    onward = layer.after_building
                if onward is not None and cost < reached[cities * onward + other]:
                    there = cities * onward + other
                    reached[there] = cost
                    before[there] = route, here
                    heappush(queue, nodes * cost + there)
        return None

    def _claims(self, before: list[tuple[int, int]], node: int, cities: int) -> tuple[int, ...]:
        """The routes of a path that are to be claimed, in order."""
        routes = []
        route, earlier = before[node]
        while route >= 0:
            if self._board.owners[route] == NOBODY and earlier // cities == node // cities:
                routes.append(route)
            node = earlier
            route, earlier = before[node]
        return tuple(reversed(routes))


@dataclass(frozen=True, slots=True)
class _Layer:
    """So many stations used. A city reached in a better layer with no more trains is not searched further."""

    to_build: int
    """The stations used that have yet to be built."""
    after_standing: int | None
    """The layer when one more of the standing stations is used; None when there is none left."""
    after_building: int | None
    """The same for a station yet to be built."""
    better: tuple[int, ...]
    """The layers with fewer stations of one kind and no more of the other."""


@cache
def _layers(standing: int, to_build: int) -> tuple[_Layer, ...]:
    """All layers, those with the fewest stations first."""
    used = sorted(
        ((s, b) for s in range(standing + 1) for b in range(to_build + 1)), key=lambda pair: (sum(pair), pair)
    )
    numbers = {pair: number for number, pair in enumerate(used)}
    return tuple(
        _Layer(
            b,
            numbers.get((s + 1, b)),
            numbers.get((s, b + 1)),
            tuple(numbers[less] for less in used if less != (s, b) and less[0] <= s and less[1] <= b),
        )
        for s, b in used
    )
