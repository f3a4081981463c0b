"""`northline db`: looking after the server's database."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import click

from northline.commands.durations import seconds_option
from northline.commands.stores import database_option, with_store

if TYPE_CHECKING:
    from northline.server.db.store import Store


@click.group("db")
def group() -> None:
    """Look after the server's database."""


@group.command()
@database_option
def migrate(database: str) -> None:
    """Bring the database's tables up to date. `northline serve` does so too when it starts."""
    with_store(database, lambda store: store.ping())
    click.echo("The database is up to date.")


@group.command()
@click.argument("file", type=click.Path(dir_okay=False))
@database_option
def backup(file: str, database: str) -> None:
    """Copy an SQLite database into FILE, even while a server is using it."""
    with_store(database, lambda store: store.database.backup(file))
    click.echo(f"The database has been copied to {file}.")


@group.command()
@database_option
def vacuum(database: str) -> None:
    """Free the disk space that the database no longer needs."""
    with_store(database, lambda store: store.database.vacuum())
    click.echo("Done.")


@group.command()
@click.option(
    "--older-than",
    required=True,
    callback=seconds_option,
    metavar="AGE",
    help="Such as 90d for days, or 12h for hours.",
)
@click.option("--to", "folder", required=True, type=click.Path(file_okay=False), metavar="FOLDER")
@database_option
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

    with_store(database, move)
    click.echo(f"{moved} {'game is' if moved == 1 else 'games are'} now in {folder}.")
