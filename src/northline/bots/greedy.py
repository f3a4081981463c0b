"""A simple ticket player: it plans its tickets, claims what it can pay for, and draws what it lacks.

It looks at its view and nothing else, keeps nothing in mind between two choices, and never looks ahead: strong
enough to be an opponent for an evening, simple enough to be the first bot one reads.
"""

from __future__ import annotations

from functools import lru_cache

from northline.bots.base import Clock
from northline.bots.drawing import card_to_draw
from northline.bots.gains import best_now, cheapest_stations, is_safe, thriftiest
from northline.bots.plan import Plan, free_ends, plan_for
from northline.rules.actions import Action, BuildStation, Claim, Draw, DrawTickets, Keep, Pay, Take
from northline.rules.cards import LOCOMOTIVE, Cards
from northline.rules.chance import SplitMix
from northline.rules.payment import route_prices
from northline.rules.planning import lacking, spaces_to_build
from northline.rules.view import View

_TRAINS_FOR_MORE_TICKETS = 16
"""With fewer trains, one's own or anybody's, it is late for new tickets."""
_HURRY = 6
"""When somebody has as few trains left the end is near: claim now, do not save."""
_FULL_HAND = 20
"""With as many cards saving is over: anything that can be paid for is better than more cards."""
_PRICE_OF_A_SPACE = 0.7
"""Points that tickets must bring for each space of the plan."""
_RISK_OF_A_SPACE = 0.8
"""The same once more for a plan that takes all trains, less for a smaller one: large plans fail."""


class GreedyBot:
    """Works on its tickets one after another and claims what it can; quick.

    ``seed`` decides between ways that are about equally good, so that not all of them play alike.
    """

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        assert view.seat is not None, "a spectator has nothing to choose"
        match view.phase:
            case "opening" | "tickets":
                return self._keep(view, view.seat)
            case "tunnel":
                return answer_tunnel(view)
            case "second_card":
                return card_to_draw(view, self._wanted(view, view.seat, self._plan(view, view.seat)))
            case _:
                return self._turn(view, view.seat)

    def _plan(self, view: View, seat: int, new_tickets: tuple[int, ...] = ()) -> Plan:
        taste = taste_of(self._seed, len(view.owners))
        return plan_for(view, seat, (*view.own_tickets, *new_tickets), taste)

    def _keep(self, view: View, seat: int) -> Action:
        """The tickets that bring most for the spaces they take, together with those held already."""

        def value(keep: Keep) -> float:
            plan = self._plan(view, seat, keep.tickets)
            risk = _RISK_OF_A_SPACE * plan.spaces / max(1, view.trains[seat])
            return plan.points - (_PRICE_OF_A_SPACE + risk) * plan.spaces

        return max((action for action in view.legal_actions if isinstance(action, Keep)), key=value)

    def _turn(self, view: View, seat: int) -> Action:
        claims = payments_by_route(view)
        plan = self._plan(view, seat)
        hurry = min(view.trains) <= _HURRY or sum(view.hand) >= _FULL_HAND
        last_turn = view.turns_left is not None  # everybody has one more turn, and this is ours
        choice: Action | None = None
        if not last_turn:
            choice = _claim_for(view, plan, claims, hurry)
            if choice is None and not plan.routes:
                choice = _station_for(view, plan) or self._without_plan(view, seat, claims)
        if choice is None and (hurry or last_turn):
            choice = best_now(view, seat, claims)
        if choice is None and any(isinstance(action, Draw | Take) for action in view.legal_actions):
            choice = card_to_draw(view, self._wanted(view, seat, plan))
        return choice or best_now(view, seat, claims) or view.legal_actions[-1]

    def _without_plan(self, view: View, seat: int, claims: dict[int, list[Cards]]) -> Action | None:
        """The tickets are done or hopeless: new ones while there is time, else routes for their points."""
        if DrawTickets() in view.legal_actions and min(view.trains) >= _TRAINS_FOR_MORE_TICKETS:
            return DrawTickets()
        target = _best_route_to_get(view, seat)
        if target is not None and target in claims:
            return Claim(target, thriftiest(view, (), target, claims[target]))
        return None

    def _wanted(self, view: View, seat: int, plan: Plan) -> tuple[int, ...]:
        """The routes to draw cards for: those of the plan, or without any the best there is."""
        if plan.routes:
            return plan.routes
        target = _best_route_to_get(view, seat)
        return () if target is None else (target,)


@lru_cache(maxsize=256)
def taste_of(seed: int, routes: int) -> tuple[int, ...]:
    chance = SplitMix(seed)
    return tuple(chance.below(4) for _ in range(routes))


def payments_by_route(view: View) -> dict[int, list[Cards]]:
    """The payments on the menu for each route that can be paid for."""
    claims: dict[int, list[Cards]] = {}
    for action in view.legal_actions:
        if isinstance(action, Claim):
            claims.setdefault(action.route, []).append(action.cards)
    return claims


def _claim_for(view: View, plan: Plan, claims: dict[int, list[Cards]], hurry: bool) -> Claim | None:
    """The route of the plan with most points that can be claimed without throwing cards away."""
    points = view.edition.route_points
    for route in sorted(plan.routes, key=lambda route: (-points[route], route)):
        if route in claims and (hurry or is_safe(view, route)):
            cards = thriftiest(view, plan.routes, route, claims[route])
            if hurry or not _wasteful(view, route, cards):
                return Claim(route, cards)
    return None


def _wasteful(view: View, route: int, cards: Cards) -> bool:
    """Early on, more than half of a route should not be paid with locomotives that it does not ask for."""
    early = min(view.trains) > 2 * _HURRY and sum(view.hand) < _FULL_HAND // 2
    ends = view.edition.routes[route]
    return early and cards[LOCOMOTIVE] - ends.symbols > max(1, ends.length // 2)


def _best_route_to_get(view: View, seat: int) -> int | None:
    """The open route with most points for each turn that it takes to draw the cards and claim it."""
    prices, points = route_prices(view.edition), view.edition.route_points
    best, best_rate = None, 0.0
    for route, spaces in enumerate(spaces_to_build(view, seat)):
        if spaces and spaces <= view.trains[seat]:
            turns = 1 + lacking(prices[route], view.hand).total / 1.5
            if points[route] / turns > best_rate:
                best, best_rate = route, points[route] / turns
    return best


def _station_for(view: View, plan: Plan) -> BuildStation | None:
    """All routes of the plan are claimed: now the stations it counts on."""
    stations = cheapest_stations(view) if plan.borrowed else {}
    for route in plan.borrowed:
        for city in free_ends(view, route):
            if city in stations:
                return stations[city]
    return None


def answer_tunnel(view: View) -> Action:
    """Pay if one can, with as few locomotives as possible; otherwise retreat."""
    ways = [action for action in view.legal_actions if isinstance(action, Pay)]
    return min(ways, key=lambda pay: pay.cards[LOCOMOTIVE]) if ways else view.legal_actions[-1]
