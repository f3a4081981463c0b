"""The forecast of the search's leaf value as chances to win: what the value model is compared with."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from northline.kernel.search.leaf_value import TURNS
from northline.kernel.search.value_features import GAIN
from northline.kernel.value_features import Features

_LOGISTIC = 1.7
"""The logistic function is nearly the normal distribution when its argument is scaled by this (``leaf_value.py``)."""


def leaf_forecast(features: Features, weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the chances to win by position and seat; for three players and more they are scaled to add up to 1."""
    points = features.now + 50.0 * features.rows[..., GAIN]
    error = weights[-2] + weights[-1] * features.rows[..., TURNS]
    ahead = points[:, :, None] - points[:, None, :]
    first = 1.0 / (1.0 + np.exp(-_LOGISTIC * ahead / error[:, :, None]))
    seats = range(points.shape[1])
    first[:, seats, seats] = 1.0
    win = first.prod(axis=2)
    return np.where(features.over[:, None], features.shares, win / win.sum(axis=1, keepdims=True))
