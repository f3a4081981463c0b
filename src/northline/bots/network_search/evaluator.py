"""What a network makes of many positions at once, divided among threads."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import Edition
from northline.kernel.core.threads import Workers
from northline.kernel.distances import all_distances
from northline.neural.distances import FAR, Links
from northline.neural.inputs import InputReader
from northline.neural.network import Network
from northline.neural.weights import Model

_POSITIONS_AT_A_TIME = 16
"""So many fit into a processor's cache with all that is worked out on the way. The number of threads does not change
which positions are evaluated together, and so not how they are rounded."""
_ILLEGAL = -1e9
_PART_OF_VICTORY = 0.75
"""What winning counts in the utility, as it did in training; the rest is the margin in hundreds of points."""


class Assessed(NamedTuple):
    """What a network makes of some positions, each as the seat to act sees it."""

    logits: NDArray[np.float32]
    """By position and action; very low where the action is illegal."""
    utilities: NDArray[np.float64]
    """How well the seat stands: about 0 to 1."""


class Evaluator:
    """Evaluates positions of one edition and number of players."""

    def __init__(self, edition: Edition, players: int, model: Model, workers: Workers) -> None:
        self._reader, self._workers = _reader(edition, players), workers
        self._network = Network(model.weights, model.shape)

    def __call__(self, rows: NDArray[np.int16], masks: NDArray[np.bool_]) -> Assessed:
        """Assess positions by their feature rows and the masks of their legal actions."""
        logits = np.empty(masks.shape, np.float32)
        utilities = np.empty(len(rows))

        def evaluate(_worker: int, start: int, stop: int) -> None:
            for chunk in range(start, stop):
                some = slice(chunk * _POSITIONS_AT_A_TIME, (chunk + 1) * _POSITIONS_AT_A_TIME)
                inputs = self._reader(rows[some], masks[some])
                found, values = self._network(self._reader.board, inputs, masks.shape[1])
                logits[some] = np.where(masks[some], found, _ILLEGAL)
                utilities[some] = utility(values[:, 0], values[:, 1])

        self._workers.share(-(-len(rows) // _POSITIONS_AT_A_TIME), evaluate, min_games=1)
        return Assessed(logits, utilities)


def utility(share: Any, margin: Any) -> Any:
    """What a part of the victory and a margin in hundreds of points are worth together."""
    return _PART_OF_VICTORY * share + (1 - _PART_OF_VICTORY) * (0.5 + margin)


@cache
def _reader(edition: Edition, players: int) -> InputReader:
    return InputReader(edition, players, distances=_distances)


def _distances(costs: Any, links: Links) -> NDArray[np.int16]:
    return all_distances(costs, links.a, links.b, links.routes, links.cities, int(FAR))
