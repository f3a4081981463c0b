"""The opponent: what can be seen of its tickets, and which routes it would hate to lose."""

from __future__ import annotations

from dataclasses import replace

import northline as nl
from northline.rules.analysis.planning import cheapest_path
from northline.rules.cards import COLORS
from northline.strategy.codes import SECOND_CARD
from northline.strategy.planner.opponents import assess_threats
from northline.strategy.planner.traits import PLANNER
from tests.strategy.positions import assessed, view_of

EUROPE = nl.edition("europe")
TICKET = EUROPE.tickets[EUROPE.ticket_index["berlin-bucuresti"]]
PATH = cheapest_path(EUROPE, [route.length for route in EUROPE.routes], TICKET.a, TICKET.b)


def threats(players=2, lacking=1, traits=PLANNER, phase=None, own_ticket=False):
    """The opponent has the path of a ticket but for the last routes of it."""
    document = {
        "edition": "europe",
        "players": players,
        "routes": {EUROPE.routes[route].id: 1 for route in PATH.routes[lacking:]},
        "hands": [dict.fromkeys((*COLORS, "locomotive"), 4), *[{}] * (players - 1)],
        "tickets": [[TICKET.id] if own_ticket else [], *[[]] * (players - 1)],
    }
    board, s, _ = assessed(view_of(document), traits)
    if phase is not None:
        s.phase = phase
    assess_threats(board, s)
    return s


def test_the_missing_route_of_a_nearly_completed_ticket_is_a_threat():
    s = threats()
    missing = PATH.routes[0]
    assert s.threat[missing] > 0
    assert s.threat[missing] >= 0.5 * max(s.threat)


def test_nothing_is_seen_of_a_ticket_that_one_holds_oneself():
    assert threats(own_ticket=True).threat[PATH.routes[0]] < threats().threat[PATH.routes[0]]


def test_with_several_opponents_nobody_is_hindered():
    assert not any(threats(players=3).threat)


def test_only_at_the_start_of_a_turn_and_only_by_those_who_watch():
    assert not any(threats(phase=SECOND_CARD).threat)
    assert not any(threats(traits=replace(PLANNER, suspicion=0.0)).threat)
