"""A good human's way to play: tickets that share a cheap network, contested routes early, cards for the whole plan.

How it decides is in :mod:`northline.strategy.planner`. It has no memory: every choice is planned afresh from the view.
"""

from __future__ import annotations

from northline.bots.base import Clock
from northline.rules.actions import Action
from northline.rules.view import View
from northline.strategy.action_ids import numbered_menu
from northline.strategy.board import board_of
from northline.strategy.planner.decide import choose_action
from northline.strategy.planner.state import PlannerState, observe
from northline.strategy.planner.trained_traits import planner_traits
from northline.strategy.planner.traits import Traits


class PlannerBot:
    """Plans one railway for all its tickets, draws for the whole plan, claims contested routes early."""

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        return plan_and_choose(view, planner_traits(view.edition))


def plan_and_choose(view: View, traits: Traits) -> Action:
    """What a planner with these traits does."""
    return think(view, traits)[0]


def think(view: View, traits: Traits) -> tuple[Action, PlannerState]:
    """What a planner with these traits does, and its state afterwards: the plan by which it chose."""
    board = board_of(view.edition)
    menu = numbered_menu(view, board)
    state = observe(view, board, menu, traits)
    number: int = choose_action(board, state)  # type: ignore[no-untyped-call]
    return menu[number], state
