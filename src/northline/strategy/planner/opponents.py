"""The opponent: which tickets it seems to hold, and which routes it would hate to lose."""

from __future__ import annotations

from northline.strategy.bitsets import EMPTY_SET, lowest_bit, single_bit, without_lowest_bit
from northline.strategy.board import MAX_DISTANCE
from northline.strategy.codes import TURN
from northline.strategy.planner.paths import OPEN, THEIRS, detour_cost, shortest_path
from northline.strategy.planner.traits import TRAIT

TICKETS_OPEN = 2.0
"""Tickets that an opponent is assumed to be working on."""
UNKNOWN = 0.03
"""The weight of a ticket of which nothing can be seen; a nearly completed one has 1."""
HOPELESS_DETOUR_SPACES = 8.0
"""A detour of so many spaces more is as bad as none at all."""


def assess_threats(board, s):
    """Set ``s.threat``: what losing each route that can be claimed now would cost the opponent, in ticket points.

    With several opponents it stays 0: to hinder one is to help the others.
    """
    for route in range(board.routes):
        s.threat[route] = 0.0
    if s.players != 2 or s.phase != TURN or s.traits[TRAIT.suspicion] <= 0.0 or not _can_claim(board, s):
        return
    _set_opponent_costs(board, s)
    for ticket in range(board.tickets):
        s.is_mine[ticket] = 0
    for place in range(s.held_count):
        s.is_mine[s.held[place]] = 1
    total, start = 0.0, -1
    for place in range(board.tickets):
        ticket = board.tickets_by_start[place]
        s.gain[ticket] = 0.0
        if s.is_mine[ticket]:
            continue
        if board.ticket_start[ticket] != start:
            start = board.ticket_start[ticket]
            _measure_spaces(board, s, start)
        far = s.spaces_away[board.ticket_a[ticket] + board.ticket_b[ticket] - start]
        if far == 0 or far > MAX_DISTANCE:
            continue
        # On an empty board the path has about as many spaces as the ticket has points.
        done = max(0.0, 1.0 - far / board.ticket_points[ticket])
        s.gain[ticket] = UNKNOWN + done * done
        total += s.gain[ticket]
    if total <= 0.0:
        return
    for ticket in range(board.tickets):
        if s.gain[ticket] > 0.1 * s.traits[TRAIT.suspicion]:
            chance = min(0.9, TICKETS_OPEN * s.gain[ticket] / total)
            _add_threat(board, s, ticket, chance)
    for route in range(board.routes):
        if s.threat[route] > 0.0 and s.colors[route] != 0:
            limit = s.weight[route] + HOPELESS_DETOUR_SPACES
            more = detour_cost(board, s, route, limit) - s.weight[route]
            s.threat[route] *= min(1.0, more / HOPELESS_DETOUR_SPACES)


def _can_claim(board, s):
    for route in range(board.routes):
        if s.colors[route] != 0:
            return True
    return False


def _set_opponent_costs(board, s):
    """Route costs as the opponent sees them: its own are free, open ones cost their spaces."""
    for route in range(board.routes):
        s.weight[route], s.spaces_left[route] = -1.0, MAX_DISTANCE + 1
        if s.status[route] == THEIRS:
            s.weight[route], s.spaces_left[route] = 0.0, 0
        elif s.status[route] == OPEN:
            s.weight[route], s.spaces_left[route] = (
                board.route_length[route] + s.tie[route],
                board.route_length[route],
            )


def _measure_spaces(board, s, start):
    """Set ``s.spaces_away``: how many spaces each city is away from one, by Dijkstra's algorithm with buckets.

    It is asked for many tickets in every turn, and a whole number of spaces allows this to be a good deal quicker than
    the search by which plans are made.
    """
    for distance in range(MAX_DISTANCE + 1):
        s.at_distance[distance] = EMPTY_SET
    for city in range(board.cities):
        s.spaces_away[city] = MAX_DISTANCE + 1
    s.spaces_away[start] = 0
    s.at_distance[0] = single_bit(start)
    distance, farthest = 0, 0
    while distance <= farthest:
        cities = s.at_distance[distance]
        if cities == EMPTY_SET:
            distance += 1
            continue
        city = lowest_bit(cities)
        s.at_distance[distance] = without_lowest_bit(cities)
        if s.spaces_away[city] < distance:
            continue
        for exit in range(board.exits_start[city], board.exits_start[city + 1]):
            route = board.exits_route[exit]
            there = board.route_a[route] + board.route_b[route] - city
            reached = distance + s.spaces_left[route]
            if reached < s.spaces_away[there]:
                s.spaces_away[there] = reached
                s.at_distance[reached] |= single_bit(there)
                farthest = max(farthest, reached)


def _add_threat(board, s, ticket, chance):
    """Count a likely ticket's points for the routes that it still needs."""
    start, city = board.ticket_a[ticket], board.ticket_b[ticket]
    shortest_path(board, s, start, city)
    while city != start:
        route = s.via[city]
        if s.status[route] == OPEN:
            s.threat[route] += chance * board.ticket_points[ticket]
        city = board.route_a[route] + board.route_b[route] - city
