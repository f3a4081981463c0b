"""`northline edition new`, `layout`, `balance` and `print`: making maps from the terminal."""

from __future__ import annotations

import gzip
from contextlib import suppress
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress

from northline.commands.common import layout_for, open_edition, open_file
from northline.drawing.board_layout import LayoutError, layout_of
from northline.drawing.themes import MODES
from northline.editions import Edition
from northline.editions.untrusted import printable
from northline.editions.words import counted
from northline.editions.writer import to_toml
from northline.extras import how_to_install, missing
from northline.printing import NEEDED, Paper, PrintError, print_map

_NEEDED = ("scipy", "shapely", "pyproj", "threadpoolctl", "numba")


def _check_extras() -> None:
    if missing(*_NEEDED):
        raise click.ClickException(f"making maps needs more packages: {how_to_install('maps')}")


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise click.ClickException(f"{path} cannot be written: {error.strerror or error}") from None


def _check_free(path: Path, overwrite: bool) -> None:
    if path.exists() and not overwrite:
        raise click.ClickException(f"{path} already exists: name another file with -o, or give --overwrite")


@click.command()
@click.argument("name")
@click.option(
    "--region",
    required=True,
    nargs=4,
    type=float,
    metavar="WEST SOUTH EAST NORTH",
    help="The piece of the world, in degrees, such as -10 36 3.5 44 for Iberia.",
)
@click.option("--cities", default=36, show_default=True, help="How many cities.")
@click.option(
    "--country",
    "countries",
    multiple=True,
    help="Only cities of this country; repeat for more. By default those of the countries that have most of the region,"
    " and with '*' all.",
)
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), help="The file to write.")
@click.option("--overwrite", is_flag=True, help="Replace the file if there is one.")
def new(
    name: str,
    region: tuple[float, float, float, float],
    cities: int,
    countries: tuple[str, ...],
    output: Path | None,
    overwrite: bool,
) -> None:
    """Draw up a map of a piece of the world, called NAME: cities, routes, tickets and rules that can be played at once.

    Cities come from Natural Earth. Change whatever you like in the file; `check`, `layout` and `balance` go on from
    there.
    """
    _check_extras()
    from northline.editions import EditionError, read_document
    from northline.editions.writer import to_document
    from northline.workshop import DraftError, Region, draft

    try:
        board = draft(Region(*region), name, cities, set(countries) or None)
        read_document(to_document(board), "the draft")  # above all, the name may be anything
    except EditionError as error:
        raise click.ClickException(error.lines()[0]) from None
    except (DraftError, ValueError) as error:
        raise click.ClickException(str(error)) from None
    path = output or Path(f"{board.id}.toml")
    _check_free(path, overwrite)
    _write(path, to_toml(board))
    click.echo(
        f"{path}: {counted(len(board.cities), 'city', 'cities')}, {counted(len(board.routes), 'route')},"
        f" {counted(len(board.tickets), 'ticket')}"
    )


@click.command()
@click.argument("file")
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), help="Where to write.")
@click.option("--tuning", type=click.Path(path_type=Path, dir_okay=False), help="A file of changes by hand.")
def layout(file: str, output: Path | None, tuning: Path | None) -> None:
    """Compute the geometry of the board in FILE, with coasts, names and bends, into a file beside it."""
    _check_extras()
    from northline.drawing import check
    from northline.layout.lay_out import lay_out
    from northline.layout.problem import read_tuning

    edition = open_file(file)
    changes = None
    if tuning is not None:
        try:
            changes = read_tuning(tuning)
        except (OSError, ValueError, TypeError) as error:
            raise click.ClickException(f"{tuning} is not a file of changes: {error}") from None
    console = Console(stderr=True)
    with console.status("Laying the board out …"):
        made = lay_out(edition, changes)
    path = output or Path(file).with_suffix(".geometry.json")
    _write(path, str(made))
    faults = check.problems(edition, made)
    for fault in faults:
        click.echo(fault)
    size = len(gzip.compress(str(made).encode()))
    click.echo(
        f"{path}: {made.view[2]:.0f} × {made.view[3]:.0f}, {size} bytes compressed, {counted(len(faults), 'fault')}"
    )
    if faults:
        raise SystemExit(1)


