"""The opponent: which tickets its railway looks like, and where it would hurt to be in its way."""

from __future__ import annotations

from northline.strategy.codes import TURN
from northline.strategy.paths import NEVER, OPEN, THEIRS, reach, way_round
from northline.strategy.traits import SUSPICION

TICKETS_OPEN = 2.0
"""Tickets that an opponent is thought to be working on."""
UNKNOWN = 0.03
"""How likely a ticket is of which nothing is to be seen, where a nearly completed one counts 1."""
FAR_ROUND = 8.0
"""Spaces more that are as bad as no way at all."""


def watch_rival(tables, s):
    """What it would cost the opponent, in points of its tickets, to lose each route that can be claimed now.

    With several opponents it is left at nothing: who hinders one helps the others.
    """
    for route in range(tables.routes):
        s.threat[route] = 0.0
    if s.players != 2 or s.phase != TURN or s.traits[SUSPICION] <= 0.0:
        return
    _weigh_for_rival(tables, s)
    for ticket in range(tables.tickets):
        s.is_mine[ticket] = 0
    for place in range(s.held_count):
        s.is_mine[s.held[place]] = 1
    total = 0.0
    for ticket in range(tables.tickets):
        s.gain[ticket] = 0.0
        if s.is_mine[ticket]:
            continue
        far = reach(tables, s, tables.ticket_a[ticket], tables.ticket_b[ticket])
        if far <= 0.0 or far >= NEVER:
            continue
        # On an empty board the way is about as many spaces as the ticket has points.
        done = max(0.0, 1.0 - far / tables.ticket_points[ticket])
        s.gain[ticket] = UNKNOWN + done * done
        total += s.gain[ticket]
    if total <= 0.0:
        return
    for ticket in range(tables.tickets):
        if s.gain[ticket] > 0.1 * s.traits[SUSPICION]:
            chance = min(0.9, TICKETS_OPEN * s.gain[ticket] / total)
            _threaten(tables, s, ticket, chance)
    for route in range(tables.routes):
        if s.threat[route] > 0.0 and s.colors[route] != 0:
            more = way_round(tables, s, route) - s.weight[route]
            s.threat[route] *= min(1.0, more / FAR_ROUND)


def _weigh_for_rival(tables, s):
    for route in range(tables.routes):
        if s.status[route] == THEIRS:
            s.weight[route] = 0.0
        elif s.status[route] == OPEN:
            s.weight[route] = 1.0 * tables.route_length[route]
        else:
            s.weight[route] = -1.0


def _threaten(tables, s, ticket, chance):
    """The routes that a likely ticket still needs are worth its points to the opponent."""
    start, city = tables.ticket_a[ticket], tables.ticket_b[ticket]
    reach(tables, s, start, city)
    while city != start:
        route = s.via[city]
        if s.status[route] == OPEN:
            s.threat[route] += chance * tables.ticket_points[ticket]
        city = tables.route_a[route] + tables.route_b[route] - city
