"""Shortest paths for the greedy player: how many spaces a ticket still takes, and over which routes.

A search finds distances only. Which of several shortest paths is taken is decided afterwards, on the way back: of the
routes that lead on without a detour, each is as likely as the others.
"""

from __future__ import annotations

from northline.strategy.bitsets import (
    EMPTY_SET,
    WORD,
    has_bit,
    lowest_bit,
    scrambled,
    single_bit,
    without_lowest_bit,
)
from northline.strategy.board import MAX_DISTANCE
from northline.strategy.greedy.stations import others_routes


def shortest_path(board, game, scratch, memory, ticket, trains):
    """The fewest spaces that a seat must still claim for a ticket; -1 when more than its trains."""
    return find_distance(
        board, game, scratch, memory, board.ticket_a[ticket], board.ticket_b[ticket], trains, 0
    )


def find_distance(board, game, scratch, memory, start, goal, trains, borrowing):
    """The spaces of the shortest paths between two cities; -1 when they take more than the trains.

    Dijkstra's algorithm with a bucket for each distance, a set of cities. Routes owned or wanted already cost nothing;
    those of others can be used as if they had ``borrowing`` spaces, unless it is 0. The distances of cities that are
    nearer are left in ``scratch.distance``.
    """
    seat = game.seat
    limit = trains if trains < MAX_DISTANCE else MAX_DISTANCE
    for distance in range(limit + 1):
        scratch.at_distance[distance] = EMPTY_SET
    for city in range(board.cities):
        scratch.distance[city] = limit + 1
    _reach(scratch, start, 0)
    done = EMPTY_SET
    distance = 0
    while distance <= limit:
        cities = scratch.at_distance[distance] & ~done
        if cities == EMPTY_SET:
            distance += 1
            continue
        if has_bit(cities, goal):
            return distance
        city = lowest_bit(cities)
        done |= single_bit(city)
        for word in range(board.words):
            linking = board.city_routes[city, word] & (game.owned[seat, word] | memory.wanted[seat, word])
            routes = linking
            while routes != EMPTY_SET:
                route = WORD * word + lowest_bit(routes)
                routes = without_lowest_bit(routes)
                _reach(scratch, _other_end(board, route, city), distance)
            routes = board.city_routes[city, word] & game.open[seat, word] & ~linking
            while routes != EMPTY_SET:
                route = WORD * word + lowest_bit(routes)
                routes = without_lowest_bit(routes)
                _reach(scratch, _other_end(board, route, city), distance + board.route_length[route])
            if borrowing > 0:
                routes = board.city_routes[city, word] & others_routes(game, word)
                while routes != EMPTY_SET:
                    route = WORD * word + lowest_bit(routes)
                    routes = without_lowest_bit(routes)
                    _reach(scratch, _other_end(board, route, city), distance + borrowing)
    return -1


def _reach(scratch, city, distance):
    """A way to a city was found; unless there is a shorter one, it is that far."""
    if distance < scratch.distance[city]:
        scratch.distance[city] = distance
        scratch.at_distance[distance] |= single_bit(city)


def _other_end(board, route, city):
    return board.route_a[route] + board.route_b[route] - city


def find_path(board, game, scratch, memory, ticket, trains, borrowing):
    """Find a shortest path for a ticket: its spaces, -1 when they are more than the trains, and its routes.

    The routes are left in ``scratch.path``, without those that cost nothing; the second number says how many there are.
    From which end the search begins is up to the salt, since that, too, makes one path likelier than another.
    """
    start, goal = board.ticket_a[ticket], board.ticket_b[ticket]
    if scrambled(memory.salt[game.seat], ticket) & 1:
        start, goal = goal, start
    spaces = find_distance(board, game, scratch, memory, start, goal, trains, borrowing)
    if spaces <= 0:
        return spaces, 0
    return spaces, _trace_path(board, game, scratch, memory, start, goal, borrowing)


def _trace_path(board, game, scratch, memory, start, goal, borrowing):
    """Go back from the goal; of equal routes that lead to the start, the salt decides."""
    seat = game.seat
    salt = memory.salt[seat]
    distance, here, number = scratch.distance[goal], goal, 0
    while True:
        # Among the cities that are linked with this one for nothing
        linked = single_bit(here)
        rest = linked
        best, most = -1, -1
        while rest != EMPTY_SET:
            city = lowest_bit(rest)
            rest = without_lowest_bit(rest)
            if city == start:
                return number
            for word in range(board.words):
                linking = board.city_routes[city, word] & (game.owned[seat, word] | memory.wanted[seat, word])
                others = others_routes(game, word) if borrowing > 0 else EMPTY_SET
                routes = board.city_routes[city, word] & (game.open[seat, word] | others) & ~linking
                while linking != EMPTY_SET:
                    route = WORD * word + lowest_bit(linking)
                    linking = without_lowest_bit(linking)
                    there = _other_end(board, route, city)
                    if not has_bit(linked, there):
                        linked |= single_bit(there)
                        rest |= single_bit(there)
                while routes != EMPTY_SET:
                    bit = lowest_bit(routes)
                    routes = without_lowest_bit(routes)
                    route = WORD * word + bit
                    there = _other_end(board, route, city)
                    cost = borrowing if has_bit(others, bit) else board.route_length[route]
                    if scratch.distance[there] + cost == distance:
                        tie = scrambled(salt, route)
                        if tie > most:
                            best, most, here = route, tie, there
        scratch.path[number] = best
        number += 1
        distance = scratch.distance[here]
