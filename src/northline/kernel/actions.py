"""The numbering of actions: one fixed table for each edition.

| numbers | action |
| --- | --- |
| 0 | draw blind |
| 1 to 9 | take a card of the display, by kind |
| 10 to 14 | stop, draw tickets, pass, pay for the tunnel, retreat |
| 15 + set of places | keep these of the tickets on offer, the first place counting 1, the second 2, the third 4 … |
| ``claim`` + 9 × route + colour | claim a route, by paying colour; colour 8: without one |
| ``station`` + 9 × city + colour | build a station |

What a claim pays is in ``payment.py`` and ``docs/architecture.md``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from northline.editions.model import CARD_NAMES, LOCOMOTIVE, Edition
from northline.kernel import entry_points
from northline.kernel.core import layout
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.packing import pack_cards, unpack_cards
from northline.rules.actions import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawTickets,
    Keep,
    Pass,
    Retreat,
    Stop,
    Take,
)
from northline.rules.cards import Cards
from northline.rules.claim import tunnel_menu
from northline.rules.payment import payments, route_prices, station_price
from northline.rules.state import State, Tunnel
from northline.rules.tickets import offer_to
from northline.strategy import codes
from northline.strategy.action_ids import SIMPLE_IDS
from northline.strategy.codes import KEEP, KINDS, TAKE

_SIMPLE_ACTIONS: dict[int, Action] = {
    SIMPLE_IDS[type(action)]: action for action in (Draw(), Stop(), DrawTickets(), Pass(), Retreat())
}


@dataclass(frozen=True, eq=False)
class ActionTable:
    """The numbers of an edition's actions, and what they mean in a position of the reference engine.

    >>> from northline import edition
    >>> table = actions(edition("europe"))
    >>> table.describe(0), table.describe(table.claim + 7)
    ('draw', 'claim amsterdam-bruxelles red')
    """

    edition: Edition
    claim: int
    """The number of the first claim."""
    station: int
    """The number of the first station."""
    size: int
    """How many numbers there are."""

    def to_reference(self, state: State, number: int) -> Action:
        """Return the action of the reference engine that a legal number stands for in a position.

        Of several payments in a colour it is the one with the fewest cards, then with the fewest locomotives.
        """
        seat = state.to_act[0]
        if number in _SIMPLE_ACTIONS:
            return _SIMPLE_ACTIONS[number]
        if number == codes.PAY:
            assert isinstance(state.phase, Tunnel)
            return min(tunnel_menu(state, state.phase), key=lambda pay: pay.cards[LOCOMOTIVE])
        if number < KEEP:
            return Take(number - TAKE)
        if number < self.claim:
            offer, _ = offer_to(state, seat)
            return Keep(tuple(t for place, t in enumerate(offer) if number - KEEP >> place & 1))
        if number < self.station:
            route, color = divmod(number - self.claim, KINDS)
            return Claim(route, self._route_payments(state, seat, route)[color])
        city, color = divmod(number - self.station, KINDS)
        return BuildStation(city, self._station_payments(state, seat)[color])

    def to_kernel(self, state: State, action: Action) -> int:
        """Return the number of an action of the menu.

        A claim, station or tunnel may be paid with more locomotives, or more cards, than the kernel would.
        """
        seat = state.to_act[0]
        match action:
            case Keep(tickets):
                offer, _ = offer_to(state, seat)
                return KEEP + sum(1 << offer.index(ticket) for ticket in tickets)
            case Take(card):
                return TAKE + card
            case Claim(route, cards):
                color = _nearest(self._route_payments(state, seat, route), cards)
                return self.claim + KINDS * route + color
            case BuildStation(city, cards):
                color = _nearest(self._station_payments(state, seat), cards)
                return self.station + KINDS * city + color
            case _:
                return SIMPLE_IDS[type(action)]

    def describe(self, number: int) -> str:
        """Return an action in a few words, whatever the position."""
        if not 0 <= number < self.size:
            raise ValueError(f"{self.edition.name} has actions from 0 to {self.size - 1}, not {number}")
        names = {code: kind.__name__.lower() for kind, code in SIMPLE_IDS.items()}
        names[codes.DRAW_TICKETS] = "tickets"
        if number in names:
            return names[number]
        if number <= KEEP:
            return f"take {CARD_NAMES[number - TAKE]}" if number < KEEP else "keep nothing"
        if number < self.claim:
            places = [str(place + 1) for place in range(layout.MAX_OFFERED) if number - KEEP >> place & 1]
            return f"keep {' '.join(places)}"
        if number < self.station:
            route, color = divmod(number - self.claim, KINDS)
            return f"claim {self.edition.routes[route].id} {CARD_NAMES[color]}"
        city, color = divmod(number - self.station, KINDS)
        return f"station {self.edition.cities[city].id} {CARD_NAMES[color]}"

    def _route_payments(self, state: State, seat: int, route: int) -> dict[int, Cards]:
        """What the kernel pays for a route, by paying colour; the first of those that pay the same."""
        words = np.zeros(KINDS, np.uint64)
        hand = np.uint64(pack_cards(state.hands[seat]))
        entry_points.payments_for(tables_of(self.edition), hand, route, words)
        found: dict[int, Cards] = {}
        for color, word in enumerate(words):
            cards = unpack_cards(word)
            if word and cards not in found.values():
                found[color] = cards
        if not found:
            price = route_prices(self.edition)[route]
            assert not payments(price, state.hands[seat])
            raise ValueError(f"{self.edition.routes[route].id} cannot be paid from this hand")
        return found

    def _station_payments(self, state: State, seat: int) -> dict[int, Cards]:
        found: dict[int, Cards] = {}
        for cards in payments(station_price(len(state.stations[seat])), state.hands[seat]):
            color = next((kind for kind, count in enumerate(cards) if count), LOCOMOTIVE)
            if color not in found or cards[LOCOMOTIVE] < found[color][LOCOMOTIVE]:
                found[color] = cards
        return found


def _nearest(found: dict[int, Cards], cards: Cards) -> int:
    """The colour that pays with these cards, or else the one of which most of them are."""
    for color, paid in found.items():
        if paid == cards:
            return color
    colored = [color for color in found if color != LOCOMOTIVE and cards[color]]
    return max(colored, key=lambda color: (cards[color], -color)) if colored else max(found)


@cache
def actions(edition: Edition) -> ActionTable:
    """Return the numbering of an edition's actions.

    >>> from northline import edition
    >>> actions(edition("nordic_countries")).size
    776
    """
    record = tables_of(edition)[0]
    return ActionTable(edition, int(record["claim"]), int(record["station"]), int(record["actions"]))
