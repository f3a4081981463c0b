"""Which routes a player's stations borrow: STATION-3.

The choice is made for the player and is optimal: most ticket points, then most completed tickets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Protocol

from northline.editions.model import Edition
from northline.rules.network import DisjointSet, connected_cities, exits_of
from northline.rules.state import NOBODY, State


@dataclass(frozen=True, slots=True)
class Borrowed:
    """A station in a city uses somebody else's route into it."""

    city: int
    route: int


class Built(Protocol):
    """What a position and a view have in common: who owns which route, and who has stations where."""

    @property
    def edition(self) -> Edition: ...
    @property
    def owners(self) -> tuple[int, ...]: ...
    @property
    def stations(self) -> tuple[tuple[int, ...], ...]: ...
    def routes_of(self, seat: int) -> tuple[int, ...]: ...


def borrow(state: State, seat: int) -> tuple[tuple[Borrowed, ...], frozenset[int]]:
    """The routes that a seat's stations use, and the tickets it completes with them."""
    return borrow_for(state, seat, state.tickets[seat])


def borrow_for(
    built: Built, seat: int, tickets: Sequence[int]
) -> tuple[tuple[Borrowed, ...], frozenset[int]]:
    """The same for any tickets: apart from them, only what is public on the board matters."""
    own = connected_cities(built.edition, built.routes_of(seat))
    completed = _completed(built.edition, tickets, own)
    if len(completed) == len(tickets) or not built.stations[seat]:
        return (), completed
    missing = [ticket for ticket in tickets if ticket not in completed]
    best = _Search(built, seat, own, missing).best()
    for borrowed in best:
        route = built.edition.routes[borrowed.route]
        own.union(route.a, route.b)
    return best, _completed(built.edition, tickets, own)


def _completed(edition: Edition, tickets: Sequence[int], cities: DisjointSet) -> frozenset[int]:
    return frozenset(
        ticket for ticket in tickets if cities.connected(edition.tickets[ticket].a, edition.tickets[ticket].b)
    )


_Area = tuple[int, ...]
"""Places that borrowed routes join. Cities that the player's own routes connect are one place."""


class _Search:
    """Tries every way to use the stations of a seat, the last station's choices fastest; the first best one wins."""

    def __init__(self, built: Built, seat: int, own: DisjointSet, tickets: Sequence[int]) -> None:
        self._place = own.find
        self._worth: dict[tuple[int, int], tuple[int, int]] = {}
        """Points and number of the tickets between two places, by either order of the two."""
        for index in tickets:
            ticket = built.edition.tickets[index]
            a, b = own.find(ticket.a), own.find(ticket.b)
            points, count = self._worth.get((a, b), (0, 0))
            self._worth[a, b] = self._worth[b, a] = points + ticket.points, count + 1
        self._stations = [own.find(city) for city in built.stations[seat]]
        self._choices = self._useful([self._routes_into(built, seat, city) for city in built.stations[seat]])
        self._best: tuple[Borrowed, ...] = ()
        self._best_value = (0, 0)

    def best(self) -> tuple[Borrowed, ...]:
        """The routes to borrow: most ticket points, then most completed tickets."""
        self._try(0, {}, (), 0, 0)
        return self._best

    def _try(
        self, station: int, areas: dict[int, _Area], used: tuple[Borrowed, ...], points: int, count: int
    ) -> None:
        """Try all choices from a station on, after those before it joined ``areas`` and completed tickets."""
        if station == len(self._stations):
            if (points, count) > self._best_value:
                self._best, self._best_value = used, (points, count)
            return
        self._try(station + 1, areas, used, points, count)
        place = self._stations[station]
        here = areas.get(place, (place,))
        for beyond, borrowed in self._choices[station].items():
            if beyond in here:
                continue
            there = areas.get(beyond, (beyond,))
            gained = [self._worth[pair] for pair in product(here, there) if pair in self._worth]
            joined = here + there
            self._try(
                station + 1,
                {**areas, **dict.fromkeys(joined, joined)},
                (*used, borrowed),
                points + sum(more for more, _ in gained),
                count + sum(more for _, more in gained),
            )

    def _routes_into(self, built: Built, seat: int, city: int) -> dict[int, Borrowed]:
        """Somebody else's routes into a city: the first one to each place."""
        found: dict[int, Borrowed] = {}
        for route, other in exits_of(built.edition)[city]:
            if built.owners[route] not in (NOBODY, seat):
                found.setdefault(self._place(other), Borrowed(city, route))
        return found

    def _useful(self, choices: list[dict[int, Borrowed]]) -> list[dict[int, Borrowed]]:
        """Only the places that matter: where a ticket ends, where a station is, where routes of two stations meet."""
        times = Counter(beyond for station in choices for beyond in station)
        matter = {end for pair in self._worth for end in pair} | set(self._stations)
        return [
            {beyond: way for beyond, way in station.items() if beyond in matter or times[beyond] > 1}
            for station in choices
        ]
