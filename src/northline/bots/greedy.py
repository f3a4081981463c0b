"""A simple ticket player: it works on its tickets along shortest paths, claims what it can, and draws what it lacks.

It never looks ahead: strong enough to be an opponent for an evening, simple enough to be the first bot one reads. It is
the greedy player of the kernel, choice by choice, for those who have no kernel.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from northline.bots.base import Clock
from northline.bots.bridging import best_station
from northline.bots.wishes import Wishes
from northline.rules.actions import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawTickets,
    Pass,
    Retreat,
    Stop,
    Take,
)
from northline.rules.cards import CARD_NAMES, COLORS, GRAY, LOCOMOTIVE
from northline.rules.chance import SplitMix
from northline.rules.network import Path
from northline.rules.payment import route_prices
from northline.rules.view import View
from northline.strategy.action_ids import numbered_menu
from northline.strategy.board import board_of
from northline.strategy.encoding import DRAW_TICKETS, KEEP, PAY

_ENOUGH_TRAINS = 14
"""With fewer trains left, any player's, it takes no more tickets."""
_FEW_CARDS = 20
"""With fewer cards in deck and discards it rather draws, every other time, than dig a tunnel."""
_WISHED = 20
"""Points that a wish is worth in the last round."""

A = TypeVar("A", Claim, BuildStation)


