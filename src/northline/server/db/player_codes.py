"""What codes for other devices stand for: sealed tokens, under the hashes of their codes."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, insert, select

from northline.server.db import schema

_c = schema.player_codes.c


def keep_code(connection: Connection, code_id: str, sealed: str, expires: float | None) -> None:
    """Store what a code stands for. One that expires can be used once. Those that have expired are forgotten."""
    connection.execute(delete(schema.player_codes).where((_c.expires < time.time()) | (_c.id == code_id)))
    connection.execute(insert(schema.player_codes).values(id=code_id, sealed=sealed, expires=expires))


def use_code(connection: Connection, code_id: str) -> str | None:
    """What a code stands for; None if it is unknown, used up or too old."""
    row = connection.execute(select(schema.player_codes).where(_c.id == code_id)).first()
    if row is None or row.expires is None:
        return None if row is None else str(row.sealed)
    used = connection.execute(delete(schema.player_codes).where(_c.id == code_id))
    return str(row.sealed) if used.rowcount == 1 and row.expires >= time.time() else None
