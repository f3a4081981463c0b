"""What goes on at a table though nobody may look: bots play, and time runs out.

Of all processes that share a database only the table's keeper does this (see :mod:`northline.server.cluster.presence`).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from northline.server.game.clocks import harmless
from northline.server.wire.refusals import Refusal
from northline.server.wire.remarks import write_remark

if TYPE_CHECKING:
    from northline.server.game.live_table import Home, LiveTable

logger = logging.getLogger("northline.server.table")

AFTER_FAILURE = 1.0
"""Seconds until something is tried again that went wrong."""


class Driver:
    def __init__(self, table: LiveTable, home: Home) -> None:
        self._table, self._home = table, home
        self._playing: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._playing is not None and not self._playing.done()

    def go_on(self) -> None:
        """Something has changed: see whose turn it is now."""
        self._set_alarm()
        if not self.busy and self._bot_to_act() is not None:
            self._playing = asyncio.create_task(self._play_for_bots())
            self._playing.add_done_callback(lambda _: self._home.quiet(self._table))

    async def stop(self) -> None:
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)

    def _to_act(self, bots: bool) -> Iterable[int]:
        """The seats of bots, or of people, that are to act; none if somebody else keeps this table."""
        table = self._table
        if table.play is None or not self._home.store.presence.keeps(table.id):
            return ()
        return [seat for seat in table.play.game.to_act if (table.seats[seat].bot is not None) == bots]

    # Bots

    def _bot_to_act(self) -> int | None:
        return next(iter(self._to_act(bots=True)), None)

    async def _play_for_bots(self) -> None:
        """Play as long as it is a bot's turn."""
        while (seat := self._bot_to_act()) is not None:
            try:
                await self._play_for(seat)
            except Refusal as refusal:
                logger.info("bot's move refused", extra={"table": self._table.id, "code": refusal.code})
                await asyncio.sleep(0 if refusal.code == "stale" else AFTER_FAILURE)
            except Exception:
                logger.exception("bot's move failed", extra={"table": self._table.id})
                await asyncio.sleep(AFTER_FAILURE)

    async def _play_for(self, seat: int) -> None:
        table, play = self._table, self._table.play
        assert play is not None
        spec = table.seats[seat].bot
        assert spec is not None
        state, seq, began = play.game.state, play.seq, time.monotonic()
        action, note = await self._home.bots.choose(spec, state, seat)
        await asyncio.sleep(max(0.0, self._home.settings.pace - (time.monotonic() - began)))
        if table.seats[seat].bot is not None:
            await table.act(seat, "action", action, seq, note)

    # Clocks

    def _left(self, seat: int) -> float:
        """Seconds that a seat still has."""
        play, clocks = self._table.play, self._table.clocks
        assert play is not None
        assert clocks is not None
        return clocks.left(seat, self._table.spent(play, seat))

    def _set_alarm(self) -> None:
        """Wait for the first person whose time will be up. Until then the table need not be in memory."""
        waiting = None
        if self._table.clocks is not None:
            waiting = min((self._left(seat) for seat in self._to_act(bots=False)), default=None)
        self._home.wake_in(self._table.id, waiting)

    async def time_is_up(self) -> None:
        """Do what the table chose for somebody whose time is up."""
        table, play, clocks = self._table, self._table.play, self._table.clocks
        late = [] if clocks is None else [seat for seat in self._to_act(bots=False) if self._left(seat) <= 0]
        if not late or play is None or clocks is None:
            self._set_alarm()
            return
        try:
            if clocks.control.at_zero == "bot":
                await table.stand_in(late[0], play.seq)
            else:
                action = play.game.text(harmless(play.game.state, late[0]))
                await table.act(late[0], "action", action, play.seq, write_remark("time_up"))
        except Refusal as refusal:  # somebody acted at the last moment
            logger.info("clock refused", extra={"table": table.id, "code": refusal.code})
            self._set_alarm()
