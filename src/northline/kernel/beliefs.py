"""What a seat may believe about the others' tickets (``search/ticket_priors.py``), for many positions at once."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import Edition
from northline.kernel import entry_points
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import MAX_CITIES, MAX_PLAYERS, MAX_ROUTES, MAX_TICKETS


def ticket_priors(edition: Edition, games: NDArray[Any]) -> NDArray[np.float64]:
    """Return the weights of tickets by game, seat and ticket: how likely a seat is to hold each of them.

    >>> from northline import edition, kernel
    >>> batch = kernel.Batch(edition("europe"), players=2, games=3, seeds=[1, 2, 3])
    >>> priors = ticket_priors(batch.edition, batch.games)
    >>> priors.shape, bool((priors == 1).all())  # nobody has built anything yet
    ((3, 5, 64), True)
    """
    weights = np.ones((len(games), MAX_PLAYERS, MAX_TICKETS))
    room = np.zeros((1 + MAX_CITIES, MAX_ROUTES))
    entry_points.ticket_priors_of_games(tables_of(edition), games, room, weights, 0, len(games))
    return weights
