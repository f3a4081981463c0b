"""Which tickets a seat completes, with the routes that its stations borrow (END-2, STATION-3).

The ways to use the stations are tried in the order of ``rules/borrowing.py``: of equally good ones the same one wins.
"""

from __future__ import annotations

import numpy as np

from northline.kernel.core.bits import NOTHING, has_bit, lowest_bit, popcount, single_bit, without_lowest_bit
from northline.kernel.core.compiler import device_function
from northline.kernel.core.layout import MAX_STATIONS, ROUTE_WORDS
from northline.kernel.rules.network import connect


@device_function
def completed_tickets(tables, game, seat, scratch):
    """The set of tickets that a seat completes."""
    held = game.tickets[seat]
    connect(tables, game, seat, scratch)
    completed = NOTHING
    rest = held
    while rest != NOTHING:
        ticket = lowest_bit(rest)
        rest = without_lowest_bit(rest)
        if scratch.root[tables.ticket_a[ticket]] == scratch.root[tables.ticket_b[ticket]]:
            completed |= single_bit(ticket)
    if completed == held or game.stations[seat] == NOTHING:
        return completed
    stations = _find_options(tables, game, seat, scratch)
    hopeful = _hopeful(tables, scratch, held & ~completed, stations)
    if hopeful == NOTHING:
        return completed
    return completed | _best_use(tables, scratch, hopeful, stations)


@device_function
def _find_options(tables, game, seat, scratch):
    """For each station the roots that a route of somebody else leads to, in the order of routes."""
    stations = 0
    cities = game.stations[seat]
    while cities != NOTHING:
        city = lowest_bit(cities)
        cities = without_lowest_bit(cities)
        found = single_bit(scratch.root[city])
        options = 0
        for word in range(ROUTE_WORDS):
            routes = NOTHING
            for other in range(game.players):
                if other != seat:
                    routes |= game.owned[other, word] & tables.city_routes[city, word]
            while routes != NOTHING:
                route = 64 * word + lowest_bit(routes)
                routes = without_lowest_bit(routes)
                beyond = tables.route_b[route] if tables.route_a[route] == city else tables.route_a[route]
                root = scratch.root[beyond]
                if not has_bit(found, root):
                    found |= single_bit(root)
                    scratch.options[stations, options] = root
                    options += 1
        scratch.station_city[stations] = city
        scratch.option_count[stations] = options
        stations += 1
    return stations


@device_function
def _hopeful(tables, scratch, tickets, stations):
    """Those of the tickets that would be completed if every station could use all its routes."""
    hopeful = NOTHING
    while tickets != NOTHING:
        ticket = lowest_bit(tickets)
        tickets = without_lowest_bit(tickets)
        start, goal = scratch.root[tables.ticket_a[ticket]], scratch.root[tables.ticket_b[ticket]]
        reached = single_bit(start)
        for _ in range(stations):
            for station in range(stations):
                around = single_bit(scratch.root[scratch.station_city[station]])
                for option in range(scratch.option_count[station]):
                    around |= single_bit(scratch.options[station, option])
                if around & reached != NOTHING:
                    reached |= around
        if has_bit(reached, goal):
            hopeful |= single_bit(ticket)
    return hopeful


@device_function
def _best_use(tables, scratch, hopeful, stations):
    """The tickets completed by the best way to use the stations: most points, then most tickets.

    Counts through all ways, the last station fastest; 0 means that a station is not used.
    """
    best, best_points, best_count = NOTHING, 0, 0
    for station in range(MAX_STATIONS):
        scratch.picked[station] = 0
    while True:
        station = stations - 1
        while station >= 0 and scratch.picked[station] == scratch.option_count[station]:
            scratch.picked[station] = 0
            station -= 1
        if station < 0:
            return best
        scratch.picked[station] += 1
        completed, points = NOTHING, 0
        rest = hopeful
        while rest != NOTHING:
            ticket = lowest_bit(rest)
            rest = without_lowest_bit(rest)
            if _joins(tables, scratch, ticket, stations):
                completed |= single_bit(ticket)
                points += np.int64(tables.ticket_points[ticket])
        if points > best_points or (points == best_points and popcount(completed) > best_count):
            best, best_points, best_count = completed, points, popcount(completed)


@device_function
def _joins(tables, scratch, ticket, stations):
    """Whether the stations, used as picked, join the cities of a ticket."""
    reached = single_bit(scratch.root[tables.ticket_a[ticket]])
    for _ in range(stations):
        for station in range(stations):
            if scratch.picked[station] > 0:
                joined = single_bit(scratch.root[scratch.station_city[station]])
                joined |= single_bit(scratch.options[station, scratch.picked[station] - 1])
                if joined & reached != NOTHING:
                    reached |= joined
    return has_bit(reached, scratch.root[tables.ticket_b[ticket]])
