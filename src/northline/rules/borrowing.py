"""Which routes a player's stations borrow: STATION-3.

The choice is made for the player and is optimal: most ticket points, then most completed tickets.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Protocol

from northline.editions.model import Edition
from northline.rules.network import DisjointSet, connected_cities
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
    edition = built.edition
    own = connected_cities(edition, built.routes_of(seat))
    best: tuple[Borrowed, ...] = ()
    completed = _completed(edition, tickets, own)
    best_value = _value(edition, completed)
    if len(completed) == len(tickets):
        return best, completed
    choices = [_useful_routes(built, seat, city, own) for city in built.stations[seat]]
    for picked in product(*choices):
        borrowed = tuple(choice for choice in picked if choice is not None)
        with_loans = own.copy()
        for choice in borrowed:
            route = edition.routes[choice.route]
            with_loans.union(route.a, route.b)
        then_completed = _completed(edition, tickets, with_loans)
        value = _value(edition, then_completed)
        if value > best_value:
            best, completed, best_value = borrowed, then_completed, value
    return best, completed


def _useful_routes(built: Built, seat: int, city: int, own: DisjointSet) -> list[Borrowed | None]:
    """The choices of a station: nothing, or somebody else's route into its city; one for each place it leads to."""
    found: dict[int, Borrowed] = {}
    for index, owner in enumerate(built.owners):
        if owner in (NOBODY, seat):
            continue
        route = built.edition.routes[index]
        if city in (route.a, route.b):
            beyond = own.find(route.b if city == route.a else route.a)
            if beyond != own.find(city):
                found.setdefault(beyond, Borrowed(city, index))
    return [None, *found.values()]


def _completed(edition: Edition, tickets: Sequence[int], cities: DisjointSet) -> frozenset[int]:
    return frozenset(
        ticket for ticket in tickets if cities.connected(edition.tickets[ticket].a, edition.tickets[ticket].b)
    )


def _value(edition: Edition, completed: frozenset[int]) -> tuple[int, int]:
    return sum(edition.tickets[ticket].points for ticket in completed), len(completed)
