"""Analyses of finished games, and tables that begin in the middle of one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("begun_from", sa.Text))
    op.create_table(
        "analyses",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("level", sa.Text, primary_key=True),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("document", sa.LargeBinary, nullable=False),
    )
