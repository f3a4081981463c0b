"""Routes as cubic curves, and the places of spaces along them."""

from __future__ import annotations

from typing import Any

import numba
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


@numba.njit(cache=True)
def track(points: Any, offset: float) -> Any:
    """The middle line of a track, finely: the curve with these four points, shifted to the side."""
    line = np.empty((len(FINE_BASIS), 2))
    for step in range(len(FINE_BASIS)):
        x = y = dx = dy = 0.0
        for k in range(4):
            x += FINE_BASIS[step, k] * points[k, 0]
            y += FINE_BASIS[step, k] * points[k, 1]
            dx += FINE_SLOPE[step, k] * points[k, 0]
            dy += FINE_SLOPE[step, k] * points[k, 1]
        size = max(np.hypot(dx, dy), 1e-9)
        line[step, 0], line[step, 1] = x - offset * dy / size, y + offset * dx / size
    return line


@numba.njit(cache=True)
def measured(line: Any) -> Any:
    """How far along the line each of its points is."""
    along = np.zeros(len(line))
    for step in range(1, len(line)):
        dx, dy = line[step, 0] - line[step - 1, 0], line[step, 1] - line[step - 1, 1]
        along[step] = along[step - 1] + np.hypot(dx, dy)
    return along


IN_THE_MIDDLE = np.zeros(1)


@numba.njit(cache=True)
def places(points: Any, offset: float, count: int, shift: float = 0.0, steps: Any = IN_THE_MIDDLE) -> Any:
    """The parameters on the curve of the middles of a track's spaces, or of what lies ``steps`` ahead of them.

    ``shift`` moves the spaces from the middle towards one end, as far as there is room: from -1 to 1.
    """
    along = measured(track(points, offset))
    total = along[-1]
    room = total - 2 * CLEARANCE
    pitch = PITCH
    if count > 1:
        pitch = min(max((room - SPACE_LENGTH) / (count - 1), PITCH * 0.5), LOOSE)
    slack = max(0.0, room - (count - 1) * pitch - SPACE_LENGTH) / 2
    wanted = np.empty(count * len(steps))
    for space in range(count):
        middle = total / 2 + (space - (count - 1) / 2) * pitch + shift * slack
        for number in range(len(steps)):
            wanted[space * len(steps) + number] = middle + steps[number]
    return np.interp(wanted, along, FINE)


@numba.njit(cache=True)
def spaces(points: Any, offset: float, count: int, shift: float) -> Any:
    """Where the middles of a track's spaces are, and at which angle they lie: x, y, degrees."""
    found = np.empty((count, 3))
    for space, t in enumerate(places(points, offset, count, shift)):
        s = 1 - t
        b = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        d = (-3 * s * s, 3 * s * s - 6 * s * t, 6 * s * t - 3 * t * t, 3 * t * t)
        x = y = dx = dy = 0.0
        for k in range(4):
            x += b[k] * points[k, 0]
            y += b[k] * points[k, 1]
            dx += d[k] * points[k, 0]
            dy += d[k] * points[k, 1]
        size = max(np.hypot(dx, dy), 1e-9)
        found[space, 0], found[space, 1] = x - offset * dy / size, y + offset * dx / size
        found[space, 2] = np.degrees(np.arctan2(dy, dx))
    return found


__all__ = ["FINE", "basis", "measured", "places", "slope", "spaces", "track"]
