"""Who has been away from a table for a while, and which of the others agree to let a bot play for them.

All of this is in memory only. When the server starts again, absences are counted anew and the others are asked again;
a bot that already plays is in the database, and plays on.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Set


class Absences:
    """The absences of one table."""

    def __init__(self, patience: float, on_changed: Callable[[], None]) -> None:
        """``on_changed`` is called when somebody has been away for ``patience`` seconds."""
        self._patience, self._on_changed = patience, on_changed
        self._since: dict[int, float] = {}
        self._long: set[int] = set()
        """The seats that have been away for long enough."""
        self._agreed: dict[int, set[int]] = {}
        self._timer: asyncio.TimerHandle | None = None

    @property
    def agreements(self) -> Mapping[int, Set[int]]:
        """For each seat that has been away for long enough, the seats that agree to let a bot play."""
        return {seat: self._agreed.get(seat, set()) for seat in sorted(self._long)}

    def update(self, absent: Set[int]) -> None:
        """Note who is absent now. Whoever is back has to be away for as long again, and is asked about anew."""
        for seat in self._since.keys() - absent:
            del self._since[seat]
            self._agreed.pop(seat, None)
        for seat in absent - self._since.keys():
            self._since[seat] = time.monotonic()
        self._look_at_clock()

    def agree(self, seat: int, by: int, on: bool) -> None:
        """Note that a seat agrees, or no longer agrees, to let a bot play for an absent one."""
        agreed = self._agreed.setdefault(seat, set())
        (agreed.add if on else agreed.discard)(by)

    def agreed_by_all(self, here: Set[int]) -> list[int]:
        """The absent seats for which everybody who is here agrees."""
        return [seat for seat, agreed in self.agreements.items() if here and here <= agreed]

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _look_at_clock(self) -> None:
        """Note who has been away for long enough by now, and set the timer for whoever is next."""
        self.stop()
        now = time.monotonic()
        left = {seat: since + self._patience - now for seat, since in self._since.items()}
        self._long = {seat for seat, seconds in left.items() if seconds <= 0}
        still = [seconds for seconds in left.values() if seconds > 0]
        self._timer = asyncio.get_running_loop().call_later(min(still), self._on_timer) if still else None

    def _on_timer(self) -> None:
        # A loop's timer may be a little early: then nobody is due yet, and the timer has been set for the rest.
        before = self._long
        self._look_at_clock()
        if self._long != before:
            self._on_changed()
