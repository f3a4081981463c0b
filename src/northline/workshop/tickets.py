"""Tickets: a set for a board, and what tickets are fairly worth."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from northline.editions.model import Edition, Route, Ticket

SYMBOL_RISK, TUNNEL_RISK = 0.5, 0.5
"""What a locomotive symbol and a tunnel on the way add to the points of a ticket."""


@dataclass(frozen=True, slots=True)
class Way:
    """The shortest way between two cities."""

    spaces: int
    routes: tuple[int, ...]


def ways_from(cities: int, routes: Sequence[Route], start: int) -> list[Way | None]:
    """The shortest way from a city to every other; None where there is none."""
    around: dict[int, list[tuple[int, int, int]]] = {}
    for index, route in enumerate(routes):
        around.setdefault(route.a, []).append((route.b, route.length, index))
        around.setdefault(route.b, []).append((route.a, route.length, index))
    found: list[Way | None] = [None] * cities
    queue: list[tuple[int, int, int, tuple[int, ...]]] = [(0, 0, start, ())]
    while queue:
        spaces, steps, city, way = heapq.heappop(queue)
        if found[city] is not None:
            continue
        found[city] = Way(spaces, way)
        for neighbour, length, number in around.get(city, ()):
            if found[neighbour] is None:
                heapq.heappush(queue, (spaces + length, steps + 1, neighbour, (*way, number)))
    return found


def fair_points(routes: Sequence[Route], way: Way) -> int:
    """The points of a ticket: the spaces of its way, and something for the risk of ferries and tunnels on it."""
    symbols = sum(routes[index].symbols for index in way.routes)
    tunnels = sum(routes[index].kind == "tunnel" for index in way.routes)
    return max(1, round(way.spaces + SYMBOL_RISK * symbols + TUNNEL_RISK * tunnels))


def propose_tickets(
    edition: Edition, count: int | None = None, keep: Sequence[Ticket] = ()
) -> tuple[Ticket, ...]:
    """A set of tickets for a board: spread over all cities, short and long ones mixed, with fair points.

    :param count: how many; by default one for each city, and enough for the largest table.
    :param keep: tickets that are in the set in any case.
    """
    rules, cities, routes = edition.rules, edition.cities, edition.routes
    needed = rules.players[1] * rules.opening_tickets
    count = count or min(60, max(30, needed + 10, len(cities)))
    ways = [ways_from(len(cities), routes, city) for city in range(len(cities))]
    neighbours = {frozenset((route.a, route.b)) for route in routes}
    taken = {frozenset((ticket.a, ticket.b)) for ticket in keep}
    possible = [
        (a, b, way)
        for a, b in combinations(range(len(cities)), 2)
        if cities[a].named and cities[b].named and (way := ways[a][b]) is not None
        if frozenset((a, b)) not in taken
    ]
    pairs = [pair for pair in possible if frozenset(pair[:2]) not in neighbours]
    if len(pairs) + len(keep) < needed:  # on a small board neighbours have to do as well
        pairs = possible
    longest = min(max((way.spaces for _, _, way in pairs), default=1), round(0.55 * rules.trains) or 1)
    shortest = min((way.spaces for _, _, way in pairs), default=1)
    uses: Counter[int] = Counter(end for ticket in keep for end in (ticket.a, ticket.b))
    traffic: Counter[int] = Counter()
    chosen = list(keep)
    while len(chosen) < count and pairs:
        # Lengths go round and round from short to long, more of the middle than of the ends.
        step = len(chosen) % 10
        wanted = (
            shortest + (longest - shortest) * (0.05, 0.2, 0.35, 0.5, 0.65, 0.3, 0.45, 0.8, 0.25, 1.0)[step]
        )

        def cost(pair: tuple[int, int, Way], wanted: float = wanted) -> tuple[float, int, int]:
            a, b, way = pair
            busy = sum(traffic[route] for route in way.routes) / max(1, len(way.routes))
            unequal = uses[a] + uses[b] + 0.5 * abs(uses[a] - uses[b])
            return 0.6 * abs(way.spaces - wanted) + 2.0 * unequal + 0.5 * busy, a, b

        best = min(pairs, key=cost)
        pairs.remove(best)
        a, b, way = best
        uses[a] += 1
        uses[b] += 1
        traffic.update(way.routes)
        chosen.append(Ticket(_id(edition, a, b, chosen), a, b, fair_points(routes, way)))
    return tuple(chosen)


def _id(edition: Edition, a: int, b: int, others: Sequence[Ticket]) -> str:
    plain = f"{edition.cities[a].id}-{edition.cities[b].id}"[:60]
    used = {ticket.id for ticket in others}
    return next(name for name in (plain, *(f"{plain[:55]}-{n}" for n in range(2, 600))) if name not in used)


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is to be said about a ticket without playing."""

    ticket: str
    points: int
    fair: int
    """The points that its way and risk make it worth."""

    @property
    def off(self) -> bool:
        """Whether its points are far from fair: by more than a fifth, and by two at least."""
        return abs(self.points - self.fair) >= max(2.0, 0.2 * self.fair)


def judge_tickets(edition: Edition) -> list[Judgement]:
    """Compare the points of every ticket with what its way is worth. Long tickets may be worth more."""
    judged = []
    for ticket in edition.tickets:
        way = ways_from(len(edition.cities), edition.routes, ticket.a)[ticket.b]
        assert way is not None, "a valid edition has a way for every ticket"
        judged.append(Judgement(ticket.id, ticket.points, fair_points(edition.routes, way)))
    return judged


def with_fair_points(edition: Edition) -> Edition:
    """The same edition, its tickets worth what their ways are."""
    fair = {judgement.ticket: judgement.fair for judgement in judge_tickets(edition)}
    return replace(edition, tickets=tuple(replace(t, points=fair[t.id]) for t in edition.tickets))
