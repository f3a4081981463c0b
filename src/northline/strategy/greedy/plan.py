"""The greedy player's plan: the routes it wants, along shortest open paths between the ends of its tickets.

The plan is kept in ``memory.wanted`` from choice to choice, and made again only when there is a reason.
"""

from __future__ import annotations

from northline.strategy.bitsets import (
    EMPTY_SET,
    WORD,
    WORD_MASK,
    WORD_SHIFT,
    has_bit,
    lowest_bit,
    single_bit,
    without_lowest_bit,
)
from northline.strategy.greedy.stations import can_build, others_routes

BORROWING = 8
"""Spaces that borrowing a route counts for: a station costs cards, a turn and points."""
MAX_DISTANCE = 127
"""Spaces to which a path is followed."""


def update_plan(board, game, scratch, memory):
    """Plan again if the tickets are not those planned for, or somebody took a wanted route."""
    seat = game.seat
    if memory.planned_for[seat] == game.tickets[seat]:
        lost = EMPTY_SET
        for word in range(board.words):
            lost |= memory.wanted[seat, word] & ~(game.open[seat, word] | game.owned[seat, word])
        if lost == EMPTY_SET:
            return
    memory.planned_for[seat] = game.tickets[seat]
    for word in range(board.words):
        memory.wanted[seat, word] = EMPTY_SET
    trains = game.trains[seat]
    rest = game.tickets[seat]
    while rest != EMPTY_SET:
        ticket = _most_points(board, rest)
        rest &= ~single_bit(ticket)
        spaces = add_path(board, game, scratch, memory, ticket, trains)
        if spaces > 0:
            trains -= spaces
        elif spaces < 0 and can_build(board, game):
            trains -= _add_borrowing_path(board, game, scratch, memory, ticket, trains)


def _most_points(board, tickets):
    best, most = 0, -1
    while tickets != EMPTY_SET:
        ticket = lowest_bit(tickets)
        tickets = without_lowest_bit(tickets)
        if board.ticket_points[ticket] > most:
            best, most = ticket, board.ticket_points[ticket]
    return best


def add_path(board, game, scratch, memory, ticket, trains):
    """Want the routes of a shortest path for a ticket; its spaces, -1 when there is none within the trains."""
    spaces = shortest_path(board, game, scratch, memory, ticket, trains)
    if spaces > 0:
        _want_path(board, game, scratch, memory, ticket)
    return spaces


def _add_borrowing_path(board, game, scratch, memory, ticket, trains):
    """Want what is left of a path with one route to borrow; its spaces, 0 when there is none."""
    distance = _find_path(board, game, scratch, memory, ticket, trains, BORROWING)
    if distance < 0 or _count_borrowed(board, game, scratch, ticket) != 1:
        return 0
    _want_path(board, game, scratch, memory, ticket)
    return distance - BORROWING


def _want_path(board, game, scratch, memory, ticket):
    """Want the open routes of the path that was found last."""
    seat = game.seat
    start, city = board.ticket_a[ticket], board.ticket_b[ticket]
    while city != start:
        route = scratch.via[city]
        if has_bit(game.open[seat, route >> WORD_SHIFT], route & WORD_MASK):
            memory.wanted[seat, route >> WORD_SHIFT] |= single_bit(route & WORD_MASK)
        city = board.route_a[route] + board.route_b[route] - city


def _count_borrowed(board, game, scratch, ticket):
    """How many routes of the path that was found last belong to others."""
    borrowed = 0
    start, city = board.ticket_a[ticket], board.ticket_b[ticket]
    while city != start:
        route = scratch.via[city]
        if has_bit(others_routes(game, route >> WORD_SHIFT), route & WORD_MASK):
            borrowed += 1
        city = board.route_a[route] + board.route_b[route] - city
    return borrowed


def shortest_path(board, game, scratch, memory, ticket, trains):
    """The fewest spaces that a seat must still claim for a ticket; -1 when more than its trains."""
    return _find_path(board, game, scratch, memory, ticket, trains, 0)


def _find_path(board, game, scratch, memory, ticket, trains, borrowing):
    """The spaces of a shortest path, which is left in ``scratch.via``; -1 when it takes more than the trains.

    Dijkstra's algorithm with a bucket for each distance, a set of cities. Routes owned or wanted already cost nothing;
    those of others can be used as if they had ``borrowing`` spaces, unless it is 0.
    """
    seat = game.seat
    limit = trains if trains < MAX_DISTANCE else MAX_DISTANCE
    start, goal = board.ticket_a[ticket], board.ticket_b[ticket]
    for distance in range(limit + 1):
        scratch.at_distance[distance] = EMPTY_SET
    for city in range(board.cities):
        scratch.distance[city] = MAX_DISTANCE + 1
    scratch.at_distance[0], scratch.distance[start] = single_bit(start), 0
    done = EMPTY_SET
    distance = 0
    while distance <= limit:
        cities = scratch.at_distance[distance] & ~done
        if cities == EMPTY_SET:
            distance += 1
            continue
        city = lowest_bit(cities)
        if city == goal:
            return distance
        done |= single_bit(city)
        for word in range(board.words):
            free = game.owned[seat, word] | memory.wanted[seat, word]
            others = others_routes(game, word) if borrowing > 0 else EMPTY_SET
            routes = board.city_routes[city, word] & (free | game.open[seat, word] | others)
            while routes != EMPTY_SET:
                bit = lowest_bit(routes)
                routes = without_lowest_bit(routes)
                route = WORD * word + bit
                there = board.route_a[route] + board.route_b[route] - city
                reached = distance
                if has_bit(others, bit):
                    reached += borrowing
                elif not has_bit(free, bit):
                    reached += board.route_length[route]
                if reached <= limit and reached < scratch.distance[there]:
                    scratch.distance[there], scratch.via[there] = reached, route
                    scratch.at_distance[reached] |= single_bit(there)
    return -1
