"""Looking ahead from a view: positions that fit it are dealt, actions tried, and games played on to their end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.kernel import entries, rollouts
from northline.kernel.convert import from_view
from northline.kernel.layout import GAME, MIND, MOST_PLAYERS, OPENING
from northline.kernel.play import GREEDY, PLANNER
from northline.kernel.tables import tables_of
from northline.kernel.threads import Workers
from northline.rules import SplitMix, View
from northline.strategy.traits import PLANNER as TRAITS
from northline.strategy.traits import Traits, numbers


class Lookahead:
    """One view, looked into again and again. What it finds depends on the view and the seed alone."""

    def __init__(
        self, view: View, seed: int, threads: int | None = None, traits: Traits = TRAITS, quick: bool = True
    ) -> None:
        assert view.seat is not None
        self._view, self._seat = view, view.seat
        self._chance = SplitMix(seed)
        self._tables = tables_of(view.edition)
        self._workers = Workers(threads)
        self._room = rollouts.Room(self._workers.threads)
        self._policies = np.full(MOST_PLAYERS, GREEDY if quick else PLANNER)
        self._traits = np.array(numbers(traits))
        self._roots = np.zeros(0, GAME)

    def proposals(self, characters: Sequence[Traits]) -> list[int]:
        """What planners of these characters would do, and the greedy player: different actions, most named first."""
        minds = np.zeros(len(characters) + 1, MIND)
        for mind, character in zip(minds, characters, strict=False):
            mind["traits"][:] = numbers(character)
        policies = np.full(len(minds), PLANNER)
        policies[-1] = GREEDY
        self._deal(1)
        chosen = rollouts.propose(self._tables, self._roots, minds, self._workers.works, policies)
        return list(dict.fromkeys(chosen.tolist()))

    def values(self, actions: Sequence[int], start: int, stop: int) -> NDArray[np.float64]:
        """How each action does in the positions from ``start`` to before ``stop``: the lead at the end, and wins.

        Returns positions × actions × 2. All actions meet the same positions and the same chance.
        """
        self._deal(stop)
        values = np.zeros((stop, len(actions), 2))
        chosen = np.array(actions, np.int64)
        self._workers.share(
            stop - start,
            lambda worker, first, last: rollouts.roll_out(
                self._tables,
                self._roots,
                self._room,
                self._workers.works,
                worker,
                self._policies,
                self._traits,
                chosen,
                self._view.deck_size,
                self._seat,
                values,
                start + first,
                start + last,
            ),
            fewest=4,
        )
        return values[start:]

    def _deal(self, number: int) -> None:
        """Deal positions until there are so many."""
        missing = number - len(self._roots)
        if missing > 0:
            fresh = np.zeros(missing, GAME)
            for place in range(missing):
                fresh[place] = from_view(self._view, self._chance, self._chance.below(1 << 31))
                if fresh[place]["phase"] == OPENING:
                    self._let_others_choose(fresh[place : place + 1])
            self._roots = np.concatenate((self._roots, fresh))

    def _let_others_choose(self, games: NDArray[Any]) -> None:
        """While opening tickets are chosen, seats before this one may not have: what they keep is guessed."""
        minds = np.zeros(1, MIND)
        minds["traits"][:] = self._traits
        policies = np.array([PLANNER])
        while games[0]["seat"] != self._seat:
            action = rollouts.propose(self._tables, games, minds, self._workers.works, policies)
            entries.step_games(self._tables, games, self._workers.works, 0, action, 0, 1)
