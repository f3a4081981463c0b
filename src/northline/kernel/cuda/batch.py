"""Many games stepped together on a GPU. ``kernel.Batch(..., device="cuda")`` makes one of these."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from northline.features.layout import fields_of
from northline.kernel.batch import Batch
from northline.kernel.convert import Record
from northline.kernel.core.layout import GAME, RESULT, SCRATCH
from northline.kernel.cuda.launch import (
    SEED_MASK,
    device_zeros,
    launch,
    policy_numbers,
    require_cuda,
    resolve,
    tables_on_device,
)
from northline.kernel.observations.observation import OBSERVATION


class DeviceBatch(Batch):
    """The same as :class:`northline.kernel.Batch`, but the arrays it returns are on the device.

    Actions may be an array on the device (anything with a CUDA array interface) or on the host. Arrays that are
    returned are overwritten by the next call of the same method.
    """

    games: Any
    _memories: Any
    _masks: Any
    _counts: Any

    def _allocate(self, memories: Any, threads: int | None) -> None:
        self._cuda = cuda = require_cuda()
        games = len(self)
        self.games = device_zeros(games, GAME)
        self._memories = cuda.to_device(memories)
        self._tables = tables_on_device(self.edition)
        self._scratches = cuda.device_array(games, SCRATCH)
        self._masks = cuda.device_array((games, self.actions.size), np.uint8)
        self._counts = cuda.device_array(games, np.int64)
        self._numbers = cuda.device_array(games, np.int64)
        self._to_act = cuda.device_array(games, np.int8)
        self._over = cuda.device_array(games, np.uint8)
        self._seen, self._results = device_zeros(games, OBSERVATION), device_zeros(games, RESULT)
        self._whoever_acts = cuda.to_device(np.full(games, -1))
        self._rows = cuda.device_array((games, fields_of(self.edition, self.players).size), np.int16)
        self._first_wrong = cuda.to_device(np.array([games]))
        self._points = cuda.device_array((games, self.players), np.int32)
        self._places = cuda.device_array((games, self.players), np.int8)
        self._first_seats = cuda.to_device(np.zeros(games, np.int64))
        self._policies: dict[tuple[int, ...], Any] = {}
        """Numbers of policies, copied to the device once."""

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

        launch(
            mask_on_device, len(self), self._tables, self.games, self._scratches, self._masks, self._counts
        )
        return self._masks.view(np.bool_)

    def choices(self, policies: str | Iterable[str | None] = "random", counted_from: Any = None) -> Any:
        from northline.kernel.cuda.kernels import choose_on_device

        numbers = policy_numbers(policies, self.players)
        key = tuple(numbers.tolist())
        if key not in self._policies:
            self._policies[key] = self._cuda.to_device(numbers)
        firsts = self._first_seats if counted_from is None else self._on_device(counted_from)
        launch(
            choose_on_device,
            len(self),
            self._tables,
            self.games,
            self._memories,
            self._scratches,
            self._policies[key],
            firsts,
            self._numbers,
        )
        return self._numbers

    def step(self, numbers: Any, check: bool = True) -> None:
        """Apply one action in each game; a negative number leaves a game alone.

        Without ``check`` nothing waits for the host, and illegal actions are told by the next step that checks.
        """
        from northline.kernel.cuda.kernels import step_on_device

        chosen = self._on_device(numbers)
        self._check_actions(chosen)
        launch(
            step_on_device, len(self), self._tables, self.games, self._scratches, chosen, self._first_wrong
        )
        if check:
            first = int(self._first_wrong.copy_to_host()[0])
            self._first_wrong.copy_to_device(np.array([len(self)]))
            self._refuse(chosen, first if first < len(self) else None)

    def restart(self, seed: int) -> tuple[Any, Any, Any]:
        from northline.kernel.cuda.kernels import restart_on_device

        launch(
            restart_on_device,
            len(self),
            self._tables,
            self.games,
            self._memories,
            self._scratches,
            self.players,
            np.uint64(seed & SEED_MASK),
            self._over,
            self._points,
            self._places,
        )
        return self._over.view(np.bool_), self._points, self._places

    def _on_device(self, numbers: Any) -> Any:
        if hasattr(numbers, "__cuda_array_interface__"):
            chosen = self._cuda.as_cuda_array(numbers)
            if chosen.dtype != np.int64:
                raise ValueError(f"actions on the device are 64-bit integers, not {chosen.dtype}")
            return chosen
        if hasattr(numbers, "copy_to_host"):  # an array of Numba's simulator
            return numbers
        return self._cuda.to_device(np.ascontiguousarray(numbers, np.int64))

    def observations(self, out: Any = None) -> Any:
        from northline.kernel.cuda.kernels import observe_on_device

        seen = self._seen if out is None else out
        launch(observe_on_device, len(self), self._tables, self.games, seen)
        return seen

    def features(self, seats: Any = None, out: Any = None) -> Any:
        from northline.kernel.cuda.kernels import features_on_device

        looking = self._whoever_acts if seats is None else self._on_device(seats)
        rows = self._rows if out is None else out
        launch(features_on_device, len(self), self._tables, self.games, looking, rows)
        return rows

    def scores(self) -> Any:
        from northline.kernel.cuda.kernels import score_on_device

        launch(score_on_device, len(self), self._tables, self.games, self._scratches, self._results)
        resolve(self.edition, self.games, self._results)
        return self._results

    @staticmethod
    def _on_host(array: Any) -> Any:
        return array.copy_to_host() if hasattr(array, "copy_to_host") else np.asarray(array)

    def _record(self, game: int) -> Record:
        return self.games[game : game + 1].copy_to_host()[0]

    def _put_record(self, game: int, record: Record) -> None:
        self.games[game : game + 1].copy_to_device(np.array([record], GAME))
        memory = self._memories[game : game + 1].copy_to_host()
        memory["planned_for"] = 0
        self._memories[game : game + 1].copy_to_device(memory)

    def _set_up(self, dealt: Any, chosen: Any) -> None:
        from northline.kernel.cuda.kernels import set_up_on_device

        which = self._cuda.to_device(np.ascontiguousarray(chosen, np.int64))
        launch(
            set_up_on_device,
            len(chosen),
            self._tables,
            self.games,
            self._memories,
            which,
            self._cuda.to_device(dealt),
            self.players,
        )
