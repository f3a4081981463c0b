"""Where the greedy player builds a station: where borrowing one route completes a ticket."""

from __future__ import annotations

import numpy as np

from northline.editions.model import LOCOMOTIVE
from northline.kernel.core.bits import (
    NOTHING,
    count,
    has_bit,
    lowest_bit,
    popcount,
    single_bit,
    without_lowest_bit,
)
from northline.kernel.core.compiler import device_function
from northline.kernel.rules.menu import free_cities, station_colors
from northline.strategy.codes import KINDS


@device_function
def may_build(tables, game):
    return popcount(game.stations[game.seat]) < tables.stations


@device_function
def best_station(tables, game):
    """The city where a station completes the ticket with most points, and what it gains; -1 where none does."""
    seat = game.seat
    best, best_gain = -1, 0
    free = free_cities(tables, game, game)
    rest = game.tickets[seat]
    while rest != NOTHING:
        ticket = lowest_bit(rest)
        rest = without_lowest_bit(rest)
        # A completed ticket counts for its points instead of against them; a station built no longer counts.
        gain = 2 * np.int64(tables.ticket_points[ticket]) - tables.station_points
        if gain > best_gain:
            here = _connected(tables, game, seat, tables.ticket_a[ticket])
            if not has_bit(here, tables.ticket_b[ticket]):
                there = _connected(tables, game, seat, tables.ticket_b[ticket])
                city = _city_between(tables, game, seat, here, there, free)
                if city >= 0:
                    best, best_gain = city, gain
    return best, best_gain


@device_function
def cheapest_station(tables, game, city):
    """The station there, paid in the colour most held and with locomotives only if need be; -1 when nothing pays."""
    hand, colors = game.hands[game.seat], station_colors(game, game)
    best, most = -1, -1
    for color in range(KINDS):
        if (colors >> color) & 1:
            held = 0 if color == LOCOMOTIVE else count(hand, color)
            if held > most:
                best, most = tables.station + KINDS * city + color, held
    return best


@device_function
def others_routes(game, seat, word):
    routes = NOTHING
    for other in range(game.players):
        if other != seat:
            routes |= game.owned[other, word]
    return routes


@device_function
def _connected(tables, game, seat, start):
    """The cities that a seat's routes connect with a city, and what its stations may borrow."""
    reached = single_bit(start)
    frontier = reached
    stations = game.stations[seat]
    while frontier != NOTHING:
        city = lowest_bit(frontier)
        frontier = without_lowest_bit(frontier)
        for word in range(tables.words):
            routes = tables.city_routes[city, word] & game.owned[seat, word]
            if stations != NOTHING:
                routes |= tables.city_routes[city, word] & others_routes(game, seat, word)
            while routes != NOTHING:
                bit = lowest_bit(routes)
                routes = without_lowest_bit(routes)
                route = 64 * word + bit
                there = np.int64(tables.route_a[route] + tables.route_b[route]) - city
                own = has_bit(game.owned[seat, word], bit)
                if (own or has_bit(stations, city) or has_bit(stations, there)) and not has_bit(
                    reached, there
                ):
                    reached |= single_bit(there)
                    frontier |= single_bit(there)
    return reached


@device_function
def _city_between(tables, game, seat, here, there, free):
    """A free city from which somebody else's route leads from one set of cities into another; -1 without one."""
    cities = here
    while cities != NOTHING:
        city = lowest_bit(cities)
        cities = without_lowest_bit(cities)
        for word in range(tables.words):
            routes = tables.city_routes[city, word] & others_routes(game, seat, word)
            while routes != NOTHING:
                route = 64 * word + lowest_bit(routes)
                routes = without_lowest_bit(routes)
                end = np.int64(tables.route_a[route] + tables.route_b[route]) - city
                if has_bit(there, end):
                    if has_bit(free, city):
                        return city
                    if has_bit(free, end):
                        return end
    return -1
