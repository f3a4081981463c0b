"""The search of the expert: what its network likes is tried in games that the network plays on for everybody.

The network's policy names a few candidates. Each is tried in many determinizations of what the view hides, where the
network plays on for some turns and says what it expects on the way. Sequential halving gives most of the time to the
better ones, and the prior weighs against leaving the network's choice for no good reason.

This is policy improvement at the root, as in Gumbel AlphaZero (I. Danihelka and others, "Policy improvement by
planning with Gumbel", 2022), without the noise that only learning needs. Nobody in a rollout acts on what it cannot
see, which is where perfect-information Monte Carlo (PIMC) goes wrong.
"""

from __future__ import annotations

import time as clocks
from typing import TYPE_CHECKING
from zlib import crc32

from northline.bots import levels
from northline.bots.base import Clock, need_kernel
from northline.bots.neural import NeuralBot
from northline.bots.sequential_halving import Noise, SequentialHalving
from northline.processes import available_cores
from northline.rules.actions import Action
from northline.rules.chance import SplitMix
from northline.rules.view import View
from northline.strategy.action_ids import numbered_menu
from northline.strategy.board import board_of

if TYPE_CHECKING:
    from northline.bots.network_search.rollouts import Rollouts
    from northline.neural.weights import Model

SECONDS = 1.0
TURNS = 8
"""How long rollouts are."""
_NOISE = Noise(deviation=0.03, weight=4)
_BIAS = 0.001
_TIME_MARGIN = 0.9
"""The part of its time that it plans for: the last rollouts may take longer than those before."""


class ExpertBot:
    """A patient thinker: plays on in its head what a network likes, game after game; needs the extra `fast`.

    The budget of a choice is ``time`` in seconds, or a number of ``playouts``. Rollouts end after so many ``turns`` of
    its own; ``weights`` is the file of another network than the one that ships. The same seed and view give the same
    choice for the same number of playouts, whatever the number of threads.

    While the kernel is being compiled for the first time, it plays as the level below does.
    """

    def __init__(
        self,
        playouts: int = 0,
        time: float = 0.0,
        seed: int = 0,
        threads: int = 0,
        turns: int = TURNS,
        weights: str = "",
    ) -> None:
        if playouts < 0 or not 0 <= time < float("inf") or threads < 0:
            raise ValueError("a budget is not negative")
        if turns < 1:
            raise ValueError("a rollout is at least one turn long")
        need_kernel()
        self._playouts, self._time = playouts, time or (0.0 if playouts else SECONDS)
        self._seed, self._threads, self._turns = seed, threads or available_cores(), turns
        self._at_a_glance = NeuralBot(weights=weights)

    @staticmethod
    def is_ready() -> bool:
        """Whether its search is compiled."""
        from northline.kernel.warm_up import is_ready

        return is_ready("expert")

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        """Return the action to take; a clock may leave less time than the budget."""
        deadline = self._deadline(clock)
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        if self.is_ready():
            return self._search(view, deadline)
        levels.get_expert_ready()
        return self._at_a_glance.choose(view)

    def _search(self, view: View, deadline: float | None) -> Action:
        from threadpoolctl import threadpool_limits

        from northline.bots.network_search.candidates import candidates
        from northline.kernel import TooLarge
        from northline.neural.policy import assess

        model = self._at_a_glance.model(view)
        # Matrices are small: threads inside BLAS would only wait for each other.
        with threadpool_limits(1, "blas"):
            assessment = assess(view, model)
            tried = candidates(assessment)
            if len(tried) == 1:
                return assessment.favourite
            try:
                rollouts = self._rollouts(view, model, deadline)
            except TooLarge:  # a board of somebody's own that the kernel cannot play
                return assessment.favourite
            menu = numbered_menu(view, board_of(view.edition))
            numbers = sorted(menu)
            halving = SequentialHalving(
                rollouts.utilities,
                [numbers[candidate.place] for candidate in tried],
                [candidate.prior for candidate in tried],
                _NOISE,
                _BIAS,
            )
            return menu[halving.winner(self._playouts, deadline)]

    def _rollouts(self, view: View, model: Model, deadline: float | None) -> Rollouts:
        import numpy as np

        from northline.bots.network_search.evaluator import Evaluator
        from northline.bots.network_search.rollouts import Rollouts
        from northline.kernel.convert import from_view
        from northline.kernel.core.threads import Workers

        assert view.seat is not None
        seed = _seed_for(view, self._seed)
        game = np.array([from_view(view, SplitMix(seed))])
        evaluator = Evaluator(view.edition, view.players, model, Workers(self._threads))
        return Rollouts(view.edition, game, view.seat, evaluator, seed, self._turns, deadline)

    def _deadline(self, clock: Clock | None) -> float | None:
        """When to stop, if time is the budget. Some of a limit is left for the way there and back."""
        if not self._time:
            return None
        seconds = self._time
        if clock is not None and clock.per_move is not None:
            seconds = min(seconds, 0.8 * clock.per_move)
        return clocks.monotonic() + _TIME_MARGIN * seconds


def _seed_for(view: View, seed: int) -> int:
    """A seed for this choice: with the same at all of them, an error would be made again and again."""
    seen = (view.hand, view.display, view.owners, view.trains, view.own_tickets, view.phase)
    return crc32(repr((seed, seen)).encode())
