"""The spaces that all environments share."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from northline.editions import Edition, edition
from northline.kernel import actions, fields_of

Observation = dict[str, NDArray[Any]]
"""``observation``: a row of numbers (``kernel.fields_of``). ``action_mask``: 1 for each action that is legal now."""


def edition_of(name: str | Edition) -> Edition:
    """Return an edition, given it or its name."""
    return edition(name) if isinstance(name, str) else name


def check_seat(seat: int | None, players: int) -> None:
    """Raise :class:`ValueError` for a seat that does not exist."""
    if seat is not None and not 0 <= seat < players:
        raise ValueError(f"seats are numbered from 0 to {players - 1}, not {seat}")


def observation_space(played: Edition, players: int) -> spaces.Dict:
    """Return the space of observations: features, and the mask of legal actions."""
    low, high = fields_of(played, players).bounds()
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (actions(played).size,), np.int8),
        }
    )


def state_space(played: Edition, players: int) -> spaces.Box:
    """Return the space of global states: the rows of all seats, one below the other."""
    low, high = fields_of(played, players).bounds()
    return spaces.Box(np.tile(low, (players, 1)), np.tile(high, (players, 1)), dtype=np.int16)


def action_space(played: Edition) -> spaces.Discrete[Any]:
    """Return the space of actions: the numbers of ``kernel.actions``."""
    return spaces.Discrete(actions(played).size)
