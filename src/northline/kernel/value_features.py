"""Positions as the numbers that the value model reads, computed by the kernel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import Edition
from northline.kernel import entry_points
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import MAX_PLAYERS, MAX_TICKETS, OPEN_FEATURES, RESULT, VALUE_FEATURES
from northline.kernel.core.threads import Workers
from northline.kernel.playouts import new_memories, policy_number
from northline.kernel.results import resolve
from northline.kernel.search.leaf_value import load_weights
from northline.kernel.search.value_features import OPEN_CARDS, SPECTATOR
from northline.strategy.codes import OVER

__all__ = ["OPEN_CARDS", "SPECTATOR", "Features", "Observer"]

Numbers = NDArray[np.float64]

_GAMES_PER_THREAD = 16
"""Fewer positions than this are not worth a thread of their own."""
_NO_PRIORS = np.ones((1, MAX_PLAYERS, MAX_TICKETS))


@dataclass(frozen=True)
class Features:
    """Positions with the same number of players, one in each row."""

    rows: Numbers
    """By position, seat and feature (``kernel/search/value_features.py``)."""
    now: Numbers
    """By position and seat: the points if the game ended now."""
    over: NDArray[np.bool_]
    """Whether a game is over once planners have made the choice at hand; such positions have no features."""
    shares: Numbers
    """Each seat's share of the victory if the game ended now."""


class Observer:
    """Computes features of positions on one board with so many players."""

    def __init__(self, edition: Edition, players: int, threads: int | None = None) -> None:
        self._edition, self._players = edition, players
        self._tables, self._workers = tables_of(edition), Workers(threads)
        self._memory = new_memories(edition, np.zeros(1, np.uint64), players)
        self.weights = load_weights(edition.id)

    def features(
        self,
        games: NDArray[Any],
        seats: NDArray[np.int64],
        priors: Numbers = _NO_PRIORS,
        belief: NDArray[np.int64] | None = None,
    ) -> Features:
        """Return the features of some records, which are changed.

        For each of them ``seats`` has the seat from which it is seen, and ``belief`` the number of its ``priors``: how
        likely others are to hold each ticket. What a seat cannot see is dealt at random, with the record's generator.
        """
        number = len(games)
        rows, results = np.zeros((number, MAX_PLAYERS, VALUE_FEATURES)), np.zeros(number, RESULT)
        believed = np.zeros(number, np.int64) if belief is None else belief
        planner = policy_number("planner")
        self._workers.share(
            number,
            lambda worker, start, stop: entry_points.value_features_of_games(
                self._tables,
                games,
                seats,
                priors,
                believed,
                self._memory,
                self._workers.scratches,
                worker,
                planner,
                self.weights,
                results,
                rows,
                start,
                stop,
            ),
            min_games=_GAMES_PER_THREAD,
        )
        return self._finished(games, results, rows)

    def open_features(self, games: NDArray[Any]) -> Features:
        """Return what the model of luck sees of some records with all cards open (``kernel/search/open_features.py``).

        The records are changed.
        """
        number = len(games)
        width = OPEN_FEATURES + 2 * (len(self._edition.routes) + len(self._edition.tickets))
        rows, results = np.zeros((number, MAX_PLAYERS, width)), np.zeros(number, RESULT)
        planner = policy_number("planner")
        self._workers.share(
            number,
            lambda worker, start, stop: entry_points.open_features_of_games(
                self._tables,
                games,
                _NO_PRIORS,
                self._memory,
                self._workers.scratches,
                worker,
                planner,
                self.weights,
                results,
                rows,
                start,
                stop,
            ),
            min_games=_GAMES_PER_THREAD,
        )
        return self._finished(games, results, rows)

    def _finished(self, games: NDArray[Any], results: NDArray[Any], rows: Numbers) -> Features:
        """The features with the scores, those of games that are over resolved."""
        over = games["phase"] == OVER
        unresolved = np.flatnonzero(over & (results["resolved"] == 0))
        if len(unresolved):
            ended, final = games[unresolved], results[unresolved]
            resolve(self._edition, ended, final)
            results[unresolved] = final
        winners = (results["place"][:, : self._players] == 1).astype(float)
        return Features(
            rows=rows[:, : self._players],
            now=results["total"][:, : self._players].astype(float),
            over=over,
            shares=winners / np.maximum(1.0, winners.sum(axis=1, keepdims=True)),
        )
