"""Many games stepped side by side on a GPU. ``kernel.Batch(..., device="cuda")`` makes one of these."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from northline.editions.model import Edition
from northline.kernel.actions import actions
from northline.kernel.batch import Batch
from northline.kernel.convert import Record, from_state, to_state
from northline.kernel.core.layout import GAME, RESULT, WORK
from northline.kernel.cuda.launch import (
    check_policies,
    launch,
    resolve,
    room,
    tables_on_device,
    toolbox,
)
from northline.kernel.observations.feature_layout import fields_of
from northline.kernel.observations.observation import OBSERVATION
from northline.kernel.playouts import check_players, fresh_minds, policy_numbers
from northline.kernel.playouts import seeds as far_apart
from northline.rules.state import State


class DeviceBatch(Batch):
    """The same as :class:`northline.kernel.Batch`, on the device: what it returns are arrays there.

    Actions may be an array on the device (anything with a CUDA array interface) or on the host. Arrays that are
    returned are overwritten by the next call of the same method.
    """

    games: Any
    _minds: Any
    _masks: Any
    _counts: Any

    def __init__(
        self,
        edition: Edition,
        players: int,
        games: int,
        seeds: int | Iterable[int] = 0,
        threads: int | None = None,
        *,
        device: str = "cuda",
    ) -> None:
        self._cuda = cuda = toolbox()
        check_players(edition, players)
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        self.edition, self.players, self._size = edition, players, games
        self.actions = actions(edition)
        self.games = room(games, GAME)
        self._minds = cuda.to_device(fresh_minds(edition, far_apart(1, games), players))
        self._tables = tables_on_device(edition)
        self._works = cuda.device_array(games, WORK)
        self._masks = cuda.device_array((games, self.actions.size), np.uint8)
        self._counts = cuda.device_array(games, np.int64)
        self._numbers = cuda.device_array(games, np.int64)
        self._to_act = cuda.device_array(games, np.int8)
        self._over = cuda.device_array(games, np.uint8)
        self._seen, self._results = room(games, OBSERVATION), room(games, RESULT)
        self._set_up(self._seeds(seeds, games), np.arange(games))

    def __len__(self) -> int:
        return self._size

    @property
    def to_act(self) -> Any:
        self._find_turns()
        return self._to_act

    @property
    def over(self) -> Any:
        self._find_turns()
        return self._over.view(np.bool_)

    def _find_turns(self) -> None:
        from northline.kernel.cuda.kernels import find_turns

        launch(find_turns, len(self), self.games, self._to_act, self._over)

    def masks(self) -> Any:
        from northline.kernel.cuda.kernels import mask_on_device

        launch(mask_on_device, len(self), self._tables, self.games, self._works, self._masks, self._counts)
        return self._masks.view(np.bool_)

    def choices(self, policies: str | Iterable[str] = "random") -> Any:
        from northline.kernel.cuda.kernels import choose_on_device

        check_policies(policies)
        chosen = self._cuda.to_device(policy_numbers(policies, self.players))
        launch(
            choose_on_device,
            len(self),
            self._tables,
            self.games,
            self._minds,
            self._works,
            chosen,
            self._numbers,
        )
        return self._numbers

    def step(self, numbers: Any) -> None:
        from northline.kernel.cuda.kernels import step_on_device

        chosen = self._on_device(numbers)
        wrong = self._cuda.to_device(np.array([len(self)]))
        launch(step_on_device, len(self), self._tables, self.games, self._works, chosen, wrong)
        first = int(wrong.copy_to_host()[0])
        if first < len(self):
            raise ValueError(f"action {int(chosen[first])} is illegal in game {first}")

    def _on_device(self, numbers: Any) -> Any:
        if hasattr(numbers, "__cuda_array_interface__"):
            chosen = self._cuda.as_cuda_array(numbers)
            if chosen.dtype != np.int64:
                raise ValueError(f"actions on the device are 64-bit integers, not {chosen.dtype}")
        elif hasattr(numbers, "copy_to_host"):  # an array of Numba's simulator
            chosen = numbers
        else:
            chosen = self._cuda.to_device(np.ascontiguousarray(numbers, np.int64))
        if tuple(chosen.shape) != (len(self),):
            raise ValueError(f"{len(self)} games take {len(self)} actions, not {tuple(chosen.shape)}")
        return chosen

    def observations(self, out: Any = None) -> Any:
        from northline.kernel.cuda.kernels import observe_on_device

        seen = self._seen if out is None else out
        launch(observe_on_device, len(self), self._tables, self.games, seen)
        return seen

    def features(self, seats: Any = None, out: Any = None) -> Any:
        from northline.kernel.cuda.kernels import features_on_device

        looking = np.full(len(self), -1) if seats is None else seats
        size = fields_of(self.edition, self.players).size
        rows = self._cuda.device_array((len(self), size), np.int16) if out is None else out
        launch(features_on_device, len(self), self._tables, self.games, self._cuda.to_device(looking), rows)
        return rows

    def scores(self) -> Any:
        from northline.kernel.cuda.kernels import score_on_device

        launch(score_on_device, len(self), self._tables, self.games, self._works, self._results)
        resolve(self.edition, self.games, self._results)
        return self._results

    def reset(self, which: Any = None, seeds: int | Iterable[int] = 0) -> Any:
        """As on the processor. Which games are over travels to the host, a byte for each; the indices are NumPy's."""
        if which is None:
            which = self.over.copy_to_host()
        elif hasattr(which, "copy_to_host"):
            which = which.copy_to_host()
        chosen = np.atleast_1d(np.asarray(which))
        if chosen.dtype == np.bool_:
            chosen = np.flatnonzero(chosen)
        if len(chosen):
            self._set_up(self._seeds(seeds, len(chosen)), chosen)
        return chosen.astype(np.int64)

    def state(self, game: int) -> State:
        return to_state(self.games[game : game + 1].copy_to_host()[0], self.edition)

    def put(self, game: int, position: State | Record, seed: int = 0) -> None:
        if isinstance(position, State):
            self._check_position(position)
            position = from_state(position, seed)
        self.games[game : game + 1].copy_to_device(np.array([position], GAME))
        mind = self._minds[game : game + 1].copy_to_host()
        mind["planned_for"] = 0
        self._minds[game : game + 1].copy_to_device(mind)

    def _set_up(self, dealt: Any, chosen: Any) -> None:
        from northline.kernel.cuda.kernels import set_up_on_device

        which = self._cuda.to_device(np.ascontiguousarray(chosen, np.int64))
        launch(
            set_up_on_device,
            len(chosen),
            self._tables,
            self.games,
            self._minds,
            which,
            self._cuda.to_device(dealt),
            self.players,
        )
