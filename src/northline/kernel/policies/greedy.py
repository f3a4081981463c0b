"""A decent player that thinks little.

It works on its tickets along shortest open paths, claims what it wants as soon as it can pay, and else draws what is
missing. Where a ticket is blocked it borrows a route with a station. It uses only what its seat may see.
"""

from __future__ import annotations

import numpy as np

from northline.editions.model import GRAY, LOCOMOTIVE
from northline.kernel.core.bits import NOTHING, count, locomotives, lowest_bit, popcount, without_lowest_bit
from northline.kernel.core.chance import below
from northline.kernel.core.compiler import device_function
from northline.kernel.policies.greedy_plan import add_path, keep_plan_up, shortest_path
from northline.kernel.policies.greedy_stations import best_station, cheapest_station, may_build
from northline.kernel.policies.random import choose_at_random
from northline.kernel.rules.menu import can_draw, can_pay, fewest_kept, find_claims, takeable
from northline.strategy.codes import (
    DRAW,
    DRAW_TICKETS,
    KEEP,
    KINDS,
    OPENING,
    PAY,
    RETREAT,
    STOP,
    TAKE,
    TICKET_CHOICE,
    TUNNEL,
    TURN,
)

ENOUGH_TRAINS = 14
"""With fewer trains left, any player's, it takes no more tickets."""
FEW_CARDS = 20
"""With fewer cards in deck and discards it rather draws, every other time, than dig a tunnel."""


@device_function
def choose_greedily(tables, game, scratch, memory):
    if game.phase == OPENING or game.phase == TICKET_CHOICE:
        return KEEP + _choose_tickets(tables, game, scratch, memory)
    if game.phase == TUNNEL:
        return PAY if can_pay(game, game) else RETREAT
    keep_plan_up(tables, game, scratch, memory)
    if game.phase != TURN:
        return _choose_card(tables, game, scratch, memory)
    claims = find_claims(tables, game, game, scratch)
    busy = _has_wishes(tables, game, memory)
    if may_build(tables, game) and (not busy or game.turns_left >= 0):
        station = _useful_station(tables, game, scratch, memory, claims)
        if station >= 0:
            return station
    if claims > 0:
        claim = _best_claim(tables, game, scratch, memory, busy)
        if claim >= 0 and not (_may_be_refused_for_ever(tables, game, claim) and below(memory, 2) == 0):
            return claim
    if not busy and _has_time_for_tickets(game):
        return DRAW_TICKETS
    card = _choose_card(tables, game, scratch, memory)
    if card != STOP:
        return card
    if claims > 0:
        return _best_claim(tables, game, scratch, memory, False)
    return choose_at_random(tables, game, game, scratch, memory)


# Claims


@device_function
def _may_be_refused_for_ever(tables, game, claim):
    """A tunnel when few cards go round: if most are locomotives it costs more each time, and nothing changes."""
    route = (claim - tables.claim) // KINDS
    return tables.route_tunnel[route] != 0 and game.deck_left + game.discards_left < FEW_CARDS


@device_function
def _has_wishes(tables, game, memory):
    seat = game.seat
    wanted = NOTHING
    for word in range(tables.words):
        wanted |= memory.wanted[seat, word] & game.open[seat, word]
    return wanted != NOTHING


@device_function
def _best_claim(tables, game, scratch, memory, wanted_only):
    """The longest wanted route, or the one with most points, in the colour most held; -1 when there is none.

    In the last round and with hardly any trains left wishes no longer count.
    """
    seat = game.seat
    hurried = game.turns_left >= 0
    best, best_value = -1, -1
    for color in range(KINDS):
        held = count(game.hands[seat], color) if color != LOCOMOTIVE else 0
        for word in range(tables.words):
            routes = scratch.claims[color, word]
            if wanted_only and not hurried:
                routes &= memory.wanted[seat, word]
            while routes != NOTHING:
                bit = lowest_bit(routes)
                routes = without_lowest_bit(routes)
                route = 64 * word + bit
                worth = np.int64(tables.route_points[route])
                if hurried and (memory.wanted[seat, word] >> np.uint64(bit)) & np.uint64(1) != NOTHING:
                    worth += 20
                value = 64 * worth + held
                if value > best_value:
                    best, best_value = tables.claim + KINDS * route + color, value
    return best


