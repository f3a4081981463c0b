"""A bot that follows the game by its events alone, and complains when they do not agree with what it sees."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from northline.bots import Clock
from northline.rules.actions import Action
from northline.rules.events import (
    CardDrawn,
    CardTaken,
    CardTurnedUp,
    DisplaySwept,
    Event,
    GameEnded,
    RouteClaimed,
    StationBuilt,
    TicketsDrawn,
)
from northline.rules.view import View


class Attentive:
    """Plays anything, and notes which cards lie in the display and how many everybody holds.

    Whoever does not tell it all events, in order and once each, makes it fail.
    """

    ends_heard: ClassVar[int] = 0
    """How often a bot of this kind was told that a game had ended."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)
        self._display: dict[int, int] = {}
        self._drawn: dict[int, int] = {}
        """Cards that each seat has drawn or taken, less those it has paid."""
        self._secrets: list[tuple[int, bool]] = []
        """Whose secrets were told, and whether they were hidden."""

    def observe(self, event: Event) -> None:
        match event:
            case CardTurnedUp(slot=slot, card=card):
                self._display[slot] = card
            case DisplaySwept():
                self._display.clear()
            case CardTaken(seat=seat, slot=slot):
                del self._display[slot]
                self._note(seat, 1)
            case CardDrawn(seat=seat, card=card):
                self._note(seat, 1)
                self._secrets.append((seat, card is None))
            case TicketsDrawn(seat=seat, tickets=tickets):
                self._secrets.append((seat, tickets is None))
            case RouteClaimed(seat=seat, cards=cards) | StationBuilt(seat=seat, cards=cards):
                self._note(seat, -sum(cards))
            case GameEnded():
                Attentive.ends_heard += 1

    def _note(self, seat: int, cards: int) -> None:
        self._drawn[seat] = self._drawn.get(seat, 0) + cards

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        assert all(hidden == (seat != view.seat) for seat, hidden in self._secrets), "it was told a secret"
        places = range(len(view.display))
        assert view.display == tuple(self._display.get(place) for place in places), "it missed a card"
        for seat, size in enumerate(view.hand_sizes):
            laid = sum(view.tunnel.laid) if view.tunnel and view.tunnel.seat == seat else 0
            expected = view.edition.rules.hand + self._drawn.get(seat, 0) - laid
            assert size == expected, "it missed a draw or a payment"
        return self._random.choice(view.legal_actions)
