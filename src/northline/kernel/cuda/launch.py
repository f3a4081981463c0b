"""The same functions on a GPU, one thread for each game. Imported only when somebody asks for ``device="cuda"``.

Numba compiles the functions of the kernel a second time, for the GPU; nothing of the rules is written twice. What was
played stays on the device: arrays that speak the CUDA array interface, by which CuPy (``cupy.asarray``) and PyTorch
(``torch.as_tensor``) take them without a copy. All work goes to the default stream.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from northline.editions.model import Edition
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import GAME, RESULT
from northline.kernel.cuda.arrays import columns, field
from northline.kernel.playouts import MOST_STEPS, check_players, policy_numbers
from northline.kernel.results import score_with_reference

THREADS = 320
"""Threads of a block. Two such blocks take all registers of a multiprocessor."""


SEEDS = (1 << 32) - 1
"""Numbers that make a difference as a seed, see ``playouts.seeds``."""


class NoDevice(RuntimeError):
    """There is no GPU that can be used, or not the software for it."""


def available() -> str:
    """An empty string when a GPU can be used, else why it cannot."""
    try:
        from numba import cuda
    except ImportError:
        return "numba-cuda is not installed: pip install 'northline[cuda]'"
    found: bool = cuda.is_available()  # type: ignore[no-untyped-call, unused-ignore]
    return "" if found else "there is no NVIDIA GPU that Numba can use"


def toolbox() -> Any:
    """Numba's CUDA, or one sentence that says why it cannot be had."""
    reason = available()
    if reason:
        raise NoDevice(f'device="cuda" cannot be used: {reason}')
    from numba import cuda

    return cuda


def launch(entry: Any, games: int, *arguments: Any) -> None:
    """Start a function of ``cuda_entries``, with a thread for each game."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*under-utilization")  # a few games are as good a wish as many
        entry[-(-games // THREADS), THREADS](*arguments)


def room(games: int, dtype: np.dtype[Any]) -> Any:
    """Records full of zeros."""
    from northline.kernel.cuda.kernels import clear_on_device

    records = toolbox().device_array(games, dtype)
    launch(clear_on_device, games, _words(records))
    return records


def _words(records: Any) -> Any:
    """The same memory as numbers, a row for each record."""
    return records.view(np.uint32).reshape(len(records), records.dtype.itemsize // 4)


@cache
def tables_on_device(edition: Edition) -> Any:
    return toolbox().to_device(tables_of(edition))


def resolve(edition: Edition, games: Any, results: Any) -> dict[int, Any]:
    """Let the reference engine score the few games whose railways are too tangled; they travel for it."""
    scored = {}
    if any_unresolved(field(results, "resolved")):
        for index in np.flatnonzero(field(results, "resolved").copy_to_host() == 0).tolist():
            game = games[index : index + 1].copy_to_host()
            result = results[index : index + 1].copy_to_host()
            score_with_reference(edition, game[0], result[0])
            results[index : index + 1].copy_to_device(result)
            scored[index] = result[0]
    return scored


def any_unresolved(resolved: Any) -> bool:
    """Whether games are left to the reference engine."""
    from northline.kernel.cuda.kernels import find_unresolved

    number = toolbox().to_device(np.zeros(1, np.int64))
    launch(find_unresolved, len(resolved), resolved, number)
    return bool(number.copy_to_host()[0])


POLICIES = ("random", "greedy")
"""Who can play on a GPU."""


def check_policies(policies: str | Iterable[str]) -> None:
    if "planner" in ([policies] if isinstance(policies, str) else policies):
        raise ValueError("planners think on the processor only; on a GPU there are random and greedy players")


@dataclass(frozen=True)
class DevicePlayouts:
    """What became of some games: the same as :class:`northline.kernel.Playouts`, in arrays on the device."""

    points: Any
    places: Any
    lengths: Any
    tickets_kept: Any
    tickets_completed: Any
    routes_claimed: Any
    stations_built: Any
    cards_drawn: Any
    cards_taken: Any
    ticket_draws: Any
    passes: Any
    table: Table

    @property
    def results(self) -> Any:
        """The final scorings as records; ``device_arrays.field`` makes arrays of their fields.

        The first time that records are asked for, the games are played again: writing all of them down takes longer
        than playing.
        """
        return self.table.records()[1]

    @property
    def games(self) -> Any:
        """The final positions as records."""
        return self.table.records()[0]


class Table:
    """Room on the device for so many games of an edition, to be played again and again."""

    def __init__(self, edition: Edition, players: int, games: int) -> None:
        from northline.kernel.cuda.kernels import SEATS, STOCK

        cuda = toolbox()
        check_players(edition, players)
        self.edition, self.players, self.size = edition, players, games
        self._tables = tables_on_device(edition)
        self._stock = cuda.device_array((SEATS + players * len(STOCK), games), np.int32)
        self._no_records = cuda.device_array(0, GAME), cuda.device_array(0, RESULT)
        self._records: tuple[Any, Any] | None = None
        self._played: tuple[str | Sequence[str], int, int] = "random", 0, 0

    def play(self, policies: str | Sequence[str], seed: int, most_steps: int = MOST_STEPS) -> DevicePlayouts:
        """Deal all games anew and play them to the end. Overwrites what an earlier call returned."""
        from northline.kernel.cuda.kernels import LENGTHS, RESOLVED, STOCK

        check_policies(policies)
        self._played, self._records = (policies, seed, most_steps), None
        self._launch(*self._no_records)
        if any_unresolved(self._stock[RESOLVED]):
            self.records()
        seats = {name: columns(self._stock, *self._rows(name)) for name in STOCK}
        return DevicePlayouts(**seats, lengths=self._stock[LENGTHS], table=self)

    def records(self) -> tuple[Any, Any]:
        """The games last played as records, final positions and final scorings."""
        if self._records is None:
            self._records = room(self.size, GAME), room(self.size, RESULT)
            self._launch(*self._records)
            for index, result in resolve(self.edition, *self._records).items():
                self._correct(index, result)
        return self._records

    def _launch(self, games: Any, results: Any) -> None:
        from northline.kernel.cuda.kernels import play_at_random_on_device, play_on_device

        policies, seed, most_steps = self._played
        numbers = policy_numbers(policies, self.players)
        launch(
            play_on_device if numbers.any() else play_at_random_on_device,
            self.size,
            self._tables,
            self.players,
            np.uint64(seed & SEEDS),
            np.uint64(seed + 1 & SEEDS),
            toolbox().to_device(numbers),
            most_steps,
            self._stock,
            games,
            results,
        )

    def _rows(self, name: str) -> tuple[int, int]:
        """Where the rows of the seats lie."""
        from northline.kernel.cuda.kernels import SEATS, STOCK

        first = SEATS + self.players * STOCK.index(name)
        return first, first + self.players

    def _correct(self, index: int, result: Any) -> None:
        """Put what the reference engine found into the arrays."""
        for name, found in (
            ("points", "total"),
            ("places", "place"),
            ("tickets_completed", "completed_count"),
        ):
            for seat, row in enumerate(range(*self._rows(name))):
                self._stock[row, index] = result[found][seat]


def playouts(
    edition: Edition, players: int, games: int, policies: str | Sequence[str] = "random", seed: int = 0
) -> DevicePlayouts:
    """The same games as :func:`northline.kernel.playouts` plays from this seed."""
    return Table(edition, players, games).play(policies, seed)
