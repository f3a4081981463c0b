"""Claiming routes (CLAIM-1 to CLAIM-10, BONUSDRAW-1), tunnels among them (TUNNEL-1 to TUNNEL-6)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Protocol

from northline.editions.model import Edition
from northline.rules import cards as c
from northline.rules.actions import Claim, Pay, Retreat
from northline.rules.cards import LOCOMOTIVE, Cards
from northline.rules.errors import IllegalAction
from northline.rules.events import CardDrawn, RouteClaimed, TunnelLeft, TunnelTried
from northline.rules.payment import (
    extra_payments,
    extra_refusal,
    paying_color,
    refusal,
    route_prices,
)
from northline.rules.state import NOBODY, State, Tunnel
from northline.rules.working_state import WorkingState

# Which routes are open


@cache
def parallel_routes(edition: Edition) -> tuple[tuple[int, ...], ...]:
    """For each route the other routes of its track group: those between the same two cities."""
    routes = edition.routes
    return tuple(
        tuple(
            i for i, other in enumerate(routes) if route.group and other.group == route.group and i != index
        )
        for index, route in enumerate(routes)
    )


@cache
def track_limits(edition: Edition, players: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """For each route its parallel ones, and how many of the group so many players may claim (CLAIM-7 to CLAIM-9)."""
    limited = {size: tracks for size, count, tracks in edition.rules.open_tracks if count == players}
    return tuple(
        (others, limited.get(len(others) + 1, len(others) + 1)) for others in parallel_routes(edition)
    )


class Claims(Protocol):
    """What a position and a view have in common: who owns which route."""

    @property
    def edition(self) -> Edition: ...
    @property
    def players(self) -> int: ...
    @property
    def owners(self) -> tuple[int, ...]: ...


class ClaimsAndTrains(Claims, Protocol):
    """The same with the trains that each seat has left."""

    @property
    def trains(self) -> tuple[int, ...]: ...


def openness(state: Claims, seat: int) -> Callable[[int], bool]:
    """A function that says whether a route is open to a seat, whatever its hand and trains."""
    owners, tracks = state.owners, track_limits(state.edition, state.players)

    def is_open(route: int) -> bool:
        if owners[route] != NOBODY:  # CLAIM-1
            return False
        others, most = tracks[route]
        claimed = 0
        for other in others:
            owner = owners[other]
            if owner == seat:  # CLAIM-6
                return False
            if owner != NOBODY:
                claimed += 1
        return claimed < most  # CLAIM-7 to CLAIM-9

    return is_open


def closed_because(state: Claims, seat: int, route: int) -> IllegalAction | None:
    """Why a route is closed to a seat; None when it is open."""
    if openness(state, seat)(route):
        return None
    if state.owners[route] != NOBODY:
        return IllegalAction("CLAIM-1", "route_claimed")
    if any(state.owners[other] == seat for other in parallel_routes(state.edition)[route]):
        return IllegalAction("CLAIM-6", "own_twin")
    return IllegalAction("CLAIM-7/8/9", "tracks_closed", players=state.players)


def out_of_reach(position: ClaimsAndTrains, seat: int, route: int) -> IllegalAction | None:
    """Why a seat cannot claim a route whatever cards it pays with; None when only the cards matter."""
    if not 0 <= route < len(position.owners):
        return IllegalAction("CLAIM-1", "no_such_route")
    closed = closed_because(position, seat, route)
    if closed:
        return closed
    length, trains = position.edition.routes[route].length, position.trains[seat]
    if length > trains:
        return IllegalAction("CLAIM-3", "too_few_trains", length=length, trains=trains)
    return None


def check_claim(state: State, seat: int, claim: Claim) -> None:
    """Raise :class:`IllegalAction` unless a seat may claim this route with these cards."""
    unreachable = out_of_reach(state, seat, claim.route)
    if unreachable:
        raise unreachable
    check_in_hand(state, seat, claim.cards)
    refused = refusal(route_prices(state.edition)[claim.route], claim.cards)
    if refused:
        raise refused


def check_in_hand(state: State, seat: int, cards: Cards) -> None:
    """Raise :class:`IllegalAction` unless a seat holds these cards."""
    if len(cards) != len(c.NO_CARDS) or min(cards) < 0:
        raise IllegalAction("CLAIM-2", "not_cards")
    if not c.holds(state.hands[seat], cards):
        raise IllegalAction("CLAIM-2", "not_in_hand")


def claim(working: WorkingState, seat: int, action: Claim) -> None:
    """Claim a route; for a tunnel, turn cards over first."""
    working.lay_down(seat, action.cards)
    if working.edition.routes[action.route].kind == "tunnel":
        _dig(working, seat, action)
    else:
        _take_over(working, seat, action.route, action.cards)


def _take_over(
    working: WorkingState, seat: int, route: int, cards: Cards, revealed: Cards = c.NO_CARDS
) -> None:
    """Trains down (CLAIM-3), points up (CLAIM-5), cards to the discards (CLAIM-4), and a +X route's draw."""
    edition = working.edition
    points = edition.route_points[route]
    owners = working.owners
    working.owners = (*owners[:route], seat, *owners[route + 1 :])
    working.trains[seat] -= edition.routes[route].length
    working.points[seat] += points
    working.events.append(RouteClaimed(seat, route, cards, points))
    working.discard(c.plus(cards, revealed))
    for _ in range(edition.routes[route].bonus_draw):  # BONUSDRAW-1
        card = working.draw_card()
        if card is None:
            break
        working.give(seat, card)
        working.events.append(CardDrawn(seat, card, bonus=True))
    working.end_turn(seat)


