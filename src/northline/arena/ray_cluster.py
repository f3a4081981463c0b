"""Tasks on a Ray cluster: many machines, or several processes of this one."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterable
from typing import Any, TypeVar

from northline.arena.workers import LOST, Results, Task, WorkersError
from northline.extras import how_to_install

Item = TypeVar("Item")
T = TypeVar("T")
_TASKS_PER_CPU = 4
"""So many tasks are handed out ahead for each processor of the cluster."""
_CONNECT_TIMEOUT = 10.0
_NONE_LEFT: Any = object()


def run_on_ray(
    address: str,
    processes: int,
    task: Task[Item, T],
    shared: Any,
    items: Iterable[Item],
    careful: Task[Item, T],
) -> Results[Item, T]:
    """Run tasks on a cluster; see :meth:`northline.arena.Workers.run`.

    ``local`` starts a cluster with so many processes on this machine and ends it afterwards; any other address joins a
    running one.
    """
    try:
        import ray
    except ImportError:
        raise WorkersError(f"Ray is not installed: {how_to_install('arena')}") from None
    ours = not ray.is_initialized()
    if ours:
        _connect(ray, address, processes)
    try:
        yield from _run(ray, task, shared, items, careful)
    finally:
        if ours:
            ray.shutdown()


def _connect(ray: Any, address: str, processes: int) -> None:
    _check_reachable(address)
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        if address == "local":
            ray.init(num_cpus=processes, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise WorkersError(f"there is no Ray cluster at '{address}': {str(error).splitlines()[0]}") from None


def _check_reachable(address: str) -> None:
    """See whether anybody listens at all. Ray itself would wait for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=_CONNECT_TIMEOUT).close()
    except (OSError, OverflowError) as error:
        raise WorkersError(f"there is no Ray cluster at '{address}': {error}") from None


def _run(
    ray: Any, task: Task[Item, T], shared: Any, items: Iterable[Item], careful: Task[Item, T]
) -> Results[Item, T]:
    remote, remote_again = (ray.remote(num_cpus=1, max_retries=0)(one) for one in (task, careful))
    shared_reference, left = ray.put(shared), iter(items)
    most = max(2, int(_TASKS_PER_CPU * ray.cluster_resources().get("CPU", 1)))
    pending: dict[Any, Item] = {}
    again: set[Any] = set()
    """The tasks among those pending whose worker has died once."""
    while True:
        while len(pending) < most and (item := next(left, _NONE_LEFT)) is not _NONE_LEFT:
            pending[remote.remote(shared_reference, item)] = item
        if not pending:
            return
        done, _ = ray.wait(list(pending), num_returns=1)
        for reference in done:
            item, is_second = pending.pop(reference), reference in again
            again.discard(reference)
            try:
                yield item, ray.get(reference)
            except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError):
                if is_second:
                    yield item, LOST
                    continue
                second = remote_again.remote(shared_reference, item)
                pending[second] = item
                again.add(second)
