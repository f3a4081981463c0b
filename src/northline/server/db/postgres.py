"""PostgreSQL, for several processes at once. What one writes, the others hear of by a note in the same transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from northline.server.cluster.bus import Alone, Neighbours
from northline.server.cluster.notices import CHANNEL, write_note, written_notes
from northline.server.cluster.presence import Presence
from northline.server.db import schema
from northline.server.db.database import Conflict, StorageError, T
from northline.server.db.group_commit import Writer
from northline.server.db.rows import Columns

_COLUMNS = [column.name for column in schema.log.columns]


class Postgres:
    def __init__(self, url: str, presence: Presence) -> None:
        try:
            self._engine = create_async_engine(url, hide_parameters=True, pool_size=8)
        except ModuleNotFoundError as error:
            raise StorageError(
                f"this database needs {error.name}: install it with pip install 'northline[postgres]'"
            ) from None
        self._looking = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._presence = presence
        self._log: AsyncConnection | None = None
        """A connection that is kept for the log."""
        self._writer = Writer(self.insert)
        types = [column.type.compile(self._engine.dialect) for column in schema.log.columns]
        arrays = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(types, 1))
        notes = len(_COLUMNS) + 1
        self._statement = f"""
            WITH written AS (INSERT INTO log ({", ".join(_COLUMNS)}) SELECT * FROM unnest({arrays}))
            SELECT pg_notify('{CHANNEL}', note) FROM unnest(${notes}::text[]) AS note
        """

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self._looking.connect() as connection:
            return await connection.run_sync(work)

    async def append(self, row: Columns) -> None:
        await self._writer.write(row)

    async def insert(self, rows: Sequence[Columns]) -> list[None]:
        """One statement: the rows, and the notes about them to other processes."""
        from asyncpg import IntegrityConstraintViolationError

        notes = written_notes(self._presence.me, ((row["table_id"], row["seq"]) for row in rows))
        values = [[row[name] for row in rows] for name in _COLUMNS]
        raw = await self._raw()
        try:
            await raw.execute(self._statement, *values, list(map(write_note, notes)))
            return [None] * len(rows)
        except IntegrityConstraintViolationError:
            raise Conflict from None
        except BaseException:
            await self._drop()
            raise

    async def _raw(self) -> Any:
        if self._log is None:
            self._log = await self._engine.connect()
        return (await self._log.get_raw_connection()).driver_connection

    async def _drop(self) -> None:
        """Whatever went wrong: the next transaction gets another connection."""
        connection, self._log = self._log, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def vacuum(self) -> None:
        for statement in ("VACUUM", "ANALYZE"):
            async with self._looking.connect() as connection:
                await connection.execute(text(statement))

    async def backup(self, path: str) -> None:
        raise StorageError("PostgreSQL has its own tool for this: pg_dump")

    def neighbours(self) -> Alone:
        return Neighbours(self._engine, self._presence)

    async def close(self) -> None:
        await self._writer.finish()
        await self._drop()
        await self._engine.dispose()
