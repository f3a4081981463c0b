"""A process of its own for work that takes long and holds the GIL, such as replays: whoever plays does not notice."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from northline.processes import exit_with_parent
from northline.server.wire.refusals import Refusal

_MAX_WAITING = 8
"""How many may wait before others are turned away."""
_POLITE = 10
"""How much lower the priority of the process is than that of the server."""

_P = ParamSpec("_P")
_T = TypeVar("_T")


class Background:
    """Runs functions one at a time in another process. It is started when it is needed, and again when it died."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def run(self, work: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        """The result of a function that the other process can import; raise :class:`Refusal` if too many wait."""
        assert not kwargs
        if self._waiting >= _MAX_WAITING:
            raise Refusal("too_fast", "many others are waiting for this: try again in a moment")
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.get_running_loop().run_in_executor(self._process(), work, *args)
        except BrokenProcessPool:
            self.close()
            raise
        finally:
            self._waiting -= 1

    def _process(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), _set_up)
        return self._pool

    def close(self) -> None:
        """End the process, whatever it is doing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


def _set_up() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    exit_with_parent()
    with suppress(OSError, AttributeError):
        os.nice(_POLITE)
