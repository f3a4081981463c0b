"""A database: SQLite by default, PostgreSQL by its URL. What is done to it is a plain function of a connection.

Such a function is one transaction, or one look, and is run where it keeps nobody else waiting.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from northline.server.cluster.bus import Alone
from northline.server.cluster.presence import Presence
from northline.server.db.rows import Columns

T = TypeVar("T")


class StorageError(ValueError):
    """A database that cannot be used, in words for the one who runs the server."""


class Conflict(Exception):
    """Somebody else wrote this entry of the log first."""


class Database(Protocol):
    async def write(self, work: Callable[[Connection], T]) -> T:
        """One transaction: everything that is done in it, or nothing."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """A look: each question is answered as things are then."""

    async def append(self, row: Columns) -> None:
        """Write a row of the log; :class:`Conflict` if that entry is there already.

        This is what matters for speed: SQLAlchemy would take longer over it than SQLite does over its commit.
        """

    async def vacuum(self) -> None:
        """Give back the room that deleted rows took, and renew what the database knows of its tables."""

    async def backup(self, path: str) -> None:
        """Copy the database into a new file, also while a server uses it."""

    def neighbours(self) -> Alone:
        """The way to other processes that use this database."""

    async def close(self) -> None: ...


def database_url(given: str) -> str:
    """A database as SQLAlchemy wants it: a URL with its driver. A bare path is an SQLite file."""
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


def database(given: str, presence: Presence) -> Database:
    """The database that a path or a URL names."""
    from northline.server.db.postgres import Postgres
    from northline.server.db.sqlite import Sqlite

    url = database_url(given)
    return Sqlite(url) if url.startswith("sqlite") else Postgres(url, presence)
