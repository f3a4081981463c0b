"""Routes as cubic curves, and the places of spaces along them."""

from __future__ import annotations

import numpy as np

from northline.drawing.measure import SPACE_LENGTH
from northline.layout.problem import CLEARANCE, PITCH

FINE = np.linspace(0.0, 1.0, 65)
LOOSE = PITCH * 1.22
"""Spaces of a route with much room lie so far apart at most."""


def basis(t: np.ndarray) -> np.ndarray:
    s = 1 - t
    return np.stack([s**3, 3 * s * s * t, 3 * s * t * t, t**3], axis=-1)


def slope(t: np.ndarray) -> np.ndarray:
    s = 1 - t
    return np.stack([-3 * s * s, 3 * s * s - 6 * s * t, 6 * s * t - 3 * t * t, 3 * t * t], axis=-1)


FINE_BASIS, FINE_SLOPE = basis(FINE), slope(FINE)


def track(points: np.ndarray, offset: float) -> np.ndarray:
    """The middle line of a track, finely: the curve with these four points, shifted to the side."""
    line, along = FINE_BASIS @ points, FINE_SLOPE @ points
    along /= np.maximum(np.hypot(along[:, 0], along[:, 1]), 1e-9)[:, None]
    shifted: np.ndarray = line + offset * np.stack([-along[:, 1], along[:, 0]], axis=1)
    return shifted


def measured(line: np.ndarray) -> np.ndarray:
    """How far along the line each of its points is."""
    steps = np.hypot(*np.diff(line, axis=0).T)
    return np.concatenate([[0.0], np.cumsum(steps)])


def places(
    points: np.ndarray, offset: float, count: int, shift: float = 0.0, steps: tuple[float, ...] = (0.0,)
) -> np.ndarray:
    """The parameters on the curve of the middles of a track's spaces, or of what lies ``steps`` ahead of them.

    ``shift`` moves the spaces from the middle towards one end, as far as there is room: from -1 to 1.
    """
    along = measured(track(points, offset))
    total = along[-1]
    room = total - 2 * CLEARANCE
    pitch = PITCH
    if count > 1:
        pitch = float(np.clip((room - SPACE_LENGTH) / (count - 1), PITCH * 0.5, LOOSE))
    slack = max(0.0, room - (count - 1) * pitch - SPACE_LENGTH) / 2
    middles = total / 2 + (np.arange(count) - (count - 1) / 2) * pitch + shift * slack
    parameters: np.ndarray = np.interp((middles[:, None] + np.array(steps)).ravel(), along, FINE)
    return parameters


__all__ = ["FINE", "basis", "measured", "places", "slope", "track"]
