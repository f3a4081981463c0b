"""`northline arena`: bots against bots, with error bars."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args

import click
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from northline.arena.console_tables import final_tables, footnotes, running_table, warnings
from northline.arena.export import (
    ExportError,
    check_exports,
    seat_rows,
    write_csv,
    write_parquet,
    write_summary,
)
from northline.arena.games import GameResult
from northline.arena.log import Log, LogError
from northline.arena.plots import draw_all
from northline.arena.run import play_deals
from northline.arena.schedule import Isolation, Schedule
from northline.arena.summary import Summary, summarise
from northline.arena.workers import Workers, WorkersError
from northline.bots import BotError
from northline.bots.local import check_local_bot, is_foreign
from northline.commands.common import open_edition
from northline.editions import EDITIONS
from northline.editions.knobs import SEATS
from northline.processes import available_cores

_DEFAULT_EDITION = "europe"
_REFRESHES_PER_SECOND = 4
"""How often the running table is drawn."""


@click.command()
@click.argument("bots", nargs=-1)
@click.option(
    "--edition", "edition_name", help=f"{', '.join(EDITIONS)}, or a file of your own.  [default: europe]"
)
@click.option("--players", type=click.IntRange(*SEATS), help="Seats at the table.  [default: 2]")
@click.option(
    "--games",
    type=click.IntRange(1),
    help="Rounded up to whole deals; with --resume, the new total.  [default: 1000]",
)
@click.option("--seed", type=int, help="The same seed gives the same results.  [default: 0]")
@click.option(
    "--workers", type=click.IntRange(1, 1024), help="Processes to play with; by default, one per core."
)
@click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; 'local' for one on this machine.")
@click.option(
    "--output",
    type=click.Path(path_type=Path, file_okay=False),
    help="A folder for the games, the numbers and the plots.",
)
@click.option(
    "--resume",
    type=click.Path(path_type=Path, file_okay=False),
    help="Continue the tournament in a folder.",
)
@click.option(
    "--records/--no-records", default=None, help="Keep a record of every game, so that you can replay it."
)
@click.option(
    "--table",
    "table_kind",
    default="csv",
    show_default=True,
    type=click.Choice(["csv", "parquet"]),
    help="How to write the table of all games.",
)
@click.option(
    "--plots",
    default="png",
    show_default=True,
    type=click.Choice(["png", "svg", "none"]),
    help="Plots to draw.",
)
@click.option(
    "--move-limit",
    type=click.FloatRange(0.001),
    metavar="SECONDS",
    help="Forfeit a game when a move takes longer than this.",
)
@click.option(
    "--isolate",
    type=click.Choice(get_args(Isolation)),
    help="Which bots play in processes of their own, where they see their views and nothing else: those that are not "
    "Northline's, all, or none.  [default: foreign]",
)
def arena(
    bots: tuple[str, ...],
    workers: int | None,
    ray: str | None,
    output: Path | None,
    resume: Path | None,
    table_kind: str,
    plots: str,
    **settings: Any,
) -> None:
    """Let BOTS play each other, such as: random greedy planner search:playouts=500.

    A bot of your own is a class in a module, my_bots:MyBot, or a program in any language, "cmd:./my-bot --level 3".

    Every deal is played once for each way to sit around the table, so that luck evens out. Ctrl-C stops early and
    keeps the games played so far; with --output you can continue a tournament later with --resume.
    """
    console = Console()
    given = {name: value for name, value in settings.items() if value is not None}
    saved = bool(resume or output)
    try:
        if saved:
            check_exports(table_kind, plots)
        if resume:
            if output:
                raise click.UsageError("--resume goes on in its own folder: leave --output out")
            log = _reopen(resume, bots, given)
        else:
            if given.get("records") and not output:
                raise click.UsageError("--records needs a folder to keep them in: name one with --output")
            schedule = _schedule(bots, given)
            name = given.get("edition_name", _DEFAULT_EDITION)
            log = Log.create(output, schedule, name) if output else Log(Path(), schedule, name)
        if not ray:  # a cluster's machines compile for themselves
            _compile(log.schedule)
        # A bot that ends the process it plays in must not end this one.
        daring = log.schedule.isolate == "none" and any(map(is_foreign, log.schedule.bots))
        stopped = _run(console, log, Workers(workers or available_cores(), ray, apart=daring), saved)
        summary = summarise(log.schedule, log.games)
        _print_summary(console, summary)
        if saved:
            _save(console, log, summary, table_kind, plots)
    except (LogError, ExportError, WorkersError) as error:
        raise click.ClickException(str(error)) from None
    except OSError as error:
        raise click.ClickException(f"{error.filename or 'a file'}: {error.strerror or error}") from None
    if stopped:
        if saved:
            console.print(f"Continue with: northline arena --resume {log.folder}", soft_wrap=True)
        sys.exit(130)
    if not summary.games:
        sys.exit(1)


def _schedule(bots: tuple[str, ...], given: dict[str, Any]) -> Schedule:
    if not bots:
        raise click.UsageError("name the bots to play, such as: random greedy")
    for bot in bots:
        try:
            check_local_bot(bot)
        except BotError as error:
            raise click.UsageError(str(error)) from None
    edition = open_edition(given.get("edition_name", _DEFAULT_EDITION))
    more = {name: given[name] for name in ("move_limit", "records", "isolate") if name in given}
    try:
        return Schedule.of(
            edition, given.get("players", 2), bots, given.get("games", 1000), given.get("seed", 0), **more
        )
    except ValueError as error:
        raise click.UsageError(str(error)) from None


def _compile(schedule: Schedule) -> None:
    """Compile what the bots need before any game, so that no clock runs meanwhile and the expert searches at once."""
    if compiled := {bot.split(":")[0] for bot in schedule.bots} & {"search", "expert"}:
        from northline.commands.compiling import compile_with_progress
        from northline.kernel.warm_up import parts_for

        compile_with_progress(parts_for(compiled))


def _reopen(folder: Path, bots: tuple[str, ...], given: dict[str, Any]) -> Log:
    """The tournament in a folder, to be continued, perhaps with more games."""
    log = Log.open(folder, open_edition, named=bots)
    schedule = log.schedule
    if bots and set(bots) != set(schedule.bots):
        raise click.UsageError(f"the bots in {folder} are {' '.join(schedule.bots)}: name the same, or none")
    was = {
        "edition_name": log.edition_name,
        "players": schedule.players,
        "seed": schedule.seed,
        "records": schedule.records,
        "move_limit": schedule.move_limit,
        "isolate": schedule.isolate,
    }
    for name, value in given.items():
        if name in was and value != was[name]:
            option = f"--{name.removesuffix('_name').replace('_', '-')}"
            raise click.UsageError(
                f"the tournament in {folder} was begun with {option} {was[name]}, which cannot be changed: leave it "
                "out, or begin another tournament with --output"
            )
    if "games" in given:
        extended = schedule.of_games(given["games"])
        if extended.deals < schedule.deals:
            raise click.UsageError(
                f"the tournament in {folder} is for {schedule.games} games; --games can make it longer, not shorter"
            )
        log.schedule = extended
        log.rewrite()
    for bot in schedule.bots:
        try:
            check_local_bot(bot)
        except BotError as error:
            raise LogError(f"the tournament in {folder} cannot be continued: {error}") from None
    return log


def _run(console: Console, log: Log, workers: Workers, saved: bool) -> bool:
    """Play what is missing. Returns whether it was stopped early."""
    reported: set[str] = set()
    work = play_deals(log.schedule, log.missing, workers)
    try:
        with _progress(console, log) as refresh:
            for deal, games in work:
                if saved:
                    log.add(deal, games)
                else:
                    log.played[deal] = games
                for fault in _new_faults(games, reported):
                    console.print(f"a game was stopped: {fault}", style="red", soft_wrap=True, markup=False)
                refresh()
    except KeyboardInterrupt:
        # An impatient second Ctrl-C must not cut the results short.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        if saved:
            log.rewrite()  # it may have come while games were being written
        console.print("Stopped early; the games played so far count.")
        return True
    finally:
        work.close()
    return False


def _new_faults(games: list[GameResult], reported: set[str]) -> Iterator[str]:
    for game in games:
        if game.fault and game.fault.sentence not in reported:
            reported.add(game.fault.sentence)
            yield game.fault.sentence


@contextmanager
def _progress(console: Console, log: Log) -> Iterator[Callable[[], None]]:
    """A progress bar and the table so far, in a terminal; elsewhere nothing. Yields a function that refreshes them."""
    bar = Progress(
        TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    )
    task = bar.add_task("", total=log.schedule.games)
    if not console.is_terminal:
        yield lambda: None
        return
    last = 0.0
    with Live(bar, console=console, refresh_per_second=_REFRESHES_PER_SECOND) as live:

        def refresh() -> None:
            nonlocal last
            now = time.monotonic()
            pause = max(
                1 / _REFRESHES_PER_SECOND, 2e-5 * log.schedule.games
            )  # a long tournament takes longer to sum up
            if now - last > pause or not log.missing:
                last = now
                played = log.games
                bar.update(task, completed=len(played))
                live.update(Group(running_table(summarise(log.schedule, played, rated=False)), bar))

        yield refresh


def _print_summary(console: Console, summary: Summary) -> None:
    for line in warnings(summary):
        console.print(line, style="bold red", markup=False, highlight=False, soft_wrap=True)
    for part in final_tables(summary):
        console.print(part)
    for line in footnotes(summary):
        console.print(line, markup=False, soft_wrap=True)


def _save(console: Console, log: Log, summary: Summary, table_kind: str, plots: str) -> None:
    write_summary(log.folder / "summary.json", summary)
    rows = seat_rows(log.schedule, log.games)
    if table_kind == "parquet":
        write_parquet(log.folder / "games.parquet", rows)
    else:
        write_csv(log.folder / "games.csv", rows)
    if plots != "none" and summary.rows:
        draw_all(summary, log.folder, plots)
    console.print(f"Everything is in {log.folder}", markup=False, soft_wrap=True)
