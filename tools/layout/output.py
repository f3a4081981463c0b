"""From a layout to the geometry file."""

from __future__ import annotations

import numpy as np

from northline.drawing.measure import LABEL_SIZE, SPACE_LENGTH, SPACE_WIDTH
from northline.drawing.plan import Label, Plan, Track
from tools.layout.background import Background
from tools.layout.curves import FINE, basis, places, slope, track
from tools.layout.problem import Problem
from tools.layout.solve import Layout

LINE = np.linspace(0, len(FINE) - 1, 9).astype(int)
TITLE = (250.0, 118.0)
"""The size of the place for the name of the game and the legend."""


def plan(problem: Problem, layout: Layout) -> Plan:
    """Everything in its place, moved so that the corner of the board is the origin."""
    edition = problem.edition
    tracks = _tracks(problem, layout)
    boxes = _label_boxes(problem, layout)
    everything = [s[:2] for t in tracks.values() for s in t.spaces]
    everything += [(x, y) for x, y, _, _ in boxes.values()] + [
        (x + w, y + h) for x, y, w, h in boxes.values()
    ]
    everything += [tuple(city) for city in layout.cities]
    low, high = np.min(everything, axis=0), np.max(everything, axis=0)
    left, top, right, bottom = problem.tuning.margin
    view = (
        float(low[0] - left),
        float(low[1] - top),
        float(high[0] - low[0] + left + right),
        float(high[1] - low[1] + top + bottom),
    )
    origin = np.array(view[:2])
    moved = Layout(layout.cities - origin, layout.points - origin, layout.shifts, layout.labels)
    tracks, boxes = _tracks(problem, moved), _label_boxes(problem, moved)
    at_origin = (0.0, 0.0, round(view[2]), round(view[3]))
    title = _free_place(tracks, boxes, moved.cities, at_origin)
    ground = _Moved(problem, moved.cities, at_origin)
    layers = ground.layers()
    circle = ground.circle(moved.cities, at_origin)
    if circle:
        layers["circle"] = circle

    def taken(x: float, y: float) -> bool:
        if (
            title
            and title[0] - 10 < x < title[0] + title[2] + 10
            and title[1] - 10 < y < title[1] + title[3] + 14
        ):
            return True
        near_space = any(np.hypot(x - sx, y - 4 - sy) < 26 for t in tracks.values() for sx, sy, _ in t.spaces)
        near_city = (np.hypot(*(moved.cities - [x, y - 4]).T) < 22).any()
        in_label = any(
            bx - 10 < x < bx + w + 10 and by - 4 < y < by + h + 12 for bx, by, w, h in boxes.values()
        )
        return bool(near_space or near_city or in_label)

    return Plan(
        edition=edition.id,
        view=at_origin,
        space=(SPACE_LENGTH, SPACE_WIDTH),
        cities={
            city.id: (round(float(x), 1), round(float(y), 1))
            for city, (x, y) in zip(edition.cities, moved.cities, strict=True)
        },
        labels=_labels(problem, moved, boxes),
        routes=tracks,
        layers=layers,
        peaks=tuple((x, y, s) for x, y, s in ground.peaks(taken)),
        title=title,
    )


class _Moved(Background):
    """A background whose cities are already moved to the origin of the board."""


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


def _labels(
    problem: Problem, layout: Layout, boxes: dict[str, tuple[float, float, float, float]]
) -> dict[str, Label]:
    labels = {}
    for city_id, (x, y, width, height) in boxes.items():
        index = problem.edition.city_index[city_id]
        dx = layout.labels.offset[index][0]
        if abs(dx) < 0.6 * width / 2 + 2:
            anchor, at = "middle", x + width / 2
        elif dx > 0:
            anchor, at = "start", x + 1
        else:
            anchor, at = "end", x + width - 1
        labels[city_id] = Label(
            round(at, 1), round(y + height * 0.78, 1), anchor, LABEL_SIZE, (x, y, width, height)
        )
    return labels


def _free_place(
    tracks: dict[str, Track],
    boxes: dict[str, tuple[float, float, float, float]],
    cities: np.ndarray,
    view: tuple[float, float, float, float],
) -> tuple[float, float, float, float] | None:
    """The corner, or the place nearest to one, where the title covers nothing."""
    width, height = TITLE
    spots = np.array([s[:2] for t in tracks.values() for s in t.spaces] + [tuple(c) for c in cities])
    best, where = np.inf, None
    for x in np.arange(26, view[2] - width - 24, 12):
        for y in np.arange(26, view[3] - height - 24, 12):
            apart = np.maximum(np.abs(spots - [x + width / 2, y + height / 2]) - [width / 2, height / 2], 0)
            if np.hypot(*apart.T).min() < 30:
                continue
            if any(
                bx < x + width + 8 and bx + bw > x - 8 and by < y + height + 8 and by + bh > y - 8
                for bx, by, bw, bh in boxes.values()
            ):
                continue
            edge = min(x, view[2] - x - width) + min(y, view[3] - y - height)
            if edge < best:
                best, where = edge, (float(x), float(y), width, height)
    return where
