"""Events: what happened when an action was carried out, and who may see what of it.

``event.seen_by(seat)`` is the event as that seat may know it (``None``: a spectator): a card or ticket that is hidden
from it has become ``None``. An event *reveals* something when it makes hidden cards or tickets known to anybody; an
action with such an event cannot be undone.

>>> CardDrawn(seat=0, card=7).seen_by(1)
CardDrawn(seat=0, card=None, bonus=False)
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from northline.rules.cards import Cards


@dataclass(frozen=True, slots=True)
class _Public:
    """An event that everyone may see."""

    reveals: ClassVar[bool] = False

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat may know it (None: a spectator)."""
        return self  # type: ignore[return-value]


@dataclass(frozen=True, slots=True)
class _Private(_Public):
    """An event with a field that only its own seat may see."""

    seat: int
    secret: ClassVar[str]
    """The name of the field that is None for everyone else."""

    def seen_by(self, seat: int | None) -> Event:
        if seat == self.seat:
            return self  # type: ignore[return-value]
        hidden: dict[str, Any] = {self.secret: None}
        return replace(self, **hidden)  # type: ignore[return-value]


@dataclass(frozen=True, slots=True)
class TicketsChosen(_Private):
    """A seat has chosen its opening tickets. How many it kept stays secret until all have chosen."""

    kept: tuple[int, ...] | None
    secret: ClassVar[str] = "kept"


@dataclass(frozen=True, slots=True)
class OpeningDone(_Public):
    """All have chosen their opening tickets; this is how many each seat kept."""

    counts: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TurnBegan(_Public):
    """It is this seat's turn now."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardDrawn(_Private):
    """A card drawn from the deck; ``bonus`` when it came from the +X of a route."""

    card: int | None
    bonus: bool = False
    secret: ClassVar[str] = "card"
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CardTaken(_Public):
    """A card taken from a place of the display."""

    seat: int
    card: int
    slot: int


@dataclass(frozen=True, slots=True)
class CardTurnedUp(_Public):
    """A card from the deck put face up in a place of the display."""

    slot: int
    card: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DisplaySwept(_Public):
    """Too many locomotives: the whole display was discarded."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DeckRefilled(_Public):
    """The discards were shuffled into a new deck of this many cards."""

    count: int


@dataclass(frozen=True, slots=True)
class TunnelTried(_Public):
    """Cards were laid down for a tunnel and these turned over; the tunnel costs ``extra`` more cards."""

    seat: int
    route: int
    laid: Cards
    revealed: tuple[int, ...]
    extra: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TunnelLeft(_Public):
    """The player took back the cards laid down for a tunnel."""

    seat: int
    route: int


@dataclass(frozen=True, slots=True)
class RouteClaimed(_Public):
    """A route was claimed with these cards, for so many points."""

    seat: int
    route: int
    cards: Cards
    points: int


@dataclass(frozen=True, slots=True)
class StationBuilt(_Public):
    """A station was built in a city with these cards."""

    seat: int
    city: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class TicketsDrawn(_Private):
    """Tickets drawn during play, before choosing."""

    count: int
    tickets: tuple[int, ...] | None
    secret: ClassVar[str] = "tickets"
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TicketsKept(_Private):
    """Tickets kept of those drawn during play."""

    count: int
    tickets: tuple[int, ...] | None
    secret: ClassVar[str] = "tickets"


@dataclass(frozen=True, slots=True)
class Passed(_Public):
    """The seat could do nothing else."""

    seat: int


@dataclass(frozen=True, slots=True)
class LastRoundBegan(_Public):
    """This seat is down to its last trains: everyone has one more turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(_Public):
    """The game is over and all tickets are shown."""

    reveals: ClassVar[bool] = True


Event = (
    TicketsChosen
    | OpeningDone
    | TurnBegan
    | CardDrawn
    | CardTaken
    | CardTurnedUp
    | DisplaySwept
    | DeckRefilled
    | TunnelTried
    | TunnelLeft
    | RouteClaimed
    | StationBuilt
    | TicketsDrawn
    | TicketsKept
    | Passed
    | LastRoundBegan
    | GameEnded
)
