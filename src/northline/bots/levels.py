"""Opponents for people, from gentle to merciless."""

from __future__ import annotations

from northline.bots.base import Bot, Clock, need_kernel
from northline.bots.planner import PlannerBot
from northline.bots.warm_up import WarmUp
from northline.rules.actions import Action, Claim, Draw, DrawTickets
from northline.rules.cards import LOCOMOTIVE
from northline.rules.chance import SplitMix
from northline.rules.view import View

LEVELS = ("easy", "normal", "hard", "expert")
"""From the weakest to the strongest."""
EXPERT_SECONDS = 3.0

warm_up = WarmUp()
"""How far the search is, of the experts in this process."""
_starts_warm_up = True


def leave_compiling_to_others() -> None:
    """Have the expert wait until another process has its search compiled, instead of starting that from this one."""
    global _starts_warm_up
    _starts_warm_up = False


class _Whimsical:
    """Plans as the strong one does, but now and then it likes to claim whatever is at hand."""

    whims: int
    """It follows a whim in one of so many turns."""
    draws_tickets: bool
    """Whether it ever wants more tickets."""

    def __init__(self, seed: int = 0) -> None:
        self._sensible = PlannerBot()
        self._chance = SplitMix(seed)

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        choice = self._sensible.choose(view, clock)
        has_time = view.phase == "turn" and Draw() in view.legal_actions and view.turns_left is None
        unwanted = isinstance(choice, DrawTickets) and not self.draws_tickets
        if has_time and (unwanted or self._chance.below(self.whims) == 0):
            return self._whim(view)
        return choice

    def _whim(self, view: View) -> Action:
        """Any route that can be had without locomotives; a card from the deck if there is none."""
        at_hand = [a for a in view.legal_actions if isinstance(a, Claim) and not a.cards[LOCOMOTIVE]]
        return at_hand[self._chance.below(len(at_hand))] if at_hand else Draw()


class EasyBot(_Whimsical):
    """A gentle opponent: it plans its railway, but likes to claim whatever is at hand."""

    whims, draws_tickets = 4, False


class NormalBot(_Whimsical):
    """A fair opponent: plans its railway, draws new tickets, and has a whim now and then."""

    whims, draws_tickets = 10, True


class HardBot(PlannerBot):
    """A strong opponent: plans its whole railway, and wastes nothing."""


class ExpertBot:
    """The strongest opponent: looks ahead in thousands of games; needs the extra `fast`."""

    def __init__(self, seed: int = 0, time: float = EXPERT_SECONDS) -> None:
        need_kernel()
        self._seed, self._time = seed, time

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        return self._bot().choose(view, clock)

    @staticmethod
    def is_ready() -> bool:
        """Whether its search is compiled. Until then it plays as the planner does."""
        from northline.kernel.warm_up import is_ready

        return is_ready()

    def _bot(self) -> Bot:
        """Whoever can play at once: while the kernel is being compiled for the first time, the planner."""
        from northline.bots.search import SearchBot

        if not self.is_ready():
            if _starts_warm_up:
                warm_up.start()
            return PlannerBot()
        return SearchBot(time=self._time, seed=self._seed)
