"""When people are told how far they have come: at once where they play, and now and then where actions rain down.

Working progress out is the dearest part of an action, and nobody can read it four times a second. So where a table's
actions follow each other quickly, progress is left out of them, and comes by itself a moment later. A process that has
too much to do puts it off for longer: nobody's action waits for somebody's progress.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from northline.server.ops.limits import TokenBucket

_AT_ONCE = 0.05
"""Seconds that may go into progress at once, after a time in which little was needed."""
_MEASURED_EVERY = 1.0
"""Seconds between two looks at how busy the process is."""
_WHEN_BUSY = 0.25
"""The part of its share that is left for progress in a process that is busy all the time."""


class ProgressBudget:
    """The part of a process's time that may go into working progress out, for all its tables together.

    The busier the process, the smaller it is: when everybody waits for actions, progress can wait longer.

    >>> budget = ProgressBudget(0.1)
    >>> with budget.spending():
    ...     time.sleep(0.06)
    >>> budget.left
    False
    """

    def __init__(self, share: float) -> None:
        self._share = share
        self._bucket = TokenBucket(_AT_ONCE, share) if share < 1 else None
        self._measured_at, self._worked = time.monotonic(), time.thread_time()

    @property
    def left(self) -> bool:
        """Whether there is time for more now."""
        if self._bucket is None:
            return True
        now = time.monotonic()
        if now >= self._measured_at + _MEASURED_EVERY:
            self._adjust(now, self._bucket)
        return self._bucket.level > 0

    def _adjust(self, now: float, bucket: TokenBucket) -> None:
        worked = time.thread_time()
        busy = min(1.0, (worked - self._worked) / (now - self._measured_at))
        self._measured_at, self._worked = now, worked
        bucket.per_second = self._share * (1 - busy * (1 - _WHEN_BUSY))

    @contextmanager
    def spending(self) -> Iterator[None]:
        """Count the time that is spent inside."""
        began = time.monotonic()
        yield
        if self._bucket is not None:
            self._bucket.spend(time.monotonic() - began)


class ProgressPace:
    """Lets progress of one table be told once per interval; what is left out is announced at the end of it."""

    def __init__(self, interval: float, budget: ProgressBudget, announce: Callable[[], None]) -> None:
        self._interval, self._budget, self._announce = interval, budget, announce
        self._told_at = -math.inf
        self._timer: asyncio.TimerHandle | None = None

    def tells(self, now_or_never: bool) -> bool:
        """Whether progress goes with the entry at hand; otherwise it is announced later."""
        now = time.monotonic()
        wait = self._told_at + self._interval - now
        if now_or_never or (wait <= 0 and self._budget.left):
            self.stop()
            self._told_at = now
            return True
        if self._timer is None:
            self._set_timer(wait if wait > 0 else self._interval)
        return False

    def _set_timer(self, wait: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(wait, self._on_time)

    def _on_time(self) -> None:
        self._timer = None
        if self._budget.left:
            self._told_at = time.monotonic()
            self._announce()
        else:
            self._set_timer(self._interval)

    def stop(self) -> None:
        """Announce nothing."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
