"""The interface to a database, SQLite by default or PostgreSQL by its URL.

Transactions are plain functions of a SQLAlchemy connection, the same for both databases. The database runs each of them
where it blocks nobody: SQLite in a thread, PostgreSQL on the event loop.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from northline.server.cluster.bus import Bus
from northline.server.cluster.presence import Presence
from northline.server.db.errors import StorageError
from northline.server.db.group_commit import CommitCount
from northline.server.db.rows import Columns

T = TypeVar("T")


class Database(Protocol):
    """Runs transactions."""

    shared: bool
    """Whether other server processes may use it, too."""
    committed: CommitCount
    """What was written by group commit."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a function as one transaction, and return its result once that is committed."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that only reads, with autocommit: each statement sees the newest commit."""

    async def append(self, row: Columns) -> None:
        """Insert a row of the log by group commit; raise :class:`Conflict` if that entry exists.

        This is the hot path. It bypasses SQLAlchemy, which would take longer over the row than SQLite over its commit.
        """

    async def vacuum(self) -> None:
        """Give back the space of deleted rows, and update the statistics of the query planner."""

    async def backup(self, path: str) -> None:
        """Copy the database into a new file, even while a server uses it."""

    def bus(self) -> Bus:
        """A message bus to the other processes that use this database."""

    async def close(self) -> None: ...


def database_url(given: str) -> str:
    """A database as a SQLAlchemy URL with its driver; a bare path is an SQLite file. Raise :class:`StorageError`.

    >>> database_url("games.db")
    'sqlite:///games.db'
    >>> database_url("postgres://db/games")
    'postgresql+asyncpg://db/games'
    """
    if "://" not in given:
        return f"sqlite:///{given}"
    try:
        url = make_url(given)
    except ArgumentError:
        raise StorageError("this is not the URL of a database") from None
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    name = url.drivername.partition("+")[0]
    if name not in drivers:
        raise StorageError(f"the database is sqlite or postgresql, not {name}")
    if name == "sqlite" and url.database in (None, "", ":memory:"):
        raise StorageError(
            "an SQLite database needs a file: what is only in memory would be lost with the server"
        )
    return url.set(drivername=drivers[name]).render_as_string(hide_password=False)


def database_name(given: str) -> str:
    """A name for an SQLite file by which two servers can tell that they have the same one; empty for others."""
    url = make_url(database_url(given))
    if url.get_backend_name() != "sqlite":
        return ""
    return hashlib.sha256(str(Path(url.database or "").resolve()).encode()).hexdigest()[:16]


def open_database(given: str, presence: Presence) -> Database:
    """The database that a path or a URL names. It connects with the first transaction."""
    from northline.server.db.postgres import PostgresDatabase
    from northline.server.db.sqlite import SqliteDatabase

    url = database_url(given)
    return SqliteDatabase(url) if url.startswith("sqlite") else PostgresDatabase(url, presence)
