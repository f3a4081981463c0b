"""The layout of a whole board in one call: tried on a larger board until nothing overlaps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from northline.drawing import check
from northline.drawing.board_layout import BoardLayout
from northline.editions import Edition
from northline.layout.output import bare_board_layout, board_layout
from northline.layout.problem import Problem, Tuning
from northline.layout.solve import ROUNDS, Layout, solve

ROOM = (0.0, 0.12, 0.24, 0.36)
"""How much more of the routes have room from the start, with each new try: a larger board is laid out more easily."""


def lay_out(
    edition: Edition,
    tuning: Tuning | None = None,
    rounds: int = ROUNDS,
    say: Callable[[str], None] = lambda line: None,
    tries: int = len(ROOM),
) -> BoardLayout:
    """Lay a board out, with coast, names and a place for the title; on a larger board where not everything fits.

    The result has the fewest faults (:func:`northline.drawing.check.problems`) of all tries, usually none.
    """
    tuning = tuning or Tuning()
    best: tuple[int, Problem, Layout] | None = None
    for more in ROOM[:tries]:
        problem = Problem(edition, replace(tuning, fit=min(0.97, tuning.fit + more)))
        layout = solve(problem, rounds, say, partial(_is_good, problem))
        faults = _faults(problem, layout)
        if best is None or faults < best[0]:
            best = faults, problem, layout
        if not faults:
            break
        say(f"{faults} faults: trying a larger board")
    assert best is not None
    return board_layout(best[1], best[2])


def _faults(problem: Problem, layout: Layout) -> int:
    return len(check.problems(problem.edition, bare_board_layout(problem, layout)))


def _is_good(problem: Problem, layout: Layout) -> bool:
    return not _faults(problem, layout)
