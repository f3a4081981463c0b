"""Looking ahead from a view: positions that fit it are dealt, actions tried, and games played on to their end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import Edition
from northline.kernel import entries
from northline.kernel.convert import from_view
from northline.kernel.layout import GAME, MIND, MOST_PLAYERS, OPENING, RESULT
from northline.kernel.play import TALLY
from northline.kernel.playouts import POLICIES, play_on, seeds
from northline.kernel.tables import tables_of
from northline.kernel.threads import Workers
from northline.rules import SplitMix, View
from northline.strategy.traits import PLANNER, Traits, numbers


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
    """One view, looked into again and again. What it finds depends on the view and the seed alone."""

    def __init__(self, view: View, seed: int, threads: int | None = None, policy: str = "planner") -> None:
        assert view.seat is not None
        self._view, self._seat, self._policy = view, view.seat, policy
        self._seed, self._chance = seed, SplitMix(seed)
        self._workers = Workers(threads)
        self._roots = np.zeros(0, GAME)

    def proposals(self, characters: Sequence[Traits]) -> list[int]:
        """What planners of these characters would do, and the greedy player: each different action once."""
        self._deal(1)
        edition = self._view.edition
        planned = choices(edition, self._roots, characters)
        return list(dict.fromkeys((*planned, *choices(edition, self._roots, [PLANNER], "greedy"))))

    def values(
        self, actions: Sequence[int], start: int, stop: int
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """How each action does in the positions from ``start`` to before ``stop``: the lead at the end, and wins.

        Both are positions × actions. All actions meet the same positions and the same luck.
        """
        self._deal(stop)
        games = np.repeat(self._roots[start:stop], len(actions))
        tried = np.tile(np.array(actions, np.int64), stop - start)
        self._workers.share(
            len(games),
            lambda worker, first, last: entries.step_games(
                tables_of(self._view.edition), games, self._workers.works, worker, tried, first, last
            ),
            fewest=_FEWEST,
        )
        played = play_on(self._view.edition, games, self._policy, self._seed, self._workers, fewest=_FEWEST)
        others = np.delete(played.points, self._seat, axis=1)
        leads = played.points[:, self._seat] - others.max(axis=1)
        first = played.places == 1
        wins = first[:, self._seat] / first.sum(axis=1)
        shape = (stop - start, len(actions))
        return leads.reshape(shape).astype(np.float64), wins.reshape(shape)

    def _deal(self, number: int) -> None:
        """Deal positions until there are so many."""
        missing = number - len(self._roots)
        if missing > 0:
            fresh = np.zeros(missing, GAME)
            for place in range(missing):
                fresh[place] = from_view(self._view, self._chance)
                if fresh[place]["phase"] == OPENING:
                    self._let_others_choose(fresh[place : place + 1])
            fresh["chance"] = seeds(self._seed, number)[-missing:]
            self._roots = np.concatenate((self._roots, fresh))

    def _let_others_choose(self, game: NDArray[Any]) -> None:
        """While opening tickets are chosen, seats before this one may not have: what they keep is guessed."""
        edition = self._view.edition
        while game[0]["seat"] != self._seat:
            action = np.array(choices(edition, game, [PLANNER]))
            entries.step_games(tables_of(edition), game, self._workers.works, 0, action, 0, 1)


_FEWEST = 8
"""Games of planners take so long that a few of them are worth a thread."""
