"""Final scores as arrays. The few games that the kernel gives up on are scored by the reference engine."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import Edition
from northline.kernel import entry_points
from northline.kernel.convert import to_state
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import RESULT
from northline.kernel.core.threads import Workers
from northline.rules import standings


def scored(edition: Edition, games: NDArray[Any], workers: Workers) -> NDArray[Any]:
    """Return the final scoring of every game, as if all ended now."""
    results = np.zeros(len(games), RESULT)
    tables = tables_of(edition)
    workers.share(
        len(games),
        lambda worker, start, stop: entry_points.score_games(
            tables, games, workers.scratches, worker, results, start, stop
        ),
    )
    resolve(edition, games, results)
    return results


def resolve(edition: Edition, games: NDArray[Any], results: NDArray[Any]) -> None:
    """Score the games with the reference engine where the search for a longest path gave up."""
    for index in np.flatnonzero(results["resolved"] == 0):
        score_with_reference(edition, games[index], results[index])


def score_with_reference(edition: Edition, game: Any, result: Any) -> None:
    """Fill in the result of one game with the reference engine."""
    for standing in standings(to_state(game, edition)):
        seat, breakdown = standing.seat, standing.breakdown
        result["total"][seat], result["place"][seat] = standing.points, standing.place
        result["routes"][seat], result["stations"][seat] = breakdown.routes, breakdown.stations
        result["tickets"][seat], result["bonuses"][seat] = breakdown.ticket_points, breakdown.bonus_points
        result["completed_count"][seat] = breakdown.completed
        result["completed"][seat] = sum(1 << t.ticket for t in breakdown.tickets if t.completed)
        result["bonus_cards"][seat] = sum(1 << bonus.card for bonus in breakdown.bonuses if bonus.points)
        for bonus in breakdown.bonuses:
            result["counts"][bonus.card][seat] = bonus.count
    result["resolved"] = 1
