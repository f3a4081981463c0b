"""Claiming routes (CLAIM-1 to CLAIM-10, BONUSDRAW-1) and digging tunnels (TUNNEL-1 to TUNNEL-6)."""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import Protocol

from northline.editions.model import Edition
from northline.rules import cards as c
from northline.rules.actions import Claim, Pay
from northline.rules.cards import GRAY, LOCOMOTIVE, Cards
from northline.rules.errors import IllegalAction
from northline.rules.events import CardDrawn, RouteClaimed, TunnelLeft, TunnelTried
from northline.rules.payment import (
    ALL_COLORS,
    Price,
    all_locomotives,
    extra_payments,
    extra_refusal,
    in_one_color,
    paying_color,
    payments,
    refusal,
    route_prices,
)
from northline.rules.state import NOBODY, State, Tunnel
from northline.rules.table import Table

# Which routes are open


@cache
def twins(edition: Edition) -> tuple[tuple[int, ...], ...]:
    """For each route the other routes of its track group."""
    routes = edition.routes
    return tuple(
        tuple(
            i for i, other in enumerate(routes) if route.group and other.group == route.group and i != index
        )
        for index, route in enumerate(routes)
    )


@cache
def _tracks_open(edition: Edition, players: int) -> dict[int, int]:
    """How many routes of a track group may be claimed, by its size (CLAIM-7 to CLAIM-9)."""
    return {size: tracks for size, count, tracks in edition.rules.open_tracks if count == players}


class Claims(Protocol):
    """What a position and a view have in common: who owns which route."""

    @property
    def edition(self) -> Edition: ...
    @property
    def players(self) -> int: ...
    @property
    def owners(self) -> tuple[int, ...]: ...


def closed_because(state: Claims, seat: int, route: int) -> tuple[str, str] | None:
    """The rule that closes a route to a seat, whatever its hand and trains; None when it is open."""
    owners = state.owners
    if owners[route] != NOBODY:
        return "CLAIM-1", "this route has been claimed"
    others = twins(state.edition)[route]
    if others:
        taken = [owners[other] for other in others if owners[other] != NOBODY]
        if seat in taken:
            return "CLAIM-6", "you own another route between these two cities"
        size = len(others) + 1
        if len(taken) >= _tracks_open(state.edition, state.players).get(size, size):
            return "CLAIM-7/8/9", f"with {state.players} players no more routes between these cities are open"
    return None


class _Tariff:
    """The routes of an edition by what they cost, so that a menu looks only at those within reach of a hand."""

    def __init__(self, edition: Edition) -> None:
        self._prices = route_prices(edition)
        plain = [r for r, price in enumerate(self._prices) if not price.pairs and not price.any_for_one]
        self.plain = tuple(
            sorted((self._prices[r].length, r) for r in plain if self._prices[r].color == color)
            for color in (*ALL_COLORS, GRAY)
        )
        """(length, route) of the routes without substitutes, shortest first, by colour; the gray ones last."""
        by_price: dict[Price, list[int]] = {}
        for route, price in enumerate(self._prices):
            if route not in plain:
                by_price.setdefault(price, []).append(route)
        self.special = tuple(by_price.items())
        """The routes that take substitutes, by price."""
        self._claims: dict[tuple[int, int, int, int], tuple[Claim, ...]] = {}

    def claims(self, route: int, color: int, count: int, locomotives: int) -> tuple[Claim, ...]:
        """The claims of a plain route with so many cards of a colour (or of no colour) and locomotives in hand."""
        key = (route, color, count, locomotives)
        found = self._claims.get(key)
        if found is None:
            price = self._prices[route]
            if color == LOCOMOTIVE:
                ways = all_locomotives(price, locomotives)
            else:
                ways = in_one_color(price, color, count, locomotives)
            found = self._claims[key] = tuple(Claim(route, cards) for cards in ways)
        return found


_tariff = cache(_Tariff)


def menu(state: State, seat: int) -> list[Claim]:
    """Every open route with every payment of :func:`~northline.rules.payment.payments`, sorted."""
    tariff, siblings, owners = _tariff(state.edition), twins(state.edition), state.owners
    hand, trains = state.hands[seat], state.trains[seat]
    locomotives = hand[LOCOMOTIVE]
    found: list[Claim] = []

    def is_open(route: int) -> bool:
        return owners[route] == NOBODY and not (siblings[route] and closed_because(state, seat, route))

    for color in ALL_COLORS:
        reach = min(hand[color] + locomotives, trains)
        for length, route in tariff.plain[color]:
            if length > reach:
                break
            if is_open(route):
                found += tariff.claims(route, color, hand[color], locomotives)
                found += tariff.claims(route, LOCOMOTIVE, 0, locomotives)
    held = [color for color in ALL_COLORS if hand[color]]
    reach = min(max(hand[:LOCOMOTIVE]) + locomotives, trains)
    for length, route in tariff.plain[GRAY]:
        if length > reach:
            break
        if is_open(route):
            for color in held:
                found += tariff.claims(route, color, hand[color], locomotives)
            found += tariff.claims(route, LOCOMOTIVE, 0, locomotives)
    in_hand = sum(hand)
    for price, routes in tariff.special:
        if price.length <= min(in_hand, trains):
            ways = payments(price, hand)
            if ways:
                found += [Claim(route, cards) for route in routes if is_open(route) for cards in ways]
    found.sort(key=_route_of)  # stable: the payments of a route stay in their order
    return found


