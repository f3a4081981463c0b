"""The responses of the HTTP API, as types."""

from __future__ import annotations

from typing import Literal

import msgspec

from northline.bots.advice import Reason
from northline.editions.model import TieBreaker
from northline.rules.formats.document_types import ViewDocument
from northline.server.wire.events import Event
from northline.server.wire.protocol import TableInfo


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


class Readiness(_Answer, frozen=True):
    """Whether the expert can play yet. Until it can, it plays as the level below does."""

    stage: Literal["looking", "compiling", "ready", "failed"]
    """Looking whether there is anything to do; compiling; done; it cannot be done here."""
    seconds_left: float | None
    """About how long compiling will take; 0: any moment now."""


# Reaching the server


class NetworkInfo(_Answer, frozen=True):
    """Whether others on the same network can join."""

    offered: bool
    """Whether it can be switched on and off here."""
    on: bool
    addresses: list[str]
    """Where others reach the server, the likeliest first."""


class Here(_Answer, frozen=True):
    """What only the machine itself may know."""

    database: str
    """Says whether two servers have the same database."""


class QrCode(_Answer, frozen=True):
    svg: str


# One player on several devices


class PlayerCode(_Answer, frozen=True):
    """A secret code. Whoever enters it in a browser is the player who was given it."""

    code: str
    minutes: int | None
    """How long it can be used, and then only once; null for one to keep."""


class Recognised(_Answer, frozen=True):
    """The player whom a browser has become."""

    name: str | None
    """The name at the latest table; null for somebody who never sat down."""
    tables: int


# Tables of one's own


class MyTable(_Answer, frozen=True):
    """A table at which the one who asks has a seat, or a game between bots that they set up."""

    table: TableInfo
    seat: int | None
    """Null where they only watch."""
    code: str
    """With it others can sit down."""
    your_turn: bool
    changed: float
    """When somebody last sat down or the game began or ended, in seconds since 1970."""
    place: int | None = None
    """How the one who asks came off, once the game is over."""
    points: int | None = None


class Hint(_Answer, frozen=True):
    """A good move, and what it is good for."""

    seq: int
    """The position it is for."""
    action: str
    bot: str
    """Who advises."""
    reason: Reason
    tickets: list[str]
    """Those it helps to complete, or to keep."""
    routes: list[str]
    """Those that cards are collected for, or that complete the tickets."""
    points: int
    """What it scores at once."""


class CoachRemark(_Answer, frozen=True):
    """What the coach thinks of a player's last turn, by what the player could know then."""

    seq: int
    """The position now."""
    action: str
    """What the player did."""
    same: bool
    """Whether the coach would have done the same."""
    instead: str
    """What it would have done."""
    reason: Reason
    """Why; with what the reason is about, as in a hint."""
    tickets: list[str]
    routes: list[str]
    points: int


# Looking back at a finished game


class ReplayEntry(_Answer, frozen=True):
    """An action, what happened by it, and the table after it."""

    seat: int
    action: str | None
    """In notation; null if the seat that looks could not know it."""
    events: list[Event]
    view: ViewDocument


class Replay(_Answer, frozen=True):
    """A game to be stepped through without knowing the rules. What was taken back is left out."""

    table: str
    """Empty for a record that was sent here."""
    edition: str
    digest: str
    names: list[str]
    bots: list[str | None]
    seat: int | None
    """As whom one looks; null: everything lies open."""
    view: ViewDocument
    """The table at the start. Views in a replay have no menu."""
    entries: list[ReplayEntry]
    result: list[FinalLine]
    """Empty when a record that was sent here ends before its game does."""


# How a game ended


class TicketLine(_Answer, frozen=True):
    ticket: str
    completed: bool
    points: int
    """What it adds: negative when it was not completed."""
    path: list[str]
    """The routes that join its cities, in order; none when it was not completed."""


class BorrowedLine(_Answer, frozen=True):
    """A station used a route of somebody else."""

    city: str
    route: str


class BonusLine(_Answer, frozen=True):
    card: str
    count: int
    """How much this seat has of what the card counts."""
    points: int
    counted: list[str]
    """What the count consists of: tickets, routes or countries; nothing where cards or trains are counted."""


class FinalLine(_Answer, frozen=True):
    """A line of the final table, with every point explained. Winners come first; equal ones share a place."""

    place: int
    seat: int
    name: str
    points: int
    ahead_by: TieBreaker | None
    """The tie-breaker that sets it before the next line, where their points are equal."""
    routes: int
    """Points for claimed routes."""
    tickets: list[TicketLine]
    stations: int
    """Points for stations that were not built."""
    bonuses: list[BonusLine]
    borrowed: list[BorrowedLine]
    longest_path: int
    """Its length in spaces."""
    longest_path_routes: list[str]
    """Its routes in order."""


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


class PlayedGame(_Answer, frozen=True):
    """A game that a player has finished."""

    table: str | None
    """Null if it was not open to everybody."""
    ended: float
    """When, in seconds since 1970."""
    place: int
    points: int
    resigned: bool
    rating: int | None
    """After it, if it was a rated one."""


class PlayerStatistics(_Answer, frozen=True):
    edition: str
    total: PlayerLine
    games: list[PlayedGame]
    """The latest first."""


class EditionStatistics(_Answer, frozen=True):
    edition: str
    games: int
    average_points: float | None
    average_winning_points: float | None
    players: list[PlayerLine]
