"""Trying things from a moment of a finished game: playing on, and letting strong players finish it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from northline.server.wire.protocol import Name, SeatNumber

Moment = Annotated[int, Meta(ge=0, le=100_000)]
_Action = Annotated[str, Meta(max_length=400)]
MOST_MOVES = 3


class TryMoves(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From which moment strong players should finish the game, and after which moves."""

    at: Moment
    """After so many actions."""
    actions: Annotated[list[_Action], Meta(max_length=MOST_MOVES)] = []
    """Moves of whoever acted next, in notation, to be compared; without any the position is played on as it is."""


class TriedMove(msgspec.Struct, frozen=True):
    """How games ended after a move."""

    action: str | None
    """Null for the position as it is."""
    win: list[float]
    """Each seat's share of victories."""
    error: float
    """Its standard error."""
    points: list[float]
    """The mean of each seat's points."""
    all_points: list[list[int]]
    """Each seat's points in every game, in ascending order."""
    gap: float
    """By how much it wins more often than the first move, for the seat that moves."""
    gap_error: float


class TriedMoves(msgspec.Struct, frozen=True):
    at: int
    seat: int | None
    """Who moves; null where the position was played on as it is."""
    games: int
    """After each move."""
    tried: list[TriedMove]


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of one's own that begins in the middle of a finished game."""

    at: Moment
    """After so many actions of that game."""
    seat: SeatNumber
    """Where to sit; the others are bots."""
    name: Name
