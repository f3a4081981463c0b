"""How bad a layout is, as a smooth function with its gradient.

The unknowns are the cities and the two inner points of each bundle's curve. Spaces are covered with discs that
push each other apart, and push names and cities away.
"""

from __future__ import annotations

import numpy as np
from scipy.spatial import Delaunay, QhullError

from northline.drawing.measure import SPACE_LENGTH, SPACE_WIDTH
from northline.layout import forces
from northline.layout.curves import basis, places, slope
from northline.layout.problem import Problem

AIR = 3.0
"""Kept free between spaces, at first."""
_INNER = (SPACE_LENGTH - SPACE_WIDTH) / 2
_CORNER = 1.8
_ALONG, _ASIDE = SPACE_LENGTH / 2 - _CORNER, SPACE_WIDTH / 2 - _CORNER
COVER = np.array(
    [(along, 0.0, SPACE_WIDTH / 2) for along in (-_INNER, -_INNER / 3, _INNER / 3, _INNER)]
    + [(along, aside, _CORNER) for along in (-_ALONG, _ALONG) for aside in (-_ASIDE, _ASIDE)]
)
"""The discs that cover a space: where along it, where to the side, and how large. The last four fill the corners."""
_ALONG_SPACE = np.ascontiguousarray(COVER[:, 0])
BETWEEN_NAMES = np.array([12.0, 2.0])
"""Kept free between names, to the side and above: two on one line must not read as one."""
MEASURE = np.linspace(0.0, 1.0, 13)


class Labels:
    """The boxes of names: each moves with its city."""

    def __init__(self, count: int) -> None:
        self.offset = np.zeros((count, 2))
        self.half = np.zeros((count, 2))


