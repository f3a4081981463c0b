"""Traits trained for a board: what a planner should weigh differs from board to board.

``trained_traits.toml`` holds what ``tools/tune_planner.py`` found: traits for some boards, and for any other those that
did best on random boards. What it does not name is as in :data:`~northline.strategy.planner.traits.PLANNER`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from northline.editions.model import Edition
from northline.strategy.planner.traits import Traits

ANY_BOARD = "any"
"""The traits for boards that have none of their own."""


def planner_traits(edition: Edition) -> Traits:
    """The traits of the planner that knows this board best."""
    known = trained_traits()
    return known.get(edition.id, known[ANY_BOARD])


@cache
def trained_traits() -> dict[str, Traits]:
    """The trained traits, by the id of the board or :data:`ANY_BOARD`."""
    text = files("northline.strategy.planner").joinpath("trained_traits.toml").read_text(encoding="utf-8")
    return {board: Traits(**traits) for board, traits in tomllib.loads(text).items()}
