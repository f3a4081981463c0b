"""What a move is good for, as a bot that plans its tickets sees it: for people who ask for advice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from northline.bots.plan import Plan, plan_for
from northline.rules.actions import Action, BuildStation, Claim, Draw, Keep, Pay, Take
from northline.rules.view import View

Reason = Literal["tickets", "points", "cards", "new_tickets", "station", "tunnel", "only_way"]


@dataclass(frozen=True, slots=True)
class Advice:
    """Why a move is a good one. What does not matter for it is empty."""

    reason: Reason
    """For tickets; for points; for cards that are needed; for new tickets; a station; a tunnel; nothing else to do."""
    tickets: tuple[int, ...] = ()
    routes: tuple[int, ...] = ()
    points: int = 0


def advice(view: View, action: Action) -> Advice:
    """What an action is good for, from what its seat may know."""
    assert view.seat is not None, "a spectator needs no advice"
    plan = _plan(view, view.seat)
    if len(view.legal_actions) == 1:
        return Advice("only_way")
    match action:
        case Keep(tickets):
            together = _plan(view, view.seat, tickets)
            return Advice("tickets", tickets, together.routes)
        case Claim(route):
            points = view.edition.route_points[route]
            helped = _tickets_over(view, view.seat, plan, route)
            return Advice("tickets" if helped else "points", helped, (route,), points)
        case BuildStation():
            return Advice("station", _open_tickets(view), plan.borrowed)
        case Draw() | Take():
            return Advice("cards", routes=plan.routes)
        case Pay():
            assert view.tunnel is not None
            route = view.tunnel.route
            return Advice("tunnel", _tickets_over(view, view.seat, plan, route), (route,))
        case _:
            return Advice("tunnel" if view.tunnel is not None else "new_tickets")


def _plan(view: View, seat: int, more: tuple[int, ...] = ()) -> Plan:
    return plan_for(view, seat, (*view.own_tickets, *more), (0,) * len(view.owners))


def _tickets_over(view: View, seat: int, plan: Plan, route: int) -> tuple[int, ...]:
    """The open tickets whose own plan goes over a route that is part of the whole plan."""
    if route not in plan.routes:
        return ()
    alone = {ticket: plan_for(view, seat, (ticket,), (0,) * len(view.owners)) for ticket in view.own_tickets}
    through = tuple(ticket for ticket, way in alone.items() if route in way.routes)
    return through or tuple(ticket for ticket, way in alone.items() if not way.done)


def _open_tickets(view: View) -> tuple[int, ...]:
    assert view.seat is not None
    blank = (0,) * len(view.owners)
    return tuple(t for t in view.own_tickets if not plan_for(view, view.seat, (t,), blank).done)
