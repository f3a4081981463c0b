"""Why can I not do this? Answered from public information and the player's own hand."""

from __future__ import annotations

from northline.rules.analysis.missing import Unaffordable, missing
from northline.rules.claim import out_of_reach
from northline.rules.errors import IllegalAction
from northline.rules.payment import Price, route_prices, station_price
from northline.rules.station import unavailable
from northline.rules.view import View


def why_not_claim(view: View, route: int) -> IllegalAction | None:
    """Why the seat of a view cannot claim a route now; None when it can. What can never change comes first.

    The order is that of :func:`northline.rules.claim.check_claim`, with what the hand lacks in place of a payment.

    >>> from northline.rules import State, view
    >>> state = State.from_dict({"edition": "europe", "players": 2, "hands": [{"black": 2}, {}]})
    >>> why_not_claim(view(state, 0), state.edition.route_index["brest-paris"]).why
    'you need 1 more black card or locomotive'
    """
    assert view.seat is not None, "a spectator claims nothing"
    unreachable = out_of_reach(view, view.seat, route)
    if unreachable is not None:
        return unreachable
    price = route_prices(view.edition)[route]
    return _unaffordable(view, price, _rule_of(price)) or _not_now(view)


def why_not_build(view: View, city: int) -> IllegalAction | None:
    """Why the seat of a view cannot build a station in a city now; None when it can."""
    assert view.seat is not None, "a spectator builds nothing"
    impossible = unavailable(view, view.seat, city)
    if impossible is not None:
        return impossible
    price = station_price(len(view.stations[view.seat]))
    return _unaffordable(view, price, "STATION-1") or _not_now(view)


def _rule_of(price: Price) -> str:
    """The rule that says how a route is paid for."""
    if price.any_for_one:
        return "FERRY-2" if price.symbols else "MURM-1"
    if price.symbols:
        return "FERRY-3" if price.pairs else "FERRY-1"
    return "CLAIM-2"


def _unaffordable(view: View, price: Price, rule: str) -> Unaffordable | None:
    ways = missing(price, view.hand, view.edition.rules.deck)
    return Unaffordable(rule, ways) if ways else None


def _not_now(view: View) -> IllegalAction | None:
    if view.over:
        return IllegalAction("TURN-1", "game_over")
    if view.seat not in view.to_act:
        return IllegalAction("TURN-1", "not_your_turn")
    return None if view.phase == "turn" else IllegalAction("TURN-1", f"now_{view.phase}")
