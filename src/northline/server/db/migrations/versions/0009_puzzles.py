"""What people answered to puzzles, and what decides which puzzle is a server's puzzle of the day."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "puzzle_answers",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("right", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    seeds = op.create_table("puzzle_seed", sa.Column("seed", sa.Text, primary_key=True))
    op.bulk_insert(seeds, [{"seed": secrets.token_hex(8)}])
