"""Land, lakes and borders, bent along with the cities."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise

import numpy as np
import shapely
from scipy.interpolate import RBFInterpolator
from scipy.optimize import minimize
from shapely.geometry import LineString, MultiPolygon, Polygon, box

from northline.geography import atlas
from northline.layout.problem import Problem

BLEED = 30.0
"""Drawn beyond the edge of the board, so that no shore runs along it."""
STEP = 12.0
SMALLEST = 12.0
"""Smaller islands and lakes are left out."""
COARSE = 0.5
"""How far a simplified line may stray."""

Warp = Callable[[np.ndarray], np.ndarray]
View = tuple[float, float, float, float]


def warp(problem: Problem, cities: np.ndarray) -> Warp:
    """The smooth map that carries every city from its true place to its place on the board."""
    if len(cities) < 4:
        shift = (cities - problem.home).mean(axis=0)
        return lambda points: points + shift
    try:
        spline = RBFInterpolator(problem.home, cities, kernel="thin_plate_spline", smoothing=0.5)
    except np.linalg.LinAlgError:  # all on one line
        spline = RBFInterpolator(problem.home, cities, kernel="linear", degree=0, smoothing=0.5)
    return lambda points: spline(points) if len(points) else points


class Background:
    def __init__(self, problem: Problem, cities: np.ndarray, view: View) -> None:
        self.problem = problem
        self.warp = warp(problem, cities)
        self.land: shapely.Geometry = Polygon()
        """On the board, once the layers are made."""
        x, y, width, height = view
        self.frame = box(x - BLEED, y - BLEED, x + width + BLEED, y + height + BLEED)
        lats = [city.lat for city in problem.edition.cities]
        middle, wide = problem.meridian, problem.wide
        high = max(lats) - min(lats)
        shrunk = np.cos(np.radians(np.mean(lats)))
        spread = 0.6 * max(wide * shrunk, high) + 1.0
        half = min(wide / 2 + spread / max(shrunk, 0.3), 179.9)  # once around the world, and no farther
        self.world = box(
            middle - half, max(min(lats) - spread, -85), middle + half, min(max(lats) + spread, 85)
        )

    def layers(self) -> dict[str, str]:
        return {
            "land": self._areas(atlas.land(), even_odd=True),
            "lakes": self._areas(atlas.lakes()),
            "borders": self._lines(atlas.borders()),
            "grid": self._lines(self._graticule()),
        }

    def peaks(self, taken: Callable[[float, float], bool]) -> list[list[float]]:
        """Places for little mountains along the crests, where nothing else is drawn."""
        found: list[list[float]] = []
        random = np.random.default_rng(1)
        for crest in atlas.mountains():
            line = LineString(crest)
            if not self.world.intersects(line):
                continue
            places = self.warp(self.problem.project(_dense(crest, 0.05)))
            drawn = LineString(places)
            for at in np.arange(6.0, drawn.length, 15.0):
                x, y = np.array(drawn.interpolate(at).coords[0]) + random.normal(0, 5.0, 2)
                size = float(random.uniform(7, 11))
                if self.frame.contains(shapely.Point(x, y)) and not taken(x, y):
                    found.append([round(float(x), 1), round(float(y), 1), round(size, 1)])
        return sorted(found, key=lambda peak: peak[1])

    def circle(self, cities: np.ndarray, view: View) -> str:
        """The line between the cities with the mark ``arctic`` and the others; empty where there is none."""
        arctic = np.array(["arctic" in city.marks for city in self.problem.edition.cities])
        if arctic.all() or not arctic.any():
            return ""
        lons = np.linspace(self.world.bounds[0], self.world.bounds[2], 160)
        true = self.warp(self.problem.project([(lon, 66.56) for lon in lons]))
        true = true[np.argsort(true[:, 0])]
        xs = np.linspace(view[0] - BLEED, view[0] + view[2] + BLEED, 90)
        start = np.interp(xs, true[:, 0], true[:, 1])
        below = np.where(arctic, 1.0, -1.0)  # the line runs below an arctic city, above the others

        def cost(y: np.ndarray) -> float:
            at = np.interp(cities[:, 0], xs, y)
            lack = np.maximum(0.0, 26.0 - below * (at - cities[:, 1]))
            return float(
                0.0005 * ((y - start) ** 2).sum() + 0.6 * (np.diff(y, 2) ** 2).sum() + 2 * (lack**2).sum()
            )

        y = minimize(cost, start, method="L-BFGS-B", options={"maxiter": 200, "maxfun": 10**6}).x
        if (below * (np.interp(cities[:, 0], xs, y) - cities[:, 1]) < 8).any():
            return ""
        return _path([np.stack([xs, y], axis=1)], closed=False)

    def _areas(self, rings: list[atlas.Line], even_odd: bool = False) -> str:
        whole: list[Polygon] = []
        for ring in self._all_round(rings):
            part = shapely.make_valid(Polygon(ring)).intersection(self.world)
            for polygon in _polygons(part):
                lines = [polygon.exterior, *polygon.interiors]
                bent = [self._bent(line.coords) for line in lines]
                shapes = _polygons(shapely.make_valid(Polygon(bent[0], bent[1:])))
                whole += [shape for shape in shapes if shape.area > SMALLEST]
        if even_odd:
            whole = _without_holes(whole)
        area = shapely.unary_union(whole).intersection(self.frame).simplify(COARSE)
        if even_odd:
            self.land = area
        kept = [polygon for polygon in _polygons(area) if polygon.area > SMALLEST]
        return _path(
            [np.array(line.coords) for p in kept for line in (p.exterior, *p.interiors)], closed=True
        )

    def _lines(self, lines: Iterable[atlas.Line]) -> str:
        drawn = []
        for line in self._all_round(lines):
            part = LineString(line).intersection(self.world)
            for piece in getattr(part, "geoms", [part]):
                if isinstance(piece, LineString) and len(piece.coords) > 1:
                    bent = LineString(self._bent(piece.coords)).intersection(self.frame).simplify(COARSE)
                    drawn += [
                        np.array(p.coords)
                        for p in getattr(bent, "geoms", [bent])
                        if isinstance(p, LineString) and p.length > 3
                    ]
        return _path(drawn, closed=False)

    def _all_round(self, lines: Iterable[atlas.Line]) -> Iterable[atlas.Line]:
        """Each line wherever it shows: a map may reach over the edge of the world at 180 degrees."""
        west, _, east, _ = self.world.bounds
        for line in lines:
            lons = [lon for lon, _ in line]
            for turn in (-360, 0, 360):
                if min(lons) + turn < east and max(lons) + turn > west:
                    yield [(lon + turn, lat) for lon, lat in line]

    def _bent(self, coords: Iterable[tuple[float, ...]]) -> np.ndarray:
        points = [(c[0], c[1]) for c in coords]
        return self.warp(self.problem.project(_dense(points, 0.25)))

    def _graticule(self) -> list[atlas.Line]:
        west, south, east, north = self.world.bounds
        step = next(s for s in (1, 2, 5, 10, 20) if (north - south) / s < 16)
        lines = [
            [(lon, lat) for lat in np.arange(south, north + 0.5, 0.5)]
            for lon in np.arange(np.ceil(west / step) * step, east, step)
        ]
        lines += [
            [(lon, lat) for lon in np.arange(west, east + 0.5, 0.5)]
            for lat in np.arange(np.ceil(south / step) * step, north, step)
        ]
        return lines


def _without_holes(polygons: list[Polygon]) -> list[Polygon]:
    """Rings inside other rings are seas inside land."""
    polygons = sorted(polygons, key=lambda polygon: -polygon.area)
    land: list[Polygon] = []
    for polygon in polygons:
        inside = [i for i, outer in enumerate(land) if outer.contains(polygon.representative_point())]
        if inside:
            cut = land[inside[-1]].difference(polygon)
            land[inside[-1] : inside[-1] + 1] = _polygons(cut)
        else:
            land.append(polygon)
    return land


def _polygons(shape: shapely.Geometry) -> list[Polygon]:
    if isinstance(shape, Polygon):
        return [] if shape.is_empty else [shape]
    if isinstance(shape, MultiPolygon) or hasattr(shape, "geoms"):
        return [polygon for part in shape.geoms for polygon in _polygons(part)]
    return []


def _dense(points: list[tuple[float, float]], step: float) -> list[tuple[float, float]]:
    """The same line with points at least every so many degrees."""
    dense: list[tuple[float, float]] = []
    for (x0, y0), (x1, y1) in pairwise(points):
        pieces = max(1, int(np.ceil(max(abs(x1 - x0), abs(y1 - y0)) / step)))
        dense += [(x0 + (x1 - x0) * k / pieces, y0 + (y1 - y0) * k / pieces) for k in range(pieces)]
    return [*dense, points[-1]]


def _path(lines: list[np.ndarray], closed: bool) -> str:
    """SVG path data in tenths, each step relative to where the last one ended."""
    parts = []
    for line in lines:
        tenths = np.round(line * 10).astype(int)
        if closed:
            tenths = tenths[:-1]
        steps = np.diff(tenths, axis=0)
        steps = steps[(steps != 0).any(axis=1)]
        if len(steps) < (2 if closed else 1):
            continue
        text = f"M{_number(tenths[0, 0])} {_number(tenths[0, 1])}l"
        for k, (dx, dy) in enumerate(steps):
            for number, first in ((_number(dx), k == 0), (_number(dy), False)):
                text += number if first or number.startswith("-") else " " + number
        parts.append(text + ("z" if closed else ""))
    return "".join(parts)


def _number(tenths: int) -> str:
    whole = f"{tenths / 10:.1f}".removesuffix(".0")
    return whole.replace("0.", ".", 1) if whole.startswith(("0.", "-0.")) else whole
