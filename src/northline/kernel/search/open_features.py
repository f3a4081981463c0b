"""What the model of luck sees of a position with all cards open: the value features, and what single cards mean.

A card is worth what it does for a plan. So each seat's plan is written down in detail: by kind of card what is in hand,
what is left of it once cards are reserved, and how much another one is wanted; the routes of the plan with what they
lack; the tickets; and which routes and tickets these are, since no two are alike.
"""

from __future__ import annotations

from northline.kernel.core.bits import NOTHING, count, has_bit, single_bit
from northline.kernel.core.compiler import device_function
from northline.kernel.core.layout import (
    DETAILED_ROUTES,
    DETAILED_TICKETS,
    OPEN_FEATURES,
    VALUE_FEATURES,
)
from northline.kernel.policies.planner import observe_game
from northline.kernel.search.leaf_value import assess_plan, assess_position, list_open_tickets, plan_for
from northline.kernel.search.value_features import OPEN_CARDS, fill_value_features
from northline.strategy.codes import KINDS, LOCO, OVER, TURN
from northline.strategy.planner.cards import PLANNED
from northline.strategy.planner.paths import OPEN

_KINDS = VALUE_FEATURES
_ROUTES = _KINDS + 7 * KINDS
_TICKETS = _ROUTES + 5 * DETAILED_ROUTES


@device_function
def fill_open_features(tables, game, scratch, memory, result, rows, priors, planner, weights):
    """Fill in a row for each seat; ``result`` becomes the score as of now. Planners make the choice at hand first."""
    fill_value_features(tables, game, scratch, memory, result, rows, OPEN_CARDS, priors, planner, weights)
    if game.phase == OVER:
        return
    to_act, phase = game.seat, game.phase
    game.phase = TURN
    for seat in range(game.players):
        game.seat = seat
        observe_game(tables, game, scratch, memory)
        turns = assess_position(tables, scratch)
        number = list_open_tickets(tables, scratch)
        plan_for(tables, scratch, number, turns)
        _fill_tickets(tables, scratch, result, seat, number, rows[seat])
        assess_plan(tables, scratch, turns)
        _fill_kinds(game, scratch, rows[seat])
        _fill_routes(tables, game, scratch, seat, rows[seat])
    game.seat, game.phase = to_act, phase


@device_function
def _fill_kinds(game, s, row):
    """What each kind of card means to the plan, and how many there are to be had."""
    deck = max(1.0, float(game.deck_left))
    for kind in range(KINDS):
        place = _KINDS + 7 * kind
        row[place] = s.hand[kind] / 4.0
        row[place + 1] = s.purse[kind] / 4.0
        row[place + 2] = s.worth[kind] / 3.0
        row[place + 3] = s.needed[kind] / 5.0
        row[place + 4] = s.is_lacking[kind]
        row[place + 5] = s.shown[kind] / 2.0
        row[place + 6] = 5.0 * count(game.deck, kind) / deck


@device_function
def _fill_routes(tables, game, s, seat, row):
    """The routes of the plan, those that lack least first, and which routes are owned and planned."""
    number = 0
    for route in range(tables.routes):
        row[OPEN_FEATURES + route] = 1.0 if has_bit(game.owned[seat, route >> 6], route & 63) else 0.0
        wanted = s.wanted[route] != 0 and s.status[route] == OPEN
        row[OPEN_FEATURES + tables.routes + route] = (
            0.0 if not wanted else 1.0 if s.wanted[route] == PLANNED else 0.5
        )
        number += 1 if wanted else 0
    for kind in range(KINDS):
        s.purse[kind] = s.hand[kind]
    filled = 0
    for gray in range(2):
        for listed in range(number):
            route = s.listed[listed]
            color = tables.route_color[route]
            if s.wanted[route] != PLANNED or (color < 0) != (gray == 1) or filled >= DETAILED_ROUTES:
                continue
            if color < 0:
                color = 0
                for kind in range(1, LOCO):
                    if s.purse[kind] > s.purse[color]:
                        color = kind
            length = tables.route_length[route]
            held = min(s.purse[color], length)
            s.purse[color] -= held
            place = _ROUTES + 5 * filled
            row[place] = length / 4.0
            row[place + 1] = (length - held) / 4.0
            row[place + 2] = gray
            row[place + 3] = tables.route_tunnel[route]
            row[place + 4] = 1.0 if _is_contested(tables, game, s, seat, route) else 0.0
            filled += 1


@device_function
def _is_contested(tables, game, s, seat, route):
    """Whether only one seat can have a route, and another one plans to take it, too."""
    if tables.open_tracks[game.players, route] != 1:
        return False
    first, place, others = route, 0, NOTHING
    while tables.parallel_routes[route, place] >= 0:
        first = min(first, tables.parallel_routes[route, place])
        place += 1
    for other in range(game.players):
        if other != seat:
            others |= s.exclusive_plan[other, first >> 6]
    return others & single_bit(first & 63) != NOTHING


@device_function
def _fill_tickets(tables, s, result, seat, number, row):
    """The tickets that are still open and whether they are planned, and which tickets are held and completed."""
    first = OPEN_FEATURES + 2 * tables.routes
    for place in range(s.held_count):
        ticket = s.held[place]
        done = has_bit(result.completed[seat], ticket)
        row[first + ticket + (tables.tickets if done else 0)] = 1.0
    for place in range(min(number, DETAILED_TICKETS)):
        ticket = s.todo[place]
        row[_TICKETS + 3 * place] = tables.ticket_points[ticket] / 20.0
        row[_TICKETS + 3 * place + 1] = 1.0 if s.is_planned[place] else 0.0
        row[_TICKETS + 3 * place + 2] = s.is_planned[place] / 4.0
