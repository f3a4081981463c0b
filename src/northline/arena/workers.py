"""Running tasks in this process, in several processes of this machine, or on a Ray cluster.

A task is a function of something that all tasks share and of one item. Results arrive in any order, each exactly
once, and are the same whoever works. When a process dies, the task that it was doing is done again in a process of
its own, in a more careful way if there is one; if that dies too, the task is given up, and :data:`LOST` stands for
its result."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing import get_context, process
from multiprocessing.connection import Connection, wait
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
    apart: bool = False
    """Whether even a single worker is a process of its own, which may die and this one will not."""

    def run(
        self,
        task: Task[Item, T],
        shared: Any,
        items: Iterable[Item],
        careful: Task[Item, T] | None = None,
        tidy: Callable[[], None] | None = None,
    ) -> Results[Item, T]:
        """Yield ``(item, task(shared, item))`` for each item, as tasks are completed.

        Items are taken from the iterable only as workers become free. Closing the generator stops the work. An
        exception in a task is raised here, and a ``WorkersError`` where there is no cluster to work on, or where
        processes cannot start. ``careful`` is what does an item again after its process has died; ``tidy`` is called
        in every process of this machine that has worked, when there is nothing left to do."""
        if self.ray is not None:
            from northline.arena.ray_cluster import run_on_ray

            return run_on_ray(self.ray, self.processes, task, shared, items, careful or task)
        if self.processes == 1 and not self.apart:
            return _run_here(task, shared, items, tidy or _nothing)
        return _run_in_processes(self.processes, task, shared, iter(items), careful or task, tidy or _nothing)


def _nothing() -> None:
    pass


def _run_here(
    task: Task[Item, T], shared: Any, items: Iterable[Item], tidy: Callable[[], None]
) -> Results[Item, T]:
    try:
        for item in items:
            yield item, task(shared, item)
    finally:
        tidy()


_NONE_LEFT: Any = object()


def _run_in_processes(
    processes: int,
    task: Task[Item, T],
    shared: Any,
    items: Iterator[Item],
    careful: Task[Item, T],
    tidy: Callable[[], None],
) -> Results[Item, T]:
    _exit_if_main_module_is_being_imported()
    busy: dict[Connection, _Worker] = {}
    idle: list[_Worker] = []
    try:
        while True:
            while (idle or len(busy) < processes) and (item := next(items, _NONE_LEFT)) is not _NONE_LEFT:
                worker = idle.pop() if idle else _Worker(task, shared, tidy)
                worker.give(item)
                busy[worker.pipe] = worker
            if not busy:
                for worker in idle:
                    worker.dismiss()
                return
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]
                if worker.has_just_started():
                    continue
                del busy[worker.pipe]
                try:
                    result = worker.result()
                    idle.append(worker)
                except EOFError:
                    result = _run_alone(careful, shared, worker.item, tidy)
                yield worker.item, result
    finally:
        for worker in (*busy.values(), *idle):
            worker.kill()


def _run_alone(task: Task[Item, T], shared: Any, item: Item, tidy: Callable[[], None]) -> T | Lost:
    worker = _Worker(task, shared, tidy)
    try:
        worker.give(item)
        worker.has_just_started()
        result: T = worker.result()
        return result
    except EOFError:
        return LOST
    finally:
        worker.kill()


class _Worker:
    """A process that holds what all tasks share, and does one at a time. It is not forked: a fork would copy threads
    and locks."""

    def __init__(self, task: Task[Any, Any], shared: Any, tidy: Callable[[], None]) -> None:
        context = get_context("spawn")
        self.pipe, far_end = context.Pipe()
        self._process = context.Process(target=_work, args=(far_end, task, shared, tidy), daemon=True)
        self._process.start()
        far_end.close()
        self._has_started = False
        self.item: Any = None

    def give(self, item: Any) -> None:
        self.item = item
        try:
            self.pipe.send(item)
        except OSError:  # it is dead already: whoever waits for the result will find out
            return

    def has_just_started(self) -> bool:
        """Whether what can be read is that it has started. Raises ``WorkersError`` where it cannot."""
        if self._has_started:
            return False
        try:
            self.pipe.recv()
        except (EOFError, OSError):
            self.kill()
            raise WorkersError(_why_not_started(self._process.exitcode)) from None
        self._has_started = True
        return True

    def result(self) -> Any:
        """Wait for the result. Raises ``EOFError`` if the process died, and whatever the task raised."""
        try:
            done, result = self.pipe.recv()
        except (EOFError, OSError):
            self.kill()
            raise EOFError from None
        if not done:
            raise result
        return result

    def dismiss(self) -> None:
        """Let the process end by itself: there is nothing left to do."""
        self.pipe.close()
        self._process.join(_FAREWELL)

    def kill(self) -> None:
        """End the process, whatever it is doing. Processes of bots that it has started end with it."""
        self._process.kill()
        self._process.join()
        self.pipe.close()


_FAREWELL = 10.0
"""Seconds in which a process that is no longer needed may tidy up."""
_NO_GUARD = 87
"""The exit code of a process that found itself starting a tournament while it imported the script of its parent."""


def _exit_if_main_module_is_being_imported() -> None:
    """In a script without a guard every process starts the tournament again; its parent says what is wrong, once."""
    if getattr(process.current_process(), "_inheriting", False):
        os._exit(_NO_GUARD)


def _why_not_started(exit_code: int | None) -> str:
    if exit_code == _NO_GUARD:
        return (
            "the processes that work import your script, which would start the work again: put what starts it "
            'under `if __name__ == "__main__":`'
        )
    return f"the processes that work cannot start: they exit with status {exit_code}"


# In the child processes


def _work(pipe: Connection, task: Task[Any, Any], shared: Any, tidy: Callable[[], None]) -> None:
    """Ctrl-C is for the parent: it ends its processes itself. If it is killed, they end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    exit_with_parent()
    pipe.send(None)  # everything is imported
    while True:
        try:
            item = pipe.recv()
        except (EOFError, OSError):
            return tidy()
        try:
            pipe.send((True, task(shared, item)))
        except Exception as error:
            pipe.send((False, error))
