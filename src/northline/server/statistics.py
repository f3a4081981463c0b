"""Numbers about the games that were played: of an edition, and of the players in it."""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy import select

from northline.server import schema
from northline.server.answers import EditionStatistics, PlayerLine
from northline.server.ratings import Rating
from northline.server.seats import public_name
from northline.server.storage import Store

_MOST = 100
"""Players in a list."""
_LATEST = 50_000
"""Results that are looked at: older ones do not count any more."""


@dataclass(slots=True)
class _Player:
    name: str = ""
    games: int = 0
    wins: int = 0
    points: list[int] = field(default_factory=list)
    rating: Rating | None = None

    def line(self, public: str | None, bot: str | None) -> PlayerLine:
        return PlayerLine(
            player=public,
            bot=bot,
            name=self.name,
            games=self.games,
            wins=self.wins,
            average_points=round(sum(self.points) / len(self.points), 1),
            best_points=max(self.points),
            rating=None if self.rating is None else self.rating.shown,
        )


async def statistics(store: Store, edition: str) -> EditionStatistics:
    """The finished games of an edition: how many, how many points, and who played them how well."""
    t, r = schema.tables.c, schema.results.c
    wanted = (
        select(schema.results)
        .join_from(schema.results, schema.tables, r.table_id == t.id)
        .where(t.edition == edition)
        .order_by(t.changed.desc(), r.table_id, r.seat)
        .limit(_LATEST)
    )
    players: dict[tuple[str | None, str | None], _Player] = {}
    games: set[str] = set()
    winning: list[int] = []
    points: list[int] = []
    async with store.reading.connect() as connection:
        for row in reversed((await connection.execute(wanted)).all()):  # the latest name and rating win
            games.add(row.table_id)
            points.append(row.points)
            who = (public_name(row.player), None) if row.player is not None else (None, row.bot)
            player = players.setdefault(who, _Player())
            player.name = row.name if row.player is not None else row.bot
            player.games += 1
            player.points.append(row.points)
            if row.place == 1:
                winning.append(row.points)
                player.wins += not row.resigned
            if row.mu is not None:
                player.rating = Rating(row.mu, row.sigma)
    lines = [player.line(*who) for who, player in players.items()]
    lines.sort(key=lambda line: (-(line.rating or 0), -line.wins, -line.games, line.name))
    return EditionStatistics(edition, len(games), _average(points), _average(winning), lines[:_MOST])


def _average(numbers: list[int]) -> float | None:
    return round(sum(numbers) / len(numbers), 1) if numbers else None
