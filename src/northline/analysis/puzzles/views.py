"""Views read back from their documents, so that a puzzle can be played like any other position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from northline.editions.model import CARD_NAMES, Edition
from northline.rules.cards import Cards
from northline.rules.chance import SplitMix
from northline.rules.formats.document_types import ViewDocument
from northline.rules.sample import sample
from northline.rules.state import NOBODY, Tunnel
from northline.rules.view import View
from northline.rules.view import view as look


class InvalidView(ValueError):
    """A document that is not the view of a seat. The message continues "its view …"."""


def view_of(document: ViewDocument, edition: Edition) -> View:
    """Return the view that a document describes, with the menu that the rules give it.

    What is hidden from the seat is dealt at random to ask the rules, and then looked at with the eyes of the seat
    again: unless that gives the same document, something in it cannot be.

    :raises InvalidView: with the reason.

    >>> import northline as nl
    >>> game = nl.Game.new(nl.edition("europe"), players=3, seed=1)
    >>> view_of(game.view(1).to_dict(), game.edition) == game.view(1)
    True
    """
    try:
        found = look(sample(_as_written(document, edition), SplitMix(0)), document["seat"])
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError):
        raise InvalidView("does not describe a position of this board") from None
    again = found.to_dict()
    different = [name for name, value in again.items() if document.get(name) != value]
    if different or len(document) != len(again):
        raise InvalidView(f"contradicts the rules in {' and '.join(different) or 'what it has too much'}")
    return found


def _as_written(document: ViewDocument, edition: Edition) -> View:
    """The view as the document has it, without a menu. Whatever is wrong with it raises some error."""

    def tickets(names: Sequence[str]) -> tuple[int, ...]:
        return tuple(edition.ticket_index[name] for name in names)

    seat, kept, routes = document["seat"], document["kept"], document["routes"]
    if seat not in document["to_act"]:
        raise ValueError("it is not the turn of the seat")
    return View(
        edition=edition,
        seat=seat,
        phase=document["phase"],
        to_act=tuple(document["to_act"]),
        hands=tuple(None if hand is None else _cards(hand) for hand in document["hands"]),
        hand_sizes=tuple(document["hand_sizes"]),
        tickets=tuple(None if held is None else tickets(held) for held in document["tickets"]),
        ticket_counts=tuple(document["ticket_counts"]),
        offer=tickets(document["offer"]),
        offer_size=document["offer_size"],
        kept=None if kept is None else tickets(kept),
        first=document["first"],
        tunnel=None if document["tunnel"] is None else _tunnel(document, edition),
        trains=tuple(document["trains"]),
        stations=tuple(tuple(edition.city_index[city] for city in built) for built in document["stations"]),
        points=tuple(document["points"]),
        owners=tuple(routes.get(route.id, NOBODY) for route in edition.routes),
        deck_size=document["deck_size"],
        discards=_cards(document["discards"]),
        display=tuple(None if card is None else CARD_NAMES.index(card) for card in document["display"]),
        ticket_deck_size=document["ticket_deck_size"],
        bonus_cards=tuple(edition.bonus_card_index[card] for card in document["bonus_cards"]),
        seen=tuple(_cards(cards) for cards in document["seen"]),
        opening_kept=tuple(document["opening_kept"]),
        offered=tuple(document["offered"]),
        refused=tickets(document["refused"]),
        known_ticket_deck=tuple(
            None if ticket is None else edition.ticket_index[ticket]
            for ticket in document["known_ticket_deck"]
        ),
        passes=document["passes"],
        turns_left=document["turns_left"],
        legal_actions=(),
    )


def _cards(counts: Mapping[Any, int]) -> Cards:
    if not counts.keys() <= set(CARD_NAMES):
        raise ValueError("there is no such card")
    return tuple(counts.get(name, 0) for name in CARD_NAMES)


def _tunnel(document: ViewDocument, edition: Edition) -> Tunnel:
    tunnel = document["tunnel"]
    assert tunnel is not None
    return Tunnel(
        document["to_act"][0],
        edition.route_index[tunnel["route"]],
        _cards(tunnel["laid"]),
        tuple(CARD_NAMES.index(card) for card in tunnel["revealed"]),
        tunnel["extra"],
    )
