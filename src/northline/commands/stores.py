"""What commands share that use the database of a server: which one it is, and opening it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import click

if TYPE_CHECKING:
    from northline.server.db.store import Store

_T = TypeVar("_T")

database_option = click.option(
    "--database",
    default="northline.db",
    metavar="URL",
    envvar="NORTHLINE_DATABASE",
    show_envvar=True,
    show_default=True,
    help="An SQLite file, or postgresql://…",
)


def with_store(database: str, work: Callable[[Store], Awaitable[_T]]) -> _T:
    """Open the store, run some work on it and close it; an error ends the command with one line."""
    from northline.rules.formats.record import RecordError
    from northline.server.db.errors import StorageError
    from northline.server.db.moderation import ModerationError
    from northline.server.db.store import Store

    async def opened() -> _T:
        store = await Store.open(database)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(opened())
    except (StorageError, OSError, RecordError, ModerationError) as error:
        raise click.ClickException(str(error)) from None
    except Exception as error:
        raise click.ClickException(f"the database cannot be used: {type(error).__name__}") from None
