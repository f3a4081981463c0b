"""What is different between two views of the same recipient, as a document: the fields that have another value now.

It is worked out from the two views and nothing else. So what it leaves out tells no more than the views themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from operator import attrgetter
from typing import Any

from northline.editions.model import CARD_NAMES, Edition
from northline.rules.formats.document_types import ViewChanges
from northline.rules.formats.positions import cards_to_dict, ticket_ids, tunnel_in_view
from northline.rules.state import NOBODY
from northline.rules.view import View

_Write = Callable[[Edition, Any], object]
"""Turns the value of a field of a view into that of the document."""


class Fields:
    """Some fields of a view, which are compared together."""

    def __init__(self, writers: dict[str, _Write]) -> None:
        self._names, self._writers = tuple(writers), tuple(writers.values())
        self._read: Callable[[View], tuple[object, ...]] = attrgetter(*self._names)

    def __sub__(self, names: Collection[str]) -> Fields:
        """The same without some of them."""
        kept = zip(self._names, self._writers, strict=True)
        return Fields({name: write for name, write in kept if name not in names})

    def changes(self, before: View, after: View) -> ViewChanges:
        """Those that have another value now, as in the document of a view."""
        edition = after.edition
        return {
            name: write(edition, now)
            for name, write, then, now in zip(
                self._names, self._writers, self._read(before), self._read(after), strict=True
            )
            if then is not now and then != now
        }


def changed_routes(before: View, after: View) -> dict[str, int | None]:
    """The new owners of routes, by name; None where it is nobody's again.

    >>> from northline.rules import State, view
    >>> state = State.from_dict({"edition": "europe", "players": 2, "routes": {"brest-paris": 0}})
    >>> later = State.from_dict({"edition": "europe", "players": 2, "routes": {"brest-dieppe": 1}})
    >>> changed_routes(view(state, None), view(later, None))
    {'brest-dieppe': 1, 'brest-paris': None}
    """
    if before.owners is after.owners or before.owners == after.owners:
        return {}
    routes = after.edition.routes
    return {
        routes[route].id: None if now == NOBODY else now
        for route, (then, now) in enumerate(zip(before.owners, after.owners, strict=True))
        if then != now
    }


def _plain(edition: Edition, value: object) -> object:
    return value


def _counts(edition: Edition, cards: Any) -> object:
    return cards_to_dict(cards)


def _hands(edition: Edition, hands: Any) -> object:
    return [None if hand is None else cards_to_dict(hand) for hand in hands]


def _tickets(edition: Edition, piles: Any) -> object:
    return [None if tickets is None else ticket_ids(edition, tickets) for tickets in piles]


def _some_tickets(edition: Edition, tickets: Any) -> object:
    return None if tickets is None else ticket_ids(edition, tickets)


def _ticket_deck(edition: Edition, deck: Any) -> object:
    return [None if ticket is None else edition.tickets[ticket].id for ticket in deck]


def _stations(edition: Edition, stations: Any) -> object:
    return [[edition.cities[city].id for city in cities] for cities in stations]


def _display(edition: Edition, display: Any) -> object:
    return [None if card is None else CARD_NAMES[card] for card in display]


def _bonus_cards(edition: Edition, cards: Any) -> object:
    return [edition.bonus_cards[card].id for card in cards]


def _tunnel(edition: Edition, tunnel: Any) -> object:
    return None if tunnel is None else tunnel_in_view(edition, tunnel)


SHARED = Fields(
    {
        **dict.fromkeys(("phase", "to_act", "hand_sizes", "ticket_counts", "trains", "points"), _plain),
        **dict.fromkeys(("deck_size", "ticket_deck_size", "offer_size", "first"), _plain),
        **dict.fromkeys(("passes", "turns_left", "opening_kept", "offered"), _plain),
        "stations": _stations,
        "display": _display,
        "discards": _counts,
        "bonus_cards": _bonus_cards,
        "seen": _hands,
        "tunnel": _tunnel,
    }
)
"""What everybody sees, without the routes: see :func:`changed_routes`."""

OWN = Fields(
    {
        "hands": _hands,
        "tickets": _tickets,
        "offer": _some_tickets,
        "kept": _some_tickets,
        "refused": _some_tickets,
        "known_ticket_deck": _ticket_deck,
    }
)
"""What depends on who looks, without the menu."""
