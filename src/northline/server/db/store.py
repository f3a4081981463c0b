"""The store: everything that the server reads from its database and writes to it.

The log of a table is its game: one row for the set-up and for each action or undo, numbered from 0 without gaps.
``(table_id, seq)`` is its primary key, and thereby an optimistic lock: of two writers of the same entry one gets a
:class:`~northline.server.db.errors.Conflict`.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest

from sqlalchemy import Connection, case, delete, func, select, text, update
from sqlalchemy.exc import IntegrityError

from northline.server.cluster.messages import LogGrown, TableUpdated
from northline.server.cluster.presence import Presence
from northline.server.db import schema
from northline.server.db.abandoned import close_tables
from northline.server.db.archive import Archive, record_to_log
from northline.server.db.database import Database, open_database
from northline.server.db.errors import Conflict
from northline.server.db.migrations import migrate
from northline.server.db.notify import notify
from northline.server.db.ratings import Rating, new_ratings
from northline.server.db.rows import (
    LogEntry,
    Result,
    Room,
    SeatRow,
    TableRow,
    UnattendedTable,
    columns,
    log_columns,
    log_entry,
    read_seats,
    result_row,
    seat_row,
    table_row,
)
from northline.server.db.statements import (
    COMPARE_AND_SET_SEAT,
    COMPARE_AND_SET_SETTINGS,
    DELETE_SEAT,
    INSERT_LOG,
    INSERT_RESULTS,
    INSERT_SEATS,
    INSERT_TABLE,
    SELECT_LOG,
    SELECT_SEATS,
    SELECT_TABLE,
    SET_TABLE_STATE,
    SETTINGS,
    TOUCH_TABLE,
    compare_and_set_parameters,
)
from northline.server.db.totals import add_to_totals
from northline.server.db.uptime import Uptime
from northline.server.wire.protocol import TableState

_Seats = tuple[SeatRow, ...]


class Store:
    """Tables, seats, logs and results. Every method is one transaction."""

    def __init__(self, database: Database, presence: Presence) -> None:
        self.database = database
        self.presence = presence
        """The other processes on this database, as far as this one knows."""
        self.archive: Archive | None = None
        """The logs of old games that have left the database, if the server was given a folder."""
        self.uptime = Uptime(database)
        """When no server was running."""

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect, and run the migrations that are missing."""
        presence = Presence()
        store = cls(open_database(url, presence), presence)
        try:
            await store.database.write(migrate)
        except BaseException:
            await store.database.close()
            raise
        return store

    async def close(self) -> None:
        await self.database.close()

    async def ping(self) -> None:
        """Run an empty query; raise whatever is wrong with the database."""

        def ask(connection: Connection) -> None:
            connection.execute(text("SELECT 1"))

        await self.database.read(ask)

    # Tables and seats

    async def create_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        rematch_of: str | None = None,
        log: Sequence[LogEntry] = (),
    ) -> None:
        """Insert a new table, and the ``log`` of one that begins in the middle of a game.

        As a rematch of another table, raise :class:`Conflict` if that one has a rematch.
        """

        def create(connection: Connection) -> None:
            connection.execute(INSERT_TABLE, [columns(table)])
            connection.execute(INSERT_SEATS, [{"table_id": table.id, **columns(seat)} for seat in seats])
            if log:
                connection.execute(INSERT_LOG, [log_columns(table.id, entry) for entry in log])
            if rematch_of is not None:
                t = schema.tables.c
                linked = connection.execute(
                    update(schema.tables).where(t.id == rematch_of, t.next.is_(None)).values(next=table.id)
                )
                if linked.rowcount != 1:
                    raise Conflict
                self._notify_updated(connection, rematch_of)

        await self.database.write(create)

    async def table(self, table_id: str) -> Room | None:
        """A table and its seats; None if this table does not exist."""
        return await self.database.read(lambda connection: _room(connection, table_id))

    async def tables(
        self, *states: TableState, open_only: bool = False, limit: int = 100
    ) -> list[tuple[TableRow, _Seats]]:
        """Tables in one of these states, most recently changed first."""
        t = schema.tables
        wanted = select(t).where(t.c.state.in_(states)).order_by(t.c.changed.desc(), t.c.id).limit(limit)
        if open_only:
            wanted = wanted.where(t.c.open)

        def find(connection: Connection) -> list[tuple[TableRow, _Seats]]:
            rows = [table_row(row) for row in connection.execute(wanted)]
            seats = _seats(connection, [row.id for row in rows])
            return [(row, seats[row.id]) for row in rows]

        return await self.database.read(find)

    async def unattended_tables(self) -> list[UnattendedTable]:
        """The tables to look after even if nobody is connected: with bots or a clock, or about to begin."""
        t, s, entry = schema.tables, schema.seats, schema.log
        free = func.sum(case((s.c.player.is_(None) & s.c.bot.is_(None), 1), else_=0))
        newest = select(entry).where(entry.c.table_id == t.c.id).order_by(entry.c.seq.desc()).limit(1)
        last = newest.with_only_columns(entry.c.seq).correlate(t).scalar_subquery()
        last_at = newest.with_only_columns(entry.c.at).correlate(t).scalar_subquery()
        wanted = (
            select(
                t.c.id,
                t.c.state,
                t.c.clock,
                t.c.waits,
                free.label("free"),
                func.count(s.c.bot).label("bots"),
                last.label("last"),
                last_at.label("last_at"),
            )
            .join_from(t, s, s.c.table_id == t.c.id)
            .where(t.c.state.in_(("waiting", "playing")))
            .group_by(t.c.id, t.c.state, t.c.clock, t.c.waits)
        )

        def find(connection: Connection) -> list[UnattendedTable]:
            return [
                UnattendedTable(
                    row.id, row.state == "waiting", row.bots > 0, row.clock, row.last or 0, row.last_at or 0.0
                )
                for row in connection.execute(wanted)
                if not row.free and not (row.state == "waiting" and row.waits)
            ]

        found = await self.database.read(find)
        return [table for table in found if table.to_begin or table.bots or table.clock]

    async def games_of_bots(self, creator: str) -> tuple[int, int]:
        """How many games between bots only go on: those that somebody set up, and all."""
        t, s = schema.tables, schema.seats
        people = select(s.c.seat).where(s.c.table_id == t.c.id, s.c.bot.is_(None) | s.c.player.is_not(None))
        own = func.sum(case((t.c.creator == creator, 1), else_=0))
        wanted = select(own, func.count()).where(t.c.state == "playing", ~people.exists())

        def find(connection: Connection) -> tuple[int, int]:
            mine, everybody = connection.execute(wanted).one()
            return mine or 0, everybody

        return await self.database.read(find)

    async def count_tables(self) -> dict[str, int]:
        """The number of tables in each state."""
        t = schema.tables.c

        def find(connection: Connection) -> dict[str, int]:
            rows = connection.execute(select(t.state, func.count()).group_by(t.state))
            return {row[0]: row[1] for row in rows}

        return await self.database.read(find)

    async def change_seat(self, table_id: str, before: SeatRow, after: SeatRow) -> None:
        """Compare and set: change a seat if it still is as it was ``before``, otherwise raise :class:`Conflict`."""
        parameters = compare_and_set_parameters(table_id, columns(before), columns(after))

        def change(connection: Connection) -> None:
            _touch(connection, table_id)
            if connection.execute(COMPARE_AND_SET_SEAT, parameters).rowcount != 1:
                raise Conflict
            self._notify_updated(connection, table_id)

        await self.database.write(change)

    async def change_room(self, before: Room, after: Room) -> None:
        """Change the settings and seats of a table that waits, if they still are as they were ``before``.

        Otherwise raise :class:`Conflict`, and change nothing.
        """
        table_id, was, now = before.table.id, columns(before.table), columns(after.table)

        def change(connection: Connection) -> None:
            settings = {f"before_{name}": was[name] for name in SETTINGS}
            settings |= {f"after_{name}": now[name] for name in SETTINGS}
            row = {"of_table": table_id, "now": time.time(), **settings}
            if connection.execute(COMPARE_AND_SET_SETTINGS, row).rowcount != 1:
                raise Conflict
            for old, new in zip_longest(before.seats, after.seats):
                if old != new:
                    _replace_seat(connection, table_id, old, new)
            self._notify_updated(connection, table_id)

        await self.database.write(change)

    async def close_table(self, table_id: str) -> None:
        """Close a table at which no game has begun."""

        def close(connection: Connection) -> None:
            t, closed = schema.tables, {"state": "closed", "changed": time.time()}
            connection.execute(update(t).where(t.c.id == table_id, t.c.state == "waiting").values(**closed))
            self._notify_updated(connection, table_id)

        await self.database.write(close)

    async def close_tables(self, tables: list[str]) -> None:
        """Close tables that wait or play, and tell the other processes."""

        def close(connection: Connection) -> None:
            close_tables(connection, tables)
            for table_id in tables:
                self._notify_updated(connection, table_id)

        await self.database.write(close)

    async def set_chat(self, table_id: str, on: bool) -> None:
        """Switch the chat of a table on or off."""
        t = schema.tables

        def update_chat(connection: Connection) -> None:
            connection.execute(update(t).where(t.c.id == table_id).values(chat=on))
            self._notify_updated(connection, table_id)

        await self.database.write(update_chat)

    def _notify_updated(self, connection: Connection, table_id: str) -> None:
        notify(connection, TableUpdated(self.presence.process, table_id))

    async def tables_of(
        self, player: str, limit: int = 100
    ) -> list[tuple[TableRow, _Seats, tuple[int, ...]]]:
        """The tables at which a player has a seat, and the games between bots that the player set up.

        Finished games come last; otherwise the most recently changed first. Each has the seats that may act.
        """
        t, s = schema.tables, schema.seats
        own = select(s.c.table_id).where(s.c.player == player)
        for_people = select(s.c.table_id).where(
            s.c.table_id == t.c.id, s.c.bot.is_(None) | s.c.player.is_not(None)
        )
        to_watch = (t.c.creator == player) & ~for_people.exists()
        wanted = select(t).where(t.c.id.in_(own) | to_watch, t.c.state != "closed")
        wanted = wanted.order_by(t.c.state == "over", t.c.changed.desc(), t.c.id).limit(limit)

        def find(connection: Connection) -> list[tuple[TableRow, _Seats, tuple[int, ...]]]:
            rows = [table_row(row) for row in connection.execute(wanted)]
            seats = _seats(connection, [row.id for row in rows])
            to_act = _to_act(connection, [row.id for row in rows if row.state == "playing"])
            return [(row, seats[row.id], to_act.get(row.id, ())) for row in rows]

        return await self.database.read(find)

    # The log

    async def append(
        self,
        table_id: str,
        entry: LogEntry,
        results: Sequence[Result] = (),
        rated_in: str | None = None,
        room: Room | None = None,
    ) -> None:
        """Append an entry to a log, or raise :class:`Conflict` if it exists.

        The entry that ends a game comes with its ``results``; ``rated_in`` is the edition that a rated game counts for.
        The entry that begins a game comes with the ``room`` it begins with; if that has changed, it is a conflict, too.
        Most entries are written by group commit; the first and the last one have a transaction of their own.
        """
        row = log_columns(table_id, entry)
        if entry.kind != "start" and not results:
            await self.database.append(row)
            return

        def write(connection: Connection) -> None:
            try:
                connection.execute(INSERT_LOG, [row])
            except IntegrityError:
                raise Conflict from None
            notify(connection, LogGrown(self.presence.process, {table_id: entry.seq}))
            if entry.kind == "start":
                _touch(connection, table_id, "playing")
                _check_room(connection, room)
            if results:
                _touch(connection, table_id, "over")
                _insert_results(connection, table_id, results, rated_in)

        await self.database.write(write)

    async def log(self, table_id: str, since: int = 0) -> list[LogEntry]:
        """The log of a table from an entry on, from the database or from the archive."""
        wanted = {"of_table": table_id, "since": since}

        def find(connection: Connection) -> list[LogEntry]:
            return [log_entry(row) for row in connection.execute(SELECT_LOG, wanted)]

        return await self.database.read(find) or self._archived_log(table_id)[since:]

    def _archived_log(self, table_id: str) -> list[LogEntry]:
        record = None if self.archive is None else self.archive.read(table_id)
        return [] if record is None else record_to_log(record)

    async def finished_tables(self, before: float, limit: int) -> list[str]:
        """Tables whose game ended before a time and is not in the archive, oldest first."""
        t = schema.tables.c
        old = select(t.id).where(t.state == "over", t.changed < before, ~t.archived)

        def find(connection: Connection) -> list[str]:
            return list(connection.execute(old.order_by(t.changed).limit(limit)).scalars())

        return await self.database.read(find)

    async def delete_log(self, table_id: str) -> None:
        """Delete the log of a table from the database, and mark the table as archived."""
        t = schema.tables

        def delete_rows(connection: Connection) -> None:
            connection.execute(update(t).where(t.c.id == table_id).values(archived=True))
            connection.execute(delete(schema.log).where(schema.log.c.table_id == table_id))

        await self.database.write(delete_rows)

    async def results(self, table_id: str) -> list[Result]:
        """The results of a finished game, the winner first."""
        r = schema.results
        wanted = select(r).where(r.c.table_id == table_id).order_by(r.c.place, r.c.seat)

        def find(connection: Connection) -> list[Result]:
            return [result_row(row) for row in connection.execute(wanted)]

        return await self.database.read(find)


