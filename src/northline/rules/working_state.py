"""The mutable copy of a position on which one action is carried out.

A :class:`State` never changes, so an action is carried out on a :class:`WorkingState`: the same fields, mutable, with
the chance that decides draws and the list of events so far. When the action is done, :meth:`WorkingState.freeze`
makes the next state of it. The steps that every rule needs (draw, discard, fill the display) are here.
"""

from __future__ import annotations

from northline.rules import cards as c
from northline.rules.cards import LOCOMOTIVE, NO_CARDS, Cards
from northline.rules.chance import Chance
from northline.rules.events import (
    CardTurnedUp,
    DeckRefilled,
    DisplaySwept,
    Event,
    GameEnded,
    LastRoundBegan,
    TurnBegan,
)
from northline.rules.state import Over, State, Turn

MOST_SWEEPS = 1000
"""A shuffle that is not rigged never needs this many sweeps in a row; one that is must not hang the game."""


class WorkingState:
    """A position while an action is carried out."""

    __slots__ = (
        "bonus_cards",
        "chance",
        "deck",
        "discards",
        "display",
        "edition",
        "events",
        "hands",
        "offered",
        "opening_kept",
        "owners",
        "passes",
        "phase",
        "points",
        "refused",
        "seen",
        "stations",
        "ticket_deck",
        "tickets",
        "trains",
        "turns_left",
    )

    def __init__(self, state: State, chance: Chance) -> None:
        self.chance = chance
        self.events: list[Event] = []
        self.edition = state.edition
        self.phase = state.phase
        self.hands = list(state.hands)
        self.tickets = list(state.tickets)
        self.trains = list(state.trains)
        self.stations = list(state.stations)
        self.points = list(state.points)
        self.owners = state.owners
        self.deck = state.deck
        self.discards = state.discards
        self.display = list(state.display)
        self.ticket_deck = state.ticket_deck
        self.bonus_cards = state.bonus_cards
        self.seen = list(state.seen)
        self.refused = list(state.refused)
        self.opening_kept = state.opening_kept
        self.offered = list(state.offered)
        self.passes = state.passes
        self.turns_left = state.turns_left

    def freeze(self) -> State:
        """The position as it now is, immutable."""
        return State(
            self.edition,
            self.phase,
            tuple(self.hands),
            tuple(self.tickets),
            tuple(self.trains),
            tuple(self.stations),
            tuple(self.points),
            self.owners,
            self.deck,
            self.discards,
            tuple(self.display),
            self.ticket_deck,
            self.bonus_cards,
            tuple(self.seen),
            tuple(self.refused),
            self.opening_kept,
            tuple(self.offered),
            self.passes,
            self.turns_left,
        )

    # Train cards

    def draw_card(self) -> int | None:
        """The next card of the deck, refilled from the discards if need be; None when there is none (DRAW-6)."""
        left = sum(self.deck)
        if not left:
            left = sum(self.discards)
            if not left:
                return None
            self.deck, self.discards = self.discards, NO_CARDS
            self.events.append(DeckRefilled(left))
        deck, place, card = self.deck, self.chance.below(left), 0
        while place >= deck[card]:
            place -= deck[card]
            card += 1
        self.deck = (*deck[:card], deck[card] - 1, *deck[card + 1 :])
        return card

    def give(self, seat: int, card: int) -> None:
        """Put a card into a hand without anybody else seeing it."""
        hand = self.hands[seat]
        self.hands[seat] = (*hand[:card], hand[card] + 1, *hand[card + 1 :])

    def give_face_up(self, seat: int, card: int) -> None:
        """Put a card into a hand before the eyes of everybody."""
        self.give(seat, card)
        self.seen[seat] = c.plus(self.seen[seat], c.of(card))

    def lay_down(self, seat: int, cards: Cards) -> None:
        """Take cards out of a hand to pay with. They may be the very ones that were seen going in."""
        self.hands[seat] = c.minus(self.hands[seat], cards)
        self.seen[seat] = c.left_of(self.seen[seat], cards)

    def take_back(self, seat: int, cards: Cards) -> None:
        """Put cards that lay before everybody back into the hand that they came from (TUNNEL-4)."""
        self.hands[seat] = c.plus(self.hands[seat], cards)
        self.seen[seat] = c.plus(self.seen[seat], cards)

    def discard(self, cards: Cards) -> None:
        """Put cards on the discards (CLAIM-4). They may fill gaps (DRAW-7), or make a sweep useful again (DRAW-5)."""
        self.discards = c.plus(self.discards, cards)
        self.fill_display()

    def fill_display(self) -> None:
        """Fill the gaps as far as there are cards (DRAW-7), then sweep while a sweep is due (DRAW-4)."""
        self._fill_gaps()
        for _ in range(MOST_SWEEPS):
            if not self._must_sweep():
                return
            swept = tuple(card for card in self.display if card is not None)
            for card in swept:
                self.discards = c.plus(self.discards, c.of(card))
            self.display = [None] * len(self.display)
            self.events.append(DisplaySwept(swept))
            self._fill_gaps()

    def _fill_gaps(self) -> None:
        for slot, lying in enumerate(self.display):
            if lying is None:
                card = self.draw_card()
                if card is None:
                    return
                self.display[slot] = card
                self.events.append(CardTurnedUp(slot, card))

    def _must_sweep(self) -> bool:
        """DRAW-4, unless every display that could be dealt would have to be swept again (DRAW-5)."""
        sweep_at = self.edition.rules.sweep_at
        if not sweep_at or self.display.count(LOCOMOTIVE) < sweep_at:
            return False
        pool = c.plus(self.deck, self.discards)
        lying = [card for card in self.display if card is not None]
        outside_hands = sum(pool) + len(lying)
        colored = sum(pool[:LOCOMOTIVE]) + sum(card != LOCOMOTIVE for card in lying)
        fewest_locomotives = min(len(self.display), outside_hands) - colored
        return fewest_locomotives < sweep_at

    # Turns

    def end_turn(self, seat: int) -> None:
        """Start or count down the last round (END-1), then hand over to the next seat (TURN-1)."""
        players = len(self.hands)
        if self.turns_left is not None:
            self.turns_left -= 1
        elif self.trains[seat] <= self.edition.rules.last_round_at:
            self.turns_left = players
            self.events.append(LastRoundBegan(seat))
        everyone_passed = self.passes == players  # TURN-3
        if self.turns_left == 0 or everyone_passed:
            self.phase = Over()
            self.events.append(GameEnded())
        else:
            self.begin_turn((seat + 1) % players)

    def begin_turn(self, seat: int) -> None:
        self.phase = Turn(seat)
        self.events.append(TurnBegan(seat))
