"""Traits trained for a board: what a planner should weigh differs from board to board.

``trained_traits.toml`` holds, for boards on which planners were trained (``tools/tune_planner.py``), the traits that
differ from the defaults. On all other boards the default planner plays.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from northline.editions.model import Edition
from northline.strategy.planner.traits import PLANNER, Traits


def planner_traits(edition: Edition) -> Traits:
    """The traits of the planner that knows this board best."""
    return trained_traits().get(edition.id, PLANNER)


@cache
def trained_traits() -> dict[str, Traits]:
    """The trained traits, by the id of the board."""
    text = files("northline.strategy.planner").joinpath("trained_traits.toml").read_text(encoding="utf-8")
    return {board: Traits(**traits) for board, traits in tomllib.loads(text).items()}