class GreedyBot:
    """Works on its tickets one after another and claims what it can; quick."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = SplitMix(seed)
        self._wishes = Wishes()

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        assert view.seat is not None, "a spectator has nothing to choose"
        menu = numbered_menu(view, board_of(view.edition))
        if view.phase == "tunnel":
            return menu.get(PAY, Retreat())
        if view.phase == "opening":
            self._wishes = Wishes()  # a new game
        self._wishes.look(view)
        match view.phase:
            case "opening" | "tickets":
                return menu[KEEP + self._tickets_to_keep(view, view.seat)]
            case "second_card":
                return self._card(view) or Stop()
            case _:
                return self._turn(view, view.seat, menu)

    # A turn

    def _turn(self, view: View, seat: int, menu: Mapping[int, Action]) -> Action:
        busy = bool(self._wishes.open_routes)
        if not busy or view.turns_left is not None:
            station = self._useful_station(view, seat, menu)
            if station is not None:
                return station
        claim = self._best_claim(view, menu, only_wanted=busy)
        if claim is not None and not (_may_fail_for_ever(view, claim) and self._chance.below(2) == 0):
            return claim
        if not busy and _has_time_for_tickets(view):
            return DrawTickets()
        return (
            self._card(view)
            or self._best_claim(view, menu, only_wanted=False)
            or self._anything_else(view, menu)
        )

    def _best_claim(self, view: View, menu: Mapping[int, Action], *, only_wanted: bool) -> Claim | None:
        """The wanted route, or any, with most points, paid in the colour most held. In the last round any will do."""
        hurried, wanted = view.turns_left is not None, self._wishes.routes

        def worth(claim: tuple[int, int]) -> tuple[int, ...]:
            color, route = claim
            points = view.edition.route_points[route] + (_WISHED if hurried and route in wanted else 0)
            return points, _held(view, color), -color, -route

        claims = _by_color(menu, Claim, board_of(view.edition).claim)
        suitable = [claim for claim in claims if hurried or not only_wanted or claim[1] in wanted]
        return claims[max(suitable, key=worth)] if suitable else None

    def _useful_station(self, view: View, seat: int, menu: Mapping[int, Action]) -> Action | None:
        """A station that completes a ticket, unless a claim in the last round brings as much."""
        stations = _by_color(menu, BuildStation, board_of(view.edition).station)
        found = best_station(view, seat) if stations else None
        if found is None:
            return None
        if view.turns_left is not None:
            claim = self._best_claim(view, menu, only_wanted=False)
            if claim is not None and view.edition.route_points[claim.route] >= found.gain:
                return None
        colors = [color for color, city in stations if city == found.city]
        return stations[max(colors, key=lambda color: (_held(view, color), -color)), found.city]

    def _anything_else(self, view: View, menu: Mapping[int, Action]) -> Action:
        """Nothing can be claimed or drawn: a station somewhere, tickets, or else nothing at all."""
        first = board_of(view.edition).station
        others = [menu[number] for number in sorted(menu) if number >= first]
        others += [menu[DRAW_TICKETS]] if DRAW_TICKETS in menu else []
        return others[self._chance.below(len(others))] if others else Pass()

    # Cards

    def _card(self, view: View) -> Action | None:
        """The card of the display that is missing most, or a blind one; None when there is no card to be had."""
        shown = {action.card for action in view.legal_actions if isinstance(action, Take)}
        blind = Draw() in view.legal_actions
        if not shown and not blind:
            return None
        missing, gray, symbols = self._missing(view)
        whole_draw = view.edition.rules.display_locomotive_is_whole_draw
        if LOCOMOTIVE in shown and (not whole_draw or symbols > view.hand[LOCOMOTIVE]):
            return Take(LOCOMOTIVE)
        colors = sorted(shown - {LOCOMOTIVE})
        worth = {color: _worth_of_card(missing[color], gray, view.hand[color]) for color in colors}
        best = max(worth, key=worth.__getitem__, default=None)
        if best is not None and worth[best] > 0:
            return Take(best)
        return Draw() if blind else Take(min(shown))

    def _missing(self, view: View) -> tuple[list[int], int, int]:
        """What the wanted routes cost: in each colour, the longest gray one, and the most symbols of any."""
        missing, gray, symbols = [0] * len(COLORS), 0, 0
        prices = route_prices(view.edition)
        for route in self._wishes.open_routes:
            price = prices[route]
            if price.color == GRAY:
                gray = max(gray, price.length)
            else:
                missing[price.color] += price.length
            symbols = max(symbols, price.symbols)
        return missing, gray, symbols

    # Tickets

    def _tickets_to_keep(self, view: View, seat: int) -> int:
        """The ticket that is worth most for its spaces, then the next, while there are trains; as a set of places."""
        rules, routes = view.edition.rules, view.edition.routes
        fewest = min(rules.opening_keep if view.phase == "opening" else rules.ticket_keep, len(view.offer))
        left = view.trains[seat] - sum(routes[route].length for route in self._wishes.open_routes)
        self._wishes.only_think()
        kept: set[int] = set()
        while len(kept) < len(view.offer):
            place, path, worth = self._best_offer(view, kept, left)
            if len(kept) >= fewest and (path is None or worth <= 0 or 4 * path.length > left):
                break
            kept.add(place)
            if path is not None:
                self._wishes.want(path)
                left -= path.length
        return sum(1 << place for place in kept)

    def _best_offer(self, view: View, kept: set[int], trains: int) -> tuple[int, Path | None, int]:
        """The place of the best ticket not kept yet, the way for it, and what it is worth."""
        offers = []
        for place, ticket in enumerate(view.offer):
            if place not in kept:
                path, points = self._wishes.path(ticket, trains), view.edition.tickets[ticket].points
                offers.append((place, path, -points if path is None else 2 * points - path.length))
        return max(offers, key=lambda offer: offer[2])


def _by_color(menu: Mapping[int, Action], kind: type[A], first: int) -> dict[tuple[int, int], A]:
    """The claims or stations of a menu by paying colour and place; the first one would have the number ``first``."""
    found = {}
    for number, action in menu.items():
        if isinstance(action, kind):
            place, color = divmod(number - first, len(CARD_NAMES))
            found[color, place] = action
    return found


def _held(view: View, color: int) -> int:
    """How many cards of a colour there are; locomotives are spent last."""
    return 0 if color == LOCOMOTIVE else view.hand[color]


def _worth_of_card(missing: int, gray: int, held: int) -> int:
    """A colour of which little is missing first; for a gray route the colour most held."""
    if missing > held:
        return 100 - (missing - held)
    return 1 + held if gray > held else 0


def _may_fail_for_ever(view: View, claim: Claim) -> bool:
    """A tunnel when few cards go round: if most are locomotives it costs more each time, and nothing changes."""
    is_tunnel = view.edition.routes[claim.route].kind == "tunnel"
    return is_tunnel and view.deck_size + sum(view.discards) < _FEW_CARDS


def _has_time_for_tickets(view: View) -> bool:
    return view.ticket_deck_size > 0 and view.turns_left is None and min(view.trains) >= _ENOUGH_TRAINS
