"""The same comparisons for much longer; run by `make soak`."""

from __future__ import annotations

from random import Random

import pytest

from northline.editions import edition
from northline.editions.model import COLORS, LOCOMOTIVE
from northline.rules.payment import payments, refusal
from tests.oracles.checks import assert_best, assert_right_menu, assert_right_path
from tests.oracles.networks import random_board, random_railway
from tests.oracles.paying import counted, payments_from, pays
from tests.oracles.positions import random_end
from tests.oracles.shapes import ALL_SHAPES, price_of
from tests.oracles.trails import longest_trail

pytestmark = pytest.mark.soak
EDITIONS = ("europe", "nordic_countries", "northern_lights")


@pytest.mark.parametrize("name", EDITIONS)
def test_longest_paths_of_whole_railways(name: str) -> None:
    for seed in range(3000):
        random = Random(seed)
        routes = random_railway(
            edition(name), random, random.randint(10, 34), spread=random.choice((0, 0.1, 0.3))
        )
        if len(routes) <= 18:
            assert_right_path(edition(name), routes, longest_trail(edition(name), routes))


def test_longest_paths_of_boards_with_any_shape() -> None:
    for seed in range(4000):
        random = Random(seed)
        cities, routes = random.randint(3, 12), random.randint(1, 13)
        sketch = random_board(random, cities, routes, longest=random.randint(1, 8))
        assert_right_path(sketch, tuple(range(routes)), longest_trail(sketch, tuple(range(routes))))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_stations_of_europe(players: int) -> None:
    for seed in range(1000, 1500):
        state = random_end(edition("europe"), Random(seed), players, tickets=46 // players)
        for seat in range(players):
            assert_best(state, seat)


def test_payments_and_menus_of_random_hands() -> None:
    for seed in range(4000):
        random = Random(seed)
        spaces = random.choice(ALL_SHAPES)
        kinds = [*random.sample(range(len(COLORS)), 2), LOCOMOTIVE]
        hand = counted({kind: random.randint(0, 8) for kind in kinds})
        assert_right_menu(spaces, price_of(spaces), hand)
        for cards in payments(price_of(spaces), hand):
            assert pays(spaces, cards)
        everything = counted({kind: random.randint(0, 7) for kind in range(LOCOMOTIVE + 1)})
        assert (refusal(price_of(spaces), everything) is None) == pays(spaces, everything)
        assert all(refusal(price_of(spaces), cards) is None for cards in payments_from(spaces, hand))
