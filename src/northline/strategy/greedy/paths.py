"""Shortest paths for the greedy player: how many spaces a ticket still takes, and over which routes.

A search finds distances only. Which of several shortest paths is taken is decided afterwards, on the way back: of the
routes that lead on without a detour, each is as likely as the others.
"""

from __future__ import annotations

from northline.strategy.bitsets import (
    EMPTY_SET,
    WORD,
    as_index,
    has_bit,
    lowest_bit,
    scrambled,
    single_bit,
    without_lowest_bit,
)
from northline.strategy.board import MAX_DISTANCE
from northline.strategy.greedy.stations import others_routes

OUT_OF_REACH = MAX_DISTANCE + 1


def count_spaces(board, game, scratch, memory, borrowing):
    """Set ``scratch.spaces_left``: what each route costs the seat in spaces, as all searches below see it.

    Routes owned or wanted already cost nothing; those of others can be used as if they had ``borrowing`` spaces, unless
    it is 0.
    """
    seat = as_index(game.seat)
    for word in range(board.words):
        free = game.owned[seat, word] | memory.wanted[seat, word]
        is_open = game.open[seat, word]
        others = others_routes(game, word) if borrowing > 0 else EMPTY_SET
        first = WORD * word
        number = board.routes - first if board.routes - first < WORD else WORD
        for bit in range(number):
            route = as_index(first + bit)
            spaces = board.route_length[route] if has_bit(is_open, bit) else OUT_OF_REACH
            spaces = borrowing if has_bit(others, bit) else spaces
            scratch.spaces_left[route] = 0 if has_bit(free, bit) else spaces


def shortest_path(board, scratch, ticket, trains):
    """The fewest spaces that a seat must still claim for a ticket; OUT_OF_REACH when more than its trains."""
    goal = single_bit(board.ticket_b[ticket])
    return find_distances(board, scratch, board.ticket_a[ticket], goal, trains)


def find_distances(board, scratch, start, goals, trains):
    """The spaces of the shortest paths to all of a set of cities; OUT_OF_REACH when one takes more than the trains.

    Dijkstra's algorithm with a bucket for each distance, a set of cities. The distances of the goals, and of all cities
    that are nearer, are left in ``scratch.spaces_away``; those out of reach are farther than the trains.
    """
    limit = trains if trains < MAX_DISTANCE else MAX_DISTANCE
    for distance in range(limit + 1):
        scratch.at_distance[as_index(distance)] = EMPTY_SET
    for city in range(board.cities):
        scratch.spaces_away[as_index(city)] = limit + 1
    scratch.spaces_away[start] = 0
    scratch.at_distance[0] = single_bit(start)
    done = EMPTY_SET
    distance = 0
    while distance <= limit:
        cities = scratch.at_distance[as_index(distance)] & ~done
        if cities == EMPTY_SET:
            distance += 1
            continue
        goals &= ~cities
        if goals == EMPTY_SET:
            return distance
        city = as_index(lowest_bit(cities))
        done |= single_bit(city)
        for exit in range(board.exits_start[city], board.exits_start[city + 1]):
            there = as_index(board.exits_city[as_index(exit)])
            reached = distance + scratch.spaces_left[as_index(board.exits_route[as_index(exit)])]
            if reached < scratch.spaces_away[there]:
                scratch.spaces_away[there] = reached
                scratch.at_distance[as_index(reached)] |= single_bit(there)
    return OUT_OF_REACH


def find_path(board, scratch, salt, ticket, trains):
    """Find a shortest path for a ticket: its spaces, OUT_OF_REACH when they are more than the trains, and its routes.

    The routes are left in ``scratch.path``, without those that cost nothing; the second number says how many there are.
    From which end the search begins is up to the salt, since that, too, makes one path likelier than another.
    """
    start, goal = board.ticket_a[ticket], board.ticket_b[ticket]
    if scrambled(salt, ticket) & 1:
        start, goal = goal, start
    spaces = find_distances(board, scratch, start, single_bit(goal), trains)
    if spaces == 0 or spaces == OUT_OF_REACH:
        return spaces, 0
    return spaces, _trace_path(board, scratch, salt, start, goal)


def _trace_path(board, scratch, salt, start, goal):
    """Go back from the goal; of equal routes that lead to the start, the salt decides."""
    distance, here, number = scratch.spaces_away[goal], goal, 0
    while True:
        # Among the cities that are linked with this one for nothing
        linked = single_bit(here)
        rest = linked
        best, most = -1, -1
        while rest != EMPTY_SET:
            city = as_index(lowest_bit(rest))
            rest = without_lowest_bit(rest)
            if city == start:
                return number
            for exit in range(board.exits_start[city], board.exits_start[city + 1]):
                there = board.exits_city[as_index(exit)]
                route = board.exits_route[as_index(exit)]
                spaces = scratch.spaces_left[as_index(route)]
                if spaces == 0:
                    if not has_bit(linked, there):
                        linked |= single_bit(there)
                        rest |= single_bit(there)
                elif scratch.spaces_away[as_index(there)] + spaces == distance:
                    tie = scrambled(salt, route)
                    if tie > most:
                        best, most, here = route, tie, there
        scratch.path[number] = best
        number += 1
        distance = scratch.spaces_away[here]
