"""Statements that are asked again and again, put together once: SQLAlchemy takes its time over that."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import BindParameter, Insert, Table, bindparam, case, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from northline.server.db import schema
from northline.server.db.rows import Columns

_t, _s, _l = schema.tables.c, schema.seats.c, schema.log.c
_of_table: BindParameter[str] = bindparam("of_table")
_SEAT = [column.name for column in schema.seats.columns if column.name != "table_id"]

FIND_TABLE = select(schema.tables).where(_t.id == _of_table)
FIND_SEATS = select(schema.seats).where(_s.table_id == _of_table).order_by(_s.seat)
FIND_LOG = select(schema.log).where(_l.table_id == _of_table, _l.seq >= bindparam("since")).order_by(_l.seq)
FIND_EDITION = select(_t.edition).where(_t.id == _of_table)

INSERT_TABLE, INSERT_SEATS = insert(schema.tables), insert(schema.seats)
INSERT_LOG, INSERT_RESULTS = insert(schema.log), insert(schema.results)

TOUCH_TABLE = update(schema.tables).where(_t.id == _of_table).values(changed=bindparam("now"))
BEGIN_OR_END = TOUCH_TABLE.values(state=bindparam("new_state"))

CHANGE_SEAT = (
    update(schema.seats)
    .where(
        _s.table_id == _of_table,
        *(_s[name].is_not_distinct_from(bindparam(f"before_{name}")) for name in _SEAT),
    )
    .values({name: bindparam(f"after_{name}") for name in _SEAT})
)


def both(before: Columns, after: Columns) -> Columns:
    """What :data:`CHANGE_SEAT` wants to know of a seat."""
    return {
        **{f"before_{name}": before[name] for name in _SEAT},
        **{f"after_{name}": after[name] for name in _SEAT},
    }


@cache
def add_to(dialect: str, totals: Table, more: Sequence[str], latest: Sequence[str], best: bool) -> Insert:
    """Begin a row of totals, or add ``more`` to it, replace the ``latest`` and keep the ``best``."""
    maker: Any = postgresql if dialect == "postgresql" else sqlite
    adding = maker.insert(totals)
    c, new = totals.c, adding.excluded
    changes = {name: c[name] + new[name] for name in more} | {name: new[name] for name in latest}
    if best:
        changes["best"] = case((c.best < new.best, new.best), else_=c.best)
    made: Insert = adding.on_conflict_do_update(index_elements=list(totals.primary_key.columns), set_=changes)
    return made
