"""Where games are kept: what the server asks of its database, in the server's words.

The log of a table is its game: one row for each thing that was done, numbered from 0 without gaps. ``(table, seq)``
is the key, and so the lock too: of two writers that want the same number, one is told :class:`Conflict`.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection, case, delete, func, select, text, update
from sqlalchemy.exc import IntegrityError

from northline.server.cluster.notices import CHANNEL, Changed, Note, Written, write_note
from northline.server.cluster.presence import Presence
from northline.server.db import schema
from northline.server.db.archive import Archive, as_log
from northline.server.db.database import Conflict, Database, StorageError, database, database_url
from northline.server.db.migrations import migrate
from northline.server.db.ratings import Rating, new_ratings
from northline.server.db.rows import (
    GoingOn,
    Kind,
    LogEntry,
    Result,
    SeatRow,
    TableRow,
    columns,
    log_columns,
    log_entry,
    read_seats,
    result_row,
    seat_row,
    table_row,
)
from northline.server.db.statements import (
    BEGIN_OR_END,
    CHANGE_SEAT,
    FIND_LOG,
    FIND_SEATS,
    FIND_TABLE,
    INSERT_LOG,
    INSERT_RESULTS,
    INSERT_SEATS,
    INSERT_TABLE,
    TOUCH_TABLE,
    both,
)
from northline.server.db.totals import count
from northline.server.wire.protocol import TableState

__all__ = [
    "Conflict",
    "GoingOn",
    "Kind",
    "LogEntry",
    "Result",
    "SeatRow",
    "StorageError",
    "Store",
    "TableRow",
    "TableState",
    "database_url",
]

_Seats = tuple[SeatRow, ...]


class Store:
    """The games. Every method is one transaction."""

    def __init__(self, database: Database, presence: Presence) -> None:
        self.database = database
        self.presence = presence
        """Who else uses this database, as far as is known here."""
        self.archive: Archive | None = None
        """Where old games are that are no longer here."""

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect, and bring the tables of the database up to date."""
        presence = Presence()
        store = cls(database(url, presence), presence)
        try:
            await store.database.write(migrate)
        except BaseException:
            await store.database.close()
            raise
        return store

    async def close(self) -> None:
        await self.database.close()

    async def ping(self) -> None:
        def ask(connection: Connection) -> None:
            connection.execute(text("SELECT 1"))

        await self.database.read(ask)

    # Tables and seats

    async def create_table(
        self, table: TableRow, seats: Sequence[SeatRow], rematch_of: str | None = None
    ) -> None:
        """Keep a new table; as a rematch, only if that table has none yet (:class:`Conflict`)."""

        def create(connection: Connection) -> None:
            connection.execute(INSERT_TABLE, [columns(table)])
            connection.execute(INSERT_SEATS, [{"table_id": table.id, **columns(seat)} for seat in seats])
            if rematch_of is not None:
                t = schema.tables.c
                linked = connection.execute(
                    update(schema.tables).where(t.id == rematch_of, t.next.is_(None)).values(next=table.id)
                )
                if linked.rowcount != 1:
                    raise Conflict
                self._tell_changed(connection, rematch_of)

        await self.database.write(create)

    async def table(self, table_id: str) -> tuple[TableRow, _Seats] | None:
        of_table = {"of_table": table_id}

        def find(connection: Connection) -> tuple[TableRow, _Seats] | None:
            row = connection.execute(FIND_TABLE, of_table).first()
            if row is None:
                return None
            return table_row(row), tuple(map(seat_row, connection.execute(FIND_SEATS, of_table)))

        return await self.database.read(find)

    async def tables(
        self, *states: TableState, open_only: bool = False, most: int = 100
    ) -> list[tuple[TableRow, _Seats]]:
        """Tables in one of these states, the latest change first."""
        t = schema.tables
        wanted = select(t).where(t.c.state.in_(states)).order_by(t.c.changed.desc(), t.c.id).limit(most)
        if open_only:
            wanted = wanted.where(t.c.open)

        def find(connection: Connection) -> list[tuple[TableRow, _Seats]]:
            rows = [table_row(row) for row in connection.execute(wanted)]
            seats = _seats(connection, [row.id for row in rows])
            return [(row, seats[row.id]) for row in rows]

        return await self.database.read(find)

    async def going_on(self) -> list[GoingOn]:
        """The tables to look after though nobody may be there: with bots or clocks, or about to begin."""
        t, s = schema.tables, schema.seats
        free = func.sum(case((s.c.player.is_(None) & s.c.bot.is_(None), 1), else_=0))
        wanted = (
            select(t.c.id, t.c.state, t.c.clock, free.label("free"), func.count(s.c.bot).label("bots"))
            .join_from(t, s, s.c.table_id == t.c.id)
            .where(t.c.state.in_(("waiting", "playing")))
            .group_by(t.c.id, t.c.state, t.c.clock)
        )

        def find(connection: Connection) -> list[GoingOn]:
            return [
                GoingOn(row.id, row.state == "waiting", row.bots > 0, row.clock)
                for row in connection.execute(wanted)
                if not row.free
            ]

        found = await self.database.read(find)
        return [table for table in found if table.to_begin or table.bots or table.clock]

    async def count_tables(self) -> dict[str, int]:
        t = schema.tables.c

        def find(connection: Connection) -> dict[str, int]:
            rows = connection.execute(select(t.state, func.count()).group_by(t.state))
            return {row[0]: row[1] for row in rows}

        return await self.database.read(find)

    async def change_seat(self, table_id: str, before: SeatRow, after: SeatRow) -> None:
        """Change a seat, if it still is as we knew it; otherwise :class:`Conflict`."""
        both_of_them = {"of_table": table_id, **both(columns(before), columns(after))}

        def change(connection: Connection) -> None:
            if connection.execute(CHANGE_SEAT, both_of_them).rowcount != 1:
                raise Conflict
            _touch(connection, table_id)
            self._tell_changed(connection, table_id)

        await self.database.write(change)

    async def close_table(self, table_id: str) -> None:
        """Put away a table at which no game began."""

        def close(connection: Connection) -> None:
            t, closed = schema.tables, {"state": "closed", "changed": time.time()}
            connection.execute(update(t).where(t.c.id == table_id, t.c.state == "waiting").values(**closed))
            self._tell_changed(connection, table_id)

        await self.database.write(close)

    async def switch_chat(self, table_id: str, on: bool) -> None:
        t = schema.tables

        def switch(connection: Connection) -> None:
            connection.execute(update(t).where(t.c.id == table_id).values(chat=on))
            self._tell_changed(connection, table_id)

        await self.database.write(switch)

    def _tell_changed(self, connection: Connection, table_id: str) -> None:
        _tell(connection, Changed(self.presence.me, table_id))

    async def tables_of(self, player: str, most: int = 50) -> list[tuple[TableRow, _Seats, tuple[int, ...]]]:
        """The tables at which a player has a seat, the latest change first, with the seats that may act now."""
        t, s = schema.tables, schema.seats
        own = select(s.c.table_id).where(s.c.player == player)
        wanted = select(t).where(t.c.id.in_(own), t.c.state != "closed")
        wanted = wanted.order_by(t.c.changed.desc(), t.c.id).limit(most)

        def find(connection: Connection) -> list[tuple[TableRow, _Seats, tuple[int, ...]]]:
            rows = [table_row(row) for row in connection.execute(wanted)]
            seats = _seats(connection, [row.id for row in rows])
            to_act = _to_act(connection, [row.id for row in rows if row.state == "playing"])
            return [(row, seats[row.id], to_act.get(row.id, ())) for row in rows]

        return await self.database.read(find)

    # The log

    async def append(
        self, table_id: str, entry: LogEntry, results: Sequence[Result] = (), rated_in: str | None = None
    ) -> None:
        """Write an entry of the log; with the results, when the game ends by it, and ratings in an edition."""
        row = log_columns(table_id, entry)
        if entry.kind != "start" and not results:
            await self.database.append(row)
            return

        def write(connection: Connection) -> None:
            try:
                connection.execute(INSERT_LOG, [row])
            except IntegrityError:
                raise Conflict from None
            _tell(connection, Written(self.presence.me, {table_id: entry.seq}))
            if entry.kind == "start":
                _touch(connection, table_id, "playing")
            if results:
                _touch(connection, table_id, "over")
                _keep_results(connection, table_id, results, rated_in)

        await self.database.write(write)

    async def log(self, table_id: str, since: int = 0) -> list[LogEntry]:
        """Everything that was done at a table, in order, from a number on."""
        wanted = {"of_table": table_id, "since": since}

        def find(connection: Connection) -> list[LogEntry]:
            return [log_entry(row) for row in connection.execute(FIND_LOG, wanted)]

        return await self.database.read(find) or self._archived_log(table_id)[since:]

    def _archived_log(self, table_id: str) -> list[LogEntry]:
        record = None if self.archive is None else self.archive.read(table_id)
        return [] if record is None else as_log(record)

    async def finished(self, before: float, most: int) -> list[str]:
        """Games that ended before a time and are not in the archive yet."""
        t = schema.tables.c
        old = select(t.id).where(t.state == "over", t.changed < before, ~t.archived)

        def find(connection: Connection) -> list[str]:
            return list(connection.execute(old.order_by(t.changed).limit(most)).scalars())

        return await self.database.read(find)

    async def forget_log(self, table_id: str) -> None:
        """Delete the log of a game that is in the archive."""
        t = schema.tables

        def forget(connection: Connection) -> None:
            connection.execute(update(t).where(t.c.id == table_id).values(archived=True))
            connection.execute(delete(schema.log).where(schema.log.c.table_id == table_id))

        await self.database.write(forget)

    async def results(self, table_id: str) -> list[Result]:
        r = schema.results
        wanted = select(r).where(r.c.table_id == table_id).order_by(r.c.place, r.c.seat)

        def find(connection: Connection) -> list[Result]:
            return [result_row(row) for row in connection.execute(wanted)]

        return await self.database.read(find)


