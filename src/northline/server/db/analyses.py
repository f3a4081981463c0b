"""Analyses of finished games, as compressed documents. Each is made once, for a format and a level."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from northline.server.db import schema

RECORD_PREFIX = "record:"
"""Begins the key of a game that was sent here as a record; others have the id of their table."""
_KEPT_RECORDS = 200
"""Analyses of games from elsewhere that are kept; the oldest are forgotten."""

_a = schema.analyses.c


class AnalysisKey(NamedTuple):
    """What an analysis is of, and how it was made."""

    game: str
    """The id of a table, or the digest of a record behind :data:`RECORD_PREFIX`."""
    version: int
    """Of the document's format."""
    level: str


def find_analysis(connection: Connection, key: AnalysisKey) -> bytes | None:
    """The compressed document of an analysis; None if there is none."""
    wanted = select(_a.document).where(_a.game == key.game, _a.version == key.version, _a.level == key.level)
    found = connection.execute(wanted).scalar()
    return None if found is None else bytes(found)


def keep_analysis(connection: Connection, key: AnalysisKey, document: bytes) -> None:
    """Store an analysis, unless another process has just stored the same."""
    insert: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    row = {**key._asdict(), "made": time.time(), "document": document}
    connection.execute(insert(schema.analyses).values(row).on_conflict_do_nothing())
    if key.game.startswith(RECORD_PREFIX):
        _forget_old_records(connection)


def _forget_old_records(connection: Connection) -> None:
    from_elsewhere = _a.game.startswith(RECORD_PREFIX)
    oldest_kept = (
        select(_a.made).where(from_elsewhere).order_by(_a.made.desc()).offset(_KEPT_RECORDS).limit(1)
    )
    limit = connection.execute(oldest_kept).scalar()
    if limit is not None:
        connection.execute(delete(schema.analyses).where(from_elsewhere, _a.made <= limit))
