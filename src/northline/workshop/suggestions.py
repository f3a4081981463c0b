"""What could be changed about a map, after it was played: small changes, each with its reason."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import cos, hypot, isfinite, radians
from statistics import median
from typing import Literal

from northline.arena.lab.findings import Findings
from northline.editions.model import Edition, Route
from northline.editions.repairs import points_for
from northline.editions.words import counted
from northline.workshop.tickets import judge_tickets

Field = Literal["length", "symbols", "points", "trains"]
Reason = Literal["never_claimed", "rarely_claimed", "way", "gift", "trap", "long_game", "short_game"]
RARELY = 0.02
"""A route that is claimed in fewer games than that is a dead one."""
CLEAR = 0.03
"""Points follow the playtest only where whoever holds a ticket wins so much more or less than an even share."""
FARTHEST = 0.25
"""…and never by more than this share of what the way is worth."""
LONG_GAME, SHORT_GAME = 45.0, 10.0
"""In rounds."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One number of a map that had better be another."""

    what: Literal["route", "ticket", "rules"]
    id: str
    """Of the route or ticket; empty for the rules."""
    field: Field
    was: int
    now: int
    reason: Reason


def suggestions(edition: Edition, findings: Findings) -> list[Suggestion]:
    """What the findings suggest to change: routes first, since tickets follow from them."""
    of_routes = list(_routes(edition, findings))
    changed = apply(edition, of_routes)
    return [*of_routes, *_tickets(changed, findings), *_rules(edition, findings)]


def apply(edition: Edition, changes: Iterable[Suggestion]) -> Edition:
    """The edition with some suggestions applied. Lengths that are new to it get points by the usual table."""
    routes = {route.id: route for route in edition.routes}
    tickets = {ticket.id: ticket for ticket in edition.tickets}
    rules = edition.rules
    for change in changes:
        if change.what == "ticket":
            tickets[change.id] = replace(tickets[change.id], points=change.now)
        elif change.field == "length":
            route = routes[change.id]
            routes[change.id] = replace(route, length=change.now, symbols=min(route.symbols, change.now))
        elif change.field == "symbols":
            routes[change.id] = replace(routes[change.id], symbols=change.now)
        else:
            rules = replace(rules, trains=change.now)
    points = dict(rules.points)
    for route in routes.values():
        points.setdefault(route.length, points_for(route.length, points))
    rules = replace(rules, points=tuple(sorted(points.items())))
    return replace(edition, routes=tuple(routes.values()), tickets=tuple(tickets.values()), rules=rules)


def in_words(edition: Edition, change: Suggestion) -> str:
    """``Lyon – Nice: 4 spaces instead of 9, since it is never claimed.``"""
    if change.what == "rules":
        return f"{change.now} trains instead of {change.was}, {_WHY[change.reason]}."
    if change.what == "route":
        thing = edition.routes[edition.route_index[change.id]]
        number = counted(change.now, "space" if change.field == "length" else "locomotive symbol")
    else:
        ticket = edition.tickets[edition.ticket_index[change.id]]
        names = f"{edition.cities[ticket.a].name} – {edition.cities[ticket.b].name}"
        number = counted(change.now, "point")
        return f"Ticket {names}: {number} instead of {change.was}, {_WHY[change.reason]}."
    names = f"{edition.cities[thing.a].name} – {edition.cities[thing.b].name}"
    return f"{names}: {number} instead of {change.was}, {_WHY[change.reason]}."


_WHY: dict[Reason, str] = {
    "never_claimed": "since nobody ever claims it",
    "rarely_claimed": "since it is hardly ever claimed",
    "way": "as many as its way is worth",
    "gift": "since whoever holds it wins too often",
    "trap": "since whoever holds it wins too rarely",
    "long_game": "since games are long",
    "short_game": "since games are over soon",
}


def expected_lengths(edition: Edition) -> dict[str, int]:
    """How long each route would be by the distance between its cities, on the scale of most other routes."""
    distances = {route.id: _distance(edition, route) for route in edition.routes}
    ratios = [route.length / distances[route.id] for route in edition.routes if distances[route.id] > 0]
    unit = median(ratios) if ratios else 1.0
    longest = sorted(route.length for route in edition.routes)[(9 * len(edition.routes)) // 10]
    return {
        route.id: max(1, min(longest, round(distances[route.id] * unit))) if ratios else route.length
        for route in edition.routes
    }


def _distance(edition: Edition, route: Route) -> float:
    a, b = edition.cities[route.a], edition.cities[route.b]
    east = (a.lon - b.lon + 180) % 360 - 180
    return hypot(a.lat - b.lat, east * cos(radians((a.lat + b.lat) / 2)))


def _routes(edition: Edition, findings: Findings) -> Iterable[Suggestion]:
    expected = expected_lengths(edition)
    claimed = {route.id: route.claimed for route in findings.routes}
    together: dict[str, float] = {}
    for route in edition.routes:  # of a double it is enough that one is claimed
        if route.group:
            together[route.group] = together.get(route.group, 0.0) + claimed[route.id]
    for route in edition.routes:
        share = together[route.group] if route.group else claimed[route.id]
        if share >= RARELY:
            continue
        reason: Reason = "never_claimed" if share == 0 else "rarely_claimed"
        if route.length > expected[route.id]:
            yield Suggestion("route", route.id, "length", route.length, expected[route.id], reason)
        elif route.symbols > (route.length + 1) // 2:
            yield Suggestion("route", route.id, "symbols", route.symbols, (route.length + 1) // 2, reason)


def _tickets(edition: Edition, findings: Findings) -> Iterable[Suggestion]:
    played = {ticket.id: ticket for ticket in findings.tickets}
    long = {ticket.id for ticket in edition.tickets if ticket.long}
    for judged in judge_tickets(edition):
        if judged.off and not (judged.ticket in long and judged.points > judged.fair):
            yield Suggestion("ticket", judged.ticket, "points", judged.points, judged.fair, "way")
            continue
        edge = played[judged.ticket].edge
        if not isfinite(edge.low) or (edge.low < CLEAR and edge.high > -CLEAR):
            continue
        step = max(1, round(0.08 * judged.points))
        reason: Reason = "gift" if edge.value > 0 else "trap"
        now = judged.points + (step if reason == "trap" else -step)
        if abs(now - judged.fair) <= max(1.0, FARTHEST * judged.fair) and now >= 1:
            yield Suggestion("ticket", judged.ticket, "points", judged.points, now, reason)


def _rules(edition: Edition, findings: Findings) -> Iterable[Suggestion]:
    rounds, trains = findings.mean_rounds(), edition.rules.trains
    if rounds > LONG_GAME and trains > 12:
        now = max(12, round(trains * LONG_GAME / rounds))
        yield Suggestion("rules", "", "trains", trains, now, "long_game")
    elif rounds < SHORT_GAME and sum(route.length for route in edition.routes) > 3 * trains:
        yield Suggestion("rules", "", "trains", trains, trains + max(2, trains // 4), "short_game")
