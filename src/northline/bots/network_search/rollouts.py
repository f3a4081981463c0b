"""Truncated rollouts: a candidate is tried in many determinizations, and a network plays on for everybody.

What a rollout is worth is the mean of what the network expects at each of the seat's turns, not only at the last of
them: its errors in one position and the next are different ones, and largely cancel out.

All candidates meet the same determinizations with common random numbers, so that they differ less by chance.
"""

from __future__ import annotations

import time as clocks
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.bots.network_search.evaluator import Evaluator, utility
from northline.editions.model import Edition
from northline.kernel import Batch, seeds
from northline.kernel.core.chance import seed_of
from northline.kernel.determinizations import Determinizer
from northline.strategy.codes import OVER, STOP, TURN

_MOST_CHOICES = 1000
"""A rollout that takes more choices is worth what was seen until then."""
_NOBODY = -1


class Rollouts:
    """Rollouts from one position, as one seat sees it."""

    def __init__(
        self,
        edition: Edition,
        game: NDArray[Any],
        seat: int,
        evaluator: Evaluator,
        seed: int,
        turns: int,
        deadline: float | None = None,
    ) -> None:
        """``game`` is an array with one game. A rollout ends when the seat begins its ``turns``-th turn.

        At the deadline, by the monotonic clock, rollouts are worth what was seen until then.
        """
        self.edition, self.seat, self.turns, self.evaluator = edition, seat, turns, evaluator
        self.players, self._seed, self.deadline = int(game[0]["players"]), seed, deadline
        self._determinizer = Determinizer(edition, game, seat)

    def utilities(self, actions: Sequence[int], start: int, stop: int) -> NDArray[np.float64]:
        """Return what actions are worth, by determinization (``start`` to before ``stop``) and action: about 0 to 1.

        Where time did not suffice for a single turn there is no number.
        """
        by_turn = self.by_turn(actions, start, stop)
        seen = (~np.isnan(by_turn)).sum(axis=2)
        return np.where(seen, np.nansum(by_turn, axis=2) / np.maximum(1, seen), np.nan)

    def by_turn(self, actions: Sequence[int], start: int, stop: int) -> NDArray[np.float64]:
        """Return what the network expects at each turn, by determinization, action and turn.

        Once a game is over its result counts for all turns that are left.
        """
        dealt = seeds(self._seed, stop)[start:]
        batch = Batch(self.edition, self.players, len(dealt) * len(actions), threads=1)
        batch.games[:] = np.repeat(self._determinizer.deal(dealt), len(actions))
        found = _Rollout(self, batch, np.repeat(dealt, len(actions))).play(np.tile(actions, len(dealt)))
        return found.reshape(len(dealt), len(actions), self.turns)


class _Rollout:
    """All rollouts of one call, played side by side."""

    def __init__(self, rollouts: Rollouts, batch: Batch, dealt: NDArray[np.uint64]) -> None:
        self._rollouts, self._batch, self._games, self._dealt = rollouts, batch, batch.games, dealt
        self._is_running = np.ones(len(batch), np.bool_)
        self._turns = np.zeros(len(batch), np.int64)
        """How often the seat has begun a turn."""
        self._expected = np.full((len(batch), rollouts.turns), np.nan)
        """What the network expected at the beginning of each."""
        self._counters = np.zeros((2, len(batch), rollouts.players), np.uint64)
        """How many cards each seat has drawn, and what else it has done."""

    def play(self, actions: NDArray[np.int64]) -> NDArray[np.float64]:
        seat = self._rollouts.seat
        for _ in range(_MOST_CHOICES):
            self._apply(actions)
            self._count_results()
            own_turn = self._is_running & (self._games["seat"] == seat) & (self._games["phase"] == TURN)
            self._turns[own_turn] += 1
            which = np.flatnonzero(self._is_running)
            if not len(which) or self._is_late():
                break
            logits, utilities = self._rollouts.evaluator(
                self._batch.features()[which], self._batch.masks()[which]
            )
            begun = own_turn[which]
            self._expected[which[begun], self._turns[which[begun]] - 1] = utilities[begun]
            self._is_running &= self._turns < self._rollouts.turns
            actions = np.full(len(self._batch), _NOBODY)
            actions[which] = np.where(self._is_running[which], logits.argmax(axis=1), _NOBODY)
        return self._expected

    def _is_late(self) -> bool:
        deadline = self._rollouts.deadline
        return deadline is not None and clocks.monotonic() > deadline

    def _apply(self, actions: NDArray[np.int64]) -> None:
        """Take a step in each game. Each seat's nth draw, and its nth other action, has the same randomness."""
        which = np.flatnonzero(actions >= 0)
        seats, is_other = self._games["seat"][which], (actions[which] >= STOP).astype(np.int64)
        stream = self._counters[is_other, which, seats] * np.uint64(16)
        stream += (2 * seats + is_other).astype(np.uint64)
        self._counters[is_other, which, seats] += np.uint64(1)
        self._games["chance"][which] = seed_of(stream, self._dealt[which])
        self._batch.step(actions)

    def _count_results(self) -> None:
        """Of games that have ended: the result counts for all turns that are not played any more."""
        which = np.flatnonzero(self._is_running & (self._games["phase"] == OVER))
        if not len(which):
            return
        seat, players = self._rollouts.seat, self._rollouts.players
        results = self._batch.scores()[which]
        first = results["place"][:, :players] == 1
        points = results["total"][:, :players].astype(float)
        own = points[:, seat].copy()
        points[:, seat] = -np.inf
        found = utility(first[:, seat] / first.sum(axis=1), (own - points.max(axis=1)) / 100)
        is_left = np.arange(self._rollouts.turns) >= self._turns[which, None]
        self._expected[which] = np.where(is_left, found[:, None], self._expected[which])
        self._is_running[which] = False
