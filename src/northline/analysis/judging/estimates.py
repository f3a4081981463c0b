"""What a sample says of the gap between two moves, and how far it can be trusted.

The mean of paired differences is combined with a prior: before anything was tried, a better move is likely to be better
by a little, and hardly ever by much. So a gap that only a few playouts claim is believed in part.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from northline.analysis.annotated import Kind
from northline.analysis.judging.valuing import Floats

SPREADS: dict[Kind, float] = {"tickets": 0.15, "routes": 0.10, "cards": 0.04, "timing": 0.10}
"""The standard deviation of what the best move is better than the one made, by what decisions are about."""
MODEL_ERRORS: dict[Kind, float] = {"tickets": 0.06, "routes": 0.045, "cards": 0.045, "timing": 0.045}
"""The standard error of the value model in comparing two moves, however many playouts there are, where whole games were
played as well;"""
_MODEL_ERROR_OF_TRIFLES = 0.012
"""and where gaps are so small that there were none."""
_PRIOR_NOISE, _PRIOR_WEIGHT = 0.15, 4
_PRIOR_NOISE_OF_GAMES = 0.5
"""The standard deviation of the difference of two actions in one determinization, valued by the model or by whole
games: a prior, and as how many determinizations it counts."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A gap in chances to win, and its standard error."""

    gap: float
    error: float


def estimate(gains: Floats, kind: Kind, whole_games: Floats | None = None) -> Estimate:
    """What to believe of a gap, by its size in each determinization: valued by the model, and by games to their end."""
    if whole_games is None:
        noise = sampling_error(gains) ** 2 + _MODEL_ERROR_OF_TRIFLES**2
        mean = float(gains.mean())
    else:
        by_model = sampling_error(gains) ** 2 + MODEL_ERRORS[kind] ** 2
        by_games = sampling_error(whole_games, _PRIOR_NOISE_OF_GAMES) ** 2
        noise = 1 / (1 / by_model + 1 / by_games)
        mean = noise * (float(gains.mean()) / by_model + float(whole_games.mean()) / by_games)
    spread = SPREADS[kind] ** 2
    trust = spread / (spread + noise)
    return Estimate(trust * mean, math.sqrt(trust * noise))


def sampling_error(gains: Floats, prior_noise: float = _PRIOR_NOISE) -> float:
    """The standard error of the mean of paired differences; with very few of them, no smaller than is likely."""
    number, mean = len(gains), float(gains.mean())
    squares = float(((gains - mean) ** 2).sum())
    variance = (squares + _PRIOR_WEIGHT * prior_noise**2) / (number - 1 + _PRIOR_WEIGHT)
    return math.sqrt(variance / number)
