"""The choice at the start of a turn: claim, build a station, draw tickets or draw a card."""

from __future__ import annotations

from northline.strategy.bitsets import scrambled
from northline.strategy.codes import DRAW_TICKETS, KINDS, PASS, STOP
from northline.strategy.planner.cards import (
    PLANNED,
    chance_to_fail,
    cheapest_color,
    choose_card,
    payment_cost,
    value_of_two_cards,
)
from northline.strategy.planner.fillers import route_value, spare_trains
from northline.strategy.planner.paths import THEIRS, component_of, detour_cost, is_borrowed
from northline.strategy.planner.tickets import expected_ticket_gain
from northline.strategy.planner.timing import crowding, haste_value
from northline.strategy.planner.traits import TRAIT

NOTHING_YET = -1e9
HOPELESS_DETOUR_TURNS = 10.0
"""A detour of so many turns is as bad as none at all."""


def take_turn(board, s, turns):
    """The number of the action to take."""
    last = s.turns_left >= 0
    claim, value = _best_claim(board, s, turns)
    if last:
        return _last_turn(board, s, claim)
    done = s.plan_routes == 0
    if s.plan_stations > 0 and (done or turns < 3.0 + s.plan_stations):
        station = _station(board, s)
        if station >= 0:
            return station
    if s.ticket_deck > 0 and s.plan_turns < s.traits[TRAIT.ahead] * turns and turns > 5.0:
        promise = expected_ticket_gain(board, s, turns)
        if promise > s.traits[TRAIT.tempo] + s.traits[TRAIT.margin]:
            return DRAW_TICKETS
    if claim >= 0 and value > 0.0:
        return claim
    card = choose_card(board, s)
    if card != STOP:
        return card
    if claim >= 0:
        return claim
    station = _station(board, s)
    if station >= 0:
        return station
    return _whatever_is_left(board, s)


def _best_claim(board, s, turns):
    """The best claim, and by how much it is better than waiting; -1 when none can be paid."""
    best, best_value = -1, NOTHING_YET
    slack = spare_trains(board, s)
    scarce = s.traits[TRAIT.scarcity] * crowding(board, s)
    hurry = turns <= s.traits[TRAIT.last]
    tempo = s.traits[TRAIT.tempo]
    focus = s.traits[TRAIT.focus] * min(1.0, value_of_two_cards(s) / 2.5)
    for route in range(board.routes):
        colors = s.colors[route]
        if colors == 0:
            continue
        planned = s.wanted[route] == PLANNED
        value = s.traits[TRAIT.block] * board.route_demand[route] + s.traits[TRAIT.hinder] * s.threat[route]
        value += scarce * board.route_length[route]
        if planned:
            value += s.traits[TRAIT.claim] + s.traits[TRAIT.rivalry] * board.route_demand[route]
            value += 0.05 * board.route_points[route] + s.traits[TRAIT.caution] * min(
                HOPELESS_DETOUR_TURNS, detour_cost(board, s, route, HOPELESS_DETOUR_TURNS)
            )
        else:
            if s.plan_routes > 0:
                value += route_value(board, s, route) - tempo - tempo * board.route_length[route] / 3.0
                value -= focus
            else:
                value += route_value(board, s, route) + haste_value(board, s, route)
            if board.route_length[route] > slack and s.turns_left < 0:
                continue
        if hurry:
            value += 20.0 + board.route_points[route] + _points_joined(board, s, route)
        for color in range(KINDS):
            if colors >> color & 1:
                net = value - payment_cost(board, s, route, color) + s.tie[route] + s.kind_tie[color]
                if board.route_tunnel[route] and net > 0.0:
                    # To fail costs a turn: rather than dig again and again, draw a card first.
                    fails = chance_to_fail(board, s, route, color)
                    net -= fails * (net + (0.0 if hurry else s.traits[TRAIT.doubt] * tempo))
                if net > best_value:
                    best, best_value = board.claim + KINDS * route + color, net
    return best, best_value


def _points_joined(board, s, route):
    """What a route gains in tickets at once: an open ticket costs its points, a completed one brings them."""
    a, b = component_of(s, board.route_a[route]), component_of(s, board.route_b[route])
    if a == b:
        return 0.0
    points = 0.0
    for place in range(s.held_count):
        ticket = s.held[place]
        one, other = component_of(s, board.ticket_a[ticket]), component_of(s, board.ticket_b[ticket])
        if (one == a and other == b) or (one == b and other == a):
            points += 2.0 * board.ticket_points[ticket]
    return points


def _last_turn(board, s, claim):
    """The action of the last turn: a station that completes a ticket, the best claim, or anything."""
    station, brings = -1, 0.0
    if s.stations_left > 0 and s.station_colors != 0:
        for route in range(board.routes):
            if s.status[route] == THEIRS and not is_borrowed(board, s, route):
                points = _points_joined(board, s, route) - board.station_points + s.tie[route]
                if points > brings:
                    city = _free_end(board, s, route)
                    if city >= 0:
                        station, brings = (
                            board.station + KINDS * city + cheapest_color(s, s.station_colors),
                            points,
                        )
    if claim >= 0:
        route = (claim - board.claim) // KINDS
        if board.route_points[route] + _points_joined(board, s, route) >= brings:
            return claim
    if station >= 0:
        return station
    card = choose_card(board, s)
    return card if card != STOP else _whatever_is_left(board, s)


def _whatever_is_left(board, s):
    """What can be done where nothing is worth doing: one may pass only where nothing can be done."""
    if s.ticket_deck > 0:
        return DRAW_TICKETS
    best, least = -1, 1e9
    for route in range(board.routes):
        cost = board.route_length[route] - s.tie[route]
        if s.colors[route] != 0 and cost < least:
            best, least = route, cost
    if best >= 0:
        return board.claim + KINDS * best + cheapest_color(s, s.colors[best])
    if s.station_colors != 0 and s.stations_left > 0:
        for city in range(board.cities):
            if s.station_here[city] == 0 and (best < 0 or scrambled(s.salt, city) > scrambled(s.salt, best)):
                best = city
    return PASS if best < 0 else board.station + KINDS * best + cheapest_color(s, s.station_colors)


def _station(board, s):
    """A station that the plan counts on; -1 when none can be built."""
    if s.station_colors == 0 or s.stations_left == 0:
        return -1
    best, best_tie = -1, -1.0
    for route in range(board.routes):
        if s.wanted[route] and s.status[route] == THEIRS and s.tie[route] > best_tie:
            city = _free_end(board, s, route)
            if city >= 0:
                best, best_tie = city, s.tie[route]
    return board.station + KINDS * best + cheapest_color(s, s.station_colors) if best >= 0 else -1


def _free_end(board, s, route):
    """An end of a route where a station can be built; -1 when both have one."""
    a, b = board.route_a[route], board.route_b[route]
    if s.station_here[a] != 0 or (s.station_here[b] == 0 and scrambled(s.salt, b) > scrambled(s.salt, a)):
        a = b
    return a if s.station_here[a] == 0 else -1
