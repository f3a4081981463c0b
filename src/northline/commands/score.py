"""`northline score`: the points of a recorded game."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.text import Text

from northline.commands.records import edition_of_record, open_record
from northline.rules.formats.standings import standings_to_dict
from northline.terminal.results import results, verdict
from northline.terminal.screen import Screen


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print a JSON document.")
@edition_of_record
def score(file: Path, as_json: bool, edition_file: str | None) -> None:
    """Show the score of the game in FILE, and where every point comes from.

    A game that is not over is counted as if it ended now.
    """
    game = open_record(file, edition_file)
    if as_json:
        document = standings_to_dict(game.state, game.names)
        printable = "".join(game.names).isprintable()  # otherwise a name could give orders to the terminal
        click.echo(json.dumps(document, ensure_ascii=not printable, indent=2))
        return
    screen = Screen()
    if not game.over:
        screen.say("The game is not over: this is how it would end now.")
    screen.show(results(game.state, game.names))
    if game.over:
        screen.show(Text(), verdict(game.state, game.names))
