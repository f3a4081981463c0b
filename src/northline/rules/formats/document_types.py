"""The types of the JSON documents of positions and views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict, get_type_hints

from northline.editions.model import CardName

PhaseName = Literal["opening", "turn", "second_card", "tickets", "tunnel", "over"]
CardCounts = dict[CardName, int]
"""How many cards of each kind; kinds of which there are none are left out."""


class BoardDocument(TypedDict):
    """What is public. Lists by seat have one entry for each."""

    trains: list[int]
    points: list[int]
    stations: list[list[str]]
    """The cities in which each seat has built stations."""
    routes: dict[str, int]
    """Who owns each route that is claimed."""
    display: list[CardName | None]
    """The face-up cards; null where a place is empty."""
    discards: CardCounts
    bonus_cards: list[str]
    passes: int
    turns_left: int | None
    """Turns until the game ends, once the last round has begun."""
    seen: list[CardCounts]
    """Cards that everybody knows each seat to hold, since it took them face up and has not paid with them."""
    opening_kept: list[int]
    """How many tickets each seat kept at the opening; 0 until all have chosen."""
    offered: list[int]
    """How many tickets each seat has drawn and chosen from since the opening."""


class LaidDocument(TypedDict):
    """A tunnel whose extra cost is not paid yet: the payment laid down for it, and the cards turned over."""

    route: str
    laid: CardCounts
    revealed: list[CardName]


class TunnelDocument(LaidDocument):
    """The same for somebody who looks: the seat to act pays ``extra`` more cards, or retreats."""

    extra: int


class SharedDocument(BoardDocument):
    """What everybody who looks at a position sees of it."""

    edition: str
    players: int
    phase: PhaseName
    to_act: list[int]
    """The seats that may act now."""
    hand_sizes: list[int]
    ticket_counts: list[int]
    deck_size: int
    ticket_deck_size: int
    offer_size: int
    """How many tickets lie before each seat that is choosing."""
    first: int | None
    """While opening tickets are chosen: the seat that takes the first turn."""
    tunnel: TunnelDocument | None


class OwnDocument(TypedDict):
    """What depends on who looks."""

    seat: int | None
    hands: list[CardCounts | None]
    tickets: list[list[str] | None]
    offer: list[str]
    """The tickets this seat is choosing from, or chose from while others still choose."""
    kept: list[str] | None
    """What this seat has decided to keep while others still choose."""
    refused: list[str]
    """Tickets that this seat refused and still knows the whereabouts of: in the ticket deck, or out of the game."""
    known_ticket_deck: list[str | None]
    """The ticket deck from the top: the tickets that this seat put there itself, null for every other one."""
    legal_actions: list[str]
    """This seat's menu, in notation."""


class ViewDocument(SharedDocument, OwnDocument):
    """What one seat may know (``seat`` null: a spectator). Hidden hands and tickets are null."""


if TYPE_CHECKING:
    ViewChanges = dict[str, Any]
else:
    ViewChanges = TypedDict(
        "ViewChanges", {**get_type_hints(ViewDocument), "routes": dict[str, int | None]}, total=False
    )
    ViewChanges.__doc__ = """The fields of a view that have another value now.

    Only ``routes`` is not whole: it has the routes that have another owner now, or none any more (null).
    """
