"""The command `northline`: puts together the subcommands of `northline.commands`."""

from __future__ import annotations

import io
import os
import sys
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import click

from northline.commands import admin, database, draw, edition
from northline.commands.analyse import analyse
from northline.commands.arena import arena
from northline.commands.benchmark import benchmark
from northline.commands.bots import bot_host, bots
from northline.commands.dataset import dataset
from northline.commands.health import health
from northline.commands.lab import lab
from northline.commands.play import play
from northline.commands.puzzle import puzzle
from northline.commands.replay import replay
from northline.commands.score import score
from northline.commands.serve import serve
from northline.commands.train import train
from northline.commands.warm_up import warm_up
from northline.editions.untrusted import printable

_LONGEST_LINE = 1000


def _version() -> str:
    try:
        return version("northline")
    except PackageNotFoundError:
        return "(not installed)"


class _Commands(click.Group):
    """Says what is wrong without control characters: much of a message may come from a file."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except click.ClickException as error:
            error.__dict__["message"] = _safe(error.message)  # click declares it final
            raise


def _safe(message: str) -> str:
    return "\n".join(printable(line, _LONGEST_LINE) for line in message.split("\n"))


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(_version(), prog_name="northline")
def cli() -> None:
    """Three railway board games: Europe, Nordic Countries and Northern Lights."""


for command in (
    play,
    bots,
    bot_host,
    arena,
    benchmark,
    lab,
    train,
    warm_up,
    dataset,
    puzzle,
    replay,
    score,
    analyse,
    draw.command,
    serve,
    health,
    edition.group,
    database.group,
    admin.group,
):
    cli.add_command(command)


def main() -> None:
    """Run the command. Users see a sentence, not a traceback, when something goes wrong."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal may know fewer letters than the boards
    # The matrices of the network are small: where cores are busy, threads of a linear algebra library would wait for
    # each other in a loop, and the choice of a bot would take forty times as long. NumPy is not imported yet.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        cli(prog_name="northline")
    except Exception as error:
        if os.environ.get("NORTHLINE_DEBUG"):
            raise
        click.echo(
            f"northline: this should not have happened: {type(error).__name__}: {_safe(str(error))}"
            " (set NORTHLINE_DEBUG=1 to see where)",
            err=True,
        )
        sys.exit(70)  # what BSD's sysexits calls an error inside the program
