"""Positions and views as JSON documents. ``docs/notation.md`` says what a position document may leave out."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from northline.editions import edition as built_in
from northline.editions.model import Edition
from northline.editions.untrusted import shown
from northline.rules import cards as c
from northline.rules.cards import CARD_NAMES, LOCOMOTIVE, NO_CARDS, Cards
from northline.rules.errors import InvalidPosition
from northline.rules.formats.document_reader import Reader
from northline.rules.formats.document_types import (
    BoardDocument,
    CardCounts,
    LaidDocument,
    OwnDocument,
    SharedDocument,
    TunnelDocument,
    ViewDocument,
)
from northline.rules.formats.notation import format_action
from northline.rules.payment import paying_color
from northline.rules.state import (
    NOBODY,
    Opening,
    Over,
    Phase,
    SecondCard,
    State,
    TicketChoice,
    Tunnel,
    Turn,
    offers_in,
)
from northline.rules.view import View, phase_name

# Writing


def to_dict(state: State) -> dict[str, Any]:
    """A whole position; :func:`from_dict` reads it back."""
    edition = state.edition
    document: dict[str, Any] = {
        "edition": edition.id,
        "players": state.players,
        "phase": phase_name(state),
        "to_act": list(state.to_act),
        "hands": [cards_to_dict(hand) for hand in state.hands],
        "tickets": [ticket_ids(edition, held) for held in state.tickets],
        **_board_to_dict(edition, state),
        "deck": cards_to_dict(state.deck),
        "ticket_deck": ticket_ids(edition, state.ticket_deck),
        "refused": [ticket_ids(edition, refused) for refused in state.refused],
    }
    match state.phase:
        case Opening(offers, kept, first):
            document["offers"] = [ticket_ids(edition, offer) for offer in offers]
            document["kept"] = [None if choice is None else ticket_ids(edition, choice) for choice in kept]
            document["first"] = first
        case TicketChoice(_, offer):
            document["offer"] = ticket_ids(edition, offer)
        case Tunnel() as tunnel:
            document["tunnel"] = _tunnel_to_dict(edition, tunnel)
    return document


def view_to_dict(view: View) -> ViewDocument:
    """A view; hidden hands and tickets are null."""
    return {**shared_part(view), **own_part(view)}


def shared_part(view: View) -> SharedDocument:
    """The part of a view that is the same for everybody."""
    edition = view.edition
    return {
        "edition": edition.id,
        "players": view.players,
        "phase": view.phase,
        "to_act": list(view.to_act),
        "hand_sizes": list(view.hand_sizes),
        "ticket_counts": list(view.ticket_counts),
        **_board_to_dict(edition, view),
        "deck_size": view.deck_size,
        "ticket_deck_size": view.ticket_deck_size,
        "offer_size": view.offer_size,
        "first": view.first,
        "tunnel": None if view.tunnel is None else tunnel_in_view(edition, view.tunnel),
    }


def own_part(view: View) -> OwnDocument:
    """The part of a view that depends on who looks."""
    edition = view.edition
    return {
        "seat": view.seat,
        "hands": [None if hand is None else cards_to_dict(hand) for hand in view.hands],
        "tickets": [None if held is None else ticket_ids(edition, held) for held in view.tickets],
        "offer": ticket_ids(edition, view.offer),
        "kept": None if view.kept is None else ticket_ids(edition, view.kept),
        "refused": ticket_ids(edition, view.refused),
        "known_ticket_deck": [
            None if ticket is None else edition.tickets[ticket].id for ticket in view.known_ticket_deck
        ],
        "legal_actions": [format_action(edition, action) for action in view.legal_actions],
    }


def _board_to_dict(edition: Edition, position: State | View) -> BoardDocument:
    """The public part of a position."""
    return {
        "trains": list(position.trains),
        "points": list(position.points),
        "stations": [[edition.cities[city].id for city in cities] for cities in position.stations],
        "routes": _owned_routes(edition, position.owners).copy(),
        "display": [None if card is None else CARD_NAMES[card] for card in position.display],
        "discards": cards_to_dict(position.discards),
        "bonus_cards": [edition.bonus_cards[card].id for card in position.bonus_cards],
        "passes": position.passes,
        "turns_left": position.turns_left,
        "seen": [cards_to_dict(cards) for cards in position.seen],
        "opening_kept": list(position.opening_kept),
        "offered": list(position.offered),
    }


@lru_cache(maxsize=128)
def _owned_routes(edition: Edition, owners: tuple[int, ...]) -> dict[str, int]:
    """Cached: every seat gets the same, and it stays the same until somebody claims a route."""
    return {edition.routes[route].id: owner for route, owner in enumerate(owners) if owner != NOBODY}


def cards_to_dict(cards: Cards) -> CardCounts:
    """The number of cards of each kind by name, without the zeros.

    >>> cards_to_dict((0, 0, 0, 0, 0, 0, 0, 3, 1))
    {'red': 3, 'locomotive': 1}
    """
    return {name: count for name, count in zip(CARD_NAMES, cards, strict=True) if count}


def ticket_ids(edition: Edition, tickets: tuple[int, ...]) -> list[str]:
    """The names of tickets."""
    return [edition.tickets[ticket].id for ticket in tickets]


def _tunnel_to_dict(edition: Edition, tunnel: Tunnel) -> LaidDocument:
    return {
        "route": edition.routes[tunnel.route].id,
        "laid": cards_to_dict(tunnel.laid),
        "revealed": [CARD_NAMES[card] for card in tunnel.revealed],
    }


def tunnel_in_view(edition: Edition, tunnel: Tunnel) -> TunnelDocument:
    """A tunnel that is being claimed, as everybody sees it."""
    return {**_tunnel_to_dict(edition, tunnel), "extra": tunnel.extra}


# Reading

_NONE: tuple[int, ...] = ()
_KEYS = (
    *("edition", "players", "phase", "to_act", "hands", "tickets", "trains", "points", "stations", "routes"),
    *("display", "discards", "deck", "ticket_deck", "bonus_cards", "passes", "turns_left"),
    *("offers", "kept", "first", "offer", "tunnel"),
    *("seen", "refused", "opening_kept", "offered"),
)


def from_dict(document: dict[str, Any], edition: Edition | None = None) -> State:
    """Read a position from a document.

    A document may describe a position that play would not reach, for a test or a puzzle: ``state.problems()`` tells.

    :param edition: needed when the edition that the document names is not built in.
    :raises InvalidPosition: with everything that is wrong with the document.
    """
    if not isinstance(document, dict):
        raise InvalidPosition(("a position is an object with keys such as edition, players and hands",))
    edition = edition or _named_edition(document)
    reader = Reader(document, edition)
    reader.only(_KEYS)
    if document.get("edition", edition.id) != edition.id:
        belongs = shown(document["edition"])
        reader.problem("edition", f"this position belongs to {belongs}, not to {shown(edition.id)}")
    state = _read(reader, edition)
    problems = reader.problems.told()
    if problems:
        raise InvalidPosition(problems)
    return state


def _named_edition(document: dict[str, Any]) -> Edition:
    name = document.get("edition")
    if not isinstance(name, str):
        raise InvalidPosition(("edition: name the edition, such as 'europe'",))
    try:
        return built_in(name)
    except ValueError as error:
        raise InvalidPosition((f"edition: {error}",)) from None


def _read(reader: Reader, edition: Edition) -> State:
    rules = edition.rules
    players = reader.players()
    hands = reader.each_seat("hands", players, reader.cards, NO_CARDS)
    tickets = reader.each_seat("tickets", players, reader.ticket_set, _NONE)
    owners = reader.owners(players)
    stations = reader.each_seat("stations", players, reader.city_set, _NONE)
    discards = reader.cards("discards", reader.get("discards", {}))
    phase = _read_phase(reader, edition, players)

    left = c.minus(rules.deck, discards)
    for cards in (*hands, *_cards_in(phase)):
        left = c.minus(left, cards)
    display = reader.display(left)
    for card in display:
        if card is not None:
            left = c.minus(left, c.of(card))
    if min(left) < 0:
        short = _names_of_negative(left)
        reader.problem(
            "hands", f"hands, display and discards have more {short} cards than there are in the game"
        )
    deck = left
    if "deck" in reader.document:
        deck = reader.cards("deck", reader.get("deck", None))
        if min(left) >= 0 and not c.holds(left, deck):
            short = _names_of_negative(c.minus(left, deck))
            reader.problem("deck", f"with the others there are more {short} cards than there are in the game")

    elsewhere = {ticket for place in (*tickets, *offers_in(phase)) for ticket in place}
    if "ticket_deck" in reader.document:
        ticket_deck = reader.tickets("ticket_deck", reader.get("ticket_deck", []))
    else:
        ticket_deck = tuple(
            index
            for index, ticket in enumerate(edition.tickets)
            if index not in elsewhere and not ticket.long
        )
    routes = [[r for r, owner in enumerate(owners) if owner == seat] for seat in range(players)]
    trains_left = [rules.trains - sum(edition.routes[r].length for r in own) for own in routes]
    points = [sum(edition.route_points[r] for r in own) for own in routes]
    opening_kept, offered = _read_ticket_counts(reader, edition, phase, tickets)
    return State(
        edition=edition,
        phase=phase,
        hands=hands,
        tickets=tickets,
        trains=reader.numbers("trains", players, trains_left, least=0, most=rules.trains),
        stations=stations,
        points=reader.numbers("points", players, points, least=0, most=None),
        owners=owners,
        deck=deck,
        discards=discards,
        display=display,
        ticket_deck=ticket_deck,
        bonus_cards=_read_bonus_cards(reader, edition),
        seen=_read_seen(reader, hands),
        refused=_read_refused(reader, players, elsewhere),
        opening_kept=opening_kept,
        offered=offered,
        passes=reader.number("passes", default=0, most=players),
        turns_left=None
        if reader.get("turns_left", None) is None
        else reader.number("turns_left", default=0, most=players),
    )


def _names_of_negative(cards: Cards) -> str:
    return ", ".join(CARD_NAMES[card] for card, count in enumerate(cards) if count < 0)


def _read_bonus_cards(reader: Reader, edition: Edition) -> tuple[int, ...]:
    in_play = edition.rules.bonus_cards
    count = len(edition.bonus_cards) if in_play == "all" else in_play
    given = reader.get("bonus_cards", [card.id for card in edition.bonus_cards[:count]])
    return tuple(sorted(reader.ids("bonus_cards", given, edition.bonus_card_index, "bonus card")))


def _read_seen(reader: Reader, hands: tuple[Cards, ...]) -> tuple[Cards, ...]:
    seen = reader.each_seat("seen", len(hands), reader.cards, NO_CARDS)
    for seat, (cards, hand) in enumerate(zip(seen, hands, strict=True)):
        if not c.holds(hand, cards):
            reader.problem(f"seen[{seat}]", "these must be among the cards of the hand")
    return seen


def _read_refused(reader: Reader, players: int, elsewhere: set[int]) -> tuple[tuple[int, ...], ...]:
    refused = reader.each_seat("refused", players, reader.ticket_set, _NONE)
    for seat, tickets in enumerate(refused):
        if not elsewhere.isdisjoint(tickets):
            reader.problem(
                f"refused[{seat}]", "a refused ticket is in the ticket deck or nowhere, not with a player"
            )
    return refused


def _read_ticket_counts(
    reader: Reader, edition: Edition, phase: Phase, tickets: tuple[tuple[int, ...], ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The tickets kept at the opening and those offered since. Left out, as many as can be are from the opening."""
    most = edition.rules.opening_offer
    kept = [0 if isinstance(phase, Opening) else min(len(held), most) for held in tickets]
    opening_kept = reader.numbers("opening_kept", len(tickets), kept, least=0, most=most)
    since = [max(0, len(held) - kept) for held, kept in zip(tickets, opening_kept, strict=True)]
    return opening_kept, reader.numbers("offered", len(tickets), since, least=0, most=None)


