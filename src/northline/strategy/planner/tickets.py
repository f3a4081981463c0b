"""Tickets: which to keep of an offer, and whether to draw more."""

from __future__ import annotations

from northline.strategy.codes import OPENING
from northline.strategy.planner.paths import (
    UNREACHABLE,
    completion_chance,
    component_of,
    path_needs,
    path_within,
    plan_for,
    set_route_costs,
    ticket_worth,
)
from northline.strategy.planner.traits import TRAIT


def list_open_tickets(board, s):
    """Put the seat's open tickets into ``s.todo``; returns how many there are."""
    number = 0
    for place in range(s.held_count):
        ticket = s.held[place]
        if component_of(s, board.ticket_a[ticket]) != component_of(s, board.ticket_b[ticket]):
            s.todo[number] = ticket
            number += 1
    return number


def choose_tickets(board, s, turns):
    """The set of places of the offer to keep: the one whose plan, with the tickets held, is worth most."""
    fewest = board.opening_keep if s.phase == OPENING else board.ticket_keep
    fewest = min(fewest, s.offer_count)
    best, best_value = 0, -UNREACHABLE
    for places in range(1, 1 << s.offer_count):
        kept = 0
        for place in range(s.offer_count):
            kept += places >> place & 1
        if kept >= fewest:
            value, _ = plan_with_offer(board, s, places, turns)
            if value > best_value:
                best, best_value = places, value
    return best


def plan_with_offer(board, s, places, turns):
    """Plan for the tickets held and some places of the offer; the plan's value, and the tickets in ``s.todo``."""
    number = list_open_tickets(board, s)
    completed = 0.0
    for place in range(s.offer_count):
        if places >> place & 1:
            ticket = s.offer[place]
            completed -= 0.01 * board.ticket_points[ticket]  # decides for those to whom tickets mean nothing
            if component_of(s, board.ticket_a[ticket]) == component_of(s, board.ticket_b[ticket]):
                completed += ticket_worth(board, s, ticket)
            else:
                s.todo[number] = ticket
                number += 1
    return completed + plan_for(board, s, number, turns), number


def expected_ticket_gain(board, s, turns):
    """The expected gain of drawing tickets: that of the best on offer, on top of the plan."""
    set_route_costs(board, s)
    for route in range(board.routes):
        if s.wanted[route] == 1:
            s.weight[route] = 0.0  # planned already
    for ticket in range(board.tickets):
        s.is_mine[ticket] = 0
    for place in range(s.held_count):
        s.is_mine[s.held[place]] = 1
    number = 0
    for ticket in range(board.tickets):
        if s.is_mine[ticket] == 0 and board.ticket_long[ticket] == 0:
            s.gain[number] = _gain(board, s, ticket, turns)
            number += 1
    return _best_of(s, number, min(board.ticket_draw, s.ticket_deck))


def _gain(board, s, ticket, turns):
    """What holding a ticket would bring, given the plan."""
    worth = ticket_worth(board, s, ticket)
    a, b = board.ticket_a[ticket], board.ticket_b[ticket]
    if component_of(s, a) == component_of(s, b):
        return worth
    # What costs more than this is not worth it even if it is certain to be completed.
    cost = path_within(board, s, a, b, 2.0 * worth / s.traits[TRAIT.tempo])
    if cost >= UNREACHABLE:
        return -worth
    spaces, stations, needed, sought = path_needs(board, s, a, b)
    needed += s.plan_turns
    if spaces + s.plan_spaces > s.seat_trains[s.seat] or stations + s.plan_stations > s.stations_left:
        return -worth
    return max(
        -worth,
        (2.0 * completion_chance(s, needed, turns, sought) - 1.0) * worth - s.traits[TRAIT.tempo] * cost,
    )


def _best_of(s, number, drawn):
    """The expected maximum of ``drawn`` of the gains, drawn at random."""
    if number == 0 or drawn <= 0:
        return -UNREACHABLE
    expected = 0.0
    for one in range(number):
        below = 0
        for other in range(number):
            if s.gain[other] < s.gain[one] or (s.gain[other] == s.gain[one] and other < one):
                below += 1
        # The chance that this one is drawn, and all others drawn are below it.
        chance = drawn / number
        for n in range(drawn - 1):
            chance *= max(0.0, (below - n) / max(1, number - 1 - n))
        expected += chance * s.gain[one]
    return expected