@click.command()
@click.argument("file")
@click.option("--players", type=click.IntRange(2, 5), help="Seats at the table; the fewest by default.")
@click.option("--games", type=click.IntRange(100), help="For each playtest; 4000 by default, 400 of planner.")
@click.option(
    "--policy",
    type=click.Choice(["greedy", "planner"]),
    default="greedy",
    show_default=True,
    help="Who plays; planner is the stronger one, and forty times as slow.",
)
@click.option("--seed", default=0, show_default=True, type=int, help="The same seed gives the same changes.")
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), help="Where to write.")
@click.option("--overwrite", is_flag=True, help="Replace the file if there is one.")
def balance(
    file: str,
    players: int | None,
    games: int | None,
    policy: str,
    seed: int,
    output: Path | None,
    overwrite: bool,
) -> None:
    """Play the map in FILE with bots, change a few numbers, and write what is better balanced to another file.

    Only lengths of routes that nobody takes, points of tickets and, where games are very long or short, trains change.
    """
    _check_extras()
    edition = open_file(file)
    path = output or Path(file).with_suffix(".balanced.toml")
    _check_free(path, overwrite)
    from northline.commands.compiling import compile_with_progress
    from northline.kernel import TooLarge
    from northline.kernel.warm_up import parts_for
    from northline.workshop.balance import ROUNDS, Balanced
    from northline.workshop.balance import balance as balanced
    from northline.workshop.suggestions import in_words

    seats = players or edition.rules.players[0]
    games = games or (4_000 if policy == "greedy" else 400)
    try:
        edition.check_players(seats)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    compile_with_progress(parts_for(["playouts"], (policy,) * seats))
    console = Console()
    last: Balanced | None = None
    try:
        with Progress(console=console, disable=not console.is_terminal) as bar:
            task = bar.add_task("playing", total=ROUNDS + 1)
            for last in balanced(edition, seats, games, seed=seed, policy=policy):  # noqa: B007
                bar.advance(task)
    except TooLarge as error:
        raise click.ClickException(str(error)) from None
    assert last is not None
    for change in last.changes:
        click.echo(printable(in_words(edition, change), 300))
    _show(console, last)
    if last.changes:
        _write(path, to_toml(last.edition))
        click.echo(f"{path}: {counted(len(last.changes), 'change')}")
    else:
        click.echo("Nothing to change.")


@click.command("print")
@click.argument("name_or_file")
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The PDF to write; NAME.pdf by default.",
)
@click.option(
    "--paper",
    type=click.Choice(["a4", "letter", "large"]),
    default="a4",
    show_default=True,
    help="Sheets that the board is cut into, or large: the board on one page.",
)
@click.option(
    "--space",
    type=float,
    default=24.0,
    show_default=True,
    help="How long a space of a route is, in millimetres.",
)
@click.option(
    "--theme", type=click.Choice(MODES), default="light", show_default=True, help="Dark takes much ink."
)
@click.option("--geometry", type=click.Path(), help="The geometry of a map of your own.")
@click.option("--overwrite", is_flag=True, help="Replace the file if there is one.")
def print_(
    name_or_file: str,
    output: Path | None,
    paper: Paper,
    space: float,
    theme: str,
    geometry: str | None,
    overwrite: bool,
) -> None:
    """Make a PDF of a map: the board at its true size, tickets and bonus cards to cut out, rules, a sheet for points.

    NAME_OR_FILE is the name of a built-in edition, or a file. The geometry beside the file is used; without one
    (`northline edition layout` makes it) the board is only a sketch.
    """
    if missing(*NEEDED):
        raise click.ClickException(f"printing needs one more package: {how_to_install('print')}")
    edition = open_edition(name_or_file)
    path = output or Path(f"{edition.id}.pdf")
    _check_free(path, overwrite)
    try:
        layout = layout_for(edition, name_or_file, geometry)
        made = print_map(edition, layout, paper, space, theme)
    except (PrintError, LayoutError) as error:
        raise click.ClickException(str(error)) from None
    try:
        path.write_bytes(made)
    except OSError as error:
        raise click.ClickException(f"{path} cannot be written: {error.strerror or error}") from None
    click.echo(f"{path}: {len(made):,} bytes")
    if layout is None and not layout_of(edition).layers:
        hint = f"northline edition layout {printable(name_or_file, 300)}"
        click.echo(
            f"This map has no geometry, so its board is only a sketch; make one with: {hint}", err=True
        )


def _show(console: Console, last: Any) -> None:
    for what, name in (
        ("routes that are hardly ever claimed", "dead_routes"),
        ("tickets far from what their way is worth", "wrong_tickets"),
        ("tickets that are gifts or traps", "gifts_and_traps"),
    ):
        console.print(f"{what}: {getattr(last.before, name)} before, {getattr(last.after, name)} after")
    console.print(
        f"wins of the first player: {100 * last.before.first_seat:.1f} % before,"
        f" {100 * last.after.first_seat:.1f} % after"
    )


def suggestions_of(edition: Edition, findings: Any) -> list[str]:
    """What the workshop would suggest after these findings, in words; nothing where its packages are missing."""
    with suppress(ImportError):
        from northline.workshop.suggestions import in_words, suggestions

        return [printable(in_words(edition, change), 300) for change in suggestions(edition, findings)]
    return []
