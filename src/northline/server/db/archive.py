"""Old finished games as files: one record each, in a folder, instead of rows in the database.

A table that is archived keeps its row, its seats and its results; only the log moves. A server that knows the folder
reads it from there and nobody notices; any record can be replayed by itself too.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from northline.rules.formats.record import Entry, Record, RecordError, header_line, parse_record
from northline.server.db.rows import LogEntry

if TYPE_CHECKING:
    from northline.server.db.store import Store

_NAME = re.compile(r"[0-9A-Za-z_-]{1,40}")
_AT_ONCE = 500


class Archive:
    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)

    def path(self, table_id: str) -> Path | None:
        """Where the record of a table is; None for what cannot be the name of one."""
        if not _NAME.fullmatch(table_id):
            return None
        return self.folder / table_id[:2] / f"{table_id}.jsonl"

    def read(self, table_id: str) -> Record | None:
        path = self.path(table_id)
        if path is None or not path.is_file():
            return None
        with path.open(encoding="utf-8", newline="\n") as file:
            return parse_record(file)

    def write(self, table_id: str, record: Record) -> None:
        """Keep a record for good: it is on the disk when this returns, as a whole or not at all."""
        path = self.path(table_id)
        if path is None:
            raise RecordError(f"{table_id!r} cannot be the name of a file")
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".")
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(str(record))
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
        if self.read(table_id) != record:
            raise RecordError(f"{path} does not hold what was written into it")


async def archive_games(store: Store, archive: Archive, before: float) -> int:
    """Move the logs of games that ended before a time into the archive; how many there were."""
    moved = 0
    while found := await store.finished(before, _AT_ONCE):
        for table_id in found:
            archive.write(table_id, as_record(await store.log(table_id)))
            await store.forget_log(table_id)
            moved += 1
    return moved


def as_record(log: Sequence[LogEntry]) -> Record:
    """A log as a record: what was taken back is left out."""
    entries: list[Entry] = []
    for entry in log[1:]:
        if entry.kind == "undo":
            entries.pop()
        else:
            assert entry.seat is not None
            entries.append(Entry(entry.seat, entry.action, entry.chance))
    return Record(parse_record([log[0].action]).header, entries)


def as_log(record: Record) -> list[LogEntry]:
    """A record as the log of a game in which nothing was taken back."""
    start = LogEntry(0, "start", None, 0, header_line(record.header))
    actions = (
        LogEntry(number, "action", entry.seat, number - 1, entry.action, entry.chance)
        for number, entry in enumerate(record.entries, 1)
    )
    return [start, *actions]
