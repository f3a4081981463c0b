"""Puzzles that were made become the data of the package: checked once more, sorted, the best of them."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import northline as nl
from northline.analysis.puzzles import Puzzle, read_puzzles, write_puzzles
from northline.analysis.puzzles.model import FORMAT, VERSION

DATA = Path(__file__).parents[2] / "src" / "northline" / "analysis" / "puzzles" / "data"


def publish(folder: Path, board: str, most: int) -> Counter[str]:
    """Write the puzzles of a board into the package, at most so many; return how many there are of each theme."""
    edition = nl.edition(board)
    head = {"format": FORMAT, "version": VERSION, "edition": board, "digest": edition.digest}
    lines = (folder / f"{board}.jsonl").read_text(encoding="utf-8").splitlines()
    puzzles = read_puzzles("\n".join([json.dumps(head), *dict.fromkeys(lines)]), edition)
    for puzzle in puzzles:
        puzzle.check()
    puzzles = tuple(puzzle for puzzle in puzzles if len(puzzle.alternatives) > 2 or puzzle.theme != "cards")
    chosen = _spread(puzzles, most)
    (DATA / f"{board}.jsonl").write_text(write_puzzles(tuple(chosen), edition), encoding="utf-8")
    return Counter(puzzle.theme for puzzle in chosen)


def _spread(puzzles: tuple[Puzzle, ...], most: int) -> list[Puzzle]:
    """So many puzzles, of rare themes and hard ones first, in the order in which they were made."""
    often = Counter(puzzle.theme for puzzle in puzzles)
    hardness = {"hard": 0, "medium": 1, "easy": 2}
    best = sorted(
        puzzles, key=lambda puzzle: (often[puzzle.theme] > most // 5, hardness[puzzle.difficulty], puzzle.id)
    )
    chosen = {puzzle.id for puzzle in best[:most]}
    return [puzzle for puzzle in puzzles if puzzle.id in chosen]
