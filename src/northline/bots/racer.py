"""A player that ignores its tickets: it takes the routes that bring most for their turns, and ends the game early.

It shows what tickets are worth. A ticket player that cannot beat it has no business with tickets.
"""

from __future__ import annotations

from northline.bots.base import Clock
from northline.bots.planner import plan_and_choose
from northline.rules.actions import Action
from northline.rules.view import View
from northline.strategy.planner.traits import RACER


class RacerBot:
    """Ignores its tickets, takes the longest routes it can, and ends the game early."""

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        return plan_and_choose(view, RACER)
