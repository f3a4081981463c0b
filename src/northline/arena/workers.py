"""Sharing tasks out: in this process, among processes of this machine, or on a Ray cluster.

A task is a function of something that all share and a number. Results come back in any order, each exactly once.
Whoever works, the results are the same. When a process dies its tasks are done again; a task that kills its process
twice is given up, and :data:`LOST` stands for its result.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, TypeVar

from northline.processes import exit_with_parent

T = TypeVar("T")
Task = Callable[[Any, int], T]


class Lost:
    """Stands for the result of a task whose process died twice."""


LOST = Lost()
Results = Generator[tuple[int, T | Lost], None, None]


class WorkersError(ValueError):
    """There is nobody to do the work."""


@dataclass(frozen=True)
class Workers:
    """Who works: so many processes, or a Ray cluster (its address, or ``local``)."""

    processes: int = 1
    ray: str | None = None

    def run(self, task: Task[T], shared: Any, numbers: Iterable[int]) -> Results[T]:
        """``task(shared, number)`` for each number, as they get done. Closing the iterator stops the work."""
        if self.ray is not None:
            from northline.arena.cluster import on_ray

            return on_ray(self.ray, self.processes, task, shared, numbers)
        if self.processes == 1:
            return _here(task, shared, numbers)
        return _in_processes(self.processes, task, shared, iter(numbers))


def _here(task: Task[T], shared: Any, numbers: Iterable[int]) -> Results[T]:
    for number in numbers:
        yield number, task(shared, number)


def _in_processes(processes: int, task: Task[T], shared: Any, numbers: Iterator[int]) -> Results[T]:
    pool = _Pool(processes, shared)
    waiting: dict[Future[T], int] = {}
    try:
        while True:
            while len(waiting) < 2 * processes and (number := next(numbers, None)) is not None:
                waiting[pool.submit(task, number)] = number
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            if any(isinstance(future.exception(), BrokenExecutor) for future in done):
                # Nobody knows whose fault it was: do what was under way again, one task at a time.
                pool.end()
                again = list(waiting.items())
                waiting = {}
                for future, number in again:
                    kept = future.done() and not isinstance(future.exception(), BrokenExecutor)
                    yield number, future.result() if kept else _alone(task, shared, number)
                pool = _Pool(processes, shared)
                continue
            for future in done:
                yield waiting.pop(future), future.result()
    finally:
        pool.end()


def _alone(task: Task[T], shared: Any, number: int) -> T | Lost:
    """A task in a process of its own."""
    pool = _Pool(1, shared)
    try:
        return pool.submit(task, number).result()
    except BrokenExecutor:
        return LOST
    finally:
        pool.end()


class _Pool:
    """Processes that have what all tasks share. They are not forked: a fork would copy threads and locks."""

    def __init__(self, processes: int, shared: Any) -> None:
        self._executor = ProcessPoolExecutor(
            processes, mp_context=get_context("spawn"), initializer=_begin, initargs=(shared,)
        )

    def submit(self, task: Task[T], number: int) -> Future[T]:
        try:
            return self._executor.submit(_do, task, number)
        except BrokenExecutor as broken:  # a process died since the last task was handed out
            future: Future[T] = Future()
            future.set_exception(broken)
            return future

    def end(self) -> None:
        """End the processes, whatever they are doing."""
        processes = list((getattr(self._executor, "_processes", None) or {}).values())
        self._executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        for process in processes:
            process.join()


# In the processes

_shared: Any = None


def _begin(shared: Any) -> None:
    """Ctrl-C is for the parent: it ends its processes itself. If it is killed, they end with it."""
    global _shared
    _shared = shared
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    exit_with_parent()


def _do(task: Task[T], number: int) -> T:
    return task(_shared, number)
