"""Means and their error bars, against textbook values and by simulation; places and points of one game."""

from __future__ import annotations

import random
from math import inf, sqrt
from statistics import stdev

import pytest

from northline.arena.statistics import (
    Met,
    Observation,
    head_to_head,
    lead,
    mean_of,
    mean_place,
    share_of,
    t_quantile,
    win_share,
)

# Intervals


def single(values: list[float]) -> list[Observation]:
    return [Observation(deal, 0, (0,), value) for deal, value in enumerate(values)]


def test_with_a_deal_for_every_game_the_error_is_the_usual_one() -> None:
    chance = random.Random(1)
    values = [chance.gauss(10, 3) for _ in range(50)]
    mean = mean_of(single(values))
    assert mean.value == pytest.approx(sum(values) / 50)
    assert mean.high - mean.value == pytest.approx(t_quantile(49) * stdev(values) / sqrt(50))
    assert mean.variance_left == pytest.approx(1)


def test_seats_that_cancel_out_leave_no_variance() -> None:
    swings = [4, -7, 1, 9, -2]
    values = [Observation(n, 0, (0, 1), 10 + s) for n, s in enumerate(swings)]
    values += [Observation(n, 0, (1, 0), 10 - s) for n, s in enumerate(swings)]
    mean = mean_of(values)
    assert (mean.low, mean.value, mean.high) == (10, 10, 10)
    assert mean.variance_left == 0


def test_planned_differences_between_line_ups_are_no_error() -> None:
    values = [Observation(n, n % 2, (0,), 100.0 * (n % 2)) for n in range(20)]
    mean = mean_of(values)
    assert mean.value == mean.low == mean.high == 50


def test_a_95_percent_interval_holds_the_truth_19_times_out_of_20() -> None:
    """Pairs of games that share something of their deal, and few deals."""
    chance = random.Random(2)
    held = 0
    for _ in range(1000):
        values = []
        for deal in range(12):
            favour = chance.gauss(0, 2)
            values += [Observation(deal, 0, (seat,), favour + chance.gauss(0, 1)) for seat in range(2)]
        mean = mean_of(values)
        held += mean.low <= 0 <= mean.high
    assert 930 <= held <= 970


def test_a_share_has_an_interval_between_0_and_1() -> None:
    all_won = share_of(single([1.0] * 30))
    assert all_won.value == all_won.high == 1
    assert 0.85 < all_won.low < 0.9
    half = share_of(single([0.0, 1.0] * 200))
    assert half.low == pytest.approx(0.451, abs=0.002)
    assert half.high == pytest.approx(0.549, abs=0.002)
    assert share_of([]).count == 0


@pytest.mark.parametrize("freedom", [*range(1, 40), 60, 120, 10**6])
def test_the_quantile_is_that_of_students_t(freedom: int) -> None:
    stats = pytest.importorskip("scipy.stats")
    assert t_quantile(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), abs=0.001)


def test_line_ups_with_one_deal_each_are_not_certain() -> None:
    """What is planned and what is chance cannot be told apart there, so all of it is taken for chance."""
    one_deal_each = [Observation(n, n, (0,), value) for n, value in enumerate([3.0, 5.0, 9.0, 4.0])]
    same = mean_of(single([3.0, 5.0, 9.0, 4.0]))
    assert (mean_of(one_deal_each).low, mean_of(one_deal_each).high) == pytest.approx((same.low, same.high))
    alone = mean_of(single([7.0]))
    assert (alone.low, alone.value, alone.high) == (-inf, 7, inf)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (29, 29, 0.8830, 1.0)],
)
def test_a_share_of_single_games_has_wilsons_interval(won: int, games: int, low: float, high: float) -> None:
    """Newcombe's examples (1998); ours is a little wider, since it takes Student's t for the normal distribution."""
    share = share_of(single([1.0] * won + [0.0] * (games - won)))
    assert share.value == won / games
    assert share.low == pytest.approx(low, abs=0.02)
    assert share.high == pytest.approx(high, abs=0.02)
    assert share.low <= low + 1e-4
    assert share.high >= high - 1e-4


def test_games_of_one_deal_are_not_independent() -> None:
    """Every deal counted twice gives the same interval: it tells nothing new."""
    once = single([3.0, 5.0, 9.0, 4.0])
    twice = [one._replace(seat=(seat,)) for one in once for seat in (0, 1)]
    assert (mean_of(twice).low, mean_of(twice).high) == pytest.approx((mean_of(once).low, mean_of(once).high))
    assert mean_of(twice).count == 8
    assert mean_of(twice).deals == 4
    assert mean_of(twice).variance_left == pytest.approx(2)


# One game


def test_a_shared_win_is_shared_out() -> None:
    assert [win_share((1, 3, 1), seat) for seat in range(3)] == [0.5, 0, 0.5]
    assert [win_share((2, 1, 3), seat) for seat in range(3)] == [0, 1, 0]


def test_those_who_share_places_get_the_middle_of_them() -> None:
    assert [mean_place((1, 3, 1), seat) for seat in range(3)] == [1.5, 3, 1.5]
    assert [mean_place((1, 2, 2, 2), seat) for seat in range(4)] == [1, 3, 3, 3]


def test_a_lead_is_over_the_mean_of_the_others() -> None:
    assert [lead((100, 80, 60), seat) for seat in range(3)] == [30, 0, -30]


def test_who_finishes_ahead_of_whom() -> None:
    games = [
        Met(0, 0, ("a", "b", "c"), (1, 2, 3)),
        Met(1, 0, ("b", "c", "a"), (1, 1, 3)),
        Met(2, 1, ("a", "a", "b"), (1, 3, 2)),
    ]
    met = head_to_head(games)
    assert all(mean.low < mean.value < mean.high for others in met.values() for mean in others.values())
    assert {one: {other: mean.value for other, mean in others.items()} for one, others in met.items()} == {
        "a": {"b": pytest.approx((1 + 0 + 1 + 0) / 4), "c": 0.5},
        "b": {"a": pytest.approx((0 + 1 + 0 + 1) / 4), "c": 0.75},
        "c": {"a": 0.5, "b": 0.25},
    }
