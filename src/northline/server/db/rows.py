"""The rows of the database as values, and the conversion between the two."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any, Literal, NamedTuple

from sqlalchemy.engine import Row

from northline.server.wire.identity import same_secret
from northline.server.wire.protocol import TableState

EntryKind = Literal["start", "action", "undo"]
Columns = dict[str, Any]
"""The values of a row by column name: the parameters of an INSERT or UPDATE statement."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LogEntry:
    """One entry in the log of a table: the set-up, an action, or an undo."""

    seq: int
    """Its number: 0 for the set-up, then without gaps."""
    kind: EntryKind
    seat: int | None
    """Who acted; None for the set-up."""
    acted_on: int
    """The ``seq`` of the position that whoever acted was looking at."""
    action: str
    """The action in notation; of a set-up, the header of the record; of an undo, empty."""
    chance: tuple[int, ...] = ()
    """The random outcomes that the action used."""
    note: str = ""
    """Why the action is not its player's own choice, as :mod:`northline.server.wire.notes` encodes it."""
    spent: float = 0.0
    """Seconds of thinking time that it took."""
    at: float = 0.0
    """When it was written, in seconds since 1970."""
    to_act: tuple[int, ...] | None = None
    """The seats that may act after it; None in entries from before this column was added."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat. It is free without a player and a bot; with both, the bot plays while the player is away."""

    seat: int
    _: KW_ONLY
    name: str | None = None
    bot: str | None = None
    """The spec of the bot that plays now."""
    player: str | None = None
    """The hash of the secret that its holder's browser keeps."""
    resigned: bool = False
    """The player has given up: a bot plays on, for good."""
    decision: int | None = None
    """The entry after which its player was thinking when a bot took over, at a table with clocks."""
    thought: float = 0.0
    """The seconds that the player had spent on that decision."""

    @property
    def free(self) -> bool:
        return self.player is None and self.bot is None


def seat_of(seats: Sequence[SeatRow], player: str | None) -> int | None:
    """The seat that a player holds, or None. Takes the same time whichever seat it is."""
    held = None
    for row in seats:
        if player is not None and row.player is not None and same_secret(row.player, player):
            held = row.seat
    return held


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table, without its seats and its log."""

    id: str
    edition: str
    digest: str
    """The digest of the edition when the table was set up."""
    open: bool
    """Whether it is listed, and can be joined without the code."""
    code: str
    """Whoever knows it may sit down."""
    state: TableState
    next: str | None = None
    """The table of the rematch."""
    clock: str | None = None
    """The time control, as a JSON document."""
    rated: bool
    created: float
    changed: float
    """When the row, a seat or the state of the game changed last, in seconds since 1970."""
    hints: bool = False
    """Whether players may ask for a hint."""
    memory: bool = False
    """Whether people are told what a perfect memory would know."""
    chat: bool = True
    """Whether players may chat."""
    creator: str | None = None
    """The hash of the secret of whoever set the table up."""
    archived: bool = False
    """Whether its log has moved to the archive."""
    waits: bool = False
    """Whether the game waits for its host, even when all seats are taken."""
    closed_because: str | None = None
    """What an operator said when closing the table; None if no operator has closed it."""
    begun_from: str | None = None
    """The moment of another game in which this one began, such as ``57 4rGh…``; its table is empty for a record."""


class Room(NamedTuple):
    """A table and its seats."""

    table: TableRow
    seats: tuple[SeatRow, ...]

    @property
    def host(self) -> int | None:
        """The seat of whoever looks after the table: who set it up or, without a seat, the first person; or None."""
        people = [row.seat for row in self.seats if row.player is not None]
        creator = seat_of(self.seats, self.table.creator)
        return creator if creator is not None else next(iter(people), None)

    def is_host(self, player: str | None) -> bool:
        """Whether a player looks after the table. Whoever set it up does, with or without a seat."""
        if player is None:
            return False
        creator = self.table.creator
        return (creator is not None and same_secret(player, creator)) or (
            self.host is not None and seat_of(self.seats, player) == self.host
        )


@dataclass(frozen=True, slots=True)
class UnattendedTable:
    """A table that has to be looked after even if nobody is connected to it."""

    id: str
    to_begin: bool
    """All seats are taken, and the game has not begun."""
    bots: bool
    clock: str | None
    entries: int = 0
    """How many entries its log has after the set-up."""
    last_at: float = 0.0
    """When the last one was written."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How a finished game ended for one seat."""

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
    """A value as the parameters of a statement."""
    return {name: getattr(value, name) for name in value.__slots__}


def log_columns(table_id: str, entry: LogEntry) -> Columns:
    """An entry of a table's log as the parameters of a statement."""
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
    return SeatRow(
        row.seat,
        name=row.name,
        bot=row.bot,
        player=row.player,
        resigned=row.resigned,
        decision=row.decision,
        thought=row.thought,
    )


def log_entry(row: Row[Any]) -> LogEntry:
    _, seq, kind, seat, acted_on, action, chance, note, spent, at, to_act = tuple(row)
    return LogEntry(
        seq=seq,
        kind=kind,
        seat=seat,
        acted_on=acted_on,
        action=action,
        chance=tuple(json.loads(chance)),
        note=note,
        spent=spent,
        at=at,
        to_act=read_seats(to_act),
    )


def read_seats(text: str | None) -> tuple[int, ...] | None:
    """The seats in a column such as ``0 2``."""
    return None if text is None else tuple(map(int, text.split()))


def result_row(row: Row[Any]) -> Result:
    return Result(**{name: row._mapping[name] for name in Result.__slots__})
