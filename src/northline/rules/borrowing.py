"""Which routes a player's stations borrow: STATION-3.

The choice is made for the player and is the best there is: most ticket points, then most tickets completed.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from northline.rules.network import Connections
from northline.rules.state import NOBODY, State


@dataclass(frozen=True, slots=True)
class Borrowed:
    """A station in a city uses a route of somebody else."""

    city: int
    route: int


def borrow(state: State, seat: int) -> tuple[tuple[Borrowed, ...], frozenset[int]]:
    """The routes that a seat's stations use, and the tickets it completes with them."""
    own = Connections(state.edition, state.routes_of(seat))
    best: tuple[Borrowed, ...] = ()
    completed = _completed(state, seat, own)
    best_value = _value(state, completed)
    if len(completed) == len(state.tickets[seat]):
        return best, completed
    choices = [_useful_routes(state, seat, city, own) for city in state.stations[seat]]
    for picked in product(*choices):
        borrowed = tuple(choice for choice in picked if choice is not None)
        connections = own.copy()
        for choice in borrowed:
            route = state.edition.routes[choice.route]
            connections.join(route.a, route.b)
        tickets = _completed(state, seat, connections)
        value = _value(state, tickets)
        if value > best_value:
            best, completed, best_value = borrowed, tickets, value
    return best, completed


def _useful_routes(state: State, seat: int, city: int, own: Connections) -> list[Borrowed | None]:
    """Nothing, or a route of somebody else into the city; of those that lead to the same place, one."""
    found: dict[int, Borrowed] = {}
    for index, owner in enumerate(state.owners):
        if owner in (NOBODY, seat):
            continue
        route = state.edition.routes[index]
        if city in (route.a, route.b):
            beyond = own.root(route.b if city == route.a else route.a)
            if beyond != own.root(city):
                found.setdefault(beyond, Borrowed(city, index))
    return [None, *found.values()]


def _completed(state: State, seat: int, connections: Connections) -> frozenset[int]:
    tickets = state.edition.tickets
    return frozenset(
        ticket for ticket in state.tickets[seat] if connections.joined(tickets[ticket].a, tickets[ticket].b)
    )


def _value(state: State, completed: frozenset[int]) -> tuple[int, int]:
    return sum(state.edition.tickets[ticket].points for ticket in completed), len(completed)
