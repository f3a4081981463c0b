"""Counting games for the statistics when they end, in the transaction that writes their results.

So asking for statistics is cheap, however many games have been played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Table

from northline.server.db import schema
from northline.server.db.ratings import Rating
from northline.server.db.rows import Result
from northline.server.db.statements import FIND_EDITION, add_to
from northline.server.wire.identity import public_name


def count(connection: Connection, table_id: str, results: Sequence[Result]) -> None:
    """Add a game that has just ended to the totals."""
    edition = connection.execute(FIND_EDITION, {"of_table": table_id}).scalar_one()
    winning = [result.points for result in results if result.place == 1]
    _add(
        connection,
        schema.edition_totals,
        key={"edition": edition},
        more={
            "games": 1,
            "seats": len(results),
            "points": sum(result.points for result in results),
            "winners": len(winning),
            "winning_points": sum(winning),
        },
    )
    for result in sorted(results, key=_public):  # always in the same order
        public = _public(result)
        rating = None if result.mu is None or result.sigma is None else Rating(result.mu, result.sigma)
        rated = {} if rating is None else {"mu": rating.mu, "sigma": rating.sigma, "shown": rating.shown}
        _add(
            connection,
            schema.player_totals,
            key={"edition": edition, "public": public},
            more={
                "games": 1,
                "wins": int(result.place == 1 and not result.resigned),
                "points": result.points,
            },
            latest={
                "player": result.player,
                "bot": result.bot if result.player is None else None,
                "name": result.name if result.player is not None else public,
                **rated,
            },
            best=result.points,
        )


def _public(result: Result) -> str:
    """By what others may know whoever played: a bot by its name."""
    return result.bot or "" if result.player is None else public_name(result.player)


def _add(
    connection: Connection,
    totals: Table,
    key: Mapping[str, Any],
    more: Mapping[str, int],
    latest: Mapping[str, Any] | None = None,
    best: int | None = None,
) -> None:
    """Add to a row, or begin it."""
    latest = latest or {}
    adding = add_to(connection.dialect.name, totals, tuple(more), tuple(latest), best is not None)
    connection.execute(adding, {**key, **more, **latest} | ({} if best is None else {"best": best}))
