"""Writing the log: all entries that wait go into one transaction, since a commit costs more than a row."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import insert, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from northline.server import schema
from northline.server.notes import CHANNEL, Note, write_note, written_notes
from northline.server.presence import Presence

_NOTIFY = text("SELECT pg_notify(:channel, :note)")


class Conflict(Exception):
    """Somebody else wrote this entry of the log first."""


class Writer:
    """Writes entries of the log, and tells everybody who waits how it went."""

    def __init__(self, engine: AsyncEngine, presence: Presence) -> None:
        self._engine, self._presence = engine, presence
        self._waiting: list[tuple[dict[str, Any], asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, row: dict[str, Any]) -> None:
        """Return when the row is written for good; :class:`Conflict` if somebody else wrote that entry."""
        written = asyncio.get_running_loop().create_future()
        self._waiting.append((row, written))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_waiting())
        await written

    async def _write_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self._insert([row for row, _ in batch])
            except Conflict:  # of one of them: see which
                for row, written in batch:
                    _settle(written, await self._outcome([row]) if len(batch) > 1 else Conflict())
            except Exception as error:
                for _, written in batch:
                    _settle(written, error)
            else:
                for _, written in batch:
                    _settle(written, None)

    async def _outcome(self, rows: list[dict[str, Any]]) -> Exception | None:
        try:
            await self._insert(rows)
        except Exception as error:
            return error
        return None

    async def _insert(self, rows: list[dict[str, Any]]) -> None:
        async with self._engine.begin() as connection:
            try:
                await connection.execute(insert(schema.log), rows)
            except IntegrityError:
                raise Conflict from None
            entries = [(row["table_id"], row["seq"]) for row in rows]
            await tell(connection, *written_notes(self._presence.me, entries))

    async def finish(self) -> None:
        if self._task is not None:
            await self._task


def _settle(written: asyncio.Future[None], error: Exception | None) -> None:
    if written.done():  # whoever waited has been cancelled
        return
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)


async def tell(connection: AsyncConnection, *notes: Note) -> None:
    """Tell other processes what this transaction does. They hear of it when it is done, and only if it is."""
    if connection.dialect.name == "postgresql":
        texts = [{"channel": CHANNEL, "note": write_note(note)} for note in notes]
        await connection.execute(_NOTIFY, texts)
