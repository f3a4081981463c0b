"""The registry of tables in memory: loads them when they are needed, drops them, and lets them run on by themselves."""

from __future__ import annotations

import asyncio
import logging
import math
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial

from northline.game import Game
from northline.server.cluster.messages import (
    AnalysisMoved,
    AuditGrown,
    BudgetsSpent,
    ChatSent,
    ClusterMessage,
    LogGrown,
    MomentEnded,
    ProcessJoined,
    SeatsConnected,
    SeatTaken,
    StandInAgreed,
    TableUpdated,
    budgets_spent,
    seats_connected,
)
from northline.server.cluster.presence import encode_connected
from northline.server.db.rows import Room, UnattendedTable
from northline.server.db.store import Store
from northline.server.db.uptime import BEAT_INTERVAL
from northline.server.game.analyses import Analyses
from northline.server.game.auto_play import RETRY_DELAY
from northline.server.game.bot_pool import BotPool
from northline.server.game.connected_table import ConnectedTable
from northline.server.game.live_chances import LiveChancesMaker
from northline.server.game.live_table import LiveTable
from northline.server.game.moderation import Moderation
from northline.server.game.progress_pace import ProgressBudget
from northline.server.game.reaper import Reaper
from northline.server.game.serializer import table_info
from northline.server.game.tries import Tries
from northline.server.ops.budgets import Budgets
from northline.server.ops.ledger import Ledger, Spent
from northline.server.ops.metrics import Metrics, encode_samples
from northline.server.ops.settings import Settings
from northline.server.wire.protocol import TableInfo
from northline.server.wire.refusals import Refusal
from northline.server.wire.time_control import decode_time_control

logger = logging.getLogger("northline.server.game.lobby")

_MAX_IDLE = 16
"""Idle tables to keep in memory: whoever sat down connects soon, and whoever was disconnected comes back."""


_TABLE_ID = re.compile(r"[0-9A-Za-z_-]{1,40}")
_LONGEST_OPENING = 20
"""Entries after which all have surely chosen their opening tickets, even if some changed their minds."""


