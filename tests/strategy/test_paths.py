"""Paths: by hand on a tiny board, and against networkx on the real ones."""

from __future__ import annotations

from dataclasses import replace

import networkx as nx
import pytest

import northline as nl
from northline.rules import SplitMix
from northline.strategy.codes import KINDS
from northline.strategy.planner.paths import (
    CLOSED,
    MIN_COST,
    MINE,
    OPEN,
    THEIRS,
    UNREACHABLE,
    add_path,
    clear_plan,
    completion_chance,
    component_of,
    detour_cost,
    path_needs,
    plan_for,
    set_route_costs,
    shortest_path,
    turn_value,
    turns_for,
)
from northline.strategy.planner.tickets import list_open_tickets
from northline.strategy.planner.traits import PLANNER
from tests.strategy.positions import assessed, views
from tests.toy import tiny

NORTH, SOUTH, EAST = range(3)
NS_RED, NS_BLUE, NORTH_EAST, SOUTH_EAST = range(4)


PLAIN = replace(PLANNER, cards=2.0, points=0.0, hand=0.0, color=0.0, tunnel=1.0, symbol=1.0)
"""With two cards a turn, and a card more for a tunnel or a symbol: costs that can be worked out by hand."""


def tiny_state(traits=PLAIN, owners=None, **document):
    """The tiny board with nobody on it, unless the document says otherwise, or owners that no game could have."""
    start = {"tickets": [["north-east"], ["south-east"]], "hands": [{"red": 1}, {}]}
    state = nl.State.from_dict({"edition": "tiny", **start, **document}, tiny())
    state = replace(state, owners=owners or state.owners)
    board, s, turns = assessed(nl.rules.view(state, 0), traits)
    s.match, s.gray_match = [1 / board.tunnel_reveal] * KINDS, 1 / board.tunnel_reveal
    set_route_costs(board, s)
    return board, s, turns


def path(board, s, start, goal):
    """The routes that ``via`` leads back over."""
    routes = []
    while goal != start:
        routes.append(s.via[goal])
        goal = board.route_a[s.via[goal]] + board.route_b[s.via[goal]] - goal
    return routes


# By hand


def test_what_routes_cost():
    _, s, _ = tiny_state()
    assert s.weight[:4] == [1.5, 1.5, 2.5, 2.5]


def test_points_make_a_route_cheaper_but_never_free():
    _, s, _ = tiny_state(replace(PLAIN, points=1.0, tempo=2.0, bonus=0.0))
    assert s.weight[NS_RED] == 1.5 - 1 / 2
    assert s.weight[NORTH_EAST] == 2.5 - 2 / 2
    _, s, _ = tiny_state(replace(PLAIN, points=100.0, bonus=0.0))
    assert s.weight[:4] == [MIN_COST] * 4


def test_cards_in_hand_make_a_route_cheaper():
    _, s, _ = tiny_state(replace(PLAIN, hand=0.5))
    assert s.weight[NS_RED] == 1 + (1 - 0.5) / 2
    assert s.weight[NS_BLUE] == 1.5


def test_the_cheapest_path():
    board, s, _ = tiny_state()
    assert shortest_path(board, s, NORTH, SOUTH) == 1.5
    assert shortest_path(board, s, NORTH, EAST) == 2.5
    assert path(board, s, NORTH, EAST) == [NORTH_EAST]


def test_the_cheapest_path_leads_round_what_others_took():
    board, s, _ = tiny_state(routes={"north-east": 1})
    assert s.status[:4] == [OPEN, OPEN, THEIRS, OPEN]
    assert shortest_path(board, s, NORTH, EAST) == 1.5 + 2.5
    assert path(board, s, NORTH, EAST) == [SOUTH_EAST, NS_RED]
    assert path_needs(board, s, NORTH, EAST)[:3] == (3, 0, 4.0)


def test_own_routes_are_free_and_join_cities():
    board, s, _ = tiny_state(routes={"north-south-1": 0})
    assert s.status[:4] == [MINE, CLOSED, OPEN, OPEN]
    assert shortest_path(board, s, NORTH, SOUTH) == 0.0
    assert component_of(s, NORTH) == component_of(s, SOUTH) != component_of(s, EAST)


def test_there_is_no_path_where_everything_is_taken():
    board, s, _ = tiny_state(owners=(-1, -1, 1, 1))
    assert shortest_path(board, s, NORTH, EAST) == UNREACHABLE


