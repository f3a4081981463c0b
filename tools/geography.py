"""Make the data of ``northline.geography`` from Natural Earth (public domain): ``python -m tools.geography KIND FILE``.

========  ==============================================================================
KIND      FILE
========  ==============================================================================
land      ``countries-50m.json`` of the npm package ``world-atlas`` (land and borders)
lakes     ``ne_50m_lakes`` as GeoJSON
ranges    ``ne_10m_geography_regions_polys`` as GeoJSON: the mountain ranges among them
places    ``ne_10m_populated_places_simple`` as GeoJSON
========  ==============================================================================

Lines are simplified and rounded to a fiftieth of a degree, and stored as steps from point to point.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from shapely.geometry import LineString, Polygon, shape

from northline import geography
from northline.geography.atlas import GRID, Line

FOLDER = Path(geography.__file__).parent
SMALLEST_ISLAND = 0.008
"""In square degrees: what is smaller is left out."""
SMALLEST_LAKE = 0.02
SMALLEST_RANGE = 0.1


def land(source: Path) -> object:
    """Shores and borders, from the TopoJSON of ``world-atlas``."""
    topology = json.loads(source.read_text())
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs: list[Line] = []
    for arc in topology["arcs"]:
        x = y = 0
        line: Line = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            line.append((x * sx + tx, y * sy + ty))
        arcs.append(line)

    def rings(geometry: dict[str, Any]) -> list[list[int]]:
        """The rings of a geometry, each a list of numbers of arcs; ``~number`` is an arc backwards."""
        parts = geometry["arcs"]
        if geometry["type"] == "Polygon":
            parts = [parts]
        return [ring for polygon in parts for ring in polygon]

    def joined(ring: list[int]) -> Line:
        line: Line = []
        for index in ring:
            arc = arcs[index] if index >= 0 else arcs[~index][::-1]
            line += arc[1:] if line else arc
        return line

    shores = []
    for geometry in topology["objects"]["land"]["geometries"]:
        for ring in rings(geometry):
            line = _unrolled(joined(ring))
            if line[0] != line[-1]:
                continue  # Antarctica runs all round the pole
            shores += _simple_ring(line, SMALLEST_ISLAND, 0.02)
    uses = Counter(
        index if index >= 0 else ~index
        for country in topology["objects"]["countries"]["geometries"]
        for ring in rings(country)
        for index in ring
    )
    lines = [
        _packed(list(LineString(_unrolled(arcs[index])).simplify(0.03).coords))
        for index, count in sorted(uses.items())
        if count > 1 and len(arcs[index]) > 1
    ]
    return {"land": shores, "borders": lines}


def lakes(source: Path) -> object:
    """The outlines of lakes, without their islands."""
    return [ring for outline in _outlines(source) for ring in _simple_ring(outline, SMALLEST_LAKE, 0.02)]


def ranges(source: Path) -> object:
    """The outlines of mountain ranges."""
    return [
        ring
        for outline in _outlines(source, "Range/mtn")
        for ring in _simple_ring(outline, SMALLEST_RANGE, 0.1)
    ]


def places(source: Path) -> object:
    """Name, country, latitude, longitude, population, and whether it is a capital; the largest first."""
    found = []
    for feature in json.loads(source.read_text(encoding="utf-8"))["features"]:
        about = feature["properties"]
        name, country = about["name"], about["adm0name"]
        if not (name and country and name.isprintable() and len(name) <= 60):
            continue
        found.append(
            [
                name.strip(),
                country.strip(),
                round(about["latitude"], 3),
                round(about["longitude"], 3),
                max(0, int(about["pop_max"] or 0)),
                int(bool(about["adm0cap"])),
            ]
        )
    return sorted(found, key=lambda place: (-place[4], place[0], place[2]))


def _outlines(source: Path, kind: str | None = None) -> Iterator[Line]:
    for feature in json.loads(source.read_text(encoding="utf-8"))["features"]:
        about = {key.lower(): value for key, value in feature["properties"].items()}
        if kind is None or about["featurecla"] == kind:
            area = shape(feature["geometry"])
            for polygon in getattr(area, "geoms", [area]):
                yield [(x, y) for x, y, *_ in polygon.exterior.coords]


def _simple_ring(line: Line, smallest: float, stray: float) -> list[list[int]]:
    """The ring as steps, with fewer points; nothing for a small one."""
    if Polygon(line).area < smallest:
        return []
    kept = list(LineString(line).simplify(stray).coords)
    return [_packed(kept)] if len(kept) >= 4 else []


def _unrolled(line: Line) -> Line:
    """The same line without leaps from one edge of the world to the other."""
    rolled, turns = [], 0
    for (lon, lat), (before, _) in zip(line, [line[0], *line], strict=False):
        turns += round((before - lon) / 360)
        rolled.append((lon + 360 * turns, lat))
    return rolled


def _packed(line: Line) -> list[int]:
    steps: list[int] = []
    x = y = 0
    for lon, lat in line:
        nx, ny = round(lon * GRID), round(lat * GRID)
        if steps and (nx, ny) == (x, y):
            continue
        steps += [nx - x, ny - y]
        x, y = nx, ny
    return steps


KINDS: dict[str, tuple[str, Callable[[Path], object]]] = {
    "land": ("atlas.json.gz", land),
    "lakes": ("lakes.json.gz", lakes),
    "ranges": ("ranges.json.gz", ranges),
    "places": ("gazetteer.json.gz", places),
}


def main(kind: str, source: str) -> None:
    name, make = KINDS[kind]
    text = json.dumps(make(Path(source)), separators=(",", ":"), ensure_ascii=False)
    data = gzip.compress(text.encode(), 9, mtime=0)
    (FOLDER / name).write_bytes(data)
    print(f"{FOLDER / name}: {len(data)} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
