"""What strong players do: measured once in games of planners among themselves (``tools/strong_habits.py``).

One small file for each board. Means and spreads are kept by number of players, tickets for all numbers together.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from northline.analysis.documents import DocumentError, read, write
from northline.analysis.habits.seat_game import HABITS, Habit, SeatGame
from northline.editions.model import Edition
from northline.rules.cards import CARD_NAMES
from northline.rules.formats.json_text import JsonError, parse_json

FORMAT, VERSION = "northline-habits", 1


class HabitsError(DocumentError):
    """A file of strong players' habits that is broken, or made for another version of a board."""


@dataclass(frozen=True, slots=True)
class Spread:
    """The mean and the standard deviation of a number from game to game, and how many it was seen in."""

    mean: float
    deviation: float
    number: int

    @classmethod
    def of(cls, values: Iterable[float]) -> Spread:
        """The spread of some numbers, of which there is at least one.

        >>> Spread.of([1.0, 3.0])
        Spread(mean=2.0, deviation=1.4142135623730951, number=2)
        """
        listed = list(values)
        mean = sum(listed) / len(listed)
        squares = sum((value - mean) ** 2 for value in listed)
        return cls(mean, math.sqrt(squares / max(1, len(listed) - 1)), len(listed))


@dataclass(frozen=True, slots=True)
class TicketCount:
    """How often a ticket was on offer in the opening and kept, and how often it was held in the end and completed."""

    offered: int
    kept: int
    held: int
    completed: int


@dataclass(frozen=True, slots=True)
class StrongTable:
    """Games with so many players."""

    players: int
    games: int
    measures: Mapping[Habit, Spread]
    colors: tuple[Spread, ...]


@dataclass(frozen=True, slots=True)
class StrongPlayers:
    """What strong players do on a board."""

    edition: str
    digest: str
    bots: tuple[str, ...]
    tables: tuple[StrongTable, ...]
    tickets: Mapping[str, TicketCount]
    """By the id of a ticket."""

    def to_dict(self) -> dict[str, object]:
        """The file's document."""
        return {"format": FORMAT, "version": VERSION, **write(self)}


def read_strong_players(text: str, edition: Edition) -> StrongPlayers:
    """Read the text of a file.

    :raises HabitsError: with a sentence that says what is wrong with it.
    """
    try:
        document = parse_json(text)
        if not isinstance(document, dict) or document.get("format") != FORMAT:
            raise HabitsError(f'this is no file of habits: "format" should be "{FORMAT}"')
        if document.get("version") != VERSION:
            raise HabitsError(f"the file of habits should have version {VERSION}")
        rest = {key: value for key, value in document.items() if key not in ("format", "version")}
        found = read(StrongPlayers, rest, "habits")
    except (JsonError, DocumentError) as error:
        raise HabitsError(str(error)) from None
    if (found.edition, found.digest) != (edition.id, edition.digest):
        raise HabitsError(f"the habits are for another board than this version of {edition.name}")
    unknown = found.tickets.keys() - edition.ticket_index.keys()
    wrong_colors = any(len(table.colors) != len(CARD_NAMES) for table in found.tables)
    if unknown or wrong_colors:
        raise HabitsError(f"the habits name tickets or cards that {edition.name} does not have")
    return found


@cache
def strong_players(edition: Edition) -> StrongPlayers | None:
    """What strong players do on a board; None for a board of somebody's own."""
    file = files("northline.analysis.habits").joinpath("data", f"{edition.id}.json")
    if not edition.id.isidentifier() or not file.is_file():
        return None
    return read_strong_players(file.read_text(encoding="utf-8"), edition)


def table_of(games: list[SeatGame]) -> StrongTable:
    """The spreads over games with the same number of players, for the tool that makes the files."""
    players = games[0].players
    measures = {
        habit: Spread.of(values)
        for habit in HABITS
        if (values := [game.measures[habit] for game in games if habit in game.measures])
    }
    colors = tuple(Spread.of(game.colors[card] for game in games) for card in range(len(CARD_NAMES)))
    return StrongTable(players, len(games) // players, measures, colors)


def count_tickets(games: Iterable[SeatGame]) -> dict[int, TicketCount]:
    """How often each ticket was on offer, kept, held and completed; those that never were are left out."""
    counts: dict[int, list[int]] = {}
    for game in games:
        for place, tickets in enumerate((game.offered, game.kept, game.held, game.completed)):
            for ticket in tickets:
                counts.setdefault(ticket, [0, 0, 0, 0])[place] += 1
    return {ticket: TicketCount(*count) for ticket, count in sorted(counts.items())}
