"""What people had thought when a bot took over; which processes ran, and when none did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", sa.Column("decision", sa.Integer))
    op.add_column("seats", sa.Column("thought", sa.Double, nullable=False, server_default="0"))
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("alive", sa.Double, nullable=False),
        sa.Column("metrics", sa.Text, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.Double, primary_key=True),
        sa.Column("ended", sa.Double, nullable=False),
    )