class TableRegistry:
    """The live tables of this process, the jobs that run without anybody waiting for them, and the message bus."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics | None = None,
        ledger: Ledger | None = None,
    ) -> None:
        self.store, self.settings = store, settings
        self._metrics = metrics or Metrics()
        self._metrics.tables, self._metrics.commits = self, store.database.committed
        self._checked_at = -math.inf
        self.bus = store.database.bus()
        self.bots = BotPool(settings.bot_workers, settings.bot_deadline, settings.read_bot)
        self._ledger = ledger or Ledger()
        if store.database.shared:
            self._ledger.publish = self._tell_what_was_spent
        self.budgets = Budgets(
            settings.chat, settings.new_tables, settings.welcome_bytes, settings.analyses, self._ledger
        )
        self.moderation = Moderation(self)
        self.analyses = Analyses(store, settings, self.budgets)
        self.analyses.publish = self.bus.publish
        self.progress_budget = ProgressBudget(settings.progress_share)
        self.tries = Tries()
        self.live_chances = LiveChancesMaker()
        self._live: dict[str, LiveTable] = {}
        self._idle: dict[str, None] = {}
        """Those of them that nobody uses, least recently used first."""
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        """When somebody's time will be up, also at tables that are not in memory."""
        self._jobs: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._queued_to_resume: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def use(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table, loaded, for as long as the context lasts. All users share one object.

        Raise :class:`Refusal` if this table does not exist.
        """
        table = self._live.get(table_id)
        if table is None:
            _check_id(table_id)
            table = self._live[table_id] = LiveTable(table_id, self)
        self._idle.pop(table_id, None)
        table.users += 1
        try:
            await table.load()
            yield table
        finally:
            table.users -= 1
            self.release(table)

    async def find(self, table_id: str) -> Room:
        """A table and its seats as the database has them, without its game; raise :class:`Refusal` if there is none."""
        _check_id(table_id)
        room = await self.store.table(table_id)
        if room is None:
            raise Refusal("unknown_table", "this table does not exist")
        return room

    async def table_info(self, table_id: str) -> TableInfo:
        """What everybody may know of a table. Its game is not read for that: anybody may ask about any table."""
        table = self._live.get(table_id)
        if table is not None and table.seats:
            return table.info
        room = await self.find(table_id)
        return table_info(room.table, room.seats, self.store.presence.connected(table_id))

    def finished_game(self, table_id: str) -> Game | None:
        """A game that is over, if it is in memory: it never changes again."""
        table = self._live.get(table_id)
        if table is None or table.logged is None or not table.logged.over:
            return None
        return table.logged.game

    def release(self, table: ConnectedTable) -> None:
        """Make a table that nobody uses idle, and drop the least recently used if too many are.

        Where other processes may write to it, a table is dropped at once.
        """
        if table.users or table.busy or self._live.get(table.id) is not table:
            return
        self._idle[table.id] = None
        if not self.store.presence.alone or not table.seats:
            self._drop(table.id)
        elif len(self._idle) > _MAX_IDLE:
            self._drop(next(iter(self._idle)))

    def _drop(self, table_id: str) -> None:
        del self._idle[table_id], self._live[table_id]

    def _in_use(self, table_id: str) -> LiveTable | None:
        """A table that somebody uses here. An idle one is dropped: another process has just changed it."""
        if table_id in self._idle:
            self._drop(table_id)
        return self._live.get(table_id)

    async def start(self) -> None:
        """Join the other processes, and resume the games that were going on."""
        await self.bus.start(self)
        await self.store.uptime.beat(alone=self.store.presence.alone)
        self._metrics.last_write = time.time()
        await self.moderation.start()
        work = (self._run_jobs, self._keep_beating, Reaper(self).run, self.moderation.run)
        self._tasks = [asyncio.create_task(run()) for run in work]

    def _tell_what_was_spent(self, spent: Spent) -> None:
        for message in budgets_spent(0, spent):
            self.bus.publish(message)

    async def close(self) -> None:
        self._ledger.close()
        await self.bus.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for alarm in self._alarms.values():
            alarm.cancel()
        for table in tuple(self._live.values()):
            await table.stop()
        self.bots.close()
        await self.analyses.close()
        self.tries.close()
        await self.live_chances.close()
        with suppress(Exception):  # without a database there is nobody to tell
            await self.store.uptime.leave()

    @property
    def in_use(self) -> int:
        """The number of tables that somebody uses now."""
        return len(self._live) - len(self._idle)

    @property
    def bots_replaced(self) -> int:
        return self.bots.replaced

    @property
    def bots_waiting(self) -> int:
        return self.bots.waiting

    async def check_database(self) -> None:
        """Write something, once a second at most, and raise what is wrong: a full disk can still be read."""
        if time.monotonic() > self._checked_at + 1:
            async with asyncio.timeout(self.settings.database_timeout):
                await self._write_sign_of_life()
            self._checked_at = time.monotonic()

    async def _write_sign_of_life(self, connected: str | None = None) -> bool:
        found = await self.store.uptime.beat(encode_samples(self._metrics.samples()), connected)
        self._metrics.last_write = time.time()
        return found

    # Jobs that nobody waits for

    async def _run_jobs(self) -> None:
        """Run one job at a time, so that requests of people are not held up by many of them."""
        while True:
            await (await self._jobs.get())()

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_INTERVAL)
            await self._beat()

    async def _beat(self) -> None:
        """Write a sign of life. Where an outage is found, clocks show another time."""
        try:
            found = await self._write_sign_of_life(encode_connected(self.store.presence.local))
        except Exception as error:
            logger.warning("no sign of life", extra={"why": type(error).__name__})
            return
        if found:
            for table in tuple(self._live.values()):
                if table.clocks is not None:
                    table.on_presence_changed()

    async def _resume_all(self) -> None:
        """Queue all tables of this process that need to be resumed: with bots to act, clocks, or a game to begin."""
        try:
            found = await self.store.unattended_tables()
        except Exception:
            logger.exception("tables not taken up")
            asyncio.get_running_loop().call_later(RETRY_DELAY, self._jobs.put_nowait, self._resume_all)
            return
        for table in found:
            if not self.store.presence.owns(table.id):
                continue
            if table.to_begin or table.bots:
                self._queue_to_resume(table.id)
            elif (control := decode_time_control(table.clock)) is not None and table.id not in self._live:
                self.set_alarm(table.id, _earliest_alarm(table, control.per_action))

    def _queue_to_resume(self, table_id: str) -> None:
        if table_id not in self._queued_to_resume:
            self._queued_to_resume.add(table_id)
            self._jobs.put_nowait(partial(self._resume, table_id))

    async def _resume(self, table_id: str) -> None:
        self._queued_to_resume.discard(table_id)
        try:
            async with self.use(table_id) as table:
                await table.start()
                table.auto_player.update()
        except Refusal as refusal:
            logger.warning("table not taken up", extra={"table": table_id, "code": refusal.code})
        except Exception:  # one bad game does not keep the others waiting
            logger.exception("table not taken up", extra={"table": table_id})
            asyncio.get_running_loop().call_later(RETRY_DELAY, self._queue_to_resume, table_id)

    def set_alarm(self, table_id: str, seconds: float | None) -> None:
        if (before := self._alarms.pop(table_id, None)) is not None:
            before.cancel()
        if seconds is not None:
            self._alarms[table_id] = asyncio.get_running_loop().call_later(
                max(0.0, seconds), self._on_alarm, table_id
            )

    def _on_alarm(self, table_id: str) -> None:
        del self._alarms[table_id]
        self._jobs.put_nowait(partial(self._check_clock, table_id))

    async def _check_clock(self, table_id: str) -> None:
        try:
            async with self.use(table_id) as table:
                await table.auto_player.on_alarm()
        except Refusal as refusal:
            logger.warning("clock stopped", extra={"table": table_id, "code": refusal.code})
        except Exception:
            logger.exception("clock failed", extra={"table": table_id})
            self.set_alarm(table_id, RETRY_DELAY)

    def on_table_closed(self, table_id: str) -> None:
        """A table was closed in the database, by this process or by an operator."""
        self.set_alarm(table_id, None)
        if (table := self._in_use(table_id)) is not None:
            table.on_table_updated()

    # The message bus

    def on_message(self, message: ClusterMessage) -> None:
        """Handle a message of another process. Of its own messages a process only handles :class:`SeatTaken`."""
        if message.sender == self.store.presence.process and not isinstance(message, SeatTaken):
            return
        match message:
            case LogGrown(tables=tables):
                for table_id, seq in tables.items():
                    if (table := self._in_use(table_id)) is not None:
                        table.on_log_grown(seq)
                    else:
                        self._resume_if_ours(table_id)
            case TableUpdated(table=table_id):
                if (table := self._in_use(table_id)) is not None:
                    table.on_table_updated()
                else:
                    self._resume_if_ours(table_id)
            case SeatsConnected(tables=connected):
                for table_id, seats in connected.items():
                    self.store.presence.set_remote(message.sender, table_id, dict(seats))
                    self._on_presence_changed(table_id)
            case SeatTaken(table=table_id, seat=seat, connection=connection):
                if (table := self._in_use(table_id)) is not None:
                    table.on_seat_taken(seat, connection)
            case ChatSent(table=table_id):
                if (table := self._in_use(table_id)) is not None:
                    table.on_chat(message.seat, message.phrase, message.text)
            case MomentEnded(table=table_id, seq=seq):
                if (table := self._in_use(table_id)) is not None:
                    table.on_moment_ended(seq)
            case StandInAgreed(table=table_id):
                if (table := self._in_use(table_id)) is not None:
                    table.on_stand_in_agreed(message.seat, message.by, message.on)
            case BudgetsSpent(spent=spent):
                self._ledger.on_spent_elsewhere(spent)
            case AuditGrown():
                self.moderation.wake()
            case AnalysisMoved():
                self.analyses.on_moved_elsewhere(message)
            case ProcessJoined():
                for answer in seats_connected(0, self.store.presence.local):
                    self.bus.publish(answer)

    def on_processes_changed(self, tables: set[str], missed: bool) -> None:
        """Handle that processes joined or left: this one may own other tables now."""
        for table_id in tuple(self._idle):
            self._drop(table_id)
        if missed:
            self.moderation.wake()
            for table in self._live.values():
                table.mark_stale()
            self._jobs.put_nowait(
                self._beat
            )  # the database may have been away: that is nobody's thinking time
        for table_id in tables:
            self._on_presence_changed(table_id)
        self._jobs.put_nowait(self._resume_all)

    def _on_presence_changed(self, table_id: str) -> None:
        """Somebody connected to a table through another process, or disconnected: the owner may be another one now."""
        if (table := self._in_use(table_id)) is not None:
            table.on_presence_changed()
        else:
            self._resume_if_ours(table_id)

    def _resume_if_ours(self, table_id: str) -> None:
        """Resume a table that nobody is connected to, if this process owns it."""
        presence = self.store.presence
        if not presence.connected(table_id) and presence.owns(table_id):
            self._queue_to_resume(table_id)


def _check_id(table_id: str) -> None:
    """Refuse what cannot be a table: the database need not be asked, and may choke on it."""
    if not _TABLE_ID.fullmatch(table_id):
        raise Refusal("unknown_table", "this table does not exist")


def _earliest_alarm(table: UnattendedTable, per_action: float) -> float:
    """In how many seconds the clock of a table that is not in memory could be up, as far as its last entry tells.

    In the opening others may have written that entry while somebody has been thinking since the set-up.
    """
    return 0.0 if table.entries < _LONGEST_OPENING else table.last_at + per_action - time.time()
