"""SQLite: a file, one thread that writes and one that reads.

Whoever writes queues up here: waiting for the lock of the file would take longer, and be less fair.
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

from northline.server.cluster.bus import Alone
from northline.server.db import schema
from northline.server.db.database import Conflict, StorageError, T
from northline.server.db.group_commit import Writer
from northline.server.db.rows import Columns

_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
"""A write that was acknowledged survives a power cut; readers do not wait for writers."""
_MOST_ROWS = 80
"""So many rows of the log go into a statement: SQLite takes 999 values everywhere."""
_Item = Columns | Callable[[Connection], Any]
"""What is written: a row of the log, or whatever a function does."""
_COLUMNS = [column.name for column in schema.log.columns]


class Sqlite:
    def __init__(self, url: str) -> None:
        self._engine = create_engine(url, hide_parameters=True)
        self._looking = create_engine(
            url, hide_parameters=True, isolation_level="AUTOCOMMIT", pool_reset_on_return=None
        )
        self._path = self._engine.url.database or ""
        self._writing = ThreadPoolExecutor(1, "northline-write")
        self._reading = ThreadPoolExecutor(1, "northline-read")
        self._log: sqlite3.Connection | None = None
        """A connection for those rows of the log that come without anything else."""
        self._writer: Writer[_Item] = Writer(self._commit)
        for engine in (self._engine, self._looking):
            event.listen(engine, "connect", _set_up)

    async def write(self, work: Callable[[Connection], T]) -> T:
        written: T = await self._writer.write(work)
        return written

    async def append(self, row: Columns) -> None:
        await self._writer.write(row)

    async def _commit(self, items: Sequence[_Item]) -> list[Any]:
        return await _run(self._writing, partial(self.commit_now, items))

    def commit_now(self, items: Sequence[_Item]) -> list[Any]:
        """One transaction with all of it."""
        rows = [item for item in items if isinstance(item, dict)]
        if len(rows) == len(items) and len(rows) <= _MOST_ROWS:
            _insert(self._log or self._open_log(), rows)  # one statement is a transaction too
            return [None] * len(rows)
        with self._engine.begin() as connection:
            for first in range(0, len(rows), _MOST_ROWS):
                _insert(connection.connection.driver_connection, rows[first : first + _MOST_ROWS])
            return [None if isinstance(item, dict) else item(connection) for item in items]

    def _open_log(self) -> sqlite3.Connection:
        self._log = sqlite3.connect(self._path, isolation_level=None)
        _set_up(self._log)
        return self._log

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await _run(self._reading, partial(self._look, work))

    def _look(self, work: Callable[[Connection], T]) -> T:
        with self._looking.connect() as connection:
            return work(connection)

    async def vacuum(self) -> None:
        for statement in ("VACUUM", "ANALYZE"):
            await self._alone(statement)

    async def backup(self, path: str) -> None:
        if Path(path).exists():
            raise StorageError(f"{path} exists already")
        await self._alone("VACUUM INTO :path", path=path)

    async def _alone(self, statement: str, **parameters: str) -> None:
        """Run what cannot be part of a transaction."""
        ask = partial(Connection.execute, statement=text(statement), parameters=parameters)
        await _run(self._writing, partial(self._look, ask))

    def neighbours(self) -> Alone:
        """There are none."""
        return Alone()

    async def close(self) -> None:
        await self._writer.finish()
        await _run(self._writing, self._close)
        self._writing.shutdown()
        self._reading.shutdown()

    def _close(self) -> None:
        if self._log is not None:
            self._log.close()
        self._engine.dispose()
        self._looking.dispose()


async def _run(thread: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(thread, work)


def _set_up(connection: Any, _record: Any = None) -> None:
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()


def _insert(log: Any, rows: Sequence[Columns]) -> None:
    """One statement: while SQLite works on it other threads run, and only once do we have to wait for them."""
    try:
        log.execute(_statement(len(rows)), [row[name] for row in rows for name in _COLUMNS])
    except sqlite3.IntegrityError:
        raise Conflict from None


@cache
def _statement(rows: int) -> str:
    values = f"({', '.join('?' * len(_COLUMNS))})"
    return f"INSERT INTO log ({', '.join(_COLUMNS)}) VALUES {', '.join([values] * rows)}"
