"""What operators change from a shell, while servers run or not. Each change and its audit entry are one transaction.

Changes are made one after the other, so the audit log grows in the order of its numbers: a server that remembers the
newest number knows what is new.
"""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, insert, select, text, update

from northline.server.cluster.messages import AuditGrown
from northline.server.db import schema
from northline.server.db.notify import notify
from northline.server.db.overview import find_person
from northline.server.db.restrictions import AuditAction, Restriction, RestrictionKind
from northline.server.wire.subjects import is_person

_DONE = {"mute": "muted", "ban": "banned"}


class ModerationError(ValueError):
    """Something that an operator cannot do. It says why, in a sentence."""


def restrict(
    connection: Connection,
    kind: RestrictionKind,
    subject: str,
    seconds: float,
    reason: str,
    operator: str,
    *,
    anyway: bool = False,
    with_address: bool = False,
) -> float:
    """Mute or ban a person or a network for so many seconds from now. Return until when that is.

    It takes the place of a mute or ban of the same subject, be that longer or shorter. A person without a seat is
    unknown, and probably a slip of the pen; ``anyway`` believes it. ``with_address``: servers ban the
    addresses, too, from which the person comes.
    """
    now = _begin(connection)
    name = _name_of(connection, subject, must_exist=not anyway)
    _put(connection, Restriction(kind, subject, now, now + seconds, reason, with_address))
    _audit(connection, now, operator, kind, subject, name, now + seconds, reason)
    return now + seconds


def ban_address(connection: Connection, network: str, person: str) -> None:
    """Ban a network for as long as a person who came from there. Servers do this, of several perhaps each."""
    now, r = _begin(connection), schema.restrictions
    bans = select(r).where(r.c.kind == "ban", r.c.subject.in_((network, person)))
    found = {row.subject: Restriction(*row) for row in connection.execute(bans)}
    of_person, known = found.get(person), found.get(network)
    if of_person is None or (known is not None and known.until >= of_person.until):
        return  # it was lifted meanwhile, or another process was faster
    until, reason = of_person.until, of_person.reason
    _put(connection, Restriction("ban", network, now, until, reason, came_with=person))
    _audit(connection, now, f"with {person}", "ban", network, "", until, reason)


def _put(connection: Connection, restriction: Restriction) -> None:
    _delete(connection, restriction.kind, restriction.subject)
    connection.execute(insert(schema.restrictions).values(**restriction._asdict()))


def lift(connection: Connection, kind: RestrictionKind, subject: str, reason: str, operator: str) -> None:
    """Lift a mute or a ban, with those of addresses that came with it.

    :raises ModerationError: if there is none.
    """
    now = _begin(connection)
    if not _delete(connection, kind, subject):
        raise ModerationError(f"{subject} is not {_DONE[kind]}")
    name = _name_of(connection, subject, must_exist=False)
    lifting: AuditAction = "unmute" if kind == "mute" else "unban"
    _audit(connection, now, operator, lifting, subject, name, None, reason)
    r = schema.restrictions.c
    with_it = select(r.subject).where(r.kind == kind, r.came_with == subject)
    for address in connection.execute(with_it).scalars().all():
        _delete(connection, kind, address)
        _audit(connection, now, operator, lifting, address, "", None, reason)


def close_table(connection: Connection, table_id: str, reason: str, operator: str) -> None:
    """Close a table that waits or plays; raise :class:`ModerationError` for any other."""
    now, t = _begin(connection), schema.tables
    found = connection.execute(select(t.c.state).where(t.c.id == table_id)).scalar()
    if found is None:
        raise ModerationError(f"there is no table {table_id}")
    is_open = t.c.id == table_id, t.c.state.in_(("waiting", "playing"))
    closed = {"state": "closed", "changed": now, "closed_because": reason}
    if connection.execute(update(t).where(*is_open).values(**closed)).rowcount != 1:
        over = "its game is over" if found == "over" else "it is closed already"
        raise ModerationError(f"table {table_id} cannot be closed: {over}")
    _audit(connection, now, operator, "close", table_id, "", None, reason)


def _begin(connection: Connection) -> float:
    """Let no other operator's change come between, and return the time. Whatever has expired goes."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(20260107)"))
    now = time.time()
    # It writes even where nothing has expired: SQLite locks the file with the first statement that does.
    connection.execute(delete(schema.restrictions).where(schema.restrictions.c.until <= now))
    return now


def _delete(connection: Connection, kind: RestrictionKind, subject: str) -> bool:
    r = schema.restrictions.c
    where = r.kind == kind, r.subject == subject
    return connection.execute(delete(schema.restrictions).where(*where)).rowcount == 1


def _name_of(connection: Connection, subject: str, must_exist: bool) -> str:
    """What a person is called; empty for a network."""
    if not is_person(subject):
        return ""
    person = find_person(connection, subject)
    if person is None and must_exist:
        raise ModerationError(
            f"nobody at any table has the id {subject}; if you are sure of it, say --anyway"
        )
    return "" if person is None else person.name


def _audit(
    connection: Connection,
    now: float,
    operator: str,
    action: AuditAction,
    subject: str,
    name: str,
    until: float | None,
    reason: str,
) -> None:
    row = {"at": now, "operator": operator, "action": action, "subject": subject, "name": name}
    connection.execute(insert(schema.audit).values(**row, until=until, reason=reason))
    notify(connection, AuditGrown(0))
