"""What one seat may know of a position, built up field by field so that nothing slips through."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

from northline.editions.model import Edition
from northline.rules import cards as c
from northline.rules.actions import Action
from northline.rules.cards import NO_CARDS, Cards
from northline.rules.engine import legal_actions
from northline.rules.state import Opening, State, TicketChoice, Tunnel

if TYPE_CHECKING:
    from northline.rules.formats.document_types import PhaseName, ViewDocument


_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat sees it (``seat`` None: as a spectator does).

    ``hands`` and ``tickets`` have None for what is hidden; at the end of the game nothing is. Bots choose from a view.

    >>> from northline.rules import State, view
    >>> state = State.from_dict({"edition": "europe", "players": 2, "hands": [{"red": 1}, {"blue": 2}]})
    >>> view(state, 0).hands
    ((0, 0, 0, 0, 0, 0, 0, 1, 0), None)
    """

    edition: Edition
    seat: int | None
    phase: PhaseName
    to_act: tuple[int, ...]
    hands: tuple[Cards | None, ...]
    hand_sizes: tuple[int, ...]
    tickets: tuple[tuple[int, ...] | None, ...]
    ticket_counts: tuple[int, ...]
    offer: tuple[int, ...]
    """The tickets this seat is choosing from, or chose from while others still choose."""
    offer_size: int
    """How many tickets each seat that is choosing was offered."""
    kept: tuple[int, ...] | None
    """What this seat has decided to keep while others still choose."""
    first: int | None
    """While opening tickets are chosen: the seat that takes the first turn."""
    tunnel: Tunnel | None
    """The tunnel that is being claimed, while its extra cost is not paid."""
    trains: tuple[int, ...]
    stations: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    owners: tuple[int, ...]
    deck_size: int
    discards: Cards
    display: tuple[int | None, ...]
    ticket_deck_size: int
    bonus_cards: tuple[int, ...]
    seen: tuple[Cards, ...]
    """Cards that everybody knows each seat to hold, since it took them face up and has not paid with them."""
    opening_kept: tuple[int, ...]
    """How many tickets each seat kept at the opening; 0 until all have chosen."""
    offered: tuple[int, ...]
    """How many tickets each seat has drawn and chosen from since the opening."""
    refused: tuple[int, ...]
    """Tickets that this seat refused and still knows the whereabouts of: in the ticket deck, or out of the game."""
    known_ticket_deck: tuple[int | None, ...]
    """The ticket deck from the top, with the tickets that this seat put there itself; None for every other one."""
    passes: int
    turns_left: int | None
    legal_actions: tuple[Action, ...]
    """This seat's menu; nobody else's, since that would tell what is in their hands."""

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self.hand_sizes)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    @property
    def hand(self) -> Cards:
        """This seat's own cards; none for a spectator."""
        own = None if self.seat is None else self.hands[self.seat]
        return NO_CARDS if own is None else own

    @property
    def own_tickets(self) -> tuple[int, ...]:
        """This seat's own tickets; none for a spectator."""
        own = None if self.seat is None else self.tickets[self.seat]
        return () if own is None else own

    @property
    def unseen_cards(self) -> Cards:
        """The cards that this seat cannot see: those in the deck and in hidden hands."""
        seen = self.discards
        for hand in self.hands:
            if hand is not None:
                seen = c.plus(seen, hand)
        for card in self.display:
            if card is not None:
                seen = c.plus(seen, c.of(card))
        if self.tunnel is not None:
            seen = c.plus(seen, self.tunnel.laid)
            for card in self.tunnel.revealed:
                seen = c.plus(seen, c.of(card))
        return c.minus(self.edition.rules.deck, seen)

    def routes_of(self, seat: int) -> tuple[int, ...]:
        """The routes a seat owns."""
        return tuple(route for route, owner in enumerate(self.owners) if owner == seat)

    def _repr_svg_(self) -> str:
        """The position on its board, in a notebook."""
        from northline.drawing.picture import position

        return position(self, width=960)

    def to_dict(self) -> ViewDocument:
        """The view as a JSON document (see ``docs/notation.md``)."""
        from northline.rules.formats.positions import view_to_dict

        return view_to_dict(self)


PHASE_NAMES: dict[str, PhaseName] = {
    "Opening": "opening",
    "Turn": "turn",
    "SecondCard": "second_card",
    "TicketChoice": "tickets",
    "Tunnel": "tunnel",
    "Over": "over",
}
"""The name of each phase in documents and views, by its class."""


def phase_name(state: State) -> PhaseName:
    """The name of the phase of a position."""
    return PHASE_NAMES[type(state.phase).__name__]


def view(state: State, seat: int | None, *, menu: bool = True) -> View:
    """What a seat may know of a position.

    :param seat: None for a spectator.
    :param menu: whether to list the seat's legal actions; a view without them is quicker to make.
    :raises ValueError: when there is no such seat.
    """
    if seat is not None and not 0 <= seat < state.players:
        raise ValueError(f"there is no seat {seat}: seats are numbered from 0 to {state.players - 1}")
    actions = legal_actions(state, seat) if menu and seat is not None else ()
    return _look(state, seat, actions, everything=state.over)


def open_view(state: State) -> View:
    """A spectator's view with all hands and tickets visible, for looking back at a finished game."""
    return _look(state, None, (), everything=True)


def _look(state: State, seat: int | None, menu: tuple[Action, ...], *, everything: bool) -> View:
    phase = state.phase
    hands: tuple[Cards | None, ...] = state.hands
    tickets: tuple[tuple[int, ...] | None, ...] = state.tickets
    if not everything:
        hands, tickets = _only(hands, seat), _only(tickets, seat)
    offer: tuple[int, ...] = ()
    offer_size = 0
    kept = first = tunnel = None
    if isinstance(phase, Opening):
        offer_size, first = len(phase.offers[0]), phase.first
        if seat is not None:
            offer, kept = phase.offers[seat], phase.kept[seat]
    elif isinstance(phase, TicketChoice):
        offer_size = len(phase.offer)
        if everything or phase.seat == seat:
            offer = phase.offer
    elif isinstance(phase, Tunnel):
        tunnel = phase
    refused = () if seat is None else state.refused[seat]
    return View(
        state.edition,
        seat,
        PHASE_NAMES[type(phase).__name__],
        state.to_act,
        hands,
        tuple(map(sum, state.hands)),
        tickets,
        tuple(map(len, state.tickets)),
        offer,
        offer_size,
        kept,
        first,
        tunnel,
        state.trains,
        state.stations,
        state.points,
        state.owners,
        sum(state.deck),
        state.discards,
        state.display,
        len(state.ticket_deck),
        state.bonus_cards,
        state.seen,
        state.opening_kept,
        state.offered,
        refused,
        _known_tickets(state.ticket_deck, refused),
        state.passes,
        state.turns_left,
        menu,
    )


def _only(things: tuple[_T | None, ...], seat: int | None) -> tuple[_T | None, ...]:
    """What a seat has of things that others do not see."""
    if seat is None:
        return (None,) * len(things)
    return (*(None,) * seat, things[seat], *(None,) * (len(things) - seat - 1))


@lru_cache(maxsize=1024)
def _known_tickets(deck: tuple[int, ...], refused: tuple[int, ...]) -> tuple[int | None, ...]:
    """Cached: the deck changes a few times in a game, and is looked at after every action."""
    if not refused:
        return (None,) * len(deck)
    return tuple([ticket if ticket in refused else None for ticket in deck])