# Parts of transactions


def _room(connection: Connection, table_id: str) -> Room | None:
    of_table = {"of_table": table_id}
    row = connection.execute(SELECT_TABLE, of_table).first()
    if row is None:
        return None
    return Room(table_row(row), tuple(map(seat_row, connection.execute(SELECT_SEATS, of_table))))


def _check_room(connection: Connection, expected: Room | None) -> None:
    """Raise :class:`Conflict` if somebody has changed the board or a seat meanwhile."""
    if expected is None:
        return
    found = _room(connection, expected.table.id)
    if found is None or (found.table.edition, found.seats) != (expected.table.edition, expected.seats):
        raise Conflict


def _replace_seat(connection: Connection, table_id: str, old: SeatRow | None, new: SeatRow | None) -> None:
    """Compare and set one seat; without ``old`` it is added, without ``new`` it is removed."""
    if old is None:
        assert new is not None
        try:
            connection.execute(INSERT_SEATS, [{"table_id": table_id, **columns(new)}])
        except IntegrityError:
            raise Conflict from None
        return
    parameters = compare_and_set_parameters(table_id, columns(old), columns(new or old))
    changed = connection.execute(DELETE_SEAT if new is None else COMPARE_AND_SET_SEAT, parameters)
    if changed.rowcount != 1:
        raise Conflict


