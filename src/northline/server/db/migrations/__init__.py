"""Migrations of the database schema with Alembic: each file in ``versions`` is one revision."""

from __future__ import annotations

from importlib import resources

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text


def migrate(connection: Connection) -> None:
    """Upgrade a database to the newest revision, inside the connection's transaction."""
    if connection.dialect.name == "postgresql":  # servers that start together take turns
        connection.execute(text("SELECT pg_advisory_xact_lock(20260101)"))
    config = Config()
    config.set_main_option("script_location", str(resources.files(__name__)))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
