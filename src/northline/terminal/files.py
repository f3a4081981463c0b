"""The default place of records: with the user's other data."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from northline.terminal.session import NotSaved


def folder() -> Path:
    """The folder of the user's games."""
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "northline" / "games"


def default_path(edition: str) -> Path:
    """A new path, named after date, time and edition.

    :raises NotSaved: when the folder cannot be made.
    """
    try:
        folder().mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotSaved(
            f"{folder()} cannot be created: {error.strerror or error}; name a file with --record"
        ) from None
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{edition}"
    path = folder() / f"{stem}.jsonl"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}.jsonl"
        number += 1
    return path


def latest() -> Path | None:
    """The game that was played last; None when there is none."""
    games = sorted(folder().glob("*.jsonl"), key=lambda path: (path.stat().st_mtime_ns, path.name))
    return games[-1] if games else None
