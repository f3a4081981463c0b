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
    random_below,
    scrambled,
    single_bit,
    without_lowest_bit,
)
from northline.strategy.greedy.stations import can_build, others_routes

BORROWING = 8
"""Spaces that borrowing a route counts for: a station costs cards, a turn and points."""
MAX_DISTANCE = 127
"""Spaces to which a path is followed."""
CITY_NUMBERS = 1 << 10
"""A power of two that no city's number reaches."""
SALTS = 1 << 30
"""Different ways to decide between equals."""


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
    draw_salt(game, memory)
    for word in range(board.words):
        memory.wanted[seat, word] = EMPTY_SET
    trains = game.trains[seat]
    rest = game.tickets[seat]
    while rest != EMPTY_SET:
        ticket = _most_points(board, rest, memory.salt[seat])
        rest &= ~single_bit(ticket)
        spaces = add_path(board, game, scratch, memory, ticket, trains)
        if spaces > 0:
            trains -= spaces
        elif spaces < 0 and can_build(board, game):
            trains -= _add_borrowing_path(board, game, scratch, memory, ticket, trains)


def draw_salt(game, memory):
    """Decide anew how ties are broken, so that nothing is preferred for its place in a file."""
    memory.salt[game.seat] = random_below(memory, SALTS)


def _most_points(board, tickets, salt):
    best, most = 0, -1
    while tickets != EMPTY_SET:
        ticket = lowest_bit(tickets)
        tickets = without_lowest_bit(tickets)
        points = board.ticket_points[ticket]
        if points > most or (points == most and scrambled(salt, ticket) > scrambled(salt, best)):
            best, most = ticket, points
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
    those of others can be used as if they had ``borrowing`` spaces, unless it is 0. Of equal paths the salt decides.
    """
    seat = game.seat
    salt = memory.salt[seat]
    limit = trains if trains < MAX_DISTANCE else MAX_DISTANCE
    start, goal = board.ticket_a[ticket], board.ticket_b[ticket]
    for distance in range(limit + 1):
        scratch.at_distance[distance] = EMPTY_SET
    for city in range(board.cities):
        scratch.distance[city] = MAX_DISTANCE + 1
    scratch.at_distance[0], scratch.distance[start] = single_bit(start), 0
    linked = _linked_cities(board, game, memory)
    done = EMPTY_SET
    distance = 0
    while distance <= limit:
        cities = scratch.at_distance[distance] & ~done
        if cities == EMPTY_SET:
            distance += 1
            continue
        city = _next_city(cities, linked, salt)
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
                if reached > limit or reached > scratch.distance[there] or has_bit(done, there):
                    continue
                if reached == scratch.distance[there] and scrambled(salt, route) <= scrambled(
                    salt, scratch.via[there]
                ):
                    continue
                scratch.distance[there], scratch.via[there] = reached, route
                scratch.at_distance[reached] |= single_bit(there)
    return -1


def _linked_cities(board, game, memory):
    """The cities at routes that cost nothing."""
    seat = game.seat
    linked = EMPTY_SET
    for word in range(board.words):
        routes = game.owned[seat, word] | memory.wanted[seat, word]
        while routes != EMPTY_SET:
            route = WORD * word + lowest_bit(routes)
            routes = without_lowest_bit(routes)
            linked |= single_bit(board.route_a[route]) | single_bit(board.route_b[route])
    return linked


def _next_city(cities, linked, salt):
    """One of some cities that are equally far; among those that routes may link for nothing, the order matters."""
    if cities & ~linked != EMPTY_SET:
        return lowest_bit(cities & ~linked)
    best = lowest_bit(cities)
    rest = without_lowest_bit(cities)
    # Flipping some bits of all numbers, the same ones, is a quick way to bring any two of them into either order.
    flips = salt % CITY_NUMBERS
    while rest != EMPTY_SET:
        city = lowest_bit(rest)
        rest = without_lowest_bit(rest)
        if (city ^ flips) < (best ^ flips):
            best = city
    return best
