"""Where games are kept: SQLite by default, PostgreSQL by its URL.

The log of a table is its game: one row for each thing that was done, numbered from 0 without gaps. ``(table, seq)``
is the key, and so the lock too: of two writers that want the same number, one is told :class:`Conflict`.
"""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from sqlalchemy import delete, event, func, insert, select, text, update
from sqlalchemy.engine import Row, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from northline.server import schema
from northline.server.archive import Archive, as_log
from northline.server.migrations import migrate
from northline.server.ratings import Rating, new_ratings
from northline.server.totals import count
from northline.server.writer import Conflict, Writer

__all__ = [
    "Conflict",
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

Kind = Literal["start", "action", "undo"]
TableState = Literal["waiting", "playing", "over", "closed"]


class StorageError(ValueError):
    """A database that cannot be used, in words for the one who runs the server."""


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


def database_url(given: str) -> str:
    """A database as SQLAlchemy wants it: a URL with its asynchronous driver. A bare path is an SQLite file."""
    if "://" not in given:
        return f"sqlite+aiosqlite:///{given}"
    try:
        url = make_url(given)
    except ArgumentError:
        raise StorageError("this is not the URL of a database") from None
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
    }
    name = url.drivername.partition("+")[0]
    if name not in drivers:
        raise StorageError(f"the database is sqlite or postgresql, not {name}")
    return url.set(drivername=drivers[name]).render_as_string(hide_password=False)


async def _let_threads_end() -> None:
    """aiosqlite answers from threads of its own: a failed one must end while there is a loop to answer to."""
    for thread in threading.enumerate():
        if "_connection_worker_thread" in thread.name:
            await asyncio.to_thread(thread.join, 1.0)