# Parts of transactions


def _seats(connection: Connection, tables: Sequence[str]) -> dict[str, _Seats]:
    """The seats of tables."""
    s = schema.seats
    seats: dict[str, list[SeatRow]] = {name: [] for name in tables}
    for row in connection.execute(select(s).where(s.c.table_id.in_(tables)).order_by(s.c.seat)):
        seats[row.table_id].append(seat_row(row))
    return {name: tuple(found) for name, found in seats.items()}


def _to_act(connection: Connection, tables: Sequence[str]) -> dict[str, tuple[int, ...]]:
    """The seats that may act, as the last entry of each log says."""
    entry = schema.log
    newest = (
        select(entry.c.table_id, func.max(entry.c.seq).label("seq"))
        .where(entry.c.table_id.in_(tables))
        .group_by(entry.c.table_id)
        .subquery()
    )
    last = connection.execute(
        select(entry.c.table_id, entry.c.to_act).join(
            newest, (entry.c.table_id == newest.c.table_id) & (entry.c.seq == newest.c.seq)
        )
    )
    return {row.table_id: read_seats(row.to_act) or () for row in last}


def _tell(connection: Connection, note: Note) -> None:
    """Tell other processes what this transaction does. They hear of it when it is done, and only if it is."""
    if connection.dialect.name == "postgresql":
        words = {"channel": CHANNEL, "note": write_note(note)}
        connection.execute(text("SELECT pg_notify(:channel, :note)"), words)


