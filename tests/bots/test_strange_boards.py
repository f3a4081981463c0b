"""Boards that the planner has never seen, random ones and a very small one; and the search for better traits."""

from __future__ import annotations

import re
from collections import Counter
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from benchmarks.exploit import interval, stranger, strangers_by_size
from benchmarks.random_boards import FEWEST_CITIES, MOST_CITIES, random_board
from tools.trait_games import evolve, play

import northline as nl
from northline.bots.planner import PlannerBot
from northline.editions import parse_edition
from northline.rules.actions import Claim, Draw, Retreat, Take
from northline.strategy.planner.trained_traits import planner_traits
from northline.strategy.planner.traits import PLANNER, TRAIT, numbers

MAPS_PAGE = Path(__file__).parents[2] / "docs" / "maps.md"


def islands() -> nl.Edition:
    """The small game of the page about maps: five routes, two colours, and hardly enough of either."""
    found = re.search(r"```toml\n(format = 1.*?)```", MAPS_PAGE.read_text(encoding="utf-8"), re.S)
    assert found is not None
    return parse_edition(found[1])


def test_random_boards_are_valid_and_differ_in_everything() -> None:
    boards = [random_board(number) for number in range(120)]
    assert random_board(7) == boards[7]
    sizes = [len(board.cities) for board in boards]
    assert min(sizes) < FEWEST_CITIES + 3
    assert max(sizes) > MOST_CITIES - 8
    kinds = Counter(route.kind for board in boards for route in board.routes)
    assert min(kinds["tunnel"], kinds["ferry"], kinds["regular"]) > 100
    for differ in (
        {board.rules.stations > 0 for board in boards},
        {bool(board.bonus_cards) for board in boards},
        {any(route.group for route in board.routes) for board in boards},
        {board.rules.display_locomotive_is_whole_draw for board in boards},
        {3 * board.rules.trains > sum(route.length for route in board.routes) for board in boards},
    ):
        assert differ == {True, False}


def test_the_planner_beats_greedy_on_boards_that_it_has_never_seen() -> None:
    found = [stranger(number, games=15, seed=2) for number in range(16)]
    won = np.mean([board.won for board in found])
    assert won > 0.7, found
    (*_, everything) = strangers_by_size(found)
    assert everything[:4] == ("6 to 45 cities", 16, 480, pytest.approx(won))


def test_the_planner_does_not_lose_on_the_smallest_board() -> None:
    planner = np.array([numbers(planner_traits(islands()))])
    assert play(islands(), planner, "greedy", planner[0], deals=150, seed=4)[0, 0] > 0.5


def test_nobody_digs_the_same_tunnel_again_and_again() -> None:
    """To fail costs a turn: rather than try once more with the same cards, the planner draws."""
    longest = 0
    for seed in range(12):
        game = nl.Game.new(islands(), 2, seed=seed)
        bot, failed, dug = PlannerBot(), [0, 0], [-1, -1]
        while not game.over:
            seat = game.to_act[0]
            action = bot.choose(game.view(seat))
            if isinstance(action, Claim):
                failed[seat], dug[seat] = failed[seat] if dug[seat] == action.route else 0, action.route
            elif isinstance(action, Retreat):
                failed[seat] += 1
            elif isinstance(action, Draw | Take):
                failed[seat] = 0
            longest = max(longest, *failed)
            game.play(seat, action)
    assert longest <= 2


def test_a_player_is_even_with_itself() -> None:
    """Every deal is played from both seats: between equals one of them wins each, or both share it."""
    traits = np.array([numbers(PLANNER)] * 2)
    played = play(islands(), traits, "planner", traits[0], deals=5, seed=1)
    assert played[:, 0].tolist() == [0.5, 0.5]
    assert played[:, 1].tolist() == [0.0, 0.0]


def test_the_search_for_traits_climbs() -> None:
    """Towards a known goal: a tempo of 6, where it begins with less."""
    search = evolve(PLANNER, lambda rows, _: -np.abs(rows[:, TRAIT.tempo] - 6.0), 0.3, population=20, seed=1)
    found = [traits.tempo for traits, _ in islice(search, 40)]
    assert abs(found[-1] - 6.0) < abs(PLANNER.tempo - 6.0) / 4


def test_an_interval_by_hand() -> None:
    assert interval(0.5, 100) == pytest.approx(0.098)
    assert interval(1.0, 100) == 0.0
