"""Names that can be read in a picture, however small it is."""

from __future__ import annotations

from dataclasses import replace

from northline.drawing.board_layout import BoardLayout, Label
from northline.drawing.measure import CITY_RADIUS, LABEL_SIZE, text_width
from northline.drawing.name_places import Area, place_names
from northline.editions import Edition

SMALLEST_PX = 10.0
NARROWEST = 400
"""In narrower pictures names shrink with the board: there is no room for them."""


def with_readable_names(edition: Edition, layout: BoardLayout, width: float) -> BoardLayout:
    """The layout with names that are large enough in a picture of a width in pixels.

    It is the same one where they are already. Larger names look for other places if they have to.
    """
    size = round(max(LABEL_SIZE, SMALLEST_PX * layout.view[2] / max(width, NARROWEST)), 1)
    names = {city.id: city.name for city in edition.cities if city.named}
    if all(city in layout.labels and layout.labels[city].size >= size for city in names):
        return layout
    boxes = place_names(
        {city: (text_width(name, size) + 2, size * 1.12) for city, name in names.items()},
        layout.cities,
        CITY_RADIUS,
        [layout.box(route.id, space) for route in edition.routes for space in range(route.length)],
        layout.view,
        {city: label.box for city, label in layout.labels.items()},
    )
    labels = {city: _label(box, layout.cities[city][0], size) for city, box in boxes.items()}
    return replace(layout, labels=labels)


def _label(box: Area, city_x: float, size: float) -> Label:
    """A name in its box, anchored at the side where its city is."""
    left, top, width, height = (round(value, 1) for value in box)
    baseline = round(top + height * 0.78, 1)
    if left >= city_x:
        return Label(round(left + 1, 1), baseline, "start", size, (left, top, width, height))
    if left + width <= city_x:
        return Label(round(left + width - 1, 1), baseline, "end", size, (left, top, width, height))
    return Label(round(left + width / 2, 1), baseline, "middle", size, (left, top, width, height))
