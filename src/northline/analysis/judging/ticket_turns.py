"""How many turns the open tickets of a seat would still take, as its planner counts them."""

from __future__ import annotations

from northline.rules.state import State
from northline.rules.view import view
from northline.strategy.board import board_of
from northline.strategy.planner.decide import assess_position
from northline.strategy.planner.paths import UNREACHABLE, set_route_costs, shortest_path
from northline.strategy.planner.state import observe
from northline.strategy.planner.tickets import list_open_tickets
from northline.strategy.planner.trained_traits import planner_traits


def ticket_turns(state: State, seat: int) -> dict[int, float | None]:
    """The turns for each open ticket by itself, at best; None for one that can no longer be completed."""
    board = board_of(state.edition)
    planner = observe(view(state, seat), board, (), planner_traits(state.edition))
    assess_position(board, planner)  # type: ignore[no-untyped-call]
    number = list_open_tickets(board, planner)  # type: ignore[no-untyped-call]
    set_route_costs(board, planner)  # type: ignore[no-untyped-call]
    found: dict[int, float | None] = {}
    for ticket in planner.todo[:number]:
        cost = shortest_path(board, planner, board.ticket_a[ticket], board.ticket_b[ticket])  # type: ignore[no-untyped-call]
        found[ticket] = None if cost >= UNREACHABLE else float(cost)
    return found
