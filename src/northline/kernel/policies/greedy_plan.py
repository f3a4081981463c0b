"""Plans of the greedy player: the routes it still wants, along shortest open paths between the ends of its tickets."""

from __future__ import annotations

import numpy as np

from northline.kernel.core.bits import NOTHING, first_of, has, single, without_first
from northline.kernel.core.compiler import inner
from northline.kernel.core.layout import MOST_DISTANCE, MOST_PLAYERS, ROUTE_WORDS
from northline.kernel.policies.greedy_stations import may_build, others_routes

BORROWING = 8
"""Spaces that borrowing a route is worth: a station costs cards, a turn and points."""


@inner
def forget(mind):
    """No seat has a plan yet."""
    for seat in range(MOST_PLAYERS):
        mind.planned_for[seat] = NOTHING
        for word in range(ROUTE_WORDS):
            mind.wanted[seat, word] = NOTHING


@inner
def keep_plan_up(tables, game, work, mind):
    """Plan anew when the tickets are others than planned for, or when somebody took a wanted route."""
    seat = game.seat
    if mind.planned_for[seat] == game.tickets[seat]:
        lost = NOTHING
        for word in range(tables.words):
            lost |= mind.wanted[seat, word] & ~(game.open[seat, word] | game.owned[seat, word])
        if lost == NOTHING:
            return
    mind.planned_for[seat] = game.tickets[seat]
    for word in range(tables.words):
        mind.wanted[seat, word] = NOTHING
    trains = np.int64(game.trains[seat])
    rest = game.tickets[seat]
    while rest != NOTHING:
        ticket = _most_points(tables, rest)
        rest &= ~single(ticket)
        spaces = add_path(tables, game, work, mind, ticket, trains)
        if spaces > 0:
            trains -= spaces
        elif spaces < 0 and may_build(tables, game):
            trains -= _add_borrowing_path(tables, game, work, mind, ticket, trains)


@inner
def _most_points(tables, tickets):
    best, most = 0, -1
    while tickets != NOTHING:
        ticket = first_of(tickets)
        tickets = without_first(tickets)
        if tables.ticket_points[ticket] > most:
            best, most = ticket, np.int64(tables.ticket_points[ticket])
    return best


@inner
def add_path(tables, game, work, mind, ticket, trains):
    """Want the routes of a shortest path for a ticket; its spaces, -1 when there is none within the trains."""
    spaces = shortest_path(tables, game, work, mind, ticket, trains)
    if spaces > 0:
        _want_path(tables, game, work, mind, ticket)
    return spaces


@inner
def _add_borrowing_path(tables, game, work, mind, ticket, trains):
    """Want what is left of a path with one route to borrow; its spaces, 0 when there is none."""
    distance = _find_path(tables, game, work, mind, ticket, trains, BORROWING)
    if distance < 0 or _borrowed(tables, game, work, ticket) != 1:
        return 0
    _want_path(tables, game, work, mind, ticket)
    return distance - BORROWING


@inner
def _want_path(tables, game, work, mind, ticket):
    """Want the open routes of the path that was found last."""
    seat = game.seat
    start, city = np.int64(tables.ticket_a[ticket]), np.int64(tables.ticket_b[ticket])
    while city != start:
        route = np.int64(work.via[city])
        if has(game.open[seat, route >> 6], route & 63):
            mind.wanted[seat, route >> 6] |= single(route & 63)
        city = np.int64(tables.route_a[route] + tables.route_b[route]) - city


@inner
def _borrowed(tables, game, work, ticket):
    """How many routes of the path that was found last belong to others."""
    seat = game.seat
    borrowed = 0
    start, city = np.int64(tables.ticket_a[ticket]), np.int64(tables.ticket_b[ticket])
    while city != start:
        route = np.int64(work.via[city])
        if has(others_routes(game, seat, route >> 6), route & 63):
            borrowed += 1
        city = np.int64(tables.route_a[route] + tables.route_b[route]) - city
    return borrowed


@inner
def shortest_path(tables, game, work, mind, ticket, trains):
    """The fewest spaces that a seat must still claim for a ticket; -1 when more than its trains."""
    return _find_path(tables, game, work, mind, ticket, trains, 0)


@inner
def _find_path(tables, game, work, mind, ticket, trains, borrowing):
    """A shortest path, backwards in ``work.via``; -1 when it takes more than the trains.

    Goes outwards from one city, distance by distance. Routes owned or wanted already cost nothing; those of others can
    be gone as if they had so many spaces, unless it is 0.
    """
    seat = game.seat
    limit = min(trains, MOST_DISTANCE)
    start, goal = tables.ticket_a[ticket], tables.ticket_b[ticket]
    for distance in range(limit + 1):
        work.at_distance[distance] = NOTHING
    for city in range(tables.cities):
        work.distance[city] = MOST_DISTANCE + 1
    work.at_distance[0], work.distance[start] = single(start), 0
    done = NOTHING
    distance = 0
    while distance <= limit:
        cities = work.at_distance[distance] & ~done
        if cities == NOTHING:
            distance += 1
            continue
        city = first_of(cities)
        if city == goal:
            return distance
        done |= single(city)
        for word in range(tables.words):
            free = game.owned[seat, word] | mind.wanted[seat, word]
            others = others_routes(game, seat, word) if borrowing > 0 else NOTHING
            routes = tables.city_routes[city, word] & (free | game.open[seat, word] | others)
            while routes != NOTHING:
                bit = first_of(routes)
                routes = without_first(routes)
                route = 64 * word + bit
                there = np.int64(tables.route_a[route] + tables.route_b[route]) - city
                reached = distance
                if has(others, bit):
                    reached += borrowing
                elif not has(free, bit):
                    reached += np.int64(tables.route_length[route])
                if reached <= limit and reached < work.distance[there]:
                    work.distance[there], work.via[there] = reached, route
                    work.at_distance[reached] |= single(there)
    return -1
