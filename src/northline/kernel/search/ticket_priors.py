"""What a seat can guess of the tickets that others hold.

Whoever has built half of the way between two cities more likely holds a ticket for them than somebody who has built
elsewhere. Without this a player who looks ahead takes others for fools: with tickets dealt at random, all of what
they have built seems to be in vain.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import Edition
from northline.kernel.core.layout import MOST_PLAYERS, MOST_TICKETS

_FAR = 1e6
_SUSPICION = 14.0
"""How much less likely a ticket is that has not been begun, when all trains are used: so many powers of e."""


def likely_tickets(edition: Edition, game: Any) -> NDArray[np.float64]:
    """How likely each seat is to hold each ticket, by what it has built: weights, 1 for a ticket that is completed."""
    weights = np.ones((MOST_PLAYERS, MOST_TICKETS))
    whole = _ways(edition, np.array([route.length for route in edition.routes], float))
    for seat in range(int(game["players"])):
        used = 1 - int(game["trains"][seat]) / edition.rules.trains
        left = _ways(edition, _spaces_to_build(edition, game, seat))
        for index, ticket in enumerate(edition.tickets):
            share = min(1.0, left[ticket.a, ticket.b] / whole[ticket.a, ticket.b])
            weights[seat, index] = np.exp(-_SUSPICION * used * share)
    return weights


def _spaces_to_build(edition: Edition, game: Any, seat: int) -> NDArray[np.float64]:
    """For each route the spaces that a seat would have to build: none on its own, very many on closed ones."""

    def is_in(words: NDArray[Any], route: int) -> bool:
        return bool(int(words[route >> 6]) >> (route & 63) & 1)

    return np.array(
        [
            0.0 if is_in(game["owned"][seat], n) else route.length if is_in(game["open"][seat], n) else _FAR
            for n, route in enumerate(edition.routes)
        ]
    )


def _ways(edition: Edition, lengths: NDArray[np.float64]) -> NDArray[np.float64]:
    """The shortest way between any two cities, in spaces."""
    ways = np.full((len(edition.cities),) * 2, _FAR)
    np.fill_diagonal(ways, 0.0)
    for route, length in zip(edition.routes, lengths, strict=True):
        ways[route.a, route.b] = ways[route.b, route.a] = min(ways[route.a, route.b], length)
    for city in range(len(ways)):
        ways = np.minimum(ways, ways[:, city, None] + ways[city])
    return ways
