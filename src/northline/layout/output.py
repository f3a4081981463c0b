"""From a layout to the geometry file."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import shapely

from northline.drawing.board_layout import BoardLayout, Label, Track
from northline.drawing.measure import LABEL_SIZE, SPACE_LENGTH, SPACE_WIDTH
from northline.layout.background import Background
from northline.layout.curves import FINE, spaces, track
from northline.layout.problem import Problem
from northline.layout.solve import Layout

LINE = np.linspace(0, len(FINE) - 1, 9).astype(int)
LINE_AT = FINE[LINE]
"""Where on its curve the points of a route's line are."""
Rectangle = tuple[float, float, float, float]
TITLE = (250.0, 118.0)
"""The size of the place for the name of the game and the legend."""


ROSE = 44.0
"""The radius of a compass rose."""


def bare_board_layout(problem: Problem, layout: Layout) -> BoardLayout:
    """Cities, names and routes, moved so that the corner of the board is the origin."""
    tracks, boxes = _tracks(problem, layout), _label_boxes(problem, layout)
    corners = [boxes[:, :2], boxes[:, :2] + boxes[:, 2:]] if len(boxes) else []
    everything = np.concatenate([*(spaces[:, :2] for _, spaces in tracks.values()), *corners, layout.cities])
    low, high = everything.min(axis=0), everything.max(axis=0)
    left, top, right, bottom = problem.tuning.margin
    width, height = high - low + [left + right, top + bottom]
    view = (0.0, 0.0, float(round(width)), float(round(height)))
    return placed(problem, layout, low - [left, top], view)


def placed(
    problem: Problem, layout: Layout, origin: np.ndarray, view: tuple[float, float, float, float]
) -> BoardLayout:
    """Cities, names and routes on a canvas whose corner is at a place of the layout."""
    edition = problem.edition
    boxes = _label_boxes(problem, layout)
    boxes[:, :2] -= origin
    named = [index for index, city in enumerate(edition.cities) if city.named]
    return BoardLayout(
        edition=edition.id,
        view=view,
        space=(SPACE_LENGTH, SPACE_WIDTH),
        cities={
            city.id: (x, y)
            for city, (x, y) in zip(edition.cities, _rounded(layout.cities - origin), strict=True)
        },
        labels={
            edition.cities[index].id: _label(box, float(layout.labels.offset[index][0]))
            for index, box in zip(named, _rounded(boxes), strict=True)
        },
        routes={
            route: Track(
                tuple((x, y) for x, y in _rounded(line - origin)),
                tuple((x, y, angle) for x, y, angle in _rounded(spaces - [*origin, 0.0])),
            )
            for route, (line, spaces) in _tracks(problem, layout).items()
        },
    )


def _rounded(numbers: np.ndarray) -> list[list[float]]:
    rows: list[list[float]] = np.round(numbers, 1).tolist()
    return rows


def board_layout(problem: Problem, layout: Layout) -> BoardLayout:
    """Everything in its place, with the land and the sea."""
    bare = bare_board_layout(problem, layout)
    cities = np.array(list(bare.cities.values()))
    boxes = [label.box for label in bare.labels.values()]
    spots = np.array([space[:2] for track in bare.routes.values() for space in track.spaces]).reshape(-1, 2)
    title = _free_place(np.concatenate([spots, cities]), boxes, bare.view)
    if title is None:  # a small or crowded board grows a strip for it
        _, _, width, height = bare.view
        view = (0.0, 0.0, max(width, TITLE[0] + 60), height + TITLE[1] + 10)
        bare, title = replace(bare, view=view), (30.0, height - 20, *TITLE)
    ground = Background(problem, cities, bare.view)
    layers = ground.layers()
    circle = ground.circle(cities, bare.view)
    if circle:
        layers["circle"] = circle
    covered = [*boxes, title] if title else boxes

    def taken(x: float, y: float) -> bool:
        if len(spots) and np.hypot(*(spots - [x, y - 4]).T).min() < 26:
            return True
        if np.hypot(*(cities - [x, y - 4]).T).min() < 22:
            return True
        return any(bx - 10 < x < bx + w + 10 and by - 4 < y < by + h + 14 for bx, by, w, h in covered)

    rose = _open_sea(np.concatenate([spots, cities]), covered, ground.land, bare.view)
    peaks = tuple((x, y, size) for x, y, size in ground.peaks(taken))
    return replace(bare, layers=layers, peaks=peaks, title=title, rose=rose)


