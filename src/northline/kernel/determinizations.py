"""Many determinizations of one position at once: games that look the same to a seat, for whoever plays them on."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import Edition
from northline.kernel import entry_points
from northline.kernel.beliefs import ticket_priors
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import GAME, SCRATCH

_UNRELATED = 0.03
"""The weight of a ticket that has nothing to do with what somebody has built, as if it had been drawn just now, where
one that is done has 1. Without it the prior is too sure of itself late in a game (``benchmarks/beliefs.py``)."""


def ticket_weights(edition: Edition, games: NDArray[Any]) -> NDArray[np.float64]:
    """Return weights of tickets by game, seat and ticket: how likely a seat is to hold each of them."""
    return ticket_priors(edition, games) + _UNRELATED


class Determinizer:
    """Deals again what a seat cannot see of a position: cards at random, tickets by what the others have built.

    >>> from northline import edition, kernel
    >>> batch = kernel.Batch(edition("europe"), players=2, games=1, seeds=[1])
    >>> games = Determinizer(batch.edition, batch.games, seat=0).deal(kernel.seeds(7, 3))
    >>> len(set(games["hands"][:, 0].tolist())), len(set(games["hands"][:, 1].tolist()))
    (1, 3)
    """

    def __init__(self, edition: Edition, game: NDArray[Any], seat: int) -> None:
        """``game`` is an array with one game in which the seat may act."""
        self._tables, self._seat = tables_of(edition), seat
        self._game = game[:1].copy()
        self._game["seat"] = seat  # while opening tickets are chosen others may be next
        self._weights = ticket_weights(edition, self._game)[0]

    def deal(self, seeds: NDArray[np.uint64]) -> NDArray[Any]:
        """Return a game for each seed."""
        games = np.repeat(self._game, len(seeds)).astype(GAME)
        games["chance"] = seeds
        entry_points.determinize_games(
            self._tables, games, np.zeros(1, SCRATCH), 0, self._seat, self._weights, 0, len(games)
        )
        return games
