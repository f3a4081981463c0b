"""The history of the database's shape. Each file in ``versions`` is one step; Alembic knows which were taken."""

from __future__ import annotations

from importlib import resources

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text


def migrate(connection: Connection) -> None:
    """Take all steps that this database has not taken yet."""
    if connection.dialect.name == "postgresql":  # two servers that start together take turns
        connection.execute(text("SELECT pg_advisory_xact_lock(20260101)"))
    config = Config()
    config.set_main_option("script_location", str(resources.files(__name__)))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
