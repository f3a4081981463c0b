"""What several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import IO, Any

import click

from northline.drawing.board_layout import BoardLayout, load_layout
from northline.editions import EDITIONS, Edition, EditionError, edition, load_edition


class BadEdition(click.ClickException):
    """Ends a command and prints every problem of an edition on a line of its own."""

    def __init__(self, error: EditionError) -> None:
        super().__init__(str(error))
        self.error = error

    def show(self, file: IO[Any] | None = None) -> None:
        for line in self.error.lines():
            click.echo(line, file=file, err=True)


def open_file(path: str) -> Edition:
    """Read the edition in a file; ends the command with its problems if it has any."""
    try:
        return load_edition(path)
    except EditionError as error:
        raise BadEdition(error) from None


def layout_beside(path: str, edition: Edition) -> BoardLayout | None:
    """The geometry in the file beside that of an edition; None when there is none.

    :raises LayoutError: when the file is not the geometry of this edition.
    """
    beside = Path(path).with_suffix(".geometry.json")
    return load_layout(beside, edition) if beside.is_file() else None


def layout_for(edition: Edition, source: str, geometry: str | None) -> BoardLayout | None:
    """The geometry that was asked for, or the one beside the edition's file; None where neither is there.

    :raises LayoutError: when the file is not the geometry of this edition.
    """
    if geometry is not None:
        return load_layout(geometry, edition)
    return layout_beside(source, edition) if source.endswith(".toml") else None


def open_edition(name_or_file: str) -> Edition:
    """A built-in edition by its name, or the one in a file; ends the command if there is none."""
    is_path = "/" in name_or_file or "\\" in name_or_file or name_or_file.endswith(".toml")
    if name_or_file not in EDITIONS and (is_path or Path(name_or_file).is_file()):
        return open_file(name_or_file)
    try:
        return edition(name_or_file)
    except EditionError as error:
        raise BadEdition(error) from None
