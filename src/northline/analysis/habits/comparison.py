"""Somebody's games beside those of strong players: what is done more or less often than they do it.

Every game is compared with strong players' games of as many players. What cannot be told apart within the error is not
called a difference.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from northline.analysis.habits.seat_game import HABITS, Habit, SeatGame
from northline.analysis.habits.strong import Spread, StrongPlayers, StrongTable, count_tickets
from northline.editions.model import Edition
from northline.rules.cards import CARD_NAMES

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

    card: str


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
    lines = []
    for habit in HABITS:
        found = _compared(
            games,
            strong,
            lambda game, h=habit: game.measures.get(h),
            lambda table, h=habit: table.measures.get(h),  # type: ignore[misc]
        )
        if found is not None:
            lines.append(Line(*found, habit=habit))
    colors = []
    for card, name in enumerate(CARD_NAMES):
        found = _compared(
            games,
            strong,
            lambda game, c=card: game.colors[c],
            lambda table, c=card: table.colors[c],  # type: ignore[misc]
        )
        if found is not None:
            colors.append(ColorLine(*found, card=name))
    return Habits(len(games), tuple(lines), tuple(colors), _tickets(edition, games, strong))


def _compared(
    games: Sequence[SeatGame],
    strong: StrongPlayers | None,
    mine: Callable[[SeatGame], float | None],
    theirs: Callable[[StrongTable], Spread | None],
) -> tuple[float, float | None, Differs | None] | None:
    """The mean of something in one's own games, that of strong players, and whether they differ."""
    values = [(game.players, value) for game in games if (value := mine(game)) is not None]
    if not values:
        return None
    mean = sum(value for _, value in values) / len(values)
    spreads = []
    for players, _ in values:
        table = None if strong is None else strong.table(players)
        spread = None if table is None else theirs(table)
        if spread is None:
            return mean, None, None
        spreads.append(spread)
    expected = sum(spread.mean for spread in spreads) / len(spreads)
    return mean, expected, _difference([value for _, value in values], mean, expected, spreads)


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
