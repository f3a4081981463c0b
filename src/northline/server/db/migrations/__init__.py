"""Migrations of the database schema with Alembic: each file in ``versions`` is one revision.

A migration only ever adds: tables, indexes, and columns that may be left out. So processes of the version before go on
while others of the new one have migrated the database, and one can go back to the version before.
"""

from __future__ import annotations

import logging
from importlib import resources

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

logger = logging.getLogger("northline.server.db")


def migrate(connection: Connection) -> None:
    """Upgrade a database to the newest revision, inside the connection's transaction.

    One that a newer version of Northline has migrated is left as it is.
    """
    if connection.dialect.name == "postgresql":  # servers that start together take turns
        connection.execute(text("SELECT pg_advisory_xact_lock(20260101)"))
    config = Config()
    config.set_main_option("script_location", str(resources.files(__name__)))
    config.attributes["connection"] = connection
    found = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        logger.warning("the database is from a newer version", extra={"revision": found})
        return
    command.upgrade(config, "head")
