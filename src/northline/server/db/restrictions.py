"""Mutes and bans that are in force, and the audit log of operators, as values."""

from __future__ import annotations

import time
from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, Select, func, select

from northline.rules.refusal_sentences import Value
from northline.server.db import schema
from northline.server.wire.identity import public_name
from northline.server.wire.refusals import Refusal

RestrictionKind = Literal["mute", "ban"]
AuditAction = Literal["close", "mute", "ban", "unmute", "unban"]


class Restriction(NamedTuple):
    """What somebody may not do for a while: chat (``mute``), or use the server at all (``ban``)."""

    kind: RestrictionKind
    subject: str
    """A person's public id, or a network (see :mod:`northline.server.wire.subjects`)."""
    since: float
    until: float
    reason: str
    with_address: bool = False
    """Of a person: whether it is for the addresses, too, from which they come meanwhile."""
    came_with: str | None = None
    """Of an address: the person because of whom it is banned."""

    def refusal(self) -> Refusal:
        """What those are told whom it is about."""
        until = datetime.fromtimestamp(self.until, UTC).strftime("%Y-%m-%d %H:%M UTC")
        values: dict[str, Value] = {"until": int(self.until), "reason": self.reason}
        if self.kind == "mute":
            return Refusal("muted", f"you may not chat until {until}: {self.reason}", values=values)
        return Refusal("banned", f"you may not use this server until {until}: {self.reason}", values=values)


class AuditEntry(NamedTuple):
    """What an operator did."""

    id: int
    at: float
    operator: str
    action: AuditAction
    subject: str
    """A table, a person or a network."""
    name: str
    """What the person was called then; empty for others."""
    until: float | None
    reason: str


def active_restrictions(connection: Connection) -> list[Restriction]:
    """The mutes and bans that are in force now, the newest first."""
    r = schema.restrictions.c
    wanted = select(schema.restrictions).where(r.until > time.time())
    return [Restriction(*row) for row in connection.execute(wanted.order_by(r.since.desc(), r.subject))]


def newest_audit_entry(connection: Connection) -> int:
    """The number of the newest entry of the audit log; 0 if there is none."""
    return connection.execute(select(func.max(schema.audit.c.id))).scalar() or 0


def audit_since(connection: Connection, after: int) -> list[AuditEntry]:
    """The entries of the audit log after one, oldest first."""
    a = schema.audit.c
    return _entries(connection, select(schema.audit).where(a.id > after).order_by(a.id))


def audit_entries(
    connection: Connection,
    limit: int,
    subject: str | None = None,
    action: AuditAction | None = None,
    since: float = 0.0,
) -> list[AuditEntry]:
    """The newest entries of the audit log, newest first, perhaps of one subject or one kind only."""
    a = schema.audit.c
    wanted = select(schema.audit).where(a.at >= since)
    if subject is not None:
        wanted = wanted.where(a.subject == subject)
    if action is not None:
        wanted = wanted.where(a.action == action)
    return _entries(connection, wanted.order_by(a.id.desc()).limit(limit))


def _entries(connection: Connection, wanted: Select[Any]) -> list[AuditEntry]:
    return [AuditEntry(*row) for row in connection.execute(wanted)]


def seats_of_people(connection: Connection, people: Collection[str]) -> list[tuple[str, str]]:
    """The tables at which people (public ids) have a seat that no bot plays, and under which hash each holds it.

    Only tables that wait or play count. Public ids cannot be looked up: they are worked out from the hashes.
    """
    t, s = schema.tables.c, schema.seats.c
    wanted = (
        select(s.table_id, s.player)
        .join_from(schema.seats, schema.tables, s.table_id == t.id)
        .where(t.state.in_(("waiting", "playing")), s.player.is_not(None), s.bot.is_(None))
    )
    return [
        (row.table_id, row.player)
        for row in connection.execute(wanted)
        if people and public_name(row.player) in people
    ]
