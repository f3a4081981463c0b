"""Advice for people: a good move, and what it is good for.

The planner advises. Its reasons are read from the very plan by which it chose, never from a second opinion.

>>> import northline as nl
>>> game = nl.Game.new(nl.edition("nordic_countries"), 2, seed=3)
>>> action, why = advise(game.view(0))
>>> why.reason, why.tickets == action.tickets
('tickets', True)
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from northline.bots.planner import think
from northline.rules.actions import Action, BuildStation, Claim, Draw, DrawTickets, Keep, Pay, Retreat, Take
from northline.rules.analysis.planning import lacking
from northline.rules.cards import GRAY, LOCOMOTIVE
from northline.rules.payment import route_prices
from northline.rules.view import View
from northline.strategy.board import Board, board_of
from northline.strategy.planner.decide import assess_plan, assess_position
from northline.strategy.planner.paths import THEIRS, component_of, plan_for
from northline.strategy.planner.plan import Plan, read_plan
from northline.strategy.planner.state import PlannerState
from northline.strategy.planner.tickets import list_open_tickets, plan_with_offer
from northline.strategy.planner.trained_traits import planner_traits

Reason = Literal["tickets", "points", "cards", "new_tickets", "station", "tunnel", "only_way"]


@dataclass(frozen=True, slots=True)
class Advice:
    """Why a move is a good one. What does not matter for it is empty."""

    reason: Reason
    """For tickets; for points; for cards that are needed; for new tickets; a station; a tunnel; nothing better."""
    tickets: tuple[int, ...] = ()
    """Those that it helps to complete, or that are kept."""
    routes: tuple[int, ...] = ()
    """Those that the plan wants it for."""
    points: int = 0
    """What it scores at once."""


def advise(view: View) -> tuple[Action, Advice]:
    """Choose as :class:`~northline.bots.planner.PlannerBot` does, and say why."""
    action, state = think(view, planner_traits(view.edition))
    return action, _explain(view, state, action)


def explain(view: View, action: Action) -> Advice:
    """What the planner's plan says of a legal action, whoever chose it.

    The planner has no memory and leaves nothing to chance: of its own choice this is the reason that it had.
    """
    _, state = think(view, planner_traits(view.edition))
    return _explain(view, state, action)


def plan_behind(view: View, state: PlannerState, action: Action) -> Plan:
    """The plan by which an action is explained: the one in the planner's state after it has chosen.

    Of the offers among which it chose, the state knows the one it looked at last, so the plan for the tickets kept is
    made again. In a tunnel the planner pays if it can, without a plan; it is explained by what it would plan now, with
    the cards laid down still in its hand.
    """
    board = board_of(view.edition)
    match action:
        case Keep(tickets):
            places = sum(1 << view.offer.index(ticket) for ticket in tickets)
            turns = assess_position(board, state)  # type: ignore[no-untyped-call]
            _, number = plan_with_offer(board, state, places, turns)  # type: ignore[no-untyped-call]
        case Pay() | Retreat():
            assert view.tunnel is not None
            state.hand = [held + laid for held, laid in zip(state.hand, view.tunnel.laid, strict=True)]
            turns = assess_position(board, state)  # type: ignore[no-untyped-call]
            number = list_open_tickets(board, state)  # type: ignore[no-untyped-call]
            plan_for(board, state, number, turns)  # type: ignore[no-untyped-call]
            assess_plan(board, state, turns)  # type: ignore[no-untyped-call]
        case _:
            number = list_open_tickets(board, state)  # type: ignore[no-untyped-call]
    return read_plan(board, state, number)


def _explain(view: View, state: PlannerState, action: Action) -> Advice:
    if len(view.legal_actions) == 1:
        return Advice("only_way")
    board, plan = board_of(view.edition), plan_behind(view, state, action)
    match action:
        case Keep(tickets):
            return Advice("tickets", tickets, plan.routes)
        case Claim(route):
            helped = tuple(dict.fromkeys((*plan.tickets_over(route), *_completed_by(board, state, route))))
            return Advice("tickets" if helped else "points", helped, (route,), board.route_points[route])
        case BuildStation(city):
            return _why_station(board, state, plan, city)
        case Draw() | Take():
            routes = _routes_in_need(view, state, plan, action)
            return Advice("cards", routes=routes) if routes else Advice("only_way")
        case Pay() | Retreat():
            assert view.tunnel is not None
            route = view.tunnel.route
            return Advice("tunnel", plan.tickets_over(route), (route,))
        case DrawTickets():
            return Advice("new_tickets")
        case _:
            return Advice("only_way")


def _completed_by(board: Board, state: PlannerState, route: int) -> tuple[int, ...]:
    """The tickets that a route completes at once, planned or not: near the end the planner counts these too."""
    ends = _components(state, board.route_a[route], board.route_b[route])
    return tuple(
        ticket
        for ticket in state.held[: state.held_count]
        if len(ends) == 2 and _components(state, board.ticket_a[ticket], board.ticket_b[ticket]) == ends
    )


def _components(state: PlannerState, *cities: int) -> set[int]:
    return {component_of(state, city) for city in cities}  # type: ignore[no-untyped-call]


def _why_station(board: Board, state: PlannerState, plan: Plan, city: int) -> Advice:
    """A station is for the routes that the plan borrows there; in the last turn for one that completes tickets."""
    here = [route for route in range(board.routes) if city in (board.route_a[route], board.route_b[route])]
    routes = [route for route in plan.borrowed if route in here]
    tickets = _in_order(ticket for route in routes for ticket in plan.tickets_over(route))
    if not routes:
        completed = {r: _completed_by(board, state, r) for r in here if state.status[r] == THEIRS}
        routes = [route for route, joined in completed.items() if joined]
        tickets = _in_order(ticket for route in routes for ticket in completed[route])
    return Advice("station", tickets, tuple(routes)) if tickets else Advice("only_way")


def _routes_in_need(view: View, state: PlannerState, plan: Plan, action: Draw | Take) -> tuple[int, ...]:
    """The wanted routes that a card is drawn for: those of the plan, or once these can be paid, the fillers."""
    prices = route_prices(view.edition)
    wanted = plan.routes if state.lacking else (*plan.routes, *plan.fillers)
    needy = tuple(route for route in wanted if lacking(prices[route], view.hand).total) or wanted
    if isinstance(action, Draw):
        return needy
    card = action.card
    if card == LOCOMOTIVE:
        fitting = tuple(route for route in needy if prices[route].wild or prices[route].symbols)
    else:
        fitting = tuple(route for route in needy if prices[route].color in (card, GRAY))
    return fitting or needy


def _in_order(tickets: Iterable[int]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(tickets))
