"""What a seat has seen: all of it, in order. What follows from it about cards and tickets is in the position."""

from __future__ import annotations

from dataclasses import dataclass

from northline.rules.events import Event
from northline.rules.state import State
from northline.rules.view import view


@dataclass(frozen=True)
class Recall:
    """The memory of one seat. It only grows."""

    seat: int
    log: tuple[str, ...]
    """What the seat has seen, in order: its deal, its own actions by number, and the events as it may see them."""
    public: tuple[str, ...]
    """The events as everybody has seen them."""

    @classmethod
    def of(cls, state: State, seat: int, events: tuple[Event, ...]) -> Recall:
        """Return what a seat has seen when a game has been set up."""
        first = view(state, seat, menu=False).first
        log = (f"seat {seat} of {state.players}", f"first {first}", _holdings(state, seat))
        bonus_cards = tuple(f"bonus card {state.edition.bonus_cards[card].id}" for card in state.bonus_cards)
        public = (*bonus_cards, *map(str, events))
        return cls(seat, log + public, public)

    def after(self, events: tuple[Event, ...], number: int | None) -> Recall:
        """Return the memory after an action; ``number`` is that of the seat's own."""
        own = () if number is None else (f"action {number}",)
        seen = tuple(str(event.seen_by(self.seat)) for event in events)
        public = tuple(str(event.seen_by(None)) for event in events)
        return Recall(self.seat, (*self.log, *own, *seen), (*self.public, *public))

    def with_other_hidden_cards(self, state: State) -> Recall:
        """Return the memory of this seat in a position where its hidden cards were dealt anew.

        How it came by them is not told: the log is what everybody has seen, and what the seat holds.
        """
        log = (f"seat {self.seat} of {state.players}", *self.public, _holdings(state, self.seat))
        return Recall(self.seat, log, self.public)


def _holdings(state: State, seat: int) -> str:
    seen = view(state, seat, menu=False)
    tickets = [state.edition.tickets[ticket].id for ticket in seen.own_tickets]
    offer = [state.edition.tickets[ticket].id for ticket in seen.offer]
    return f"holds {seen.hand} {tickets} {offer} {seen.kept}"
