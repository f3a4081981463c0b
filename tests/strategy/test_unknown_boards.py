"""Traits for unknown boards: what they follow from, by hand and on many boards."""

from __future__ import annotations

from dataclasses import asdict, replace

import pytest
from benchmarks.random_boards import random_board

import northline as nl
from northline.strategy.board import Board, board_of
from northline.strategy.planner.trained_traits import planner_traits
from northline.strategy.planner.traits import PLANNER, numbers
from northline.strategy.planner.unknown_boards import (
    LONG_GAME,
    MEASURED_IN_POINTS,
    MOST_SCALING,
    SHORT_GAME,
    USUAL_POINTS,
    mixed,
    points_of_a_turn,
    scaled,
    traits_for,
    turns_of_a_game,
)

SHORT, LONG = replace(PLANNER, tempo=2.0, reserve=1.0), replace(PLANNER, tempo=4.0, reserve=3.0)


def board_with(lengths: list[int], points: list[int], trains: int) -> Board:
    """A board of which only the routes matter here."""
    board = Board(nl.edition("europe"))
    board.route_length, board.route_points, board.trains = lengths, points, trains
    board.claim_length = sum(n * n for n in lengths) / sum(lengths)
    return board


def test_turns_and_points_by_hand() -> None:
    """Routes of 2 and 4 spaces: claims take a third or a quarter of a turn less for each space."""
    board = board_with([2, 2, 4], [2, 2, 7], trains=4)
    assert turns_of_a_game(board) == pytest.approx(4 / 3 + 4 / 2)
    # Best for its turns is the long one, 7 points in 3 turns; both others fill the 8 trains of two players.
    assert points_of_a_turn(board) == pytest.approx((7 + 2 + 2) / (3 + 2 + 2))
    assert points_of_a_turn(board_with([2, 2, 4], [2, 2, 7], trains=2)) == pytest.approx(7 / 3)


def test_between_short_and_long_games_traits_are_mixed() -> None:
    assert mixed(SHORT, LONG, SHORT_GAME) == mixed(SHORT, LONG, 1.0) == SHORT
    assert mixed(SHORT, LONG, LONG_GAME) == mixed(SHORT, LONG, 100.0) == LONG
    middle = mixed(SHORT, LONG, (SHORT_GAME * LONG_GAME) ** 0.5)
    assert (middle.tempo, middle.reserve) == (pytest.approx(3.0), pytest.approx(2.0))


def test_what_is_measured_in_points_follows_what_a_turn_brings() -> None:
    poor = scaled(PLANNER, USUAL_POINTS / 2)
    for name, value in asdict(PLANNER).items():
        if name in MEASURED_IN_POINTS:
            assert getattr(poor, name) == pytest.approx(value * 0.5**0.6)
        else:
            assert getattr(poor, name) == value
    assert scaled(PLANNER, 0.0).tempo == PLANNER.tempo / MOST_SCALING  # a board whose routes bring nothing
    assert scaled(PLANNER, 1000.0).tempo == PLANNER.tempo * MOST_SCALING


def test_every_unknown_board_has_sensible_traits_of_its_own() -> None:
    found = set()
    for number in range(30):
        board = random_board(number)
        traits = planner_traits(board)
        assert traits is planner_traits(board)  # worked out once
        assert traits.tempo > 0
        assert all(value >= 0 for value in numbers(traits))
        found.add(traits)
    assert len(found) == 30


def test_the_same_traits_for_both_are_only_scaled() -> None:
    board = board_of(nl.edition("europe"))
    assert traits_for(board, PLANNER, PLANNER) == scaled(PLANNER, points_of_a_turn(board))
