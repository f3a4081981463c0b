"""Who plays well on a board: what a planner should set_route_costs differs from board to board.

``characters.toml`` holds, for boards on which planners were trained (``tools/tune_planner.py``), the traits that differ
from the usual ones. On all other boards the usual planner plays.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from northline.editions.model import Edition
from northline.strategy.planner.traits import PLANNER, Traits


def planner_traits(edition: Edition) -> Traits:
    """The planner that knows this board."""
    return trained_traits().get(edition.id, PLANNER)


@cache
def trained_traits() -> dict[str, Traits]:
    """The planners of boards on which they were trained, by the boards' ids."""
    text = files("northline.strategy.planner").joinpath("trained_traits.toml").read_text(encoding="utf-8")
    return {board: Traits(**traits) for board, traits in tomllib.loads(text).items()}
