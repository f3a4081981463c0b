"""PostgreSQL, for several server processes. Every write notifies the other processes in the same transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from northline.extras import how_to_install
from northline.server.cluster.bus import Bus, PostgresBus
from northline.server.cluster.messages import CHANNEL, encode_message, log_grown
from northline.server.cluster.presence import Presence
from northline.server.db import schema
from northline.server.db.database import T
from northline.server.db.errors import Conflict, StorageError
from northline.server.db.group_commit import GroupCommit
from northline.server.db.rows import Columns

_COLUMNS = [column.name for column in schema.log.columns]


class PostgresDatabase:
    """A database server, for any number of server processes."""

    shared = True

    def __init__(self, url: str, presence: Presence) -> None:
        try:
            self._engine = create_async_engine(url, hide_parameters=True, pool_size=8)
        except ModuleNotFoundError as error:
            raise StorageError(
                f"this database needs {error.name}: install it with {how_to_install('postgres')}"
            ) from None
        self._autocommit = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._presence = presence
        self._log: AsyncConnection | None = None
        """A connection of its own for inserting into the log."""
        self._group_commit = GroupCommit(self.insert)
        self.committed = self._group_commit.count
        types = [column.type.compile(self._engine.dialect) for column in schema.log.columns]
        arrays = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(types, 1))
        payloads = len(_COLUMNS) + 1
        self._statement = f"""
            WITH written AS (INSERT INTO log ({", ".join(_COLUMNS)}) SELECT * FROM unnest({arrays}))
            SELECT pg_notify('{CHANNEL}', note) FROM unnest(${payloads}::text[]) AS note
        """

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self._autocommit.connect() as connection:
            return await connection.run_sync(work)

    async def append(self, row: Columns) -> None:
        await self._group_commit.write(row)

    async def insert(self, rows: Sequence[Columns]) -> list[None]:
        """Insert rows of the log and notify the other processes of them, with one statement."""
        from asyncpg import IntegrityConstraintViolationError

        messages = log_grown(self._presence.process, ((row["table_id"], row["seq"]) for row in rows))
        values = [[row[name] for row in rows] for name in _COLUMNS]
        raw = await self._raw_connection()
        try:
            await raw.execute(self._statement, *values, list(map(encode_message, messages)))
            return [None] * len(rows)
        except IntegrityConstraintViolationError:
            raise Conflict from None
        except BaseException:
            await self._drop_connection()
            raise

    async def _raw_connection(self) -> Any:
        if self._log is None:
            self._log = await self._engine.connect()
        return (await self._log.get_raw_connection()).driver_connection

    async def _drop_connection(self) -> None:
        """Whatever went wrong with it: the next insert gets a new connection."""
        connection, self._log = self._log, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def vacuum(self) -> None:
        for statement in ("VACUUM", "ANALYZE"):
            async with self._autocommit.connect() as connection:
                await connection.execute(text(statement))

    async def backup(self, path: str) -> None:
        raise StorageError("PostgreSQL has its own tool for this: pg_dump")

    def bus(self) -> Bus:
        return PostgresBus(self._engine, self._presence)

    async def close(self) -> None:
        await self._group_commit.drain()
        await self._drop_connection()
        await self._engine.dispose()
