"""The message bus between server processes that share a database, on one machine or on several.

PostgreSQL carries the messages (LISTEN and NOTIFY) and does the failure detection: every process holds an advisory lock
with its id on one connection, and PostgreSQL releases the lock with the connection, however the process ends. Nothing
is stored.
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

from northline.server.cluster.messages import (
    CHANNEL,
    ClusterMessage,
    ProcessJoined,
    decode_message,
    encode_message,
    seats_connected,
)
from northline.server.cluster.presence import Presence

logger = logging.getLogger("northline.server.cluster.bus")

_LOCK_CLASS = 20260103
"""The first key of the advisory locks that stand for processes; the second is the id of the process."""
_POLL_INTERVAL = 1.0
"""Seconds between two looks at who is alive: it takes that long to notice that a process has died."""
_RECONNECT_DELAY = 0.5
_TIMEOUT = 10.0
"""Seconds after which a connection that does not answer counts as lost."""
_MAX_QUEUED = 10_000
"""Messages to keep while the database is away. If there are more, only chat can be lost: the rest is read again."""

_SET_UP = """
    SET synchronous_commit = off;
    SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3;
"""
_ALIVE = """
    SELECT objid::bigint AS process FROM pg_locks
    WHERE locktype = 'advisory' AND classid = $1 AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


class BusSubscriber(Protocol):
    """Who receives what the bus delivers."""

    def on_message(self, message: ClusterMessage) -> None:
        """Handle a message. A process receives its own messages too."""

    def on_processes_changed(self, tables: set[str], missed: bool) -> None:
        """Handle that processes joined or left, and with them connections to these tables.

        After ``missed`` messages anything may have changed: the process was not listening for a while.
        """


class Bus(Protocol):
    """A way to reach the other processes on the same database."""

    async def start(self, subscriber: BusSubscriber) -> None:
        """Begin to deliver to a subscriber."""

    def publish(self, message: ClusterMessage) -> None:
        """Queue a message to all processes."""

    async def close(self) -> None: ...


class NullBus:
    """The bus of a process that is the only one on its database: it has nobody to reach."""

    async def start(self, subscriber: BusSubscriber) -> None:
        subscriber.on_processes_changed(set(), missed=False)

    def publish(self, message: ClusterMessage) -> None:
        pass

    async def close(self) -> None:
        pass


class PostgresBus:
    """A bus on LISTEN and NOTIFY. It keeps :class:`Presence` up to date, and reconnects when the connection is lost."""

    def __init__(self, engine: AsyncEngine, presence: Presence) -> None:
        self._engine, self._presence = engine, presence
        self._queue: deque[ClusterMessage] = deque(maxlen=_MAX_QUEUED)
        self._wake = asyncio.Event()
        self._joined = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._subscriber: BusSubscriber

    async def start(self, subscriber: BusSubscriber) -> None:
        """Join the others; return once it is known who they are, or after a timeout."""
        self._subscriber = subscriber
        self._task = asyncio.create_task(self._run())
        try:
            await asyncio.wait_for(self._joined.wait(), _TIMEOUT)
        except TimeoutError:
            logger.warning("no word of other processes yet")

    def publish(self, message: ClusterMessage) -> None:
        self._queue.append(message)
        self._wake.set()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._run_connection()
            except Exception as error:  # whatever it is: only a new connection helps
                logger.warning("lost sight of other processes", extra={"why": type(error).__name__})
            await asyncio.sleep(_RECONNECT_DELAY)

    async def _run_connection(self) -> None:
        async with self._engine.connect() as connection:
            try:
                raw: Any = (await connection.get_raw_connection()).driver_connection
                await self._join(raw)
                poll_at = time.monotonic() + _POLL_INTERVAL
                while not raw.is_closed():
                    await self._wait_until_woken(poll_at - time.monotonic())
                    await self._flush(raw)
                    if time.monotonic() >= poll_at:
                        await self._poll_processes(raw, self._presence.process)
                        poll_at = time.monotonic() + _POLL_INTERVAL
            finally:
                await connection.invalidate()  # it holds a lock and listens: it must not return to the pool

    async def _join(self, raw: Any) -> None:
        raw.add_termination_listener(lambda _: self._wake.set())
        await raw.execute(_SET_UP)
        await raw.add_listener(CHANNEL, self._on_notify)
        process = secrets.randbits(31)
        await raw.execute("SELECT pg_advisory_lock($1, $2)", _LOCK_CLASS, process)
        greeting: list[ClusterMessage] = [
            ProcessJoined(process),
            *seats_connected(process, self._presence.local),
        ]
        self._queue.extendleft(reversed(greeting))
        await self._poll_processes(raw, process, missed=True)
        self._joined.set()

    async def _wait_until_woken(self, timeout: float) -> None:
        try:
            async with asyncio.timeout(max(0.0, timeout)):
                await self._wake.wait()
        except TimeoutError:
            pass
        self._wake.clear()

    async def _flush(self, raw: Any) -> None:
        if not self._queue:
            return
        sender = self._presence.process
        payloads = [
            encode_message(msgspec.structs.replace(message, sender=sender)) for message in self._queue
        ]
        statement = "SELECT pg_notify($1, note) FROM unnest($2::text[]) AS note"
        await raw.execute(statement, CHANNEL, payloads, timeout=_TIMEOUT)
        for _ in range(min(len(payloads), len(self._queue))):  # it may have overflowed while we waited
            self._queue.popleft()

    async def _poll_processes(self, raw: Any, process: int, missed: bool = False) -> None:
        rows = await raw.fetch(_ALIVE, _LOCK_CLASS, timeout=_TIMEOUT)
        alive = {row["process"] for row in rows}
        before = self._presence.processes
        tables = self._presence.set_processes(process, alive)
        if missed or self._presence.processes != before:
            self._subscriber.on_processes_changed(tables, missed)

    def _on_notify(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        message = decode_message(str(payload))
        if message is not None:
            self._subscriber.on_message(message)
