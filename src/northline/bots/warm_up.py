"""Getting the expert ready in the background: its search is compiled once on a machine, in a process of its own.

Until then the expert plays as the level below does. People are told so, and how long it will take.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing import current_process, get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Literal

from northline.processes import exit_with_parent

Stage = Literal["looking", "compiling", "ready", "failed"]
"""Looking whether there is anything to do; compiling; done; it cannot be done here."""

EXPERT = "expert"

Work = Callable[[Connection], None]
"""What the process does. It sends how many seconds it will still take, as often as it knows better, and then None."""


class WarmUp:
    """Compiles the search when somebody asks for the expert, and knows how far that is."""

    def __init__(self, work: Work | None = None) -> None:
        self._work = work or compile_search
        self._process: SpawnProcess | None = None
        self._done_at: float | None = None
        self.stage: Stage | None = None
        """None: nobody has asked for the expert yet."""

    @property
    def seconds_left(self) -> float | None:
        """About how long it will take; 0 when it should be done any moment, None when that is not known."""
        if self.stage != "compiling" or self._done_at is None:
            return None
        return max(0.0, self._done_at - time.monotonic())

    def start(self) -> None:
        """Begin, unless that has happened before."""
        if self.stage is not None:
            return
        self.stage = "looking"
        context = get_context("spawn")
        near, far = context.Pipe(duplex=False)
        if current_process().daemon:  # which may have no processes of its own
            threading.Thread(target=self._work, args=(far,), daemon=True, name="northline-compiling").start()
        else:
            self._process = context.Process(target=_in_background, args=(far, self._work), daemon=True)
            self._process.start()
            far.close()
        threading.Thread(target=self._listen, args=(near,), daemon=True, name="northline-warm-up").start()

    def _listen(self, pipe: Connection) -> None:
        try:
            while (seconds := pipe.recv()) is not None:
                self._done_at = time.monotonic() + seconds
                self.stage = "compiling"
            self.stage = "ready"
        except (EOFError, OSError):
            self.stage = "failed"

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()


# Inside the process


def _in_background(pipe: Connection, work: Work) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server: it ends its processes itself
    exit_with_parent()
    if hasattr(os, "nice"):
        os.nice(10)  # whoever plays meanwhile comes first
    work(pipe)


def compile_search(pipe: Connection) -> None:
    """Compile what the search needs, unless it is on the disk already."""
    from northline.kernel import warm_up

    if not warm_up.can_be_kept():
        raise SystemExit(1)  # this process would compile for itself alone
    warm_up.compile_parts(warm_up.parts_for(["expert"]), lambda progress: pipe.send(progress.seconds_left))
    pipe.send(None)
