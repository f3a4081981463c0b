"""The file of a tournament: its schedule, then each game as it was played. A tournament is resumed from it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from northline.arena.games import SOURCES, GameResult
from northline.arena.schedule import Schedule
from northline.bots import BotError
from northline.bots.local import refuse_local
from northline.editions import Edition
from northline.editions.untrusted import printable
from northline.rules.formats.json_text import parse_json

VERSION = 1
FILE = "games.jsonl"
_MOST_DEALS = 10_000_000
RECORDS = "records"
_SINCE_VERSION_1 = ("line_ups", "first_deal", "every_seating", "in_kernel", "isolate")
"""Settings of a schedule that a header has only where they are not the default."""


class LogError(ValueError):
    """A file is not the log of a tournament, or of another one."""


class Log:
    """A folder with the games played so far, to which more are added. The games of a deal are written in one go."""

    def __init__(self, folder: Path, schedule: Schedule, edition_name: str) -> None:
        """A log that is not on disk yet; ``edition_name`` is what the edition is opened by, a name or a file."""
        self.folder, self.schedule, self.edition_name = folder, schedule, edition_name
        self.played: dict[int, list[GameResult]] = {}

    @classmethod
    def create(cls, folder: Path, schedule: Schedule, edition_name: str) -> Log:
        """Begin a tournament in a folder that has none yet."""
        if (folder / FILE).exists():
            raise LogError(
                f"{folder} has a tournament already: go on with it by --resume, or name another folder"
            )
        folder.mkdir(parents=True, exist_ok=True)
        log = cls(folder, schedule, edition_name)
        log.rewrite()
        return log

    @classmethod
    def open(cls, folder: Path, load_edition: Callable[[str], Edition], named: Collection[str] = ()) -> Log:
        """Resume a tournament. Deals half written are dropped, and will be played again.

        Bots that run something of this machine (see :mod:`northline.bots.local`) have to be ``named`` again: a folder
        can be anybody's."""
        log = cls.read(folder, load_edition)
        try:
            refuse_local(log.schedule.bots, named)
        except BotError as error:
            raise LogError(f"the tournament in {folder} cannot be continued: {error}") from None
        log.rewrite()
        return log

    @classmethod
    def read(cls, folder: Path, load_edition: Callable[[str], Edition]) -> Log:
        """The tournament in a folder, which is left as it is. ``load_edition`` is given the name in the header."""
        header, *lines = _lines(folder)
        edition_name, schedule = _schedule_of(header, folder, load_edition)
        log = cls(folder, schedule, edition_name)
        found: dict[int, list[GameResult]] = {}
        for line in lines:
            with suppress(ValueError, KeyError, TypeError, AttributeError):  # the last line may be cut short
                game = GameResult.from_dict(parse_json(line))
                if _fits(game, schedule):
                    found.setdefault(game.deal, []).append(game)
        log.played = {
            deal: games for deal, games in found.items() if len(games) == len(schedule.seatings(deal))
        }
        return log

    def add(self, deal: int, games: list[GameResult]) -> None:
        """Append the games of a deal, and their records."""
        if self.schedule.records:
            self._write_records(games)
        self.played[deal] = games
        with open(self.folder / FILE, "a", encoding="utf-8", newline="\n") as file:
            file.write("".join(_line(game.to_dict()) for game in games))

    @property
    def missing(self) -> list[int]:
        """The deals that are not played yet."""
        return [deal for deal in self.schedule.deal_numbers if deal not in self.played]

    @property
    def games(self) -> list[GameResult]:
        """All games played so far, in the order of deals."""
        return [game for deal in sorted(self.played) for game in self.played[deal]]

    def rewrite(self) -> None:
        """Write the whole file anew: a crash leaves the old one or the new one."""
        fresh = self.folder / f".{FILE}.new"
        header = _header_of(self.schedule, self.edition_name)
        lines = [_line(header), *(_line(game.to_dict()) for game in self.games)]
        fresh.write_text("".join(lines), encoding="utf-8", newline="\n")
        os.replace(fresh, self.folder / FILE)

    def _write_records(self, games: Iterable[GameResult]) -> None:
        folder = self.folder / RECORDS
        folder.mkdir(exist_ok=True)
        for game in games:
            if game.record:
                seats = "-".join(str(bot + 1) for bot in game.seating)
                path = folder / f"deal{game.deal + 1:06}-seats{seats}.jsonl"
                path.write_text("\n".join(game.record) + "\n", encoding="utf-8", newline="\n")


