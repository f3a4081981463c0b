"""The one statement that matters for speed, said to each database in its own words.

SQLAlchemy would take longer over such a transaction than SQLite does over its commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from northline.server import schema
from northline.server.notes import CHANNEL, write_note, written_notes
from northline.server.presence import Presence

LogRow = dict[str, Any]

SQLITE_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
"""A write that was acknowledged survives a power cut; readers do not wait for writers."""

_COLUMNS = [column.name for column in schema.log.columns]


class Conflict(Exception):
    """Somebody else wrote this entry of the log first."""


class Inserter(Protocol):
    """Writes rows of the log in one transaction; :class:`Conflict` if an entry is there already."""

    async def insert(self, rows: Sequence[LogRow]) -> None: ...

    async def close(self) -> None: ...


def inserter(engine: AsyncEngine, presence: Presence) -> Inserter:
    if engine.dialect.name == "postgresql":
        return PostgresInserter(engine, presence)
    assert engine.url.database is not None
    return SqliteInserter(engine.url.database)


class SqliteInserter:
    """A connection of its own in a thread of its own: one trip there and back for each transaction."""

    _STATEMENT = (
        f"INSERT INTO log ({', '.join(_COLUMNS)}) VALUES ({', '.join(':' + name for name in _COLUMNS)})"
    )

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "northline-log")
        self._connection: sqlite3.Connection | None = None

    async def insert(self, rows: Sequence[LogRow]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._insert, rows)

    def _insert(self, rows: Sequence[LogRow]) -> None:
        connection = self._connection or self._connect()
        try:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(self._STATEMENT, rows)
            connection.execute("COMMIT")
        except sqlite3.IntegrityError:
            raise Conflict from None
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    def _connect(self) -> sqlite3.Connection:
        self._connection = sqlite3.connect(self._path, isolation_level=None)
        for pragma in SQLITE_PRAGMAS:
            self._connection.execute(f"PRAGMA {pragma}")
        return self._connection

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


class PostgresInserter:
    """A connection that is kept, and one statement: the rows, and the notes about them to other processes."""

    def __init__(self, engine: AsyncEngine, presence: Presence) -> None:
        self._engine, self._presence = engine, presence
        self._connection: AsyncConnection | None = None
        types = [column.type.compile(engine.dialect) for column in schema.log.columns]
        arrays = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(types, 1))
        notes = len(_COLUMNS) + 1
        self._statement = f"""
            WITH written AS (INSERT INTO log ({", ".join(_COLUMNS)}) SELECT * FROM unnest({arrays}))
            SELECT pg_notify('{CHANNEL}', note) FROM unnest(${notes}::text[]) AS note
        """

    async def insert(self, rows: Sequence[LogRow]) -> None:
        from asyncpg import IntegrityConstraintViolationError

        notes = written_notes(self._presence.me, ((row["table_id"], row["seq"]) for row in rows))
        values = [[row[name] for row in rows] for name in _COLUMNS]
        raw = await self._raw()
        try:
            await raw.execute(self._statement, *values, list(map(write_note, notes)))
        except IntegrityConstraintViolationError:
            raise Conflict from None
        except BaseException:
            await self._drop()
            raise

    async def _raw(self) -> Any:
        if self._connection is None:
            self._connection = await self._engine.connect()
        return (await self._connection.get_raw_connection()).driver_connection

    async def _drop(self) -> None:
        """Whatever went wrong: the next transaction gets another connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def close(self) -> None:
        await self._drop()
