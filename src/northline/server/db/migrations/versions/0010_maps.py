"""Drafts of maps, and maps that were published."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "drafts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("geometry", sa.Text),
        sa.Column("remix_of", sa.Text),
        sa.Column("map", sa.Text),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_index("drafts_by_player", "drafts", ["player", "changed"])
    op.create_table(
        "published_maps",
        sa.Column("serial", sa.Integer, primary_key=True),
        sa.Column("edition", sa.Text, nullable=False, unique=True),
        sa.Column("map", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("geometry", sa.Text, nullable=False),
        sa.Column("remix_of", sa.Text),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("withdrawn", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("published_maps_by_map", "published_maps", ["map", "version"])
