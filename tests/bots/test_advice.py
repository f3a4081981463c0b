"""Advice is read from the plan of the one who advises: whole games, every reason held against the plan behind it."""

from __future__ import annotations

from collections import Counter

import pytest

import northline as nl
from northline.bots import make_bot
from northline.bots.advice import Advice, advise, explain, plan_behind
from northline.bots.planner import PlannerBot, think
from northline.rules.actions import Action, BuildStation, Claim, Draw, DrawTickets, Keep, Pay, Retreat, Take
from northline.rules.network import connected_cities
from northline.rules.state import NOBODY
from northline.rules.view import View
from northline.strategy.planner.cards import FILLER_ROUTE, PLANNED
from northline.strategy.planner.plan import Plan
from northline.strategy.planner.state import PlannerState
from northline.strategy.planner.trained_traits import planner_traits
from tests.games import EDITIONS, table_name


def thought(view: View, action: Action) -> tuple[PlannerState, Plan]:
    """The planner's state after it has chosen, and the plan by which an action is explained."""
    _, state = think(view, planner_traits(view.edition))
    return state, plan_behind(view, state, action)


def completes(view: View, route: int, ticket: int) -> bool:
    """Whether a route joins the ends of a ticket at once."""
    assert view.seat is not None
    edition, ends = view.edition, view.edition.tickets[ticket]
    own = connected_cities(edition, view.routes_of(view.seat))
    before = own.connected(ends.a, ends.b)
    own.union(edition.routes[route].a, edition.routes[route].b)
    return own.connected(ends.a, ends.b) and not before


def check(view: View, action: Action, given: Advice) -> None:
    """Hold a reason against the plan."""
    if len(view.legal_actions) == 1:
        assert given == Advice("only_way")
        return
    state, plan = thought(view, action)
    check_plan(view, state, plan)
    match action:
        case Keep(tickets):
            assert (given.reason, given.tickets, given.routes) == ("tickets", tickets, plan.routes)
            assert plan.paths.keys() <= {*view.own_tickets, *tickets}
        case Claim(route):
            assert (given.routes, given.points) == ((route,), view.edition.route_points[route])
            if given.reason == "tickets":
                assert given.tickets
                for ticket in given.tickets:
                    assert route in plan.paths.get(ticket, ()) or completes(view, route, ticket)
            else:
                assert given.reason == "points"
                assert route not in plan.routes
                assert not any(completes(view, route, ticket) for ticket in view.own_tickets)
        case BuildStation(city) if given.reason == "station":
            assert given.tickets
            for route in given.routes:
                assert view.owners[route] not in (NOBODY, view.seat)
                assert city in (view.edition.routes[route].a, view.edition.routes[route].b)
            for ticket in given.tickets:
                path = plan.paths.get(ticket, ())
                assert any(route in path or completes(view, route, ticket) for route in given.routes)
        case Draw() | Take() if given.reason == "cards":
            assert given.routes
            assert set(given.routes) <= {*plan.routes, *plan.fillers}
            assert all(view.owners[route] == NOBODY for route in given.routes)
            if state.lacking:
                assert set(given.routes) <= set(plan.routes), "what the plan lacks comes before fillers"
        case Draw() | Take():
            assert given == Advice("only_way")
            assert not plan.routes
            assert not plan.fillers
        case Pay() | Retreat():
            assert view.tunnel is not None
            assert (given.reason, given.routes) == ("tunnel", (view.tunnel.route,))
            assert all(view.tunnel.route in plan.paths[ticket] for ticket in given.tickets)
        case DrawTickets():
            assert given == Advice("new_tickets")
        case _:
            assert given == Advice("only_way")


def check_plan(view: View, state: PlannerState, plan: Plan) -> None:
    """The plan that is read from a state is the one in it, and its paths join what they are for."""
    assert view.seat is not None
    wanted = {route for route, why in enumerate(state.wanted) if why == PLANNED}
    assert {*plan.routes, *plan.borrowed} == wanted
    assert set(plan.fillers) == {route for route, why in enumerate(state.wanted) if why == FILLER_ROUTE}
    for ticket, path in plan.paths.items():
        ends = view.edition.tickets[ticket]
        joined = connected_cities(view.edition, (*view.routes_of(view.seat), *path))
        for route, owner in enumerate(view.owners):  # what its stations let it use
            a, b = view.edition.routes[route].a, view.edition.routes[route].b
            if owner != NOBODY and {a, b} & set(view.stations[view.seat]):
                joined.union(a, b)
        assert joined.connected(ends.a, ends.b)


FEWEST_AND_MOST = [(edition, players) for edition in EDITIONS for players in sorted({*edition.rules.players})]


@pytest.mark.parametrize("table", FEWEST_AND_MOST, ids=table_name)
def test_every_reason_comes_from_the_plan(table: tuple[nl.Edition, int]) -> None:
    edition, players = table
    reasons: Counter[str] = Counter()
    game = nl.Game.new(edition, players, seed=3)
    while not game.over:
        seat = game.to_act[0]
        view = game.view(seat)
        action, given = advise(view)
        check(view, action, given)
        reasons[given.reason] += 1
        game.play(seat, action)
    if edition.id in nl.EDITIONS:
        assert reasons["tickets"] > 2 * players
        assert reasons["cards"] > 2 * players


def test_it_advises_what_the_planner_does_and_explains_it_alike_to_all() -> None:
    game = nl.Game.new(nl.edition("nordic_countries"), 2, seed=6)
    while not game.over:
        seat = game.to_act[0]
        view = game.view(seat)
        action, given = advise(view)
        assert action == PlannerBot().choose(view)
        assert given == explain(view, action)
        game.play(seat, action)


@pytest.mark.parametrize("spec", ["greedy", "random", "easy"])
@pytest.mark.parametrize("name", nl.EDITIONS)
def test_of_anybody_elses_move_it_says_what_its_own_plan_says(name: str, spec: str) -> None:
    game = nl.Game.new(nl.edition(name), 3, seed=5)
    bots = [make_bot(spec, seed=seat) for seat in range(3)]
    for _ in range(90):
        if game.over:
            break
        seat = game.to_act[0]
        view = game.view(seat)
        action = bots[seat].choose(view)
        check(view, action, explain(view, action))
        game.play(seat, action)
