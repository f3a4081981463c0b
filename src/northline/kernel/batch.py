"""Many games stepped side by side, for learning and search."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from northline.editions.model import Edition
from northline.kernel import entries
from northline.kernel.actions import ActionTable, actions
from northline.kernel.convert import Record, from_state, to_state
from northline.kernel.core import layout
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.threads import Workers
from northline.kernel.observations.feature_layout import fields_of
from northline.kernel.observations.observation import OBSERVATION
from northline.kernel.playouts import check_players, fresh_minds, is_gpu, policy_numbers
from northline.kernel.playouts import seeds as far_apart
from northline.kernel.results import scored
from northline.rules.state import State


class Batch:
    """Games of one edition and number of players. In each of them one seat is to act, or it is over.

    With ``device="cuda"`` the games are on a GPU, and so are the arrays that come back (``cuda_batch.DeviceBatch``).
    """

    def __new__(cls, *arguments: Any, device: str = "cpu", **options: Any) -> Batch:
        if cls is Batch and is_gpu(device):
            from northline.kernel.cuda.batch import DeviceBatch

            return super().__new__(DeviceBatch)
        return super().__new__(cls)

    def __init__(
        self,
        edition: Edition,
        players: int,
        games: int,
        seeds: int | Iterable[int] = 0,
        threads: int | None = None,
        *,
        device: str = "cpu",
    ) -> None:
        """``seeds`` is a seed for each game, as for ``SplitMix``, or one number from which they are made."""
        check_players(edition, players)
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        self.edition, self.players = edition, players
        self.actions: ActionTable = actions(edition)
        self.games: NDArray[Any] = np.zeros(games, layout.GAME)
        self._tables = tables_of(edition)
        self._workers = Workers(threads)
        self._masks = np.zeros((games, self.actions.size), np.uint8)
        self._counts = np.zeros(games, np.int64)
        self._minds = fresh_minds(edition, far_apart(1, games), players)
        self._set_up(self._seeds(seeds, games), np.arange(games))

    def __len__(self) -> int:
        return len(self.games)

    @property
    def to_act(self) -> NDArray[np.int8]:
        """The seat to act in each game; -1 where it is over."""
        return np.where(self.over, -1, self.games["seat"]).astype(np.int8)

    @property
    def over(self) -> NDArray[np.bool_]:
        return np.asarray(self.games["phase"] == layout.OVER)

    def masks(self) -> NDArray[np.bool_]:
        """A row for each game, true for each legal action. The array is overwritten by the next call."""
        self._workers.share(
            len(self),
            lambda worker, start, stop: entries.mask_games(
                self._tables,
                self.games,
                self._workers.works,
                worker,
                self._masks,
                self._counts,
                start,
                stop,
            ),
        )
        return self._masks.view(np.bool_)

    def choices(self, policies: str | Iterable[str] = "random") -> NDArray[np.int64]:
        """What the kernel's policies, one for all seats or one for each, would do in each game; -1 where it is over."""
        chosen = policy_numbers(policies, self.players)
        numbers = np.empty(len(self), np.int64)
        self._workers.share(
            len(self),
            lambda worker, start, stop: entries.choose_games(
                self._tables,
                self.games,
                self._minds,
                self._workers.works,
                worker,
                chosen,
                numbers,
                start,
                stop,
            ),
        )
        return numbers

    def step(self, numbers: ArrayLike) -> None:
        """One action in each game; a negative number leaves a game alone.

        If any action is illegal the legal ones are carried out and the first illegal one is told.
        """
        chosen = np.ascontiguousarray(numbers, np.int64)
        if chosen.shape != (len(self),):
            raise ValueError(f"{len(self)} games take {len(self)} actions, not {chosen.shape}")
        wrong = self._workers.share(
            len(self),
            lambda worker, start, stop: int(
                entries.step_games(self._tables, self.games, self._workers.works, worker, chosen, start, stop)
            ),
        )
        first = next((game for game in wrong if game >= 0), None)
        if first is not None:
            raise ValueError(f"action {chosen[first]} is illegal in game {first}")

    def observations(self, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """What the seat to act sees in each game: an array of ``OBSERVATION`` records, without secrets of others."""
        seen = np.zeros(len(self), OBSERVATION) if out is None else out
        self._workers.share(
            len(self),
            lambda worker, start, stop: entries.observe_games(self._tables, self.games, seen, start, stop),
        )
        return seen

    def features(
        self, seats: ArrayLike | None = None, out: NDArray[np.int16] | None = None
    ) -> NDArray[np.int16]:
        """What a seat sees in each game, by default the one to act, as rows of numbers (``kernel.fields_of``)."""
        looking = np.ascontiguousarray(self.games["seat"] if seats is None else seats, np.int64)
        size = fields_of(self.edition, self.players).size
        rows = np.empty((len(self), size), np.int16) if out is None else out
        self._workers.share(
            len(self),
            lambda worker, start, stop: entries.feature_games(
                self._tables, self.games, looking, rows, start, stop
            ),
        )
        return rows

    def scores(self) -> NDArray[Any]:
        """The scoring of every game as if it ended now: an array of ``layout.RESULT`` records."""
        return scored(self.edition, self.games, self._workers)

    def reset(self, which: ArrayLike | None = None, seeds: int | Iterable[int] = 0) -> NDArray[np.int64]:
        """Start games anew: those named, by default those that are over. Returns their indices."""
        chosen = np.flatnonzero(self.over) if which is None else np.atleast_1d(np.asarray(which))
        if chosen.dtype == np.bool_:
            chosen = np.flatnonzero(chosen)
        if len(chosen):
            self._set_up(self._seeds(seeds, len(chosen)), chosen)
        return chosen.astype(np.int64)

    def state(self, game: int) -> State:
        """One of the games as a position of the reference engine."""
        return to_state(self.games[game], self.edition)

    def put(self, game: int, position: State | Record, seed: int = 0) -> None:
        """Let one of the games go on from a position."""
        if isinstance(position, State):
            self._check_position(position)
            position = from_state(position, seed)
        self.games[game] = position
        self._minds["planned_for"][game] = 0

    def _check_position(self, position: State) -> None:
        if position.edition != self.edition or position.players != self.players:
            raise ValueError("the position is of another edition or number of players than the batch")

    def _set_up(self, dealt: NDArray[np.uint64], chosen: NDArray[np.int64]) -> None:
        fresh = np.zeros(len(chosen), layout.GAME)
        firsts = np.full(len(chosen), -1)
        entries.set_up_games(self._tables, fresh, dealt, firsts, self.players, 0, len(chosen))
        self.games[chosen] = fresh
        self._minds["planned_for"][chosen] = 0

    @staticmethod
    def _seeds(given: int | Iterable[int], games: int) -> NDArray[np.uint64]:
        if isinstance(given, int):
            return far_apart(given, games)
        # One by one: NumPy makes floats of a list with small and very large numbers.
        listed = [int(seed) & (1 << 64) - 1 for seed in given]
        if len(listed) != games:
            raise ValueError(f"{games} games take {games} seeds, not {len(listed)}")
        return np.array(listed, np.uint64)
