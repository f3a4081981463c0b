"""The path to a ticket that takes the fewest trains, on the board as everyone sees it.

A game is followed from board to board: a path is searched for again only when something happened that could change it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from functools import cache
from heapq import heappop, heappush

from northline.editions.model import Edition
from northline.rules.chance import SplitMix
from northline.rules.claim import openness, parallel_routes
from northline.rules.network import exits_of
from northline.rules.state import NOBODY

# A path is weighed by its trains, then by its stations, then by ties: a small random number for each route, so that of
# equally good paths one is best. Thus it does not matter in which order they are found.
_TRAIN = 1 << 40
_STATION = 1 << 32
_LARGEST_TIE = 1 << 24
_UNREACHED = 1 << 60
"""More than every path weighs."""

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
    """All that the paths of a seat depend on."""

    edition: Edition
    players: int
    owners: tuple[int, ...]
    stations: tuple[tuple[int, ...], ...]
    seat: int


@dataclass(slots=True)
class _Found:
    """The result of a search, and how far it got."""

    path: TicketPath | None
    weight: int
    reached: list[int]
    """What the best way to each node weighs. Once the board has changed, it may weigh more, but never less."""


class TicketPaths:
    """The paths of one seat. Of several with equally few trains it returns one with the fewest stations."""

    def __init__(self, board: Board) -> None:
        self._exits = exits_of(board.edition)
        self._ties = _ties(board.edition)
        self._begin(board)

    def _begin(self, board: Board) -> None:
        """Know nothing but a board."""
        self._board = board
        is_open = openness(board, board.seat)
        self._weights = [
            0 if owner == board.seat else self._weight(route) if is_open(route) else _UNREACHED
            for route, owner in enumerate(board.owners)
        ]
        built = len(board.stations[board.seat])
        self._layers = _layers(built, board.edition.rules.stations - built)
        self._loans = self._borrowable()
        self._found: dict[int, _Found] = {}
        self._at_best: dict[int, TicketPath | None] = {}
        """What could complete a ticket if others help; None: nothing can any more."""

    def _weight(self, route: int) -> int:
        return self._board.edition.routes[route].length * _TRAIN + self._ties[route]

    def to(self, ticket: int) -> TicketPath | None:
        """The path to a ticket; None when there is none."""
        if ticket not in self._found:
            self._found[ticket] = self._search(ticket, self._loans)
        return self._found[ticket].path

    def possible(self, ticket: int, trains: int) -> bool:
        """Whether so many trains may still suffice: others may claim routes, which stations can use then.

        What is impossible stays so, since each claim takes as many trains as it saves.
        """
        path = self.to(ticket)
        if path is not None and path.trains <= trains:
            return True
        if not self._board.edition.rules.stations:
            return False
        known = self._at_best.get(ticket)
        if known is not None and known.trains > trains:
            del self._at_best[ticket]
        if ticket not in self._at_best:
            at_best = self._search(ticket, self._borrowable(unclaimed=True)).path
            enough = at_best is not None and at_best.trains <= trains
            self._at_best[ticket] = at_best if enough else None
        return self._at_best[ticket] is not None

    # From board to board

    def follow(self, board: Board, tickets: Collection[int]) -> None:
        """Go on to a later board, or to any other one of the same seat. Paths to other tickets are forgotten."""
        before, self._board = self._board, board
        for known in (self._found, self._at_best):
            for ticket in [ticket for ticket in known if ticket not in tickets]:
                del known[ticket]
        if board.owners is before.owners and board.stations is before.stations:
            return
        claimed = _claimed(before, board)
        if claimed is None:
            self._begin(board)
            return
        own = [route for route in claimed if board.owners[route] == board.seat]
        lent = [route for route in claimed if board.owners[route] != board.seat]
        if not board.edition.rules.stations:
            lent = []
        for route in own:
            self._weights[route] = 0
        closed = self._close(claimed)
        stations_built = board.stations != before.stations
        if stations_built:  # there are fewer cities left to build in
            self._loans = self._borrowable()
        else:
            for route in lent:
                self._lend(self._loans, route)

        def usable(path: TicketPath) -> bool:
            return closed.isdisjoint(path.routes) and not (path.stations and stations_built)

        for ticket, found in list(self._found.items()):
            if not (
                (found.path is None or usable(found.path)) and self._still_best(ticket, found, own, lent)
            ):
                del self._found[ticket]
        for ticket, at_best in list(self._at_best.items()):
            if at_best is not None and usable(at_best):
                self._at_best[ticket] = self._without(at_best, own)
            elif at_best is not None:
                del self._at_best[ticket]

    def _close(self, claimed: Iterable[int]) -> set[int]:
        """Close what others have claimed and the parallel routes that closed with it; return these routes."""
        board, weights, closed = self._board, self._weights, set[int]()
        is_open, parallel = openness(board, board.seat), parallel_routes(board.edition)
        for route in claimed:
            closed.update(other for other in (route, *parallel[route]) if not is_open(other))
        closed = {route for route in closed if board.owners[route] != board.seat}
        for route in closed:
            weights[route] = _UNREACHED
        return closed

    def _without(self, path: TicketPath, claimed: list[int]) -> TicketPath:
        """A path of which the seat has claimed some routes, perhaps. If it was the best one, it still is."""
        gained = [route for route in claimed if route in path.routes]
        if not gained:
            return path
        trains = path.trains - sum(self._board.edition.routes[route].length for route in gained)
        left = tuple(route for route in path.routes if route not in gained)
        return replace(path, trains=trains, routes=left)

    def _still_best(self, ticket: int, found: _Found, own: list[int], lent: list[int]) -> bool:
        """Whether routes that now cost nothing lead to no better path. Follows them as far as they are a gain."""
        if not own and not lent:
            return True
        if found.path is not None:
            found.weight -= sum(self._weight(route) for route in own if route in found.path.routes)
            found.path = self._without(found.path, own)
        routes, layers, reached = self._board.edition.routes, self._layers, found.reached
        cities = len(self._exits)
        nodes = cities * len(layers)
        queue: list[int] = []
        for route in own:
            for first in range(0, nodes, cities):
                a, b = first + routes[route].a, first + routes[route].b
                if reached[a] < reached[b]:
                    a, b = b, a
                if reached[b] < reached[a]:
                    reached[a] = reached[b]
                    heappush(queue, nodes * reached[a] + a)
        for route in lent:
            standing, to_build = self._lends(route)
            for here, there in ((routes[route].a, routes[route].b), (routes[route].b, routes[route].a)):
                for number, layer in enumerate(layers):
                    weight = reached[cities * number + here] + _STATION + self._ties[route]
                    onward = layer.onward(standing, to_build)
                    if onward is not None and weight < reached[cities * onward + there]:
                        reached[cities * onward + there] = weight
                        heappush(queue, nodes * weight + cities * onward + there)
        end = self._board.edition.tickets[ticket].b
        return self._advance(queue, reached, None, end, self._loans, found.weight) is None

    # Searching

    def _borrowable(self, unclaimed: bool = False) -> dict[int, list[_Loan]]:
        """For each city the routes that a station could use there; those too, perhaps, that nobody has claimed yet."""
        board, loans = self._board, dict[int, list[_Loan]]()
        if board.edition.rules.stations:
            for route, owner in enumerate(board.owners):
                if owner != board.seat and (owner != NOBODY or unclaimed):
                    self._lend(loans, route)
        return loans

    def _lend(self, loans: dict[int, list[_Loan]], index: int) -> None:
        route, how = self._board.edition.routes[index], self._lends(index)
        loans.setdefault(route.a, []).append((index, route.b, *how))
        loans.setdefault(route.b, []).append((index, route.a, *how))

    def _lends(self, index: int) -> tuple[bool, bool]:
        """Whether a standing station can use a route, and one yet to be built."""
        board, route = self._board, self._board.edition.routes[index]
        built = board.stations[board.seat]
        standing = route.a in built or route.b in built
        to_build = not all(any(end in cities for cities in board.stations) for end in (route.a, route.b))
        return standing, to_build

    def _search(self, ticket: int, loans: dict[int, list[_Loan]]) -> _Found:
        ends, cities = self._board.edition.tickets[ticket], len(self._exits)
        nodes = cities * len(self._layers)
        reached, before = [_UNREACHED] * nodes, [(-1, -1)] * nodes
        reached[ends.a] = 0
        node = self._advance([ends.a], reached, before, ends.b, loans, _UNREACHED)
        if node is None:
            return _Found(None, _UNREACHED, reached)
        weight = reached[node]
        routes, stations = self._claims(before, node, cities), self._layers[node // cities].to_build
        return _Found(TicketPath(weight // _TRAIN, routes, stations), weight, reached)

    def _advance(
        self,
        queue: list[int],
        reached: list[int],
        before: list[tuple[int, int]] | None,
        end: int,
        loans: dict[int, list[_Loan]],
        limit: int,
    ) -> int | None:
        """Dijkstra's algorithm, from what is in the queue to a city; None when it takes as much as the limit or more.

        A node is a city in a layer: how many stations were used on the way there. Nodes are numbers, and so are the
        entries of the queue: the weight first, then the node. ``before`` is told where each node was reached from.
        """
        exits, weights, layers, ties = self._exits, self._weights, self._layers, self._ties
        cities = len(exits)
        nodes = cities * len(layers)
        while queue:
            weight, here = divmod(heappop(queue), nodes)
            if weight >= limit:
                return None
            if weight > reached[here]:
                continue
            number, city = divmod(here, cities)
            layer, first = layers[number], here - city
            if layer.better and any(reached[cities * less + city] <= weight for less in layer.better):
                continue
            if city == end:
                return here
            for route, other in exits[city]:
                total = weight + weights[route]
                there = first + other
                if total < reached[there]:
                    reached[there] = total
                    if before is not None:
                        before[there] = route, here
                    heappush(queue, nodes * total + there)
            if city in loans:
                for route, other, standing, to_build in loans[city]:
                    onward = layer.onward(standing, to_build)
                    total = weight + _STATION + ties[route]
                    if onward is not None and total < reached[cities * onward + other]:
                        there = cities * onward + other
                        reached[there] = total
                        if before is not None:
                            before[there] = route, here
                        heappush(queue, nodes * total + there)
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


def _claimed(before: Board, after: Board) -> list[int] | None:
    """The routes that were claimed between two boards.

    None if something else happened that concerns the seat: it built a station, or something was taken back.
    """
    seat = before.seat
    if before.stations[seat] != after.stations[seat] or any(
        not set(then) <= set(now) for then, now in zip(before.stations, after.stations, strict=True)
    ):
        return None
    changed = [
        route
        for route, (then, now) in enumerate(zip(before.owners, after.owners, strict=True))
        if then != now
    ]
    return changed if all(before.owners[route] == NOBODY for route in changed) else None


@cache
def _ties(edition: Edition) -> tuple[int, ...]:
    chance = SplitMix(0)
    return tuple(chance.below(_LARGEST_TIE) for _ in edition.routes)


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

    def onward(self, standing: bool, to_build: bool) -> int | None:
        """The layer when a route is borrowed: by a standing station if one can use it, or else by a new one."""
        onward = self.after_standing if standing else None
        return self.after_building if onward is None and to_build else onward


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
