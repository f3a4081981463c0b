"""`northline bots` and `northline bot-host`: list the bots, and test a bot written in any language."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field

import click

from northline.bots import Bot, BotError, Result, about_bot, bot_names
from northline.bots.event_feed import EventFeed
from northline.bots.local import PROGRAM, make_local_bot
from northline.bots.program import ProgramBot, ProgramFailed
from northline.commands.common import open_edition
from northline.editions import Edition
from northline.editions.knobs import SEATS
from northline.game import Game


@click.command()
def bots() -> None:
    """List the bots, with one line about each."""
    names = bot_names()
    width = max(map(len, names))
    for name in names:
        click.echo(f"{name:<{width}}  {about_bot(name)}")


@click.command("bot-host")
@click.argument("command", metavar="CMD")
@click.option("--edition", "edition_name", default="nordic_countries", metavar="NAME", help="The board.")
@click.option("--against", default="greedy", metavar="BOT", help="Who plays in the other seats.")
@click.option("--players", type=click.IntRange(*SEATS), default=2)
@click.option("--games", type=click.IntRange(1, 100_000), default=3)
@click.option(
    "--time", "seconds", type=click.FloatRange(0.01, 3600), default=5.0, help="Seconds allowed per choice."
)
@click.option("--seed", type=int, default=1, help="Seed for the games.")
def bot_host(
    command: str, edition_name: str, against: str, players: int, games: int, seconds: float, seed: int
) -> None:
    """Let the program CMD play as a bot, and report how it did.

    CMD reads lines of JSON: the board, what happens, and for each choice a view, for which it writes the text of an
    action. The page docs/bots.md shows how. Ends with exit code 1 if the program answers nonsense, is too slow or
    crashes. In the arena the same program is named "cmd:CMD"."""
    board = open_edition(edition_name)
    try:
        board.check_players(players)
        others: list[Bot] = [make_local_bot(against, seed=seed + seat) for seat in range(players)]
        guest = ProgramBot(command.removeprefix(PROGRAM), seconds, echo=sys.stderr.buffer.write)
    except (BotError, ValueError) as error:
        raise click.UsageError(str(error)) from None
    report = _Report()
    try:
        for number in range(games):
            _play_one(board, number % players, others, guest, seed + number, report)
            click.echo(report.line(number + 1))
    except ProgramFailed as error:
        click.echo(f"{command}: {error} (game {report.games + 1}, choice {report.choices + 1})", err=True)
        raise SystemExit(1) from None
    finally:
        for bot in (guest, *others):
            if hasattr(bot, "close"):
                bot.close()


@dataclass
class _Report:
    """How the guest did so far."""

    games: int = 0
    wins: int = 0
    points: int = 0
    choices: int = 0
    times: list[float] = field(default_factory=list)

    def line(self, games: int) -> str:
        average = sum(self.times) / len(self.times)
        return (
            f"{games} games: {self.wins} won, {self.points / games:.0f} points on average, "
            f"{1000 * average:.0f} ms a choice, {1000 * max(self.times):.0f} ms at most"
        )


def _play_one(
    board: Edition, seat: int, others: list[Bot], guest: ProgramBot, seed: int, report: _Report
) -> None:
    game = Game.new(board, len(others), seed)
    bots = {**dict(enumerate(others)), seat: guest}
    guest.begin(board, seat, len(others), seed)
    feed = EventFeed(game, bots)
    while not game.over:
        acting = game.to_act[0]
        view = game.view(acting)
        feed.catch_up(acting)
        began = time.perf_counter()
        action = bots[acting].choose(view)
        if acting == seat:
            report.times.append(time.perf_counter() - began)
            report.choices += 1
        game.play(acting, action)
    feed.catch_up_all()
    by_seat = sorted(game.standings(), key=lambda standing: standing.seat)
    guest.end(Result(tuple(s.place for s in by_seat), tuple(s.points for s in by_seat)))
    for standing in game.standings():
        if standing.seat == seat:
            report.points += standing.points
            report.wins += standing.place == 1
    report.games += 1
