"""The planner of a board as a bot that asks the kernel: the same choices as the bot ``planner``, in less time."""

from __future__ import annotations

import numpy as np

from northline.bots import Clock
from northline.kernel.convert import from_view
from northline.kernel.lookahead import choices
from northline.rules import SplitMix
from northline.rules.actions import Action
from northline.rules.view import View
from northline.strategy.action_ids import numbered_menu
from northline.strategy.board import board_of
from northline.strategy.planner.trained_traits import planner_traits


class CompiledPlanner:
    def choose(self, view: View, clock: Clock | None = None) -> Action:
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        game = np.array([from_view(view, SplitMix(0))])
        game["seat"] = view.seat
        number = choices(view.edition, game, [planner_traits(view.edition)])[0]
        return numbered_menu(view, board_of(view.edition))[number]
