"""Tasks for workers to do, in a module that other processes can import."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


def square(shared: int, number: int) -> int:
    return shared + number * number


def dies_once(marks: Path, number: int) -> int:
    """Task 3 kills its process the first time it is done."""
    mark = marks / "died"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def dies_always(_: None, number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def is_careful(_: None, number: int) -> int:
    return -number


def tidies() -> None:
    """Leaves a file for the process."""
    Path(os.environ["TIDIED"], str(os.getpid())).touch()


def fails(_: None, number: int) -> int:
    raise RuntimeError(f"task {number} went wrong")


def process_of(_: None, number: int) -> int:
    """Which process does a task; it takes long enough for others to do some too."""
    time.sleep(0.05)
    return os.getpid()
