"""Several worker processes that serve the same address, and their supervisor.

A signal to reload (SIGHUP) replaces the workers by new ones, one at a time, and people play on meanwhile.
"""

from __future__ import annotations

import logging
import signal
import socket
import threading
import time
from contextlib import ExitStack, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from tempfile import TemporaryDirectory

from northline.processes import exit_with_parent
from northline.server.http.neighbours import Place
from northline.server.ops.settings import Settings

logger = logging.getLogger("northline.server.workers")

_RESTART_INTERVAL = 5.0
"""Seconds between two starts of a worker: one that dies at once would die at once again."""
_SHUTDOWN_TIMEOUT = 20.0
"""Seconds that workers have to stop before they are killed."""
_START_TIMEOUT = 120.0
"""Seconds that a new worker has to start before the old one may go."""


class Supervisor:
    """Starts one worker for each socket, and restarts those that die.

    Each worker has a socket of its own on the same port, and the operating system distributes connections. The sockets
    stay open in this process: whoever connects while a worker is down waits for the next one.
    """

    def __init__(self, settings: Settings, sockets: list[socket.socket]) -> None:
        self._settings, self._sockets = settings, sockets
        self.workers: list[SpawnProcess | None] = [None] * len(sockets)
        """The worker of each socket; None where it has died."""
        self._meeting_place: Path | None = None
        """The folder in which the workers listen for each other."""
        self._start_at = [0.0] * len(sockets)
        """When each worker may be started again, if need be."""
        self._stopping, self._reloading = threading.Event(), threading.Event()

    def run(self) -> bool:
        """Run until a signal says stop."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self._stopping.set())
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, lambda *_: self._reloading.set())
        with ExitStack() as stack:
            if hasattr(socket, "send_fds"):
                self._meeting_place = Path(stack.enter_context(TemporaryDirectory(prefix="northline-")))
            return self._run()

    def _run(self) -> bool:
        try:
            while not self._stopping.is_set():
                self.start_missing()
                if self._reloading.is_set():
                    self._reloading.clear()
                    self.replace_all()
                wait([worker.sentinel for worker in self.workers if worker is not None], timeout=0.5)
                self._reap()
        finally:
            self.stop()
        return True

    def start_missing(self) -> None:
        """Start a worker wherever there is none, unless one was started there a moment ago."""
        for place, worker in enumerate(self.workers):
            if worker is None and time.monotonic() >= self._start_at[place]:
                self._start_at[place] = time.monotonic() + _RESTART_INTERVAL
                self.workers[place], started = self._start(place)
                started.close()

    def _start(self, place: int) -> tuple[SpawnProcess, Connection]:
        """Start a worker for a socket, beside the one that is there. It sends a message once it serves."""
        context = get_context("spawn")  # not forked: a fork would copy threads and locks
        near, far = context.Pipe(duplex=False)
        level = logging.getLogger("northline").level
        folder = self._meeting_place
        where = None if folder is None else Place(folder, place, len(self._sockets))
        worker = context.Process(
            target=_worker_main, args=(self._settings, self._sockets[place], level, far, where)
        )
        worker.start()
        far.close()
        return worker, near

    def replace_all(self) -> None:
        """Replace the workers one at a time: the old one goes when the new one serves, and stays if that fails."""
        for place in range(len(self.workers)):
            worker, started = self._start(place)
            with started:
                until = time.monotonic() + _START_TIMEOUT
                while worker.is_alive() and not started.poll(0.1):
                    if self._stopping.is_set() or time.monotonic() > until:
                        worker.kill()
                serves = worker.is_alive() and _heard(started)
            if not serves:
                worker.join()
                if not self._stopping.is_set():
                    logger.error("reload failed: the new worker does not start, so the old ones stay")
                return
            old, self.workers[place] = self.workers[place], worker
            if old is not None:
                self._end([old])
        logger.info("reloaded")

    def _reap(self) -> None:
        for place, worker in enumerate(self.workers):
            if worker is not None and not worker.is_alive():
                logger.warning("worker ended", extra={"code": worker.exitcode})
                worker.close()
                self.workers[place] = None

    def stop(self) -> None:
        """End all workers."""
        self._end([worker for worker in self.workers if worker is not None])

    def _end(self, workers: list[SpawnProcess]) -> None:
        """Ask workers to stop, and kill those that do not."""
        for worker in workers:
            worker.terminate()
        until = time.monotonic() + _SHUTDOWN_TIMEOUT
        for worker in workers:
            worker.join(max(0.1, until - time.monotonic()))
            if worker.is_alive():
                worker.kill()
                worker.join()


def _heard(started: Connection) -> bool:
    """Whether a worker has said that it serves; one that has died says nothing."""
    try:
        return bool(started.recv())
    except (EOFError, OSError):
        return False


def _worker_main(
    settings: Settings, listening: socket.socket, level: int, started: Connection, place: Place | None
) -> None:
    """The entry point of a worker process."""
    from northline.server.ops.logs import set_up_logs
    from northline.server.serve import run_worker

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the supervisor: it ends its workers itself
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # likewise, where a signal goes to the whole group
    exit_with_parent()
    set_up_logs(logging.getLevelName(level))

    def on_started() -> None:
        with suppress(OSError), started:  # nobody may be waiting for it
            started.send(True)

    if not run_worker(settings, listening, on_started, place):
        raise SystemExit(1)
