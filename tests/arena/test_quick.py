"""Tournaments inside the kernel: fair, reproducible, and of the same shape as any other."""

from __future__ import annotations

import pytest

from northline.arena import Plan, summarise
from northline.arena.kernel_matches import play_in_kernel
from tests.toy import toy


def test_a_deal_is_the_same_for_all_seatings_and_results_follow_from_the_seed() -> None:
    plan = Plan.of(toy(), 2, ("random", "greedy"), games=200, seed=3)
    games = play_in_kernel(plan)
    assert len(games) == plan.games == 200
    assert games == play_in_kernel(plan, threads=3)
    assert games != play_in_kernel(Plan.of(toy(), 2, ("random", "greedy"), games=200, seed=4))
    for deal in range(plan.deals):
        one, other = (game for game in games if game.deal == deal)
        assert one.first == other.first
        assert (one.seating, other.seating) == ((0, 1), (1, 0))
    summary = summarise(plan, games)
    assert summary.rows[0].bot == "greedy"
    assert summary.rows[0].wins.low > 0.8
    assert sum(summary.rows[0].sources.values()) == pytest.approx(summary.rows[0].points.value)


def test_an_unknown_player_is_told() -> None:
    with pytest.raises(ValueError, match="the kernel has no player 'search'"):
        play_in_kernel(Plan.of(toy(), 2, ("random", "search"), games=2))
