"""`northline play`: play a game in the terminal."""

from __future__ import annotations

import re
import shlex
import shutil
import signal
import sys
from pathlib import Path
from secrets import randbits

import click

from northline.bots import Bot, BotError, bot_names
from northline.bots.cast import cast_names
from northline.bots.levels import LEVELS, get_expert_ready
from northline.bots.local import check_local_bot, make_local_bot, refuse_local
from northline.bots.network_search import ExpertBot
from northline.commands.common import open_edition
from northline.commands.records import open_record
from northline.editions import EDITIONS, Edition, edition
from northline.editions.knobs import SEATS
from northline.game import Game
from northline.terminal import files
from northline.terminal.palette import printable
from northline.terminal.screen import Screen
from northline.terminal.session import BotFailed, NotSaved, PlayerLeft, Session

DEFAULT_EDITION = "nordic_countries"
DEFAULT_LEVEL = "normal"
_COMMA = re.compile(r""",(?=(?:[^'"]|'[^']*'|"[^"]*")*$)""")
"""A comma that is not in quotes: one in quotes is part of a program's arguments."""
_PERSON = ("human", "person", "me", "you")


@click.command()
@click.option(
    "--edition", "edition_name", metavar="NAME", help=f"{', '.join(EDITIONS)}, or a file of your own."
)
@click.option(
    "--players", type=click.IntRange(*SEATS), help="How many players: you, and bots in the other seats."
)
@click.option("--level", type=click.Choice(LEVELS), help="How well the bots play; normal by default.")
@click.option(
    "--seats",
    metavar="LIST",
    help="Who sits where, such as human,hard,easy, or a bot of your own: my_bots:MyBot, 'cmd:./my-bot --level 3'. "
    "Several humans share the keyboard.",
)
@click.option("--name", "names", multiple=True, help="A person's name; repeat it for each person.")
@click.option("--seed", type=int, help="Seed of the game; the same seed always gives the same game.")
@click.option(
    "--record", type=click.Path(path_type=Path, dir_okay=False), help="Where to save the record of the game."
)
@click.option(
    "--resume", metavar="FILE", help="Continue the game in FILE, or your latest one: --resume last."
)
@click.option("--pace", type=click.FloatRange(0, 10), default=0.6, help="Seconds to wait after a bot's turn.")
@click.option("--confirm/--no-confirm", default=True, help="Offer to undo each action before play goes on.")
def play(
    edition_name: str | None,
    players: int | None,
    level: str | None,
    seats: str | None,
    names: tuple[str, ...],
    seed: int | None,
    record: Path | None,
    resume: str | None,
    pace: float,
    confirm: bool,
) -> None:
    """Play a game against bots, or with several people at one keyboard.

    Without options, you play one bot of normal strength. Every action is saved at once; after a break, continue
    with --resume.
    """
    screen = Screen()
    path: Path | None = None
    try:
        if resume:
            if players or level or names or seed is not None or record:
                raise click.UsageError(
                    "--resume continues a game as it is: you can only add --edition, --pace and --confirm, and "
                    "--seats to name its players again"
                )
            path = files.latest() if resume == "last" else Path(resume)
            if path is None:
                raise click.ClickException("you have no saved game to continue yet")
            game = open_record(path, edition_name)
            _check_bots_of(game, seats)
        else:
            game = _new_game(screen, edition_name, players, level, seats, names, seed)
            path = record or files.default_path(game.edition.id)
            _check_free(screen, path)
        session = Session(
            game, path, screen, _bots(game), pace=pace if screen.console.is_terminal else 0, confirm=confirm
        )
        session.save()
        if not resume:
            screen.say(_welcome(game.edition))
        _introduce(screen, game)
        screen.line(f"Every action is saved in {path}")
        try:
            session.run()
        finally:
            session.dismiss_bots()
        screen.line(f"Step through this game with: {_command('replay', path, edition_name)}")
    except PlayerLeft:
        _say_goodbye(screen, path, edition_name)
    except KeyboardInterrupt:
        # An impatient second Ctrl-C must not cut the farewell short.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        screen.say("")
        _say_goodbye(screen, path, edition_name)
        sys.exit(130)
    except (BotFailed, NotSaved) as error:
        raise click.ClickException(str(error)) from None


def _welcome(edition: Edition) -> str:
    """The game in a few sentences, for newcomers."""
    rules = edition.rules
    station = ", build a station" if rules.stations else ""
    return (
        f"\nWelcome to {edition.name}. Claim routes between neighbouring cities with cards of their colour, and connect"
        " the cities on your tickets. On each turn you do one thing: draw two cards, claim a route"
        f"{station} or draw new tickets. When someone is down to {rules.last_round_at} trains or fewer, everyone gets"
        " one last turn. Routes and completed tickets score points; unfinished tickets lose you their points.\n"
    )


def _introduce(screen: Screen, game: Game) -> None:
    """Say who the bots are, and when the strongest is not yet what it will be."""
    bots = game.record.header.bots
    who = [
        f"{printable(game.names[seat])} ({printable(spec)})"
        for seat, spec in enumerate(bots)
        if spec is not None
    ]
    if who:
        screen.say(f"Bots: {', '.join(who)}.")
    if "expert" in bots and not ExpertBot.is_ready():
        get_expert_ready()
        screen.say(
            "The expert is warming up in the background, only this once; until then it plays like hard. "
            "Next time, `northline warm-up` does it ahead."
        )


def _say_goodbye(screen: Screen, path: Path | None, edition_name: str | None) -> None:
    if path is None or not path.exists():
        screen.say("No game was started.")
        return
    screen.line(f"The game is saved. Continue with: {_command('play --resume', path, edition_name)}")


