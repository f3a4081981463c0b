"""Places for names that a layout has none for: around their cities, wherever they cover least.

A rough layout has none at all, and a small picture needs larger names than the layout has room for.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from northline.drawing.shapes import Box, Point

Area = tuple[float, float, float, float]
"""Left, top, width and height."""

GAP = 3.0
"""From the mark of a city to its name."""
ROUNDS = 4
_CELL = 40.0
_OVER_NAME, _OVER_CITY, _OFF_BOARD, _STRAY = 60.0, 40.0, 200.0, 5.0
"""What a place costs where it covers something it should not; a sample point of a space costs 1."""


def place_names(
    sizes: Mapping[str, Point],
    cities: Mapping[str, Point],
    radius: float,
    spaces: Iterable[Box],
    view: Area,
    homes: Mapping[str, Area] = MappingProxyType({}),
) -> dict[str, Area]:
    """A box for each name, given its width and height.

    Each name in turn takes the place that is best in view of all others, a few times round.

    :param homes: places that names had and would like to keep.
    """
    samples = _samples(spaces)
    options: dict[str, list[tuple[Area, float]]] = {}
    for city, (width, height) in sizes.items():
        x, y = cities[city]
        areas = _around(x, y, radius + GAP, width, height)
        if city in homes:
            areas.insert(0, _grown(homes[city], x, y, width, height))
        options[city] = [
            (area, 0.5 * rank + _cost(area, city, cities, radius, samples, view))
            for rank, area in enumerate(areas)
        ]
    chosen = {city: min(places, key=lambda place: place[1])[0] for city, places in options.items()}
    for _ in range(ROUNDS):
        for city, places in options.items():
            others = [area for other, area in chosen.items() if other != city]

            def total(place: tuple[Area, float], others: Sequence[Area] = others) -> float:
                return place[1] + _OVER_NAME * sum(_overlap(place[0], other) for other in others)

            chosen[city] = min(places, key=total)[0]
    return chosen


def _grown(home: Area, x: float, y: float, width: float, height: float) -> Area:
    """The place of a smaller name, grown away from its city."""
    left, top, old_width, old_height = home
    return (
        _along(left, old_width, width, x),
        _along(top, old_height, height, y),
        width,
        height,
    )


def _along(start: float, old: float, new: float, city: float) -> float:
    if start >= city:
        return start
    return start + old - new if start + old <= city else start + (old - new) / 2


def _around(x: float, y: float, radius: float, width: float, height: float) -> list[Area]:
    """The places around a city, the preferred ones first."""
    corner = radius * math.sqrt(0.5)
    middles = [(x, y + radius + height / 2), (x + radius + width / 2, y)]
    middles += [(x, y - radius - height / 2), (x - radius - width / 2, y)]
    for across, down in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        middles.append((x + across * (corner + width / 2), y + down * (corner + height / 2)))
    for slide in (0.25, -0.25, 0.45, -0.45):
        middles += [(x + slide * width, y + side * (radius + height / 2)) for side in (1, -1)]
    return [(mx - width / 2, my - height / 2, width, height) for mx, my in middles]


def _samples(spaces: Iterable[Box]) -> dict[tuple[int, int], list[Point]]:
    """Nine points of each space, by the cells of a grid."""
    found: dict[tuple[int, int], list[Point]] = defaultdict(list)
    for box in spaces:
        c, s = math.cos(math.radians(box.angle)), math.sin(math.radians(box.angle))
        for along in (-0.42 * box.length, 0.0, 0.42 * box.length):
            for aside in (-0.4 * box.width, 0.0, 0.4 * box.width):
                x, y = box.x + along * c - aside * s, box.y + along * s + aside * c
                found[int(x // _CELL), int(y // _CELL)].append((x, y))
    return found


def _cost(
    area: Area,
    city: str,
    cities: Mapping[str, Point],
    radius: float,
    samples: Mapping[tuple[int, int], Sequence[Point]],
    view: Area,
) -> float:
    left, top, width, height = area
    right, bottom = left + width, top + height
    inside = left >= view[0] and top >= view[1] and right <= view[0] + view[2] and bottom <= view[1] + view[3]
    cost = 0.0 if inside else _OFF_BOARD
    box = Box(left + width / 2, top + height / 2, width, height)
    own = box.distance(*cities[city])
    for other, at in cities.items():
        if other != city:
            far = box.distance(*at)
            cost += _OVER_CITY * (far < radius) + _STRAY * (far < own)
    for column in range(int(left // _CELL), int(right // _CELL) + 1):
        for row in range(int(top // _CELL), int(bottom // _CELL) + 1):
            cost += sum(left < x < right and top < y < bottom for x, y in samples.get((column, row), ()))
    return cost


def _overlap(one: Area, two: Area) -> bool:
    return (
        one[0] < two[0] + two[2]
        and two[0] < one[0] + one[2]
        and one[1] < two[1] + two[3]
        and two[1] < one[1] + one[3]
    )