def _tracks(problem: Problem, layout: Layout) -> dict[str, tuple[np.ndarray, np.ndarray]]:
    """The middle line and the spaces of every route, from its own first city."""
    found = {}
    for index, bundle in enumerate(problem.bundles):
        points = np.ascontiguousarray(layout.points[index])
        for number, offset in zip(bundle.routes, bundle.offsets, strict=True):
            route = problem.edition.routes[number]
            line = track(points, offset)[LINE]
            lying = spaces(points, offset, route.length, layout.shifts[index])
            found[route.id] = (line, lying) if route.a == bundle.a else (line[::-1], lying[::-1])
    return {route.id: found[route.id] for route in problem.edition.routes}


def _label_boxes(problem: Problem, layout: Layout) -> np.ndarray:
    """Left, top, width and height of the names, of those cities that have one."""
    named = np.array([city.named for city in problem.edition.cities], dtype=bool)
    half = layout.labels.half
    boxes: np.ndarray = np.concatenate([layout.cities + layout.labels.offset - half, 2 * half], axis=1)[named]
    return boxes


def _label(box: list[float], aside: float) -> Label:
    """A name in its box; ``aside`` is how far to the right of its city the middle of the box lies."""
    x, y, width, height = box
    if abs(aside) < 0.3 * width + 2:
        anchor, at = "middle", x + width / 2
    elif aside > 0:
        anchor, at = "start", x + 1
    else:
        anchor, at = "end", x + width - 1
    return Label(round(at, 1), round(y + height * 0.78, 1), anchor, LABEL_SIZE, (x, y, width, height))


def _free_place(spots: np.ndarray, boxes: list[Rectangle], view: Rectangle) -> Rectangle | None:
    """The corner, or the place nearest to one, where the title covers nothing."""
    width, height = TITLE
    best, where = np.inf, None
    for x in np.arange(26, view[2] - width - 24, 12):
        for y in np.arange(26, view[3] - height - 24, 12):
            apart = np.abs(spots - [x + width / 2, y + height / 2]) - [width / 2, height / 2]
            if np.hypot(*np.maximum(apart, 0).T).min() < 30:
                continue
            if any(
                bx < x + width + 8 and bx + bw > x - 8 and by < y + height + 8 and by + bh > y - 8
                for bx, by, bw, bh in boxes
            ):
                continue
            edge = min(x, view[2] - x - width) + min(y, view[3] - y - height)
            if edge < best:
                best, where = edge, (float(x), float(y), width, height)
    return where


def _open_sea(
    spots: np.ndarray, boxes: list[Rectangle], land: shapely.Geometry, view: Rectangle
) -> tuple[float, float, float] | None:
    """The place in the sea nearest to an edge where a compass rose is in nobody's way."""
    best, where = np.inf, None
    for x in np.arange(ROSE + 30, view[2] - ROSE - 30, 10.0):
        for y in np.arange(ROSE + 30, view[3] - ROSE - 30, 10.0):
            edge = min(x, view[2] - x) + min(y, view[3] - y)
            if edge >= best or np.hypot(*(spots - [x, y]).T).min() < ROSE + 34:
                continue
            if any(
                bx - ROSE - 8 < x < bx + w + ROSE + 8 and by - ROSE - 8 < y < by + h + ROSE + 8
                for bx, by, w, h in boxes
            ):
                continue
            if land.distance(shapely.Point(x, y)) > ROSE + 12:
                best, where = edge, (float(x), float(y), ROSE)
    return where