def _touch(connection: Connection, table_id: str, state: TableState | None = None) -> None:
    """Note that a table has changed, and in what state it is now."""
    row = {"of_table": table_id, "now": time.time()}
    if state is None:
        connection.execute(TOUCH_TABLE, row)
    else:
        connection.execute(BEGIN_OR_END, {**row, "new_state": state})


def _keep_results(
    connection: Connection, table_id: str, results: Sequence[Result], rated_in: str | None
) -> None:
    if rated_in is not None:
        results = _rated(connection, rated_in, results)
    connection.execute(INSERT_RESULTS, [{"table_id": table_id, **columns(result)} for result in results])
    count(connection, table_id, results)


def _rated(connection: Connection, edition: str, results: Sequence[Result]) -> list[Result]:
    """The results with everybody's new rating. Who resigned comes after those who played on."""
    if connection.dialect.name == "postgresql":  # games that end together are rated one after the other
        connection.execute(text("SELECT pg_advisory_xact_lock(20260102)"))
    t, r = schema.tables.c, schema.results.c
    before = []
    for result in results:
        last = connection.execute(
            select(r.mu, r.sigma)
            .join_from(schema.results, schema.tables, r.table_id == t.id)
            .where(r.player == result.player, t.edition == edition, r.mu.is_not(None))
            .order_by(t.changed.desc())
            .limit(1)
        )
        row = last.first()
        before.append(None if row is None else Rating(row.mu, row.sigma))
    after = new_ratings(before, [result.place + 100 * result.resigned for result in results])
    return [replace(result, mu=new.mu, sigma=new.sigma) for result, new in zip(results, after, strict=True)]
