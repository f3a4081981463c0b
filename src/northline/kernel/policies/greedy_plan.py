"""Plans of the greedy player: the routes it still wants, along shortest open paths between the ends of its tickets."""

from __future__ import annotations

import numpy as np

from northline.kernel.core.bits import NOTHING, has_bit, lowest_bit, single_bit, without_lowest_bit
from northline.kernel.core.compiler import device_function
from northline.kernel.core.layout import MAX_DISTANCE, MAX_PLAYERS, ROUTE_WORDS
from northline.kernel.policies.greedy_stations import may_build, others_routes

BORROWING = 8
"""Spaces that borrowing a route is worth: a station costs cards, a turn and points."""


@device_function
def forget(memory):
    """No seat has a plan yet."""
    for seat in range(MAX_PLAYERS):
        memory.planned_for[seat] = NOTHING
        for word in range(ROUTE_WORDS):
            memory.wanted[seat, word] = NOTHING


@device_function
def keep_plan_up(tables, game, scratch, memory):
    """Plan anew when the tickets are others than planned for, or when somebody took a wanted route."""
    seat = game.seat
    if memory.planned_for[seat] == game.tickets[seat]:
        lost = NOTHING
        for word in range(tables.words):
            lost |= memory.wanted[seat, word] & ~(game.open[seat, word] | game.owned[seat, word])
        if lost == NOTHING:
            return
    memory.planned_for[seat] = game.tickets[seat]
    for word in range(tables.words):
        memory.wanted[seat, word] = NOTHING
    trains = np.int64(game.trains[seat])
    rest = game.tickets[seat]
    while rest != NOTHING:
        ticket = _most_points(tables, rest)
        rest &= ~single_bit(ticket)
        spaces = add_path(tables, game, scratch, memory, ticket, trains)
        if spaces > 0:
            trains -= spaces
        elif spaces < 0 and may_build(tables, game):
            trains -= _add_borrowing_path(tables, game, scratch, memory, ticket, trains)


@device_function
def _most_points(tables, tickets):
    best, most = 0, -1
    while tickets != NOTHING:
        ticket = lowest_bit(tickets)
        tickets = without_lowest_bit(tickets)
        if tables.ticket_points[ticket] > most:
            best, most = ticket, np.int64(tables.ticket_points[ticket])
    return best


@device_function
def add_path(tables, game, scratch, memory, ticket, trains):
    """Want the routes of a shortest path for a ticket; its spaces, -1 when there is none within the trains."""
    spaces = shortest_path(tables, game, scratch, memory, ticket, trains)
    if spaces > 0:
        _want_path(tables, game, scratch, memory, ticket)
    return spaces


@device_function
def _add_borrowing_path(tables, game, scratch, memory, ticket, trains):
    """Want what is left of a path with one route to borrow; its spaces, 0 when there is none."""
    distance = _find_path(tables, game, scratch, memory, ticket, trains, BORROWING)
    if distance < 0 or _borrowed(tables, game, scratch, ticket) != 1:
        return 0
    _want_path(tables, game, scratch, memory, ticket)
    return distance - BORROWING


@device_function
def _want_path(tables, game, scratch, memory, ticket):
    """Want the open routes of the path that was found last."""
    seat = game.seat
    start, city = np.int64(tables.ticket_a[ticket]), np.int64(tables.ticket_b[ticket])
    while city != start:
        route = np.int64(scratch.via[city])
        if has_bit(game.open[seat, route >> 6], route & 63):
            memory.wanted[seat, route >> 6] |= single_bit(route & 63)
        city = np.int64(tables.route_a[route] + tables.route_b[route]) - city


@device_function
def _borrowed(tables, game, scratch, ticket):
    """How many routes of the path that was found last belong to others."""
    seat = game.seat
    borrowed = 0
    start, city = np.int64(tables.ticket_a[ticket]), np.int64(tables.ticket_b[ticket])
    while city != start:
        route = np.int64(scratch.via[city])
        if has_bit(others_routes(game, seat, route >> 6), route & 63):
            borrowed += 1
        city = np.int64(tables.route_a[route] + tables.route_b[route]) - city
    return borrowed


@device_function
def shortest_path(tables, game, scratch, memory, ticket, trains):
    """The fewest spaces that a seat must still claim for a ticket; -1 when more than its trains."""
    return _find_path(tables, game, scratch, memory, ticket, trains, 0)


@device_function
def _find_path(tables, game, scratch, memory, ticket, trains, borrowing):
    """A shortest path, backwards in ``scratch.via``; -1 when it takes more than the trains.

    Goes outwards from one city, distance by distance. Routes owned or wanted already cost nothing; those of others can
    be gone as if they had so many spaces, unless it is 0.
    """
    seat = game.seat
    limit = min(trains, MAX_DISTANCE)
    start, goal = tables.ticket_a[ticket], tables.ticket_b[ticket]
    for distance in range(limit + 1):
        scratch.at_distance[distance] = NOTHING
    for city in range(tables.cities):
        scratch.distance[city] = MAX_DISTANCE + 1
    scratch.at_distance[0], scratch.distance[start] = single_bit(start), 0
    done = NOTHING
    distance = 0
    while distance <= limit:
        cities = scratch.at_distance[distance] & ~done
        if cities == NOTHING:
            distance += 1
            continue
        city = lowest_bit(cities)
        if city == goal:
            return distance
        done |= single_bit(city)
        for word in range(tables.words):
            free = game.owned[seat, word] | memory.wanted[seat, word]
            others = others_routes(game, seat, word) if borrowing > 0 else NOTHING
            routes = tables.city_routes[city, word] & (free | game.open[seat, word] | others)
            while routes != NOTHING:
                bit = lowest_bit(routes)
                routes = without_lowest_bit(routes)
                route = 64 * word + bit
                there = np.int64(tables.route_a[route] + tables.route_b[route]) - city
                reached = distance
                if has_bit(others, bit):
                    reached += borrowing
                elif not has_bit(free, bit):
                    reached += np.int64(tables.route_length[route])
                if reached <= limit and reached < scratch.distance[there]:
                    scratch.distance[there], scratch.via[there] = reached, route
                    scratch.at_distance[reached] |= single_bit(there)
    return -1