class Energy:
    def __init__(
        self,
        problem: Problem,
        stiffness: float,
        hardness: float,
        labels: Labels | None = None,
        air: float = AIR,
    ) -> None:
        self.problem = problem
        self.air = air
        self.stiffness = stiffness
        self.hardness = hardness
        self.labels = labels
        self.n = len(problem.truth)
        self.m = len(problem.bundles)
        self.a = np.array([bundle.a for bundle in problem.bundles], dtype=int)
        self.b = np.array([bundle.b for bundle in problem.bundles], dtype=int)
        outer = [
            (index, offset, bundle.need)
            for index, bundle in enumerate(problem.bundles)
            for offset in sorted({bundle.offsets[0], bundle.offsets[-1]})
        ]
        self._outer = np.array([index for index, _, _ in outer], dtype=int)
        self._outer_offset = np.array([offset for _, offset, _ in outer])
        self._need = np.array([need for _, _, need in outer])
        self._measure_basis, self._measure_slope = basis(MEASURE), slope(MEASURE)
        triangles = _triangles(problem.truth)
        self._triangles = triangles
        self._areas = _areas(problem.truth, triangles)
        edges = {tuple(sorted((t[i], t[i - 1]))) for t in triangles.tolist() for i in range(3)}
        self._edges = np.array(sorted(edges), dtype=int).reshape(-1, 2)
        chord = np.maximum(np.hypot(*(problem.truth[self.a] - problem.truth[self.b]).T), 40.0)
        self._weights = stiffness / np.sqrt(chord / 100)

    def place_discs(self, x: np.ndarray, shifts: np.ndarray) -> None:
        """Cover the spaces as they lie now; they stay at the same parameters of their curves."""
        points = self.points(x)
        parts = [self.cover(index, points[index], shifts[index]) for index in range(self.m)]
        if not parts:  # a board that has no routes yet
            parts = [(np.zeros(0), np.zeros(0), np.zeros(0))]
        self.bundle_of = np.concatenate([np.full(len(t), index) for index, (t, _, _) in enumerate(parts)])
        t = np.concatenate([t for t, _, _ in parts])
        self._basis, self._slope = basis(t), slope(t)
        self._offset = np.concatenate([offset for _, offset, _ in parts])
        radii = [radius for _, _, radius in parts]
        self.radius = np.concatenate([*radii, self.problem.city_radius + self.air / 2 + 1.0])
        self._owner = np.concatenate([self.bundle_of, -1 - np.arange(self.n)])

    def cover(
        self, index: int, points: np.ndarray, shift: float
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The discs of a bundle: their parameters on its curve, how far to the side they lie, and their radii."""
        bundle = self.problem.bundles[index]
        ts, offs = [], []
        for route, offset in zip(bundle.routes, bundle.offsets, strict=True):
            count = self.problem.edition.routes[route].length
            ts.append(places(points, offset, count, shift, _ALONG_SPACE))
            offs.append(np.tile(offset + COVER[:, 1], count))
        t = np.concatenate(ts)
        return t, np.concatenate(offs), np.tile(COVER[:, 2] + self.air / 2, len(t) // len(COVER))

    def points(self, x: np.ndarray) -> np.ndarray:
        """The four points of each curve."""
        cities, inner = x[: 2 * self.n].reshape(-1, 2), x[2 * self.n :].reshape(-1, 2, 2)
        return np.stack([cities[self.a], inner[:, 0], inner[:, 1], cities[self.b]], axis=1)

    def discs(self, x: np.ndarray) -> np.ndarray:
        return self._forward(self.points(x))[0]

    def _forward(self, points: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        count = len(self.bundle_of)
        discs, unit, speed = np.empty((count, 2)), np.empty((count, 2)), np.empty(count)
        forces.forward(points, self.bundle_of, self._basis, self._slope, self._offset, discs, unit, speed)
        return discs, unit, speed

    def __call__(self, x: np.ndarray) -> tuple[float, np.ndarray]:
        points = self.points(x)
        cities = x[: 2 * self.n].reshape(-1, 2)
        of_points = np.zeros_like(points)
        of_cities = np.zeros_like(cities)
        total = forces.homesickness(
            cities, self.problem.truth, self._edges, self._triangles, self._areas, of_cities
        )
        total += forces.bending(points, self._weights, of_points)
        total += forces.room(
            points,
            self._outer,
            self._outer_offset,
            self._need,
            self._measure_basis,
            self._measure_slope,
            self.hardness,
            of_points,
        )
        total += self._crowds(points, cities, of_points, of_cities)
        gradient = np.zeros_like(x)
        of_all = gradient[: 2 * self.n].reshape(-1, 2)
        of_all += of_cities
        np.add.at(of_all, self.a, of_points[:, 0])
        np.add.at(of_all, self.b, of_points[:, 3])
        gradient[2 * self.n :] = of_points[:, 1:3].reshape(-1)
        return total, gradient

    def _crowds(
        self, points: np.ndarray, cities: np.ndarray, of_points: np.ndarray, of_cities: np.ndarray
    ) -> float:
        discs, unit, speed = self._forward(points)
        count = len(discs)
        everything = np.concatenate([discs, cities])
        of_all = np.zeros_like(everything)
        total: float = forces.crowding(
            everything, self.radius, self._owner, self.a, self.b, self.hardness, of_all
        )
        if self.labels is not None:
            total += forces.crowding_of_names(
                everything,
                self.radius,
                cities,
                self.labels.offset,
                self.labels.half,
                BETWEEN_NAMES,
                2.0 * self.hardness,
                of_all,
                of_cities,
            )
        of_cities += of_all[count:]
        forces.backward(
            of_all[:count], self.bundle_of, self._basis, self._slope, self._offset, unit, speed, of_points
        )
        return total


def _triangles(places: np.ndarray) -> np.ndarray:
    if len(places) < 4:
        return np.zeros((0, 3), dtype=int)
    try:
        triangles: np.ndarray = Delaunay(places).simplices.copy()
    except QhullError:  # all on one line
        return np.zeros((0, 3), dtype=int)
    areas = _areas(places, triangles)
    triangles[areas < 0] = triangles[areas < 0][:, ::-1]
    spread = np.ptp(places, axis=0).prod()
    large: np.ndarray = triangles[np.abs(areas) > 1e-5 * spread]
    return large


def _areas(places: np.ndarray, triangles: np.ndarray) -> np.ndarray:
    p, q, r = places[triangles[:, 0]], places[triangles[:, 1]], places[triangles[:, 2]]
    u, v = q - p, r - p
    areas: np.ndarray = (u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]) / 2
    return areas
