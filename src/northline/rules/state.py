"""Positions: everything on the table and in the hands, as an immutable value, and the phases of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from northline.editions.model import Edition
from northline.rules.cards import Cards

NOBODY = -1
"""The owner of a route that nobody has claimed."""


@dataclass(frozen=True, slots=True)
class Opening:
    """Everybody chooses opening tickets, in any order and secretly."""

    offers: tuple[tuple[int, ...], ...]
    kept: tuple[tuple[int, ...] | None, ...]
    """What each seat has decided to keep; None until it has."""
    first: int
    """The seat that takes the first turn."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The start of a seat's turn: anything may be done."""

    seat: int


@dataclass(frozen=True, slots=True)
class SecondCard:
    """The seat has drawn one card and may draw another."""

    seat: int


@dataclass(frozen=True, slots=True)
class TicketChoice:
    """The seat has drawn tickets and decides which to keep."""

    seat: int
    offer: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tunnel:
    """The seat has laid cards down for a tunnel and must pay ``extra`` more, or retreat."""

    seat: int
    route: int
    laid: Cards
    revealed: tuple[int, ...]
    extra: int


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""


Phase = Opening | Turn | SecondCard | TicketChoice | Tunnel | Over


def offers_in(phase: Phase) -> tuple[tuple[int, ...], ...]:
    """The tickets that seats are choosing from: of each seat at the opening, of one while somebody has drawn some."""
    match phase:
        case Opening(offers=offers):
            return offers
        case TicketChoice(offer=offer):
            return (offer,)
        case _:
            return ()


@dataclass(frozen=True, slots=True)
class State:
    """A position. ``hands``, ``tickets``, ``trains``, ``stations``, ``points`` and the fields from ``seen`` to
    ``offered``, which are the table's memory, have one entry for each seat.

    Positions are hashable, and equal when everything in them is. :func:`northline.rules.new_game` makes the first one
    of a game and :func:`northline.rules.apply` the next; :meth:`from_dict` reads one from a document, in which
    everything may be left out that follows or does not matter:

    >>> state = State.from_dict({"edition": "europe", "players": 2, "routes": {"brest-paris": 0}})
    >>> state.trains, state.points, state.to_act
    ((42, 45), (4, 0), (0,))
    """

    edition: Edition
    phase: Phase
    hands: tuple[Cards, ...]
    """The train cards each seat holds."""
    tickets: tuple[tuple[int, ...], ...]
    """The tickets each seat holds, in ascending order."""
    trains: tuple[int, ...]
    """Trains each seat has left."""
    stations: tuple[tuple[int, ...], ...]
    """The cities in which each seat has built stations, in ascending order."""
    points: tuple[int, ...]
    """Points each seat has scored for routes."""
    owners: tuple[int, ...]
    """The seat that owns each route, or :data:`NOBODY`."""
    deck: Cards
    """The face-down train cards, as counts: a draw picks any of them at random."""
    discards: Cards
    display: tuple[int | None, ...]
    """The face-up cards, place by place; None where a place is empty."""
    ticket_deck: tuple[int, ...]
    """The tickets left, the top one first."""
    bonus_cards: tuple[int, ...]
    """The bonus cards of this game."""
    seen: tuple[Cards, ...]
    """Cards that everybody knows each seat to hold, since it took them face up and has not paid with them."""
    refused: tuple[tuple[int, ...], ...]
    """Tickets that each seat refused and still knows the whereabouts of, in ascending order: where it put them in the
    ticket deck, or out of the game. Its own secret."""
    opening_kept: tuple[int, ...]
    """How many tickets each seat kept at the opening; 0 until all have chosen."""
    offered: tuple[int, ...]
    """How many tickets each seat has drawn and chosen from since the opening."""
    passes: int = 0
    """How many turns in a row have been passed."""
    turns_left: int | None = None
    """Turns until the game ends, once the last round has begun."""

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self.hands)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now: one, none when the game is over, several while tickets are chosen."""
        phase = self.phase
        if isinstance(phase, Opening):
            return tuple(seat for seat, kept in enumerate(phase.kept) if kept is None)
        if isinstance(phase, Over):
            return ()
        return (phase.seat,)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.phase, Over)

    def routes_of(self, seat: int) -> tuple[int, ...]:
        """The routes a seat owns."""
        return tuple(route for route, owner in enumerate(self.owners) if owner == seat)

    def problems(self) -> tuple[str, ...]:
        """Everything that is wrong with this position, a sentence each; empty for positions that play can reach."""
        from northline.rules.problems import problems

        return problems(self)

    def to_dict(self) -> dict[str, Any]:
        """The position as a JSON document (see ``docs/notation.md``)."""
        from northline.rules.formats.positions import to_dict

        return to_dict(self)

    def _repr_svg_(self) -> str:
        """The position on its board, in a notebook."""
        from northline.drawing.picture import position

        return position(self, width=960)

    @staticmethod
    def from_dict(document: dict[str, Any], edition: Edition | None = None) -> State:
        """Read a position from a JSON document (see ``docs/notation.md``); what it leaves out is filled in.

        :param edition: needed when the edition that the document names is not built in.
        :raises InvalidPosition: with everything that is wrong with the document.
        """
        from northline.rules.formats.positions import from_dict

        return from_dict(document, edition)
