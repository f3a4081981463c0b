"""A network that has learnt by playing against itself: its first choice, without any search.

The network is NumPy only (:mod:`northline.neural`): nothing is compiled, and a choice takes some milliseconds.
"""

from __future__ import annotations

import math
from bisect import bisect
from itertools import accumulate
from typing import TYPE_CHECKING

from northline.bots.base import Clock
from northline.rules.actions import Action
from northline.rules.chance import SplitMix
from northline.rules.view import View

if TYPE_CHECKING:
    from northline.neural.weights import Model

_FINE = 1 << 32


class NeuralBot:
    """A neural network that learnt by self-play: takes what it likes best, without a search."""

    def __init__(self, seed: int = 0, temperature: float = 0.0, weights: str = "") -> None:
        """``weights`` is a file of one's own; ``temperature`` above 0 has it choose at random by what it likes."""
        if not (math.isfinite(temperature) and temperature >= 0):
            raise ValueError(f"a temperature is 0 or more, not {temperature}")
        self._chance, self._temperature = SplitMix(seed), temperature
        self._own: Model | None = None
        if weights:
            from northline.neural.weights import load_weights

            self._own = load_weights(weights)

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        from northline.neural.policy import assess

        assessment = assess(view, self.model(view))
        if not self._temperature:
            return assessment.favourite
        likely = list(accumulate(assessment.chances(self._temperature).tolist()))
        drawn = self._chance.below(_FINE) / _FINE * likely[-1]
        return assessment.actions[min(bisect(likely, drawn), len(likely) - 1)]

    def model(self, view: View) -> Model:
        """The network that it plays a view with."""
        from northline.neural.weights import load_model

        return self._own or load_model(view.edition)
