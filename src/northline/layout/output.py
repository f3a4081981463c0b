"""From a layout to the geometry file."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import shapely

from northline.drawing.board_layout import BoardLayout, Label, Track
from northline.drawing.measure import LABEL_SIZE, SPACE_LENGTH, SPACE_WIDTH
from northline.layout.background import Background
from northline.layout.curves import FINE, basis, places, slope, track
from northline.layout.problem import Problem
from northline.layout.solve import Layout

LINE = np.linspace(0, len(FINE) - 1, 9).astype(int)
Rectangle = tuple[float, float, float, float]
TITLE = (250.0, 118.0)
"""The size of the place for the name of the game and the legend."""


ROSE = 44.0
"""The radius of a compass rose."""


def bare_board_layout(problem: Problem, layout: Layout) -> BoardLayout:
    """Cities, names and routes, moved so that the corner of the board is the origin."""
    boxes = _label_boxes(problem, layout)
    everything = [space[:2] for track in _tracks(problem, layout).values() for space in track.spaces]
    everything += [(x, y) for x, y, _, _ in boxes.values()] + [
        (x + w, y + h) for x, y, w, h in boxes.values()
    ]
    everything += [tuple(city) for city in layout.cities]
    low, high = np.min(everything, axis=0), np.max(everything, axis=0)
    left, top, right, bottom = problem.tuning.margin
    origin = low - [left, top]
    moved = Layout(layout.cities - origin, layout.points - origin, layout.shifts, layout.labels)
    width, height = high - low + [left + right, top + bottom]
    cities = zip(problem.edition.cities, moved.cities, strict=True)
    return BoardLayout(
        edition=problem.edition.id,
        view=(0.0, 0.0, float(round(width)), float(round(height))),
        space=(SPACE_LENGTH, SPACE_WIDTH),
        cities={city.id: (round(float(x), 1), round(float(y), 1)) for city, (x, y) in cities},
        labels=_labels(problem, moved),
        routes=_tracks(problem, moved),
    )


def board_layout(problem: Problem, layout: Layout) -> BoardLayout:
    """Everything in its place, with the land and the sea."""
    bare = bare_board_layout(problem, layout)
    cities = np.array(list(bare.cities.values()))
    boxes = [label.box for label in bare.labels.values()]
    spots = np.array([space[:2] for track in bare.routes.values() for space in track.spaces])
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
        if np.hypot(*(spots - [x, y - 4]).T).min() < 26 or np.hypot(*(cities - [x, y - 4]).T).min() < 22:
            return True
        return any(bx - 10 < x < bx + w + 10 and by - 4 < y < by + h + 14 for bx, by, w, h in covered)

    rose = _open_sea(np.concatenate([spots, cities]), covered, ground.land, bare.view)
    peaks = tuple((x, y, size) for x, y, size in ground.peaks(taken))
    return replace(bare, layers=layers, peaks=peaks, title=title, rose=rose)


def _tracks(problem: Problem, layout: Layout) -> dict[str, Track]:
    found = {}
    for index, bundle in enumerate(problem.bundles):
        points = layout.points[index]
        for number, offset in zip(bundle.routes, bundle.offsets, strict=True):
            route = problem.edition.routes[number]
            middles = places(points, offset, route.length, layout.shifts[index])
            along = slope(middles) @ points
            unit = along / np.hypot(along[:, 0], along[:, 1])[:, None]
            at = basis(middles) @ points + offset * np.stack([-unit[:, 1], unit[:, 0]], axis=1)
            angles = np.degrees(np.arctan2(along[:, 1], along[:, 0]))
            line = track(points, offset)[LINE]
            spaces = [
                (round(float(x), 1), round(float(y), 1), round(float(angle), 1))
                for (x, y), angle in zip(at, angles, strict=True)
            ]
            if route.a != bundle.a:  # spaces are counted from the route's own first city
                spaces, line = spaces[::-1], line[::-1]
            found[route.id] = Track(
                tuple((round(float(x), 1), round(float(y), 1)) for x, y in line), tuple(spaces)
            )
    return {route.id: found[route.id] for route in problem.edition.routes}


def _label_boxes(problem: Problem, layout: Layout) -> dict[str, tuple[float, float, float, float]]:
    boxes = {}
    for index, city in enumerate(problem.edition.cities):
        if city.named:
            half = layout.labels.half[index]
            x, y = layout.cities[index] + layout.labels.offset[index] - half
            boxes[city.id] = (
                round(float(x), 1),
                round(float(y), 1),
                round(float(2 * half[0]), 1),
                round(float(2 * half[1]), 1),
            )
    return boxes


def _labels(problem: Problem, layout: Layout) -> dict[str, Label]:
    labels = {}
    for city_id, (x, y, width, height) in _label_boxes(problem, layout).items():
        dx = layout.labels.offset[problem.edition.city_index[city_id]][0]
        if abs(dx) < 0.3 * width + 2:
            anchor, at = "middle", x + width / 2
        elif dx > 0:
            anchor, at = "start", x + 1
        else:
            anchor, at = "end", x + width - 1
        foot = y + height * 0.78
        labels[city_id] = Label(round(at, 1), round(foot, 1), anchor, LABEL_SIZE, (x, y, width, height))
    return labels


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
