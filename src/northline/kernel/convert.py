"""Positions of the reference engine as records of the kernel, and back; nothing is lost either way."""

from __future__ import annotations

from typing import Any

import numpy as np

from northline.editions.model import Edition
from northline.kernel.core import layout
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import EMPTY, GAME
from northline.kernel.core.packing import members, pack_cards, route_words, unpack_cards
from northline.rules import Chance, SplitMix, View
from northline.rules.claim import openness
from northline.rules.sample import sample
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
)
from northline.strategy import codes
from northline.strategy.bitsets import bitset

Record = Any
"""One element of an array of :data:`~northline.kernel.core.layout.GAME`."""

_PHASES: dict[type[Phase], int] = {
    Opening: codes.OPENING,
    Turn: codes.TURN,
    SecondCard: codes.SECOND_CARD,
    TicketChoice: codes.TICKET_CHOICE,
    Tunnel: codes.TUNNEL,
    Over: codes.OVER,
}


def from_state(state: State, seed: int = 0) -> Record:
    """Return the record of a position. What chance brings next follows from ``seed``, as with ``SplitMix(seed)``.

    >>> from northline import edition
    >>> from northline.rules import new_game
    >>> state, _ = new_game(edition("europe"), 2, SplitMix(1))
    >>> record = from_state(state, seed=2)
    >>> int(record["players"]), int(record["deck_left"])
    (2, 97)
    >>> to_state(record, state.edition) == state
    True
    """
    tables_of(state.edition)  # refuses an edition that is too large
    game = np.zeros(1, GAME)[0]
    game["chance"] = seed & (1 << 64) - 1
    game["players"] = state.players
    game["trains"] = state.edition.rules.trains
    for seat in range(state.players):
        game["hands"][seat] = pack_cards(state.hands[seat])
        game["tickets"][seat] = bitset(state.tickets[seat])
        game["stations"][seat] = bitset(state.stations[seat])
        game["seen"][seat] = pack_cards(state.seen[seat])
        game["refused"][seat] = bitset(state.refused[seat])
        game["opening_kept"][seat], game["chosen_from"][seat] = state.opening_kept[seat], state.offered[seat]
        game["owned"][seat] = route_words(state.routes_of(seat))
        is_open = openness(state, seat)
        game["open"][seat] = route_words(route for route in range(len(state.owners)) if is_open(route))
        game["trains"][seat], game["points"][seat] = state.trains[seat], state.points[seat]
    game["deck"], game["deck_left"] = pack_cards(state.deck), sum(state.deck)
    game["discards"], game["discards_left"] = pack_cards(state.discards), sum(state.discards)
    game["display"] = _row(state.display)
    game["ticket_deck"][: len(state.ticket_deck)] = state.ticket_deck
    game["ticket_count"] = len(state.ticket_deck)
    game["bonus_cards"] = bitset(state.bonus_cards)
    game["passes"] = state.passes
    game["turns_left"] = -1 if state.turns_left is None else state.turns_left
    game["revealed"] = _row(())
    _put_phase(game, state)
    return game


def from_view(view: View, chance: Chance, seed: int = 0) -> Record:
    """Return the record of a position that looks the same to a seat: what it cannot see is dealt at random.

    >>> from northline import edition
    >>> from northline.rules import new_game, view
    >>> state, _ = new_game(edition("europe"), 2, SplitMix(1))
    >>> record = from_view(view(state, 0), SplitMix(5))
    >>> view(to_state(record, state.edition), 0) == view(state, 0)
    True
    """
    return from_state(sample(view, chance), seed)


