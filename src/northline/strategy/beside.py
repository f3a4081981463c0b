"""Routes beside the plan: what the trains that it leaves are good for."""

from __future__ import annotations

from northline.strategy.cards import ROUTE_BESIDE, ROUTE_OF_PLAN
from northline.strategy.codes import LOCO
from northline.strategy.paths import MINE, OPEN, extra_points
from northline.strategy.traits import FEW, RESERVE, STRETCH

FILLERS = 3
"""Routes beside the plan that cards are drawn for."""


def add_fillers(tables, s, turns):
    """Want some routes beside the plan, for the trains that it leaves: those that bring most for their turns."""
    slack = spare_trains(s)
    for route in range(tables.routes):
        s.rate[route] = 0.0
        if s.status[route] == OPEN and s.wanted[route] == 0 and tables.route_length[route] <= slack:
            needs = 1.0 + lack_for(tables, s, route) / s.traits[FEW]
            if needs <= turns:
                s.rate[route] = (
                    worth_of_route(tables, s, route) + s.traits[STRETCH] * tables.route_length[route]
                ) / needs
    for _ in range(FILLERS):
        best, best_rate = -1, 0.0
        for route in range(tables.routes):
            if s.rate[route] > best_rate and s.wanted[route] == 0 and tables.route_length[route] <= slack:
                best, best_rate = route, s.rate[route]
        if best < 0:
            return
        s.wanted[best] = ROUTE_BESIDE
        slack -= tables.route_length[best]


def spare_trains(s):
    """The trains that the plan leaves: some are kept for ways round what others take."""
    reserve = s.traits[RESERVE] if s.plan_routes > 0 else 0.0
    return s.seat_trains[s.seat] - s.plan_spaces - reserve


def lack_for(tables, s, route):
    """The cards that the hand lacks for a route by itself, in the best colour."""
    length, symbols, color = (
        tables.route_length[route],
        tables.route_symbols[route],
        tables.route_color[route],
    )
    held = s.hand[color] if color >= 0 else s.most_held
    locos = s.hand[LOCO]
    lack_symbols = max(0, symbols - locos)
    spare = max(0, locos - symbols) if tables.route_wild[route] else 0
    lack = max(0, length - symbols - held - spare)
    return lack + 1.5 * lack_symbols + 0.8 * tables.route_tunnel[route]


def worth_of_route(tables, s, route):
    """Points for a route: its own, of bonus cards, and for a longer path."""
    worth = tables.route_points[route] + extra_points(tables, s, route) + 0.5 * tables.route_bonus_draw[route]
    if s.is_touched[tables.route_a[route]] != s.is_touched[tables.route_b[route]]:
        worth += s.path_share * tables.route_length[route]
    return worth


def touch(tables, s):
    """Note the cities to which the seat's railway, or its plan, comes."""
    for city in range(tables.cities):
        s.is_touched[city] = 0
    for route in range(tables.routes):
        if s.status[route] == MINE or s.wanted[route] == ROUTE_OF_PLAN:
            s.is_touched[tables.route_a[route]] = 1
            s.is_touched[tables.route_b[route]] = 1
