"""Processes: how many can run side by side, and how a child process ends with its parent."""

from __future__ import annotations

import os
import threading
from multiprocessing import parent_process


def available_cores() -> int:
    """The number of processor cores that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def exit_with_parent() -> None:
    """Have this child process exit as soon as its parent is gone, even if the parent was killed."""
    parent = parent_process()
    assert parent is not None, "this process was not started by multiprocessing"

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True, name="northline-parent-watch").start()
