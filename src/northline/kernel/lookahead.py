"""The values of actions in a position, as one seat sees it: found by simulations in many determinizations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import Edition
from northline.kernel import entry_points
from northline.kernel.beliefs import ticket_priors
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import GAME, LEAF_FEATURES, MAX_PLAYERS, POLICY_MEMORY, RESULT
from northline.kernel.core.threads import Workers
from northline.kernel.playouts import new_memories, policy_number, seeds
from northline.kernel.policies.play import TALLY
from northline.kernel.search.leaf_value import load_weights
from northline.kernel.search.tree_search import MAX_STEPS, NODE
from northline.strategy.planner.trained_traits import planner_traits
from northline.strategy.planner.traits import Traits, numbers

_TREES_PER_ACTION = 2
"""Root parallelization: so many threads can work on one action. Fixed, so that threads do not change the result."""
_MAX_NODES = 512
"""Nodes of a tree; a full one is no longer expanded."""


def choices(
    edition: Edition, game: NDArray[Any], planners: Sequence[Traits], policy: str = "planner"
) -> list[int]:
    """Return the number of the action that a policy chooses in a position, for each of these traits.

    ``game`` is an array with one game. It is played for a single step, and the action of the step is read back.
    """
    number = len(planners)
    games, memories = np.repeat(game[:1], number), np.zeros(number, POLICY_MEMORY)
    for memory, traits in zip(memories, planners, strict=True):
        memory["traits"][:] = numbers(traits)
    tallies, results = np.zeros(number, TALLY), np.zeros(number, RESULT)
    policies = np.full(MAX_PLAYERS, policy_number(policy))
    scratches = Workers(1).scratches
    entry_points.play_games(
        tables_of(edition), games, memories, scratches, 0, policies, tallies, results, 1, 0, number
    )
    chosen: list[int] = tallies["last"].tolist()
    return chosen


class Lookahead:
    """A search from one position, continued with every call of :meth:`values`.

    Everything hidden from the seat is determinized anew in each simulation: the values depend on the view of the seat
    and on the seed alone, not on the number of threads.

    >>> import northline as nl
    >>> from northline import kernel
    >>> batch = kernel.Batch(nl.edition("nordic_countries"), players=2, games=1, seeds=[3])
    >>> search = Lookahead(batch.edition, batch.games, seat=0, seed=1, horizon=2)
    >>> actions = search.proposals()
    >>> [batch.actions.describe(action) for action in actions]
    ['keep 3 5', 'keep 3 4 5']
    >>> search.values(actions[:1], 0, 4).shape  # four determinizations, one action
    (4, 1)
    """

    def __init__(
        self,
        edition: Edition,
        game: NDArray[Any],
        seat: int,
        seed: int = 0,
        threads: int | None = None,
        planners: Sequence[Traits] = (),
        depth: int = 0,
        horizon: int = 0,
        open_cards: bool = False,
    ) -> None:
        """Prepare a search.

        ``game`` is an array with one game in which the seat may act. The first of ``planners``, by default the planner
        of the board, is the rollout policy; the others only propose actions. ``depth`` is how many of the seat's later
        choices are in the tree. Rollouts end after ``horizon`` turns of the seat, or with the game (0). With
        ``open_cards`` nothing is determinized: that is cheating, and shows what a choice was really worth.
        """
        planners = planners or (planner_traits(edition),)
        self.edition, self.horizon = edition, horizon
        self._game, self._seat, self._seed = game.copy(), seat, seed
        self._game["seat"] = seat  # while opening tickets are chosen others may be next
        self._planners, self._limits = planners, (depth, horizon or MAX_STEPS, open_cards)
        self._workers = Workers(threads)
        traits = np.array([numbers(planner) for planner in planners])
        priors, weights = ticket_priors(edition, game)[0], load_weights(edition.id)
        self._knowledge = priors, traits, weights
        number, players = self._workers.threads, int(game[0]["players"])
        memories = new_memories(edition, np.zeros(number, np.uint64), players, [planners[0]] * players)
        features = np.zeros((number, MAX_PLAYERS, LEAF_FEATURES))
        self._buffers = (
            np.zeros(number, GAME),
            memories,
            np.zeros(number, RESULT),
            features,
        )  # one for each thread
        self.trees: dict[int, NDArray[Any]] = {}
        """The trees of each action that was tried, as arrays of nodes (``tree_search.NODE``)."""

    def proposals(self) -> list[int]:
        """Return what all the planners and the greedy player would do: each different action once."""
        planned = choices(self.edition, self._game, self._planners)
        return list(
            dict.fromkeys((*planned, *choices(self.edition, self._game, self._planners[:1], "greedy")))
        )

    def values(self, actions: Sequence[int], start: int, stop: int) -> NDArray[np.float64]:
        """Return the value of each action, from 0 to 1, in each of the determinizations ``start`` to before ``stop``.

        There is a row for each determinization and a column for each action. All actions are tried in the same
        determinizations, with common random numbers. The trees grow from call to call.
        """
        dealt = seeds(self._seed, stop)[start:]
        tried = np.array(actions, np.int64)
        trees = np.concatenate([self.trees.get(action, self._new_trees()) for action in actions])
        values = np.zeros((len(dealt), len(actions)))
        tables, planner = tables_of(self.edition), policy_number("planner")
        self._workers.share(
            len(trees),
            lambda worker, first, last: entry_points.simulate_trees(
                tables,
                self._game,
                self._seat,
                (*self._knowledge, planner),
                dealt,
                tried,
                trees,
                self._limits,
                self._buffers,
                self._workers.scratches,
                worker,
                values,
                first,
                last,
            ),
            min_games=1,
        )
        for place, action in enumerate(actions):
            self.trees[action] = trees[place * _TREES_PER_ACTION : (place + 1) * _TREES_PER_ACTION]
        return values

    def _new_trees(self) -> NDArray[Any]:
        """Trees with a root only."""
        trees = np.zeros((_TREES_PER_ACTION, _MAX_NODES if self._limits[0] else 1), NODE)
        trees["child"][:, 0], trees["next"][:, 0] = -1, 1
        return trees
