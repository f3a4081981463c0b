"""What the HTTP API answers, as types."""

from __future__ import annotations

from typing import Literal

import msgspec


class _Answer(msgspec.Struct, frozen=True):
    pass


class Health(_Answer, frozen=True):
    status: Literal["ok"] = "ok"


class EditionInfo(_Answer, frozen=True):
    """A board that can be played here."""

    id: str
    name: str
    digest: str
    """Changes whenever the board or its rules do."""
    players: tuple[int, int]
    """Fewest and most players."""


class BotInfo(_Answer, frozen=True):
    """A bot that can sit at a table."""

    name: str
    about: str
    """What it is like, in one sentence."""


# How a game ended


class TicketLine(_Answer, frozen=True):
    ticket: str
    completed: bool
    points: int
    """What it adds: negative when it was not completed."""


class BonusLine(_Answer, frozen=True):
    card: str
    count: int
    """How much this seat has of what the card counts."""
    points: int


class FinalLine(_Answer, frozen=True):
    """A line of the final table, with every point explained. Winners come first; equal ones share a place."""

    place: int
    seat: int
    name: str
    points: int
    routes: int
    """Points for claimed routes."""
    tickets: list[TicketLine]
    stations: int
    """Points for stations that were not built."""
    bonuses: list[BonusLine]
    longest_path: int


# Numbers about many games


class PlayerLine(_Answer, frozen=True):
    """How a player or a bot has done in an edition."""

    player: str | None
    """The public name of a player; null for a bot."""
    bot: str | None
    name: str
    games: int
    wins: int
    average_points: float
    best_points: int
    rating: int | None
    """Null before the first rated game."""


class EditionStatistics(_Answer, frozen=True):
    edition: str
    games: int
    average_points: float | None
    average_winning_points: float | None
    players: list[PlayerLine]