def _seats(connection: Connection, tables: Sequence[str]) -> dict[str, _Seats]:
    """The seats of many tables, by table."""
    s = schema.seats
    seats: dict[str, list[SeatRow]] = {name: [] for name in tables}
    for row in connection.execute(select(s).where(s.c.table_id.in_(tables)).order_by(s.c.seat)):
        seats[row.table_id].append(seat_row(row))
    return {name: tuple(found) for name, found in seats.items()}


def _to_act(connection: Connection, tables: Sequence[str]) -> dict[str, tuple[int, ...]]:
    """The seats that may act, according to the last entry of each log."""
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


def _touch(connection: Connection, table_id: str, state: TableState | None = None) -> None:
    """Update the time of a table's last change and, if given, its state. What is closed stays closed."""
    row = {"of_table": table_id, "now": time.time()}
    if state is None:
        connection.execute(TOUCH_TABLE, row)
    elif connection.execute(SET_TABLE_STATE, {**row, "new_state": state}).rowcount != 1:
        raise Conflict


def _insert_results(
    connection: Connection, table_id: str, results: Sequence[Result], rated_in: str | None
) -> None:
    if rated_in is not None:
        results = _rated(connection, rated_in, results)
    connection.execute(INSERT_RESULTS, [{"table_id": table_id, **columns(result)} for result in results])
    t = schema.tables.c
    if connection.execute(select(t.begun_from).where(t.id == table_id)).scalar() is None:
        add_to_totals(connection, table_id, results)  # what began in the middle is practice


def _rated(connection: Connection, edition: str, results: Sequence[Result]) -> list[Result]:
    """The results with new ratings. Players who resigned rank behind those who played on."""
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
