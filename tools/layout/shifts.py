"""Where a route has more room than it needs, its spaces move along it to where they are in nobody's way."""

from __future__ import annotations

import numpy as np
from scipy.spatial import cKDTree

from tools.layout.curves import basis, measured, slope, track
from tools.layout.energy import Energy

SHIFTS = (0.0, -0.35, 0.35, -0.7, 0.7, -1.0, 1.0)
"""From the middle of the free room to its ends."""


def choose(energy: Energy, x: np.ndarray, shifts: np.ndarray) -> None:
    """Pick a shift for every bundle, each in view of all the others."""
    points, cities = energy.points(x), x[: 2 * energy.n].reshape(-1, 2)
    everything = np.concatenate([energy.discs(x), cities])
    first_city = len(everything) - energy.n
    owner = np.concatenate([energy.bundle_of, np.full(energy.n, -1)])
    tree = cKDTree(everything)
    for index, bundle in enumerate(energy.problem.bundles):
        if measured(track(points[index], 0.0))[-1] < bundle.need + 6:
            shifts[index] = 0.0
            continue
        ends = (first_city + bundle.a, first_city + bundle.b)
        costs = []
        for shift in SHIFTS:
            t, offset, radius = energy.cover(index, points[index], shift)
            along = slope(t) @ points[index]
            unit = along / np.maximum(np.hypot(*along.T), 1e-6)[:, None]
            at = basis(t) @ points[index] + offset[:, None] * np.stack([-unit[:, 1], unit[:, 0]], axis=1)
            cost = 0.6 * abs(shift) + 0.3 * abs(shift - shifts[index]) + _on_names(energy, cities, at, radius)
            for place, mine, near in zip(at, radius, tree.query_ball_point(at, radius + 14), strict=True):
                others = [k for k in near if owner[k] != index and k not in ends]
                deep = mine + energy.radius[others] - np.hypot(*(everything[others] - place).T)
                cost += float((np.maximum(deep, 0.0) ** 2).sum())
            costs.append(cost)
        shifts[index] = SHIFTS[int(np.argmin(costs))]


def _on_names(energy: Energy, cities: np.ndarray, at: np.ndarray, radius: np.ndarray) -> float:
    labels, cost = energy.labels, 0.0
    if labels is None:
        return cost
    for city in np.flatnonzero(labels.half[:, 0]):
        inside = labels.half[city] + radius[:, None] - np.abs(at - cities[city] - labels.offset[city])
        hit = (inside > 0).all(axis=1)
        cost += 2 * float((inside[hit].min(axis=1) ** 2).sum())
    return cost
