"""The archive: old finished games as record files in a folder, instead of rows in the database.

An archived table keeps its row, its seats and its results; only its log moves. A server that was given the folder reads
the log from there, and nobody notices a difference; every record can be replayed by itself too.
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

_TABLE_ID = re.compile(r"[0-9A-Za-z_-]{1,40}")
_BATCH = 500


class Archive:
    """A folder of records, one file for each table, in sub-folders by the first two characters of its id."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)

    def path(self, table_id: str) -> Path | None:
        """The file of a table's record, or None if this cannot be the id of a table."""
        if not _TABLE_ID.fullmatch(table_id):
            return None
        return self.folder / table_id[:2] / f"{table_id}.jsonl"

    def read(self, table_id: str) -> Record | None:
        """The record of a table, or None if it is not in the archive."""
        path = self.path(table_id)
        if path is None or not path.is_file():
            return None
        with path.open(encoding="utf-8-sig", newline="\n") as file:
            return parse_record(file)

    def write(self, table_id: str, record: Record) -> None:
        """Write a record durably: when this returns it is on the disk, as a whole or (after a crash) not at all."""
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
    """Move the logs of games that ended before a time into the archive. Return how many there were."""
    moved = 0
    while found := await store.finished_tables(before, _BATCH):
        for table_id in found:
            archive.write(table_id, log_to_record(await store.log(table_id)))
            await store.delete_log(table_id)
            moved += 1
    return moved


def log_to_record(log: Sequence[LogEntry]) -> Record:
    """Convert a log to a record. Actions that were taken back are left out."""
    entries: list[Entry] = []
    for entry in log[1:]:
        if entry.kind == "undo":
            entries.pop()
        else:
            assert entry.seat is not None
            entries.append(Entry(entry.seat, entry.action, entry.chance))
    return Record(parse_record([log[0].action]).header, entries)


def record_to_log(record: Record) -> list[LogEntry]:
    """Convert a record to a log, as if nothing had been taken back."""
    start = LogEntry(seq=0, kind="start", seat=None, acted_on=0, action=header_line(record.header))
    actions = (
        LogEntry(
            seq=seq,
            kind="action",
            seat=entry.seat,
            acted_on=seq - 1,
            action=entry.action,
            chance=entry.chance,
        )
        for seq, entry in enumerate(record.entries, 1)
    )
    return [start, *actions]
