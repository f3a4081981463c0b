"""Sharing games out among threads. The kernel does not hold the interpreter lock, so they run at the same time."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from northline.kernel.core.layout import WORK

_T = TypeVar("_T")
FEWEST_GAMES = 64
"""Fewer games than this are not worth a thread of their own."""


def cores() -> int:
    """The processors that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="northline-kernel")


class Workers:
    """So many threads, each with room to work in."""

    def __init__(self, threads: int | None = None) -> None:
        if threads is not None and threads < 1:
            raise ValueError(f"at least one thread is needed, not {threads}")
        self.threads = threads or cores()
        self.works: NDArray[np.void] = np.zeros(self.threads, WORK)

    def share(self, games: int, work: Callable[[int, int, int], _T], fewest: int = FEWEST_GAMES) -> list[_T]:
        """Call ``work(worker, start, stop)`` for ranges that cover all games, at least ``fewest`` in each."""
        parts = max(1, min(self.threads, games // fewest))
        ends = [games * part // parts for part in range(parts + 1)]
        if parts == 1:
            return [work(0, 0, games)]
        calls = [_pool(self.threads).submit(work, n, ends[n], ends[n + 1]) for n in range(parts)]
        return [call.result() for call in calls]
