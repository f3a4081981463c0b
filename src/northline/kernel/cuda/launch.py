"""Launching CUDA kernels: whole games on a GPU, one thread for each game.

Numba compiles the functions of the kernel a second time, for the GPU; no rule is written twice. Results stay on the
device, in arrays with the CUDA array interface, which CuPy (``cupy.asarray``) and PyTorch (``torch.as_tensor``) take
without a copy. Everything runs on the default stream.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import Edition
from northline.extras import how_to_install
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import GAME, MAX_PLAYERS, RESULT
from northline.kernel.cuda.arrays import columns, field
from northline.kernel.cuda.outcomes import LENGTH_ROW, RESOLVED_ROW, SeatOutcome, row_count, seat_row
from northline.kernel.playouts import FROM_OUTSIDE, MAX_STEPS, policy_names
from northline.kernel.policies.play import GREEDY, RANDOM
from northline.kernel.results import score_with_reference

THREADS_PER_BLOCK = 320
"""Two such blocks take all registers of a multiprocessor."""

SEED_MASK = (1 << 32) - 1
"""The bits of a seed that are used, see ``playouts.seeds``."""


class NoDevice(RuntimeError):
    """There is no GPU that can be used, or not the software for it."""


def available() -> str:
    """An empty string when a GPU can be used, else why it cannot."""
    try:
        from numba import cuda
    except ImportError:
        return f"numba-cuda is not installed: {how_to_install('cuda')}"
    found: bool = cuda.is_available()  # type: ignore[no-untyped-call, unused-ignore]
    return "" if found else "there is no NVIDIA GPU that Numba can use"


def require_cuda() -> Any:
    """Return ``numba.cuda``; raise :class:`NoDevice`, which says why, where there is none."""
    reason = available()
    if reason:
        raise NoDevice(f'device="cuda" cannot be used: {reason}')
    from numba import cuda

    return cuda


def launch(kernel: Any, games: int, *arguments: Any) -> None:
    """Launch a kernel (``kernels.py``) on a grid with a thread for each game."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*under-utilization")  # small grids are fine
        kernel[-(-games // THREADS_PER_BLOCK), THREADS_PER_BLOCK](*arguments)


def device_zeros(games: int, dtype: np.dtype[Any]) -> Any:
    """Allocate zeroed records on the device."""
    from northline.kernel.cuda.kernels import clear_on_device

    records = require_cuda().device_array(games, dtype)
    launch(clear_on_device, games, _words(records))
    return records


def _words(records: Any) -> Any:
    """The same memory as 32-bit words, a row for each record."""
    return records.view(np.uint32).reshape(len(records), records.dtype.itemsize // 4)


@cache
def tables_on_device(edition: Edition) -> Any:
    """Return the tables of an edition, copied to the device once."""
    return require_cuda().to_device(tables_of(edition))


def resolve(edition: Edition, games: Any, results: Any) -> dict[int, Any]:
    """Let the reference engine score the few games that the device gave up on; return their results by index."""
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

    number = require_cuda().to_device(np.zeros(1, np.int64))
    launch(find_unresolved, len(resolved), resolved, number)
    return bool(number.copy_to_host()[0])


POLICIES = {"random": RANDOM, "greedy": GREEDY}
"""The policies that a GPU can play, and their numbers there."""


def policy_numbers(policies: str | Iterable[str | None], players: int) -> NDArray[np.int64]:
    """Return the number of the policy of each seat, None being a seat that is played from outside.

    Raises :class:`ValueError` for a policy that a GPU cannot play.
    """
    names = policy_names(policies, players)
    if not {None, *POLICIES} >= set(names):
        raise ValueError("planners think on the processor only; on a GPU there are random and greedy players")
    numbers = np.zeros(MAX_PLAYERS, np.int64)
    numbers[:players] = [FROM_OUTSIDE if name is None else POLICIES[name] for name in names]
    return numbers


@dataclass(frozen=True)
class DevicePlayouts:
    """The outcomes of some games: the same as :class:`northline.kernel.Playouts`, in arrays on the device."""

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
    source: DeviceGames

    @property
    def results(self) -> Any:
        """The final scoring as records; ``arrays.field`` makes arrays of their fields.

        The first time that records are asked for, the games are played again: storing all of them takes longer than
        playing.
        """
        return self.source.records()[1]

    @property
    def games(self) -> Any:
        """The final positions as records."""
        return self.source.records()[0]


class DeviceGames:
    """A number of games of an edition on the device, in buffers that every call of :meth:`play` uses again."""

    def __init__(self, edition: Edition, players: int, games: int) -> None:
        cuda = require_cuda()
        edition.check_players(players)
        self.edition, self.players, self.size = edition, players, games
        self._tables = tables_on_device(edition)
        self._outcomes = cuda.device_array((row_count(players), games), np.int32)
        self._no_records = cuda.device_array(0, GAME), cuda.device_array(0, RESULT)
        self._records: tuple[Any, Any] | None = None
        self._played: tuple[str | Sequence[str], int, int] = "random", 0, 0

    def play(self, policies: str | Sequence[str], seed: int, max_steps: int = MAX_STEPS) -> DevicePlayouts:
        """Deal all games anew and play them to the end. Overwrites what an earlier call returned."""
        policy_numbers(policies, self.players)
        self._played, self._records = (policies, seed, max_steps), None
        self._launch(*self._no_records)
        if any_unresolved(self._outcomes[RESOLVED_ROW]):
            self.records()
        seats = {one.name.lower(): columns(self._outcomes, *self._rows(one)) for one in SeatOutcome}
        return DevicePlayouts(**seats, lengths=self._outcomes[LENGTH_ROW], source=self)

    def records(self) -> tuple[Any, Any]:
        """Return the games last played as records: final positions and final scoring."""
        if self._records is None:
            self._records = device_zeros(self.size, GAME), device_zeros(self.size, RESULT)
            self._launch(*self._records)
            for index, result in resolve(self.edition, *self._records).items():
                self._correct(index, result)
        return self._records

    def _launch(self, games: Any, results: Any) -> None:
        from northline.kernel.cuda.kernels import play_at_random_on_device, play_on_device

        policies, seed, max_steps = self._played
        numbers = policy_numbers(policies, self.players)
        launch(
            play_on_device if numbers.any() else play_at_random_on_device,
            self.size,
            self._tables,
            self.players,
            np.uint64(seed & SEED_MASK),
            np.uint64(seed + 1 & SEED_MASK),
            require_cuda().to_device(numbers),
            max_steps,
            self._outcomes,
            games,
            results,
        )

    def _rows(self, outcome: SeatOutcome) -> tuple[int, int]:
        """The rows of an outcome: the first, and the one after the last."""
        first = seat_row(outcome, 0, self.players)
        return first, first + self.players

    def _correct(self, index: int, result: Any) -> None:
        """Write what the reference engine found to the outcomes."""
        for outcome, found in (
            (SeatOutcome.POINTS, "total"),
            (SeatOutcome.PLACES, "place"),
            (SeatOutcome.TICKETS_COMPLETED, "completed_count"),
        ):
            for seat, row in enumerate(range(*self._rows(outcome))):
                self._outcomes[row, index] = result[found][seat]


def playouts(
    edition: Edition, players: int, games: int, policies: str | Sequence[str] = "random", seed: int = 0
) -> DevicePlayouts:
    """The same games as :func:`northline.kernel.playouts` plays from this seed."""
    return DeviceGames(edition, players, games).play(policies, seed)
