"""Means and their error bars, ratings, and who finished ahead of whom."""

from __future__ import annotations

import random
from math import sqrt
from statistics import stdev

import pytest

from northline.arena import Plan, play, summarise
from northline.arena.statistics import Value, mean_of, share_of, sure
from tests.toy import toy

# Error bars


def single(values: list[float]) -> list[Value]:
    return [Value(deal, 0, (0,), value) for deal, value in enumerate(values)]


def test_with_a_deal_for_every_game_the_error_is_the_usual_one() -> None:
    chance = random.Random(1)
    values = [chance.gauss(10, 3) for _ in range(50)]
    mean = mean_of(single(values))
    assert mean.value == pytest.approx(sum(values) / 50)
    assert mean.high - mean.value == pytest.approx(sure(50) * stdev(values) / sqrt(50))
    assert mean.variance_left == pytest.approx(1)


def test_seats_that_cancel_out_leave_no_variance() -> None:
    swings = [4, -7, 1, 9, -2]
    values = [Value(n, 0, (0, 1), 10 + s) for n, s in enumerate(swings)]
    values += [Value(n, 0, (1, 0), 10 - s) for n, s in enumerate(swings)]
    mean = mean_of(values)
    assert (mean.low, mean.value, mean.high) == (10, 10, 10)
    assert mean.variance_left == 0


def test_planned_differences_between_line_ups_are_no_error() -> None:
    values = [Value(n, n % 2, (0,), 100.0 * (n % 2)) for n in range(20)]
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
            values += [Value(deal, 0, (seat,), favour + chance.gauss(0, 1)) for seat in range(2)]
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


# Tournaments


@pytest.fixture(scope="module")
def played():
    plan = Plan.of(toy(), 2, ("random", "greedy", "greedy:seed=9"), games=120)
    return plan, play(plan)


def test_the_order_of_games_does_not_matter(played) -> None:
    plan, games = played
    mixed = list(games)
    random.Random(3).shuffle(mixed)
    assert summarise(plan, mixed) == summarise(plan, games)


def test_the_numbers_fit_together(played) -> None:
    plan, games = played
    summary = summarise(plan, games)
    rows = {row.bot: row for row in summary.rows}
    assert summary.games == 120
    assert rows["greedy"].seats == rows["random"].seats == 80
    assert summary.rows[-1].bot == "random"
    assert rows["greedy"].rating_low > rows["random"].rating_high
    assert sum(row.wins.value for row in summary.rows) == pytest.approx(
        1.5
    )  # each sits in two games of three
    for row in summary.rows:
        assert row.wins.low <= row.wins.value <= row.wins.high
        assert sum(row.sources.values()) == pytest.approx(row.points.value)
        assert row.wins.value == pytest.approx(2 - row.rank.value)
        for other in plan.bots:
            one = summary.ahead[row.bot][other]
            if other == row.bot:
                assert one is None
            else:
                assert one + summary.ahead[other][row.bot] == pytest.approx(1)
    assert sum(mean.value for mean in summary.seat_wins) == pytest.approx(1)
