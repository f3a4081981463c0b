"""The routes that stations borrow, against trying every choice for every station."""

from __future__ import annotations

from random import Random

import pytest

from northline.editions import edition
from tests.oracles.checks import assert_best
from tests.oracles.positions import random_end
from tests.toy import toy

pytestmark = pytest.mark.rule("STATION-3")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_europe(players: int) -> None:
    for seed in range(50):
        state = random_end(edition("europe"), Random(seed), players, tickets=46 // players)
        for seat in range(players):
            assert_best(state, seat)


@pytest.mark.parametrize("players", [2, 3])
def test_the_toy_board(players: int) -> None:
    for seed in range(1000):
        state = random_end(toy(), Random(seed), players, tickets=3)
        for seat in range(players):
            assert_best(state, seat)