_route_of = attrgetter("route")


def check_claim(state: State, seat: int, claim: Claim) -> None:
    if not 0 <= claim.route < len(state.owners):
        raise IllegalAction("CLAIM-1", "there is no such route")
    closed = closed_because(state, seat, claim.route)
    if closed:
        raise IllegalAction(*closed)
    price = route_prices(state.edition)[claim.route]
    if price.length > state.trains[seat]:
        raise IllegalAction(
            "CLAIM-3", f"this route takes {price.length} trains, and you have {state.trains[seat]}"
        )
    check_in_hand(state, seat, claim.cards)
    refused = refusal(price, claim.cards)
    if refused:
        raise IllegalAction(*refused)


def check_in_hand(state: State, seat: int, cards: Cards) -> None:
    if len(cards) != len(c.NO_CARDS) or min(cards) < 0:
        raise IllegalAction("CLAIM-2", "these are not cards of the game")
    if not c.holds(state.hands[seat], cards):
        raise IllegalAction("CLAIM-2", "you do not hold all of these cards")


def claim(table: Table, seat: int, action: Claim) -> None:
    table.hands[seat] = c.minus(table.hands[seat], action.cards)
    if table.edition.routes[action.route].kind == "tunnel":
        _dig(table, seat, action)
    else:
        _take_over(table, seat, action.route, action.cards)


def _take_over(table: Table, seat: int, route: int, cards: Cards, revealed: Cards = c.NO_CARDS) -> None:
    """Trains down (CLAIM-3), points up (CLAIM-5), cards to the discards (CLAIM-4), and a +X route's draw."""
    edition = table.edition
    points = edition.route_points[route]
    owners = table.owners
    table.owners = (*owners[:route], seat, *owners[route + 1 :])
    table.trains[seat] -= edition.routes[route].length
    table.points[seat] += points
    table.events.append(RouteClaimed(seat, route, cards, points))
    table.discard(c.plus(cards, revealed))
    for _ in range(edition.routes[route].bonus_draw):  # BONUSDRAW-1
        card = table.draw_card()
        if card is None:
            break
        table.give(seat, card)
        table.events.append(CardDrawn(seat, card, bonus=True))
    table.end_turn(seat)


# Tunnels


def _dig(table: Table, seat: int, action: Claim) -> None:
    """Turn cards over while the payment lies apart (TUNNEL-1), and count what they cost (TUNNEL-2, TUNNEL-3)."""
    revealed = []
    for _ in range(table.edition.rules.tunnel_reveal):
        card = table.draw_card()
        if card is None:
            break
        revealed.append(card)
    color = paying_color(action.cards)
    extra = sum(card in (LOCOMOTIVE, color) for card in revealed)
    table.events.append(TunnelTried(seat, action.route, action.cards, tuple(revealed), extra))
    if extra:
        table.phase = Tunnel(seat, action.route, action.cards, tuple(revealed), extra)
    else:
        _take_over(table, seat, action.route, action.cards, _counted(revealed))


def _counted(revealed: list[int] | tuple[int, ...]) -> Cards:
    return tuple(revealed.count(card) for card in range(len(c.NO_CARDS)))


def tunnel_menu(state: State, tunnel: Tunnel) -> list[Pay]:
    hand = state.hands[tunnel.seat]
    return [Pay(cards) for cards in extra_payments(hand, paying_color(tunnel.laid), tunnel.extra)]


def check_pay(state: State, tunnel: Tunnel, pay: Pay) -> None:
    check_in_hand(state, tunnel.seat, pay.cards)
    refused = extra_refusal(pay.cards, paying_color(tunnel.laid), tunnel.extra)
    if refused:
        raise IllegalAction(*refused)


def pay(table: Table, tunnel: Tunnel, action: Pay) -> None:
    table.hands[tunnel.seat] = c.minus(table.hands[tunnel.seat], action.cards)
    paid = c.plus(tunnel.laid, action.cards)
    _take_over(table, tunnel.seat, tunnel.route, paid, _counted(tunnel.revealed))


def retreat(table: Table, tunnel: Tunnel) -> None:
    """The payment goes back to the hand, the turned-over cards to the discards (TUNNEL-4, TUNNEL-5)."""
    table.hands[tunnel.seat] = c.plus(table.hands[tunnel.seat], tunnel.laid)
    table.events.append(TunnelLeft(tunnel.seat, tunnel.route))
    table.discard(_counted(tunnel.revealed))
    table.end_turn(tunnel.seat)
