"""Other processes on the same database, here or on other machines: hearing of them, and telling them things.

PostgreSQL carries the notes (LISTEN and NOTIFY) and knows who is alive: every process holds a lock with its number on
one connection, and the lock goes with the connection, however the process ends. Nothing of it is written down.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from typing import Any, Protocol

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from northline.server.cluster.notices import CHANNEL, Arrived, Note, here_notes, read_note, write_note
from northline.server.cluster.presence import Presence

logger = logging.getLogger("northline.server.cluster.bus")

_LOCKS = 20260103
"""Advisory locks of this kind stand for processes; the second half of each is the process's number."""
_LOOK_EVERY = 1.0
"""Seconds between looking who is alive. A process that dies is missed after so long."""
_TRY_AGAIN = 0.5
_PATIENCE = 10.0
"""Seconds after which a connection that does not answer counts as lost."""
_MOST_WAITING = 10_000
"""Notes that are kept while the database is away. Only what people say can be lost by it."""

_SET_UP = """
    SET synchronous_commit = off;
    SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3;
"""
_ALIVE = """
    SELECT lock.objid::bigint AS process, extract(epoch FROM coalesce(backend_start, now()))::float8 AS since
    FROM pg_locks AS lock JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND classid = $1 AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


class Hearer(Protocol):
    """Who wants to know."""

    def heard(self, note: Note) -> None: ...

    def processes_changed(self, tables: set[str], missed: bool) -> None:
        """Processes came or went, and with them people at these tables; notes may have been missed."""


class Alone:
    """A process by itself: there is nobody to tell."""

    def __init__(self) -> None:
        self.up_since = time.time()
        """Since when somebody has kept the clocks. Before that no time was counted."""

    async def start(self, hearer: Hearer) -> None:
        hearer.processes_changed(set(), missed=False)

    def tell(self, note: Note) -> None:
        pass

    async def close(self) -> None:
        pass


class Neighbours(Alone):
    def __init__(self, engine: AsyncEngine, presence: Presence) -> None:
        super().__init__()
        self._engine, self._presence = engine, presence
        self._waiting: deque[Note] = deque(maxlen=_MOST_WAITING)
        self._wake = asyncio.Event()
        self._found = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._hearer: Hearer

    async def start(self, hearer: Hearer) -> None:
        """Look for the others. Soon after, it is known who they are."""
        self._hearer = hearer
        self._task = asyncio.create_task(self._stay_together())
        try:
            await asyncio.wait_for(self._found.wait(), _PATIENCE)
        except TimeoutError:
            logger.warning("no word of other processes yet")

    def tell(self, note: Note) -> None:
        self._waiting.append(note)
        self._wake.set()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _stay_together(self) -> None:
        while True:
            try:
                await self._be_together()
            except Exception as error:  # whatever it is: without the others nothing is right
                logger.warning("lost sight of other processes", extra={"why": type(error).__name__})
            await asyncio.sleep(_TRY_AGAIN)

    async def _be_together(self) -> None:
        async with self._engine.connect() as connection:
            try:
                raw: Any = (await connection.get_raw_connection()).driver_connection
                await self._arrive(raw)
                look_at = time.monotonic() + _LOOK_EVERY
                while not raw.is_closed():
                    await self._woken(look_at - time.monotonic())
                    await self._send(raw)
                    if time.monotonic() >= look_at:
                        await self._look(raw, self._presence.me)
                        look_at = time.monotonic() + _LOOK_EVERY
            finally:
                await connection.invalidate()  # it holds a lock and listens: it is of no use to others

    async def _arrive(self, raw: Any) -> None:
        raw.add_termination_listener(lambda _: self._wake.set())
        await raw.execute(_SET_UP)
        await raw.add_listener(CHANNEL, self._on_note)
        me = secrets.randbits(31)
        await raw.execute("SELECT pg_advisory_lock($1, $2)", _LOCKS, me)
        self._waiting.extendleft(reversed([Arrived(me), *here_notes(me, self._presence.here)]))
        await self._look(raw, me, missed=True)
        self._found.set()

    async def _woken(self, within: float) -> None:
        try:
            async with asyncio.timeout(max(0.0, within)):
                await self._wake.wait()
        except TimeoutError:
            pass
        self._wake.clear()

    async def _send(self, raw: Any) -> None:
        if not self._waiting:
            return
        me = self._presence.me
        texts = [write_note(msgspec.structs.replace(note, by=me)) for note in self._waiting]
        count = len(texts)
        statement = "SELECT pg_notify($1, note) FROM unnest($2::text[]) AS note"
        await raw.execute(statement, CHANNEL, texts, timeout=_PATIENCE)
        for _ in range(min(count, len(self._waiting))):
            self._waiting.popleft()

    async def _look(self, raw: Any, me: int, missed: bool = False) -> None:
        alive = {row["process"]: row["since"] for row in await raw.fetch(_ALIVE, _LOCKS, timeout=_PATIENCE)}
        self.up_since = min(alive.values(), default=time.time())
        before = self._presence.processes
        gone_from = self._presence.set_processes(me, alive)
        if missed or self._presence.processes != before:
            self._hearer.processes_changed(gone_from, missed)

    def _on_note(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        note = read_note(str(payload))
        if note is not None:
            self._hearer.heard(note)
