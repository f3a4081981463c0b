"""The GPU plays the very same games. Without one these tests are skipped, and say why."""

from __future__ import annotations

import pytest

import northline as nl
from northline import kernel
from northline.kernel import cuda
from tests.kernel.boards import EDITIONS, TABLES

GAMES = 500
needs_device = pytest.mark.skipif(bool(cuda.available()), reason=cuda.available() or "there is one")


@needs_device
@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_device_plays_the_same_games(name: str, players: int, policy: str) -> None:
    edition = EDITIONS[name]()
    here = kernel.playouts(edition, players, GAMES, policy, seed=3)
    there = cuda.playouts(edition, players, GAMES, policy, seed=3)
    games, results = there.games.copy_to_host(), there.results.copy_to_host()
    assert (there.lengths.copy_to_host() == here.lengths).all()
    for game in range(0, GAMES, 25):
        assert kernel.to_state(games[game], edition) == kernel.to_state(here.games[game], edition)
    resolved = results["resolved"] == 1
    assert resolved.mean() > 0.99
    assert (there.points.copy_to_host()[resolved, :players] == here.points[resolved]).all()
    assert (there.places.copy_to_host()[resolved, :players] == here.places[resolved]).all()


@pytest.mark.skipif(not cuda.available(), reason="there is a GPU")
def test_without_a_device_one_sentence_says_why() -> None:
    with pytest.raises(cuda.NoDevice, match=r"numba-cuda is not installed|there is no NVIDIA GPU"):
        cuda.playouts(nl.edition("europe"), 2, 1)
