"""Running totals for the statistics, updated in the transaction that writes the results of a game.

So a request for statistics is cheap, however many games have been played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Table

from northline.server.db import schema
from northline.server.db.ratings import Rating
from northline.server.db.rows import Result
from northline.server.db.statements import SELECT_EDITION, upsert_totals
from northline.server.wire.identity import public_name


def add_to_totals(connection: Connection, table_id: str, results: Sequence[Result]) -> None:
    """Add a game that has just ended to the totals of its edition and of everybody who played it."""
    edition = connection.execute(SELECT_EDITION, {"of_table": table_id}).scalar_one()
    winning = [result.points for result in results if result.place == 1]
    _upsert(
        connection,
        schema.edition_totals,
        key={"edition": edition},
        add={
            "games": 1,
            "seats": len(results),
            "points": sum(result.points for result in results),
            "winners": len(winning),
            "winning_points": sum(winning),
        },
    )
    for result in sorted(
        results, key=_public_name
    ):  # always in one order, so that transactions cannot deadlock
        public = _public_name(result)
        rating = None if result.mu is None or result.sigma is None else Rating(result.mu, result.sigma)
        rated = {} if rating is None else {"mu": rating.mu, "sigma": rating.sigma, "shown": rating.shown}
        _upsert(
            connection,
            schema.player_totals,
            key={"edition": edition, "public": public},
            add={
                "games": 1,
                "wins": int(result.place == 1 and not result.resigned),
                "points": result.points,
            },
            replace={
                "player": result.player,
                "bot": result.bot if result.player is None else None,
                "name": result.name if result.player is not None else public,
                **rated,
            },
            best=result.points,
        )


def _public_name(result: Result) -> str:
    """The public name of whoever played; a bot is known by its spec."""
    return result.bot or "" if result.player is None else public_name(result.player)


def _upsert(
    connection: Connection,
    totals: Table,
    key: Mapping[str, Any],
    add: Mapping[str, int],
    replace: Mapping[str, Any] | None = None,
    best: int | None = None,
) -> None:
    replace = replace or {}
    statement = upsert_totals(connection.dialect.name, totals, tuple(add), tuple(replace), best is not None)
    connection.execute(statement, {**key, **add, **replace} | ({} if best is None else {"best": best}))
