"""Where a route has more room than it needs, its spaces move along it to where they are in nobody's way."""

from __future__ import annotations

import numpy as np

from northline.layout.curves import basis, measured, slope, track
from northline.layout.energy import Energy
from northline.layout.forces import overlaps

SHIFTS = (0.0, -0.35, 0.35, -0.7, 0.7, -1.0, 1.0)
"""From the middle of the free room to its ends."""


def choose(energy: Energy, x: np.ndarray, shifts: np.ndarray) -> None:
    """Pick a shift for every bundle, each in view of all the others."""
    points, cities = energy.points(x), x[: 2 * energy.n].reshape(-1, 2)
    everything = np.concatenate([energy.discs(x), cities])
    owner = np.concatenate([energy.bundle_of, np.full(energy.n, -1)])
    half = np.zeros((energy.n, 2)) if energy.labels is None else energy.labels.half
    offsets = np.zeros((energy.n, 2)) if energy.labels is None else energy.labels.offset
    for index, bundle in enumerate(energy.problem.bundles):
        if measured(track(points[index], 0.0))[-1] < bundle.need + 6:
            shifts[index] = 0.0
            continue
        ends = np.array([bundle.a, bundle.b])
        costs = []
        for shift in SHIFTS:
            t, offset, radius = energy.cover(index, points[index], shift)
            along = slope(t) @ points[index]
            unit = along / np.maximum(np.hypot(*along.T), 1e-6)[:, None]
            at = basis(t) @ points[index] + offset[:, None] * np.stack([-unit[:, 1], unit[:, 0]], axis=1)
            cost = 0.6 * abs(shift) + 0.3 * abs(shift - shifts[index])
            cost += overlaps(at, radius, everything, energy.radius, owner, index, ends, offsets, half)
            costs.append(cost)
        shifts[index] = SHIFTS[int(np.argmin(costs))]
