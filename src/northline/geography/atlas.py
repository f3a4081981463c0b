"""The coastlines, borders, lakes and mountains of the world, small enough to come with the package.

``atlas.json.gz`` holds Natural Earth's 50m land and borders, ``lakes.json.gz`` its lakes, ``ranges.json.gz`` the
outlines of its mountain ranges; simplified and rounded to a fiftieth of a degree. ``mountains.json`` has crests of our
own, for decoration.
"""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
GRID = 50
"""Steps to a degree."""

Line = list[tuple[float, float]]


def land() -> list[Line]:
    """The shores as closed lines of (longitude, latitude), the outer ones and the inner ones alike."""
    return [_unpacked(ring) for ring in _read("atlas.json.gz")["land"]]


def borders() -> list[Line]:
    """The borders of countries as open lines."""
    return [_unpacked(line) for line in _read("atlas.json.gz")["borders"]]


def lakes() -> list[Line]:
    """The shores of lakes as closed lines."""
    return [_unpacked(ring) for ring in _read("lakes.json.gz")]


def ranges() -> list[Line]:
    """The outlines of mountain ranges as closed lines."""
    return [_unpacked(ring) for ring in _read("ranges.json.gz")]


def mountains() -> list[Line]:
    """The crests of mountain ranges, for decoration."""
    return [
        [(x, y) for x, y in crest] for crest in json.loads((HERE / "mountains.json").read_text()).values()
    ]


@cache
def _read(name: str) -> Any:
    return json.loads(gzip.decompress((HERE / name).read_bytes()))


def _unpacked(steps: list[int]) -> Line:
    line, x, y = [], 0, 0
    for dx, dy in zip(steps[::2], steps[1::2], strict=True):
        x, y = x + dx, y + dy
        line.append((x / GRID, y / GRID))
    return line
