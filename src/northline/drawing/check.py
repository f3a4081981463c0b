"""Checks of a board's geometry: nothing overlaps or lies off the canvas."""

from __future__ import annotations

from itertools import combinations

from northline.drawing.board_layout import BoardLayout
from northline.drawing.measure import CITY_RADIUS, STOP_RADIUS
from northline.drawing.shapes import Box
from northline.editions import Edition


def problems(edition: Edition, layout: BoardLayout) -> list[str]:
    """One line for each problem of a layout; empty for a good one."""
    spaces = [
        (f"{route.id}[{number}]", layout.box(route.id, number))
        for route in edition.routes
        for number in range(route.length)
    ]
    labels = []
    for city, label in layout.labels.items():
        x, y, width, height = label.box
        labels.append((city, Box(x + width / 2, y + height / 2, width, height)))
    return [
        *(f"{one} and {two} overlap" for one, two in _overlapping(spaces)),
        *(f"the names of {one} and {two} overlap" for one, two in _overlapping(labels)),
        *(
            f"{name} lies on the name of {city}"
            for name, space in spaces
            for city, name_box in labels
            if space.overlaps(name_box)
        ),
        *(f"{name} lies on {city}" for name, space in spaces for city in _covered(edition, layout, space)),
        *(
            f"the name of {city} lies on {other}"
            for city, name_box in labels
            for other in _covered(edition, layout, name_box)
            if other != city
        ),
        *(f"{name} is off the canvas" for name, space in spaces if not _on_canvas(layout, space)),
        *(
            f"the name of {city} is off the canvas"
            for city, name_box in labels
            if not _on_canvas(layout, name_box)
        ),
    ]


def _overlapping(boxes: list[tuple[str, Box]]) -> list[tuple[str, str]]:
    return [(one, two) for (one, first), (two, second) in combinations(boxes, 2) if first.overlaps(second)]


def _covered(edition: Edition, layout: BoardLayout, box: Box) -> list[str]:
    """The cities that a box touches."""
    return [
        city.id
        for city in edition.cities
        if box.distance(*layout.cities[city.id]) < (CITY_RADIUS if city.named else STOP_RADIUS)
    ]


def _on_canvas(layout: BoardLayout, box: Box) -> bool:
    left, top, width, height = layout.view
    return all(left <= x <= left + width and top <= y <= top + height for x, y in box.corners())
