"""SQLite: a file, one thread that writes and one that reads.

Writers queue up in memory (see :mod:`northline.server.db.group_commit`): waiting for the lock of the file would take
longer, and be less fair.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, event, text

from northline.server.cluster.bus import Bus, NullBus
from northline.server.db import schema
from northline.server.db.database import T
from northline.server.db.errors import Conflict, StorageError
from northline.server.db.group_commit import GroupCommit
from northline.server.db.rows import Columns

_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
"""An acknowledged write survives a power cut; readers do not wait for writers."""
_MAX_ROWS = 80
"""Rows of the log in one INSERT statement: every build of SQLite takes 999 parameters."""
_Write = Columns | Callable[[Connection], Any]
"""A row of the log to insert, or a function to run in the transaction."""
_COLUMNS = [column.name for column in schema.log.columns]


class SqliteDatabase:
    """A database in a file, for one server process."""

    shared = False

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url, hide_parameters=True)
        self._autocommit = create_engine(
            url, hide_parameters=True, isolation_level="AUTOCOMMIT", pool_reset_on_return=None
        )
        self._path = self._engine.url.database or ""
        self._write_thread = ThreadPoolExecutor(1, "northline-write")
        self._read_thread = ThreadPoolExecutor(1, "northline-read")
        self._log: sqlite3.Connection | None = None
        """A raw connection, for transactions that only insert rows of the log."""
        self._group_commit: GroupCommit[_Write] = GroupCommit(self._commit)
        self.committed = self._group_commit.count
        for engine in (self._engine, self._autocommit):
            event.listen(engine, "connect", _set_pragmas)

    async def write(self, work: Callable[[Connection], T]) -> T:
        written: T = await self._group_commit.write(work)
        return written

    async def append(self, row: Columns) -> None:
        await self._group_commit.write(row)

    async def _commit(self, items: Sequence[_Write]) -> list[Any]:
        return await _run_in(self._write_thread, partial(self.commit_now, items))

    def commit_now(self, items: Sequence[_Write]) -> list[Any]:
        """Run one transaction with all of these writes, in the thread that writes. Return the result of each."""
        rows = [item for item in items if isinstance(item, dict)]
        if len(rows) == len(items) and len(rows) <= _MAX_ROWS:
            _insert(self._log or self._open_log(), rows)  # a single statement is a transaction
            return [None] * len(rows)
        with self._engine.begin() as connection:
            for first in range(0, len(rows), _MAX_ROWS):
                _insert(connection.connection.driver_connection, rows[first : first + _MAX_ROWS])
            return [None if isinstance(item, dict) else item(connection) for item in items]

    def _open_log(self) -> sqlite3.Connection:
        self._log = sqlite3.connect(self._path, isolation_level=None)
        _set_pragmas(self._log)
        return self._log

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await _run_in(self._read_thread, partial(self._run_autocommit, work))

    def _run_autocommit(self, work: Callable[[Connection], T]) -> T:
        with self._autocommit.connect() as connection:
            return work(connection)

    async def vacuum(self) -> None:
        for statement in ("VACUUM", "ANALYZE"):
            await self._run_outside_transaction(statement)

    async def backup(self, path: str) -> None:
        if Path(path).exists():
            raise StorageError(f"{path} exists already")
        await self._run_outside_transaction("VACUUM INTO :path", path=path)

    async def _run_outside_transaction(self, statement: str, **parameters: str) -> None:
        """Run a statement that SQLite does not allow inside a transaction."""
        ask = partial(Connection.execute, statement=text(statement), parameters=parameters)
        await _run_in(self._write_thread, partial(self._run_autocommit, ask))

    def bus(self) -> Bus:
        return NullBus()

    async def close(self) -> None:
        await self._group_commit.drain()
        await _run_in(self._write_thread, self._close)
        self._write_thread.shutdown()
        self._read_thread.shutdown()

    def _close(self) -> None:
        if self._log is not None:
            self._log.close()
        self._engine.dispose()
        self._autocommit.dispose()


async def _run_in(thread: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(thread, work)


def _set_pragmas(connection: Any, _record: Any = None) -> None:
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()


def _insert(log: Any, rows: Sequence[Columns]) -> None:
    """Insert rows with one statement: SQLite releases the GIL while it runs, so we wait for other threads only once.

    The values of a row are in the order of its columns.
    """
    try:
        log.execute(_insert_statement(len(rows)), [value for row in rows for value in row.values()])
    except sqlite3.IntegrityError:
        raise Conflict from None


@cache
def _insert_statement(rows: int) -> str:
    values = f"({', '.join('?' * len(_COLUMNS))})"
    return f"INSERT INTO log ({', '.join(_COLUMNS)}) VALUES {', '.join([values] * rows)}"
