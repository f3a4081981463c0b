"""What operators may see of tables and people: everything that is public, and nothing that is secret.

People are named by their public ids. Tokens, their hashes, codes, cards and tickets are never read here.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, select

from northline.server.db import schema
from northline.server.db.uptime import BEAT_INTERVAL
from northline.server.wire.identity import public_name
from northline.server.wire.protocol import TableState

_BEATS_MISSED = 2.5 * BEAT_INTERVAL
"""Seconds after which nobody is connected any more to a process that has given no sign of life."""


class SeatSummary(NamedTuple):
    """A seat as an operator sees it."""

    seat: int
    name: str | None
    person: str | None
    """The public id of whoever holds it; null for a bot and for a free seat."""
    bot: str | None
    connected: bool
    """As of the last sign of life of the servers, some seconds ago."""
    resigned: bool


class TableSummary(NamedTuple):
    """A table as an operator sees it. Times are in seconds since 1970."""

    id: str
    edition: str
    state: TableState
    open: bool
    chat: bool
    rated: bool
    clock: bool
    created: float
    last_action: float
    """When somebody last acted or, before the game, sat down."""
    creator: str | None
    """The public id of whoever set it up."""
    closed_because: str | None
    watched: bool
    """Whether spectators are connected."""
    seats: list[SeatSummary]


class PersonSummary(NamedTuple):
    """A person, by the public id."""

    person: str
    name: str
    """The latest one."""
    names: list[str]
    """All of them, the latest first."""
    tables: list[str]
    """The tables with a seat of theirs, the one that changed last first."""
    last_seen: float
    """When one of these tables last changed."""


def list_tables(
    connection: Connection,
    states: Sequence[TableState],
    *,
    created_before: float | None = None,
    search: str | None = None,
    limit: int = 50,
) -> list[TableSummary]:
    """Tables in these states, the one where something happened last first.

    ``search``: the beginning of an id, or a part of somebody's name.
    """
    t, s = schema.tables.c, schema.seats.c
    wanted: list[ColumnElement[bool]] = [t.state.in_(states)]
    if created_before is not None:
        wanted.append(t.created < created_before)
    if search is not None:
        named = select(s.seat).where(s.table_id == t.id, s.name.icontains(search, autoescape=True))
        wanted.append(t.id.startswith(search, autoescape=True) | named.exists())
    return _summaries(connection, wanted, limit)


def find_table(connection: Connection, table_id: str) -> TableSummary | None:
    """A table by its id, in whatever state."""
    return next(iter(_summaries(connection, [schema.tables.c.id == table_id], 1)), None)


def tables_of_person(connection: Connection, person: PersonSummary, limit: int) -> list[TableSummary]:
    """The tables at which a person has a seat, in whatever state."""
    return _summaries(connection, [schema.tables.c.id.in_(person.tables[:limit])], limit)


def _summaries(
    connection: Connection, wanted: Sequence[ColumnElement[bool]], limit: int
) -> list[TableSummary]:
    t, s, entry = schema.tables, schema.seats, schema.log.c
    newest = select(entry.at).where(entry.table_id == t.c.id).order_by(entry.seq.desc()).limit(1)
    acted = newest.correlate(t).scalar_subquery().label("acted")
    rows = connection.execute(
        select(t, acted).where(*wanted).order_by(t.c.changed.desc(), t.c.id).limit(limit)
    ).all()
    connected = _connected(connection)
    seats: dict[str, list[SeatSummary]] = {row.id: [] for row in rows}
    for row in connection.execute(select(s).where(s.c.table_id.in_(seats)).order_by(s.c.table_id, s.c.seat)):
        here = row.seat in connected.get(row.table_id, ())
        person = None if row.player is None else public_name(row.player)
        seats[row.table_id].append(SeatSummary(row.seat, row.name, person, row.bot, here, row.resigned))
    found = [
        TableSummary(
            id=row.id,
            edition=row.edition,
            state=row.state,
            open=row.open,
            chat=row.chat,
            rated=row.rated,
            clock=row.clock is not None,
            created=row.created,
            last_action=row.acted or row.changed,
            creator=None if row.creator is None else public_name(row.creator),
            closed_because=row.closed_because,
            watched=None in connected.get(row.id, ()),
            seats=seats[row.id],
        )
        for row in rows
    ]
    return sorted(found, key=lambda table: -table.last_action)


def list_people(connection: Connection, search: str | None, limit: int) -> list[PersonSummary]:
    """The people who have or had a seat, who was there last first; with ``search`` only those of such a name."""
    wanted = None if search is None else search.casefold()
    found = [
        person
        for person in _people(_seats_held(connection))
        if wanted is None or any(wanted in name.casefold() for name in person.names)
    ]
    return found[:limit]


def find_person(connection: Connection, person: str) -> PersonSummary | None:
    """A person by the public id, which cannot be looked up: it is worked out from the hash of each.

    Whoever has no seat any more is remembered by what operators did.
    """
    held = (row for row in _seats_held(connection) if public_name(row.player) == person)
    return next(iter(_people(held)), None) or _remembered(connection, person)


def _remembered(connection: Connection, person: str) -> PersonSummary | None:
    a = schema.audit.c
    last = select(a.name, a.at).where(a.subject == person).order_by(a.id.desc()).limit(1)
    row = connection.execute(last).first()
    return None if row is None else PersonSummary(person, row.name, [row.name], [], row.at)


class _Held(NamedTuple):
    player: str
    name: str
    table: str
    changed: float


def _seats_held(connection: Connection) -> Iterator[_Held]:
    """All seats of people, the latest first."""
    t, s = schema.tables.c, schema.seats.c
    wanted = (
        select(s.player, s.name, s.table_id, t.changed)
        .join_from(schema.seats, schema.tables, s.table_id == t.id)
        .where(s.player.is_not(None))
        .order_by(t.changed.desc(), t.id)
    )
    for player, name, table, changed in connection.execute(wanted):
        yield _Held(player, name or "", table, changed)


def _people(held: Iterable[_Held]) -> list[PersonSummary]:
    """People in the order in which they first come up."""
    found: dict[str, PersonSummary] = {}
    for row in held:
        if row.player not in found:
            found[row.player] = PersonSummary(public_name(row.player), row.name, [], [], row.changed)
        person = found[row.player]
        if row.name not in person.names:
            person.names.append(row.name)
        person.tables.append(row.table)
    return list(found.values())


def _connected(connection: Connection) -> dict[str, set[int | None]]:
    """The seats that are connected to any process, by table, as of its last sign of life; None: spectators."""
    p = schema.processes.c
    alive = select(p.connected).where(p.alive > time.time() - _BEATS_MISSED)
    everybody: dict[str, set[int | None]] = {}
    for text in connection.execute(alive).scalars():
        for table, seats in json.loads(text).items():
            everybody.setdefault(table, set()).update(seats)
    return everybody
