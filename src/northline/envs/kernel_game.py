"""One game in the kernel, and what its seats see of it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.editions import Edition
from northline.envs.spaces import Observation
from northline.kernel import actions, entries, fields_of, tables_of, to_state
from northline.kernel.core.layout import GAME, MOST_PLAYERS, WORK
from northline.kernel.core.threads import Workers
from northline.kernel.playouts import fresh_minds
from northline.kernel.results import scored
from northline.rules.state import State

PLAYERS_CHANCE = np.uint64(0x5851F42D4C957F2D)
"""Makes of a deal's seed another one, with which the kernel's own players choose."""


class Table:
    """A game that is set up, stepped by numbers of actions, and looked at by seats."""

    def __init__(self, edition: Edition, players: int) -> None:
        edition.check_players(players)
        self.edition, self.players = edition, players
        self.actions = actions(edition)
        self.seat = 0
        self.over = False
        self._tables = tables_of(edition)
        self._games: NDArray[Any] = np.zeros(1, GAME)
        self._minds = fresh_minds(edition, np.zeros(1, np.uint64), players)
        self._works: NDArray[Any] = np.zeros(1, WORK)
        self._width = fields_of(edition, players).size
        self._mask = np.zeros(self.actions.size, np.int8)
        self._row = np.zeros(self._width, np.int16)

    def set_up(self, seed: int) -> None:
        """A new game, dealt as from ``SplitMix(seed)``; the kernel's own players choose by a seed of their own."""
        firsts, seeds = np.full(1, -1), np.array([seed & (1 << 64) - 1], np.uint64)
        entries.set_up_games(self._tables, self._games, seeds, firsts, self.players, 0, 1)
        self._minds = fresh_minds(self.edition, seeds ^ PLAYERS_CHANCE, self.players)
        self._act(-1)

    def act(self, action: int) -> bool:
        """The seat to act does this; False, and nothing happens, when it is illegal."""
        return action >= 0 and self._act(action)

    def observe(self, seat: int) -> Observation:
        """What a seat sees. Only the one to act has legal actions."""
        if seat == self.seat:
            return {"observation": self._row.copy(), "action_mask": self._mask.copy()}
        rows = np.empty((1, self._width), np.int16)
        entries.feature_games(self._tables, self._games, np.array([seat]), rows, 0, 1)
        return {"observation": rows[0], "action_mask": np.zeros(self.actions.size, np.int8)}

    def let_policy_act(self, policy: int) -> None:
        """A policy of the kernel makes one choice for the seat to act."""
        watching, policies = np.full(1, (self.seat + 1) % self.players), np.full(MOST_PLAYERS, policy)
        entries.advance_games(
            self._tables,
            self._games,
            self._minds,
            self._works,
            0,
            watching,
            policies,
            np.full(1, -1),
            np.zeros(1, np.uint8),
            1,
            0,
            1,
        )
        self._act(-1)

    def results(self) -> NDArray[Any]:
        """The scoring as if the game ended now: one ``layout.RESULT`` record."""
        return scored(self.edition, self._games, Workers(1))

    def position(self) -> State:
        """The whole position, secrets included: to look at, not to learn from."""
        return to_state(self._games[0], self.edition)

    def _act(self, action: int) -> bool:
        legal, self.seat, self.over = entries.act_and_look(
            self._tables, self._games, self._works, action, self._mask, self._row
        )
        return bool(legal)
