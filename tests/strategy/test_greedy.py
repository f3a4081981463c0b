"""The greedy player's plan: shortest open paths, kept until there is a reason to plan again."""

from __future__ import annotations

from collections import Counter
from copy import copy
from itertools import pairwise

import networkx as nx
import pytest

import northline as nl
from northline.rules import SplitMix
from northline.rules.network import connected_cities
from northline.rules.state import NOBODY
from northline.strategy.action_ids import numbered_menu
from northline.strategy.bitsets import bitset, has_bit
from northline.strategy.board import board_of
from northline.strategy.greedy.paths import (
    OUT_OF_REACH,
    count_spaces,
    find_distances,
    find_path,
    shortest_path,
)
from northline.strategy.greedy.plan import BORROWING, update_plan
from northline.strategy.greedy.state import Memory, Position
from northline.strategy.greedy.stations import best_station
from tests.strategy.positions import view_of, views


def looked_at(view):
    """The board, the position, and the memory of somebody who has not planned yet."""
    board = board_of(view.edition)
    position = Position(view, board, numbered_menu(view, board))
    return board, position, Memory(position.seat, board, SplitMix(0))


def routes_in(sets, seat, board):
    return {route for route in range(board.routes) if has_bit(sets[seat, route >> 6], route & 63)}


def graph_of(view, board, position, borrowing=0):
    """What each route costs the seat in spaces."""
    graph = nx.MultiGraph()
    graph.add_nodes_from(range(board.cities))
    own, free = (routes_in(sets, view.seat, board) for sets in ({**position.owned}, {**position.open}))
    for route, owner in enumerate(view.owners):
        cost = 0 if route in own else board.route_length[route] if route in free else None
        if cost is None and borrowing and owner != NOBODY:
            cost = borrowing
        if cost is not None:
            graph.add_edge(board.route_a[route], board.route_b[route], route, weight=cost)
    return graph


@pytest.mark.parametrize("borrowing", [0, BORROWING])
@pytest.mark.parametrize("name", nl.EDITIONS)
def test_paths_are_as_short_as_networkx_finds_them(name, borrowing):
    blocked = 0
    for view in views(nl.edition(name), 3, seed=4, every=11):
        board, position, memory = looked_at(view)
        graph = graph_of(view, board, position, borrowing)
        count_spaces(board, position, position, memory, borrowing)
        for ticket in range(board.tickets):
            a, b = board.ticket_a[ticket], board.ticket_b[ticket]
            shortest = nx.dijkstra_path_length(graph, a, b) if nx.has_path(graph, a, b) else 1000
            expected = shortest if shortest <= 12 else OUT_OF_REACH
            assert shortest_path(board, position, ticket, 12) == expected
            blocked += expected == OUT_OF_REACH
        away = nx.single_source_dijkstra_path_length(graph, a)
        goals = {b, *board.ticket_a}
        farthest = max(away.get(goal, 1000) for goal in goals)
        found = find_distances(board, position, a, bitset(goals), 60)
        assert found == (farthest if farthest <= 60 else OUT_OF_REACH)
        assert all(min(away.get(goal, 1000), 61) == position.spaces_away[goal] for goal in goals)
    assert blocked


@pytest.mark.parametrize("borrowing", [0, BORROWING])
def test_routes_of_a_path_lead_from_end_to_end_for_what_it_costs(borrowing):
    for view in views(nl.edition("europe"), 3, seed=4, every=17):
        board, position, memory = looked_at(view)
        update_plan(board, position, position, memory)  # so that some routes are wanted already
        graph = graph_of(view, board, position, borrowing)
        for route in routes_in(memory.wanted, view.seat, board):
            graph.edges[board.route_a[route], board.route_b[route], route]["weight"] = 0
        count_spaces(board, position, position, memory, borrowing)
        for ticket in range(board.tickets):
            spaces, number = find_path(board, position, memory.salt[view.seat], ticket, 100)
            routes = position.path[:number]
            costs = {route: cost for _, _, route, cost in graph.edges(keys=True, data="weight")}
            assert all(costs[route] > 0 for route in routes)
            assert sum(costs[route] for route in routes) == (spaces if spaces < OUT_OF_REACH else 0)
            if spaces < OUT_OF_REACH:
                linked = nx.Graph(
                    (a, b) for a, b, route, cost in graph.edges(keys=True, data="weight") if cost == 0
                )
                linked.add_edges_from((board.route_a[route], board.route_b[route]) for route in routes)
                linked.add_nodes_from(graph)
                assert nx.has_path(linked, board.ticket_a[ticket], board.ticket_b[ticket])


