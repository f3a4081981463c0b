"""An edition as numbers: what players ask of a board. The kernel's tables have fields of the same names."""

from __future__ import annotations

from collections import Counter
from functools import cache
from heapq import heappop, heappush
from itertools import permutations
from typing import Any

from northline.editions.model import BONUS_COUNTS, Edition
from northline.rules.analysis.planning import exits_of
from northline.rules.payment import route_prices
from northline.rules.score import route_counts, ticket_counts
from northline.strategy.bitsets import WORD, bitset, bitset_words
from northline.strategy.codes import KEEP, KINDS

MAX_DISTANCE = 127
"""Spaces to which players follow a path; what is farther counts as out of reach."""


class Board:
    """Numbers, lists and sets, filled once for an edition.

    >>> import northline as nl
    >>> board = board_of(nl.edition("europe"))
    >>> board.cities, board.routes, board.stations
    (47, 101, 3)
    """

    def __init__(self, edition: Edition) -> None:
        rules, prices = edition.rules, route_prices(edition)
        self.cities, self.routes, self.tickets = (
            len(edition.cities),
            len(edition.routes),
            len(edition.tickets),
        )
        self.route_a = [route.a for route in edition.routes]
        self.route_b = [route.b for route in edition.routes]
        self.route_length = [route.length for route in edition.routes]
        self.route_color = [route.color for route in edition.routes]
        self.route_points = list(edition.route_points)
        self.route_tunnel = [int(route.kind == "tunnel") for route in edition.routes]
        self.route_bonus_draw = [route.bonus_draw for route in edition.routes]
        self.route_symbols = [price.symbols for price in prices]
        self.route_wild = [int(price.wild) for price in prices]
        self.route_pairs = [int(price.pairs) for price in prices]
        self.route_any_for_one = [price.any_for_one for price in prices]
        self.ticket_a = [ticket.a for ticket in edition.tickets]
        self.ticket_b = [ticket.b for ticket in edition.tickets]
        self.ticket_points = [ticket.points for ticket in edition.tickets]
        self.bonus_cards = len(edition.bonus_cards)
        self.bonus_counts = [BONUS_COUNTS.index(card.counts) for card in edition.bonus_cards]
        self.bonus_points = [card.points for card in edition.bonus_cards]
        self.stations, self.station_points = rules.stations, rules.station_points
        self.opening_keep, self.ticket_keep, self.ticket_draw = (
            rules.opening_keep,
            rules.ticket_keep,
            rules.ticket_draw,
        )
        self.trains, self.last_round_at = rules.trains, rules.last_round_at
        self.tunnel_reveal = rules.tunnel_reveal
        self.claim_length = sum(n * n for n in self.route_length) / sum(self.route_length)
        """The length of the route that an average space is on: about as many trains as a claim uses."""
        self.locomotive_is_whole_draw = int(rules.display_locomotive_is_whole_draw)
        self.claim = KEEP + (1 << rules.most_offered)
        self.station = self.claim + KINDS * self.routes
        # Sets, for players who think in these
        self.words = -(-self.routes // WORD)
        self.all_cities = bitset(range(self.cities))
        self.city_routes = {
            (city, word): routes
            for city, leaving in enumerate(exits_of(edition))
            for word, routes in enumerate(bitset_words((route for route, _ in leaving), self.words))
        }
        for name, values in planning_fields(edition).items():
            setattr(self, name, values)

    def __getattr__(self, name: str) -> Any:  # the fields of ``planning_fields``
        raise AttributeError(name)


def planning_fields(edition: Edition) -> dict[str, list[Any]]:
    """What planners need and the rules do not; the kernel copies these into its tables."""
    exits = exits_of(edition)
    starts = [0]
    for leaving in exits:
        starts.append(starts[-1] + len(leaving))
    cards = list(enumerate(edition.bonus_cards))
    ticket_start = start_of_tickets(edition)
    return {
        "exits_start": starts,
        "exits_route": [route for leaving in exits for route, _ in leaving],
        "exits_city": [city for leaving in exits for _, city in leaving],
        "route_demand": demand(edition),
        "route_bonus": [
            sum(1 << n for n, card in cards if card.counts == "routes" and route_counts(edition, card, route))
            for route in edition.routes
        ],
        "ticket_bonus": [
            sum(
                1 << n
                for n, card in cards
                if card.counts == "completed_tickets" and ticket_counts(edition, card, ticket)
            )
            for ticket in edition.tickets
        ],
        "ticket_long": [int(ticket.long) for ticket in edition.tickets],
        "ticket_start": ticket_start,
        "tickets_by_start": sorted(range(len(edition.tickets)), key=lambda ticket: ticket_start[ticket]),
    }


def start_of_tickets(edition: Edition) -> list[int]:
    """For each ticket one of its ends, from few different cities: one search from a city serves all its tickets."""
    starts = [-1] * len(edition.tickets)
    while -1 in starts:
        left = [ticket for ticket, start in zip(edition.tickets, starts, strict=True) if start < 0]
        city, _ = Counter(end for ticket in left for end in (ticket.a, ticket.b)).most_common(1)[0]
        for number, ticket in enumerate(edition.tickets):
            if starts[number] < 0 and city in (ticket.a, ticket.b):
                starts[number] = city
    return starts


def demand(edition: Edition) -> list[float]:
    """How sought after each route is: the share of tickets whose shortest path uses it, scaled to 1 for the busiest.

    A ticket with several shortest paths counts for each of them in part, and parallel routes share what they are used.
    """
    pairs = [frozenset((route.a, route.b)) for route in edition.routes]
    costs = {pair: route.length + 1 for pair, route in zip(pairs, edition.routes, strict=True)}
    from_city = cache(lambda start: _shortest_paths(edition, costs, start))
    used: dict[frozenset[int], float] = dict.fromkeys(costs, 0.0)
    for ticket in edition.tickets:
        (far, ways), (far_back, ways_back) = from_city(ticket.a), from_city(ticket.b)
        for pair in costs if ticket.b in far else ():
            for here, there in permutations(pair):
                if here in far and far[here] + costs[pair] + far_back[there] == far[ticket.b]:
                    used[pair] += ways[here] * ways_back[there] / ways[ticket.b]
    most = max(used.values(), default=0.0) or 1.0
    tracks = Counter(pairs)
    return [used[pair] / most / tracks[pair] for pair in pairs]


def _shortest_paths(
    edition: Edition, costs: dict[frozenset[int], int], start: int
) -> tuple[dict[int, int], dict[int, int]]:
    """How far each city is, and how many shortest paths lead there."""
    exits = exits_of(edition)
    far, ways = {start: 0}, {start: 1}
    waiting = [(0, start)]
    while waiting:
        cost, city = heappop(waiting)
        for there in {other for _, other in exits[city]} if cost == far[city] else ():
            reached = cost + costs[frozenset((city, there))]
            if reached < far.get(there, reached + 1):
                far[there], ways[there] = reached, 0
                heappush(waiting, (reached, there))
            if reached == far[there]:
                ways[there] += ways[city]
    return far, ways


@cache
def board_of(edition: Edition) -> Board:
    """The board of an edition; made once and kept."""
    return Board(edition)
