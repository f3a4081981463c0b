"""Traits that were trained: what a planner should weigh differs from board to board.

``trained_traits.toml`` holds what ``tools/tune_planner.py`` found: traits for some boards, and for all others those
that did best in short and in long games on random boards. What it does not name is as in
:data:`~northline.strategy.planner.traits.PLANNER`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from northline.editions.model import Edition
from northline.strategy.board import board_of
from northline.strategy.planner.traits import Traits
from northline.strategy.planner.unknown_boards import traits_for

SHORT_GAMES, LONG_GAMES = "short games", "long games"
"""The traits from which those for a board that has none of its own are made."""


@cache
def planner_traits(edition: Edition) -> Traits:
    """The traits of the planner that knows this board best."""
    known = trained_traits()
    if edition.id in known:
        return known[edition.id]
    return traits_for(board_of(edition), known[SHORT_GAMES], known[LONG_GAMES])


@cache
def trained_traits() -> dict[str, Traits]:
    """The trained traits, by the id of the board, :data:`SHORT_GAMES` or :data:`LONG_GAMES`."""
    text = files("northline.strategy.planner").joinpath("trained_traits.toml").read_text(encoding="utf-8")
    return {board: Traits(**traits) for board, traits in tomllib.loads(text).items()}
