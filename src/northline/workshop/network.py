"""A plausible railway between cities: which of them are neighbours, what lies between them, and how long that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

import numpy as np
import shapely
from scipy.spatial import Delaunay, QhullError
from shapely.geometry import LineString, Polygon, box
from shapely.prepared import prep

from northline.geography import atlas
from northline.geography.gazetteer import Place, Region

MOST_WATER = 0.3
"""A connection with more water than that is a ferry."""
MOUNTAINS = 0.35
"""One that runs through mountains for so much of its way is a tunnel."""
SHARPEST = np.radians(17)
"""Two routes leave a city at this angle, at least: their spaces need room."""
LONGEST = 6
MEDIAN_LENGTH = 2.6


@dataclass(slots=True)
class Connection:
    """Two neighbouring cities."""

    a: int
    b: int
    distance: float
    water: float
    """How much of the straight way is water."""
    mountains: float
    length: int = 0

    @property
    def ferry(self) -> bool:
        return self.water > MOST_WATER


def positions(places: Sequence[Place], region: Region) -> np.ndarray:
    """The cities in a plane, in degrees of latitude."""
    flat = np.cos(np.radians((region.south + region.north) / 2))
    return np.array([((place.lon - region.west) % 360 * flat, place.lat) for place in places])


def connections(places: Sequence[Place], region: Region) -> list[Connection]:
    """The network: near neighbours, joined by routes that do not cross; where possible two ways to every city."""
    at = positions(places, region)
    ground = _Ground(region)
    candidates = {pair: ground.connection(places, at, *pair) for pair in _delaunay(at)}
    tree = _spanning_tree(len(places), candidates)
    typical = float(np.median([candidates[pair].distance for pair in tree]))
    chosen = set(tree)
    for pair in sorted(candidates, key=lambda pair: candidates[pair].distance):
        connection = candidates[pair]
        reach = 2.6 if connection.ferry else 3.4
        if pair not in chosen and connection.distance <= reach * typical and _is_gabriel(at, *pair):
            chosen.add(pair)
    _give_second_ways(chosen, candidates, len(places), typical)
    chosen -= _too_sharp(at, chosen, set(tree))
    found = [candidates[pair] for pair in sorted(chosen)]
    _measure(found)
    return found


def _measure(found: list[Connection]) -> None:
    unit = float(np.median([connection.distance for connection in found])) / MEDIAN_LENGTH
    for connection in found:
        connection.length = int(np.clip(round(connection.distance / unit), 1, LONGEST))


def _delaunay(at: np.ndarray) -> list[tuple[int, int]]:
    if len(at) < 4:
        return list(combinations(range(len(at)), 2))
    try:
        triangles = Delaunay(at).simplices
    except QhullError:  # all on one line
        order = np.lexsort(at.T)
        return sorted((min(a, b), max(a, b)) for a, b in pairwise(map(int, order)))
    return sorted({(int(min(t[i], t[i - 1])), int(max(t[i], t[i - 1]))) for t in triangles for i in range(3)})


def _is_gabriel(at: np.ndarray, a: int, b: int) -> bool:
    """Whether no other city lies in (or nearly in) the circle between two."""
    middle, radius = (at[a] + at[b]) / 2, np.hypot(*(at[a] - at[b])) / 2
    far = np.hypot(*(at - middle).T)
    far[[a, b]] = np.inf
    return bool(far.min() > 0.95 * radius)


def _spanning_tree(count: int, candidates: dict[tuple[int, int], Connection]) -> list[tuple[int, int]]:
    """The cheapest tree, in which water counts double."""
    root = list(range(count))

    def find(city: int) -> int:
        while root[city] != city:
            root[city] = root[root[city]]
            city = root[city]
        return city

    tree = []
    for pair in sorted(candidates, key=lambda p: candidates[p].distance * (1 + candidates[p].water)):
        a, b = map(find, pair)
        if a != b:
            root[a] = b
            tree.append(pair)
    return tree


def _give_second_ways(
    chosen: set[tuple[int, int]], candidates: dict[tuple[int, int], Connection], count: int, typical: float
) -> None:
    """A city with one route only gets another, if there is a neighbour that is not much too far."""
    for city in range(count):
        if sum(city in pair for pair in chosen) < 2:
            others = [
                pair
                for pair in candidates
                if city in pair and pair not in chosen and candidates[pair].distance <= 3.6 * typical
            ]
            if others:
                chosen.add(min(others, key=lambda pair: candidates[pair].distance))


def _too_sharp(
    at: np.ndarray, chosen: set[tuple[int, int]], kept: set[tuple[int, int]]
) -> set[tuple[int, int]]:
    """Of two routes that leave a city in nearly the same direction, the longer one."""
    dropped: set[tuple[int, int]] = set()
    for city in range(len(at)):
        around = [pair for pair in sorted(chosen) if city in pair]
        for one, two in combinations(around, 2):
            if dropped & {one, two}:
                continue
            (u, v) = (at[pair[0] if pair[1] == city else pair[1]] - at[city] for pair in (one, two))
            size = np.hypot(*u) * np.hypot(*v)
            if size and np.arccos(np.clip(u @ v / size, -1, 1)) < SHARPEST:
                longer = one if np.hypot(*u) > np.hypot(*v) else two
                shorter = two if longer is one else one
                for pair in (longer, shorter):
                    if pair not in kept:
                        dropped.add(pair)
                        break
    return dropped


class _Ground:
    """What lies between cities: land, lakes and mountains of a region."""

    def __init__(self, region: Region) -> None:
        self._west = region.west
        near = box(region.west - 3, region.south - 3, region.west + region.width + 3, region.north + 3)
        land = _areas(atlas.land(), near)
        self._land = prep(land.difference(_areas(atlas.lakes(), near).buffer(0)))
        self._mountains = prep(_areas(atlas.ranges(), near))

    def connection(self, places: Sequence[Place], at: np.ndarray, a: int, b: int) -> Connection:
        lons = [self._west + (places[city].lon - self._west) % 360 for city in (a, b)]
        line = LineString([(lons[0], places[a].lat), (lons[1], places[b].lat)])
        # Ports lie a little beside the simplified shore: what is near a city counts as land.
        steps = [line.interpolate(share, normalized=True) for share in np.linspace(0.06, 0.94, 45)]
        water = sum(not self._land.contains(point) for point in steps) / len(steps)
        high = sum(self._mountains.contains(point) for point in steps) / len(steps)
        return Connection(a, b, float(np.hypot(*(at[a] - at[b]))), water, high)


def _areas(rings: list[atlas.Line], near: shapely.Geometry) -> shapely.Geometry:
    """The union of areas in sight; rings inside others are left out: they are the shores of inner seas."""
    west, _, east, _ = near.bounds
    found: list[shapely.Geometry] = []
    holes: list[shapely.Geometry] = []
    for ring in rings:
        for turn in (-360, 0, 360):
            lons = [lon + turn for lon, _ in ring]
            if min(lons) < east and max(lons) > west:
                area = shapely.make_valid(Polygon([(lon + turn, lat) for lon, lat in ring]))
                inside = any(outer.contains(area.representative_point()) for outer in found)
                (holes if inside else found).append(area)
    return shapely.unary_union([area.intersection(near) for area in found]).difference(
        shapely.unary_union(holes)
    )
