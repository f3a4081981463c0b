"""What somebody does game after game, as it travels: one's own numbers beside those of strong players."""

from __future__ import annotations

import msgspec

from northline.analysis.habits.comparison import Differs
from northline.analysis.habits.seat_game import Habit
from northline.editions.model import CardName


class HabitLine(msgspec.Struct, frozen=True):
    """Something that can be counted in every game: the mean over one's games."""

    habit: Habit
    mine: float
    strong: float | None
    """The same of strong bots at tables with as many players; null for boards on which nobody measured it."""
    differs: Differs | None
    """Whether one does more or less than they, beyond the error; null where that cannot be told."""


class ColorHabit(msgspec.Struct, frozen=True):
    """How many cards of a kind are in the hand when a turn begins."""

    card: CardName
    mine: float
    strong: float | None
    differs: Differs | None


class TicketHabit(msgspec.Struct, frozen=True):
    """What became of a ticket over all games."""

    ticket: str
    offered: int
    """How often it was on offer in the opening, and kept."""
    kept: int
    held: int
    """How often it was held in the end, and completed."""
    completed: int
    strong_kept: float | None
    """How often strong bots keep it where it is on offer, and complete it where they hold it."""
    strong_completed: float | None


class MyHabits(msgspec.Struct, frozen=True):
    """What the one who asks does on a board."""

    edition: str
    games: int
    """The latest finished games of that board, as many as are looked at."""
    lines: list[HabitLine]
    colors: list[ColorHabit]
    tickets: list[TicketHabit]
    """Those that were met, the most frequent first."""
