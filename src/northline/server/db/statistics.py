"""Statistics of an edition and of its players, read from the running totals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, select

from northline.server.db import schema
from northline.server.db.ratings import Rating
from northline.server.wire.responses import EditionStatistics, PlayedGame, PlayerLine, PlayerStatistics

_MAX_PLAYERS = 100
_MAX_GAMES = 50


def edition_statistics(connection: Connection, edition: str) -> EditionStatistics:
    """How many games of an edition were finished, with how many points, and its best players."""
    e, p = schema.edition_totals.c, schema.player_totals.c
    best_first = (p.shown.desc().nulls_last(), p.wins.desc(), p.games.desc(), p.name)
    total = connection.execute(select(schema.edition_totals).where(e.edition == edition)).one_or_none()
    players = connection.execute(
        select(schema.player_totals).where(p.edition == edition).order_by(*best_first).limit(_MAX_PLAYERS)
    )
    lines = [_line(row) for row in players]
    if total is None:
        return EditionStatistics(edition, 0, None, None, lines)
    return EditionStatistics(
        edition,
        total.games,
        _average(total.points, total.seats),
        _average(total.winning_points, total.winners),
        lines,
    )


def player_statistics(connection: Connection, edition: str, public: str) -> PlayerStatistics | None:
    """A player's totals and latest games in an edition; None for a player without a finished game in it."""
    p, t, r = schema.player_totals.c, schema.tables.c, schema.results.c
    found = connection.execute(select(schema.player_totals).where(p.edition == edition, p.public == public))
    total = found.one_or_none()
    if total is None:
        return None
    if total.player is not None:
        whose = r.player == total.player
    else:
        whose = r.player.is_(None) & (r.bot == total.bot)
    latest = connection.execute(
        select(schema.results, t.open, t.changed)
        .join_from(schema.results, schema.tables, r.table_id == t.id)
        .where(whose, t.edition == edition, t.begun_from.is_(None))
        .order_by(t.changed.desc(), r.table_id, r.seat)
        .limit(_MAX_GAMES)
    )
    games = [_game(row) for row in latest]
    return PlayerStatistics(edition, _line(total), games)


def finished_games(
    connection: Connection, player: str, edition: str, digest: str, most: int
) -> list[tuple[str, int]]:
    """The tables and seats of a player's latest games on a board, from beginning to end played by that player."""
    t, r = schema.tables.c, schema.results.c
    found = connection.execute(
        select(r.table_id, r.seat)
        .join_from(schema.results, schema.tables, r.table_id == t.id)
        .where(
            r.player == player, ~r.resigned, t.edition == edition, t.digest == digest, t.begun_from.is_(None)
        )
        .order_by(t.changed.desc(), r.table_id, r.seat)
        .limit(most)
    )
    return [(row.table_id, row.seat) for row in found]


def results_of(
    connection: Connection, player: str, tables: Sequence[str]
) -> dict[str, tuple[int | None, int | None]]:
    """The place and the points of a player at those of some tables where the game is over."""
    r = schema.results.c
    found = connection.execute(
        select(r.table_id, r.place, r.points).where(r.player == player, r.table_id.in_(tables))
    )
    return {row.table_id: (row.place, row.points) for row in found}


def _line(row: Row[Any]) -> PlayerLine:
    return PlayerLine(
        player=None if row.player is None else row.public,
        bot=row.bot,
        name=row.name,
        games=row.games,
        wins=row.wins,
        average_points=round(row.points / row.games, 1),
        best_points=row.best,
        rating=row.shown,
    )


def _game(row: Row[Any]) -> PlayedGame:
    return PlayedGame(
        table=row.table_id if row.open else None,
        ended=row.changed,
        place=row.place,
        points=row.points,
        resigned=row.resigned,
        rating=None if row.mu is None else Rating(row.mu, row.sigma).shown,
    )


def _average(total: int, number: int) -> float | None:
    return round(total / number, 1) if number else None