def to_state(game: Record, edition: Edition) -> State:
    """Return the position that a record stands for: the inverse of :func:`from_state`."""
    players = int(game["players"])
    owners = [NOBODY] * len(edition.routes)
    for seat, words in enumerate(game["owned"][:players].tolist()):
        for word, routes in enumerate(words):
            for bit in members(routes):
                owners[64 * word + bit] = seat
    top, count = int(game["ticket_top"]), int(game["ticket_count"])
    ring = game["ticket_deck"].tolist()
    turns_left = int(game["turns_left"])
    return State(
        edition=edition,
        phase=_phase(game),
        hands=tuple(map(unpack_cards, game["hands"][:players].tolist())),
        tickets=tuple(map(members, game["tickets"][:players].tolist())),
        trains=tuple(game["trains"][:players].tolist()),
        stations=tuple(map(members, game["stations"][:players].tolist())),
        points=tuple(game["points"][:players].tolist()),
        owners=tuple(owners),
        deck=unpack_cards(game["deck"]),
        discards=unpack_cards(game["discards"]),
        display=tuple(
            None if card == EMPTY else card for card in _cards(game["display"], edition.rules.display)
        ),
        ticket_deck=tuple((ring[top:] + ring)[:count]),
        bonus_cards=members(int(game["bonus_cards"])),
        seen=tuple(map(unpack_cards, game["seen"][:players].tolist())),
        refused=tuple(map(members, game["refused"][:players].tolist())),
        opening_kept=tuple(game["opening_kept"][:players].tolist()),
        offered=tuple(game["chosen_from"][:players].tolist()),
        passes=int(game["passes"]),
        turns_left=None if turns_left < 0 else turns_left,
    )


def chance_of(game: Record) -> SplitMix:
    """Return the generator with which the reference engine goes on exactly as this record would.

    >>> from northline import edition
    >>> from northline.rules import new_game
    >>> state, _ = new_game(edition("europe"), 2, SplitMix(1))
    >>> chance_of(from_state(state, seed=7)).below(100) == SplitMix(7).below(100)
    True
    """
    return SplitMix(int(game["chance"]))


def _put_phase(game: Record, state: State) -> None:
    phase = state.phase
    game["phase"] = _PHASES[type(phase)]
    game["seat"] = state.to_act[0] if state.to_act else 0
    if isinstance(phase, Opening):
        game["first"] = phase.first
        for seat, (offer, kept) in enumerate(zip(phase.offers, phase.kept, strict=True)):
            _put_offer(game, seat, offer)
            if kept is not None:
                game["kept"][seat] = bitset(offer.index(ticket) for ticket in kept)
    elif isinstance(phase, TicketChoice):
        _put_offer(game, phase.seat, phase.offer)
    elif isinstance(phase, Tunnel):
        game["route"], game["extra"] = phase.route, phase.extra
        game["laid"], game["revealed"] = pack_cards(phase.laid), _row(phase.revealed)


def _put_offer(game: Record, seat: int, offer: tuple[int, ...]) -> None:
    game["offers"][seat][: len(offer)] = offer
    game["offered"][seat] = len(offer)


def _phase(game: Record) -> Phase:
    kind, seat = int(game["phase"]), int(game["seat"])
    if kind == codes.OPENING:
        seats = range(int(game["players"]))
        offers = tuple(_offer(game, seat) for seat in seats)
        kept = tuple(_kept(offers[seat], int(game["kept"][seat])) for seat in seats)
        return Opening(offers, kept, int(game["first"]))
    if kind == codes.TURN:
        return Turn(seat)
    if kind == codes.SECOND_CARD:
        return SecondCard(seat)
    if kind == codes.TICKET_CHOICE:
        return TicketChoice(seat, _offer(game, seat))
    if kind == codes.TUNNEL:
        revealed = tuple(card for card in _cards(game["revealed"], layout.MAX_SHOWN) if card != EMPTY)
        return Tunnel(seat, int(game["route"]), unpack_cards(game["laid"]), revealed, int(game["extra"]))
    return Over()


def _offer(game: Record, seat: int) -> tuple[int, ...]:
    return tuple(int(ticket) for ticket in game["offers"][seat][: int(game["offered"][seat])])


def _kept(offer: tuple[int, ...], places: int) -> tuple[int, ...] | None:
    if not places:
        return None
    return tuple(sorted(ticket for place, ticket in enumerate(offer) if places >> place & 1))


def _row(cards: tuple[int | None, ...]) -> int:
    """Cards in their places, four bits for each."""
    places = [EMPTY if card is None else card for card in cards]
    places += [EMPTY] * (16 - len(places))
    return sum(card << 4 * place for place, card in enumerate(places))


def _cards(row: Any, places: int) -> tuple[int, ...]:
    cards = int(row)
    return tuple([cards >> 4 * place & 15 for place in range(places)])
