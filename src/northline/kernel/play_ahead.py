"""Many short playouts at once: some turns on from positions, each after an action, as one seat sees them.

:class:`~northline.kernel.lookahead.Lookahead` searches one position and returns values. This plays on from many
positions in one call and returns where the games have come to, for whoever wants to value or to look at them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import Edition
from northline.kernel import entry_points
from northline.kernel.beliefs import ticket_priors
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import GAME, LEAF_FEATURES, MAX_PLAYERS, RESULT
from northline.kernel.core.threads import Workers
from northline.kernel.playouts import new_memories, policy_number
from northline.kernel.results import resolve
from northline.kernel.search.leaf_value import load_weights
from northline.kernel.search.tree_search import MAX_STEPS, NODE
from northline.strategy.codes import OVER
from northline.strategy.planner.trained_traits import planner_traits
from northline.strategy.planner.traits import numbers

_MIN_PLAYOUTS_PER_THREAD = 8


@dataclass(frozen=True)
class Jobs:
    """What is to be played: arrays of the same length, with one element for each playout."""

    positions: NDArray[np.int64]
    """Indices of positions."""
    actions: NDArray[np.int64]
    """The first action, by its number."""
    seeds: NDArray[np.uint64]
    """Determinization and playout follow from the seed. With the same seed, actions meet the same hidden cards and
    common random numbers."""

    def __len__(self) -> int:
        return len(self.positions)

    @classmethod
    def of(cls, listed: Sequence[tuple[int, int, int]]) -> Jobs:
        """Jobs from triples of a position, an action and a seed."""
        columns = zip(*listed, strict=True) if listed else ((), (), ())
        positions, actions, seeds = (list(column) for column in columns)
        return cls(np.array(positions, np.int64), np.array(actions, np.int64), np.array(seeds, np.uint64))


@dataclass(frozen=True)
class Leaves:
    """Where playouts have come to."""

    edition: Edition
    games: NDArray[Any]
    """Positions (``kernel.GAME``)."""
    results: NDArray[Any]
    """The score as of now, which is the final one of a game that is over (``kernel.RESULT``)."""
    features: NDArray[np.float64]
    """The leaf features of every seat, of games that are not over (``search/leaf_value.py``)."""

    def __getitem__(self, rows: slice) -> Leaves:
        """Some of them."""
        return Leaves(self.edition, self.games[rows], self.results[rows], self.features[rows])

    def joined(self, more: Leaves) -> Leaves:
        """These and others of the same edition."""
        pairs = ((getattr(self, name), getattr(more, name)) for name in ("games", "results", "features"))
        return Leaves(self.edition, *(np.concatenate(pair) for pair in pairs))

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games have ended."""
        ended: NDArray[np.bool_] = self.games["phase"] == OVER
        return ended


class PlayAhead:
    """Planners play on from some positions; what the deciding seats cannot see is dealt anew in each playout.

    >>> import northline as nl
    >>> from northline import kernel
    >>> batch = kernel.Batch(nl.edition("nordic_countries"), players=2, games=2, seeds=[3, 4])
    >>> ahead = PlayAhead(batch.edition, batch.games, seats=[0, 1])
    >>> action = int(np.flatnonzero(batch.masks()[0])[0])
    >>> leaves = ahead.play(Jobs.of([(0, action, 7), (0, action, 8)]), horizon=2)
    >>> leaves.games.shape, leaves.over.tolist()
    ((2,), [False, False])
    """

    def __init__(
        self, edition: Edition, roots: NDArray[Any], seats: Sequence[int], threads: int | None = None
    ) -> None:
        """``roots`` are positions, with the same number of players, in which each seat of ``seats`` may act."""
        self.edition, self._roots, self._workers = edition, roots.copy(), Workers(threads)
        self._seats = np.array(seats, np.int64)
        self._roots["seat"] = self._seats  # while opening tickets are chosen others may be next

    @cached_property
    def _priors(self) -> NDArray[np.float64]:
        return ticket_priors(self.edition, self._roots)

    def play(self, jobs: Jobs, horizon: int, open_cards: bool = False) -> Leaves:
        """Play until ``horizon`` turns of the deciding seat are over, or to the end of the game (0).

        The same jobs give the same leaves, whatever the number of threads. With ``open_cards`` nothing is dealt anew:
        that shows what an action was really worth.
        """
        edition, workers = self.edition, self._workers
        players = int(self._roots[0]["players"])
        traits = np.array([numbers(planner_traits(edition))])
        knowledge = traits, load_weights(edition.id), policy_number("planner")
        limits = 0, horizon or MAX_STEPS, open_cards
        memories = new_memories(edition, np.zeros(workers.threads, np.uint64), players)
        trees = np.zeros((workers.threads, 1), NODE)
        trees["child"], trees["next"] = -1, 1
        games, results = np.zeros(len(jobs), GAME), np.zeros(len(jobs), RESULT)
        features = np.zeros((len(jobs), MAX_PLAYERS, LEAF_FEATURES))
        tables, listed = tables_of(edition), (jobs.positions, jobs.actions, jobs.seeds)
        priors = np.zeros((len(self._roots), 1, 1)) if open_cards else self._priors
        workers.share(
            len(jobs),
            lambda worker, start, stop: entry_points.play_ahead_games(
                tables,
                self._roots,
                self._seats,
                priors,
                knowledge,
                limits,
                listed,
                games,
                memories,
                results,
                features,
                trees,
                workers.scratches,
                worker,
                start,
                stop,
            ),
            _MIN_PLAYOUTS_PER_THREAD,
        )
        resolve(edition, games, results)
        return Leaves(edition, games, results, features)
