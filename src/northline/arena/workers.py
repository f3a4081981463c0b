"""Running tasks in this process, in several processes of this machine, or on a Ray cluster.

A task is a function of something that all tasks share and of one item. Results arrive in any order, each exactly once,
and are the same whoever works. When a process dies its tasks are run again; a task that kills its process twice is
given up, and :data:`LOST` stands for its result.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, TypeVar

from northline.processes import exit_with_parent

Item = TypeVar("Item")
T = TypeVar("T")
Task = Callable[[Any, Item], T]
"""A function of a module, so that other processes can import it; its arguments and results are pickled."""


class Lost:
    """The result of a task whose process died twice."""


LOST = Lost()
Results = Generator[tuple[Item, T | Lost], None, None]


class WorkersError(ValueError):
    """There is nobody to do the work."""


@dataclass(frozen=True)
class Workers:
    """Who works: this many processes, or a Ray cluster (its address, or ``local`` for one on this machine).

    >>> dict(Workers().run(pow, 2, range(4)))
    {0: 1, 1: 2, 2: 4, 3: 8}

    Processes are spawned, not forked: a script that uses more than one needs ``if __name__ == "__main__":``.
    """

    processes: int = 1
    ray: str | None = None

    def run(self, task: Task[Item, T], shared: Any, items: Iterable[Item]) -> Results[Item, T]:
        """Yield ``(item, task(shared, item))`` for each item, as tasks are completed.

        Items are taken from the iterable only as workers become free. Closing the generator stops the work. An
        exception in a task is raised here, and a ``WorkersError`` where there is no cluster to work on.
        """
        if self.ray is not None:
            from northline.arena.ray_cluster import run_on_ray

            return run_on_ray(self.ray, self.processes, task, shared, items)
        if self.processes == 1:
            return _run_here(task, shared, items)
        return _run_in_processes(self.processes, task, shared, iter(items))


def _run_here(task: Task[Item, T], shared: Any, items: Iterable[Item]) -> Results[Item, T]:
    for item in items:
        yield item, task(shared, item)


_NONE_LEFT: Any = object()


def _run_in_processes(
    processes: int, task: Task[Item, T], shared: Any, items: Iterator[Item]
) -> Results[Item, T]:
    pool = _Pool(processes, shared)
    pending: dict[Future[T], Item] = {}
    try:
        while True:
            while len(pending) < 2 * processes and (item := next(items, _NONE_LEFT)) is not _NONE_LEFT:
                pending[pool.submit(task, item)] = item
            if not pending:
                return
            done, _ = wait(pending, return_when=FIRST_COMPLETED)
            if any(isinstance(future.exception(), BrokenExecutor) for future in done):
                # Nobody knows whose fault it was: do what was under way again, one task at a time.
                pool.kill()
                again = list(pending.items())
                pending = {}
                for future, item in again:
                    kept = future.done() and not isinstance(future.exception(), BrokenExecutor)
                    yield item, future.result() if kept else _run_in_own_process(task, shared, item)
                pool = _Pool(processes, shared)
                continue
            for future in done:
                yield pending.pop(future), future.result()
    finally:
        pool.kill()


def _run_in_own_process(task: Task[Item, T], shared: Any, item: Item) -> T | Lost:
    pool = _Pool(1, shared)
    try:
        return pool.submit(task, item).result()
    except BrokenExecutor:
        return LOST
    finally:
        pool.kill()


class _Pool:
    """Processes that hold what all tasks share. They are not forked: a fork would copy threads and locks."""

    def __init__(self, processes: int, shared: Any) -> None:
        self._executor = ProcessPoolExecutor(
            processes, mp_context=get_context("spawn"), initializer=_initialize, initargs=(shared,)
        )

    def submit(self, task: Task[Item, T], item: Item) -> Future[T]:
        try:
            return self._executor.submit(_run_task, task, item)
        except BrokenExecutor as broken:  # a process died since the last task was handed out
            future: Future[T] = Future()
            future.set_exception(broken)
            return future

    def kill(self) -> None:
        """End the processes, whatever they are doing."""
        processes = list((getattr(self._executor, "_processes", None) or {}).values())
        self._executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        for process in processes:
            process.join()


# In the child processes

_shared: Any = None


def _initialize(shared: Any) -> None:
    """Ctrl-C is for the parent: it ends its processes itself. If it is killed, they end with it."""
    global _shared
    _shared = shared
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    exit_with_parent()


def _run_task(task: Task[Item, T], item: Item) -> T:
    return task(_shared, item)
