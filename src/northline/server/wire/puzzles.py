"""Puzzles on the wire. Nothing tells the solution before somebody has answered."""

from __future__ import annotations

import msgspec

from northline.analysis.puzzles import Difficulty, Theme
from northline.rules.formats.document_types import ViewDocument
from northline.server.wire.progress import Progress


class PuzzleLine(msgspec.Struct, frozen=True):
    """A puzzle in the list."""

    id: str
    edition: str
    players: int
    theme: Theme
    difficulty: Difficulty
    solved: bool | None
    """Whether the first answer of the one who asks was right; null before it."""


class PuzzleScore(msgspec.Struct, frozen=True):
    """How somebody has done. Only the first answer to each puzzle counts."""

    streak: int
    """Right answers in a row, up to now."""
    best_streak: int
    solved: int
    tried: int
    days: int
    """Days in a row on which the puzzle of the day was solved."""


class PuzzleList(msgspec.Struct, frozen=True):
    puzzles: list[PuzzleLine]
    daily: str | None
    """The puzzle of the day, the same for everybody on this server; null without any puzzles."""
    day: str
    """The date that it is for, in UTC."""
    daily_solved: bool | None
    """Whether the one who asks has solved it today; null before they answered."""
    score: PuzzleScore


class PuzzlePosition(msgspec.Struct, frozen=True):
    """A puzzle to think about: what the seat to act sees."""

    id: str
    edition: str
    digest: str
    players: int
    difficulty: Difficulty
    view: ViewDocument
    progress: Progress


class PuzzleAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer: the action that somebody would take."""

    action: str
    daily: bool = False
    """Whether it is for the puzzle of the day."""


class PuzzleAlternative(msgspec.Struct, frozen=True):
    """An action, and what came of it in games that strong players played to their end."""

    action: str
    win: float
    error: float
    """The standard error of the chance, or of its distance to that of the solution."""
    lead: float
    """Points ahead of the best of the others, on average."""


class PuzzleReason(msgspec.Struct, frozen=True):
    """Why the solution is best; ``docs/puzzles.md`` has the codes and their values."""

    code: str
    values: dict[str, str | float]


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """What somebody is told who has answered."""

    right: bool
    counted: bool
    """Whether this was the first answer, the one that counts."""
    accepted: list[str]
    """The right actions: one idea, however it is carried out. The first is the solution."""
    theme: Theme
    alternatives: list[PuzzleAlternative]
    """The best action of each idea, the solution first."""
    reasons: list[PuzzleReason]
    missed: float
    """The share of bots of different characters that miss it."""
    playouts: int
    """Games that were played after the solution to prove it."""
    score: PuzzleScore
