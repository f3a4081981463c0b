"""Where the greedy player builds a station: where borrowing one route completes a ticket."""

from __future__ import annotations

import numpy as np

from northline.kernel.core.bits import NOTHING, count, first_of, has, single, size, without_first
from northline.kernel.core.compiler import inner
from northline.kernel.core.layout import KINDS, LOCOMOTIVE
from northline.kernel.rules.menu import free_cities, station_colors


@inner
def may_build(tables, game):
    return size(game.stations[game.seat]) < tables.stations


@inner
def best_station(tables, game):
    """The city where a station completes the ticket with most points, and what it gains; -1 where none does."""
    seat = game.seat
    best, best_gain = -1, 0
    free = free_cities(tables, game, game)
    rest = game.tickets[seat]
    while rest != NOTHING:
        ticket = first_of(rest)
        rest = without_first(rest)
        # A completed ticket counts for its points instead of against them; a station built no longer counts.
        gain = 2 * np.int64(tables.ticket_points[ticket]) - tables.station_points
        if gain > best_gain:
            here = _connected(tables, game, seat, tables.ticket_a[ticket])
            if not has(here, tables.ticket_b[ticket]):
                there = _connected(tables, game, seat, tables.ticket_b[ticket])
                city = _city_between(tables, game, seat, here, there, free)
                if city >= 0:
                    best, best_gain = city, gain
    return best, best_gain


@inner
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


@inner
def others_routes(game, seat, word):
    routes = NOTHING
    for other in range(game.players):
        if other != seat:
            routes |= game.owned[other, word]
    return routes


@inner
def _connected(tables, game, seat, start):
    """The cities that a seat's routes connect with a city, and what its stations may borrow."""
    reached = single(start)
    frontier = reached
    stations = game.stations[seat]
    while frontier != NOTHING:
        city = first_of(frontier)
        frontier = without_first(frontier)
        for word in range(tables.words):
            routes = tables.city_routes[city, word] & game.owned[seat, word]
            if stations != NOTHING:
                routes |= tables.city_routes[city, word] & others_routes(game, seat, word)
            while routes != NOTHING:
                bit = first_of(routes)
                routes = without_first(routes)
                route = 64 * word + bit
                there = np.int64(tables.route_a[route] + tables.route_b[route]) - city
                own = has(game.owned[seat, word], bit)
                if (own or has(stations, city) or has(stations, there)) and not has(reached, there):
                    reached |= single(there)
                    frontier |= single(there)
    return reached


@inner
def _city_between(tables, game, seat, here, there, free):
    """A free city from which somebody else's route leads from one set of cities into another; -1 without one."""
    cities = here
    while cities != NOTHING:
        city = first_of(cities)
        cities = without_first(cities)
        for word in range(tables.words):
            routes = tables.city_routes[city, word] & others_routes(game, seat, word)
            while routes != NOTHING:
                route = 64 * word + first_of(routes)
                routes = without_first(routes)
                end = np.int64(tables.route_a[route] + tables.route_b[route]) - city
                if has(there, end):
                    if has(free, city):
                        return city
                    if has(free, end):
                        return end
    return -1