class Store:
    """The database. Every method is one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(engine)
        self.archive: Archive | None = None
        """Where old games are that are no longer here."""

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect, and bring the tables of the database up to date."""
        url = database_url(url)
        try:
            engine = create_async_engine(url, hide_parameters=True, **_pool(url))
        except ModuleNotFoundError as error:
            raise StorageError(
                f"this database needs {error.name}: install it with pip install 'northline[postgres]'"
            ) from None
        if url.startswith("sqlite"):
            event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        except BaseException:
            await engine.dispose()
            await _let_threads_end()
            raise
        return cls(engine)

    async def close(self) -> None:
        await self._writer.finish()
        await self._engine.dispose()

    async def ping(self) -> None:
        async with self._engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def vacuum(self) -> None:
        """Give back the room that deleted rows took, and renew what the database knows of its tables."""
        for statement in ("VACUUM", "ANALYZE"):
            await self._alone(statement)

    async def backup(self, path: str) -> None:
        """Copy an SQLite database into a new file, also while a server uses it."""
        if self._engine.dialect.name != "sqlite":
            raise StorageError("PostgreSQL has its own tool for this: pg_dump")
        if Path(path).exists():
            raise StorageError(f"{path} exists already")
        await self._alone("VACUUM INTO :path", path=path)

    async def _alone(self, statement: str, **parameters: str) -> None:
        """Run what cannot be part of a transaction."""
        async with self._engine.connect() as connection:
            free = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await free.execute(text(statement), parameters)

    # Tables and seats

    async def create_table(
        self, table: TableRow, seats: Sequence[SeatRow], rematch_of: str | None = None
    ) -> None:
        """Keep a new table; as a rematch, only if that table has none yet (:class:`Conflict`)."""
        async with self._engine.begin() as connection:
            await connection.execute(insert(schema.tables), [_columns(table)])
            await connection.execute(
                insert(schema.seats), [{"table_id": table.id, **_columns(seat)} for seat in seats]
            )
            if rematch_of is not None:
                t = schema.tables.c
                linked = await connection.execute(
                    update(schema.tables).where(t.id == rematch_of, t.next.is_(None)).values(next=table.id)
                )
                if linked.rowcount != 1:
                    raise Conflict

    async def table(self, table_id: str) -> tuple[TableRow, tuple[SeatRow, ...]] | None:
        t, s = schema.tables, schema.seats
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(t).where(t.c.id == table_id))).first()
            if row is None:
                return None
            seats = await connection.execute(select(s).where(s.c.table_id == table_id).order_by(s.c.seat))
            return _table(row), tuple(map(_seat, seats))

    async def tables(
        self, *states: TableState, open_only: bool = False, most: int = 100
    ) -> list[tuple[TableRow, tuple[SeatRow, ...]]]:
        """Tables in one of these states, the latest change first."""
        t, s = schema.tables, schema.seats
        wanted = select(t).where(t.c.state.in_(states)).order_by(t.c.changed.desc(), t.c.id).limit(most)
        if open_only:
            wanted = wanted.where(t.c.open)
        async with self._engine.connect() as connection:
            rows = [_table(row) for row in await connection.execute(wanted)]
            found = await connection.execute(
                select(s).where(s.c.table_id.in_([row.id for row in rows])).order_by(s.c.seat)
            )
            seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            for row in found:
                seats[row.table_id].append(_seat(row))
        return [(row, tuple(seats[row.id])) for row in rows]

    async def count_tables(self) -> dict[str, int]:
        t = schema.tables.c
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(t.state, func.count()).group_by(t.state))
            return {row[0]: row[1] for row in rows}

    async def change_seat(self, table_id: str, before: SeatRow, after: SeatRow) -> None:
        """Change a seat, if it still is as we knew it; otherwise :class:`Conflict`."""
        s = schema.seats.c
        same = [s.table_id == table_id]
        same += [s[name].is_not_distinct_from(value) for name, value in _columns(before).items()]
        async with self._engine.begin() as connection:
            done = await connection.execute(update(schema.seats).where(*same).values(**_columns(after)))
            if done.rowcount != 1:
                raise Conflict
            await _touch(connection, table_id)

    async def close_table(self, table_id: str) -> None:
        """Put away a table at which no game began."""
        async with self._engine.begin() as connection:
            await _touch(connection, table_id, "closed", only="waiting")

    async def switch_chat(self, table_id: str, on: bool) -> None:
        async with self._engine.begin() as connection:
            t = schema.tables
            await connection.execute(update(t).where(t.c.id == table_id).values(chat=on))

    async def tables_of(
        self, player: str, most: int = 50
    ) -> list[tuple[TableRow, tuple[SeatRow, ...], tuple[int, ...]]]:
        """The tables at which a player has a seat, the latest change first, with the seats that may act now."""
        t, s, entry = schema.tables, schema.seats, schema.log
        own = select(s.c.table_id).where(s.c.player == player)
        wanted = select(t).where(t.c.id.in_(own), t.c.state != "closed")
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(t.c.changed.desc(), t.c.id).limit(most))
            tables = [_table(row) for row in rows]
            ids = [row.id for row in tables]
            found = await connection.execute(select(s).where(s.c.table_id.in_(ids)).order_by(s.c.seat))
            seats: dict[str, list[SeatRow]] = {name: [] for name in ids}
            for row in found:
                seats[row.table_id].append(_seat(row))
            newest = (
                select(entry.c.table_id, func.max(entry.c.seq).label("seq"))
                .where(entry.c.table_id.in_([row.id for row in tables if row.state == "playing"]))
                .group_by(entry.c.table_id)
                .subquery()
            )
            last = await connection.execute(
                select(entry.c.table_id, entry.c.to_act).join(
                    newest, (entry.c.table_id == newest.c.table_id) & (entry.c.seq == newest.c.seq)
                )
            )
            to_act = {row.table_id: read_seats(row.to_act) or () for row in last}
        return [(row, tuple(seats[row.id]), to_act.get(row.id, ())) for row in tables]

    # The log

    async def append(
        self, table_id: str, entry: LogEntry, results: Sequence[Result] = (), rated_in: str | None = None
    ) -> None:
        """Write an entry of the log; with the results, when the game ends by it, and ratings in an edition."""
        row = {"table_id": table_id, **_columns(entry), "chance": json.dumps(entry.chance)}
        row["to_act"] = None if entry.to_act is None else " ".join(map(str, entry.to_act))
        if entry.kind != "start" and not results:
            await self._writer.write(row)
            return
        async with self._engine.begin() as connection:
            try:
                await connection.execute(insert(schema.log), [row])
            except IntegrityError:
                raise Conflict from None
            if entry.kind == "start":
                await _touch(connection, table_id, "playing")
            if results:
                await _touch(connection, table_id, "over")
                if rated_in is not None:
                    results = await _rated(connection, rated_in, results)
                await connection.execute(
                    insert(schema.results), [{"table_id": table_id, **_columns(result)} for result in results]
                )
                await count(connection, table_id, results)

    async def log(self, table_id: str) -> list[LogEntry]:
        """Everything that was done at a table, in order."""
        entry = schema.log
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(entry).where(entry.c.table_id == table_id).order_by(entry.c.seq)
            )
            found = [_entry(row) for row in rows]
        return found or self._archived_log(table_id)

    def _archived_log(self, table_id: str) -> list[LogEntry]:
        record = None if self.archive is None else self.archive.read(table_id)
        return [] if record is None else as_log(record)

    async def finished(self, before: float, most: int) -> list[str]:
        """Games that ended before a time and are not in the archive yet."""
        t = schema.tables.c
        old = select(t.id).where(t.state == "over", t.changed < before, ~t.archived)
        async with self._engine.connect() as connection:
            return list((await connection.execute(old.order_by(t.changed).limit(most))).scalars())

    async def forget_log(self, table_id: str) -> None:
        """Delete the log of a game that is in the archive."""
        t = schema.tables
        async with self._engine.begin() as connection:
            await connection.execute(update(t).where(t.c.id == table_id).values(archived=True))
            await connection.execute(delete(schema.log).where(schema.log.c.table_id == table_id))

    # Results

    @property
    def reading(self) -> AsyncEngine:
        """For those who only look, such as the statistics."""
        return self._engine

    async def results(self, table_id: str) -> list[Result]:
        r = schema.results
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(r).where(r.c.table_id == table_id).order_by(r.c.place, r.c.seat)
            )
            return [_result(row) for row in rows]


