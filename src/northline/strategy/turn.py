"""A turn: claim, build, draw tickets or draw cards."""

from __future__ import annotations

from northline.strategy.beside import spare_trains, worth_of_route
from northline.strategy.cards import ROUTE_OF_PLAN, cheapest_color, choose_card, two_cards, waste
from northline.strategy.clock import value_of_haste
from northline.strategy.codes import DRAW_TICKETS, KINDS, LOCO, PASS, STOP
from northline.strategy.paths import THEIRS, is_borrowed, root_of, way_round
from northline.strategy.tickets import promise_of_tickets
from northline.strategy.traits import (
    AHEAD,
    BLOCK,
    CAUTION,
    CLAIM,
    DOUBT,
    FOCUS,
    HINDER,
    LAST,
    MARGIN,
    RIVALRY,
    TEMPO,
)

NOTHING_YET = -1e9
FAR_ROUND = 10.0
"""Turns more that are as bad as no way at all."""


def take_turn(tables, s, turns):
    last = s.turns_left >= 0
    claim, value = _best_claim(tables, s, turns)
    if last:
        return _last_turn(tables, s, claim)
    done = s.plan_routes == 0
    if s.plan_stations > 0 and (done or turns < 3.0 + s.plan_stations):
        station = _station(tables, s)
        if station >= 0:
            return station
    if s.ticket_deck > 0 and s.plan_turns < s.traits[AHEAD] * turns and turns > 5.0:
        promise = promise_of_tickets(tables, s, turns)
        if promise > s.traits[TEMPO] + s.traits[MARGIN]:
            return DRAW_TICKETS
    if claim >= 0 and value > 0.0:
        return claim
    card = choose_card(tables, s)
    if card != STOP:
        return card
    if claim >= 0:
        return claim
    station = _station(tables, s)
    if station >= 0:
        return station
    return DRAW_TICKETS if s.ticket_deck > 0 else PASS


def _best_claim(tables, s, turns):
    """The claim worth most, and by how much it is better than waiting; -1 when none can be paid."""
    best, best_value = -1, NOTHING_YET
    slack = spare_trains(s)
    hurry = turns <= s.traits[LAST]
    tempo = s.traits[TEMPO]
    focus = s.traits[FOCUS] * min(1.0, two_cards(s) / 2.5)
    for route in range(tables.routes):
        colors = s.colors[route]
        if colors == 0:
            continue
        planned = s.wanted[route] == ROUTE_OF_PLAN
        value = s.traits[BLOCK] * tables.route_demand[route] + s.traits[HINDER] * s.threat[route]
        if planned:
            value += s.traits[CLAIM] + s.traits[RIVALRY] * tables.route_demand[route]
            value += 0.05 * tables.route_points[route] + s.traits[CAUTION] * min(
                FAR_ROUND, way_round(tables, s, route)
            )
        else:
            if s.plan_routes > 0:
                value += worth_of_route(tables, s, route) - tempo - tempo * tables.route_length[route] / 3.0
                value -= focus
            else:
                value += worth_of_route(tables, s, route) + value_of_haste(tables, s, route)
            if tables.route_length[route] > slack and s.turns_left < 0:
                continue
        if hurry:
            value += 20.0 + tables.route_points[route] + _points_joined(tables, s, route)
        if tables.route_tunnel[route] and not hurry:
            value -= _doubt(tables, s, route)
        for color in range(KINDS):
            if colors >> color & 1:
                net = value - waste(tables, s, route, color)
                if net > best_value:
                    best, best_value = tables.claim + KINDS * route + color, net
    return best, best_value


def _doubt(tables, s, route):
    """How unwise it is to dig a tunnel with no card to spare."""
    color = tables.route_color[route]
    held = s.hand[color] if color >= 0 else s.most_held
    spare = held + s.hand[LOCO] - tables.route_length[route]
    return max(0.0, 1.0 - spare) * s.traits[DOUBT]


def _points_joined(tables, s, route):
    """What a route brings in tickets at once: an open ticket costs its points, a completed one brings them."""
    a, b = root_of(s, tables.route_a[route]), root_of(s, tables.route_b[route])
    if a == b:
        return 0.0
    points = 0.0
    for place in range(s.held_count):
        ticket = s.held[place]
        one, other = root_of(s, tables.ticket_a[ticket]), root_of(s, tables.ticket_b[ticket])
        if (one == a and other == b) or (one == b and other == a):
            points += 2.0 * tables.ticket_points[ticket]
    return points


def _last_turn(tables, s, claim):
    """The last turn of all: a station that completes something, the best claim, or anything."""
    station, brings = -1, 0.0
    if s.stations_left > 0 and s.station_colors != 0:
        for route in range(tables.routes):
            if s.status[route] == THEIRS and not is_borrowed(tables, s, route):
                points = _points_joined(tables, s, route) - tables.station_points
                if points > brings:
                    city = tables.route_a[route]
                    if s.station_here[city] != 0:
                        city = tables.route_b[route]
                    if s.station_here[city] == 0:
                        station, brings = (
                            tables.station + KINDS * city + cheapest_color(s, s.station_colors),
                            points,
                        )
    if claim >= 0:
        route = (claim - tables.claim) // KINDS
        if tables.route_points[route] + _points_joined(tables, s, route) >= brings:
            return claim
    if station >= 0:
        return station
    card = choose_card(tables, s)
    return card if card != STOP else (DRAW_TICKETS if s.ticket_deck > 0 else PASS)


def _station(tables, s):
    """The station that the plan counts on, -1 when none can be built."""
    if s.station_colors == 0 or s.stations_left == 0:
        return -1
    for route in range(tables.routes):
        if s.wanted[route] and s.status[route] == THEIRS:
            for end in range(2):
                city = tables.route_a[route] if end == 0 else tables.route_b[route]
                if s.station_here[city] == 0:
                    return tables.station + KINDS * city + cheapest_color(s, s.station_colors)
    return -1
