"""Four styles of play from the literature, written from their descriptions.

F. de Mesentier Silva, S. Lee, J. Togelius and A. Nealen, "AI-based playtesting of contemporary board games" (2017),
let four agents play: one that thinks a single step ahead, one that is after long routes, one that chooses its routes
for its tickets, and one that is hungry for tickets. No program of theirs is public. What a style is about is
theirs; how it is done here follows from this program: all four pay, draw and find ways between cities alike.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from northline.bots.base import Clock
from northline.bots.published.card_choice import card_to_draw
from northline.bots.published.immediate_gains import best_now, cheapest_payment
from northline.bots.published.taste import Taste
from northline.bots.published.ticket_plan import TicketPlan, plan_tickets
from northline.rules.actions import Action, Claim, Draw, DrawTickets, Keep, Pay, Take
from northline.rules.analysis.planning import lacking, spaces_to_build
from northline.rules.cards import LOCOMOTIVE, Cards
from northline.rules.payment import route_prices
from northline.rules.view import View

_CARDS_A_TURN = 1.5
_LATE = 12
"""With as few trains left, anybody's, nobody draws tickets any more."""
_HUNGER = 5
"""Tickets that the hungry one wants to hold before it begins to build."""


class _Style(ABC):
    """What the four have in common: they want some routes, claim the best that can be paid, and else draw for it."""

    def __init__(self, seed: int = 0) -> None:
        self._taste = Taste(seed)

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        assert view.seat is not None, "a spectator has nothing to choose"
        match view.phase:
            case "opening" | "tickets":
                keeps = [action for action in view.legal_actions if isinstance(action, Keep)]
                return max(keeps, key=lambda keep: self._worth_keeping(view, keep))
            case "tunnel":
                return _answer_tunnel(view)
            case "second_card":
                return card_to_draw(view, self._wanted(view, self._plan(view)), self._taste)
            case _:
                return self._turn(view, view.seat)

    def _turn(self, view: View, seat: int) -> Action:
        plan = self._plan(view)
        if self._wants_tickets(view, plan) and DrawTickets() in view.legal_actions:
            return DrawTickets()
        wanted, claims = self._wanted(view, plan), _payments_by_route(view)
        if view.turns_left is not None:
            return best_now(view, seat, claims, self._taste) or view.legal_actions[0]
        for route in wanted[:1]:
            if route in claims:
                return Claim(route, cheapest_payment(view, wanted, route, claims[route], self._taste))
        if any(isinstance(action, Draw | Take) for action in view.legal_actions):
            return card_to_draw(view, wanted, self._taste)
        return best_now(view, seat, claims, self._taste) or view.legal_actions[-1]

    def _wanted(self, view: View, plan: TicketPlan) -> tuple[int, ...]:
        """The routes to play for, the best first."""
        assert view.seat is not None
        trains = view.trains[view.seat]
        worth = {
            route: self._worth(view, plan, route)
            for route, length in enumerate(spaces_to_build(view, view.seat))
            if length and length <= trains
        }
        worthy = [route for route in worth if worth[route] > 0]
        return tuple(sorted(worthy, key=lambda route: (-worth[route], self._taste.route(route)))[:4])

    def _plan(self, view: View, more: tuple[int, ...] = ()) -> TicketPlan:
        assert view.seat is not None
        return plan_tickets(view, view.seat, (*view.own_tickets, *more), self._taste)

    def _turns(self, view: View, route: int) -> float:
        return 1 + lacking(route_prices(view.edition)[route], view.hand).total / _CARDS_A_TURN

    def _worth_keeping(self, view: View, keep: Keep) -> float:
        """As few tickets as can be, and those that are soonest done."""
        plan = self._plan(view, keep.tickets)
        return plan.points - plan.spaces - 3 * len(keep.tickets)

    def _wants_tickets(self, view: View, plan: TicketPlan) -> bool:
        return False

    @abstractmethod
    def _worth(self, view: View, plan: TicketPlan, route: int) -> float:
        """What a route is worth to somebody who plays like this: that is the style."""


class OneStepBot(_Style):
    """After de Mesentier Silva and others: thinks a single step ahead, and takes what brings most next."""

    def _worth(self, view: View, plan: TicketPlan, route: int) -> float:
        """What a route brings, with its share of the tickets, for the turns until it can be had."""
        share = plan.points / len(plan.routes) if route in plan.routes else 0
        return (view.edition.route_points[route] + share) / self._turns(view, route) ** 2


class LongRouteBot(_Style):
    """After de Mesentier Silva and others: always after the longest routes; tickets are an afterthought."""

    def _worth(self, view: View, plan: TicketPlan, route: int) -> float:
        """Length decides, then whether a ticket asks for it, then how soon it can be had."""
        length = view.edition.routes[route].length
        return 10 * length + 5 * (route in plan.routes) - self._turns(view, route)


class RouteFocusedBot(_Style):
    """After de Mesentier Silva and others: chooses routes for its tickets, those that bring most first."""

    def _worth(self, view: View, plan: TicketPlan, route: int) -> float:
        points = view.edition.route_points[route]
        if not plan.routes:
            return points / self._turns(view, route)
        return 10 + points - self._turns(view, route) if route in plan.routes else 0

    def _wants_tickets(self, view: View, plan: TicketPlan) -> bool:
        return not plan.routes and min(view.trains) > _LATE


class TicketHungryBot(RouteFocusedBot):
    """After de Mesentier Silva and others: gathers tickets first, then builds for all of them."""

    def _worth_keeping(self, view: View, keep: Keep) -> float:
        """All tickets that fit on one railway."""
        plan = self._plan(view, keep.tickets)
        return plan.points - plan.spaces / 4

    def _wants_tickets(self, view: View, plan: TicketPlan) -> bool:
        early = min(view.trains) > view.edition.rules.trains - _LATE
        return (early and len(view.own_tickets) < _HUNGER) or super()._wants_tickets(view, plan)


def _payments_by_route(view: View) -> dict[int, list[Cards]]:
    """The payments on the menu for each route that can be paid for."""
    claims: dict[int, list[Cards]] = {}
    for action in view.legal_actions:
        if isinstance(action, Claim):
            claims.setdefault(action.route, []).append(action.cards)
    return claims


def _answer_tunnel(view: View) -> Action:
    """Pay if one can, with as few locomotives as possible; otherwise retreat."""
    ways = [action for action in view.legal_actions if isinstance(action, Pay)]
    return min(ways, key=lambda pay: pay.cards[LOCOMOTIVE]) if ways else view.legal_actions[-1]
