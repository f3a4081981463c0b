"""`northline replay`: step through a recorded game."""

from __future__ import annotations

from pathlib import Path

import click

from northline.commands.records import edition_of_record, open_record
from northline.terminal.replaying import Replay
from northline.terminal.screen import Screen


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--all", "everything", is_flag=True, help="Print the whole game without stopping.")
@click.option(
    "--seat", type=click.IntRange(1), help="Show what this player saw: 1 is the first. Default: everything."
)
@edition_of_record
def replay(file: Path, everything: bool, seat: int | None, edition_file: str | None) -> None:
    """Step through the game in FILE: Enter steps forward, p steps back, a number jumps, q quits."""
    game = open_record(file, edition_file)
    if seat is not None and seat > game.state.players:
        raise click.UsageError(f"the game has {game.state.players} players, so there is no seat {seat}")
    stepper = Replay(game, None if seat is None else seat - 1, Screen())
    if everything:
        stepper.print_all()
    else:
        stepper.step_through()
