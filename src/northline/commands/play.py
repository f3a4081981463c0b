"""`northline play`: play a game in the terminal."""

from __future__ import annotations

import shutil
import signal
import sys
from pathlib import Path

import click

from northline.bots import Bot, BotError, bot_names, check_bot, make_bot
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
_PERSON = ("human", "person", "me", "you")


@click.command()
@click.option(
    "--edition", "edition_name", metavar="NAME", help=f"{', '.join(EDITIONS)}, or a file of your own."
)
@click.option(
    "--players", type=click.IntRange(*SEATS), help="How many players; you, and bots for the others."
)
@click.option(
    "--seats",
    metavar="LIST",
    help="Who sits where, such as human,greedy,random. Several humans share the keyboard.",
)
@click.option("--name", "names", multiple=True, help="A person's name; repeat it for each person.")
@click.option("--seed", type=int, help="Play the game that this number makes; the same again each time.")
@click.option(
    "--record", type=click.Path(path_type=Path, dir_okay=False), help="Where to keep the record of the game."
)
@click.option(
    "--resume", metavar="FILE", help="Go on with the game in FILE, or with your last one: --resume last."
)
@click.option("--pace", type=click.FloatRange(0, 10), default=0.6, help="Seconds to wait after a bot's turn.")
@click.option("--confirm/--no-confirm", default=True, help="Offer to take actions back before play goes on.")
def play(
    edition_name: str | None,
    players: int | None,
    seats: str | None,
    names: tuple[str, ...],
    seed: int | None,
    record: Path | None,
    resume: str | None,
    pace: float,
    confirm: bool,
) -> None:
    """Play a game against bots, or with several people at one keyboard.

    Without options: you against one bot. Every action is saved at once; after a break go on with --resume.
    """
    screen = Screen()
    path: Path | None = None
    try:
        if resume:
            if players or seats or names or seed is not None or record:
                raise click.UsageError(
                    "--resume goes on with a game as it is: only --edition, --pace and --confirm go with it"
                )
            path = files.latest() if resume == "last" else Path(resume)
            if path is None:
                raise click.ClickException("there is no game of yours to go on with yet")
            game = open_record(path, edition_name)
        else:
            game = _new_game(screen, edition_name, players, seats, names, seed)
            path = record or files.default_path(game.edition.id)
            _check_free(screen, path)
        session = Session(
            game, path, screen, _bots(game), pace=pace if screen.console.is_terminal else 0, confirm=confirm
        )
        session.save()
        if not resume:
            screen.say(_welcome(game.edition))
        screen.line(f"Every action is saved in {path}")
        session.run()
        screen.line(f"Step through this game with: {_command()} replay {path}")
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
        f"\nWelcome to {edition.name}. Claim routes between neighbouring cities with cards of their colour, and join"
        " the cities on your tickets. Each turn do one thing: draw two cards, claim a route"
        f"{station} or draw new tickets. When somebody has {rules.last_round_at} trains or fewer left, everyone has"
        " one more turn. Routes and completed tickets bring points, incomplete tickets cost them.\n"
    )


def _say_goodbye(screen: Screen, path: Path | None, edition_name: str | None) -> None:
    if path is None or not path.exists():
        screen.say("No game was begun.")
        return
    is_file = edition_name is not None and edition_name not in EDITIONS
    more = f" --edition {edition_name}" if is_file else ""
    screen.line(f"The game is saved. Go on with: {_command()} play --resume {path}{more}")


def _command() -> str:
    """The command to start this program again: its path where the shell would not find it."""
    here = sys.argv[0]
    return here if Path(here).name == "northline" and not shutil.which("northline") else "northline"


# Setting up


def _new_game(
    screen: Screen,
    edition_name: str | None,
    players: int | None,
    seats: str | None,
    names: tuple[str, ...],
    seed: int | None,
) -> Game:
    specs = _read_seats(seats, players)
    chosen = open_edition(edition_name) if edition_name else _ask_edition(screen)
    try:
        chosen.check_players(len(specs))
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    return Game.new(chosen, len(specs), seed, names=_all_names(specs, names), bots=tuple(specs))


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


def _read_seats(seats: str | None, players: int | None) -> list[str | None]:
    """The bot on each seat; None for a person."""
    if seats is None:
        return [None, *["greedy"] * ((players or 2) - 1)]
    specs: list[str | None] = []
    for piece in seats.split(","):
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
                check_bot(spec)
            except BotError as error:
                raise click.UsageError(f"--seats: {error} (or human)") from None
    return specs


def _all_names(specs: list[str | None], given: tuple[str, ...]) -> tuple[str, ...]:
    """Names for all seats: the given ones for people first, then for bots; generated ones for the rest."""
    if len(given) > len(specs):
        raise click.UsageError(f"there are {len(given)} names for {len(specs)} players")
    left = [printable(name.strip()) for name in given]
    names: dict[int, str] = {}
    for seat in sorted(range(len(specs)), key=lambda seat: specs[seat] is not None):
        if left:
            names[seat] = left.pop(0)
    for seat, spec in enumerate(specs):
        base = "Player" if spec is None else spec.partition(":")[0].capitalize()
        alone = sum((other or "").partition(":")[0] == (spec or "").partition(":")[0] for other in specs) == 1
        names.setdefault(seat, base if alone and spec else f"{base} {seat + 1}")
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
                bots[seat] = make_bot(spec, seed=seed + seat)
            except BotError as error:
                raise click.ClickException(f"{error} (there are: {', '.join(bot_names())})") from None
    return bots


def _check_free(screen: Screen, path: Path) -> None:
    """Ask before overwriting a record."""
    if not path.exists():
        return
    try:
        answer = screen.ask(
            f"{path} exists already. Overwrite it? Type yes, or anything else to leave it alone: "
        )
    except EOFError:
        answer = ""
    if answer.lower() not in ("y", "yes"):
        raise click.ClickException(f"{path} was left alone; name another file with --record")
