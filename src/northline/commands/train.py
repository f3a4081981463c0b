"""`northline train`: a network that learns a board by playing against itself."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from northline.commands.common import open_edition
from northline.extras import how_to_install, missing

if TYPE_CHECKING:
    from northline.editions import Edition
    from northline.learning.course import Course
    from northline.neural.weights import Model


@click.command()
@click.argument("edition_names", metavar="EDITION...", nargs=-1, required=True)
@click.option(
    "--players",
    multiple=True,
    type=int,
    help="A number of players to learn; repeat for several, or the same to play it more often. By default, all.",
)
@click.option(
    "--minutes",
    default=30.0,
    show_default=True,
    type=click.FloatRange(0, min_open=True),
    help="How long to train in all.",
)
@click.option(
    "--slice",
    "slice_minutes",
    type=click.FloatRange(0, min_open=True),
    help="Stop after so many minutes; the same command goes on from there. By default, at the end.",
)
@click.option(
    "--output",
    required=True,
    type=click.Path(path_type=Path, dir_okay=False),
    help="The file for the network (.npz). Its checkpoint and learning curve are written beside it.",
)
@click.option(
    "--begin-with",
    default="shipped",
    show_default=True,
    help="The network that ships with Northline, 'nothing', or a file of another network.",
)
@click.option(
    "--device",
    default="auto",
    show_default=True,
    type=click.Choice(["auto", "cpu", "cuda"]),
    help="Where to train; auto takes a GPU if there is one.",
)
@click.option(
    "--games",
    type=click.IntRange(8, 65536),
    help="Games in flight at each table; by default, as suits the device.",
)
@click.option(
    "--against",
    multiple=True,
    default=("planner",),
    show_default=True,
    type=click.Choice(["planner", "greedy", "random"]),
    help="Whom to measure it against on the way; repeat for several.",
)
@click.option(
    "--measure-every",
    default=3.0,
    show_default=True,
    type=click.FloatRange(0),
    help="Minutes between measurements; 0 for none.",
)
@click.option(
    "--threads", type=click.IntRange(1, 1024), help="Threads of the processor; by default, all cores."
)
@click.option("--seed", default=1, show_default=True, type=int, help="Where chance begins.")
def train(
    edition_names: tuple[str, ...],
    players: tuple[int, ...],
    minutes: float,
    slice_minutes: float | None,
    output: Path,
    begin_with: str,
    device: str,
    games: int | None,
    against: tuple[str, ...],
    measure_every: float,
    threads: int | None,
    seed: int,
) -> None:
    """Train a network for one or several boards, names or files of your own, by play against itself.

    A board that is named twice is played twice as often as the others.

    Play against it with `northline play --seats human,neural:weights=FILE`. Stop with Ctrl-C at any time, and repeat
    the command to go on.
    """
    if missing("numpy", "numba", "torch"):
        raise click.ClickException(
            f"training needs PyTorch and Numba, which are not installed: {how_to_install('learn')}"
        )
    from northline.commands.compiling import compile_with_progress
    from northline.kernel import TooLarge
    from northline.kernel.warm_up import parts_for
    from northline.learning.checkpoint import CheckpointError
    from northline.learning.course import Course, Options, find_device, games_by_default, seldom_of, tables_of

    editions = [open_edition(name) for name in edition_names]
    if not output.parent.is_dir():
        raise click.ClickException(f"{output.parent} is no folder: make it first, or name another file")
    if output.suffix != ".npz":
        raise click.ClickException(f"networks are kept in files that end in .npz, not {output.name}")
    try:
        where = find_device(device)
        options = Options(minutes, games or games_by_default(where), seed, tuple(against), measure_every)
        start = _start(begin_with, editions[0])
        course = Course(
            tables_of(editions, players),
            options,
            output,
            where,
            start=start,
            threads=threads,
            seldom=seldom_of(editions),
        )
    except (CheckpointError, TooLarge, ValueError) as error:
        raise click.ClickException(str(error)) from None
    compile_with_progress(parts_for(["envs", "playouts"], {"planner", *against}))
    _run(course, 60 * slice_minutes if slice_minutes else math.inf)


def _start(begin_with: str, edition: Edition) -> Model | None:
    from northline.neural.weights import load_model, load_weights

    if begin_with == "nothing":
        return None
    return load_model(edition) if begin_with == "shipped" else load_weights(begin_with)


def _run(course: Course, slice_seconds: float) -> None:
    from northline.learning.evaluate import Record
    from northline.learning.trainer import Report

    console = Console()
    console.print(
        f"{'Going on with' if course.resumed else 'Training'}"
        f" {', '.join(f'{edition.name} for {players}' for edition, players in course.tables)}"
        f" on {course.device.type}; {course.seconds_left / 60:.1f} minutes are left.",
        markup=False,
    )
    if course.device.type == "cuda":
        with console.status("Compiling for the GPU, all tables at once: about two minutes the first time."):
            course.compile_ahead()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[what]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console) as bar:
        task = bar.add_task("beginning", total=60 * course.options.minutes, what="")

        def report(told: Report | Record) -> None:
            if isinstance(told, Record):
                console.print(f"  {told}", markup=False)
                return
            what = f"{told.decisions / 1e6:.2f} M decisions"
            if told.mean_points:
                what += f", {told.mean_points:.0f} points a seat"
            bar.update(task, description=told.stage, completed=course.seconds, what=what)

        try:
            course.run(slice_seconds, report)
        except KeyboardInterrupt:
            console.print("Stopped; repeat the command to go on.")
    done = "" if course.seconds_left else " The training is complete."
    console.print(f"The network is in {course.output}.{done}", markup=False, soft_wrap=True)
