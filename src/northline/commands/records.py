"""Opening records for commands, with one sentence for whatever is wrong with a file."""

from __future__ import annotations

from pathlib import Path

import click

from northline.commands.common import open_edition
from northline.game import Game
from northline.rules.formats.record import RecordError, UnknownEdition

edition_of_record = click.option(
    "--edition",
    "edition_file",
    metavar="FILE",
    help="The edition's file, if the record was not played on a built-in one.",
)


def open_record(path: Path, edition_file: str | None = None) -> Game:
    """Load the game in a file; ends the command if it cannot be read."""
    edition = open_edition(edition_file) if edition_file else None
    try:
        return Game.load(path, edition)
    except OSError as error:
        raise click.ClickException(f"{path} cannot be read: {error.strerror or error}") from None
    except UnknownEdition:
        raise click.ClickException(
            f"{path} was played on an edition that is not built in; give its file with --edition"
        ) from None
    except RecordError as error:
        raise click.ClickException(f"{path} is not a valid record: {error}") from None
