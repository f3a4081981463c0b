"""Tickets: which to keep of an offer, and whether to draw more."""

from __future__ import annotations

from northline.strategy.codes import OPENING
from northline.strategy.paths import (
    NEVER,
    needs_of_way,
    plan_for,
    reach,
    root_of,
    surely,
    ticket_worth,
    weigh,
)
from northline.strategy.traits import OPENING_TEMPO, TEMPO


def list_open_tickets(tables, s):
    """Put the seat's tickets that are not completed yet into ``s.todo``; how many there are."""
    number = 0
    for place in range(s.held_count):
        ticket = s.held[place]
        if root_of(s, tables.ticket_a[ticket]) != root_of(s, tables.ticket_b[ticket]):
            s.todo[number] = ticket
            number += 1
    return number


def choose_tickets(tables, s, turns):
    """The set of places of the offer to keep: that whose plan, with the tickets held, is worth most."""
    fewest = tables.opening_keep if s.phase == OPENING else tables.ticket_keep
    fewest = min(fewest, s.offer_count)
    held = list_open_tickets(tables, s)
    tempo = s.traits[TEMPO]
    if s.phase == OPENING:
        s.traits[TEMPO] = tempo * s.traits[OPENING_TEMPO]
    best, best_value = 0, -NEVER
    for places in range(1, 1 << s.offer_count):
        number, kept = held, 0
        done = 0.0
        for place in range(s.offer_count):
            if places >> place & 1:
                kept += 1
                ticket = s.offer[place]
                done -= 0.01 * tables.ticket_points[ticket]  # for those to whom tickets mean nothing
                if root_of(s, tables.ticket_a[ticket]) == root_of(s, tables.ticket_b[ticket]):
                    done += ticket_worth(tables, s, ticket)
                else:
                    s.todo[number] = ticket
                    number += 1
        if kept >= fewest:
            value = done + plan_for(tables, s, number, turns)
            if value > best_value:
                best, best_value = places, value
    s.traits[TEMPO] = tempo
    return best


def promise_of_tickets(tables, s, turns):
    """What drawing tickets promises: the best of those on offer, on average, beside the plan there is."""
    weigh(tables, s)
    for route in range(tables.routes):
        if s.wanted[route] == 1:
            s.weight[route] = 0.0  # planned already
    for ticket in range(tables.tickets):
        s.is_mine[ticket] = 0
    for place in range(s.held_count):
        s.is_mine[s.held[place]] = 1
    number = 0
    for ticket in range(tables.tickets):
        if s.is_mine[ticket] == 0 and tables.ticket_long[ticket] == 0:
            s.gain[number] = _gain(tables, s, ticket, turns)
            number += 1
    return _best_of(s, number, min(tables.ticket_draw, s.ticket_deck))


def _gain(tables, s, ticket, turns):
    worth = ticket_worth(tables, s, ticket)
    a, b = tables.ticket_a[ticket], tables.ticket_b[ticket]
    if root_of(s, a) == root_of(s, b):
        return worth
    cost = reach(tables, s, a, b)
    if cost >= NEVER:
        return -worth
    spaces, stations, needed, sought = needs_of_way(tables, s, a, b)
    needed += s.plan_turns
    if spaces + s.plan_spaces > s.seat_trains[s.seat] or stations + s.plan_stations > s.stations_left:
        return -worth
    return max(-worth, (2.0 * surely(s, needed, turns, sought) - 1.0) * worth - s.traits[TEMPO] * cost)


def _best_of(s, number, drawn):
    """The average of the best of so many gains drawn at random."""
    if number == 0 or drawn <= 0:
        return -NEVER
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
