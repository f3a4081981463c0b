"""The coastlines and borders of the world, small enough to keep in the repository.

``atlas.json.gz`` holds Natural Earth's 50m land and borders (public domain), simplified and rounded to a fiftieth of
a degree. It is made from the npm package ``world-atlas``::

    npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz package/countries-50m.json
    python -m tools.layout.atlas package/countries-50m.json

Lakes are not in that package. ``lakes.json`` has the large ones of northern Europe and the Alps, as outlines of
a dozen points or so of our own.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from shapely.geometry import LineString, Polygon

HERE = Path(__file__).parent
GRID = 50
"""Steps to a degree."""
SMALLEST_ISLAND = 0.008
"""In square degrees: what is smaller is left out."""

Line = list[tuple[float, float]]


def land() -> list[Line]:
    """The shores as closed lines of (longitude, latitude), the outer ones and the inner ones alike."""
    return [_unpacked(ring) for ring in _atlas()["land"]]


def borders() -> list[Line]:
    """The borders of countries as open lines."""
    return [_unpacked(line) for line in _atlas()["borders"]]


def lakes() -> list[Line]:
    return [[(x, y) for x, y in ring] for ring in json.loads((HERE / "lakes.json").read_text()).values()]


def mountains() -> list[Line]:
    """The crests of mountain ranges, for decoration."""
    return [
        [(x, y) for x, y in crest] for crest in json.loads((HERE / "mountains.json").read_text()).values()
    ]


def _atlas() -> dict[str, list[list[int]]]:
    packed: dict[str, list[list[int]]] = json.loads(gzip.decompress((HERE / "atlas.json.gz").read_bytes()))
    return packed


def _unrolled(line: Line) -> Line:
    """The same line without leaps from one edge of the world to the other."""
    rolled, turns = [], 0
    for (lon, lat), (before, _) in zip(line, [line[0], *line], strict=False):
        turns += round((before - lon) / 360)
        rolled.append((lon + 360 * turns, lat))
    return rolled


def _unpacked(steps: list[int]) -> Line:
    line, x, y = [], 0, 0
    for dx, dy in zip(steps[::2], steps[1::2], strict=True):
        x, y = x + dx, y + dy
        line.append((x / GRID, y / GRID))
    return line


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


def build(source: Path) -> bytes:
    """The atlas as bytes, from the TopoJSON of ``world-atlas``."""
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
            if Polygon(line).area >= SMALLEST_ISLAND:
                kept = list(LineString(line).simplify(0.02).coords)
                if len(kept) >= 4:
                    shores.append(_packed(kept))
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
    text = json.dumps({"land": shores, "borders": lines}, separators=(",", ":"))
    return gzip.compress(text.encode(), 9, mtime=0)


if __name__ == "__main__":
    (HERE / "atlas.json.gz").write_bytes(build(Path(sys.argv[1])))
