"""The same functions on a GPU, one thread for each game. Imported only when somebody asks for ``device="cuda"``.

Numba compiles the functions of the kernel a second time, for the GPU; nothing of the rules is written twice. What was
played stays on the device: arrays that speak the CUDA array interface, by which CuPy (``cupy.asarray``) and PyTorch
(``torch.as_tensor``) take them without a copy. All work goes to the default stream.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from northline.editions.model import Edition
from northline.kernel.device_arrays import field
from northline.kernel.layout import GAME, RESULT
from northline.kernel.play import TALLY
from northline.kernel.playouts import MOST_STEPS, check_players, policy_numbers
from northline.kernel.results import score_with_reference
from northline.kernel.tables import tables_of

THREADS = 256
"""Threads of a block."""


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
    entry[-(-games // THREADS), THREADS](*arguments)


def room(games: int, dtype: np.dtype[Any]) -> Any:
    """Records full of zeros."""
    from northline.kernel.cuda_entries import clear_on_device

    records = toolbox().device_array(games, dtype)
    launch(clear_on_device, games, _words(records))
    return records


def _words(records: Any) -> Any:
    """The same memory as numbers, a row for each record."""
    return records.view(np.uint32).reshape(len(records), records.dtype.itemsize // 4)


@cache
def tables_on_device(edition: Edition) -> Any:
    return toolbox().to_device(tables_of(edition))


def resolve(edition: Edition, games: Any, results: Any) -> None:
    """Let the reference engine score the few games whose railways are too tangled; they travel for it."""
    from northline.kernel.cuda_entries import find_unresolved

    number = toolbox().to_device(np.zeros(1, np.int64))
    launch(find_unresolved, len(games), results, number)
    if number.copy_to_host()[0]:
        for index in np.flatnonzero(field(results, "resolved").copy_to_host() == 0).tolist():
            game = games[index : index + 1].copy_to_host()
            result = results[index : index + 1].copy_to_host()
            score_with_reference(edition, game[0], result[0])
            results[index : index + 1].copy_to_device(result)


def check_policies(policies: str | Iterable[str]) -> None:
    if "planner" in ([policies] if isinstance(policies, str) else policies):
        raise ValueError("planners think on the processor only; on a GPU there are random and greedy players")


@dataclass(frozen=True)
class DevicePlayouts:
    """What became of some games: the same as :class:`northline.kernel.Playouts`, in arrays on the device.

    ``results`` and ``games`` are records; :func:`northline.kernel.device_arrays.field` makes arrays of their fields.
    """

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
    results: Any
    games: Any


class Table:
    """Room on the device for so many games of an edition, to be played again and again."""

    def __init__(self, edition: Edition, players: int, games: int) -> None:
        cuda = toolbox()
        check_players(edition, players)
        self.edition, self.players, self.size = edition, players, games
        self.tables = tables_on_device(edition)
        self.games, self.tallies, self.results = room(games, GAME), room(games, TALLY), room(games, RESULT)
        self.stock = [cuda.device_array((games, players), np.int64) for _ in range(3)]

    def play(self, policies: str | Sequence[str], seed: int, most_steps: int = MOST_STEPS) -> DevicePlayouts:
        """Deal all games anew and play them to the end. Overwrites what an earlier call returned."""
        from northline.kernel.cuda_entries import play_on_device, take_stock

        check_policies(policies)

        launch(
            play_on_device,
            self.size,
            self.tables,
            self.games,
            self.players,
            np.uint64(seed & SEEDS),
            np.uint64(seed + 1 & SEEDS),
            toolbox().to_device(policy_numbers(policies, self.players)),
            self.tallies,
            self.results,
            most_steps,
        )
        launch(take_stock, self.size, self.games, *self.stock)
        resolve(self.edition, self.games, self.results)
        return self._played()

    def _played(self) -> DevicePlayouts:
        results, tallies, players = self.results, self.tallies, self.players
        tickets, routes, stations = self.stock
        return DevicePlayouts(
            points=field(results, "total", players),
            places=field(results, "place", players),
            lengths=field(tallies, "steps"),
            tickets_kept=tickets,
            tickets_completed=field(results, "completed_count", players),
            routes_claimed=routes,
            stations_built=stations,
            cards_drawn=field(tallies, "drawn", players),
            cards_taken=field(tallies, "taken", players),
            ticket_draws=field(tallies, "ticket_draws", players),
            passes=field(tallies, "passes", players),
            results=results,
            games=self.games,
        )


def playouts(
    edition: Edition, players: int, games: int, policies: str | Sequence[str] = "random", seed: int = 0
) -> DevicePlayouts:
    """The same games as :func:`northline.kernel.playouts` plays from this seed."""
    return Table(edition, players, games).play(policies, seed)
