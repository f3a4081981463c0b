"""One process compiles at a time: others wait, and then find on disk what they would have compiled."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

try:
    import fcntl as _fcntl
except ImportError:  # Windows: the work may be done twice there, which does no harm
    _fcntl = None  # type: ignore[assignment]

LOCK = "northline-compiling.lock"


@contextmanager
def compile_lock(folder: Path | None) -> Iterator[None]:
    """Wait until no other process holds the lock of a folder, and hold it; without a folder, do nothing.

    The system releases the lock of a process that dies.
    """
    file: Any = None
    if folder is not None and _fcntl is not None:
        with suppress(OSError):  # a file system without locks
            file = (folder / LOCK).open("a")
            _fcntl.flock(file, _fcntl.LOCK_EX)
    try:
        yield
    finally:
        if file is not None:
            file.close()