def _pool(url: str) -> dict[str, Any]:
    """How many connections to keep. To a file only one: writers queue up here and do not fight for its lock."""
    if not url.startswith("sqlite"):
        return {"pool_size": 8, "pool_pre_ping": True}
    in_memory = make_url(url).database in (None, "", ":memory:")
    return {} if in_memory else {"pool_size": 1, "max_overflow": 0}


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    """A write that was acknowledged survives a power cut; readers do not wait for writers."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def _touch(
    connection: AsyncConnection,
    table_id: str,
    state: TableState | None = None,
    only: TableState | None = None,
) -> None:
    t = schema.tables
    change = update(t).where(t.c.id == table_id)
    if only is not None:
        change = change.where(t.c.state == only)
    values: dict[str, Any] = {"changed": time.time()}
    if state is not None:
        values["state"] = state
    await connection.execute(change.values(**values))


async def _rated(connection: AsyncConnection, edition: str, results: Sequence[Result]) -> list[Result]:
    """The results with everybody's new rating. Who resigned comes after those who played on."""
    if connection.dialect.name == "postgresql":  # games that end together are rated one after the other
        await connection.execute(text("SELECT pg_advisory_xact_lock(20260102)"))
    t, r = schema.tables.c, schema.results.c
    before = []
    for result in results:
        last = await connection.execute(
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


# Rows and values


def _columns(value: TableRow | SeatRow | LogEntry | Result) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__slots__}


def _table(row: Row[Any]) -> TableRow:
    return TableRow(**row._mapping)


def _seat(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.name, row.bot, row.player, row.resigned)


def _entry(row: Row[Any]) -> LogEntry:
    chance = tuple(json.loads(row.chance))
    return LogEntry(
        row.seq,
        row.kind,
        row.seat,
        row.acted_on,
        row.action,
        chance,
        row.note,
        row.spent,
        row.at,
        read_seats(row.to_act),
    )


def read_seats(text: str | None) -> tuple[int, ...] | None:
    """The seats in a column such as ``0 2``."""
    return None if text is None else tuple(map(int, text.split()))


def _result(row: Row[Any]) -> Result:
    return Result(**{name: row._mapping[name] for name in Result.__slots__})
