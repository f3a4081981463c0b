"""Timing: how many turns are left, and what ending the game sooner is worth."""

from __future__ import annotations

from dataclasses import replace

import pytest

import northline as nl
from northline.strategy.board import board_of
from northline.strategy.planner.timing import crowding, estimate_turns_left, haste_value, turns_to_end
from northline.strategy.planner.traits import PLANNER
from tests.strategy.positions import assessed, observed, view_of, views


def state(trains, hands=({}, {}), traits=PLANNER):
    document = {"edition": "europe", "players": 2, "trains": list(trains), "hands": list(hands)}
    board, s, _ = assessed(view_of(document), traits)
    return board, s


def test_the_turns_left_by_hand():
    """45 trains, the last round at 2: 43 to build, with no cards."""
    board, s = state([45, 45], traits=replace(PLANNER, pace=1.0, slowness=0.5, gifts=0.0))
    assert estimate_turns_left(board, s) == pytest.approx(
        2.0 + 43 / 2 + 43 / (0.9 * board.claim_length) + 0.5
    )


def test_the_quickest_player_decides():
    board, s = state([45, 10])
    others = estimate_turns_left(board, s)
    board, s = state([10, 45])
    own = estimate_turns_left(board, s)
    assert others < own < estimate_turns_left(*state([45, 45])), "it decides itself when to end"


def test_a_full_hand_makes_a_player_quicker():
    slow, quick = state([45, 20]), state([45, 20], ({}, {"red": 10}))
    assert estimate_turns_left(*quick) < estimate_turns_left(*slow)


def test_in_the_last_round_there_is_one_turn():
    views_of_it = [v for v in views(nl.edition("nordic_countries"), 2, seed=3) if v.turns_left is not None]
    assert views_of_it
    for view in views_of_it:
        assert estimate_turns_left(*observed(view)) == 1.0


def test_turns_to_the_end_by_hand():
    board, s = state([45, 45], traits=replace(PLANNER, enough=1.0))
    assert turns_to_end(board, s, 2, 0) == 0.0, "the last round begins at two trains"
    assert turns_to_end(board, s, 3, 10) == 1.0
    assert turns_to_end(board, s, 35, 18) == pytest.approx(17 / 1.7 + 35 / (1.05 * board.claim_length))


def test_haste_is_worth_more_the_more_turns_a_claim_saves():
    board, s = state([8, 30], ({"red": 6}, {}), replace(PLANNER, haste=1.0, train=0.0))
    by_length = {board.route_length[route]: haste_value(board, s, route) for route in range(board.routes)}
    values = [by_length[length] for length in sorted(by_length) if length <= 6]
    assert values == sorted(values)
    assert values[-1] > values[0]


def test_trains_used_count_against_haste():
    traits = replace(PLANNER, haste=0.0, train=1.0)
    board, s = state([8, 30], ({"red": 6}, {}), traits)
    for route in range(board.routes):
        assert haste_value(board, s, route) == -min(board.route_length[route], 8 - 2)


def test_trains_are_worth_nothing_where_there_is_no_room_for_them():
    """All routes but two are taken: there is hardly a use for 45 trains, and soon nothing left to do."""
    edition = nl.edition("europe")
    taken = tuple(1 if place >= 2 and not route.group else -1 for place, route in enumerate(edition.routes))
    traits = replace(PLANNER, haste=0.0, train=1.0)
    nobody_there = nl.State.from_dict({"edition": "europe", "players": 2})
    crowded = replace(nobody_there, owners=taken)
    board, s, turns = assessed(nl.rules.view(crowded, 0), traits)
    roomy, r, long = assessed(nl.rules.view(nobody_there, 0), traits)
    assert crowding(roomy, r) == 0.0 < crowding(board, s) < 1.0
    assert turns < long
    assert haste_value(roomy, r, 0) < haste_value(board, s, 0) <= 0.0


def test_a_claim_uses_as_many_trains_as_the_routes_of_a_board_have_spaces():
    for name in nl.EDITIONS:
        board = board_of(nl.edition(name))
        assert min(board.route_length) < board.claim_length < max(board.route_length)
