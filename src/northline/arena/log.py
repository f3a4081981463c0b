"""The file of a tournament: what was to be played, then each game as it was played. From it a tournament goes on."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from northline.arena.games import GameResult
from northline.arena.schedule import Plan
from northline.editions import Edition

VERSION = 1
FILE = "games.jsonl"
RECORDS = "records"


class LogError(ValueError):
    """A file is not the log of a tournament, or of another one."""


class Log:
    """A folder with the games played so far, to which more are added. The games of a deal are written in one go."""

    def __init__(self, folder: Path, plan: Plan, edition_name: str) -> None:
        self.folder, self.plan, self.edition_name = folder, plan, edition_name
        self.played: dict[int, list[GameResult]] = {}

    @classmethod
    def create(cls, folder: Path, plan: Plan, edition_name: str) -> Log:
        if (folder / FILE).exists():
            raise LogError(
                f"{folder} has a tournament already: go on with it by --resume, or name another folder"
            )
        folder.mkdir(parents=True, exist_ok=True)
        log = cls(folder, plan, edition_name)
        log.rewrite()
        return log

    @classmethod
    def open(cls, folder: Path, edition: Edition, header: dict[str, Any]) -> Log:
        """Go on with a tournament. Deals half written are dropped, and played again."""
        if header["digest"] != edition.digest:
            raise LogError(f"the tournament in {folder} was played on another version of {edition.name}")
        plan = Plan(
            edition,
            header["players"],
            tuple(header["bots"]),
            header["deals"],
            header["seed"],
            header["move_limit"],
            header["records"],
        )
        log = cls(folder, plan, header["edition"])
        found: dict[int, list[GameResult]] = {}
        for line in _lines(folder)[1:]:
            with suppress(ValueError, KeyError, TypeError):  # the last line may be cut short
                game = GameResult.from_dict(json.loads(line))
                found.setdefault(game.deal, []).append(game)
        log.played = {deal: games for deal, games in found.items() if len(games) == len(plan.seatings(deal))}
        log.rewrite()
        return log

    def add(self, deal: int, games: list[GameResult]) -> None:
        if self.plan.records:
            self._keep_records(games)
        self.played[deal] = games
        with open(self.folder / FILE, "a", encoding="utf-8", newline="\n") as file:
            file.write("".join(_line(game.to_dict()) for game in games))

    @property
    def missing(self) -> list[int]:
        """The deals that are not played yet."""
        return [deal for deal in range(self.plan.deals) if deal not in self.played]

    @property
    def games(self) -> list[GameResult]:
        return [game for deal in sorted(self.played) for game in self.played[deal]]

    def _keep_records(self, games: Iterable[GameResult]) -> None:
        folder = self.folder / RECORDS
        folder.mkdir(exist_ok=True)
        for game in games:
            if game.record:
                seats = "-".join(str(bot + 1) for bot in game.seating)
                path = folder / f"deal{game.deal + 1:06}-seats{seats}.jsonl"
                path.write_text("\n".join(game.record) + "\n", encoding="utf-8", newline="\n")

    def rewrite(self) -> None:
        """All that was played, written anew as a whole: a crash leaves the old file or the new one."""
        plan = self.plan
        header = {
            "northline": "arena",
            "version": VERSION,
            "edition": self.edition_name,
            "digest": plan.edition.digest,
            "players": plan.players,
            "bots": plan.bots,
            "deals": plan.deals,
            "seed": plan.seed,
            "move_limit": plan.move_limit,
            "records": plan.records,
        }
        fresh = self.folder / f".{FILE}.new"
        lines = [_line(header), *(_line(game.to_dict()) for game in self.games)]
        fresh.write_text("".join(lines), encoding="utf-8", newline="\n")
        os.replace(fresh, self.folder / FILE)


def read_header(folder: Path) -> dict[str, Any]:
    """What is to be played in a folder."""
    try:
        lines = _lines(folder)
        header: dict[str, Any] = json.loads(lines[0])
        if header["northline"] != "arena":
            raise LogError(f"{folder / FILE} is not the log of a tournament")
        if header["version"] != VERSION:
            raise LogError(f"{folder / FILE} was written by another version of Northline")
        return header
    except FileNotFoundError:
        raise LogError(f"there is no tournament in {folder}") from None
    except (OSError, ValueError, KeyError, TypeError, IndexError) as error:
        if isinstance(error, LogError):
            raise
        raise LogError(f"{folder / FILE} is not the log of a tournament") from None


def _lines(folder: Path) -> list[str]:
    return (folder / FILE).read_text(encoding="utf-8").splitlines()


def _line(document: dict[str, Any]) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n"
