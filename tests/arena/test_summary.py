"""Ratings, and numbers of a summary that fit together."""

from __future__ import annotations

import random

import pytest

from northline.arena import Schedule, play, summarise
from tests.toy import toy


@pytest.fixture(scope="module")
def played():
    schedule = Schedule.of(toy(), 2, ("random", "greedy", "greedy:seed=9"), games=120)
    return schedule, play(schedule)


def test_the_order_of_games_does_not_matter(played) -> None:
    schedule, games = played
    mixed = list(games)
    random.Random(3).shuffle(mixed)
    assert summarise(schedule, mixed) == summarise(schedule, games)


def test_the_numbers_fit_together(played) -> None:
    schedule, games = played
    summary = summarise(schedule, games)
    rows = {row.bot: row for row in summary.rows}
    assert summary.games == 120
    assert rows["greedy"].seats == rows["random"].seats == 80
    assert summary.rows[-1].bot == "random"
    assert rows["greedy"].rating.low > rows["random"].rating.high
    assert sum(row.rating.value for row in summary.rows) == pytest.approx(0, abs=1e-6)
    assert [row.wins.value for row in summary.rows] == sorted(
        (row.wins.value for row in summary.rows), reverse=True
    )
    assert sum(row.wins.value for row in summary.rows) == pytest.approx(
        1.5
    )  # each sits in two games of three
    for row in summary.rows:
        assert row.wins.low <= row.wins.value <= row.wins.high
        assert sum(row.sources.values()) == pytest.approx(row.points.value)
        assert row.wins.value == pytest.approx(2 - row.rank.value)
        for other in schedule.bots:
            one = summary.ahead[row.bot][other]
            if other == row.bot:
                assert one is None
            else:
                assert one.value + summary.ahead[other][row.bot].value == pytest.approx(1)
                assert one.low <= one.value <= one.high
    assert sum(mean.value for mean in summary.seat_wins) == pytest.approx(1)
