"""The routes that a greedy player still wants: for one ticket after the other a shortest open path.

The same as :mod:`northline.kernel.policies.greedy_plan`, choice by choice, for those who have no kernel.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

from northline.rules.analysis.planning import exits_of, spaces_to_build, way_back
from northline.rules.network import Path
from northline.rules.state import NOBODY
from northline.rules.view import View

Exits = Sequence[Sequence[tuple[int, int]]]

BORROWING = 8
"""Spaces that borrowing a route is worth: a station costs cards, a turn and points."""


class Wishes:
    """What one seat of one game wants. Kept up from choice to choice, and made anew only when there is a reason."""

    def __init__(self) -> None:
        self.routes: set[int] = set()
        """All that were planned, also those claimed since."""
        self._tickets: frozenset[int] | None = frozenset()

    def look(self, view: View) -> None:
        """See what is there now, and plan anew if the tickets are others or somebody took a wanted route."""
        assert view.seat is not None
        self._view, self._spaces = view, spaces_to_build(view, view.seat)
        tickets = frozenset(view.own_tickets)
        if tickets != self._tickets or any(self._spaces[route] is None for route in self.routes):
            self._tickets = tickets
            self._plan(view.trains[view.seat], view.edition.rules.stations > len(view.stations[view.seat]))

    def _plan(self, trains: int, may_build: bool) -> None:
        self.routes.clear()
        tickets = self._view.edition.tickets
        for ticket in sorted(self._view.own_tickets, key=lambda ticket: (-tickets[ticket].points, ticket)):
            path = self.path(ticket, trains)
            if path is not None:
                self.want(path)
                trains -= path.length
            elif may_build:
                path = self.path(ticket, trains, BORROWING)
                if path is not None and sum(map(self._is_others, path.routes)) == 1:
                    self.want(path)
                    trains -= path.length - BORROWING

    def only_think(self) -> None:
        """What is wanted from here on is only thought of: before the next turn all is planned anew."""
        self._tickets = None

    def want(self, path: Path) -> None:
        """The routes of a path that can still be claimed."""
        self.routes.update(route for route in path.routes if self._spaces[route])

    @property
    def open_routes(self) -> list[int]:
        """What is wanted and not claimed yet."""
        return [route for route in self.routes if self._spaces[route]]

    def path(self, ticket: int, trains: int, borrowing: int | None = None) -> Path | None:
        """The fewest spaces still to be claimed for a ticket; None when they are more than the trains.

        What is wanted already costs nothing. Routes of others can be borrowed as if they had so many spaces.
        """
        costs = list(self._spaces)
        for route in self.routes:
            costs[route] = 0
        if borrowing is not None:
            costs = [borrowing if self._is_others(route) else cost for route, cost in enumerate(costs)]
        ends = self._view.edition.tickets[ticket]
        return _shortest(exits_of(self._view.edition), costs, ends.a, ends.b, trains)

    def _is_others(self, route: int) -> bool:
        return self._view.owners[route] not in (NOBODY, self._view.seat)


def _shortest(exits: Exits, costs: Sequence[int | None], start: int, goal: int, most: int) -> Path | None:
    """The shortest path within ``most`` spaces. Of several it is the one that was found first, as in the kernel."""
    far = {start: 0}
    reached = {start: (-1, start)}  # city: the route and city it was reached through
    queue = [(0, start)] if most >= 0 else []
    done: set[int] = set()
    while queue:
        distance, city = heappop(queue)
        if city == goal:
            return Path(distance, way_back(reached, goal))
        if city in done:
            continue
        done.add(city)
        for route, there in exits[city]:
            cost = costs[route]
            if cost is not None and distance + cost <= most and distance + cost < far.get(there, most + 1):
                far[there], reached[there] = distance + cost, (route, city)
                heappush(queue, (distance + cost, there))
    return None
