"""Rewards: what a game is worth to each seat when it is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

FORFEIT = -1.0
"""For an illegal action: it ends the game, and the others get nothing."""


def win(results: NDArray[Any], players: int) -> NDArray[np.float32]:
    """Return 1 for the winner, -1 for the others, and 0 for those who share the victory.

    >>> from northline.kernel import RESULT
    >>> results = np.zeros(2, RESULT)
    >>> results["place"][:, :2] = [[1, 2], [1, 1]]
    >>> win(results, players=2).tolist()
    [[1.0, -1.0], [0.0, 0.0]]
    """
    first = results["place"][:, :players] == 1
    shared = first.sum(axis=1, keepdims=True) > 1
    return np.where(first, np.where(shared, 0.0, 1.0), -1.0).astype(np.float32)


def margin(results: NDArray[Any], players: int) -> NDArray[np.float32]:
    """Return the lead of each seat over the best other one, in hundreds of points.

    >>> from northline.kernel import RESULT
    >>> results = np.zeros(1, RESULT)
    >>> results["total"][:, :3] = [[100, 75, 50]]
    >>> margin(results, players=3).tolist()
    [[0.25, -0.25, -0.5]]
    """
    points = results["total"][:, :players].astype(np.float32)
    others = np.repeat(points[:, None, :], players, axis=1)
    others[:, np.arange(players), np.arange(players)] = -np.inf
    ahead: NDArray[np.float32] = (points - others.max(axis=2)) / np.float32(100)
    return ahead


Reward = Callable[[NDArray[Any], int], NDArray[np.float32]]
REWARDS: dict[str, Reward] = {"win": win, "margin": margin}


def reward_named(name: str) -> Reward:
    """Return the reward of this name; raise :class:`ValueError` where there is none."""
    if name not in REWARDS:
        raise ValueError(f"there is no reward '{name}'; there are {', '.join(REWARDS)}")
    return REWARDS[name]
