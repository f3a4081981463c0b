"""Opponents for people, from gentle to merciless.

All of them judge as the learned player does (:mod:`northline.bots.neural`). The weaker ones are weak as people are:
they overlook routes, they like points in the hand better than a plan, and their judgement errs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from zlib import crc32

from northline.bots.base import Clock
from northline.bots.neural import NeuralBot
from northline.bots.warm_up import WarmUp
from northline.rules.actions import Action, Claim
from northline.rules.view import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

LEVELS = ("easy", "normal", "hard", "expert")
"""From the weakest to the strongest."""

warm_up = WarmUp()
"""How far the search is, of the experts in this process."""
_starts_warm_up = True


def leave_compiling_to_others() -> None:
    """Have the expert wait until another process has its search compiled, instead of starting that from this one."""
    global _starts_warm_up
    _starts_warm_up = False


def get_expert_ready() -> None:
    """Begin to compile the search of the expert in the background, unless that is up to another process."""
    if _starts_warm_up:
        warm_up.start()


@dataclass(frozen=True)
class Character:
    """In which ways a player falls short of the network, which it would otherwise follow."""

    overlooks: float
    """The part of the routes that it could claim and does not notice, others in every turn."""
    greed: float
    """How much more it likes a claim for each point that it scores at once, in logits."""
    doubt: float
    """How far its judgement of an action errs, in logits."""

    def choose(
        self, logits: NDArray[np.float32], claimed: NDArray[np.int64], points: NDArray[np.int64], seed: int
    ) -> int:
        """Which of some actions it takes.

        ``claimed`` are the routes that the actions claim, -1 for others; ``points`` are by route.
        """
        import numpy as np

        chance = np.random.default_rng(seed)
        liked = logits + self.doubt * chance.gumbel(size=len(logits))
        overlooked = chance.random(len(points)) < self.overlooks
        claims = claimed >= 0
        liked[claims] += self.greed * points[claimed[claims]]
        noticed = ~(claims & overlooked[claimed])
        if noticed.any():
            liked[~noticed] = -np.inf
        return int(liked.argmax())


class _Person:
    """Follows the network as well as its character lets it."""

    character: Character

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        """The same seed and view give the same choice."""
        import numpy as np

        from northline.neural.policy import assess
        from northline.neural.weights import load_model

        assessment = assess(view, load_model(view.edition))
        claimed = [action.route if isinstance(action, Claim) else -1 for action in assessment.actions]
        seen = view.seat, view.hand, view.display, view.owners, view.trains, view.own_tickets, view.phase
        chosen = self.character.choose(
            assessment.logits,
            np.array(claimed),
            np.array(view.edition.route_points),
            crc32(repr((self._seed, seen)).encode()),
        )
        return assessment.actions[chosen]


class EasyBot(_Person):
    """A dreamer: likes any route it happens to notice, and overlooks most of them."""

    character = Character(overlooks=0.7, greed=1.5, doubt=2.7)


class NormalBot(_Person):
    """An impatient player: has a plan, but points now tempt it, and it overlooks a good deal."""

    character = Character(overlooks=0.5, greed=1.0, doubt=2.1)


class HardBot(NeuralBot):
    """A sure hand: does at once what a network thinks best that has learnt from millions of games."""

    def __init__(self) -> None:
        super().__init__()
