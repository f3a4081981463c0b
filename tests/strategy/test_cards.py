"""Cards: what each kind is worth to a plan, which one is drawn, and what a payment costs."""

from __future__ import annotations

from dataclasses import replace

import pytest

import northline as nl
from northline.rules.cards import CARD_NAMES, GRAY, LOCOMOTIVE
from northline.strategy.codes import DRAW, KINDS, SECOND_CARD, STOP, TAKE
from northline.strategy.planner.cards import (
    FILLER_ROUTE,
    PLANNED,
    best_shown,
    blind_card_value,
    chance_to_fail,
    cheapest_color,
    choose_card,
    payment_cost,
    quickest_color,
    set_matches,
    set_rarity,
    value_cards,
)
from northline.strategy.planner.traits import PLANNER
from tests.strategy.positions import assessed, view_of

EUROPE = nl.edition("europe")
RED, BLUE, GREEN, WHITE = (CARD_NAMES.index(color) for color in ("red", "blue", "green", "white"))


def state(hand, display=("white",) * 5, traits=PLANNER, wanted=None):
    """A seat of Europe with this hand, which wants these routes (by id)."""
    document = {"edition": "europe", "players": 2, "hands": [hand, {}], "display": list(display)}
    board, s, _ = assessed(view_of(document), traits)
    for route, why in (wanted or {}).items():
        s.wanted[EUROPE.route_index[route]] = why
    value_cards(board, s)
    return board, s


def a_route(color, length, kind="regular"):
    return next(r.id for r in EUROPE.routes if (r.color, r.length, r.kind) == (color, length, kind))


def test_the_colour_that_a_planned_route_lacks_is_worth_most():
    _, s = state({"red": 1}, wanted={a_route(RED, 3): PLANNED})
    assert s.needed[RED] == 3
    assert (s.lacking, s.is_lacking[RED], s.lacking_kinds) == (2, 1, 1)
    assert s.worth[RED] == s.worth[LOCOMOTIVE] > max(s.worth[kind] for kind in range(8) if kind != RED)


def test_a_route_that_is_paid_for_asks_for_nothing():
    _, s = state({"red": 3}, wanted={a_route(RED, 3): PLANNED})
    assert s.lacking == 0
    assert len(set(s.worth)) == 1, "all are spare cards"
    assert s.needed[RED] == 3, "but the cards are not free for others"


def test_the_nearer_a_route_the_more_its_card_is_wanted():
    far = state({}, wanted={a_route(RED, 4): PLANNED})[1].worth[RED]
    near = state({"red": 3}, wanted={a_route(RED, 4): PLANNED})[1].worth[RED]
    assert near > far


def test_a_filler_asks_less_than_the_plan():
    wanted = {a_route(RED, 3): PLANNED, a_route(BLUE, 3): FILLER_ROUTE}
    _, s = state({}, traits=replace(PLANNER, spare=0.0), wanted=wanted)
    assert s.worth[RED] > s.worth[BLUE] > s.worth[GREEN]
    assert s.lacking == 3, "what fillers lack is not lacking"
    assert s.needed[BLUE] == 0


def test_the_card_that_is_wanted_is_taken():
    route = a_route(RED, 3)
    board, s = state({"red": 2}, ("white", "red", "white", "white", "blue"), wanted={route: PLANNED})
    assert choose_card(board, s) == TAKE + RED
    board, s = state({"red": 2}, ("white", "white", "white", "white", "blue"), wanted={route: PLANNED})
    assert choose_card(board, s) == DRAW


def test_a_locomotive_is_taken_as_a_second_card_only_where_that_is_allowed():
    board, s = state({"red": 2}, ("locomotive", "white", "white", "white", "red"))
    s.phase, s.takeable = SECOND_CARD, s.takeable & ~(1 << LOCOMOTIVE)
    assert choose_card(board, s) != TAKE + LOCOMOTIVE


def test_without_cards_it_stops():
    board, s = state({})
    s.takeable, s.can_draw = 0, 0
    assert choose_card(board, s) == STOP


def test_what_is_shown_once_cannot_be_taken_twice():
    _, s = state({}, ("red", "white", "white", "blue", "white"), wanted={a_route(RED, 3): PLANNED})
    first, worth = best_shown(s, -1)
    assert (first, worth) == (RED, s.worth[RED])
    assert best_shown(s, RED)[0] != RED


