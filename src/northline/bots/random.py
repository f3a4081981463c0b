"""A bot that does anything, each thing on its menu equally likely."""

from __future__ import annotations

from northline.bots.base import Clock
from northline.rules.actions import Action
from northline.rules.chance import SplitMix
from northline.rules.view import View


class RandomBot:
    """Does anything legal, each thing equally likely."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = SplitMix(seed)

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        return view.legal_actions[self._chance.below(len(view.legal_actions))]
