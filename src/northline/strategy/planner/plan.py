"""A planner's plan as an object: read from its state once it has chosen, for whoever explains the choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from northline.strategy.board import Board
from northline.strategy.planner.cards import FILLER_ROUTE
from northline.strategy.planner.paths import OPEN, set_route_costs, shortest_path
from northline.strategy.planner.state import PlannerState


@dataclass(frozen=True, slots=True)
class Plan:
    """Which routes a planner wants, and for which tickets."""

    paths: Mapping[int, tuple[int, ...]]
    """For each ticket that it means to complete, the routes of the path that are still to be claimed or borrowed.
    Tickets come in the order in which they were planned; those it gives up are not here."""
    routes: tuple[int, ...]
    """To be claimed for the tickets."""
    borrowed: tuple[int, ...]
    """Opponents' routes, to be used through stations."""
    fillers: tuple[int, ...]
    """To be claimed for their points, with the trains that the tickets leave."""

    def tickets_over(self, route: int) -> tuple[int, ...]:
        """The tickets whose path leads over a route."""
        return tuple(ticket for ticket, path in self.paths.items() if route in path)


def read_plan(board: Board, s: PlannerState, number: int) -> Plan:
    """The plan that ``plan_for`` made for the first ``number`` tickets of ``s.todo``.

    The state keeps which routes are wanted and in which order tickets were added, but not their paths. These are found
    again as they were found then: each ticket by its cheapest path, on which what was planned before costs nothing.
    """
    fillers = tuple(route for route in range(board.routes) if s.wanted[route] == FILLER_ROUTE)
    set_route_costs(board, s)  # type: ignore[no-untyped-call]
    planned = sorted((s.is_planned[place], s.todo[place]) for place in range(number) if s.is_planned[place])
    paths = {ticket: _path_of(board, s, ticket) for _, ticket in planned}
    used = tuple(dict.fromkeys(route for path in paths.values() for route in path))
    return Plan(
        paths,
        routes=tuple(route for route in used if s.status[route] == OPEN),
        borrowed=tuple(route for route in used if s.status[route] != OPEN),
        fillers=fillers,
    )


def _path_of(board: Board, s: PlannerState, ticket: int) -> tuple[int, ...]:
    """The wanted routes on the cheapest path of a ticket, which cost nothing from now on."""
    start, city = board.ticket_a[ticket], board.ticket_b[ticket]
    shortest_path(board, s, start, city)  # type: ignore[no-untyped-call]
    path: list[int] = []
    while city != start:
        route = s.via[city]
        if s.wanted[route]:
            path.append(route)
        s.weight[route] = 0.0
        city = board.route_a[route] + board.route_b[route] - city
    return tuple(reversed(path))
