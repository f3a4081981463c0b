"""Many games stepped together, for learning and search."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from northline.editions.model import Edition
from northline.features.layout import fields_of
from northline.kernel import entry_points
from northline.kernel.actions import ActionTable, actions
from northline.kernel.convert import Record, from_state, to_state
from northline.kernel.core import layout
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.threads import Workers
from northline.kernel.observations.observation import OBSERVATION
from northline.kernel.playouts import is_gpu, new_memories, policy_numbers
from northline.kernel.playouts import seeds as seeds_of_series
from northline.kernel.results import scored
from northline.rules.state import State
from northline.strategy import codes


class Batch:
    """Games of one edition and number of players, stepped together. In each of them one seat is to act, or it is over.

    With ``device="cuda"`` the games are on a GPU, and so are the arrays that come back (``cuda.batch.DeviceBatch``).

    >>> from northline import edition
    >>> batch = Batch(edition("nordic_countries"), players=2, games=3, seeds=1)
    >>> batch.to_act.tolist()
    [0, 0, 0]
    >>> batch.masks().sum(axis=1).tolist()  # ways to keep opening tickets
    [26, 26, 26]
    >>> while not batch.over.all():
    ...     batch.step(batch.choices("greedy"))
    >>> batch.scores()["total"][:, :2].tolist()
    [[96, 49], [135, 93], [23, 114]]
    >>> batch.reset(seeds=[4, 5, 6]).tolist()
    [0, 1, 2]
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
        """Deal the games. ``seeds`` is a seed for each, as for ``SplitMix``, or one number for all of them."""
        edition.check_players(players)
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        self.edition, self.players, self._size = edition, players, games
        self.actions: ActionTable = actions(edition)
        self._allocate(new_memories(edition, seeds_of_series(1, games), players), threads)
        self._set_up(self._seeds(seeds, games), np.arange(games))

    def _allocate(self, memories: NDArray[Any], threads: int | None) -> None:
        self.games: NDArray[Any] = np.zeros(self._size, layout.GAME)
        self._memories = memories
        self._tables = tables_of(self.edition)
        self._workers = Workers(threads)
        self._masks = np.zeros((self._size, self.actions.size), np.uint8)
        self._counts = np.zeros(self._size, np.int64)

    def __len__(self) -> int:
        return self._size

    @property
    def to_act(self) -> NDArray[np.int8]:
        """The seat to act in each game; -1 where it is over."""
        return np.where(self.over, -1, self.games["seat"]).astype(np.int8)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Whether each game is over."""
        return np.asarray(self.games["phase"] == codes.OVER)

    def masks(self) -> NDArray[np.bool_]:
        """Return a row for each game, true for each legal action. The next call overwrites the array."""
        self._workers.share(
            len(self),
            lambda worker, start, stop: entry_points.mask_games(
                self._tables,
                self.games,
                self._workers.scratches,
                worker,
                self._masks,
                self._counts,
                start,
                stop,
            ),
        )
        return self._masks.view(np.bool_)

    def choices(
        self, policies: str | Iterable[str | None] = "random", counted_from: ArrayLike | None = None
    ) -> NDArray[np.int64]:
        """Return what policies, one for all seats or one for each, choose in each game; -1 where it is over.

        Policies are in the order of play from the first seat on, or from the seat that ``counted_from`` has for each
        game. None stands for a seat that is played from outside, for which -1 is returned.
        """
        chosen = policy_numbers(policies, self.players)
        firsts = np.zeros(len(self), np.int64)
        if counted_from is not None:
            firsts[:] = counted_from
        numbers = np.empty(len(self), np.int64)
        self._workers.share(
            len(self),
            lambda worker, start, stop: entry_points.choose_games(
                self._tables,
                self.games,
                self._memories,
                self._workers.scratches,
                worker,
                chosen,
                firsts,
                numbers,
                start,
                stop,
            ),
        )
        return numbers

    def step(self, numbers: ArrayLike, check: bool = True) -> None:
        """Apply one action in each game; a negative number leaves a game alone.

        On a GPU ``check=False`` spares waiting for the host: illegal actions are told by the next step that checks.

        If any action is illegal the legal ones are applied all the same, and :class:`ValueError` names the first
        illegal one.
        """
        chosen = np.ascontiguousarray(numbers, np.int64)
        self._check_actions(chosen)
        wrong = self._workers.share(
            len(self),
            lambda worker, start, stop: int(
                entry_points.step_games(
                    self._tables, self.games, self._workers.scratches, worker, chosen, start, stop
                )
            ),
        )
        self._refuse(chosen, next((game for game in wrong if game >= 0), None))

    def observations(self, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """Return what the seat to act sees in each game: ``kernel.OBSERVATION`` records, without secrets of others."""
        seen = np.zeros(len(self), OBSERVATION) if out is None else out
        self._workers.share(
            len(self),
            lambda worker, start, stop: entry_points.observe_games(
                self._tables, self.games, seen, start, stop
            ),
        )
        return seen

    def features(
        self, seats: ArrayLike | None = None, out: NDArray[np.int16] | None = None
    ) -> NDArray[np.int16]:
        """Return what a seat sees in each game, by default the one to act, as rows (``kernel.fields_of``)."""
        looking = np.ascontiguousarray(self.games["seat"] if seats is None else seats, np.int64)
        size = fields_of(self.edition, self.players).size
        rows = np.empty((len(self), size), np.int16) if out is None else out
        self._workers.share(
            len(self),
            lambda worker, start, stop: entry_points.feature_games(
                self._tables, self.games, looking, rows, start, stop
            ),
        )
        return rows

    def scores(self) -> NDArray[Any]:
        """Return the scoring of every game as if it ended now: ``kernel.RESULT`` records."""
        return scored(self.edition, self.games, self._workers)

    def reset(self, which: ArrayLike | None = None, seeds: int | Iterable[int] = 0) -> NDArray[np.int64]:
        """Start games anew: those named (by index, or by a mask), by default those that are over.

        Returns their indices, as a NumPy array on every device.
        """
        chosen = np.atleast_1d(self._on_host(self.over if which is None else which))
        if chosen.dtype == np.bool_:
            chosen = np.flatnonzero(chosen)
        if len(chosen):
            self._set_up(self._seeds(seeds, len(chosen)), chosen)
        return chosen.astype(np.int64)

    def restart(self, seed: int) -> tuple[Any, Any, Any]:
        """Deal every game anew that is over; return which, and how they ended: points and places by game and seat.

        Game ``n`` is dealt from ``seeds(seed, len(batch))[n]``. The rows of games that go on say nothing. On a GPU
        nothing of this waits for the host, and the next call overwrites the arrays; a game whose longest path is too
        tangled for the kernel (see ``docs/architecture.md``) counts as a draw there.
        """
        ended = self.over
        which = np.flatnonzero(ended)
        points = np.zeros((len(self), self.players), np.int32)
        places = np.zeros((len(self), self.players), np.int8)
        if len(which):
            results = scored(self.edition, self.games[which], self._workers)
            points[which] = results["total"][:, : self.players]
            places[which] = results["place"][:, : self.players]
            self._set_up(seeds_of_series(seed, len(self))[which], which)
        return ended, points, places

    def state(self, game: int) -> State:
        """Return one of the games as a position of the reference engine."""
        return to_state(self._record(game), self.edition)

    def put(self, game: int, position: State | Record, seed: int = 0) -> None:
        """Let one of the games go on from a position; of a ``State``, what chance brings follows from ``seed``."""
        if isinstance(position, State):
            if position.edition != self.edition or position.players != self.players:
                raise ValueError("the position is of another edition or number of players than the batch")
            position = from_state(position, seed)
        self._put_record(game, position)

    # What differs on a GPU

    @staticmethod
    def _on_host(array: Any) -> NDArray[Any]:
        return np.asarray(array)

    def _record(self, game: int) -> Record:
        return self.games[game]

    def _put_record(self, game: int, record: Record) -> None:
        self.games[game] = record
        self._memories["planned_for"][game] = 0

    def _set_up(self, dealt: NDArray[np.uint64], chosen: NDArray[np.int64]) -> None:
        fresh = np.zeros(len(chosen), layout.GAME)
        firsts = np.full(len(chosen), -1)
        entry_points.set_up_games(self._tables, fresh, dealt, firsts, self.players, 0, len(chosen))
        self.games[chosen] = fresh
        self._memories["planned_for"][chosen] = 0

    # Checks

    def _check_actions(self, chosen: Any) -> None:
        if tuple(chosen.shape) != (len(self),):
            raise ValueError(f"{len(self)} games take {len(self)} actions, not {tuple(chosen.shape)}")

    @staticmethod
    def _refuse(chosen: Any, first: int | None) -> None:
        """Raise if there is a first game whose action is illegal."""
        if first is not None:
            raise ValueError(f"action {int(chosen[first])} is illegal in game {first}")

    @staticmethod
    def _seeds(given: int | Iterable[int], games: int) -> NDArray[np.uint64]:
        if isinstance(given, int):
            return seeds_of_series(given, games)
        # One by one: NumPy makes floats of a list with small and very large numbers.
        listed = [int(seed) & (1 << 64) - 1 for seed in given]
        if len(listed) != games:
            raise ValueError(f"{games} games take {games} seeds, not {len(listed)}")
        return np.array(listed, np.uint64)
