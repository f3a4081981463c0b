"""A quick layout for an edition that has no geometry yet: straight routes between cities at their coordinates.

Spaces shrink where there is no room; there is no coastline.
"""

from __future__ import annotations

import math

from northline.drawing.board_layout import BoardLayout, Track
from northline.drawing.measure import (
    CITY_RADIUS,
    GAP,
    PICTURE_WIDTH,
    SPACE_LENGTH,
    SPACE_WIDTH,
    TRACK,
)
from northline.drawing.readable_names import with_readable_names
from northline.editions import Edition

MARGIN = 70.0
WIDEST = 4000.0
"""The size limit of a rough board, however close two cities are."""


def rough_layout(edition: Edition) -> BoardLayout:
    """Lay out a board with straight routes, parallel ones side by side."""
    places = _places(edition)
    bundles: dict[tuple[int, int], list[int]] = {}
    for index, route in enumerate(edition.routes):
        bundles.setdefault((min(route.a, route.b), max(route.a, route.b)), []).append(index)
    tightest = SPACE_LENGTH + GAP
    tracks: dict[str, Track] = {}
    for (a, b), members in bundles.items():
        (ax, ay), (bx, by) = places[a], places[b]
        long = max(math.hypot(bx - ax, by - ay), 1e-6)
        ux, uy = (bx - ax) / long, (by - ay) / long
        for rank, index in enumerate(members):
            route = edition.routes[index]
            aside = (rank - (len(members) - 1) / 2) * TRACK
            pitch = min((SPACE_LENGTH + GAP) * 1.2, (long - 2 * CITY_RADIUS - 6) / route.length)
            tightest = min(tightest, pitch)
            middles = [long / 2 + (k - (route.length - 1) / 2) * pitch for k in range(route.length)]
            angle = math.degrees(math.atan2(uy, ux))
            spaces = [
                (round(ax + ux * m - uy * aside, 1), round(ay + uy * m + ux * aside, 1), round(angle, 1))
                for m in middles
            ]
            line = [
                (round(ax + ux * m - uy * aside, 1), round(ay + uy * m + ux * aside, 1))
                for m in (0.0, long / 4, long / 2, 3 * long / 4, long)
            ]
            if route.a != a:
                spaces, line = spaces[::-1], line[::-1]
            tracks[route.id] = Track(tuple(line), tuple(spaces))
    width = max(x for x, _ in places) + MARGIN
    height = max(y for _, y in places) + MARGIN
    plain = BoardLayout(
        edition=edition.id,
        view=(0.0, 0.0, float(round(width)), float(round(height + 130))),
        space=(round(max(tightest - GAP, 4.0), 1), SPACE_WIDTH),
        cities={city.id: place for city, place in zip(edition.cities, places, strict=True)},
        labels={},
        routes={route.id: tracks[route.id] for route in edition.routes},
        title=(26.0, round(height + 130 - 26 - 118.0, 1), 250.0, 118.0),
    )
    return with_readable_names(edition, plain, PICTURE_WIDTH)


def _places(edition: Edition) -> list[tuple[float, float]]:
    """The coordinates of the cities, scaled so that most routes have room for their spaces."""
    lats = [city.lat for city in edition.cities]
    flat = math.cos(math.radians((min(lats) + max(lats)) / 2))
    points = [(city.lon * flat, -city.lat) for city in edition.cities]
    ratios = sorted(
        (route.length * (SPACE_LENGTH + GAP) + 2 * CITY_RADIUS + 8)
        / max(
            math.hypot(points[route.a][0] - points[route.b][0], points[route.a][1] - points[route.b][1]), 1e-6
        )
        for route in edition.routes
    )
    left, top = min(x for x, _ in points), min(y for _, y in points)
    spread = max(max(x for x, _ in points) - left, max(y for _, y in points) - top, 1e-6)
    scale = min(ratios[int(len(ratios) * 0.9)] if ratios else 1.0, WIDEST / spread)
    scale = max(scale, 220 / spread)
    return [(round(MARGIN + (x - left) * scale, 1), round(MARGIN + (y - top) * scale, 1)) for x, y in points]
