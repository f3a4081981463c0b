"""Many games of the kernel, in which some seats are played from outside and the others by the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from northline.editions import Edition
from northline.envs.kernel_game import POLICY_SEED
from northline.envs.spaces import Observation
from northline.kernel import (
    GAME,
    KernelPlayer,
    actions,
    entry_points,
    fields_of,
    tables_of,
    to_state,
)
from northline.kernel.core.layout import MAX_PLAYERS
from northline.kernel.core.threads import Workers
from northline.kernel.playouts import FROM_OUTSIDE, MAX_STEPS, new_memories, policy_number
from northline.kernel.results import scored
from northline.rules.state import State
from northline.strategy.codes import OVER
from northline.strategy.planner.trained_traits import planner_traits
from northline.strategy.planner.traits import numbers


@dataclass(frozen=True, eq=False)
class Snapshot:
    """Some games of an environment as they were: positions with their chance, and what the other players remember.

    ``snapshot[2]`` and ``snapshot[[0, 0, 5]]`` are snapshots of these games, so that one can be restored many times.
    """

    edition: Edition
    players: int
    records: NDArray[Any]
    memories: NDArray[Any]
    seats: NDArray[np.int64]
    potentials: NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.records)

    def __getitem__(self, which: ArrayLike | slice) -> Snapshot:
        chosen = np.atleast_1d(np.arange(len(self))[which])  # type: ignore[index]
        return Snapshot(
            self.edition,
            self.players,
            self.records[chosen],
            self.memories[chosen],
            self.seats[chosen],
            self.potentials[chosen],
        )


class GameBatch:
    """Games that are dealt, advanced and observed together.

    ``others`` are the players of the seats after the one in :attr:`seats`, in the order of play; None for a seat that
    is played from outside.
    """

    def __init__(
        self,
        edition: Edition,
        players: int,
        games: int,
        others: Sequence[KernelPlayer | None],
        threads: int | None,
    ) -> None:
        edition.check_players(players)
        if games < 1:
            raise ValueError(f"there is at least one game, not {games}")
        self.edition, self.players, self.size = edition, players, games
        self.records: NDArray[Any] = np.zeros(games, GAME)
        """The positions: ``kernel.GAME`` records."""
        self.seats: NDArray[np.int64] = np.zeros(games, np.int64)
        """The learner's seat in each game."""
        self.workers = Workers(threads)
        self._memories = new_memories(edition, np.zeros(games, np.uint64), players)
        self._find_tables()
        around = [None, *others]  # counted from the learner
        self._policies = [None if player is None else player.policy for player in around]
        default = planner_traits(edition)
        self._traits = np.array([numbers((p and p.traits) or default) for p in around])

    @property
    def over(self) -> NDArray[np.bool_]:
        """Whether each game is over."""
        return np.asarray(self.records["phase"] == OVER)

    @property
    def to_act(self) -> NDArray[np.int64]:
        """The seat to act in each game; -1 where it is over."""
        return np.where(self.over, -1, self.records["seat"]).astype(np.int64)

    def deal(self, which: NDArray[np.int64], seeds: NDArray[np.uint64], seats: NDArray[Any] | int) -> None:
        """Deal new games, and let the kernel play until a seat that is played from outside is to act."""
        self.seats[which] = seats
        fresh = np.zeros(len(which), GAME)
        firsts = np.full(len(which), -1)
        entry_points.set_up_games(self._tables, fresh, seeds, firsts, self.players, 0, len(which))
        self.records[which] = fresh
        memories = new_memories(self.edition, seeds ^ POLICY_SEED, self.players)
        for place, traits in enumerate(self._traits):
            memories["traits"][np.arange(len(which)), (self.seats[which] + place) % self.players] = traits
        self._memories[which] = memories
        self.advance(np.full(self.size, -1))

    def advance(self, chosen: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Apply an action in each game, none where it is negative, and let the kernel play on.

        Returns which actions were legal; a game whose action was not is left as it was.
        """
        legal = np.zeros(self.size, np.uint8)
        policies = np.full(MAX_PLAYERS, FROM_OUTSIDE, np.int64)
        # Asked for each time: the numbers are true in one process only, and environments are sent to others.
        policies[: self.players] = [FROM_OUTSIDE if p is None else policy_number(p) for p in self._policies]
        self.workers.share(
            self.size,
            lambda worker, start, stop: entry_points.advance_games(
                self._tables,
                self.records,
                self._memories,
                self.workers.scratches,
                worker,
                self.seats,
                policies,
                chosen,
                legal,
                MAX_STEPS,
                start,
                stop,
            ),
        )
        return legal.view(np.bool_)

    def observe(self, seats: NDArray[np.int64]) -> Observation:
        """Return what a seat sees in each game, and what the seat to act may do."""
        return self._look(self.records, seats)

    def observe_some(self, which: NDArray[np.int64]) -> Observation:
        """Return what the seat to act sees in some of the games, and what it may do."""
        games = self.records[which]
        return self._look(games, games["seat"].astype(np.int64))

    def _look(self, games: NDArray[Any], seats: NDArray[np.int64]) -> Observation:
        masks = np.zeros((len(games), self.actions.size), np.uint8)
        counts = np.zeros(len(games), np.int64)
        self.workers.share(
            len(games),
            lambda worker, start, stop: entry_points.mask_games(
                self._tables, games, self.workers.scratches, worker, masks, counts, start, stop
            ),
        )
        return {"observation": self.features(games, seats), "action_mask": masks.view(np.int8)}

    def features(self, games: NDArray[Any], seats: NDArray[np.int64]) -> NDArray[np.int16]:
        """Return what a seat sees in each of some records."""
        rows = np.empty((len(games), self._width), np.int16)
        self.workers.share(
            len(games),
            lambda worker, start, stop: entry_points.feature_games(
                self._tables, games, seats, rows, start, stop
            ),
        )
        return rows

    def results(self, which: NDArray[np.int64]) -> NDArray[Any]:
        """Return the scoring of some games as if they ended now: ``kernel.RESULT`` records."""
        return scored(self.edition, self.records[which], self.workers)

    def position(self, game: int) -> State:
        """Return one of the games as a position of the reference engine."""
        return to_state(self.records[game], self.edition)

    def save(self, which: NDArray[np.int64], potentials: NDArray[np.float64]) -> Snapshot:
        """Return some games as they are."""
        return Snapshot(
            self.edition,
            self.players,
            self.records[which],
            self._memories[which],
            self.seats[which],
            potentials[which],
        )

    def restore(self, snapshot: Snapshot, which: NDArray[np.int64], seed: int | None) -> None:
        """Put saved games into these places; with a seed, chance goes on from there and not as it would have."""
        if snapshot.edition != self.edition or snapshot.players != self.players:
            raise ValueError("the snapshot is of another edition or number of players than the environment")
        if len(snapshot) not in (1, len(which)):
            raise ValueError(f"{len(snapshot)} saved games do not fit into {len(which)} places")
        self.records[which] = snapshot.records
        self._memories[which] = snapshot.memories
        self.seats[which] = snapshot.seats
        if seed is not None:
            chances = np.random.default_rng(seed).integers(2**63, size=(2, len(which)), dtype=np.uint64)
            self.records["chance"][which], self._memories["chance"][which] = chances

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the edition's tables: an array that was copied could be written to, and for such arrays
        Numba would compile everything once more."""
        return {name: value for name, value in self.__dict__.items() if name not in _FOUND_ANEW}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._find_tables()

    def __deepcopy__(self, memo: dict[int, Any]) -> GameBatch:
        memo[id(self.edition)] = self.edition  # a value; copying it would take longer than the rest
        copied = GameBatch.__new__(GameBatch)
        copied.__setstate__(deepcopy(self.__getstate__(), memo))
        return copied

    def _find_tables(self) -> None:
        self.actions = actions(self.edition)
        self._tables = tables_of(self.edition)
        self._width = fields_of(self.edition, self.players).size


_FOUND_ANEW = ("actions", "_tables", "_width")
