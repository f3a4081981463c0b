"""SQL statements that run again and again, built once: SQLAlchemy takes long to construct a statement."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import BindParameter, Insert, Table, bindparam, case, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from northline.server.db import schema
from northline.server.db.rows import Columns

_t, _s, _l = schema.tables.c, schema.seats.c, schema.log.c
_of_table: BindParameter[str] = bindparam("of_table")
_SEAT_COLUMNS = [column.name for column in schema.seats.columns if column.name != "table_id"]

SELECT_TABLE = select(schema.tables).where(_t.id == _of_table)
SELECT_SEATS = select(schema.seats).where(_s.table_id == _of_table).order_by(_s.seat)
SELECT_LOG = select(schema.log).where(_l.table_id == _of_table, _l.seq >= bindparam("since")).order_by(_l.seq)
SELECT_EDITION = select(_t.edition).where(_t.id == _of_table)

INSERT_TABLE, INSERT_SEATS = insert(schema.tables), insert(schema.seats)
INSERT_LOG, INSERT_RESULTS = insert(schema.log), insert(schema.results)

TOUCH_TABLE = update(schema.tables).where(_t.id == _of_table).values(changed=bindparam("now"))
SET_TABLE_STATE = TOUCH_TABLE.where(_t.state != "closed").values(state=bindparam("new_state"))

COMPARE_AND_SET_SEAT = (
    update(schema.seats)
    .where(
        _s.table_id == _of_table,
        *(_s[name].is_not_distinct_from(bindparam(f"before_{name}")) for name in _SEAT_COLUMNS),
    )
    .values({name: bindparam(f"after_{name}") for name in _SEAT_COLUMNS})
)
DELETE_SEAT = delete(schema.seats).where(
    _s.table_id == _of_table,
    *(_s[name].is_not_distinct_from(bindparam(f"before_{name}")) for name in _SEAT_COLUMNS),
)

SETTINGS = ("edition", "digest", "open", "clock", "rated", "hints", "memory", "chat")
"""The columns that a host may change before the game begins."""
COMPARE_AND_SET_SETTINGS = TOUCH_TABLE.where(
    _t.state == "waiting", *(_t[name].is_not_distinct_from(bindparam(f"before_{name}")) for name in SETTINGS)
).values({name: bindparam(f"after_{name}") for name in SETTINGS})


def compare_and_set_parameters(table_id: str, before: Columns, after: Columns) -> Columns:
    """The parameters of :data:`COMPARE_AND_SET_SEAT`."""
    return {
        "of_table": table_id,
        **{f"before_{name}": before[name] for name in _SEAT_COLUMNS},
        **{f"after_{name}": after[name] for name in _SEAT_COLUMNS},
    }


@cache
def upsert_totals(
    dialect: str, totals: Table, add: Sequence[str], replace: Sequence[str], best: bool
) -> Insert:
    """Insert a row of totals; where it exists, add to some columns, replace others and keep the ``best``."""
    insert_into: Any = postgresql.insert if dialect == "postgresql" else sqlite.insert
    statement = insert_into(totals)
    old, new = totals.c, statement.excluded
    changes = {name: old[name] + new[name] for name in add} | {name: new[name] for name in replace}
    if best:
        changes["best"] = case((old.best < new.best, new.best), else_=old.best)
    upsert: Insert = statement.on_conflict_do_update(
        index_elements=list(totals.primary_key.columns), set_=changes
    )
    return upsert
