"""What the positions at the end of playouts are worth: everybody's chance to win, and the points they can expect."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from northline.analysis.judging.positions import Choice
from northline.analysis.values import Evaluator
from northline.kernel.play_ahead import Leaves

Floats = NDArray[np.float64]
Valuing = Callable[[Leaves], tuple[Floats, Floats]]
"""Gives the chances to win and the expected points: arrays with a row for each leaf and a column for each seat."""


def finished(leaves: Leaves) -> tuple[Floats, Floats]:
    """The result of games that are over: a shared victory is shared."""
    players = int(leaves.games["players"][0])
    first = leaves.results["place"][:, :players] == 1
    return first / np.maximum(1, first.sum(axis=1, keepdims=True)), leaves.results["total"][:, :players] * 1.0


def by_evaluator(evaluator: Evaluator) -> Valuing:
    """Values by the model that tells the chances of a game, too, with the cards of a determinization open."""

    def value(leaves: Leaves) -> tuple[Floats, Floats]:
        win, points = finished(leaves)
        going = np.flatnonzero(~leaves.over)
        if len(going):
            chances = evaluator.open_records(leaves.games[going])
            win[going] = [each.win for each in chances]
            points[going] = [each.points for each in chances]
        return win, points

    return value


def own_chances(evaluator: Evaluator, choices: Sequence[Choice]) -> list[float]:
    """Each deciding seat's chance to win, by what it can see."""
    found = evaluator.from_views([choice.view for choice in choices])
    return [chances.win[choice.seat] for chances, choice in zip(found, choices, strict=True)]