def test_a_blind_card_is_worth_the_average_of_what_is_unseen():
    _, s = state({"red": 1}, wanted={a_route(RED, 3): PLANNED})
    expected = sum(n * worth for n, worth in zip(s.unseen, s.worth, strict=True)) / sum(s.unseen)
    assert blind_card_value(s) == pytest.approx(expected)


def test_a_kind_of_which_few_are_left_is_rare():
    _, s = state({})
    s.unseen, s.shown = [12] * KINDS, [0] * KINDS
    set_rarity(s)
    assert s.rarity == [1.0] * KINDS
    s.unseen[RED] = 3
    set_rarity(s)
    assert s.rarity[RED] > 3 > 1 > s.rarity[BLUE]


def test_the_quickest_colour_is_the_one_most_held_then_the_one_shown():
    assert quickest_color(state({"red": 2, "blue": 3})[1], 4) == BLUE
    assert quickest_color(state({}, ("green", "green", "white", "red", "blue"))[1], 2) == GREEN


def test_a_payment_costs_locomotives_and_what_the_plan_needs():
    planned, other = a_route(RED, 4), a_route(RED, 2)
    traits = replace(PLANNER, card=1.0, locomotive=0.5)
    board, s = state({"red": 4, "locomotive": 2}, traits=traits, wanted={planned: PLANNED})
    route = EUROPE.route_index[other]
    assert payment_cost(board, s, route, RED) == 2.0, "two red cards that the plan needs"
    assert payment_cost(board, s, route, LOCOMOTIVE) == 1.0, "two locomotives"
    assert payment_cost(board, s, EUROPE.route_index[planned], RED) == 0.0, "that is what they are for"


def test_a_station_is_paid_with_what_is_not_needed():
    _, s = state({"red": 4, "blue": 2}, wanted={a_route(RED, 4): PLANNED})
    assert cheapest_color(s, 1 << RED | 1 << BLUE) == BLUE
    assert cheapest_color(s, 1 << RED) == RED
    assert cheapest_color(s, 1 << LOCOMOTIVE) == LOCOMOTIVE


def test_the_chance_that_a_tunnel_fails_by_hand():
    """Half of the cards match: three are turned over, and each that matches costs one more."""
    board, s = state({"red": 3, "blue": 4, "locomotive": 1})
    tunnel = EUROPE.route_index[a_route(GRAY, 3, "tunnel")]
    s.match = [0.5] * KINDS
    assert chance_to_fail(board, s, tunnel, RED) == pytest.approx(4 / 8), "two or three of three"
    assert chance_to_fail(board, s, tunnel, BLUE) == pytest.approx(1 / 8), "all three"
    s.hand[BLUE] = 5
    assert chance_to_fail(board, s, tunnel, BLUE) == 0.0


def test_a_card_of_the_tunnels_colour_or_a_locomotive_matches():
    _, s = state({})
    s.unseen = [4] * 8 + [8]
    set_matches(s)
    assert s.match == pytest.approx([12 / 40] * 8 + [8 / 40])
    assert s.gray_match == pytest.approx(12 / 40)


def test_a_locomotive_is_not_spent_on_a_short_route_while_others_lack_cards():
    traits = replace(PLANNER, card=0.0, locomotive=0.1, thrift=1.0)
    short, long = a_route(WHITE, 1), a_route(BLUE, 4)
    board, s = state({"blue": 3, "locomotive": 1}, traits=traits, wanted={a_route(RED, 4): PLANNED})
    assert payment_cost(board, s, EUROPE.route_index[short], LOCOMOTIVE) == pytest.approx(1.1)
    assert payment_cost(board, s, EUROPE.route_index[long], BLUE) == pytest.approx(0.1 + 1 / 4)
    board, s = state({"blue": 3, "locomotive": 1}, traits=traits)
    assert payment_cost(board, s, EUROPE.route_index[short], LOCOMOTIVE) == pytest.approx(0.1)


def test_cards_go_first_to_the_route_that_lacks_least():
    far, near = a_route(RED, 4), a_route(RED, 2)
    _, s = state({"red": 2}, wanted={far: PLANNED, near: PLANNED})
    assert s.lacking == 4, "the short one is paid for, and the long one lacks all"
    assert s.listed[:2] == [EUROPE.route_index[near], EUROPE.route_index[far]]
