"""Which state of a draft its geometry is of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("drafts", sa.Column("geometry_of", sa.Text))