@device_function
def _useful_station(tables, game, scratch, memory, claims):
    """A station that completes a ticket, unless a claim in the last round brings more; -1 when there is none."""
    city, gain = best_station(tables, game)
    if city < 0:
        return -1
    if game.turns_left >= 0 and claims > 0:
        claim = _best_claim(tables, game, scratch, memory, False)
        if tables.route_points[(claim - tables.claim) // KINDS] >= gain:
            return -1
    return cheapest_station(tables, game, city)


@device_function
def _has_time_for_tickets(game):
    if game.ticket_count == 0 or game.turns_left >= 0:
        return False
    for seat in range(game.players):
        if game.trains[seat] < ENOUGH_TRAINS:
            return False
    return True


# Cards


@device_function
def _choose_card(tables, game, scratch, memory):
    """The card of the display that is missing most, or a blind one; STOP when none can be had."""
    seat = game.seat
    hand, shown = game.hands[seat], takeable(tables, game)
    blind = can_draw(game)
    if shown == 0 and not blind:
        return STOP
    gray, symbols = _missing(tables, game, scratch, memory)
    if (shown >> LOCOMOTIVE) & 1 and (tables.locomotive_is_whole_draw == 0 or symbols > locomotives(hand)):
        return TAKE + LOCOMOTIVE
    best, most = -1, 0
    for color in range(LOCOMOTIVE):
        if shown >> color & 1:
            missing = np.int64(scratch.missing[color]) - count(hand, color)
            value = 0
            if missing > 0:
                value = 100 - missing
            elif gray > count(hand, color):
                value = 1 + count(hand, color)
            if value > most:
                best, most = color, value
    if best >= 0:
        return TAKE + best
    if blind:
        return DRAW
    return TAKE + lowest_bit(np.uint64(shown))


@device_function
def _missing(tables, game, scratch, memory):
    """What the wanted routes cost: by colour in ``scratch.missing``, the longest gray one, and the most symbols."""
    seat = game.seat
    for color in range(LOCOMOTIVE):
        scratch.missing[color] = 0
    gray, symbols = 0, 0
    for word in range(tables.words):
        routes = memory.wanted[seat, word] & game.open[seat, word]
        while routes != NOTHING:
            route = 64 * word + lowest_bit(routes)
            routes = without_lowest_bit(routes)
            length, color = np.int64(tables.route_length[route]), tables.route_color[route]
            if color == GRAY:
                gray = max(gray, length)
            else:
                scratch.missing[color] += length
            symbols = max(symbols, np.int64(tables.route_symbols[route]))
    return gray, symbols


# Tickets


@device_function
def _choose_tickets(tables, game, scratch, memory):
    """Takes the ticket that is worth most for the spaces it costs, then the next, while the trains are enough."""
    seat = game.seat
    fewest, offered = fewest_kept(tables, game, game), np.int64(game.offered[seat])
    keep_plan_up(tables, game, scratch, memory)
    memory.planned_for[seat] = NOTHING  # what is wanted from here on is only thought of
    left = np.int64(game.trains[seat]) - _wanted_spaces(tables, game, memory)
    places = 0
    while popcount(np.uint64(places)) < offered:
        best, best_value, best_spaces = -1, -1000, 0
        for place in range(offered):
            if places >> place & 1:
                continue
            ticket = np.int64(game.offers[seat, place])
            spaces = shortest_path(tables, game, scratch, memory, ticket, left)
            points = np.int64(tables.ticket_points[ticket])
            value = 2 * points - spaces if spaces >= 0 else -points
            if value > best_value:
                best, best_value, best_spaces = place, value, spaces
        worth_it = best_spaces >= 0 and best_value > 0 and 4 * best_spaces <= left
        if popcount(np.uint64(places)) >= fewest and not worth_it:
            break
        places |= 1 << best
        if best_spaces > 0:
            add_path(tables, game, scratch, memory, np.int64(game.offers[seat, best]), left)
            left -= best_spaces
    return places


@device_function
def _wanted_spaces(tables, game, memory):
    seat = game.seat
    spaces = 0
    for word in range(tables.words):
        routes = memory.wanted[seat, word] & game.open[seat, word]
        while routes != NOTHING:
            spaces += np.int64(tables.route_length[64 * word + lowest_bit(routes)])
            routes = without_lowest_bit(routes)
    return spaces
