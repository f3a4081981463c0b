"""`northline analyse`: who stood how at every move of a game, what each decision gave away, and why."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from northline.commands.common import layout_beside
from northline.commands.records import edition_of_record, open_record
from northline.drawing.board_layout import BoardLayout, LayoutError
from northline.game import Game

if TYPE_CHECKING:
    from northline.analysis.annotated import AnnotatedGame

_LEVELS = ("quick", "normal", "deep")
_PARTS = {"curve": "the course of the game", "decisions": "decisions", "luck": "luck and skill"}


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print the annotated record, a JSON document.")
@click.option(
    "--html",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write a page with board pictures to this file.",
)
@click.option(
    "--level", type=click.Choice(_LEVELS), default="normal", show_default=True, help="How thoroughly to look."
)
@click.option("--player", metavar="NAME|NUMBER", help="Show this player's decisions only: 1 is the first.")
@click.option("--seed", default=0, show_default=True, type=int, help="The same seed gives the same analysis.")
@click.option(
    "--threads", type=click.IntRange(1, 1024), help="Threads to work with; by default, one per core."
)
@edition_of_record
def analyse(
    file: Path,
    as_json: bool,
    html: Path | None,
    level: str,
    player: str | None,
    seed: int,
    threads: int | None,
    edition_file: str | None,
) -> None:
    """Take the game in FILE apart: chances, turning points, mistakes and what would have been better, luck and skill.

    A game that is not over is analysed as far as it goes.
    """
    game = open_record(file, edition_file)
    seat = None if player is None else _seat_of(game, player)
    if not game.record.entries:
        raise click.ClickException(f"{file} has no actions: there is nothing to analyse yet")
    layout = _layout(game, edition_file)
    if html is not None:
        _check_folder(html)
    document = _analysed(game, level, seed, threads)
    if html is not None:
        from northline.analysis.report.page import page

        _write(html, page(game, document, seat, layout))
        click.echo(f"{html} is written.", err=True)
    if as_json:
        printable = "".join(game.names).isprintable()  # otherwise a name could give orders to the terminal
        click.echo(document.to_json(ascii_only=not printable))
    elif html is None:
        from northline.analysis.report.terminal import print_report

        print_report(Console(highlight=False), game, document, seat)


def _analysed(game: Game, level: str, seed: int, threads: int | None) -> AnnotatedGame:
    """Make the analysis, with a bar that says how far it is."""
    try:
        from northline.kernel import TooLarge
    except ImportError as error:
        raise click.ClickException(str(error)) from None
    from northline.analysis.analyse import Progress as Done
    from northline.analysis.analyse import analyse as run
    from northline.commands.compiling import compile_with_progress
    from northline.kernel.warm_up import parts_for

    compile_with_progress(parts_for(["analysis"]))
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    document = None
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("Analysing", total=1.0)
        try:
            for news in run(game, level=level, seed=seed, threads=threads):
                if isinstance(news, Done):
                    bar.update(task, completed=news.share, description=f"Analysing: {_PARTS[news.part]}")
                else:
                    document = news
        except TooLarge as error:
            raise click.ClickException(f"the analysis cannot play on this board: {error}") from None
    assert document is not None
    return document


def _seat_of(game: Game, player: str) -> int:
    """The seat of a player, given by name or number."""
    players = game.state.players
    if player.isdecimal() and 1 <= int(player) <= players:
        return int(player) - 1
    named = [seat for seat, name in enumerate(game.names) if name.casefold() == player.casefold()]
    if len(named) != 1:
        raise click.UsageError(
            f"the game has {players} players: name one of them, or a number from 1 to {players}, not '{player}'"
        )
    return named[0]


def _layout(game: Game, edition_file: str | None) -> BoardLayout | None:
    if edition_file is None or not edition_file.endswith(".toml"):
        return None
    try:
        return layout_beside(edition_file, game.edition)
    except LayoutError as error:
        raise click.ClickException(str(error)) from None


def _check_folder(path: Path) -> None:
    """Refuse a file that cannot be written before minutes are spent on what goes into it."""
    if not path.absolute().parent.is_dir():
        raise click.ClickException(f"{path} cannot be written: there is no folder {path.absolute().parent}")


def _write(path: Path, text: str) -> None:
    """Write a file in one piece: a crash or Ctrl-C leaves the old one or the new one."""
    try:
        handle, temporary = tempfile.mkstemp(dir=path.absolute().parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            os.chmod(temporary, 0o644)
            os.replace(temporary, path)
        except BaseException:
            with suppress(OSError):
                os.unlink(temporary)
            raise
    except OSError as error:
        raise click.ClickException(f"{path} cannot be written: {error.strerror or error}") from None
