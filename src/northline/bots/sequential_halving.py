"""A best-arm search over candidate actions, by sequential halving.

All candidates are tried in the same determinizations, the worse half is dropped after each round, and the rest of the
budget goes to the better half. What was seen is combined with a prior of how such candidates compare with the first
one, which is what the bot would do without a search: so a larger budget means more good deviations from it, not more
accidents.
"""

from __future__ import annotations

import math
import time as clocks
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from numpy.typing import NDArray

_PROBE_DEALS = 2
"""Determinizations after which a first estimate is made of how long one takes."""

Values = Callable[[Sequence[int], int, int], "NDArray[Any]"]
"""Returns what some actions are worth in determinizations from a number to before another: a row for each of these, a
column for each action; no number where it could not be found out in time."""


class Prior(NamedTuple):
    """What a candidate gains over the first one, as far as that is known before it is tried."""

    mean: float
    spread: float
    """The standard deviation of the gain, from candidate to candidate."""
    error: float
    """The standard error of values, however many determinizations there are."""


class Noise(NamedTuple):
    """By how much the difference of two actions varies from one determinization to the next: a prior."""

    deviation: float
    weight: float
    """It weighs as much as so many determinizations."""


class SequentialHalving:
    """The first candidate is what the others are compared with, and is never dropped."""

    def __init__(
        self,
        values: Values,
        candidates: Sequence[int],
        priors: Sequence[Prior],
        noise: Noise,
        bias: float = 0.0,
    ) -> None:
        """``bias`` is by how much values overestimate every candidate but the first."""
        import numpy as np

        self._np: Any = np
        self._try_out, self._candidates, self._priors = values, candidates, priors
        self._noise, self._bias = noise, bias
        self._values: Any = np.zeros((0, len(candidates)))
        self._seconds: float | None = None
        """How long a candidate took in a determinization, in the last round."""

    def winner(self, playouts: int, deadline: float | None) -> int:
        """Spend so many playouts or, with a deadline, the time until then, and return the best action."""
        left = list(range(len(self._candidates)))
        rounds = max(1, math.ceil(math.log2(len(left))))
        for number in range(rounds):
            if deadline is None:
                self._try(left, max(1, playouts // (rounds * len(left))))
            else:
                now = clocks.monotonic()
                self._try_until(left, now + (deadline - now) / (rounds - number))
            left = self._better_half(left)
        return self._candidates[max(left, key=self._gain)]

    def _try_until(self, left: list[int], end: float) -> None:
        """Try candidates in growing steps, as long as a step is likely to end in time; the first one always."""
        deals = _PROBE_DEALS if self._seconds is None else self._deals_until(left, end)
        while deals > 0:
            started = clocks.monotonic()
            self._try(left, deals)
            self._seconds = (clocks.monotonic() - started) / (deals * len(left))
            deals = min(2 * deals, self._deals_until(left, end))

    def _deals_until(self, left: list[int], end: float) -> int:
        assert self._seconds is not None
        return int((end - clocks.monotonic()) / max(1e-6, self._seconds * len(left)))

    def _try(self, left: list[int], deals: int) -> None:
        """Add a row of values for each of so many further determinizations."""
        np = self._np
        seen = len(self._values)
        values = np.full((deals, len(self._candidates)), np.nan)
        actions = [self._candidates[place] for place in left]
        values[:, left] = self._try_out(actions, seen, seen + deals)
        self._values = np.concatenate((self._values, values))

    def _gain(self, place: int) -> float:
        """The expected gain of a candidate over the first one: a posterior mean of prior and values."""
        np = self._np
        if place == 0:
            return 0.0
        differences = self._values[:, place] - self._values[:, 0]
        differences = differences[~np.isnan(differences)]
        prior = self._priors[place]
        if not len(differences):  # there was no time to try it
            return prior.mean - self._bias
        number, mean = len(differences), float(differences.mean())
        squares = float(((differences - mean) ** 2).sum())
        deviation, weight = self._noise
        variance = (squares + weight * deviation**2) / (number - 1 + weight)
        trust = prior.spread**2 / (prior.spread**2 + prior.error**2 + variance / number)
        return trust * mean + (1 - trust) * prior.mean - self._bias

    def _better_half(self, left: list[int]) -> list[int]:
        """The first candidate and the better half of the others; all others are compared with it."""
        np = self._np
        seen = (~np.isnan(self._values)).sum(axis=0)
        means = np.where(seen, np.nansum(self._values, axis=0) / np.maximum(1, seen), -np.inf)
        ranked = sorted((place for place in left if place), key=lambda place: -means[place])
        return [0, *ranked[: max(1, len(left) // 2)]]
