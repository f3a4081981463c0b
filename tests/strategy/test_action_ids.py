"""Numbers of actions: every legal action has one, and a number says what the action is."""

from __future__ import annotations

import pytest

from northline.rules.actions import (
    BuildStation,
    Claim,
    Draw,
    DrawTickets,
    Keep,
    Pass,
    Pay,
    Retreat,
    Stop,
    Take,
)
from northline.rules.cards import LOCOMOTIVE
from northline.strategy.action_ids import numbered_menu
from northline.strategy.board import board_of
from northline.strategy.codes import DRAW, DRAW_TICKETS, KEEP, KINDS, PASS, PAY, RETREAT, STOP, TAKE
from tests.games import EDITIONS
from tests.strategy.positions import views


def decoded(number, view, board):
    """What kind of action a number names, and on what: read from the number alone."""
    simple = {DRAW: Draw, STOP: Stop, DRAW_TICKETS: DrawTickets, PASS: Pass, PAY: Pay, RETREAT: Retreat}
    if number in simple:
        return simple[number], None
    if number < STOP:
        return Take, number - TAKE
    if number < board.claim:
        return Keep, tuple(t for place, t in enumerate(view.offer) if number - KEEP >> place & 1)
    if number < board.station:
        return Claim, (number - board.claim) // KINDS
    return BuildStation, (number - board.station) // KINDS


def told(action):
    match action:
        case Take(card):
            return Take, card
        case Keep(tickets):
            return Keep, tickets
        case Claim(route):
            return Claim, route
        case BuildStation(city):
            return BuildStation, city
        case _:
            return type(action), None


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_there_and_back(edition):
    board, seen = board_of(edition), set()
    for view in views(edition, 2, seed=2, every=2):
        menu = numbered_menu(view, board)
        for number, action in menu.items():
            kind, what = decoded(number, view, board)
            if kind is Keep:
                assert sorted(what) == sorted(action.tickets)
            else:
                assert (kind, what) == told(action)
            seen.add(kind)
        # Nothing on the menu is lost but dearer payments in the same colour.
        assert {told(action) for action in menu.values()} == {told(action) for action in view.legal_actions}
        assert set(menu.values()) <= set(view.legal_actions)
    assert {Draw, Take, Keep, Claim} <= seen


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_of_payments_in_a_colour_the_cheapest_is_taken(edition):
    board = board_of(edition)
    for view in views(edition, 2, seed=3, every=5):
        menu = numbered_menu(view, board)
        for number, action in menu.items():
            if isinstance(action, Claim) and (number - board.claim) % KINDS == LOCOMOTIVE:
                assert not any(
                    isinstance(other, Claim)
                    and other.route == action.route
                    and not any(other.cards[:LOCOMOTIVE])
                    and sum(other.cards) < sum(action.cards)
                    for other in view.legal_actions
                )
