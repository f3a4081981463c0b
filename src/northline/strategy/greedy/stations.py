"""Where the greedy player builds a station: where borrowing one route completes a ticket."""

from __future__ import annotations

from northline.strategy.bitsets import (
    EMPTY_SET,
    WORD,
    as_index,
    card_count,
    has_bit,
    lowest_bit,
    popcount,
    single_bit,
    without_lowest_bit,
)
from northline.strategy.codes import KINDS, LOCO
from northline.strategy.greedy.menu import station_colors
from northline.strategy.greedy.ties import comes_before, with_tie


def can_build(board, game):
    """Whether the seat has stations left."""
    return popcount(game.stations[game.seat]) < board.stations


def best_station(board, game, salt):
    """The city where a station completes the ticket with most points, and what it gains; -1 where none does.

    The salt decides between equals.
    """
    seat = as_index(game.seat)
    best, best_gain, chosen = -1, 0, -1
    free = _free_cities(board, game)
    here = EMPTY_SET
    rest = game.tickets[seat]
    while rest != EMPTY_SET:
        ticket = lowest_bit(rest)
        rest = without_lowest_bit(rest)
        # A completed ticket counts for its points instead of against them; a station built no longer counts.
        gain = 2 * board.ticket_points[ticket] - board.station_points
        if gain > best_gain or (chosen >= 0 and gain == best_gain and comes_before(salt, ticket, chosen)):
            if not has_bit(
                here, board.ticket_a[ticket]
            ):  # else it is part of the railway that was looked at last
                here = _connected(board, game, board.ticket_a[ticket])
            if not has_bit(here, board.ticket_b[ticket]):
                there = _connected(board, game, board.ticket_b[ticket])
                city = _city_between(board, game, here, there, free, salt)
                if city >= 0:
                    best, best_gain, chosen = city, gain, ticket
    return best, best_gain


def cheapest_station(board, game, city, salt):
    """The station there, paid in the colour most held, with locomotives only if need be; -1 when nothing pays."""
    hand, colors = game.hands[game.seat], station_colors(game)
    best, most = -1, -1
    for color in range(KINDS):
        if (colors >> color) & 1:
            held = 0 if color == LOCO else card_count(hand, color)
            station = board.station + KINDS * city + color
            value = with_tie(held, salt, station)
            if value > most:
                best, most = station, value
    return best


def others_routes(game, word):
    """The routes that opponents own."""
    routes = EMPTY_SET
    for other in range(game.players):
        if other != game.seat:
            routes |= game.owned[as_index(other), word]
    return routes


def _free_cities(board, game):
    """The cities without a station."""
    taken = EMPTY_SET
    for seat in range(game.players):
        taken |= game.stations[seat]
    return board.all_cities & ~taken


def _connected(board, game, start):
    """The cities that the seat's routes connect with a city, and what its stations may borrow."""
    seat = as_index(game.seat)
    reached = single_bit(start)
    frontier = reached
    stations = game.stations[seat]
    while frontier != EMPTY_SET:
        city = lowest_bit(frontier)
        frontier = without_lowest_bit(frontier)
        for word in range(board.words):
            routes = board.city_routes[city, word] & game.owned[seat, word]
            if stations != EMPTY_SET:
                routes |= board.city_routes[city, word] & others_routes(game, word)
            while routes != EMPTY_SET:
                bit = lowest_bit(routes)
                routes = without_lowest_bit(routes)
                route = as_index(WORD * word + bit)
                there = board.route_a[route] + board.route_b[route] - city
                own = has_bit(game.owned[seat, word], bit)
                usable = own or has_bit(stations, city) or has_bit(stations, there)
                if usable and not has_bit(reached, there):
                    reached |= single_bit(there)
                    frontier |= single_bit(there)
    return reached


def _city_between(board, game, here, there, free, salt):
    """A free city from which an opponent's route leads from one set of cities into another; -1 without one."""
    best = -1
    cities = here
    while cities != EMPTY_SET:
        city = lowest_bit(cities)
        cities = without_lowest_bit(cities)
        for word in range(board.words):
            routes = board.city_routes[city, word] & others_routes(game, word)
            while routes != EMPTY_SET:
                route = as_index(WORD * word + lowest_bit(routes))
                routes = without_lowest_bit(routes)
                end = board.route_a[route] + board.route_b[route] - city
                if has_bit(there, end):
                    if has_bit(free, city):
                        best = _one_of_two(best, city, salt)
                    if has_bit(free, end):
                        best = _one_of_two(best, end, salt)
    return best


def _one_of_two(best, city, salt):
    return city if best < 0 or comes_before(salt, city, best) else best
