"""Hints, chat and archive of tables; who is to act after each entry; totals for the statistics."""

import hashlib
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("chat", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("creator", sa.Text))
    op.add_column("log", sa.Column("to_act", sa.Text))
    op.create_index("seats_by_player", "seats", ["player"])
    edition_totals = op.create_table(
        "edition_totals",
        sa.Column("edition", sa.Text, primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("winners", sa.Integer, nullable=False),
        sa.Column("winning_points", sa.Integer, nullable=False),
    )
    player_totals = op.create_table(
        "player_totals",
        sa.Column("edition", sa.Text, primary_key=True),
        sa.Column("public", sa.Text, primary_key=True),
        sa.Column("player", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
        sa.Column("shown", sa.Integer),
    )
    op.create_index("player_totals_by_rating", "player_totals", ["edition", "shown"])
    _count_finished_games(edition_totals, player_totals)


_FINISHED = """
    SELECT t.edition, r.table_id, r.name, r.bot, r.player, r.place, r.points, r.resigned, r.mu, r.sigma
    FROM results r JOIN tables t ON t.id = r.table_id ORDER BY t.changed, r.table_id, r.seat
"""


def _count_finished_games(edition_totals: sa.Table, player_totals: sa.Table) -> None:
    """What the server counts from now on, for the games that have been played before."""
    editions: dict[str, dict[str, Any]] = {}
    players: dict[tuple[str, str], dict[str, Any]] = {}
    games = set()
    for row in op.get_bind().execute(sa.text(_FINISHED)):
        edition = editions.setdefault(row.edition, dict.fromkeys(_EDITION, 0) | {"edition": row.edition})
        edition["games"] += row.table_id not in games
        games.add(row.table_id)
        edition["seats"] += 1
        edition["points"] += row.points
        edition["winners"] += row.place == 1
        edition["winning_points"] += row.points * (row.place == 1)
        public = row.bot or "" if row.player is None else _public(row.player)
        player = players.setdefault(
            (row.edition, public),
            dict.fromkeys(_PLAYER) | {"games": 0, "wins": 0, "points": 0, "best": row.points},
        )
        player |= {"edition": row.edition, "public": public, "player": row.player}
        player |= {"bot": None if row.player else row.bot, "name": row.name if row.player else row.bot or ""}
        player["games"] += 1
        player["wins"] += row.place == 1 and not row.resigned
        player["points"] += row.points
        player["best"] = max(player["best"], row.points)
        if row.mu is not None:
            shown = round(1000 + 40 * (row.mu - 3 * row.sigma))
            player |= {"mu": row.mu, "sigma": row.sigma, "shown": shown}
    op.bulk_insert(edition_totals, list(editions.values()))
    op.bulk_insert(player_totals, list(players.values()))


_EDITION = ("games", "seats", "points", "winners", "winning_points")
_PLAYER = ("edition", "public", "player", "bot", "name", "mu", "sigma", "shown")


def _public(player: str) -> str:
    return hashlib.sha256(b"public " + player.encode()).hexdigest()[:16]
