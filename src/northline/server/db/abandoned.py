"""Tables that nobody comes back to: finding, closing and finally deleting them."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, func, select, update

from northline.server.db import schema

_AT_ONCE = 200
"""Tables that one transaction deals with: others want to write, too."""


def find_abandoned(connection: Connection, waiting_before: float, playing_before: float) -> list[str]:
    """Tables that have waited since before a time, and games without clocks in which nobody has acted since one.

    In a game with clocks somebody always acts, or a bot does.
    """
    t, entry = schema.tables.c, schema.log.c
    last = select(func.max(entry.at)).where(entry.table_id == t.id).correlate(schema.tables).scalar_subquery()
    waiting = select(t.id).where(t.state == "waiting", t.changed < waiting_before)
    playing = select(t.id).where(
        t.state == "playing", t.changed < playing_before, t.clock.is_(None), last < playing_before
    )
    return [
        table
        for wanted in (waiting, playing)
        for table in connection.execute(wanted.order_by(t.changed).limit(_AT_ONCE)).scalars()
    ]


def close_tables(connection: Connection, tables: list[str]) -> None:
    """Close tables that wait or play. They can still be looked at, until they are deleted."""
    t = schema.tables
    open_ones = t.c.id.in_(tables), t.c.state.in_(("waiting", "playing"))
    connection.execute(update(t).where(*open_ones).values(state="closed", changed=time.time()))


def delete_closed(connection: Connection, before: float) -> int:
    """Delete tables that were closed before a time, with what was played at them. Return how many."""
    t = schema.tables.c
    old = select(t.id).where(t.state == "closed", t.changed < before).limit(_AT_ONCE)
    tables = list(connection.execute(old).scalars())
    for rows in (schema.log, schema.seats):
        connection.execute(delete(rows).where(rows.c.table_id.in_(tables)))
    connection.execute(delete(schema.tables).where(t.id.in_(tables)))
    return len(tables)
