"""One game in the kernel, with one compiled call for each step: apply, mask, observe."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.editions import Edition
from northline.envs.spaces import Observation
from northline.kernel import actions, entry_points, fields_of, tables_of, to_state
from northline.kernel.convert import chance_of
from northline.kernel.core.layout import GAME, MAX_PLAYERS, SCRATCH
from northline.kernel.core.threads import Workers
from northline.kernel.playouts import new_memories, policy_number
from northline.kernel.results import scored
from northline.rules import SplitMix, apply, new_game
from northline.rules.events import Event
from northline.rules.state import State

POLICY_SEED = np.uint64(0x5851F42D4C957F2D)
"""Combined (XOR) with the seed of a deal, it is the seed with which the kernel's policies choose."""


class KernelGame:
    """A game that is stepped by numbers of actions and observed by seats.

    >>> from northline import edition
    >>> game = KernelGame(edition("nordic_countries"), players=2)
    >>> game.set_up(seed=1)
    >>> game.seat, game.over
    (0, False)
    >>> game.act(0)  # nobody may draw before choosing tickets
    False
    """

    def __init__(self, edition: Edition, players: int) -> None:
        edition.check_players(players)
        self.edition, self.players = edition, players
        self.actions = actions(edition)
        self.seat = 0
        self.over = False
        self._tables = tables_of(edition)
        self._games: NDArray[Any] = np.zeros(1, GAME)
        self._memories = new_memories(edition, np.zeros(1, np.uint64), players)
        self._scratches: NDArray[Any] = np.zeros(1, SCRATCH)
        self._width = fields_of(edition, players).size
        self._mask = np.zeros(self.actions.size, np.int8)
        self._row = np.zeros(self._width, np.int16)
        self.watched = False
        """Whether somebody wants to know what happens in the next game: telling it takes the reference engine."""
        self.events: tuple[Event, ...] = ()
        """What has happened in a game that is watched."""

    def set_up(self, seed: int) -> None:
        """Deal a new game as from ``SplitMix(seed)``; the kernel's policies choose with a seed of their own."""
        firsts, seeds = np.full(1, -1), np.array([seed & (1 << 64) - 1], np.uint64)
        entry_points.set_up_games(self._tables, self._games, seeds, firsts, self.players, 0, 1)
        self._memories = new_memories(self.edition, seeds ^ POLICY_SEED, self.players)
        self.events = new_game(self.edition, self.players, SplitMix(seed))[1] if self.watched else ()
        self._act(-1)

    def act(self, action: int) -> bool:
        """Apply an action of the seat to act; return False, and change nothing, where it is illegal."""
        if action < 0:
            return False
        before = self._games[0].copy() if self.watched else None
        legal = self._act(action)
        if legal and before is not None:
            state = to_state(before, self.edition)
            self.events += apply(state, self.actions.to_reference(state, action), chance_of(before))[1]
        return legal

    def observe(self, seat: int) -> Observation:
        """Return what a seat sees. Only the one to act has legal actions."""
        if seat == self.seat:
            return {"observation": self._row.copy(), "action_mask": self._mask.copy()}
        rows = np.empty((1, self._width), np.int16)
        entry_points.feature_games(self._tables, self._games, np.array([seat]), rows, 0, 1)
        return {"observation": rows[0], "action_mask": np.zeros(self.actions.size, np.int8)}

    def let_policy_act(self, policy: str) -> None:
        """Let a policy of the kernel (``kernel.POLICIES``) make one choice for the seat to act."""
        chosen, policies = np.zeros(1, np.int64), np.full(MAX_PLAYERS, policy_number(policy))
        entry_points.choose_games(
            self._tables, self._games, self._memories, self._scratches, 0, policies, chosen, 0, 1
        )
        self.act(int(chosen[0]))

    def results(self) -> NDArray[Any]:
        """Return the scoring as if the game ended now: an array with one ``kernel.RESULT`` record."""
        return scored(self.edition, self._games, Workers(1))

    def position(self) -> State:
        """Return the whole position, secrets included: to look at, not to learn from."""
        return to_state(self._games[0], self.edition)

    def _act(self, action: int) -> bool:
        legal, self.seat, self.over = entry_points.step_and_observe(
            self._tables, self._games, self._scratches, action, self._mask, self._row
        )
        return bool(legal)