def _header_of(schedule: Schedule, edition_name: str) -> dict[str, Any]:
    header = {
        "northline": "arena",
        "version": VERSION,
        "edition": edition_name,
        "digest": schedule.edition.digest,
        "players": schedule.players,
        "bots": schedule.bots,
        "deals": schedule.deals,
        "seed": schedule.seed,
        "move_limit": schedule.move_limit,
        "records": schedule.records,
    }
    usual = Schedule(schedule.edition, schedule.players, schedule.bots, schedule.deals)
    for name in _SINCE_VERSION_1:
        value = getattr(schedule, name)
        if value != getattr(usual, name):
            header[name] = value
    return header


def _schedule_of(line: str, folder: Path, load_edition: Callable[[str], Edition]) -> tuple[str, Schedule]:
    """The name of the edition and the schedule that a header tells."""
    not_a_log = LogError(f"{folder / FILE} is not the log of a tournament")
    try:
        header = parse_json(line)
        if header["northline"] != "arena":
            raise not_a_log
        if header["version"] != VERSION:
            raise LogError(f"{folder / FILE} was written by another version of Northline")
        edition_name, digest = header["edition"], header["digest"]
        settings = {name: header[name] for name in ("players", "deals", "seed", "move_limit", "records")}
        settings |= {name: header[name] for name in _SINCE_VERSION_1 if name in header}
        settings["bots"] = tuple(header["bots"])
        settings["line_ups"] = tuple(tuple(line_up) for line_up in header.get("line_ups", ()))
        if not (isinstance(edition_name, str) and _are_settings(settings)):
            raise not_a_log
    except (ValueError, KeyError, TypeError) as error:
        raise error if isinstance(error, LogError) else not_a_log from None
    edition = load_edition(edition_name)
    if digest != edition.digest:
        raise LogError(f"the tournament in {folder} was played on another version of {edition.name}")
    try:
        return edition_name, Schedule(edition, **settings)
    except ValueError as error:
        raise LogError(f"{folder / FILE} cannot be resumed: {printable(str(error), 200)}") from None


def _are_settings(settings: dict[str, Any]) -> bool:
    """Whether the settings of a header are what a schedule takes."""
    players, bots, seed, limit = (settings[name] for name in ("players", "bots", "seed", "move_limit"))
    return (
        _are_numbers((players, settings["deals"], settings.get("first_deal", 0)))
        and 0 <= settings["deals"] <= _MOST_DEALS
        and (seed is None or _are_numbers((seed,)))
        and (limit is None or (isinstance(limit, int | float) and limit > 0))
        and all(isinstance(bot, str) for bot in bots)
        and all(
            len(line_up) == players and _are_numbers(line_up) and all(0 <= bot < len(bots) for bot in line_up)
            for line_up in settings["line_ups"]
        )
        and all(
            isinstance(settings.get(name, False), bool) for name in ("records", "every_seating", "in_kernel")
        )
    )


def _fits(game: GameResult, schedule: Schedule) -> bool:
    """Whether a result can be one of this tournament."""
    by_seat = (game.places, game.points, game.tickets, game.completed, game.moves, *game.sources.values())
    return (
        _are_numbers((game.deal, game.line_up, game.first, game.turns))
        and game.deal in schedule.deal_numbers
        and game.seating in schedule.seatings(game.deal)
        and game.line_up == schedule.line_up(game.deal)
        and 0 <= game.first < schedule.players
        and set(game.sources) == set(SOURCES)
        and all(len(values) == schedule.players and _are_numbers(values) for values in by_seat)
        and all(isinstance(time, int | float) for time in (*game.seconds, *game.slowest))
    )


def _are_numbers(values: Iterable[Any]) -> bool:
    return all(isinstance(value, int) and not isinstance(value, bool) for value in values)


def _lines(folder: Path) -> list[str]:
    try:
        lines = (folder / FILE).read_text(encoding="utf-8-sig").split("\n")
    except FileNotFoundError:
        raise LogError(f"there is no tournament in {folder}") from None
    except (OSError, ValueError):
        lines = []
    if not any(lines):
        raise LogError(f"{folder / FILE} is not the log of a tournament")
    return lines


def _line(document: dict[str, Any]) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n"
