"""`northline benchmark`: a fixed task, on which bots of different people can be compared."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from northline.arena.benchmark import OPPONENTS, VERSION, Score, Task, run
from northline.arena.schedule import Isolation
from northline.arena.statistics import Mean
from northline.arena.workers import Workers, WorkersError
from northline.bots import BotError
from northline.bots.local import check_local_bot, is_foreign
from northline.commands.common import open_edition
from northline.editions.knobs import SEATS
from northline.extras import how_to_install, missing
from northline.processes import available_cores


@click.command()
@click.argument("edition_name", metavar="EDITION")
@click.argument("bots", nargs=-1, required=True)
@click.option(
    "--players", default=2, show_default=True, type=click.IntRange(*SEATS), help="Seats at the table."
)
@click.option(
    "--quick", is_flag=True, help="Fewer games, for a first look; not to be compared with others' scores."
)
@click.option(
    "--output",
    type=click.Path(path_type=Path, dir_okay=False),
    help="A JSON file for the scores, to be published.",
)
@click.option(
    "--workers", type=click.IntRange(1, 1024), help="Processes to play with; by default, one per core."
)
@click.option(
    "--move-limit",
    type=click.FloatRange(0.001),
    metavar="SECONDS",
    help="Forfeit a game when a move takes longer than this.",
)
@click.option(
    "--isolate",
    default="foreign",
    show_default=True,
    type=click.Choice(get_args(Isolation)),
    help="Which bots play in processes of their own: those that are not Northline's, all, or none.",
)
def benchmark(
    edition_name: str,
    bots: tuple[str, ...],
    players: int,
    quick: bool,
    output: Path | None,
    workers: int | None,
    move_limit: float | None,
    isolate: Isolation,
) -> None:
    """Measure BOTS by a fixed task on EDITION: fixed deals and opponents, the same for everybody.

    A bot of your own is a class in a module, my_bots:MyBot, or a program in any language, "cmd:./my-bot --level 3". The
    score is its share of wins against greedy, racer and planner, averaged over them.
    """
    if missing("numpy", "numba"):
        raise click.ClickException(f"the opponents play inside the kernel: {how_to_install('fast')}")
    try:
        for bot in bots:
            check_local_bot(bot)
        task = Task(open_edition(edition_name), players, quick)
    except (BotError, ValueError) as error:
        raise click.UsageError(str(error)) from None
    if output and not output.parent.is_dir():
        raise click.UsageError(f"there is no folder {output.parent} for the scores")
    console = Console()
    try:
        scores = [
            _measure(console, task, bot, workers or available_cores(), move_limit, isolate) for bot in bots
        ]
    except WorkersError as error:
        raise click.ClickException(str(error)) from None
    except KeyboardInterrupt:
        raise click.ClickException("stopped: a task that is not done has no score") from None
    for score in scores:
        for line in (*score.problems, *score.faults):
            console.print(line, style="bold red", markup=False, highlight=False, soft_wrap=True)
    if all(not score.games for score in scores):
        raise click.ClickException("no game was played, so there are no scores")
    console.print(_table(task, scores))
    if quick:
        console.print(
            "This was a quick look: scores to be compared come from the whole task, without --quick."
        )
    if output:
        document = {**task.to_dict(), "scores": [score.to_dict() for score in scores]}
        output.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        console.print(f"The scores are in {output}", markup=False, soft_wrap=True)


def _measure(
    console: Console, task: Task, bot: str, processes: int, move_limit: float | None, isolate: Isolation
) -> Score:
    games = sum(schedule.games for schedule in task.schedules(bot))
    bar = Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    workers = Workers(processes, apart=isolate == "none" and is_foreign(bot))
    with bar:
        line = bar.add_task(bot, total=games)
        return run(task, bot, workers, move_limit, isolate, lambda more: bar.advance(line, more))


def _table(task: Task, scores: list[Score]) -> Table:
    even = 100 / task.players
    title = f"{task.name}, task version {VERSION}: wins in % (95 %), even: {even:.0f}"
    table = Table(title=title, title_justify="left")
    table.add_column("bot", overflow="fold")
    for heading in ("score", *OPPONENTS, "ms/move"):
        table.add_column(heading, justify="right", no_wrap=True)
    for score in scores:
        by_opponent = {one.opponent: one.wins for one in score.against}
        table.add_row(
            Text(score.bot),
            f"{100 * score.value:.1f} ({100 * score.low:.1f}–{100 * score.high:.1f})",
            *(
                _share(by_opponent[opponent]) if opponent in by_opponent else "itself"
                for opponent in OPPONENTS
            ),
            f"{1000 * score.seconds_per_move:.2f}",
        )
    return table


def _share(wins: Mean) -> str:
    return f"{100 * wins.value:.0f} ({100 * wins.low:.0f}–{100 * wins.high:.0f})" if wins.count else "–"
