"""How fast bots act: slowly enough to follow, and not before a person had the moment to take an action back.

The pace is what those who are connected wish for; of several people the slowest counts, and spectators count where
nobody plays. A server that was started with the pace 0 has no time for wishes: its bots act at once.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from northline.server.cluster.presence import Presence
from northline.server.game.logged_game import LoggedGame
from northline.server.ops.settings import Settings

if TYPE_CHECKING:
    from northline.server.game.stored_table import StoredTable

_ON_ITS_WAY = 0.4
"""Seconds that bots wait longer than people are told: an undo of the last moment is still on its way."""


class Pacing:
    """The pace of the bots of one table."""

    def __init__(self, table: StoredTable, settings: Settings, presence: Presence) -> None:
        self._table, self._settings, self._presence = table, settings, presence
        self._moment = (0, 0.0)
        """The entry that may be taken back, and until when, by this process's monotonic clock."""

    def on_entry(self, logged: LoggedGame) -> None:
        """Give the person who made the last entry the moment to take it back, if bots would be next."""
        seat, seats = logged.last.seat, self._table.seats
        bot_next = any(seats[other].bot is not None for other in logged.game.to_act)
        if not bot_next or self._settings.pace == 0 or seat is None:
            return
        wish = self._presence.connected(self._table.id).get(seat)
        if wish is not None and wish.undo > 0 and seats[seat].bot is None and logged.can_undo(seat):
            self._moment = (logged.seq, time.monotonic() + wish.undo)

    def end_moment(self, seq: int) -> None:
        """Whoever made entry ``seq`` does not take it back."""
        if self._moment[0] == seq:
            self._moment = (0, 0.0)

    def time_to_undo(self, logged: LoggedGame) -> float | None:
        """The seconds for which bots wait, so that the last entry can be taken back; None when none waits."""
        seq, until = self._moment
        left = until - time.monotonic()
        return round(left, 2) if seq == logged.seq and left > 0 else None

    def bots_wait(self, logged: LoggedGame, began: float) -> float:
        """The seconds that a bot has to wait that began to think at ``began``; not positive when it may act."""
        ready = began + self._bot_delay()
        seq, until = self._moment
        if seq == logged.seq and seq > 0:
            ready = max(ready, until + _ON_ITS_WAY)
        return ready - time.monotonic()

    def _bot_delay(self) -> float:
        pace = self._settings.pace
        wishes = self._presence.connected(self._table.id) if pace > 0 else {}
        playing = [wish for seat, wish in wishes.items() if seat is not None]
        return max((wish.bots for wish in playing or wishes.values()), default=pace)
