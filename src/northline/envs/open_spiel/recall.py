"""What a seat remembers: everything that it has seen, and what follows from it about cards and tickets."""

from __future__ import annotations

from dataclasses import dataclass, replace

from northline.editions.model import CARD_NAMES
from northline.rules.cards import NO_CARDS, Cards
from northline.rules.events import (
    CardTaken,
    Event,
    RouteClaimed,
    StationBuilt,
    TicketsChosen,
    TicketsDrawn,
    TicketsKept,
    TunnelLeft,
    TunnelTried,
)
from northline.rules.state import State
from northline.rules.view import view


@dataclass(frozen=True)
class Recall:
    """The memory of one seat. It only grows, but for what is known of hands, which follows from it."""

    seat: int
    log: tuple[str, ...]
    """What the seat has seen, in order: its deal, its own actions by number, and the events as it may see them."""
    public: tuple[str, ...]
    """The events as everybody has seen them."""
    known: tuple[Cards, ...]
    """For each seat, cards that it must hold, since they were taken or taken back in the open and not paid since."""
    offered: tuple[int, ...] = ()
    """The tickets that this seat was offered last."""
    refused: tuple[int, ...] = ()
    """All tickets that this seat did not keep."""
    laid: Cards = NO_CARDS
    """Cards that lie before a tunnel."""

    @classmethod
    def of(cls, state: State, seat: int, events: tuple[Event, ...]) -> Recall:
        """Return what a seat has seen when a game has been set up."""
        seen = view(state, seat, menu=False)
        log = (f"seat {seat} of {state.players}", f"first {seen.first}", _holdings(state, seat))
        bonus_cards = tuple(f"bonus card {state.edition.bonus_cards[card].id}" for card in state.bonus_cards)
        public = (*bonus_cards, *map(str, events))
        return cls(seat, log + public, public, (NO_CARDS,) * state.players, seen.offer)

    def after(self, events: tuple[Event, ...], number: int | None) -> Recall:
        """Return the memory after an action; ``number`` is that of the seat's own."""
        own = () if number is None else (f"action {number}",)
        seen = tuple(str(event.seen_by(self.seat)) for event in events)
        public = tuple(str(event.seen_by(None)) for event in events)
        recall = replace(self, log=(*self.log, *own, *seen), public=(*self.public, *public))
        for event in events:
            recall = recall._learnt(event.seen_by(self.seat))
        return recall

    def with_other_hidden_cards(self, state: State) -> Recall:
        """Return the memory of this seat in a position where its hidden cards were dealt anew.

        How it came by them is not told: the log is what everybody has seen, and what the seat holds.
        """
        offer = view(state, self.seat, menu=False).offer
        log = (f"seat {self.seat} of {state.players}", *self.public, _holdings(state, self.seat))
        return replace(self, log=log, offered=offer, refused=())

    def _learnt(self, event: Event) -> Recall:
        match event:
            case CardTaken(seat, card, _):
                return self._knows(seat, tuple(int(kind == card) for kind in range(len(CARD_NAMES))), 1)
            case TunnelTried(seat, _, laid, _, _):
                return replace(self._knows(seat, laid, -1), laid=laid)
            case TunnelLeft(seat, _):
                return replace(self._knows(seat, self.laid, 1), laid=NO_CARDS)
            case RouteClaimed(seat, _, cards, _):
                # Cards that were laid down for a tunnel have left the hand before.
                paid = tuple(count - laid for count, laid in zip(cards, self.laid, strict=True))
                return replace(self._knows(seat, paid, -1), laid=NO_CARDS)
            case StationBuilt(seat, _, cards):
                return self._knows(seat, cards, -1)
            case TicketsDrawn(_, _, tickets) if tickets is not None:
                return replace(self, offered=tickets)
            case TicketsChosen(_, kept) | TicketsKept(_, _, kept) if kept is not None:
                left = tuple(ticket for ticket in self.offered if ticket not in kept)
                return replace(self, offered=(), refused=(*self.refused, *left))
            case _:
                return self

    def _knows(self, seat: int, cards: Cards, sign: int) -> Recall:
        """These cards have come into a hand in the open (1), or left it (-1)."""
        hand = tuple(max(0, a + sign * b) for a, b in zip(self.known[seat], cards, strict=True))
        return replace(self, known=(*self.known[:seat], hand, *self.known[seat + 1 :]))


def _holdings(state: State, seat: int) -> str:
    seen = view(state, seat, menu=False)
    tickets = [state.edition.tickets[ticket].id for ticket in seen.own_tickets]
    offer = [state.edition.tickets[ticket].id for ticket in seen.offer]
    return f"holds {seen.hand} {tickets} {offer} {seen.kept}"
