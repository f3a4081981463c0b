"""Maps that people draw here: drafts, which change all the time, and published versions, which never do."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from northline.server.db import schema
from northline.server.db.errors import Conflict

_d, _m = schema.drafts.c, schema.published_maps.c


@dataclass(frozen=True, slots=True)
class DraftRow:
    """A map that somebody is drawing."""

    id: str
    player: str
    name: str
    document: str
    """JSON, whatever is in it: a draft need not be valid."""
    geometry: str | None
    geometry_of: str | None
    """The fingerprint of the board that the geometry was made for."""
    remix_of: str | None
    """The published edition that it was begun from."""
    map: str | None
    """The published map whose next version it will be."""
    revision: int
    changed: float


@dataclass(frozen=True, slots=True)
class PublishedMap:
    """One version of a published map."""

    edition: str
    """The id of its edition on this server."""
    map: str
    version: int
    player: str
    author: str
    name: str
    digest: str
    text: str
    """Its file."""
    geometry: str
    remix_of: str | None
    listed: bool
    """Whether others find it; who has a link plays on any."""
    withdrawn: bool
    at: float


def drafts_of(connection: Connection, player: str) -> list[DraftRow]:
    """The drafts of a player, the newest first."""
    rows = connection.execute(select(schema.drafts).where(_d.player == player).order_by(_d.changed.desc()))
    return [DraftRow(**row._asdict()) for row in rows]


def find_draft(connection: Connection, draft: str, player: str) -> DraftRow | None:
    """A draft of this player; None if there is none."""
    row = connection.execute(select(schema.drafts).where(_d.id == draft, _d.player == player)).first()
    return None if row is None else DraftRow(**row._asdict())


def add_draft(connection: Connection, draft: DraftRow, most: int) -> bool:
    """Store a new draft, unless the player has enough of them."""
    there = connection.execute(select(func.count()).where(_d.player == draft.player)).scalar_one()
    if there >= most:
        return False
    connection.execute(insert(schema.drafts).values(**asdict(draft)))
    return True


def change_draft(
    connection: Connection, draft: str, player: str, revision: int, name: str, document: str
) -> int:
    """Replace the document of a draft that is still at a revision; raise :class:`Conflict` for another one."""
    changed = connection.execute(
        update(schema.drafts)
        .where(_d.id == draft, _d.player == player, _d.revision == revision)
        .values(document=document, name=name, revision=revision + 1, changed=time.time())
    )
    if changed.rowcount != 1:
        raise Conflict
    return revision + 1


def keep_geometry(connection: Connection, draft: str, player: str, geometry: str, of: str) -> None:
    """Store a geometry with the fingerprint of the board that it was made for."""
    connection.execute(
        update(schema.drafts)
        .where(_d.id == draft, _d.player == player)
        .values(geometry=geometry, geometry_of=of)
    )


def delete_draft(connection: Connection, draft: str, player: str) -> None:
    connection.execute(delete(schema.drafts).where(_d.id == draft, _d.player == player))


def publish(connection: Connection, new: PublishedMap, draft: str, most: int) -> PublishedMap | None:
    """Store a version, numbered after those before it; None if the player has published enough.

    The very same map is not published twice: then the version that there is, is listed if that is wanted.
    """
    there = connection.execute(select(schema.published_maps).where(_m.edition == new.edition)).first()
    if there is not None:
        if there.player == new.player:
            values = {"listed": there.listed or new.listed, "withdrawn": False, "author": new.author}
            connection.execute(
                update(schema.published_maps).where(_m.edition == new.edition).values(**values)
            )
        return _published(there)
    count = connection.execute(select(func.count()).where(_m.player == new.player)).scalar_one()
    if count >= most:
        return None
    last = connection.execute(select(func.max(_m.version)).where(_m.map == new.map)).scalar()
    row = asdict(new) | {"version": (last or 0) + 1}
    connection.execute(insert(schema.published_maps).values(**row))
    connection.execute(
        update(schema.drafts).where(_d.id == draft, _d.player == new.player).values(map=new.map)
    )
    return PublishedMap(**row)


def published_maps(connection: Connection) -> list[PublishedMap]:
    """Every version of every map, the oldest first."""
    rows = connection.execute(select(schema.published_maps).order_by(_m.serial))
    return [_published(row) for row in rows]


def count_published(connection: Connection) -> tuple[int, float]:
    """What changes when there is news of published maps."""
    row = connection.execute(select(func.count(), func.sum(_m.at), func.count().filter(_m.withdrawn))).one()
    return int(row[0]) + 1_000_000 * int(row[2] or 0), float(row[1] or 0.0)


def withdraw(connection: Connection, map_id: str, player: str) -> bool:
    """Take a map down, all its versions; games on it go on."""
    changed = connection.execute(
        update(schema.published_maps).where(_m.map == map_id, _m.player == player).values(withdrawn=True)
    )
    return changed.rowcount > 0


def _published(row: object) -> PublishedMap:
    values = row._asdict()  # type: ignore[attr-defined]
    values.pop("serial")
    return PublishedMap(**values)
