"""Where a greedy player builds a station: where borrowing one route completes a ticket.

The same as :mod:`northline.kernel.policies.greedy_stations`, for those who have no kernel.
"""

from __future__ import annotations

from dataclasses import dataclass

from northline.rules.analysis.planning import exits_of
from northline.rules.state import NOBODY
from northline.rules.view import View


@dataclass(frozen=True, slots=True)
class Bridge:
    city: int
    """Where the station goes."""
    gain: int
    """The points it brings: a completed ticket counts instead of against its owner, an unused station no longer."""


def best_station(view: View, seat: int) -> Bridge | None:
    """The station that completes the ticket with most points; None where none does."""
    edition = view.edition
    best = None
    for index in sorted(view.own_tickets):
        ticket = edition.tickets[index]
        gain = 2 * ticket.points - edition.rules.station_points
        if gain > (best.gain if best else 0):
            here = _connected(view, seat, ticket.a)
            if ticket.b not in here:
                city = _city_between(view, seat, here, _connected(view, seat, ticket.b))
                if city is not None:
                    best = Bridge(city, gain)
    return best


def _connected(view: View, seat: int, start: int) -> set[int]:
    """The cities that a seat's routes connect with a city, and what its stations may borrow."""
    exits, stations = exits_of(view.edition), view.stations[seat]
    reached, frontier = {start}, [start]
    while frontier:
        city = frontier.pop()
        for route, there in exits[city]:
            owner = view.owners[route]
            usable = owner == seat or (owner != NOBODY and (city in stations or there in stations))
            if usable and there not in reached:
                reached.add(there)
                frontier.append(there)
    return reached


def _city_between(view: View, seat: int, here: set[int], there: set[int]) -> int | None:
    """A city without a station from which somebody else's route leads from one set of cities into another."""
    taken = {city for cities in view.stations for city in cities}
    for city in sorted(here):
        for route, end in exits_of(view.edition)[city]:
            if view.owners[route] not in (NOBODY, seat) and end in there:
                for place in (city, end):
                    if place not in taken:
                        return place
    return None
