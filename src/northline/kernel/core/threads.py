"""A pool of threads among which games are divided. Compiled code releases the GIL, so they run in parallel."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from northline.kernel.core.layout import SCRATCH
from northline.processes import available_cores

_T = TypeVar("_T")
MIN_GAMES_PER_THREAD = 64
"""Fewer games than this are not worth a thread of their own."""


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="northline-kernel")


class Workers:
    """A number of threads, by default one for each core, each with a scratch record."""

    def __init__(self, threads: int | None = None) -> None:
        if threads is not None and threads < 1:
            raise ValueError(f"at least one thread is needed, not {threads}")
        self.threads = threads or available_cores()
        self.scratches: NDArray[np.void] = np.zeros(self.threads, SCRATCH)

    def share(
        self, games: int, task: Callable[[int, int, int], _T], min_games: int = MIN_GAMES_PER_THREAD
    ) -> list[_T]:
        """Call ``task(worker, start, stop)`` for ranges that cover all games, each of at least ``min_games``.

        ``worker`` is the index of the scratch record that the call may use. Returns the results in order.
        """
        parts = max(1, min(self.threads, games // min_games))
        ends = [games * part // parts for part in range(parts + 1)]
        if parts == 1:
            return [task(0, 0, games)]
        calls = [_pool(self.threads).submit(task, n, ends[n], ends[n + 1]) for n in range(parts)]
        return [call.result() for call in calls]
