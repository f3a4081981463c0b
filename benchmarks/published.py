"""Games of a campaign as they are published: one a line, with what the report needs of each."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import northline as nl
from northline.arena.log import FILE, Log
from northline.arena.schedule import rotations


class PublishedGame(NamedTuple):
    """One game. Its line in the file is the JSON list of these fields."""

    part: str
    """What the game was played for: a part of the campaign."""
    edition: str
    bots: tuple[str, ...]
    """The line-up."""
    deal: int
    turn: int
    """By how many seats the line-up was rotated: after one turn its second bot has the first seat."""
    places: tuple[int, ...]
    """By seat, as ``points``."""
    points: tuple[int, ...]
    seconds: float
    """Time spent thinking."""

    @property
    def seating(self) -> tuple[str, ...]:
        """The bot in each seat."""
        return rotations(self.bots)[-self.turn]


def games_in(source: Path) -> Iterator[PublishedGame]:
    """The games of a campaign's folder, or of a file in which games were published."""
    if source.is_dir():
        for file in sorted(source.glob(f"*/*/{FILE}")):
            yield from _games_of(Log.read(file.parent, nl.edition), part=file.parents[1].name)
    else:
        yield from _lines_in(source)


def write(file: Path, games: Iterable[PublishedGame]) -> None:
    lines = (json.dumps(game, separators=(",", ":")) + "\n" for game in games)
    file.write_text("".join(lines), encoding="utf-8")


def _games_of(log: Log, part: str) -> Iterator[PublishedGame]:
    schedule = log.schedule
    for game in log.games:
        line_up = schedule.line_ups[game.line_up]
        ways = rotations(line_up)
        yield PublishedGame(
            part,
            schedule.edition.id,
            tuple(schedule.bots[bot] for bot in line_up),
            game.deal,
            -ways.index(game.seating) % len(ways),
            game.places,
            game.points,
            round(sum(game.seconds), 2),
        )


def _lines_in(file: Path) -> Iterator[PublishedGame]:
    for line in file.read_text(encoding="utf-8").splitlines():
        part, edition, bots, deal, turn, places, points, seconds = json.loads(line)
        yield PublishedGame(part, edition, tuple(bots), deal, turn, tuple(places), tuple(points), seconds)
