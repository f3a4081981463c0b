"""What is to be laid out: where the cities truly lie, and the bundles of parallel routes between them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import numpy as np
from pyproj import Transformer

from northline.drawing.measure import (
    CITY_RADIUS,
    GAP,
    LABEL_SIZE,
    SPACE_LENGTH,
    SPACE_WIDTH,
    STOP_RADIUS,
    TRACK,
    text_width,
)
from northline.editions import Edition

PITCH = SPACE_LENGTH + GAP
CLEARANCE = CITY_RADIUS + 4.0
"""From the middle of a city to the edge of the first space."""


LONELY = 4 * PITCH
"""Between neighbouring cities of a board that has no routes yet."""
LARGEST = 20_000.0
"""The size of a board before anything is moved: ten times the largest that comes with Northline."""


@dataclass(frozen=True)
class Bundle:
    """The routes between two cities: a single track, a double or a triple."""

    a: int
    b: int
    routes: tuple[int, ...]
    offsets: tuple[float, ...]
    """How far each track lies to the side of the middle line."""
    length: int
    """Spaces of the longest."""

    @property
    def need(self) -> float:
        return self.length * PITCH - GAP + 2 * CLEARANCE

    @property
    def width(self) -> float:
        return SPACE_WIDTH + (len(self.routes) - 1) * TRACK


@dataclass(frozen=True)
class Tuning:
    """What a hand has changed; ``tools/layout/tuning/europe.toml`` has an example of each."""

    fit: float = 0.6
    """The share of routes that have room before any city is moved: more makes a larger, emptier board."""
    margin: tuple[float, float, float, float] = (44.0, 44.0, 44.0, 44.0)
    """Room left of, above, right of and below everything that is drawn."""
    rotate: float = 0.0
    """Degrees by which the map is turned, against the clock."""
    stretch: tuple[float, float] = (1.0, 1.0)
    """How much wider and taller the map is drawn than it is."""
    nudge: dict[str, tuple[float, float]] = field(default_factory=dict)
    """City: how far its true place is shifted, in spaces (right, down)."""
    bend: dict[str, float] = field(default_factory=dict)
    """Two cities, as in ``roma-palermo``: the bend to start with; positive is to the right as one leaves the first."""
    label: dict[str, str] = field(default_factory=dict)
    """City: the side of its name (e, w, n, s, ne, nw, se, sw)."""


def read_tuning(path: Path) -> Tuning:
    values = tomllib.loads(path.read_text(encoding="utf-8"))
    for key in ("margin", "stretch"):
        if key in values:
            values[key] = tuple(values[key])
    return Tuning(**values)


class Problem:
    """An edition with its map projected and scaled to the size of the spaces."""

    def __init__(self, edition: Edition, tuning: Tuning) -> None:
        self.edition = edition
        self.tuning = tuning
        self.bundles = _bundles(edition)
        self.city_radius = np.array([CITY_RADIUS if c.named else STOP_RADIUS for c in edition.cities])
        self.label_size = np.array(
            [
                (text_width(c.name, LABEL_SIZE) + 2, LABEL_SIZE * 1.12) if c.named else (0.0, 0.0)
                for c in edition.cities
            ]
        )
        self.meridian, self.wide = _middle_meridian([city.lon for city in edition.cities])
        """The middle of the board, and how many degrees of longitude it spans."""
        self._projection = _projection(edition, self.meridian, self.wide)
        angle = np.radians(tuning.rotate)
        turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
        self._matrix = np.diag(tuning.stretch) @ turn
        self._scale = 1.0
        places = _apart(self.project([(c.lon, c.lat) for c in edition.cities]))
        self._scale = self._fitting_scale(places)
        self.home = places * self._scale
        self.truth = self.home.copy()
        for city, shift in tuning.nudge.items():
            self.truth[edition.city_index[city]] += np.array(shift) * PITCH

    def project(self, points: list[tuple[float, float]]) -> np.ndarray:
        """Longitudes and latitudes as places on the board, before anything is moved. Down is positive."""
        lon, lat = np.array(points, dtype=float).T
        x, y = self._projection.transform(lon, lat)
        places: np.ndarray = np.stack([x, -np.asarray(y)], axis=1) @ self._matrix.T * self._scale
        return places

    def _fitting_scale(self, places: np.ndarray) -> float:
        if not self.bundles:  # cities without routes, as a board has them at first
            return LONELY / max(float(np.median(_nearest(places))), 1e-9) if len(places) > 1 else 1.0
        far = np.array([np.hypot(*(places[bundle.a] - places[bundle.b])) for bundle in self.bundles])
        needs = np.array([bundle.need for bundle in self.bundles])
        wanted = float(np.quantile(needs / far, self.tuning.fit))
        # Two cities in one place would want a board without end.
        return min(wanted, LARGEST / float(np.ptp(places, axis=0).max()))


def _apart(places: np.ndarray) -> np.ndarray:
    """The same places, those of cities in one place a little apart."""
    size = float(np.ptp(places, axis=0).max(initial=0.0)) or 1.0
    apart = places.copy()
    for index in range(1, len(places)):
        if np.hypot(*(apart[:index] - apart[index]).T).min() < 1e-4 * size:
            turn = index * 2.4  # the golden angle: no two are shifted the same way
            apart[index] += 0.01 * size * np.array([np.cos(turn), np.sin(turn)])
    return apart


def _nearest(places: np.ndarray) -> np.ndarray:
    """How far it is from each place to the nearest other one."""
    far = np.hypot(*(places[:, None] - places[None]).transpose(2, 0, 1))
    np.fill_diagonal(far, np.inf)
    nearest: np.ndarray = far.min(axis=1)
    return nearest


_WIDE, _HIGH = 150.0, 100.0
"""A board of more degrees is one of the world, which no map of a country can show."""


def _projection(edition: Edition, lon: float, wide: float) -> Transformer:
    lats = [city.lat for city in edition.cities]
    lat, high = (min(lats) + max(lats)) / 2, max(lats) - min(lats)
    if wide > _WIDE or high > _HIGH:
        target = f"+proj=robin +lon_0={lon} +units=km"
    elif 15 < abs(lat) < 75:
        third = max(high, 1.0) / 3
        target = (
            f"+proj=lcc +lat_0={lat} +lon_0={lon} +lat_1={lat - third / 2} +lat_2={lat + third / 2} +units=km"
        )
    else:
        target = f"+proj=laea +lat_0={lat} +lon_0={lon} +units=km"
    return Transformer.from_crs("EPSG:4326", target, always_xy=True)


def _middle_meridian(lons: list[float]) -> tuple[float, float]:
    """The middle of some longitudes, and how many degrees they span; across the date line where that is shorter."""
    around = sorted(lons)
    gaps = [b - a for a, b in pairwise([*around, around[0] + 360])]
    widest = max(range(len(gaps)), key=lambda gap: (gaps[gap], gap))
    west, east = around[(widest + 1) % len(around)], around[widest]
    if east < west:
        east += 360
    return ((west + east) / 2 + 180) % 360 - 180, east - west


def _bundles(edition: Edition) -> list[Bundle]:
    groups: dict[tuple[int, int], list[int]] = {}
    for index, route in enumerate(edition.routes):
        groups.setdefault((min(route.a, route.b), max(route.a, route.b)), []).append(index)
    bundles = []
    for (a, b), routes in groups.items():
        middle = (len(routes) - 1) / 2
        offsets = tuple((place - middle) * TRACK for place in range(len(routes)))
        length = max(edition.routes[route].length for route in routes)
        bundles.append(Bundle(a, b, tuple(routes), offsets, length))
    return bundles
