"""Puzzles: positions of games between strong bots in which one move is clearly best (``docs/puzzles.md``).

>>> import northline as nl
>>> from northline.analysis.puzzles import puzzles_for
>>> puzzle = puzzles_for(nl.edition("europe"))[0]
>>> puzzle.accepted[0] in puzzle.document["legal_actions"]
True
"""

from northline.analysis.puzzles.library import all_puzzles, daily_puzzle, puzzles_for
from northline.analysis.puzzles.model import (
    Alternative,
    Puzzle,
    PuzzleError,
    Reason,
    read_puzzles,
    write_puzzles,
)
from northline.analysis.puzzles.reasons import DIFFICULTIES, REASONS, THEMES, Difficulty, Theme

__all__ = [
    "DIFFICULTIES",
    "REASONS",
    "THEMES",
    "Alternative",
    "Difficulty",
    "Puzzle",
    "PuzzleError",
    "Reason",
    "Theme",
    "all_puzzles",
    "daily_puzzle",
    "puzzles_for",
    "read_puzzles",
    "write_puzzles",
]
