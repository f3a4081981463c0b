"""The network of the value model: the same weights for every seat, so that it does not matter who sits where.

Each seat's inputs pass a first layer; a second one sees a seat beside the average of the others. Of its outputs, one
says how strong the seat stands, and the softmax over all seats is their chances to win; the other corrects the forecast
of its points. So one network serves any number of players.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from northline.analysis.values.inputs import Inputs
from northline.kernel.search.value_features import GAIN
from northline.kernel.value_features import Numbers

GAIN_SCALE = 50.0
"""Points in one unit of the feature ``GAIN``."""
POINTS_SCALE = 20.0
"""Points in one unit of the network's correction."""


@dataclass(frozen=True)
class Network:
    """The weights, as matrices and vectors."""

    mean: Numbers
    """Of each input, over the positions that the network learned from."""
    scale: Numbers
    """One over the standard deviation of each input."""
    seat_weights: Numbers
    seat_bias: Numbers
    table_weights: Numbers
    table_bias: Numbers
    output_weights: Numbers
    output_bias: Numbers

    def __call__(self, inputs: Inputs) -> tuple[Numbers, Numbers]:
        """Return the chances to win and the expected points, by position and seat.

        What comes out for a position does not depend on what else is asked at the same time: NumPy multiplies a stack
        of matrices one by one.
        """
        seats = _ramp((inputs.rows - self.mean) * self.scale @ self.seat_weights + self.seat_bias)
        others = (seats.sum(axis=1, keepdims=True) - seats) / (seats.shape[1] - 1)
        table = _ramp(np.concatenate((seats, others), axis=2) @ self.table_weights + self.table_bias)
        output = table @ self.output_weights + self.output_bias
        points = inputs.now + GAIN_SCALE * inputs.rows[..., GAIN] + POINTS_SCALE * output[..., 1]
        strength = np.exp(output[..., 0] - output[..., 0].max(axis=1, keepdims=True))
        win = strength / strength.sum(axis=1, keepdims=True)
        over = inputs.over[:, None]
        return (1 - over) * win + over * inputs.shares, (1 - over) * points + over * inputs.final

    def arrays(self) -> dict[str, NDArray[np.float64]]:
        """The weights by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


def _ramp(values: Numbers) -> Numbers:
    return np.maximum(values, 0.0)
