"""What can go wrong with a database, and what a client is told of it."""

from __future__ import annotations

import secrets
import sqlite3
from logging import Logger

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoFreeConnection

from northline.server.wire.refusals import Refusal


class StorageError(ValueError):
    """A database that cannot be used. Its text is for whoever runs the server."""


class Conflict(Exception):
    """Another writer was faster: the entry of the log exists, or the row is no longer what it was."""


def is_transient(error: BaseException) -> bool:
    """Whether an error comes from the database itself (away, locked, full), so that a retry may succeed.

    A violated constraint or a wrong statement is our own mistake, and stays one.
    """
    if isinstance(error, IntegrityError | ProgrammingError | DataError):
        return False
    return (
        isinstance(error, DBAPIError | NoFreeConnection | OSError | sqlite3.Error)
        or type(error).__module__.partition(".")[0]
        == "asyncpg"  # SQLAlchemy does not wrap what asyncpg raises while it connects
    )


def refusal_for(error: Exception, logger: Logger, what: str, **fields: str) -> Refusal:
    """Log an unexpected error, and return the refusal to answer with.

    The refusal says nothing about the inside of the server; an internal error has a number that the log has too.
    ``what`` is the message of the log line, ``fields`` are further fields of it.
    """
    if is_transient(error):
        logger.warning(what, extra={"why": f"the database: {type(error).__name__}", **fields})
        return Refusal("unavailable", "the database is not answering; it is safe to try again")
    number = secrets.token_hex(4)
    logger.error(what, exc_info=error, extra={"error_id": number, **fields})
    return Refusal("internal", f"something went wrong on the server (error {number})")
