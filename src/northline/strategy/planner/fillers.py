"""Fillers: routes wanted for their points, with the trains that the plan leaves."""

from __future__ import annotations

from northline.strategy.codes import LOCO
from northline.strategy.planner.cards import FILLER_ROUTE, PLANNED
from northline.strategy.planner.paths import MINE, OPEN, extra_points
from northline.strategy.planner.traits import TRAIT

FILLERS = 3
"""Fillers that cards are drawn for."""


def add_fillers(board, s, turns):
    """Want the routes outside the plan with the best value for their turns (``s.rate``)."""
    slack = spare_trains(board, s)
    for route in range(board.routes):
        s.rate[route] = 0.0
        if s.status[route] == OPEN and s.wanted[route] == 0 and board.route_length[route] <= slack:
            needs = 1.0 + cards_lacking(board, s, route) / s.traits[TRAIT.few]
            if needs <= turns:
                s.rate[route] = (
                    route_value(board, s, route) + s.traits[TRAIT.stretch] * board.route_length[route]
                ) / needs + s.tie[route]
    for _ in range(FILLERS):
        best, best_rate = -1, 0.0
        for route in range(board.routes):
            if s.rate[route] > best_rate and s.wanted[route] == 0 and board.route_length[route] <= slack:
                best, best_rate = route, s.rate[route]
        if best < 0:
            return
        s.wanted[best] = FILLER_ROUTE
        slack -= board.route_length[best]


def spare_trains(board, s):
    """The trains that the plan leaves, less a reserve for detours."""
    reserve = s.traits[TRAIT.reserve] * board.trains / 45.0 if s.plan_routes > 0 else 0.0
    return s.seat_trains[s.seat] - s.plan_spaces - reserve


def cards_lacking(board, s, route):
    """The cards that the hand lacks for a route, were it the only one, in the best colour."""
    length, symbols, color = (
        board.route_length[route],
        board.route_symbols[route],
        board.route_color[route],
    )
    held = s.hand[color] if color >= 0 else s.most_held
    locos = s.hand[LOCO]
    lack_symbols = max(0, symbols - locos)
    spare = max(0, locos - symbols) if board.route_wild[route] else 0
    lack = max(0, length - symbols - held - spare)
    return lack + 1.5 * lack_symbols + 0.8 * board.route_tunnel[route]


def route_value(board, s, route):
    """The value of a route in points: its own, of bonus cards, and for a longer path."""
    worth = board.route_points[route] + extra_points(board, s, route) + 0.5 * board.route_bonus_draw[route]
    if s.is_touched[board.route_a[route]] != s.is_touched[board.route_b[route]]:
        worth += s.path_share * board.route_length[route]
    return worth


def mark_network_cities(board, s):
    """Set ``s.is_touched``: the cities that the seat's routes, or its planned ones, reach."""
    for city in range(board.cities):
        s.is_touched[city] = 0
    for route in range(board.routes):
        if s.status[route] == MINE or s.wanted[route] == PLANNED:
            s.is_touched[board.route_a[route]] = 1
            s.is_touched[board.route_b[route]] = 1
