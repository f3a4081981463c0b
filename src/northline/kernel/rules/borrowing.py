"""Which tickets a seat completes, with the routes that its stations borrow (END-2, STATION-3).

The ways to use the stations are tried in the order of ``rules/borrowing.py``: of equally good ones the same one wins.
"""

from __future__ import annotations

import numpy as np

from northline.kernel.core.bits import NOTHING, first_of, has, single, size, without_first
from northline.kernel.core.compiler import inner
from northline.kernel.core.layout import MOST_STATIONS, ROUTE_WORDS
from northline.kernel.rules.network import connect


@inner
def completed_tickets(tables, game, seat, work):
    """The set of tickets that a seat completes."""
    held = game.tickets[seat]
    connect(tables, game, seat, work)
    completed = NOTHING
    rest = held
    while rest != NOTHING:
        ticket = first_of(rest)
        rest = without_first(rest)
        if work.root[tables.ticket_a[ticket]] == work.root[tables.ticket_b[ticket]]:
            completed |= single(ticket)
    if completed == held or game.stations[seat] == NOTHING:
        return completed
    stations = _find_options(tables, game, seat, work)
    hopeful = _hopeful(tables, work, held & ~completed, stations)
    if hopeful == NOTHING:
        return completed
    return completed | _best_use(tables, work, hopeful, stations)


@inner
def _find_options(tables, game, seat, work):
    """For each station the roots that a route of somebody else leads to, in the order of routes."""
    stations = 0
    cities = game.stations[seat]
    while cities != NOTHING:
        city = first_of(cities)
        cities = without_first(cities)
        found = single(work.root[city])
        options = 0
        for word in range(ROUTE_WORDS):
            routes = NOTHING
            for other in range(game.players):
                if other != seat:
                    routes |= game.owned[other, word] & tables.city_routes[city, word]
            while routes != NOTHING:
                route = 64 * word + first_of(routes)
                routes = without_first(routes)
                beyond = tables.route_b[route] if tables.route_a[route] == city else tables.route_a[route]
                root = work.root[beyond]
                if not has(found, root):
                    found |= single(root)
                    work.options[stations, options] = root
                    options += 1
        work.station_city[stations] = city
        work.option_count[stations] = options
        stations += 1
    return stations


@inner
def _hopeful(tables, work, tickets, stations):
    """Those of the tickets that would be completed if every station could use all its routes."""
    hopeful = NOTHING
    while tickets != NOTHING:
        ticket = first_of(tickets)
        tickets = without_first(tickets)
        start, goal = work.root[tables.ticket_a[ticket]], work.root[tables.ticket_b[ticket]]
        reached = single(start)
        for _ in range(stations):
            for station in range(stations):
                around = single(work.root[work.station_city[station]])
                for option in range(work.option_count[station]):
                    around |= single(work.options[station, option])
                if around & reached != NOTHING:
                    reached |= around
        if has(reached, goal):
            hopeful |= single(ticket)
    return hopeful


@inner
def _best_use(tables, work, hopeful, stations):
    """The tickets completed by the best way to use the stations: most points, then most tickets.

    Counts through all ways, the last station fastest; 0 means that a station is not used.
    """
    best, best_points, best_count = NOTHING, 0, 0
    for station in range(MOST_STATIONS):
        work.picked[station] = 0
    while True:
        station = stations - 1
        while station >= 0 and work.picked[station] == work.option_count[station]:
            work.picked[station] = 0
            station -= 1
        if station < 0:
            return best
        work.picked[station] += 1
        completed, points = NOTHING, 0
        rest = hopeful
        while rest != NOTHING:
            ticket = first_of(rest)
            rest = without_first(rest)
            if _joins(tables, work, ticket, stations):
                completed |= single(ticket)
                points += np.int64(tables.ticket_points[ticket])
        if points > best_points or (points == best_points and size(completed) > best_count):
            best, best_points, best_count = completed, points, size(completed)


@inner
def _joins(tables, work, ticket, stations):
    """Whether the stations, used as picked, join the cities of a ticket."""
    reached = single(work.root[tables.ticket_a[ticket]])
    for _ in range(stations):
        for station in range(stations):
            if work.picked[station] > 0:
                joined = single(work.root[work.station_city[station]])
                joined |= single(work.options[station, work.picked[station] - 1])
                if joined & reached != NOTHING:
                    reached |= joined
    return has(reached, work.root[tables.ticket_b[ticket]])