def test_a_detour_uses_no_parallel_track_and_leaves_the_costs_alone():
    board, s, _ = tiny_state()
    before = list(s.weight)
    assert detour_cost(board, s, NS_RED, 10.0) == 2.5 + 2.5
    assert detour_cost(board, s, NS_RED, 2.0) == UNREACHABLE, "it is farther than that"
    assert detour_cost(board, s, NORTH_EAST, 10.0) == 1.5 + 2.5
    assert s.weight == before


def test_what_is_planned_costs_nothing_more():
    board, s, _ = tiny_state(routes={"north-east": 1})
    clear_plan(board, s)
    shortest_path(board, s, NORTH, EAST)
    add_path(board, s, NORTH, EAST)
    assert [route for route in range(4) if s.wanted[route]] == [NS_RED, SOUTH_EAST]
    assert (s.plan_routes, s.plan_spaces, s.plan_turns) == (2, 3, 4.0)
    assert shortest_path(board, s, NORTH, EAST) == 0.0


def test_turns_weigh_differently_while_opening_tickets_are_chosen():
    _, s, _ = tiny_state()
    assert turn_value(s) == PLAIN.tempo
    s.phase = 0
    assert turn_value(s) == PLAIN.tempo * PLAIN.opening


def test_a_fuller_plan_is_less_sure():
    _, s, _ = tiny_state()
    chances = [completion_chance(s, needed, 10.0, 0.0) for needed in (1.0, 5.0, 10.0, 20.0)]
    assert chances == sorted(chances, reverse=True)
    assert 0.0 < chances[-1] < chances[0] <= 1.0
    assert completion_chance(s, 1.0, 10.0, 3.0) < chances[0]


# Against networkx


def graph_of(board, s):
    graph = nx.MultiGraph()
    graph.add_nodes_from(range(board.cities))
    for route in range(board.routes):
        if s.weight[route] >= 0.0:
            graph.add_edge(board.route_a[route], board.route_b[route], route, weight=s.weight[route])
    return graph


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_paths_are_as_short_as_networkx_finds_them(name):
    chance = SplitMix(4)
    for view in views(nl.edition(name), 3, seed=5, every=9):
        board, s, _ = assessed(view)
        set_route_costs(board, s)
        graph = graph_of(board, s)
        for _ in range(12):
            start, goal = chance.below(board.cities), chance.below(board.cities)
            cost = shortest_path(board, s, start, goal)
            if nx.has_path(graph, start, goal):
                assert cost == pytest.approx(nx.dijkstra_path_length(graph, start, goal))
                assert sum(s.weight[route] for route in path(board, s, start, goal)) == pytest.approx(cost)
            else:
                assert cost == UNREACHABLE


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_a_plan_joins_its_tickets_within_what_there_is(name):
    planned = 0
    for view in views(nl.edition(name), 2, seed=6, every=7):
        board, s, turns = assessed(view)
        number = list_open_tickets(board, s)
        plan_for(board, s, number, turns)
        wanted = [route for route in range(board.routes) if s.wanted[route]]
        claims = [route for route in wanted if s.status[route] == OPEN]
        assert (s.plan_routes, s.plan_stations) == (len(claims), len(wanted) - len(claims))
        assert s.plan_spaces == sum(board.route_length[route] for route in claims) <= s.seat_trains[s.seat]
        assert s.plan_stations <= s.stations_left
        assert s.plan_turns == pytest.approx(
            sum(turns_for(board, s, r) for r in claims) + 2 * s.plan_stations
        )
        network = nx.Graph()
        network.add_nodes_from(range(board.cities))
        for route in range(board.routes):
            a, b = board.route_a[route], board.route_b[route]
            borrowed = s.status[route] == THEIRS and 2 in (s.station_here[a], s.station_here[b])
            if s.wanted[route] or s.status[route] == MINE or borrowed:
                network.add_edge(a, b)
        order = [s.is_planned[place] for place in range(number) if s.is_planned[place]]
        assert sorted(order) == list(range(1, len(order) + 1))
        for place in range(number):
            if s.is_planned[place]:
                planned += 1
                ticket = s.todo[place]
                assert nx.has_path(network, board.ticket_a[ticket], board.ticket_b[ticket])
    assert planned > 5
