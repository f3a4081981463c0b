"""Planners' states to test with: of positions written down, and of whole games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import northline as nl
from northline.bots.greedy import GreedyBot
from northline.rules import SplitMix
from northline.rules.view import View
from northline.strategy.action_ids import numbered_menu
from northline.strategy.board import Board, board_of
from northline.strategy.codes import KINDS
from northline.strategy.planner.decide import assess_position
from northline.strategy.planner.state import PlannerState, observe
from northline.strategy.planner.traits import PLANNER, Traits


def observed(view: View, traits: Traits = PLANNER) -> tuple[Board, PlannerState]:
    board = board_of(view.edition)
    return board, observe(view, board, numbered_menu(view, board), traits)


def assessed(view: View, traits: Traits = PLANNER) -> tuple[Board, PlannerState, float]:
    """The same after what every decision starts from, and the turns left.

    Ties are left to the order of the board, so that costs and values can be worked out by hand.
    """
    board, s = observed(view, traits)
    turns: float = assess_position(board, s)  # type: ignore[no-untyped-call]
    s.tie, s.kind_tie = [0.0] * board.routes, [0.0] * KINDS
    return board, s, turns


def view_of(document: dict[str, Any], seat: int = 0) -> View:
    return nl.rules.view(nl.State.from_dict(document), seat)


def views(edition: nl.Edition, players: int, seed: int, every: int = 1) -> Iterator[View]:
    """What the seat to act sees, at every so many choices of a game between greedy players."""
    chance = SplitMix(seed)
    state, _ = nl.rules.new_game(edition, players, chance)
    bots = [GreedyBot(seat) for seat in range(players)]
    steps = 0
    while not state.over:
        seat = state.to_act[0]
        view = nl.rules.view(state, seat)
        if steps % every == 0:
            yield view
        state, _ = nl.rules.apply(state, bots[seat].choose(view), chance, seat)
        steps += 1
