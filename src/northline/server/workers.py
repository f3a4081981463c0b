"""Several worker processes that serve the same address, and their supervisor."""

from __future__ import annotations

import logging
import signal
import socket
import threading
import time
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess

from northline.processes import exit_with_parent
from northline.server.ops.settings import Settings

logger = logging.getLogger("northline.server.workers")

_RESTART_INTERVAL = 5.0
"""Seconds between two starts of a worker: one that dies at once would die at once again."""
_SHUTDOWN_TIMEOUT = 20.0
"""Seconds that workers have to stop before they are killed."""


class Supervisor:
    """Starts one worker for each socket, and restarts those that die.

    Each worker has a socket of its own on the same port, and the operating system distributes connections. The sockets
    stay open in this process: whoever connects while a worker is down waits for the next one.
    """

    def __init__(self, settings: Settings, sockets: list[socket.socket]) -> None:
        self._settings, self._sockets = settings, sockets
        self._workers: list[SpawnProcess | None] = [None] * len(sockets)
        self._start_at = [0.0] * len(sockets)
        """When each worker may be started again, if need be."""
        self._stopping = threading.Event()

    def run(self) -> bool:
        """Run until a signal says stop."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self._stopping.set())
        try:
            while not self._stopping.is_set():
                self._start_missing()
                wait([worker.sentinel for worker in self._workers if worker is not None], timeout=0.5)
                self._reap()
        finally:
            self._stop()
        return True

    def _start_missing(self) -> None:
        for place, worker in enumerate(self._workers):
            if worker is None and time.monotonic() >= self._start_at[place]:
                self._start_at[place] = time.monotonic() + _RESTART_INTERVAL
                # Not forked: a fork would copy threads and locks.
                worker = get_context("spawn").Process(
                    target=_worker_main,
                    args=(self._settings, self._sockets[place], logging.getLogger("northline").level),
                )
                worker.start()
                self._workers[place] = worker

    def _reap(self) -> None:
        for place, worker in enumerate(self._workers):
            if worker is not None and not worker.is_alive():
                logger.warning("worker ended", extra={"code": worker.exitcode})
                worker.close()
                self._workers[place] = None

    def _stop(self) -> None:
        workers = [worker for worker in self._workers if worker is not None]
        for worker in workers:
            worker.terminate()
        until = time.monotonic() + _SHUTDOWN_TIMEOUT
        for worker in workers:
            worker.join(max(0.1, until - time.monotonic()))
            if worker.is_alive():
                worker.kill()
                worker.join()


def _worker_main(settings: Settings, listening: socket.socket, level: int) -> None:
    """The entry point of a worker process."""
    from northline.server.ops.logs import set_up_logs
    from northline.server.serve import run_worker

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the supervisor: it ends its workers itself
    exit_with_parent()
    set_up_logs(logging.getLevelName(level))
    if not run_worker(settings, listening):
        raise SystemExit(1)