def _read_phase(reader: Reader, edition: Edition, players: int) -> Phase:
    name = reader.get("phase", "turn")
    seat = reader.seat_to_act(players)
    match name:
        case "turn":
            return Turn(seat)
        case "second_card":
            return SecondCard(seat)
        case "tickets":
            return TicketChoice(seat, reader.tickets("offer", reader.get("offer", [])))
        case "opening":
            offers = reader.each_seat("offers", players, reader.tickets, _NONE)
            kept = reader.each_seat("kept", players, reader.ticket_set_or_none, None)
            return Opening(offers, kept, reader.number("first", default=0, most=players - 1))
        case "tunnel":
            return _read_tunnel(reader, edition, seat)
        case "over":
            return Over()
        case _:
            reader.problem("phase", "a phase is opening, turn, second_card, tickets, tunnel or over")
            return Turn(seat)


def _read_tunnel(reader: Reader, edition: Edition, seat: int) -> Tunnel:
    tunnel = reader.within("tunnel")
    tunnel.only(["route", "laid", "revealed"])
    routes = tunnel.ids("route", [tunnel.get("route", "")], edition.route_index, "route")
    laid = tunnel.cards("laid", tunnel.get("laid", {}))
    revealed = tunnel.card_list("revealed", tunnel.get("revealed", []))
    extra = sum(card in (LOCOMOTIVE, paying_color(laid)) for card in revealed)
    return Tunnel(seat, routes[0] if routes else 0, laid, revealed, extra)


def _cards_in(phase: Phase) -> list[Cards]:
    if isinstance(phase, Tunnel):
        return [phase.laid, *(c.of(card) for card in phase.revealed)]
    return []
