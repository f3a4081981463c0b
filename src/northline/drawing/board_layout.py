"""The geometry of a board: the coordinates of cities, labels, routes and background.

``northline edition layout`` computes it. There is one JSON file for each edition under ``geometry/``, which the browser
reads too. Lengths are in board units, of which a space is 36 long; x grows to the right and y downwards; angles are in
degrees, clockwise.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from northline.drawing.measure import SPACE_LENGTH, SPACE_WIDTH
from northline.drawing.shapes import Box
from northline.editions import EDITIONS, Edition
from northline.editions.untrusted import printable, shown
from northline.rules.formats.json_text import JsonError, parse_json

FORMAT = 1

_SVG_PATH = re.compile(r"[MLHVCSQTAZmlhvcsqtaz0-9eE+\-., \t\n]*")

_LARGEST_NUMBER = 1e6
"""In board units: no board is larger, and no angle."""

LARGEST_FILE = 10_000_000
"""Bytes. The largest built-in geometry has less than a hundredth of it."""


class LayoutError(ValueError):
    """A geometry file that cannot be read or belongs to another edition."""


@dataclass(frozen=True, slots=True)
class Label:
    """The name of a city: the anchor of its text, and its bounding box."""

    x: float
    y: float
    anchor: str
    """``start``, ``middle`` or ``end``, as in SVG; y is the baseline."""
    size: float
    box: tuple[float, float, float, float]
    """Left, top, width, height."""


@dataclass(frozen=True, slots=True)
class Track:
    """A route: its centre line from city to city, and the centre and angle of each space."""

    line: tuple[tuple[float, float], ...]
    spaces: tuple[tuple[float, float, float], ...]


@dataclass(frozen=True)
class BoardLayout:
    """The geometry of a board, by the ids of its edition."""

    edition: str
    view: tuple[float, float, float, float]
    cities: Mapping[str, tuple[float, float]]
    labels: Mapping[str, Label]
    routes: Mapping[str, Track]
    space: tuple[float, float] = (SPACE_LENGTH, SPACE_WIDTH)
    layers: Mapping[str, str] = field(default_factory=dict)
    """SVG paths of the background: land, lakes, borders, grid, circle."""
    peaks: tuple[tuple[float, float, float], ...] = ()
    """Small mountains: x and y of the foot, and size."""
    title: tuple[float, float, float, float] | None = None
    """Room for the name of the game and the legend: left, top, width, height."""
    rose: tuple[float, float, float] | None = None
    """Room in the sea for a compass rose: x, y, radius."""

    def box(self, route: str, space: int) -> Box:
        """The rectangle of a space of a route."""
        x, y, angle = self.routes[route].spaces[space]
        return Box(x, y, *self.space, angle)

    def to_dict(self) -> dict[str, Any]:
        """The JSON document of the file."""
        return {
            "format": FORMAT,
            "edition": self.edition,
            "view": list(self.view),
            "space": list(self.space),
            "cities": {city: list(at) for city, at in self.cities.items()},
            "labels": {
                city: {
                    "at": [label.x, label.y],
                    "anchor": label.anchor,
                    "size": label.size,
                    "box": list(label.box),
                }
                for city, label in self.labels.items()
            },
            "routes": {
                route: {"line": [list(p) for p in track.line], "spaces": [list(s) for s in track.spaces]}
                for route, track in self.routes.items()
            },
            "background": dict(self.layers),
            "peaks": [list(peak) for peak in self.peaks],
            "title": list(self.title) if self.title else None,
            "rose": list(self.rose) if self.rose else None,
        }

    def __str__(self) -> str:
        """The text of the file, with one line for each city and route so that diffs are readable."""
        document = self.to_dict()
        lines = []
        for key, value in document.items():
            if isinstance(value, dict):
                inner = ",\n".join(f"  {_json(k)}: {_json(v)}" for k, v in value.items())
                lines.append(f" {_json(key)}: {{\n{inner}\n }}")
            else:
                lines.append(f" {_json(key)}: {_json(value)}")
        return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def parse_layout(text: str, edition: Edition) -> BoardLayout:
    """Read the text of a geometry file.

    :raises LayoutError: when it is not a geometry file, or not one of this edition.
    """
    try:
        layout = _layout(parse_json(text))
    except JsonError as error:
        raise LayoutError(f"this is not a geometry file: it {error}") from None
    except KeyError as error:
        raise LayoutError(f"this is not a geometry file: {printable(str(error))} is missing") from None
    except (ValueError, TypeError, AttributeError, IndexError) as error:
        raise LayoutError(f"this is not a geometry file: {printable(str(error), 80)}") from None
    if set(layout.cities) != {city.id for city in edition.cities}:
        raise LayoutError(f"the geometry has not the cities of {edition.id}; make it anew")
    if not _has_routes(layout, edition):
        raise LayoutError(f"the geometry has not the routes of {edition.id}; make it anew")
    return layout


def _has_routes(layout: BoardLayout, edition: Edition) -> bool:
    spaces = {route: len(track.spaces) for route, track in layout.routes.items()}
    return spaces == {route.id: route.length for route in edition.routes}


def _layout(document: dict[str, Any]) -> BoardLayout:
    if document["format"] != FORMAT:
        raise ValueError(f"its format is {shown(document['format'])}, and not {FORMAT}")
    return BoardLayout(
        edition=str(document["edition"]),
        view=(*_two(document["view"][:2]), *_size(document["view"][2:])),
        space=_size(document["space"]),
        cities={city: (_number(x), _number(y)) for city, (x, y) in document["cities"].items()},
        labels={
            city: Label(
                _number(label["at"][0]),
                _number(label["at"][1]),
                _anchor(label["anchor"]),
                _number(label["size"]),
                _four(label["box"]),
            )
            for city, label in document["labels"].items()
        },
        routes={
            route: Track(
                tuple((_number(x), _number(y)) for x, y in track["line"]),
                tuple((_number(x), _number(y), _number(angle)) for x, y, angle in track["spaces"]),
            )
            for route, track in document["routes"].items()
        },
        layers={name: _path(path) for name, path in document["background"].items()},
        peaks=tuple((_number(x), _number(y), _number(size)) for x, y, size in document["peaks"]),
        title=_four(document["title"]) if document["title"] else None,
        rose=_three(document["rose"]) if document.get("rose") else None,
    )


def _path(value: Any) -> str:
    """An SVG path. It becomes part of pictures as it is, so nothing else may be in it."""
    if not isinstance(value, str) or not _SVG_PATH.fullmatch(value):
        raise ValueError(f"{shown(value)} stands where the path of a layer should be")
    return value


def _two(values: list[float]) -> tuple[float, float]:
    a, b = values
    return _number(a), _number(b)


def _size(values: list[float]) -> tuple[float, float]:
    wide, high = _two(values)
    if min(wide, high) <= 0:
        raise ValueError(f"{wide:g} by {high:g} is no size")
    return wide, high


def _four(values: list[float]) -> tuple[float, float, float, float]:
    a, b, c, d = values
    return _number(a), _number(b), _number(c), _number(d)


def _three(values: list[float]) -> tuple[float, float, float]:
    a, b, c = values
    return _number(a), _number(b), _number(c)


def _anchor(word: str) -> str:
    if word not in ("start", "middle", "end"):
        raise ValueError(f"an anchor is start, middle or end, not {shown(word)}")
    return word


def _number(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) <= _LARGEST_NUMBER:
        raise ValueError(f"{shown(value)} stands where a number should be")
    return float(value)


def layout_of(edition: Edition) -> BoardLayout:
    """The geometry that comes with an edition, or a rough one where there is none.

    >>> from northline.editions import edition
    >>> layout_of(edition("europe")).space
    (36.0, 13.0)
    """
    from northline.drawing.rough_layout import rough_layout

    layout = _built_in(edition.id)
    if layout and _has_routes(layout, edition) and set(layout.cities) == {city.id for city in edition.cities}:
        return layout
    return rough_layout(edition)  # also for an edition of one's own with the id of a built-in one


@cache
def _built_in(name: str) -> BoardLayout | None:
    if name not in EDITIONS:
        return None
    path = files("northline.drawing").joinpath("geometry", f"{name}.json")
    return _layout(json.loads(path.read_text(encoding="utf-8")))


def load_layout(path: str | Path, edition: Edition) -> BoardLayout:
    """Read a geometry file.

    :raises LayoutError: when it cannot be read, or is not one of this edition.
    """
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise LayoutError(f"it has more than {LARGEST_FILE:,} bytes")
        return parse_layout(data.decode("utf-8-sig"), edition)
    except OSError as error:
        raise LayoutError(f"{printable(str(path), 300)} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise LayoutError(f"{printable(str(path), 300)} cannot be read: it is not UTF-8 text") from None
    except LayoutError as error:
        raise LayoutError(f"{printable(str(path), 300)}: {error}") from None
