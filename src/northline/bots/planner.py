"""A good human's way to play: tickets that share a cheap network, contested routes early, cards for the whole plan.

How it thinks is in :mod:`northline.strategy`. It keeps nothing in mind: every choice is planned anew from the view.
"""

from __future__ import annotations

from northline.bots.base import Clock
from northline.rules.actions import Action
from northline.rules.view import View
from northline.strategy.board import board_of
from northline.strategy.characters import planner_of
from northline.strategy.numbering import numbered_menu
from northline.strategy.sight import look
from northline.strategy.thinking import think
from northline.strategy.traits import Traits


class PlannerBot:
    """Plans one railway for all its tickets, draws for the whole plan, claims contested routes early."""

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        return plan_and_choose(view, planner_of(view.edition))


def plan_and_choose(view: View, traits: Traits) -> Action:
    board = board_of(view.edition)
    menu = numbered_menu(view, board)
    number: int = think(board, look(view, board, menu, traits))  # type: ignore[no-untyped-call]
    return menu[number]
