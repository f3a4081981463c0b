"""What happens at a table without a person acting: bots play, and clocks run out.

Of all processes that share a database only the owner of the table does this, see
:meth:`northline.server.cluster.presence.Presence.owner`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from northline.server.game.clocks import timeout_action
from northline.server.wire.notes import encode_note
from northline.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from northline.server.game.live_table import LiveTable
    from northline.server.game.logged_game import LoggedGame
    from northline.server.game.table_host import TableHost

logger = logging.getLogger("northline.server.table")

RETRY_DELAY = 1.0
"""Seconds before something that failed is tried again."""


class AutoPlayer:
    """Plays for the bots of a table, and for players whose time is up."""

    def __init__(self, table: LiveTable, host: TableHost) -> None:
        self._table, self._host = table, host
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        """Wakes a bot that waits: perhaps it need not wait any longer, or its choice is no longer wanted."""

    @property
    def busy(self) -> bool:
        """Whether a bot is about to act."""
        return self._task is not None and not self._task.done()

    def update(self) -> None:
        """Start the bots and set the alarm for the clocks, if there is reason to. Call it after every change."""
        self._set_alarm()
        self._changed.set()
        if not self.busy and self._bot_to_act() is not None:
            self._task = asyncio.create_task(self._play_bots())
            self._task.add_done_callback(lambda _: self._host.release(self._table))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _to_act(self, bots: bool) -> Iterable[int]:
        """The seats of bots, or of people, that are to act; none at a closed table or one that another process owns."""
        table = self._table
        if (
            table.logged is None
            or table.row.state == "closed"
            or not self._host.store.presence.owns(table.id)
        ):
            return ()
        return [seat for seat in table.logged.game.to_act if (table.seats[seat].bot is not None) == bots]

    # Bots

    def _bot_to_act(self) -> int | None:
        return next(iter(self._to_act(bots=True)), None)

    async def _play_bots(self) -> None:
        """Play as long as it is a bot's turn."""
        while (seat := self._bot_to_act()) is not None:
            try:
                await self._play_bot(seat)
            except Refusal as refusal:
                logger.info("bot's move refused", extra={"table": self._table.id, "code": refusal.code})
                await asyncio.sleep(0 if refusal.code == "stale" else RETRY_DELAY)
            except Exception:
                logger.exception("bot's move failed", extra={"table": self._table.id})
                await asyncio.sleep(RETRY_DELAY)

    async def _play_bot(self, seat: int) -> None:
        table, logged = self._table, self._table.logged
        assert logged is not None
        spec = table.seats[seat].bot
        assert spec is not None
        state, seq, began = logged.game.state, logged.seq, time.monotonic()
        customer, events = table.customer, logged.game.events
        action, note = await self._host.bots.choose(spec, state, seat, customer, events)
        await self._wait_for_people(logged, seq, began)
        row = table.seats[seat]
        if row.bot is not None and logged.seq == seq:
            if row.player is not None and not note:
                note = encode_note("stand_in", bot=spec)
            await table.act_for_bot(seat, action, seq, note)

    async def _wait_for_people(self, logged: LoggedGame, seq: int, began: float) -> None:
        """Wait until people have seen what happened, and whoever acted last had the moment to take it back."""
        while logged.seq == seq and (seconds := self._table.pacing.bots_wait(logged, began)) > 0:
            self._changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), seconds)

    # Clocks

    def _time_left(self, seat: int) -> float:
        logged, clocks = self._table.logged, self._table.clocks
        assert logged is not None
        assert clocks is not None
        return clocks.time_left(seat, self._table.time_spent(logged, seat))

    def _set_alarm(self) -> None:
        """Set the alarm for the first person whose time will be up. Until then the table need not stay in memory."""
        first = None
        if self._table.clocks is not None:
            first = min((self._time_left(seat) for seat in self._to_act(bots=False)), default=None)
        self._host.set_alarm(self._table.id, first)

    async def on_alarm(self) -> None:
        """If somebody's time is up, do what the table's time control says: let a bot play on, or act once."""
        table, logged, clocks = self._table, self._table.logged, self._table.clocks
        late = (
            []
            if clocks is None
            else [seat for seat in self._to_act(bots=False) if self._time_left(seat) <= 0]
        )
        if not late or logged is None or clocks is None:
            self._set_alarm()
            return
        seat = late[0]
        try:
            # Whoever came back too late to make this decision has the next one.
            if clocks.control.at_zero == "bot" and not table.was_late(logged, seat):
                await table.substitute_bot(seat, logged.seq)
            else:
                action = logged.game.text(timeout_action(logged.game.state, seat))
                await table.act_on_timeout(seat, action, logged.seq, encode_note("time_up"))
        except Refusal as refusal:  # somebody acted at the last moment
            logger.info("clock refused", extra={"table": table.id, "code": refusal.code})
            self._set_alarm()
