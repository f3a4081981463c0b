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

from northline.server import schema
from northline.server.database import Conflict, StorageError, T
from northline.server.neighbours import Alone
from northline.server.rows import Columns

_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
"""A write that was acknowledged survives a power cut; readers do not wait for writers."""
_MOST_ROWS = 80
"""So many rows of the log go into a statement: SQLite takes 999 values everywhere."""
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
        for engine in (self._engine, self._looking):
            event.listen(engine, "connect", _set_up)

    async def write(self, work: Callable[[Connection], T]) -> T:
        def transaction() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await _run(self._writing, transaction)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await _run(self._reading, partial(self._look, work))

    def _look(self, work: Callable[[Connection], T]) -> T:
        with self._looking.connect() as connection:
            return work(connection)

    async def insert(self, rows: Sequence[Columns]) -> None:
        await _run(self._writing, partial(self.insert_now, rows))

    def insert_now(self, rows: Sequence[Columns]) -> None:
        """One statement where that is possible: while SQLite works other threads run, and we wait for them but once."""
        log = self._log or self._open_log()
        try:
            if len(rows) <= _MOST_ROWS:
                _insert(log, rows)
                return
            log.execute("BEGIN IMMEDIATE")
            for first in range(0, len(rows), _MOST_ROWS):
                _insert(log, rows[first : first + _MOST_ROWS])
            log.execute("COMMIT")
        except sqlite3.IntegrityError:
            raise Conflict from None
        finally:
            if log.in_transaction:
                log.execute("ROLLBACK")

    def _open_log(self) -> sqlite3.Connection:
        self._log = sqlite3.connect(self._path, isolation_level=None)
        _set_up(self._log)
        return self._log

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


def _insert(log: sqlite3.Connection, rows: Sequence[Columns]) -> None:
    log.execute(_statement(len(rows)), [row[name] for row in rows for name in _COLUMNS])


@cache
def _statement(rows: int) -> str:
    values = f"({', '.join('?' * len(_COLUMNS))})"
    return f"INSERT INTO log ({', '.join(_COLUMNS)}) VALUES {', '.join([values] * rows)}"
