"""When people are told how far they have come: at once where they play, and now and then where actions rain down.

Working progress out is the dearest part of an action, and nobody can read it four times a second. So where a table's
actions follow each other quickly, progress is left out of them, and comes by itself a moment later.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable


class ProgressPace:
    """Lets progress of one table be told once per interval; what is left out is announced at the end of it."""

    def __init__(self, interval: float, announce: Callable[[], None]) -> None:
        self._interval, self._announce = interval, announce
        self._told_at = -math.inf
        self._timer: asyncio.TimerHandle | None = None

    def tells(self, now_or_never: bool) -> bool:
        """Whether progress goes with the entry at hand; otherwise it is announced later."""
        now = time.monotonic()
        wait = self._told_at + self._interval - now
        if wait <= 0 or now_or_never:
            self.stop()
            self._told_at = now
            return True
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(wait, self._on_time)
        return False

    def _on_time(self) -> None:
        self._timer = None
        self._told_at = time.monotonic()
        self._announce()

    def stop(self) -> None:
        """Announce nothing."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
