"""Somebody's games beside those of strong players: what is done more or less often than they do it.

Every game is compared with strong players' games of as many players. What cannot be told apart within the error is not
called a difference.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from northline.analysis.habits.seat_game import HABITS, Habit, SeatGame
from northline.analysis.habits.strong import Spread, StrongPlayers, count_tickets
from northline.editions.model import CardName, Edition

Differs = Literal["more", "less"]
_SURENESS = 2.0
"""Standard errors by which somebody must differ from strong players before it is said."""
_FEWEST_GAMES = 3
"""With fewer, nothing is called a habit."""


@dataclass(frozen=True, slots=True)
class _Line:
    mine: float
    """The mean over one's own games."""
    strong: float | None
    """The same of strong players, at tables with as many players; None where nobody measured it."""
    differs: Differs | None
    """Whether one does more or less than they; None where that cannot be told."""


@dataclass(frozen=True, slots=True)
class Line(_Line):
    """Something that can be counted in every game."""

    habit: Habit


@dataclass(frozen=True, slots=True)
class ColorLine(_Line):
    """How many cards of a kind are in the hand when a turn begins."""

    card: CardName


@dataclass(frozen=True, slots=True)
class TicketLine:
    """What became of a ticket."""

    ticket: str
    offered: int
    """How often it was on offer in the opening,"""
    kept: int
    """and kept."""
    held: int
    """How often it was held in the end, wherever it came from,"""
    completed: int
    """and completed."""
    strong_kept: float | None
    """How often strong players keep it in the opening, where it is on offer,"""
    strong_completed: float | None
    """and complete it, where they hold it."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What somebody does on a board, game after game."""

    games: int
    lines: tuple[Line, ...]
    colors: tuple[ColorLine, ...]
    tickets: tuple[TicketLine, ...]
    """Those that were on offer in the opening or held in the end, the most frequent first."""


def compare(edition: Edition, games: Sequence[SeatGame], strong: StrongPlayers | None) -> Habits:
    """Compare somebody's games on a board with those of strong players; ``strong`` may be missing."""
    tables = () if strong is None else strong.tables
    lines = []
    for habit in HABITS:
        values = [(game.players, game.measures[habit]) for game in games if habit in game.measures]
        spreads = {table.players: table.measures[habit] for table in tables if habit in table.measures}
        if values:
            lines.append(Line(*_compared(values, spreads), habit=habit))
    colors = []
    names: tuple[CardName, ...] = get_args(CardName)
    for card, name in enumerate(names):
        values = [(game.players, game.colors[card]) for game in games]
        spreads = {table.players: table.colors[card] for table in tables}
        if values:
            colors.append(ColorLine(*_compared(values, spreads), card=name))
    return Habits(len(games), tuple(lines), tuple(colors), _tickets(edition, games, strong))


def _compared(
    values: Sequence[tuple[int, float]], spreads: Mapping[int, Spread]
) -> tuple[float, float | None, Differs | None]:
    """The mean of something in one's own games, that of strong players, and whether they differ.

    Each value comes with the number of players of its game, and there is a spread for each number.
    """
    mean = sum(value for _, value in values) / len(values)
    if any(players not in spreads for players, _ in values):
        return mean, None, None
    theirs = [spreads[players] for players, _ in values]
    expected = sum(spread.mean for spread in theirs) / len(theirs)
    return mean, expected, _difference([value for _, value in values], mean, expected, theirs)


def _difference(
    values: Sequence[float], mean: float, expected: float, spreads: Sequence[Spread]
) -> Differs | None:
    """Whether a mean differs from what is expected, beyond the error. One's own spread counts where it is larger."""
    number = len(values)
    if number < _FEWEST_GAMES:
        return None
    own = Spread.of(value - spread.mean for value, spread in zip(values, spreads, strict=True)).deviation
    theirs = math.sqrt(sum(spread.deviation**2 for spread in spreads) / number)
    known = sum(spread.deviation / math.sqrt(spread.number) for spread in spreads) / number
    error = math.hypot(max(own, theirs) / math.sqrt(number), known)
    if abs(mean - expected) <= _SURENESS * error:
        return None
    return "more" if mean > expected else "less"


def _tickets(
    edition: Edition, games: Sequence[SeatGame], strong: StrongPlayers | None
) -> tuple[TicketLine, ...]:
    lines = []
    for ticket, count in count_tickets(games).items():
        name = edition.tickets[ticket].id
        theirs = None if strong is None else strong.tickets.get(name)
        lines.append(
            TicketLine(
                ticket=name,
                offered=count.offered,
                kept=count.kept,
                held=count.held,
                completed=count.completed,
                strong_kept=None if theirs is None or not theirs.offered else theirs.kept / theirs.offered,
                strong_completed=None
                if theirs is None or not theirs.held
                else theirs.completed / theirs.held,
            )
        )
    return tuple(sorted(lines, key=lambda line: (-line.held, -line.offered, line.ticket)))
