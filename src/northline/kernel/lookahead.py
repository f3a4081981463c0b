"""Looking ahead from a position, as one seat sees it: actions are tried, and games played on to their end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import Edition
from northline.kernel import entries
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import GAME, MIND, MOST_PLAYERS, OUTLOOK, RESULT
from northline.kernel.core.threads import Workers
from northline.kernel.playouts import POLICIES, fresh_minds, seeds
from northline.kernel.policies.play import TALLY
from northline.kernel.search.leaf_value import learnt_weights
from northline.kernel.search.ticket_priors import likely_tickets
from northline.kernel.search.tree_search import MOST_STEPS, NODE
from northline.strategy.planner.trained_traits import planner_traits
from northline.strategy.planner.traits import Traits, numbers

_SHARES = 2
"""Trees for each action: as many threads can work on it. The number is fixed, so that threads change nothing."""
_MOST_NODES = 512


def choices(
    edition: Edition, game: NDArray[Any], characters: Sequence[Traits], policy: str = "planner"
) -> list[int]:
    """What players of these characters would do in a position (an array with one game): one number for each.

    The games are played for a single step, and what the step was is told.
    """
    number = len(characters)
    games, minds = np.repeat(game[:1], number), np.zeros(number, MIND)
    for mind, character in zip(minds, characters, strict=True):
        mind["traits"][:] = numbers(character)
    tallies, results = np.zeros(number, TALLY), np.zeros(number, RESULT)
    policies = np.full(MOST_PLAYERS, POLICIES[policy])
    works = Workers(1).works
    entries.play_games(tables_of(edition), games, minds, works, 0, policies, tallies, results, 1, 0, number)
    chosen: list[int] = tallies["last"].tolist()
    return chosen


class Lookahead:
    """One position, looked into again and again.

    What is hidden from the seat is dealt anew every time: what is found depends on the seat's view and the seed alone,
    not on the number of threads.
    """

    def __init__(
        self,
        edition: Edition,
        game: NDArray[Any],
        seat: int,
        seed: int = 0,
        threads: int | None = None,
        characters: Sequence[Traits] = (),
        depth: int = 0,
        horizon: int = 0,
        open_cards: bool = False,
    ) -> None:
        """``game`` is an array with one game in which the seat may act. Of ``characters`` the first, or else the
        planner of the board, plays the games on; the others make proposals. ``depth`` is how many of the seat's later
        choices are thought about too; games are played on for ``horizon`` turns of the seat, or to their end. With
        ``open_cards`` nothing is dealt anew: that is cheating, and shows what somebody's choices were really worth.
        """
        characters = characters or (planner_traits(edition),)
        self.edition, self.horizon = edition, horizon
        self._game, self._seat, self._seed = game.copy(), seat, seed
        self._game["seat"] = seat  # while opening tickets are chosen others may be next
        self._characters, self._limits = characters, (depth, horizon or MOST_STEPS, open_cards)
        self._workers = Workers(threads)
        weighing = np.array([numbers(character) for character in characters])
        self._knowledge = likely_tickets(edition, game[0]), weighing, learnt_weights(edition.id)
        number, players = self._workers.threads, int(game[0]["players"])
        minds = fresh_minds(edition, np.zeros(number, np.uint64), players, [characters[0]] * players)
        rows = np.zeros((number, MOST_PLAYERS, OUTLOOK))
        self._rooms = np.zeros(number, GAME), minds, np.zeros(number, RESULT), rows
        self.trees: dict[int, NDArray[Any]] = {}
        """For each action that was tried its trees, as arrays of nodes (``tree.NODE``)."""

    def proposals(self) -> list[int]:
        """What planners of all characters would do, and the greedy player: each different action once."""
        planned = choices(self.edition, self._game, self._characters)
        return list(
            dict.fromkeys((*planned, *choices(self.edition, self._game, self._characters[:1], "greedy")))
        )

    def values(self, actions: Sequence[int], start: int, stop: int) -> NDArray[np.float64]:
        """How good each action was, from 0 to 1, in each of the deals from ``start`` to before ``stop``.

        All actions meet the same deals and the same luck. The later the deal, the larger the tree.
        """
        dealt = seeds(self._seed, stop)[start:]
        tried = np.array(actions, np.int64)
        trees = np.concatenate([self.trees.get(action, self._saplings()) for action in actions])
        values = np.zeros((len(dealt), len(actions)))
        tables = tables_of(self.edition)
        self._workers.share(
            len(trees),
            lambda worker, first, last: entries.walk_trees(
                tables,
                self._game,
                self._seat,
                self._knowledge,
                dealt,
                tried,
                trees,
                self._limits,
                self._rooms,
                self._workers.works,
                worker,
                values,
                first,
                last,
            ),
            fewest=1,
        )
        for place, action in enumerate(actions):
            self.trees[action] = trees[place * _SHARES : (place + 1) * _SHARES]
        return values

    def _saplings(self) -> NDArray[Any]:
        """Trees of a root each."""
        trees = np.zeros((_SHARES, _MOST_NODES if self._limits[0] else 1), NODE)
        trees["child"][:, 0], trees["next"][:, 0] = -1, 1
        return trees
