"""Work that takes many seconds, in a process of its own with limits: whoever plays does not notice.

The work is a generator; what it yields comes back one by one. The process has a low priority, a limit on its memory and
one on the processor time of each piece of work. When it dies, whoever waits is told so, and the next piece of work gets
a new process.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Literal, TypeVar

from northline.processes import exit_with_parent
from northline.server.wire.analysis import AnalysisProblem

logger = logging.getLogger("northline.server.game.slow_work")

_POLITE = 10
"""How much lower the priority of the process is than that of the server."""
_MEMORY = 3 * 1024**3
"""Bytes that the process may use."""
_WALL_SECONDS_PER_SECOND = 6
"""On a busy machine an hour's work takes hours: so many seconds may pass for each one of processor time."""
_IDLE = 300.0
"""Seconds after which a process without work is ended: it holds a few hundred megabytes."""

_TOO_LONG = getattr(signal, "SIGXCPU", 0)
"""The signal by which the system ends a process that has used up its processor time."""

_T = TypeVar("_T")
Work = Callable[..., Iterator[_T]]
"""A generator function that the process can import."""
_Sent = tuple[Literal["item", "end", "failed"], Any]


class WorkFailed(Exception):
    """A piece of work came to no end."""

    def __init__(self, problem: AnalysisProblem) -> None:
        super().__init__(problem)
        self.problem: AnalysisProblem = problem


class SlowWorker:
    """One such process. It is started when it is needed, and ended when nothing was to do for a while."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._thread = ThreadPoolExecutor(1, "northline-slow-work")
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._idle: asyncio.TimerHandle | None = None

    async def run(self, on_item: Callable[[_T], None], work: Work[_T], *args: Any) -> None:
        """Do a piece of work. ``on_item`` is told what it yields, on the event loop. One piece at a time.

        Raise :class:`WorkFailed` if it came to no end.
        """
        if self._idle is not None:
            self._idle.cancel()
        loop = asyncio.get_running_loop()
        pipe = self._pipe or self._start()
        told = loop.run_in_executor(
            self._thread, _converse, pipe, (work, args), lambda item: loop.call_soon_threadsafe(on_item, item)
        )
        try:
            done, _ = await asyncio.wait({told}, timeout=_WALL_SECONDS_PER_SECOND * self._seconds)
        except BaseException:
            self.kill()  # what it still says would be taken for an answer to the next question
            raise
        if not done:
            self.kill()
            raise WorkFailed("late")
        if (last := told.result()) is None:
            raise await self._bury()
        kind, where = last
        if kind == "failed":
            logger.warning("slow work failed", extra={"why": where})
            raise WorkFailed("failed")
        self._idle = loop.call_later(_IDLE, self.kill)

    async def _bury(self) -> WorkFailed:
        """Clear a process away that has died, and say why it did."""
        process = self._process
        self.kill()
        if process is not None:
            await asyncio.to_thread(process.join, 1)
        late = process is not None and process.exitcode == -_TOO_LONG
        logger.warning("slow work died", extra={"late": late})
        return WorkFailed("late" if late else "died")

    def _start(self) -> Connection:
        context = get_context("spawn")  # a fork would copy the server's sockets and locks
        self._pipe, far_end = context.Pipe()
        self._process = context.Process(target=_main, args=(far_end, self._seconds), daemon=True)
        self._process.start()
        far_end.close()
        return self._pipe

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        if self._process is not None:
            self._process.kill()
            self._process = self._pipe = None

    def close(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        self.kill()
        self._thread.shutdown(wait=False)


def _converse(
    pipe: Connection, question: tuple[Work[_T], Any], on_item: Callable[[_T], object]
) -> _Sent | None:
    """Ask the process, pass on what it says, and return the last of it; None if it has died."""
    try:
        pipe.send(question)
        while True:
            sent: _Sent = pipe.recv()
            if sent[0] != "item":
                return sent
            on_item(sent[1])
    except (OSError, EOFError, RuntimeError):  # or the event loop is closed
        return None


# Inside the process


def _main(pipe: Connection, seconds: float) -> None:
    """Do one piece of work after the other, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    exit_with_parent()
    if hasattr(os, "nice"):
        os.nice(_POLITE)
    _limit_memory()
    with suppress(EOFError, OSError):
        while True:
            work, args = pipe.recv()
            _limit_time(seconds)
            pipe.send(_do(pipe, work, args))


def _limit_memory() -> None:
    with suppress(ImportError, ValueError, OSError):  # Windows has no such limits
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (_MEMORY, _MEMORY))


def _limit_time(seconds: float) -> None:
    """Let the next piece of work have so much processor time; beyond it, the process is ended by a signal."""
    try:
        import resource
    except ImportError:  # the server still looks at the clock
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (max(1, round(used.ru_utime + used.ru_stime + seconds)), hard))


def _do(pipe: Connection, work: Work[Any], args: Any) -> _Sent:
    try:
        for item in work(*args):
            pipe.send(("item", item))
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        return "failed", f"{type(error).__name__} in {last.filename}, line {last.lineno}"
    return "end", None
