"""Tables at which people are told what a perfect memory would know."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("memory", sa.Boolean, nullable=False, server_default=sa.false()))
