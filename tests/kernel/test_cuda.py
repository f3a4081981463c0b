"""The GPU plays the very same games. Without one Numba's simulator runs the same code, and the rest is skipped."""

from __future__ import annotations

import json
from dataclasses import fields
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import northline as nl
from northline import kernel
from northline.kernel.core.layout import SCALARS
from northline.kernel.cuda import launch
from northline.kernel.cuda.arrays import field, field_interface
from northline.kernel.cuda.outcomes import LENGTH_ROW, RESOLVED_ROW, SeatOutcome, row_count, seat_row
from northline.kernel.rules.setup import store_scalars
from tests.kernel.boards import EDITIONS, TABLES
from tests.kernel.everything import everything
from tests.processes import told_by_simulator

GAMES = 500
needs_device = pytest.mark.skipif(bool(launch.available()), reason=launch.available() or "there is one")


def test_outcomes_of_seats_are_fields_of_playouts_and_their_rows_do_not_overlap() -> None:
    names = {outcome.name.lower() for outcome in SeatOutcome}
    assert names <= {field.name for field in fields(kernel.Playouts)}
    for players in (2, 5):
        rows = [seat_row(outcome, seat, players) for outcome in SeatOutcome for seat in range(players)]
        assert sorted([LENGTH_ROW, RESOLVED_ROW, *rows]) == list(range(row_count(players)))


def test_all_scalars_are_written_back() -> None:
    """A field of the one list that the other forgets would be lost between two calls."""
    kept_apart = SimpleNamespace(**{name: number for number, name in enumerate(SCALARS.names or ())})
    game = SimpleNamespace()
    store_scalars.py_func(game, kept_apart)
    assert vars(game) == vars(kept_apart)


@needs_device
@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_device_plays_the_same_games(name: str, players: int, policy: str) -> None:
    edition = EDITIONS[name]()
    here = kernel.playouts(edition, players, GAMES, policy, seed=3)
    there: Any = kernel.playouts(edition, players, GAMES, policy, seed=3, device="cuda")
    games, results = there.games.copy_to_host(), there.results.copy_to_host()
    assert (there.lengths.copy_to_host() == here.lengths).all()
    for game in range(0, GAMES, 25):
        assert kernel.to_state(games[game], edition) == kernel.to_state(here.games[game], edition)
    assert (results["resolved"] == 1).all()
    assert (there.points.copy_to_host() == here.points).all()
    assert (there.places.copy_to_host() == here.places).all()
    assert (results["completed"] == here.results["completed"]).all()


@needs_device
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_device_does_everything_alike(name: str, players: int) -> None:
    there = everything(name, players, 70, 30, "cuda")
    assert there == everything(name, players, 70, 30, "cpu")


@needs_device
def test_pytorch_and_cupy_take_results_without_a_copy() -> None:
    played: Any = kernel.playouts(nl.edition("europe"), 3, 200, seed=1, device="cuda")
    batch = kernel.Batch(nl.edition("europe"), 3, 200, device="cuda")
    arrays = [played.points, played.lengths, played.tickets_kept, batch.masks(), batch.to_act]
    arrays.append(field(batch.observations(), "owners"))
    taken = 0
    for library, take in (("torch", "as_tensor"), ("cupy", "asarray")):
        try:
            module = __import__(library)
        except ImportError:
            continue
        for array in arrays:
            there = getattr(module, take)(array, **({"device": "cuda"} if library == "torch" else {}))
            back = there.cpu().numpy() if library == "torch" else there.get()
            assert (back == array.copy_to_host()).all()
            address = there.data_ptr() if library == "torch" else there.data.ptr
            assert address == array.__cuda_array_interface__["data"][0]
            taken += 1
    if not taken:
        pytest.skip("neither PyTorch nor CuPy is installed")


@pytest.mark.parametrize(("name", "players", "games", "steps"), [("tiny", 2, 3, 14), ("toy", 3, 2, 12)])
def test_the_simulator_does_everything_alike(name: str, players: int, games: int, steps: int) -> None:
    """The functions for the GPU, run as plain Python by Numba's simulator of CUDA."""
    call = f"everything('{name}', {players}, {games}, {steps}, 'cuda')"
    there = told_by_simulator("tests.kernel.everything", call)
    here = everything(name, players, games, steps, "cpu")
    assert there == json.loads(json.dumps(here))


@pytest.mark.parametrize(
    ("name", "columns"), [("total", 3), ("counts", None), ("resolved", None), ("completed", 2)]
)
def test_a_field_is_described_where_it_lies(name: str, columns: int | None) -> None:
    """NumPy understands the same description, of memory of the host."""
    results = kernel.playouts(nl.edition("europe"), 3, 20, seed=2).results
    assert results.flags.c_contiguous

    class Described:
        __array_interface__ = field_interface(results.__array_interface__, results.dtype, name, columns)

    Described.__array_interface__.pop("stream")
    seen = np.asarray(Described())
    expected = results[name] if columns is None else results[name][:, :columns]
    assert seen.shape == expected.shape
    assert (seen == expected).all()
    assert np.shares_memory(seen, results)


@pytest.mark.skipif(not launch.available(), reason="there is a GPU")
def test_without_a_device_one_sentence_says_why() -> None:
    why = r'^device="cuda" cannot be used: (numba-cuda is not installed|there is no NVIDIA GPU)'
    with pytest.raises(launch.NoDevice, match=why):
        kernel.playouts(nl.edition("europe"), 2, 1, device="cuda")
    with pytest.raises(launch.NoDevice, match=why):
        kernel.Batch(nl.edition("europe"), 2, 1, device="cuda")


def test_there_are_two_devices() -> None:
    with pytest.raises(ValueError, match="there is no device 'tpu'; the kernel knows cpu, cuda"):
        kernel.playouts(nl.edition("europe"), 2, 1, device="tpu")
    with pytest.raises(ValueError, match="there is no device 'tpu'"):
        kernel.Batch(nl.edition("europe"), 2, 1, device="tpu")
