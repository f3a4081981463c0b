"""`northline draw`: a board, or a moment of a game, as an SVG or PNG file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from northline import svg
from northline.commands.common import layout_for, open_edition
from northline.commands.records import open_record
from northline.drawing.themes import MODES, THEMES
from northline.editions import EDITIONS


@click.command("draw")
@click.argument("what")
@click.option(
    "-o", "--output", type=click.Path(dir_okay=False, allow_dash=True), default="-", help="The file to write."
)
@click.option(
    "--at", type=click.IntRange(0), help="After this many actions; by default, the end of the record."
)
@click.option(
    "--seat", type=click.IntRange(0), help="Ring the cities of this seat's tickets; seats count from 0."
)
@click.option(
    "--theme", type=click.Choice(MODES), help="Light or dark; by default, whatever suits the board."
)
@click.option("--atmosphere", type=click.Choice(sorted(THEMES)), help="Use another board's atmosphere.")
@click.option("--width", type=click.IntRange(16, 20000), default=1280, show_default=True, help="In pixels.")
@click.option("--ticket", help="The id of a ticket to highlight.")
@click.option("--edition", "edition_name", help="The edition of a record, if it was a file of your own.")
@click.option("--geometry", type=click.Path(), help="The geometry of a map of your own.")
@click.option("--symbols/--no-symbols", default=True, help="Draw symbols in the spaces.")
def command(
    what: str,
    output: str,
    at: int | None,
    seat: int | None,
    theme: str | None,
    atmosphere: str | None,
    width: int,
    ticket: str | None,
    edition_name: str | None,
    geometry: str | None,
    symbols: bool,
) -> None:
    """Draw WHAT: an edition (europe, nordic_countries, northern_lights, or a file), or the record of a game.

    A record is drawn as it stands after --at actions. The picture is SVG, or PNG where the name of the output ends
    with .png.
    """
    is_record = what not in EDITIONS and not what.endswith(".toml") and Path(what).is_file()
    try:
        if is_record:
            game = open_record(Path(what), edition_name)
            edition = game.edition
        else:
            if at is not None or seat is not None:
                raise click.UsageError("--at and --seat need the record of a game to draw.")
            game, edition = None, open_edition(what)
        source = what if edition_name is None else edition_name
        options: dict[str, Any] = {
            "width": width,
            "theme": theme,
            "atmosphere": atmosphere,
            "symbols": symbols,
            "ticket": ticket,
            "layout": layout_for(edition, source, geometry),
        }
        if game is None:
            picture = svg.board(edition, **options)
        else:
            picture = svg.moment(game, at, seat=seat, **options)
    except (ValueError, OSError) as error:
        raise click.ClickException(_sentence(error)) from None
    _write(output, picture)


def _write(output: str, picture: str) -> None:
    if output == "-":
        click.echo(picture, nl=False)
        return
    drawn = svg.png(picture) if output.lower().endswith(".png") else picture.encode()
    try:
        Path(output).write_bytes(drawn)
    except OSError as error:
        raise click.ClickException(_sentence(error)) from None
    click.echo(f"{output}: {len(drawn)} bytes", err=True)


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(error)
