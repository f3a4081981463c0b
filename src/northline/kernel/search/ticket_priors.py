"""The prior of determinizations: which tickets the others may hold, by what they have built.

Somebody who has built half of the way between two cities more likely holds a ticket for them than somebody who has
built elsewhere. With tickets dealt uniformly at random, everything the others have built would seem pointless, and
a search would underestimate them.
"""

from __future__ import annotations

import math

from northline.kernel.core.bits import has_bit
from northline.kernel.core.compiler import device_function

_FAR = 1e6
_STEEPNESS = 14.0
"""The logarithm of how much less likely a ticket is that has not been begun, when all trains are used."""


@device_function
def fill_ticket_distances(tables, distances, spaces):
    """Fill in, for each ticket, how many spaces a seat without any routes would have to build where all are open."""
    for route in range(tables.routes):
        distances[0, route] = tables.route_length[route]
    _find_shortest(tables, distances)
    for ticket in range(tables.tickets):
        spaces[ticket] = distances[1 + tables.ticket_a[ticket], tables.ticket_b[ticket]]


@device_function
def fill_ticket_priors(tables, game, distances, spaces, weights):
    """Fill in weights of tickets by seat: how likely a seat is to hold each of them, 1 for a completed one.

    ``spaces`` are those of ``fill_ticket_distances``. ``distances`` is room to work in: a row for the lengths of
    routes, and one for each city.
    """
    for seat in range(game.players):
        used = 1.0 - game.trains[seat] / tables.trains
        for route in range(tables.routes):
            word, bit = route >> 6, route & 63
            distances[0, route] = _FAR
            if has_bit(game.owned[seat, word], bit):
                distances[0, route] = 0.0
            elif has_bit(game.open[seat, word], bit):
                distances[0, route] = tables.route_length[route]
        _find_shortest(tables, distances)
        for ticket in range(tables.tickets):
            left = distances[1 + tables.ticket_a[ticket], tables.ticket_b[ticket]]
            weights[seat, ticket] = math.exp(-_STEEPNESS * used * min(1.0, left / spaces[ticket]))


@device_function
def _find_shortest(tables, distances):
    """Find the shortest path between any two cities (Floyd and Warshall), by the lengths of routes in the first row."""
    for one in range(tables.cities):
        for other in range(tables.cities):
            distances[1 + one, other] = 0.0 if one == other else _FAR
    for route in range(tables.routes):
        one, other, length = tables.route_a[route], tables.route_b[route], distances[0, route]
        if length < distances[1 + one, other]:
            distances[1 + one, other], distances[1 + other, one] = length, length
    for via in range(tables.cities):
        for one in range(tables.cities):
            first = distances[1 + one, via]
            if first < _FAR:
                for other in range(tables.cities):
                    distances[1 + one, other] = min(
                        distances[1 + one, other], first + distances[1 + via, other]
                    )
