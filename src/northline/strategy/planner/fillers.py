"""Routes beside the plan: what the trains that it leaves are good for."""

from __future__ import annotations

from northline.strategy.encoding import LOCO
from northline.strategy.planner.cards import FILLER_ROUTE, PLANNED
from northline.strategy.planner.paths import MINE, OPEN, extra_points
from northline.strategy.planner.traits import TRAIT

FILLERS = 3
"""Routes beside the plan that cards are drawn for."""


def add_fillers(board, s, turns):
    """Want some routes beside the plan, for the trains that it leaves: those that bring most for their turns."""
    slack = spare_trains(s)
    for route in range(board.routes):
        s.rate[route] = 0.0
        if s.status[route] == OPEN and s.wanted[route] == 0 and board.route_length[route] <= slack:
            needs = 1.0 + cards_lacking(board, s, route) / s.traits[TRAIT.few]
            if needs <= turns:
                s.rate[route] = (
                    route_value(board, s, route) + s.traits[TRAIT.stretch] * board.route_length[route]
                ) / needs
    for _ in range(FILLERS):
        best, best_rate = -1, 0.0
        for route in range(board.routes):
            if s.rate[route] > best_rate and s.wanted[route] == 0 and board.route_length[route] <= slack:
                best, best_rate = route, s.rate[route]
        if best < 0:
            return
        s.wanted[best] = FILLER_ROUTE
        slack -= board.route_length[best]


def spare_trains(s):
    """The trains that the plan leaves: some are kept for ways round what others take."""
    reserve = s.traits[TRAIT.reserve] if s.plan_routes > 0 else 0.0
    return s.seat_trains[s.seat] - s.plan_spaces - reserve


def cards_lacking(board, s, route):
    """The cards that the hand lacks for a route by itself, in the best colour."""
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
    """Points for a route: its own, of bonus cards, and for a longer path."""
    worth = board.route_points[route] + extra_points(board, s, route) + 0.5 * board.route_bonus_draw[route]
    if s.is_touched[board.route_a[route]] != s.is_touched[board.route_b[route]]:
        worth += s.path_share * board.route_length[route]
    return worth


def mark_network_cities(board, s):
    """Note the cities to which the seat's railway, or its plan, comes."""
    for city in range(board.cities):
        s.is_touched[city] = 0
    for route in range(board.routes):
        if s.status[route] == MINE or s.wanted[route] == PLANNED:
            s.is_touched[board.route_a[route]] = 1
            s.is_touched[board.route_b[route]] = 1
