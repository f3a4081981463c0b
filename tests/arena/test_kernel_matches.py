"""Games inside the kernel: fair, reproducible, and of the same shape as any other."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from northline.arena import Schedule, play, summarise
from northline.arena.games import play_deal
from northline.arena.kernel_matches import play_in_kernel
from northline.arena.log import Log
from tests.toy import toy


def test_a_deal_is_the_same_for_all_seatings_and_results_follow_from_the_seed() -> None:
    schedule = Schedule.of(toy(), 2, ("random", "greedy"), games=200, seed=3)
    games = play_in_kernel(schedule)
    assert len(games) == schedule.games == 200
    assert games == play_in_kernel(schedule, threads=3)
    assert games != play_in_kernel(Schedule.of(toy(), 2, ("random", "greedy"), games=200, seed=4))
    for deal in range(schedule.deals):
        one, other = (game for game in games if game.deal == deal)
        assert one.first == other.first
        assert (one.seating, other.seating) == ((0, 1), (1, 0))
    summary = summarise(schedule, games)
    assert summary.rows[0].bot == "greedy"
    assert summary.rows[0].wins.low > 0.8
    assert sum(summary.rows[0].sources.values()) == pytest.approx(summary.rows[0].points.value)


def test_an_unknown_player_is_told() -> None:
    with pytest.raises(ValueError, match="the kernel has no player 'search'"):
        play_in_kernel(Schedule.of(toy(), 2, ("random", "search"), games=2))


def test_deals_by_number_are_refused() -> None:
    for schedule in (
        Schedule(toy(), 2, ("random", "greedy"), 2, seed=None),
        Schedule(toy(), 2, ("random", "greedy"), 2, first_deal=1),
        Schedule(toy(), 2, ("random", "greedy"), 2, every_seating=False),
    ):
        with pytest.raises(ValueError, match="numbered from 0"):
            play_in_kernel(schedule)


@pytest.mark.parametrize(
    "bots", [("planner", "racer"), ("one-step", "planner"), ("planner", "racer", "one-step")]
)
def test_the_kernel_plays_at_any_table_what_the_bots_would(bots: tuple[str, ...]) -> None:
    """Planners do not roll dice: their games are the same, decision by decision."""
    schedule = Schedule(toy(), len(bots), bots, deals=2, seed=8, in_kernel=True)
    assert play(schedule) == play(replace(schedule, in_kernel=False))


def test_the_kernel_leaves_no_records() -> None:
    with pytest.raises(ValueError, match="no records"):
        Schedule(toy(), 2, ("random", "greedy"), 2, in_kernel=True, records=True)


def test_a_tournament_with_the_kernel_is_resumed_with_it(tmp_path: Path) -> None:
    schedule = Schedule.match(
        toy(), ("greedy", "random", "random"), 3, first_deal=5, every_seating=False, in_kernel=True, seed=None
    )
    log = Log.create(tmp_path, schedule, "toy")
    log.add(5, play_deal(schedule, 5))
    again = Log.open(tmp_path, lambda name: toy())
    assert again.schedule == schedule
    assert (again.games, again.missing) == (log.games, [6, 7])
