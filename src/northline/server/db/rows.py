"""What is kept in the database, as values, and how values become rows and rows values."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy.engine import Row

from northline.server.wire.identity import same_secret
from northline.server.wire.protocol import TableState

Kind = Literal["start", "action", "undo"]
Columns = dict[str, Any]


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One thing that was done at a table."""

    seq: int
    kind: Kind
    seat: int | None
    acted_on: int
    """The position that whoever did it was looking at."""
    action: str
    """The action in notation; of a start, the header of the record."""
    chance: tuple[int, ...] = ()
    note: str = ""
    """What else should be known of it: that a bot was late and another one played."""
    spent: float = 0.0
    """Seconds that the seat thought about it."""
    at: float = 0.0
    to_act: tuple[int, ...] | None = None
    """The seats that may act after it; None in entries from before this was noted."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat: free without a player and a bot; with both, the bot plays while the player is away."""

    seat: int
    name: str | None = None
    bot: str | None = None
    player: str | None = None
    """The hash of the secret that its holder's browser keeps."""
    resigned: bool = False
    """A bot plays on, for good."""

    @property
    def free(self) -> bool:
        return self.player is None and self.bot is None


def seat_of(seats: Sequence[SeatRow], player: str | None) -> int | None:
    """The seat that a player holds."""
    held = None
    for row in seats:
        if player is not None and row.player is not None and same_secret(row.player, player):
            held = row.seat
    return held


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    edition: str
    digest: str
    open: bool
    code: str
    """Whoever knows it may sit down."""
    state: TableState
    next: str | None
    """The table of the rematch."""
    clock: str | None
    """How much time there is to think, as a JSON document."""
    rated: bool
    created: float
    changed: float
    hints: bool = False
    """Whether players may ask for a good move."""
    chat: bool = True
    """Whether those who play may talk."""
    creator: str | None = None
    """The hash of the secret of whoever set the table up."""
    archived: bool = False
    """Whether its log is in the archive and no longer here."""


@dataclass(frozen=True, slots=True)
class GoingOn:
    """A table at which something may have to be done."""

    id: str
    to_begin: bool
    bots: bool
    clock: str | None


@dataclass(frozen=True, slots=True)
class Result:
    seat: int
    name: str
    bot: str | None
    player: str | None
    place: int
    points: int
    resigned: bool = False
    mu: float | None = None
    """The player's rating in this edition after the game, if it was a rated one."""
    sigma: float | None = None


def columns(value: TableRow | SeatRow | Result) -> Columns:
    return {name: getattr(value, name) for name in value.__slots__}


def log_columns(table_id: str, entry: LogEntry) -> Columns:
    return {
        "table_id": table_id,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "acted_on": entry.acted_on,
        "action": entry.action,
        "chance": str(list(entry.chance)),
        "note": entry.note,
        "spent": entry.spent,
        "at": entry.at,
        "to_act": None if entry.to_act is None else " ".join(map(str, entry.to_act)),
    }


def table_row(row: Row[Any]) -> TableRow:
    return TableRow(**row._mapping)


def seat_row(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.name, row.bot, row.player, row.resigned)


def log_entry(row: Row[Any]) -> LogEntry:
    _, seq, kind, seat, acted_on, action, chance, note, spent, at, to_act = tuple(row)
    numbers = tuple(json.loads(chance))
    return LogEntry(seq, kind, seat, acted_on, action, numbers, note, spent, at, read_seats(to_act))


def read_seats(text: str | None) -> tuple[int, ...] | None:
    """The seats in a column such as ``0 2``."""
    return None if text is None else tuple(map(int, text.split()))


def result_row(row: Row[Any]) -> Result:
    return Result(**{name: row._mapping[name] for name in Result.__slots__})
