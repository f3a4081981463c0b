"""Tickets: which are open, which of an offer to keep, and what drawing more promises."""

from __future__ import annotations

from itertools import combinations

import pytest

import northline as nl
from northline.rules.network import connected_cities
from northline.strategy.planner.paths import UNREACHABLE
from northline.strategy.planner.tickets import (
    _best_of,
    choose_tickets,
    list_open_tickets,
    plan_with_offer,
)
from tests.strategy.positions import assessed, observed, views


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_open_tickets_are_those_not_joined_yet(name):
    completed = 0
    for view in views(nl.edition(name), 2, seed=8, every=6):
        board, s, _ = assessed(view)
        number = list_open_tickets(board, s)
        own = connected_cities(view.edition, view.routes_of(view.seat))
        ends = [(ticket, view.edition.tickets[ticket]) for ticket in view.own_tickets]
        assert s.todo[:number] == [ticket for ticket, end in ends if not own.connected(end.a, end.b)]
        completed += len(ends) - number
    assert completed


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_the_set_kept_is_the_best_of_all(name):
    offers = 0
    for view in views(nl.edition(name), 2, seed=9):
        if view.phase not in ("opening", "tickets"):
            continue
        offers += 1
        board, s, turns = assessed(view)
        chosen = choose_tickets(board, s, turns)
        rules = view.edition.rules
        fewest = min(rules.opening_keep if view.phase == "opening" else rules.ticket_keep, len(view.offer))
        places = range(len(view.offer))
        sets = [
            sum(1 << place for place in kept)
            for number in range(max(1, fewest), len(view.offer) + 1)
            for kept in combinations(places, number)
        ]
        values = {kept: plan_with_offer(board, s, kept, turns)[0] for kept in sets}
        assert values[chosen] == max(values.values())
    assert offers >= 2


@pytest.mark.parametrize("drawn", [1, 2, 3, 4])
def test_the_best_of_some_drawn_at_random(drawn):
    """Against all ways to draw."""
    _, s = observed(next(views(nl.edition("europe"), 2, seed=1)))
    gains = [3.0, -1.0, 7.5, 3.0, 0.0, -4.0, 12.0]
    s.gain[: len(gains)] = gains
    ways = list(combinations(gains, drawn))
    assert _best_of(s, len(gains), drawn) == pytest.approx(sum(map(max, ways)) / len(ways))


def test_nothing_is_promised_where_there_is_nothing_to_draw():
    _, s = observed(next(views(nl.edition("europe"), 2, seed=1)))
    assert _best_of(s, 0, 3) == _best_of(s, 5, 0) == -UNREACHABLE
