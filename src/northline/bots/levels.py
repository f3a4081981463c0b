"""Opponents for people, from gentle to merciless."""

from __future__ import annotations

from northline.bots.base import Bot, Clock, need_kernel
from northline.bots.greedy import GreedyBot
from northline.bots.planner import PlannerBot
from northline.rules.actions import Action, Claim, Draw, DrawTickets
from northline.rules.cards import LOCOMOTIVE
from northline.rules.chance import SplitMix
from northline.rules.view import View

_WHIMS = 4
"""An easy opponent follows a whim in one of so many choices."""
EXPERT_SECONDS = 3.0


class EasyBot:
    """A gentle opponent: it plays for its tickets, but likes to claim whatever is at hand."""

    def __init__(self, seed: int = 0) -> None:
        self._sensible = GreedyBot(seed)
        self._chance = SplitMix(seed)

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        choice = self._sensible.choose(view, clock)
        has_time = Draw() in view.legal_actions and view.turns_left is None
        if has_time and (isinstance(choice, DrawTickets) or self._chance.below(_WHIMS) == 0):
            return self._whim(view)
        return choice

    def _whim(self, view: View) -> Action:
        """Any route that can be had without locomotives; a card from the deck if there is none."""
        at_hand = [a for a in view.legal_actions if isinstance(a, Claim) and not a.cards[LOCOMOTIVE]]
        return at_hand[self._chance.below(len(at_hand))] if at_hand else Draw()


class NormalBot(GreedyBot):
    """A fair opponent: works on its tickets and claims what it can."""


class HardBot(PlannerBot):
    """A strong opponent: plans its whole railway, and wastes nothing."""


class ExpertBot:
    """The strongest opponent: looks ahead in thousands of games; needs northline[fast]."""

    def __init__(self, seed: int = 0, time: float = EXPERT_SECONDS) -> None:
        need_kernel()
        self._seed, self._time = seed, time

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        return self._bot().choose(view, clock)

    def _bot(self) -> Bot:
        """Whoever can play at once: while the kernel is being compiled for the first time, the planner."""
        from northline.bots.search import SearchBot
        from northline.kernel import warming

        if not warming.is_ready():
            warming.start()
            return PlannerBot()
        return SearchBot(time=self._time, seed=self._seed)
