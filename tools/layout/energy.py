"""How bad a layout is, as a smooth function with its gradient.

The unknowns are the cities and the two inner points of each bundle's curve. Spaces are covered with discs that
push each other apart, and push names and cities away.
"""

from __future__ import annotations

import numpy as np
from scipy.spatial import Delaunay, cKDTree

from northline.drawing.measure import SPACE_LENGTH, SPACE_WIDTH
from tools.layout.curves import basis, places, slope
from tools.layout.problem import Problem

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
        self.a = np.array([bundle.a for bundle in problem.bundles])
        self.b = np.array([bundle.b for bundle in problem.bundles])
        outer = [
            (index, offset, bundle.need)
            for index, bundle in enumerate(problem.bundles)
            for offset in sorted({bundle.offsets[0], bundle.offsets[-1]})
        ]
        self._outer = np.array([index for index, _, _ in outer])
        self._outer_offset = np.array([offset for _, offset, _ in outer])
        self._need = np.array([need for _, _, need in outer])
        self._measure_basis, self._measure_slope = basis(MEASURE), slope(MEASURE)
        triangles = _triangles(problem.truth)
        self._triangles = triangles
        self._areas = _areas(problem.truth, triangles)
        edges = {tuple(sorted((t[i], t[i - 1]))) for t in triangles.tolist() for i in range(3)}
        self._edges = np.array(sorted(edges), dtype=int).reshape(-1, 2)

    def place_discs(self, x: np.ndarray, shifts: np.ndarray) -> None:
        """Cover the spaces as they lie now; they stay at the same parameters of their curves."""
        points = self.points(x)
        parts = [self.cover(index, points[index], shifts[index]) for index in range(self.m)]
        self.bundle_of = np.concatenate([np.full(len(t), index) for index, (t, _, _) in enumerate(parts)])
        t = np.concatenate([t for t, _, _ in parts])
        self._basis, self._slope = basis(t), slope(t)
        self._offset = np.concatenate([offset for _, offset, _ in parts])
        radii = [radius for _, _, radius in parts]
        self.radius = np.concatenate([*radii, self.problem.city_radius + self.air / 2 + 1.0])

    def cover(
        self, index: int, points: np.ndarray, shift: float
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The discs of a bundle: their parameters on its curve, how far to the side they lie, and their radii."""
        bundle = self.problem.bundles[index]
        ts, offs = [], []
        for route, offset in zip(bundle.routes, bundle.offsets, strict=True):
            count = self.problem.edition.routes[route].length
            ts.append(places(points, offset, count, shift, tuple(COVER[:, 0])))
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
        own = points[self.bundle_of]
        middle = np.einsum("sk,skd->sd", self._basis, own)
        along = np.einsum("sk,skd->sd", self._slope, own)
        speed = np.maximum(np.hypot(along[:, 0], along[:, 1]), 1e-6)
        unit = along / speed[:, None]
        return middle + self._offset[:, None] * np.stack([-unit[:, 1], unit[:, 0]], axis=1), unit, speed

    def __call__(self, x: np.ndarray) -> tuple[float, np.ndarray]:
        points = self.points(x)
        cities = x[: 2 * self.n].reshape(-1, 2)
        of_points = np.zeros_like(points)
        of_cities = np.zeros_like(cities)
        total = self._homesickness(cities, of_cities)
        total += self._stiffness(points, of_points)
        total += self._room(points, of_points)
        total += self._crowds(points, cities, of_points, of_cities)
        gradient = np.zeros_like(x)
        of_all = gradient[: 2 * self.n].reshape(-1, 2)
        of_all += of_cities
        np.add.at(of_all, self.a, of_points[:, 0])
        np.add.at(of_all, self.b, of_points[:, 3])
        gradient[2 * self.n :] = of_points[:, 1:3].reshape(-1)
        return total, gradient

    def _homesickness(self, cities: np.ndarray, of_cities: np.ndarray) -> float:
        """Cities want to lie where they are, and as their neighbours do, and no part of the map may fold."""
        away = cities - self.problem.truth
        of_cities += 0.006 * away
        total = 0.003 * float((away**2).sum())
        i, j = self._edges.T
        true = self.problem.truth[i] - self.problem.truth[j]
        weight = 2.0 / np.maximum(np.hypot(true[:, 0], true[:, 1]), 20.0)
        differ = away[i] - away[j]
        total += float((0.02 * weight * (differ**2).sum(axis=1)).sum())
        pull = 0.04 * weight[:, None] * differ
        np.add.at(of_cities, i, pull)
        np.add.at(of_cities, j, -pull)
        t = self._triangles
        signed = _areas(cities, t)
        lack = np.maximum(0.0, 0.35 * self._areas - signed) / np.sqrt(self._areas)
        total += float((lack**2).sum())
        g = -2 * lack / np.sqrt(self._areas) / 2
        p, q, r = cities[t[:, 0]], cities[t[:, 1]], cities[t[:, 2]]
        for corner, (u, v) in enumerate(((q, r), (r, p), (p, q))):
            d = u - v
            np.add.at(of_cities, t[:, corner], g[:, None] * np.stack([d[:, 1], -d[:, 0]], axis=1))
        return total

    def _stiffness(self, points: np.ndarray, of_points: np.ndarray) -> float:
        """Routes want to be straight; a plain arc costs less than a snake."""
        a, p, q, b = (points[:, k] for k in range(4))
        chord = np.maximum(np.hypot(*(self.problem.truth[self.a] - self.problem.truth[self.b]).T), 40.0)
        weight = (self.stiffness / np.sqrt(chord / 100))[:, None]
        first, second = p - (2 * a + b) / 3, q - (a + 2 * b) / 3
        snake = first - second
        total = float((weight * (first**2 + second**2 + 3 * snake**2)).sum())
        f, s, k = 2 * weight * first, 2 * weight * second, 6 * weight * snake
        of_points[:, 1] += f + k
        of_points[:, 2] += s - k
        of_points[:, 0] -= 2 * (f + k) / 3 + (s - k) / 3
        of_points[:, 3] -= (f + k) / 3 + 2 * (s - k) / 3
        return total

    def _room(self, points: np.ndarray, of_points: np.ndarray) -> float:
        """The outer tracks of a bundle must be long enough for its spaces, and had better not be much longer."""
        own = points[self._outer]
        offset = self._outer_offset[:, None, None]
        middle = np.einsum("tk,mkd->mtd", self._measure_basis, own)
        along = np.einsum("tk,mkd->mtd", self._measure_slope, own)
        speed = np.maximum(np.hypot(along[..., 0], along[..., 1]), 1e-6)[..., None]
        unit = along / speed
        line = middle + offset * np.stack([-unit[..., 1], unit[..., 0]], axis=-1)
        step = np.diff(line, axis=1)
        size = np.maximum(np.hypot(step[..., 0], step[..., 1]), 1e-6)
        length = size.sum(axis=1)
        short = np.maximum(0.0, self._need + 3.0 - length)
        long = np.maximum(0.0, length - 1.12 * self._need - 10)
        total = float((0.6 * self.hardness * short**2 + 0.012 * long**2).sum())
        pull = -1.2 * self.hardness * short + 0.024 * long
        direction = step / size[..., None] * pull[:, None, None]
        of_line = np.zeros_like(line)
        of_line[:, 1:] += direction
        of_line[:, :-1] -= direction
        turned = np.stack([of_line[..., 1], -of_line[..., 0]], axis=-1) * offset
        turned -= unit * (unit * turned).sum(axis=-1, keepdims=True)
        pushed = np.einsum("tk,mtd->mkd", self._measure_basis, of_line)
        pushed += np.einsum("tk,mtd->mkd", self._measure_slope, turned / speed)
        np.add.at(of_points, self._outer, pushed)
        return total

    def _crowds(
        self, points: np.ndarray, cities: np.ndarray, of_points: np.ndarray, of_cities: np.ndarray
    ) -> float:
        discs, unit, speed = self._forward(points)
        count = len(discs)
        everything = np.concatenate([discs, cities])
        of_all = np.zeros_like(everything)
        total = self._pairs(everything, count, of_all)
        if self.labels is not None:
            total += self._names(everything, count, cities, of_all, of_cities)
        of_cities += of_all[count:]
        pushed = of_all[:count]
        own = np.zeros((count, 4, 2))
        own += self._basis[:, :, None] * pushed[:, None, :]
        turned = np.stack([pushed[:, 1], -pushed[:, 0]], axis=1) * self._offset[:, None]
        turned -= unit * (unit * turned).sum(axis=1)[:, None]
        own += self._slope[:, :, None] * (turned / speed[:, None])[:, None, :]
        np.add.at(of_points, self.bundle_of, own)
        return total

    def _pairs(self, everything: np.ndarray, count: int, of_all: np.ndarray) -> float:
        pairs = cKDTree(everything).query_pairs(2 * self.radius.max() + 14, output_type="ndarray")
        i, j = pairs.T
        bundle = np.concatenate([self.bundle_of, np.full(self.n, -1)])
        disc_i, disc_j = i < count, j < count
        same = disc_i & disc_j & (bundle[i] == bundle[j])
        city = np.where(disc_j, 0, j - count)
        end = disc_i & ~disc_j & ((self.a[bundle[i]] == city) | (self.b[bundle[i]] == city))
        i, j = i[~same & ~end], j[~same & ~end]
        reach = self.radius[i] + self.radius[j]
        reach = reach + np.where((i >= count) & (j >= count), 14.0, 0.0)
        apart = everything[i] - everything[j]
        far = np.maximum(np.hypot(apart[:, 0], apart[:, 1]), 1e-3)
        deep = np.maximum(0.0, reach - far)
        total = self.hardness * float((deep**2).sum())
        push = (-2 * self.hardness * deep / far)[:, None] * apart
        np.add.at(of_all, i, push)
        np.add.at(of_all, j, -push)
        return total

    def _names(
        self,
        everything: np.ndarray,
        count: int,
        cities: np.ndarray,
        of_all: np.ndarray,
        of_cities: np.ndarray,
    ) -> float:
        labels = self.labels
        assert labels is not None
        total = 0.0
        weight = 2.0 * self.hardness
        for city in np.flatnonzero(labels.half[:, 0]):
            middle = cities[city] + labels.offset[city]
            apart = everything - middle
            reach = labels.half[city] + self.radius[:, None] + 0.9
            inside = reach - np.abs(apart)
            hit = np.flatnonzero((inside > 0).all(axis=1))
            hit = hit[hit != count + city]
            if not len(hit):
                continue
            axis = inside[hit].argmin(axis=1)
            depth = inside[hit, axis]
            total += weight * float((depth**2).sum())
            push = -2 * weight * depth * np.where(apart[hit, axis] >= 0, 1.0, -1.0)
            of_all[hit, axis] += push
            np.add.at(of_cities[city], axis, -push)
        named = np.flatnonzero(labels.half[:, 0])
        middles = cities[named] + labels.offset[named]
        for k, city in enumerate(named[:-1]):
            apart = middles[k + 1 :] - middles[k]
            inside = labels.half[named[k + 1 :]] + labels.half[city] + BETWEEN_NAMES - np.abs(apart)
            for other in np.flatnonzero((inside > 0).all(axis=1)):
                axis = int(inside[other].argmin())
                depth = inside[other, axis]
                total += 4 * weight * depth**2
                push = -8 * weight * depth * (1.0 if apart[other, axis] >= 0 else -1.0)
                of_cities[named[k + 1 + other], axis] += push
                of_cities[city, axis] -= push
        return total


def _triangles(places: np.ndarray) -> np.ndarray:
    if len(places) < 4:
        return np.zeros((0, 3), dtype=int)
    triangles: np.ndarray = Delaunay(places).simplices.copy()
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
