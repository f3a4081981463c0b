"""Rows for tests of the database, and a store to try them on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from northline.server.db.rows import LogEntry, Result, SeatRow, TableRow
from northline.server.db.store import Store

SEATS = (SeatRow(0), SeatRow(1, name="Greedy", bot="greedy"))
START = LogEntry(seq=0, kind="start", seat=None, acted_on=0, action="the header", at=1.5)


def table_row(table_id: str, **changes: Any) -> TableRow:
    """A table that waits for players."""
    row = TableRow(
        id=table_id,
        edition="toy",
        digest="digest",
        open=True,
        code="code",
        state="waiting",
        rated=False,
        created=1.0,
        changed=1.0,
    )
    return replace(row, **changes)


def action_entry(text: str = "pass", *, seat: int = 0, **changes: Any) -> LogEntry:
    """The first action of a game."""
    return replace(LogEntry(seq=1, kind="action", seat=seat, acted_on=0, action=text), **changes)


def result(seat: int, name: str, player: str | None, place: int, points: int, **changes: Any) -> Result:
    row = Result(seat=seat, name=name, bot=None, player=player, place=place, points=points)
    return replace(row, **changes)


def with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Open a store, do something with it and close it."""

    async def body() -> None:
        store = await Store.open(database)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(body())
