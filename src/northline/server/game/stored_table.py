"""A table as the database has it, kept in memory: its row, its seats and its game, under a lock.

The database is the source of truth. What is here is a cache of it, which becomes stale when another process writes, or
when a write failed and nobody knows whether it was committed.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Concatenate, ParamSpec, TypeVar

from northline.editions import Edition
from northline.server.db.errors import Conflict, is_transient
from northline.server.db.rows import LogEntry, SeatRow, TableRow
from northline.server.db.store import Store
from northline.server.game.clocks import Clocks, decision_entry
from northline.server.game.fair_queue import Customer
from northline.server.game.logged_game import LoggedGame
from northline.server.ops.settings import Settings
from northline.server.wire.protocol import ClockState, RunningClock
from northline.server.wire.refusals import Refusal
from northline.server.wire.time_control import decode_time_control

logger = logging.getLogger("northline.server.table")

_RETRY_DELAY = 0.2
"""Seconds before the database is asked again when it did not answer."""

_T = TypeVar("_T")
_P = ParamSpec("_P")
_Table = TypeVar("_Table", bound="StoredTable")


def locked(
    method: Callable[Concatenate[_Table, _P], Awaitable[_T]],
) -> Callable[Concatenate[_Table, _P], Awaitable[_T]]:
    """Make a method of a table run under its lock, on data that is not stale, and retry it if need be.

    The method may run several times: again when another writer was faster (:class:`Conflict`), and again when the
    database is away, for as long as the settings allow. The lock is not reentrant: locked methods do not call each
    other.
    """

    @functools.wraps(method)
    async def run_locked(self: _Table, /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
        return await self.run_with_lock_and_retry(lambda: method(self, *args, **kwargs))

    return run_locked


class StoredTable(ABC):
    """The cache, and how it is kept up to date. What follows from a change is up to the subclass."""

    def __init__(self, table_id: str, store: Store, settings: Settings) -> None:
        self.id = table_id
        self.logged: LoggedGame | None = None
        """The game with its log; None before it has begun."""
        self.clocks: Clocks | None = None
        self.row: TableRow
        self.seats: tuple[SeatRow, ...] = ()
        self._store, self._settings = store, settings
        self._lock = asyncio.Lock()
        self._rows_stale = self._log_stale = True

    # What the subclass does about changes

    @abstractmethod
    def _reseat(self, before: Sequence[SeatRow]) -> None:
        """The seats were read anew; they were these ``before``, and people may have moved."""

    @abstractmethod
    def _on_refreshed(self, changed: bool) -> None:
        """The cache was read anew; ``changed``: the rows are not what they were."""

    @abstractmethod
    def _on_entry(self) -> None:
        """The log has a new last entry, written here or by another process."""

    @abstractmethod
    def _on_refolded(self) -> None:
        """The log is not a continuation of the one that was known."""

    @property
    def customer(self) -> Customer:
        """For whom the bots of this table think."""
        people = [row.player for row in self.seats if row.player is not None]
        return Customer(self.row.creator or next(iter(people), self.id), self.id, len(people))

    # Lock, retry, refresh

    async def run_with_lock_and_retry(self, work: Callable[[], Awaitable[_T]]) -> _T:
        """What :func:`locked` does."""
        deadline = time.monotonic() + self._settings.database_timeout
        async with self._lock:
            while True:
                try:
                    await self._refresh()
                    return await work()
                except Refusal:
                    raise
                except Conflict:
                    self._rows_stale = self._log_stale = True
                except BaseException as error:
                    # A write that failed may have been committed all the same: the refresh before the retry tells.
                    self._rows_stale = self._log_stale = True
                    if not is_transient(error) or time.monotonic() >= deadline:
                        raise
                    await asyncio.sleep(_RETRY_DELAY)

    async def _refresh(self) -> None:
        if not (self._rows_stale or self._log_stale):
            return
        before = (self.row, self.seats) if self.seats else None
        rows_stale, log_stale = self._rows_stale, self._log_stale
        self._rows_stale = self._log_stale = False
        try:
            if rows_stale:
                await self._read_rows()
            if log_stale:
                await self._read_log()
        except BaseException:
            self._rows_stale = self._log_stale = True
            raise
        self._on_refreshed(before is not None and before != (self.row, self.seats))

    async def _read_rows(self) -> None:
        found = await self._store.table(self.id)
        if found is None:
            raise Refusal("unknown_table", "this table does not exist")
        before = self.seats
        self.row, self.seats = found
        self._reseat(before)

    async def _read_log(self) -> None:
        """Replay what others have appended. If their log does not continue the one known here, fold it anew."""
        logged = self.logged
        log = await self._store.log(self.id, 0 if logged is None else logged.seq)
        if logged is not None and log and log[0] == logged.last:
            for entry in log[1:]:
                logged.replay(entry)
                self._charge_clock(entry)
                self._on_entry()
        elif log or logged is not None:
            self._fold(await self._store.log(self.id) if logged is not None else log)
            self._on_refolded()
        if self.logged is not None and self.row.state in ("waiting", "playing"):
            self.row = replace(self.row, state="over" if self.logged.over else "playing")

    def _fold(self, log: list[LogEntry]) -> None:
        self.logged = LoggedGame.fold(self._edition(), log, self._settings.chance()) if log else None
        control = decode_time_control(self.row.clock)
        self.clocks = None if control is None else Clocks(control, len(self.seats))
        for entry in log:
            self._charge_clock(entry)

    def _edition(self) -> Edition:
        edition = self._settings.editions.get(self.row.edition)
        if edition is None or edition.digest != self.row.digest:
            raise Refusal("unavailable", "this table uses a board that the server no longer has")
        return edition

    # Clocks

    def _charge_clock(self, entry: LogEntry) -> None:
        if self.clocks is not None and entry.seat is not None:
            self.clocks.charge(entry)

    def _thinks(self, seat: int) -> bool:
        """Whether the clock of a seat runs: a person is to act there."""
        return self.logged is not None and seat in self.logged.game.to_act and self.seats[seat].bot is None

    def _thinking_since(self, clocks: Clocks, logged: LoggedGame, seat: int) -> float:
        """When somebody who thinks now would have begun, without outages and without having taken an action back."""
        began = decision_entry(logged, seat).at
        return began - clocks.carried[seat] + self._store.uptime.downtime(began, time.time())

    def time_spent(self, logged: LoggedGame, seat: int) -> float:
        """The seconds that a person has been thinking, or had been when a bot took over; 0 without clocks."""
        clocks, row = self.clocks, self.seats[seat]
        if clocks is None or seat not in logged.game.to_act:
            return 0.0
        if row.bot is not None:
            left_now = row.decision == decision_entry(logged, seat).seq
            return row.thought if left_now else clocks.carried[seat]
        return max(0.0, time.time() - self._thinking_since(clocks, logged, seat))

    def with_bot(self, row: SeatRow, bot: str) -> SeatRow:
        """A seat in which a bot plays for a person. How long the person has thought is not forgotten."""
        if self.clocks is None or self.logged is None or not self._thinks(row.seat):
            return replace(row, bot=bot)
        decision, thought = decision_entry(self.logged, row.seat).seq, self.time_spent(self.logged, row.seat)
        return replace(row, bot=bot, decision=decision, thought=thought)

    def was_late(self, logged: LoggedGame, seat: int) -> bool:
        """Whether a bot had taken over the decision at hand because the time was up, before its player came back."""
        row, clocks = self.seats[seat], self.clocks
        late = clocks is not None and clocks.time_left(seat, row.thought) <= 0
        return late and row.decision == decision_entry(logged, seat).seq

    @property
    def clock_state(self) -> ClockState | None:
        """What the clocks show now, for those who are to show them; None without clocks."""
        clocks, logged = self.clocks, self.logged
        if clocks is None or logged is None:
            return None
        running = []
        for seat in filter(self._thinks, logged.game.to_act):
            reserve_from = self._thinking_since(clocks, logged, seat) + clocks.control.per_action
            running.append(
                RunningClock(
                    seat=seat,
                    reserve_from=round(reserve_from, 2),
                    deadline=round(reserve_from + clocks.reserve(seat), 2),
                )
            )
        banks = [
            None if row.bot is not None else round(bank, 1)
            for row, bank in zip(self.seats, clocks.banks, strict=True)
        ]
        return ClockState(now=round(time.time(), 2), banks=banks, running=running)