def test_which_shortest_path_is_taken_does_not_depend_on_where_a_ticket_begins():
    board, position, memory = looked_at(view_of({"edition": "europe", "players": 2, "tickets": [[], []]}))
    turned = copy(board)
    turned.ticket_a, turned.ticket_b = board.ticket_b, board.ticket_a
    count_spaces(board, position, position, memory, 0)
    salts, several = range(400), 0
    for ticket in range(0, board.tickets, 6):
        taken = Counter(), Counter()
        for paths, there in zip(taken, (board, turned), strict=True):
            for salt in salts:
                _, number = find_path(there, position, salt, ticket, 45)
                paths[frozenset(position.path[:number])] += 1
        for path in taken[0] | taken[1]:
            one, other = taken[0][path], taken[1][path]
            assert abs(one - other) < 4.5 * (one + other) ** 0.5
            several += one < len(salts)
    assert several > 10


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_a_plan_is_open_and_completes_tickets_within_the_trains(name):
    completed = 0
    for view in views(nl.edition(name), 2, seed=5, every=9):
        board, position, memory = looked_at(view)
        update_plan(board, position, position, memory)
        wanted = routes_in(memory.wanted, view.seat, board)
        assert wanted <= routes_in(position.open, view.seat, board)
        assert sum(board.route_length[route] for route in wanted) <= view.trains[view.seat]
        joined = connected_cities(view.edition, (*view.routes_of(view.seat), *wanted))
        for ticket in view.own_tickets:
            ends = view.edition.tickets[ticket]
            if joined.connected(ends.a, ends.b):
                completed += 1
                assert shortest_path(board, position, ticket, 100) == 0
    assert completed > 5


def test_a_plan_is_kept_until_a_route_is_lost_or_tickets_change():
    edition = nl.edition("europe")
    document = {"edition": "europe", "players": 2, "tickets": [["paris-wien"], []]}
    board, position, memory = looked_at(view_of(document))
    update_plan(board, position, position, memory)
    wanted = routes_in(memory.wanted, 0, board)
    assert wanted
    extra = next(route for route in range(board.routes) if route not in wanted)
    memory.wanted[0, extra >> 6] |= 1 << (extra & 63)
    update_plan(board, position, position, memory)
    assert routes_in(memory.wanted, 0, board) == {*wanted, extra}, "there was no reason to plan again"
    lost = {**document, "routes": {edition.routes[extra].id: 1}}
    _, position, _ = looked_at(view_of(lost))
    update_plan(board, position, position, memory)
    assert extra not in routes_in(memory.wanted, 0, board)
    more = {**document, "tickets": [["paris-wien", "london-berlin"], []]}
    _, position, _ = looked_at(view_of(more))
    update_plan(board, position, position, memory)
    assert len(routes_in(memory.wanted, 0, board)) > len(wanted)


def test_a_station_goes_where_one_borrowed_route_completes_a_ticket():
    """Paris–Wien lacks one route, which the opponent has: a station at an end of it brings twice the ticket."""
    edition = nl.edition("europe")
    ends = edition.tickets[edition.ticket_index["paris-wien"]]
    board = board_of(edition)
    graph = nx.Graph()
    for route in range(board.routes):
        graph.add_edge(
            board.route_a[route], board.route_b[route], route=route, weight=board.route_length[route]
        )
    cities = nx.dijkstra_path(graph, ends.a, ends.b)
    path = [graph.edges[a, b]["route"] for a, b in pairwise(cities)]
    document = {
        "edition": "europe",
        "players": 2,
        "tickets": [["paris-wien"], []],
        "routes": {edition.routes[route].id: int(route == path[0]) for route in path},
    }
    board, position, _ = looked_at(view_of(document))
    city, gain = best_station(board, position, 0)
    assert city in (board.route_a[path[0]], board.route_b[path[0]])
    assert gain == 2 * ends.points - edition.rules.station_points
    document["routes"] |= {edition.routes[path[0]].id: 0}
    assert best_station(board, looked_at(view_of(document))[1], 0) == (-1, 0), "it is completed already"
