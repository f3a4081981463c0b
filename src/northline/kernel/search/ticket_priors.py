"""The prior of determinizations: which tickets the others may hold, by what they have built.

Somebody who has built half of the way between two cities more likely holds a ticket for them than somebody who has
built elsewhere. With tickets dealt uniformly at random, everything the others have built would seem pointless, and
a search would underestimate them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import Edition
from northline.kernel.core.layout import MAX_PLAYERS, MAX_TICKETS

_FAR = 1e6
_STEEPNESS = 14.0
"""The logarithm of how much less likely a ticket is that has not been begun, when all trains are used."""


def ticket_priors(edition: Edition, game: Any) -> NDArray[np.float64]:
    """Return weights of tickets by seat: how likely a seat is to hold each of them, 1 for a completed one."""
    weights = np.ones((MAX_PLAYERS, MAX_TICKETS))
    whole = _distances(edition, np.array([route.length for route in edition.routes], float))
    for seat in range(int(game["players"])):
        used = 1 - int(game["trains"][seat]) / edition.rules.trains
        left = _distances(edition, _spaces_to_build(edition, game, seat))
        for index, ticket in enumerate(edition.tickets):
            share = min(1.0, left[ticket.a, ticket.b] / whole[ticket.a, ticket.b])
            weights[seat, index] = np.exp(-_STEEPNESS * used * share)
    return weights


def _spaces_to_build(edition: Edition, game: Any, seat: int) -> NDArray[np.float64]:
    """The spaces of each route that a seat would still have to build: none on its own, very many on closed ones."""

    def is_in(words: NDArray[Any], route: int) -> bool:
        return bool(int(words[route >> 6]) >> (route & 63) & 1)

    return np.array(
        [
            0.0 if is_in(game["owned"][seat], n) else route.length if is_in(game["open"][seat], n) else _FAR
            for n, route in enumerate(edition.routes)
        ]
    )


def _distances(edition: Edition, lengths: NDArray[np.float64]) -> NDArray[np.float64]:
    """The length of the shortest path between any two cities, in spaces."""
    distances = np.full((len(edition.cities),) * 2, _FAR)
    np.fill_diagonal(distances, 0.0)
    for route, length in zip(edition.routes, lengths, strict=True):
        shorter = min(distances[route.a, route.b], length)
        distances[route.a, route.b] = distances[route.b, route.a] = shorter
    for city in range(len(distances)):  # Floyd and Warshall
        distances = np.minimum(distances, distances[:, city, None] + distances[city])
    return distances
