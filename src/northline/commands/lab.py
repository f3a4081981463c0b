"""`northline lab`: what a board is like."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from northline.commands.common import open_edition
from northline.commands.edition_making import suggestions_of


@click.command()
@click.argument("edition_name", metavar="EDITION")
@click.option(
    "--players",
    type=click.IntRange(2, 5),
    help="Seats at the table; by default, the fewest the edition allows.",
)
@click.option("--games", default=10_000, show_default=True, type=click.IntRange(1), help="Games to play.")
@click.option(
    "--policy",
    "policies",
    multiple=True,
    default=("planner",),
    show_default=True,
    help="Who plays inside the kernel; repeat to name one per seat.",
)
@click.option("--seed", default=0, show_default=True, type=int, help="The same seed gives the same numbers.")
@click.option(
    "--threads", type=click.IntRange(1, 1024), help="Threads to play with; by default, one per core."
)
@click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; 'local' for one on this machine.")
@click.option(
    "--output",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder for the report and the numbers; by default, lab-EDITION-PLAYERSp.",
)
def lab(
    edition_name: str,
    players: int | None,
    games: int,
    policies: tuple[str, ...],
    seed: int,
    threads: int | None,
    ray: str | None,
    output: Path | None,
) -> None:
    """Measure EDITION, a name or a file of your own, by playing very many games.

    The report covers every ticket and route, colours, seats, the length of games, and what winners do
    differently.
    """
    edition = open_edition(edition_name)
    try:
        from northline.kernel import TooLarge  # first: it says what is missing, and how to get it
    except ImportError as error:
        raise click.ClickException(str(error)) from None
    from northline.arena.lab import Experiment, measure
    from northline.arena.lab.files import write_report
    from northline.arena.lab.headlines import headlines, number_line, who_played
    from northline.arena.workers import Workers, WorkersError
    from northline.commands.compiling import compile_with_progress
    from northline.kernel.warm_up import parts_for
    from northline.processes import available_cores

    console = Console()
    seats = players or edition.rules.players[0]
    threads = threads or available_cores()
    try:
        experiment = Experiment(edition, seats, games, policies, seed, 1 if ray else threads)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    if not ray:  # a cluster's machines compile for themselves
        compile_with_progress(parts_for(["playouts"], experiment.seats))
    workers = Workers(threads if ray else 1, ray)
    try:
        with Progress(console=console, disable=not console.is_terminal) as bar:
            task = bar.add_task("games", total=games)
            findings = measure(experiment, workers, lambda played: bar.update(task, completed=played))
        folder = output or Path(f"lab-{edition.id}-{seats}p")
        report = write_report(folder, edition, findings)
    except (WorkersError, TooLarge) as error:
        raise click.ClickException(str(error)) from None
    except OSError as error:
        raise click.ClickException(f"{error.filename or 'a file'}: {error.strerror or error}") from None
    console.print(f"\n{edition.name}, {seats} players", style="bold", markup=False)
    for headline in headlines(findings):
        console.print(f"• {headline.sentence}.", markup=False, soft_wrap=True)
        console.print(f"  {number_line(headline)}", style="dim", markup=False, soft_wrap=True)
    if changes := suggestions_of(edition, findings):
        console.print("\nWhat could be changed:", style="bold")
        for change in changes:
            console.print(f"• {change}", markup=False, soft_wrap=True)
    console.print(f"\n{who_played(findings)}", markup=False, soft_wrap=True)
    console.print(f"The report is in {report}", markup=False, soft_wrap=True)
