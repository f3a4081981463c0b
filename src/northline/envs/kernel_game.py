"""One game in the kernel, with one compiled call for each step: apply, mask, observe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.editions import Edition
from northline.envs.spaces import Observation
from northline.kernel import KernelPlayer, actions, entry_points, fields_of, tables_of, to_state
from northline.kernel.convert import chance_of
from northline.kernel.core.layout import GAME, MAX_PLAYERS, SCRATCH
from northline.kernel.core.threads import Workers
from northline.kernel.playouts import new_memories, policy_number
from northline.kernel.results import scored
from northline.rules import SplitMix, apply, new_game
from northline.rules.events import Event
from northline.rules.state import State
from northline.strategy.planner.traits import Traits

POLICY_SEED = np.uint64(0x5851F42D4C957F2D)
"""Combined (XOR) with the seed of a deal, it is the seed with which the kernel's policies choose."""


class KernelGame:
    """A game that is stepped by numbers of actions and observed by seats. It can be copied and pickled at any time.

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
        self.records: NDArray[Any] = np.zeros(1, GAME)
        """The position as an array with one ``kernel.GAME`` record."""
        self._tables = tables_of(edition)
        self._memories = new_memories(edition, np.zeros(1, np.uint64), players)
        self._scratches: NDArray[Any] = np.zeros(1, SCRATCH)
        self._width = fields_of(edition, players).size
        self._mask = np.zeros(self.actions.size, np.int8)
        self._row = np.zeros(self._width, np.int16)
        self.watched = False
        """Whether somebody wants to know what happens in the next game: telling it takes the reference engine."""
        self.events: tuple[Event, ...] = ()
        """What has happened in a game that is watched."""

    def set_up(self, seed: int, traits: Sequence[Traits | None] | None = None) -> None:
        """Deal a new game as from ``SplitMix(seed)``; the kernel's policies choose with a seed of their own.

        ``traits`` are those of planners, by seat, where they are not the board's own.
        """
        firsts, seeds = np.full(1, -1), np.array([seed & (1 << 64) - 1], np.uint64)
        entry_points.set_up_games(self._tables, self.records, seeds, firsts, self.players, 0, 1)
        self._memories = new_memories(self.edition, seeds ^ POLICY_SEED, self.players, traits)
        self.events = new_game(self.edition, self.players, SplitMix(seed))[1] if self.watched else ()
        self._act(-1)

    def act(self, action: int) -> bool:
        """Apply an action of the seat to act; return False, and change nothing, where it is illegal."""
        if action < 0:
            return False
        before = self.records[0].copy() if self.watched else None
        legal = self._act(action)
        if legal and before is not None:
            state = to_state(before, self.edition)
            self.events += apply(state, self.actions.to_reference(state, action), chance_of(before))[1]
        return legal

    def mask(self) -> NDArray[np.bool_]:
        """Return which actions the seat to act may choose."""
        return self._mask.astype(np.bool_)

    def observe(self, seat: int) -> Observation:
        """Return what a seat sees. Only the one to act has legal actions."""
        if seat == self.seat:
            return {"observation": self._row.copy(), "action_mask": self._mask.copy()}
        rows = self._rows([seat])
        return {"observation": rows[0], "action_mask": np.zeros(self.actions.size, np.int8)}

    def observe_all(self) -> NDArray[np.int16]:
        """Return what every seat sees, a row for each."""
        return self._rows(range(self.players))

    def let_player_act(self, player: KernelPlayer) -> None:
        """Let a player of the kernel make one choice for the seat to act; its traits are those of :meth:`set_up`."""
        policies = np.full(MAX_PLAYERS, policy_number(player.policy))
        first, chosen = np.zeros(1, np.int64), np.zeros(1, np.int64)
        entry_points.choose_games(
            self._tables, self.records, self._memories, self._scratches, 0, policies, first, chosen, 0, 1
        )
        self.act(int(chosen[0]))

    def results(self) -> NDArray[Any]:
        """Return the scoring as if the game ended now: an array with one ``kernel.RESULT`` record."""
        return scored(self.edition, self.records, Workers(1))

    def position(self) -> State:
        """Return the whole position, secrets included: to look at, not to learn from."""
        return to_state(self.records[0], self.edition)

    def __getstate__(self) -> dict[str, Any]:
        """Only what the game itself is: tables and buffers are made anew."""
        kept: dict[str, Any] = {"edition": self.edition, "players": self.players}
        kept |= {"watched": self.watched, "events": self.events}
        return kept | {"records": self.records.copy(), "memories": self._memories.copy()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["edition"], kept["players"])  # type: ignore[misc]
        self.watched, self.events = kept["watched"], kept["events"]
        self.records, self._memories = kept["records"], kept["memories"]
        if self.records["players"][0]:
            self._act(-1)

    def __deepcopy__(self, memo: dict[int, Any]) -> KernelGame:
        # The edition is a value and shared; copying it would take longer than the rest.
        copied = KernelGame.__new__(KernelGame)
        copied.__setstate__(self.__getstate__())
        return copied

    def _rows(self, seats: Sequence[int]) -> NDArray[np.int16]:
        rows = np.empty((len(seats), self._width), np.int16)
        games = np.repeat(self.records, len(seats))
        entry_points.feature_games(self._tables, games, np.array(seats, np.int64), rows, 0, len(seats))
        return rows

    def _act(self, action: int) -> bool:
        legal, self.seat, self.over = entry_points.step_and_observe(
            self._tables, self.records, self._scratches, action, self._mask, self._row
        )
        return bool(legal)