# Tunnels


def _dig(working: WorkingState, seat: int, action: Claim) -> None:
    """Turn cards over with the payment set aside (TUNNEL-1), and count what they cost (TUNNEL-2, TUNNEL-3)."""
    revealed = []
    for _ in range(working.edition.rules.tunnel_reveal):
        card = working.draw_card()
        if card is None:
            break
        revealed.append(card)
    color = paying_color(action.cards)
    extra = sum(card in (LOCOMOTIVE, color) for card in revealed)
    working.events.append(TunnelTried(seat, action.route, action.cards, tuple(revealed), extra))
    if extra:
        working.phase = Tunnel(seat, action.route, action.cards, tuple(revealed), extra)
    else:
        _take_over(working, seat, action.route, action.cards, _counted(revealed))


def _counted(revealed: list[int] | tuple[int, ...]) -> Cards:
    return tuple(revealed.count(card) for card in range(len(c.NO_CARDS)))


def tunnel_menu(state: State, tunnel: Tunnel) -> list[Pay]:
    """The ways to pay what a tunnel costs in addition."""
    hand = state.hands[tunnel.seat]
    return [Pay(cards) for cards in extra_payments(hand, paying_color(tunnel.laid), tunnel.extra)]


def check_pay(state: State, seat: int, pay: Pay) -> None:
    """Raise :class:`IllegalAction` unless these cards pay what the tunnel costs in addition."""
    tunnel = _tunnel(state)
    check_in_hand(state, seat, pay.cards)
    refused = extra_refusal(pay.cards, paying_color(tunnel.laid), tunnel.extra)
    if refused:
        raise refused


def pay(working: WorkingState, seat: int, action: Pay) -> None:
    """Pay the extra cost of a tunnel and claim it."""
    tunnel = _tunnel(working)
    working.lay_down(seat, action.cards)
    _take_over(working, seat, tunnel.route, c.plus(tunnel.laid, action.cards), _counted(tunnel.revealed))


def check_retreat(state: State, seat: int, action: Retreat) -> None:
    """Always allowed: nobody has to pay (TUNNEL-4)."""


def retreat(working: WorkingState, seat: int, action: Retreat) -> None:
    """The payment goes back to the hand, the turned-over cards to the discards (TUNNEL-4, TUNNEL-5)."""
    tunnel = _tunnel(working)
    working.take_back(seat, tunnel.laid)
    working.events.append(TunnelLeft(seat, tunnel.route))
    working.discard(_counted(tunnel.revealed))
    working.end_turn(seat)


def _tunnel(place: State | WorkingState) -> Tunnel:
    assert isinstance(place.phase, Tunnel), "checked before"
    return place.phase
