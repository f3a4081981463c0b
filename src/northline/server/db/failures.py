"""Mishaps: a database that is away, locked or full, and our own mistakes."""

from __future__ import annotations

import secrets
import sqlite3
from logging import Logger

from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoFreeConnection

from northline.server.wire.refusals import Refusal


def is_trouble(error: BaseException) -> bool:
    """Whether it is the database's doing, and may go better later. A mistake in what it was asked is ours."""
    if isinstance(error, IntegrityError | ProgrammingError):
        return False
    return (
        isinstance(error, DBAPIError | NoFreeConnection | OSError | sqlite3.Error)
        or type(error).__module__.partition(".")[0]
        == "asyncpg"  # while connecting, nobody translates its errors
    )


def explained(error: Exception, logger: Logger, what: str, **more: str) -> Refusal:
    """What whoever asked is told of a mishap: nothing of the inside. The log has the rest."""
    if is_trouble(error):
        logger.warning(what, extra={"why": f"the database: {type(error).__name__}", **more})
        return Refusal("unavailable", "the database does not answer; it is safe to send this again")
    number = secrets.token_hex(4)
    logger.error(what, exc_info=error, extra={"error_id": number, **more})
    return Refusal("internal", f"something went wrong here (error {number})")
