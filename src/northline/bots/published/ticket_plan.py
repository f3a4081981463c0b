"""A simple plan: tickets one after another, each over what is planned already (the planner has its own)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from northline.bots.published.taste import FINEST, Taste
from northline.editions.model import Edition
from northline.rules.analysis.planning import cheapest_path, spaces_to_build
from northline.rules.borrowing import borrow
from northline.rules.chance import SplitMix
from northline.rules.network import DisjointSet, connected_cities
from northline.rules.sample import sample
from northline.rules.state import NOBODY
from northline.rules.view import View

_BORROWING = 60
"""What crossing somebody else's route with a station weighs; a claim of two spaces weighs 26."""
_WHIM = 4
"""The most that taste weighs."""
_FINE = 1 << 20
"""Weights are whole numbers of such small parts that no two routes weigh the same."""


@dataclass(frozen=True, slots=True)
class TicketPlan:
    """Routes that together complete tickets."""

    routes: tuple[int, ...] = ()
    """To be claimed, in the order in which they were found to be needed."""
    borrowed: tuple[int, ...] = ()
    """Routes of others, to be used through stations."""
    points: int = 0
    """What the tickets are worth when the plan works: those it gives up count against it."""
    spaces: int = 0
    """The trains it takes."""

    @property
    def done(self) -> bool:
        return not self.routes and not self.borrowed


def plan_tickets(view: View, seat: int, tickets: Iterable[int], taste: Taste) -> TicketPlan:
    """The better of two plans: with the most valuable tickets first, or with the least valuable first.

    Taste is a small penalty for each route, by which bots with different seeds differ.
    """
    edition = view.edition
    own = network_of(view, seat)
    tickets = tuple(tickets)
    joined = [t for t in tickets if own.connected(edition.tickets[t].a, edition.tickets[t].b)]
    settled = sum(edition.tickets[t].points for t in joined)
    open_tickets = [t for t in tickets if t not in joined]
    if not open_tickets:
        return TicketPlan(points=settled)
    weights = _weights(view, seat, own, taste)
    by_points = sorted(open_tickets, key=lambda t: (-edition.tickets[t].points, taste.ticket(t)))
    plans = [_one_after_the_other(view, seat, weights, by_points, settled)]
    if len(open_tickets) > 1:
        plans.append(_one_after_the_other(view, seat, weights, by_points[::-1], settled))
    return max(plans, key=lambda plan: (plan.points, -plan.spaces, -len(plan.routes)))


def _one_after_the_other(
    view: View, seat: int, weights: Sequence[int | None], tickets: Sequence[int], settled: int
) -> TicketPlan:
    """Join the cities of each ticket over what is planned already; a ticket that no longer fits is given up."""
    edition = view.edition
    weights = list(weights)
    routes: list[int] = []
    borrowed: list[int] = []
    points, spaces = settled, 0
    trains = view.trains[seat]
    stations = edition.rules.stations - len(view.stations[seat])
    for index in tickets:
        ticket = edition.tickets[index]
        path = cheapest_path(edition, weights, ticket.a, ticket.b)
        new = [r for r in path.routes if weights[r]] if path else []
        claims = [r for r in new if view.owners[r] == NOBODY]
        links = [r for r in new if view.owners[r] != NOBODY]
        cost = sum(edition.routes[r].length for r in claims)
        if path is None or spaces + cost > trains or len(borrowed) + len(links) > stations:
            points -= ticket.points
            continue
        points += ticket.points
        spaces += cost
        routes += claims
        borrowed += links
        for route in new:
            weights[route] = 0
    return TicketPlan(tuple(routes), tuple(borrowed), points, spaces)


def network_of(view: View, seat: int) -> DisjointSet:
    """The cities that a seat has connected with its own routes and, at best, with those its stations borrow."""
    own = connected_cities(view.edition, view.routes_of(seat))
    if view.stations[seat]:
        borrowed, _ = borrow(sample(view, SplitMix(0)), seat)  # does not depend on what is hidden
        for choice in borrowed:
            route = view.edition.routes[choice.route]
            own.union(route.a, route.b)
    return own


def _weights(view: View, seat: int, own: DisjointSet, taste: Taste) -> list[int | None]:
    """The cost of each route: cards and a turn to claim it, less for the points it brings."""
    edition = view.edition
    may_borrow = len(view.stations[seat]) < edition.rules.stations
    weights: list[int | None] = []
    for route, spaces in enumerate(spaces_to_build(view, seat)):
        ends = edition.routes[route]
        if own.connected(ends.a, ends.b) and view.owners[route] != NOBODY:
            weights.append(0)
        elif spaces:
            weights.append(_FINE * _weight(edition, route) + _FINE * _WHIM * taste.route(route) // FINEST)
        elif spaces is None and may_borrow and view.owners[route] != NOBODY and free_ends(view, route):
            weights.append(_FINE * _BORROWING)
        else:
            weights.append(spaces)
    return weights


def _weight(edition: Edition, index: int) -> int:
    route = edition.routes[index]
    trouble = 6 * route.symbols + (5 if route.kind == "tunnel" else 0)
    return max(5, 10 * route.length + 10 + trouble - 2 * edition.route_points[index])


def free_ends(view: View, route: int) -> tuple[int, ...]:
    """The ends of a route at which a station can be built."""
    taken = {city for cities in view.stations for city in cities}
    ends = view.edition.routes[route]
    return tuple(city for city in (ends.a, ends.b) if city not in taken)
