"""Events on the wire: those of :mod:`northline.rules.events`, with ids instead of indices.

Null stands for a card or for tickets that the recipient may not see.
"""

from __future__ import annotations

import msgspec

from northline.editions import Edition
from northline.editions.model import CardName
from northline.rules import events as happened
from northline.rules.formats.document_types import CardCounts
from northline.rules.formats.events import event_to_dict, event_type


class _Event(msgspec.Struct, frozen=True, tag_field="type", tag=event_type):
    pass


class TicketsChosen(_Event, frozen=True):
    """A seat has chosen its opening tickets. How many it kept stays secret until all have chosen."""

    seat: int
    kept: list[str] | None


class OpeningDone(_Event, frozen=True):
    """All have chosen their opening tickets; this is how many each seat kept."""

    counts: list[int]


class TurnBegan(_Event, frozen=True):
    seat: int


class CardDrawn(_Event, frozen=True):
    """A card drawn blind; ``bonus`` when a route's +X gave it."""

    seat: int
    card: CardName | None
    bonus: bool


class CardTaken(_Event, frozen=True):
    """A card taken from a place of the display."""

    seat: int
    card: CardName
    slot: int


class CardTurnedUp(_Event, frozen=True):
    """A card from the deck laid face up in a place of the display."""

    slot: int
    card: CardName


class DisplaySwept(_Event, frozen=True):
    """Too many locomotives: the whole display was discarded."""

    cards: list[CardName]


class DeckRefilled(_Event, frozen=True):
    """The discards were shuffled into a new deck of this many cards."""

    count: int


class TunnelTried(_Event, frozen=True):
    """Cards were laid down for a tunnel and these turned over; the tunnel costs ``extra`` more cards."""

    seat: int
    route: str
    laid: CardCounts
    revealed: list[CardName]
    extra: int


class TunnelLeft(_Event, frozen=True):
    """The player took back the cards laid down for a tunnel."""

    seat: int
    route: str


class RouteClaimed(_Event, frozen=True):
    seat: int
    route: str
    cards: CardCounts
    points: int


class StationBuilt(_Event, frozen=True):
    seat: int
    city: str
    cards: CardCounts


class TicketsDrawn(_Event, frozen=True):
    """Tickets drawn during play, before choosing."""

    seat: int
    count: int
    tickets: list[str] | None


class TicketsKept(_Event, frozen=True):
    """Tickets kept of those drawn during play."""

    seat: int
    count: int
    tickets: list[str] | None


class Passed(_Event, frozen=True):
    seat: int


class LastRoundBegan(_Event, frozen=True):
    """This seat is down to its last trains: everyone has one more turn."""

    seat: int


class GameEnded(_Event, frozen=True):
    """The game is over and all tickets are shown."""


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

_KINDS: dict[type[happened.Event], type[Event]] = {
    getattr(happened, kind.__name__): kind for kind in Event.__args__
}
"""For each event of the rules its type on the wire."""


def event_document(edition: Edition, event: happened.Event) -> Event:
    """Convert an event, as its recipient may see it, to its type on the wire."""
    fields = event_to_dict(edition, event)
    del fields["type"]  # the tag of the struct
    return _KINDS[type(event)](**fields)
