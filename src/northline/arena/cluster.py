"""Tasks on a Ray cluster: many machines, or several processes of this one."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterable
from typing import Any, TypeVar

from northline.arena.workers import LOST, Results, Task, WorkersError

T = TypeVar("T")
_IN_FLIGHT = 4
"""Tasks for each processor of the cluster that are handed out ahead."""
_TRIES = 2
_PATIENCE = 10.0
"""Seconds to wait for somebody to answer."""


def on_ray(address: str, processes: int, task: Task[T], shared: Any, numbers: Iterable[int]) -> Results[T]:
    """``local`` starts a cluster on this machine and ends it afterwards; any other address joins one that runs."""
    try:
        import ray
    except ImportError:
        raise WorkersError("Ray is not installed: pip install 'northline[arena]'") from None
    ours = not ray.is_initialized()
    if ours:
        _join(ray, address, processes)
    try:
        yield from _run(ray, task, shared, numbers)
    finally:
        if ours:
            ray.shutdown()


def _join(ray: Any, address: str, processes: int) -> None:
    _knock(address)
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        if address == "local":
            ray.init(num_cpus=processes, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise WorkersError(f"there is no Ray cluster at '{address}': {str(error).splitlines()[0]}") from None


def _knock(address: str) -> None:
    """See whether anybody listens at all. Ray itself would wait for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=_PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise WorkersError(f"there is no Ray cluster at '{address}': {error}") from None


def _run(ray: Any, task: Task[T], shared: Any, numbers: Iterable[int]) -> Results[T]:
    remote = ray.remote(num_cpus=1, max_retries=_TRIES)(task)
    everywhere, left = ray.put(shared), iter(numbers)
    most = max(2, int(_IN_FLIGHT * ray.cluster_resources().get("CPU", 1)))
    waiting: dict[Any, int] = {}
    while True:
        while len(waiting) < most and (number := next(left, None)) is not None:
            waiting[remote.remote(everywhere, number)] = number
        if not waiting:
            return
        done, _ = ray.wait(list(waiting), num_returns=1)
        for reference in done:
            number = waiting.pop(reference)
            try:
                yield number, ray.get(reference)
            except ray.exceptions.WorkerCrashedError:
                yield number, LOST
