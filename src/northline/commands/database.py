"""`northline db`: looking after the server's database."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from northline.server.db.store import Store

_database = click.option(
    "--database",
    default="northline.db",
    metavar="URL",
    envvar="NORTHLINE_DATABASE",
    show_envvar=True,
    show_default=True,
    help="An SQLite file, or postgresql://…",
)


@click.group("db")
def group() -> None:
    """Look after the server's database."""


@group.command()
@_database
def migrate(database: str) -> None:
    """Bring the database's tables up to date. `northline serve` does so too when it starts."""
    _with_store(database, lambda store: store.ping())
    click.echo("The database is up to date.")


@group.command()
@click.argument("file", type=click.Path(dir_okay=False))
@_database
def backup(file: str, database: str) -> None:
    """Copy an SQLite database into FILE, even while a server is using it."""
    _with_store(database, lambda store: store.database.backup(file))
    click.echo(f"The database has been copied to {file}.")


@group.command()
@_database
def vacuum(database: str) -> None:
    """Free the disk space that the database no longer needs."""
    _with_store(database, lambda store: store.database.vacuum())
    click.echo("Done.")


def _seconds(_context: click.Context, _option: click.Parameter, age: str) -> float:
    """An age such as ``90d`` or ``12h`` in seconds."""
    found = re.fullmatch(r"([0-9]{1,6})(d|h)", age)
    if found is None:
        raise click.BadParameter(f"{age!r} is not an age: write 90d or 12h, for example")
    return int(found[1]) * (86400.0 if found[2] == "d" else 3600.0)


@group.command()
@click.option(
    "--older-than",
    required=True,
    callback=_seconds,
    metavar="AGE",
    help="Such as 90d for days, or 12h for hours.",
)
@click.option("--to", "folder", required=True, type=click.Path(file_okay=False), metavar="FOLDER")
@_database
def archive(older_than: float, folder: str, database: str) -> None:
    """Move old finished games out of the database into FOLDER, a record each.

    Statistics and ratings stay. A server started with --archive FOLDER shows these games as before, and
    `northline replay` reads every record by itself.
    """
    from northline.server.db.archive import Archive, archive_games

    moved = 0

    async def move(store: Store) -> None:
        nonlocal moved
        moved = await archive_games(store, Archive(folder), time.time() - older_than)

    _with_store(database, move)
    click.echo(f"{moved} {'game is' if moved == 1 else 'games are'} now in {folder}.")


def _with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Open the store, run some work on it and close it; an error ends the command with one line."""
    from northline.rules.formats.record import RecordError
    from northline.server.db.errors import StorageError
    from northline.server.db.store import Store

    async def opened() -> None:
        store = await Store.open(database)
        try:
            await work(store)
        finally:
            await store.close()

    try:
        asyncio.run(opened())
    except (StorageError, OSError, RecordError) as error:
        raise click.ClickException(str(error)) from None
    except Exception as error:
        raise click.ClickException(f"the database cannot be used: {type(error).__name__}") from None
