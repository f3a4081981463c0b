"""`northline dataset`: games of bots as data."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from northline.commands.common import open_edition


@click.command()
@click.argument("edition_name", metavar="EDITION")
@click.option("--games", default=20_000, show_default=True, type=click.IntRange(1), help="Games to play.")
@click.option(
    "--players",
    type=click.IntRange(2, 5),
    help="Seats at the table; by default, the fewest the edition allows.",
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    default=("planner", "racer"),
    show_default=True,
    help="Who plays; repeat for several, who then play each other in all seats.",
)
@click.option("--seed", default=0, show_default=True, type=int, help="The same seed gives the same games.")
@click.option(
    "--workers", type=click.IntRange(1, 1024), help="Processes to play with; by default, one per core."
)
@click.option(
    "--output",
    required=True,
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder for the files. If this data set was begun there, it is completed.",
)
def dataset(
    edition_name: str,
    games: int,
    players: int | None,
    bots: tuple[str, ...],
    seed: int,
    workers: int | None,
    output: Path,
) -> None:
    """Play many games of EDITION, a name or a file of your own, and write them down as data.

    The folder gets the records of all games, and Parquet tables with a row for each decision and for each seat.
    Stop with Ctrl-C and repeat the command to go on.
    """
    edition = open_edition(edition_name)
    try:
        from northline.arena.dataset import DatasetError, DatasetPlan, make_dataset
    except ImportError as error:
        raise click.ClickException(str(error)) from None
    from northline.arena.workers import Workers
    from northline.kernel import TooLarge
    from northline.processes import available_cores

    console = Console()
    try:
        plan = DatasetPlan(edition, players or edition.rules.players[0], games, bots, seed)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    try:
        with Progress(console=console, disable=not console.is_terminal) as bar:
            task = bar.add_task("games", total=games)
            processes = Workers(min(workers or available_cores(), plan.parts))
            make_dataset(plan, output, processes, lambda done: bar.update(task, completed=done))
    except (DatasetError, TooLarge) as error:
        raise click.ClickException(str(error)) from None
    except OSError as error:
        raise click.ClickException(f"{error.filename or 'a file'}: {error.strerror or error}") from None
    except KeyboardInterrupt:
        click.echo("Stopped. The same command goes on from here.", err=True)
        raise SystemExit(130) from None
    console.print(f"{games:,} games are in {output}", markup=False, soft_wrap=True)
