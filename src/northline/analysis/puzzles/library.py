"""The puzzles that come with Northline, and which of them is today's."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from datetime import date
from functools import cache
from importlib.resources import files

from northline.analysis.puzzles.model import Puzzle, read_puzzles
from northline.editions.model import Edition


@cache
def puzzles_for(edition: Edition) -> tuple[Puzzle, ...]:
    """Return the puzzles for a board; none for a board of somebody's own.

    :raises PuzzleError: when the file is broken, or made for another version of the board.
    """
    file = files("northline.analysis.puzzles").joinpath("data", f"{edition.id}.jsonl")
    if not edition.id.isidentifier() or not file.is_file():
        return ()
    return read_puzzles(file.read_text(encoding="utf-8"), edition)


def all_puzzles(editions: Iterable[Edition]) -> dict[str, Puzzle]:
    """Return the puzzles for some boards by their ids."""
    return {puzzle.id: puzzle for edition in editions for puzzle in puzzles_for(edition)}


def daily_puzzle(puzzles: Sequence[Puzzle], day: date, seed: str) -> Puzzle | None:
    """Return the puzzle of a day: the same for everybody with the same puzzles and the same seed.

    None comes again before all have had their day: each round of days has an order of its own.
    """
    if not puzzles:
        return None
    round_, place = divmod(day.toordinal(), len(puzzles))
    order = sorted(
        puzzles, key=lambda puzzle: hashlib.sha256(f"{seed} {round_} {puzzle.id}".encode()).digest()
    )
    return order[place]
