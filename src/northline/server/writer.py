"""Writing the log: all entries that wait go into one transaction, since a commit costs more than a row."""

from __future__ import annotations

import asyncio

from northline.server.database import Conflict, Database
from northline.server.rows import Columns


class Writer:
    """Writes entries of the log, and tells everybody who waits how it went."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Columns, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, row: Columns) -> None:
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
                await self._database.insert([row for row, _ in batch])
            except Conflict:  # of one of them: see which
                for row, written in batch:
                    _settle(written, await self._outcome([row]) if len(batch) > 1 else Conflict())
            except Exception as error:
                for _, written in batch:
                    _settle(written, error)
            else:
                for _, written in batch:
                    _settle(written, None)

    async def _outcome(self, rows: list[Columns]) -> Exception | None:
        try:
            await self._database.insert(rows)
        except Exception as error:
            return error
        return None

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
