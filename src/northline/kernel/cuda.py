"""The same functions on a GPU, one thread for each game. Imported only when somebody asks for ``device="cuda"``.

Numba compiles the functions of the kernel a second time, for the GPU; nothing of the rules is written twice. What was
played stays on the device: the arrays of :class:`DevicePlayouts` speak the CUDA array interface, by which CuPy and
PyTorch take them without a copy.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from northline.editions.model import Edition
from northline.kernel.layout import GAME, MIND, MOST_PLAYERS, RESULT, WORK
from northline.kernel.play import TALLY
from northline.kernel.playouts import MOST_STEPS, check_players, policy_numbers, seeds
from northline.kernel.tables import tables_of

THREADS = 64
"""Threads of a block. Games branch apart soon, so small blocks lose least."""


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
    reason = available()
    if reason:
        raise NoDevice(reason)
    from numba import cuda

    return cuda


@dataclass(frozen=True)
class DevicePlayouts:
    """What became of some games, on the device: a row for each game and a column for each of five seats."""

    players: int
    points: Any
    places: Any
    lengths: Any
    games: Any
    """The final positions (``layout.GAME``)."""
    results: Any
    """The final scoring in full (``layout.RESULT``). Where ``resolved`` is 0 a railway was too tangled to be scored."""


@cache
def _tables_on_device(edition: Edition) -> Any:
    return toolbox().to_device(tables_of(edition))


class Table:
    """Room on the device for so many games of an edition, to be played again and again."""

    def __init__(self, edition: Edition, players: int, games: int) -> None:
        cuda = toolbox()
        check_players(edition, players)
        self.edition, self.players, self.size = edition, players, games
        self.tables = _tables_on_device(edition)
        self.games = cuda.device_array(games, GAME)
        self.minds = cuda.device_array(games, MIND)
        self.works = cuda.device_array(games, WORK)
        self.tallies = cuda.device_array(games, TALLY)
        self.results = cuda.device_array(games, RESULT)
        self.points = cuda.device_array((games, MOST_PLAYERS), np.int32)
        self.places = cuda.device_array((games, MOST_PLAYERS), np.int8)
        self.lengths = cuda.device_array(games, np.int32)

    def play(self, policies: str | Sequence[str], seed: int) -> DevicePlayouts:
        """Deal all games anew and play them to the end. Overwrites what an earlier call returned."""
        if "planner" in ([policies] if isinstance(policies, str) else policies):
            raise ValueError(
                "planners think on the processor only; on a GPU there are random and greedy players"
            )
        cuda = toolbox()
        from northline.kernel.cuda_entries import play_on_device, set_up_on_device

        chosen = cuda.to_device(policy_numbers(policies, self.players))
        dealt = cuda.to_device(seeds(seed, self.size))
        chances = cuda.to_device(seeds(seed + 1, self.size))
        blocks = -(-self.size // THREADS)
        set_up_on_device[blocks, THREADS](
            self.tables, self.games, self.minds, dealt, chances, self.tallies, self.players
        )
        play_on_device[blocks, THREADS](
            self.tables,
            self.games,
            self.minds,
            self.works,
            chosen,
            self.tallies,
            self.results,
            self.points,
            self.places,
            self.lengths,
            MOST_STEPS,
        )
        cuda.synchronize()
        return DevicePlayouts(self.players, self.points, self.places, self.lengths, self.games, self.results)


def playouts(
    edition: Edition, players: int, games: int, policies: str | Sequence[str] = "random", seed: int = 0
) -> DevicePlayouts:
    """The same games as :func:`northline.kernel.playouts` plays from this seed."""
    return Table(edition, players, games).play(policies, seed)
