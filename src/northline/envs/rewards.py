"""What a game is worth to each seat when it is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

FORFEIT = -1.0
"""For an illegal action: it ends the game, and the others get nothing."""


def win(results: NDArray[Any], players: int) -> NDArray[np.float32]:
    """1 for the winner, -1 for the others; 0 for those who share the first place."""
    first = results["place"][:, :players] == 1
    shared = first.sum(axis=1, keepdims=True) > 1
    return np.where(first, np.where(shared, 0.0, 1.0), -1.0).astype(np.float32)


def margin(results: NDArray[Any], players: int) -> NDArray[np.float32]:
    """How far a seat is ahead of the best other one, in hundreds of points."""
    points = results["total"][:, :players].astype(np.float32)
    others = np.repeat(points[:, None, :], players, axis=1)
    others[:, np.arange(players), np.arange(players)] = -np.inf
    ahead: NDArray[np.float32] = (points - others.max(axis=2)) / np.float32(100)
    return ahead


Reward = Callable[[NDArray[Any], int], NDArray[np.float32]]
REWARDS: dict[str, Reward] = {"win": win, "margin": margin}


def reward_named(name: str) -> Reward:
    if name not in REWARDS:
        raise ValueError(f"there is no reward '{name}'; there are {', '.join(REWARDS)}")
    return REWARDS[name]
