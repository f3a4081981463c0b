"""Tables whose game waits for their host to start it; finding the tables that somebody set up."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("waits", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_by_creator", "tables", ["creator"])