def _command(what: str, record: Path, edition_name: str | None) -> str:
    """The command for something else to do with a record, as a shell takes it, with the edition if it is a file."""
    here = sys.argv[0]
    program = here if Path(here).name == "northline" and not shutil.which("northline") else "northline"
    more = ["--edition", edition_name] if edition_name is not None and edition_name not in EDITIONS else []
    return f"{shlex.quote(program)} {what} {shlex.join([str(record), *more])}"


# Setting up


def _new_game(
    screen: Screen,
    edition_name: str | None,
    players: int | None,
    level: str | None,
    seats: str | None,
    names: tuple[str, ...],
    seed: int | None,
) -> Game:
    if level and seats:
        raise click.UsageError("--seats says how well each bot plays: leave --level out")
    specs = _read_seats(seats, players, level or DEFAULT_LEVEL)
    chosen = open_edition(edition_name) if edition_name else _ask_edition(screen)
    try:
        chosen.check_players(len(specs))
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    all_names = _all_names(specs, names, seed)
    return Game.new(chosen, len(specs), seed, names=all_names, bots=tuple(specs))


def _ask_edition(screen: Screen) -> Edition:
    """Ask which board to play; Enter is enough."""
    screen.say("Which board do you want to play?", "bold")
    for number, name in enumerate(EDITIONS, 1):
        known = edition(name)
        fewest, most = known.rules.players
        screen.say(f"  {number} {known.name} ({fewest} to {most} players, {len(known.cities)} cities)")
    default = EDITIONS.index(DEFAULT_EDITION) + 1
    while True:
        try:
            line = screen.ask(f"Number (Enter for {default}): ").lower().replace(" ", "_")
        except EOFError:
            raise PlayerLeft from None
        if not line:
            return edition(DEFAULT_EDITION)
        if line in EDITIONS:
            return edition(line)
        if line in ("q", "quit", "exit"):
            raise PlayerLeft
        if line.isascii() and line.isdigit() and 1 <= int(line[:6]) <= len(EDITIONS):
            return edition(EDITIONS[int(line[:6]) - 1])
        screen.complain(f"type a number from 1 to {len(EDITIONS)}")


def _check_bots_of(game: Game, seats: str | None) -> None:
    """A record can be anybody's: what it would run on this machine has to be named again."""
    bots = game.record.header.bots
    named = None if seats is None else tuple(_read_seats(seats, None, DEFAULT_LEVEL))
    if named is not None and named != bots:
        raise click.UsageError(
            "--seats names other players than the game has: name the same, or leave it out"
        )
    try:
        refuse_local([spec for spec in bots if spec], [spec for spec in named or () if spec])
    except BotError as error:
        raise click.ClickException(f"{error} (with --seats)") from None


def _read_seats(seats: str | None, players: int | None, level: str) -> list[str | None]:
    """The bot on each seat; None for a person."""
    specs: list[str | None] = []
    wanted = seats or ",".join(["human", *[level] * ((players or 2) - 1)])
    for piece in _COMMA.split(wanted):
        word = piece.strip()
        if "=" in word and ":" not in word and specs and specs[-1]:
            specs[-1] = f"{specs[-1]},{word}"  # a further option of the bot before
        else:
            specs.append(None if word.lower() in _PERSON else word)
    if players is not None and players != len(specs):
        raise click.UsageError(f"--players says {players} and --seats names {len(specs)}")
    for spec in specs:
        if spec is not None:
            try:
                check_local_bot(spec)
            except BotError as error:
                told = f"--seats: {error} (or human)" if seats else str(error)
                raise click.UsageError(told) from None
    return specs


def _all_names(specs: list[str | None], given: tuple[str, ...], seed: int | None) -> tuple[str, ...]:
    """Names for all seats: the given ones for people first, then for bots; the rest of the bots are of the cast."""
    if len(given) > len(specs):
        raise click.UsageError(f"you gave {len(given)} names for {len(specs)} players")
    left = [printable(name.strip()) for name in given]
    names: dict[int, str] = {}
    for seat in sorted(range(len(specs)), key=lambda seat: specs[seat] is not None):
        if left:
            names[seat] = left.pop(0)
    others = sum(spec is not None and seat not in names for seat, spec in enumerate(specs))
    cast = iter(cast_names(others, randbits(32) if seed is None else seed, names.values()))
    for seat, spec in enumerate(specs):
        if seat not in names:
            names[seat] = f"Player {seat + 1}" if spec is None else next(cast)
    if len(set(names.values())) < len(names):
        raise click.UsageError("two players cannot have the same name")
    return tuple(names[seat] for seat in range(len(specs)))


def _bots(game: Game) -> dict[int, Bot]:
    """The bots of a game. Their seeds follow from its set-up, so that a game with a seed is reproducible."""
    header = game.record.header
    seed = sum(outcome * 31**place for place, outcome in enumerate(header.setup[:8]))
    bots: dict[int, Bot] = {}
    for seat, spec in enumerate(header.bots):
        if spec is not None:
            try:
                bots[seat] = make_local_bot(spec, seed=seed + seat)
            except BotError as error:
                raise click.ClickException(f"{error} (there are: {', '.join(bot_names())})") from None
    return bots


def _check_free(screen: Screen, path: Path) -> None:
    """Ask before overwriting a record."""
    if not path.exists():
        return
    try:
        answer = screen.ask(f"{path} already exists. Overwrite it? Type yes, or anything else to keep it: ")
    except EOFError:
        answer = ""
    if answer.lower() not in ("y", "yes"):
        raise click.ClickException(f"{path} was kept as it is; name another file with --record")
