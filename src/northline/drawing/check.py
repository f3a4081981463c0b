"""What is wrong with the geometry of a board: things that overlap, lie off the canvas or are too small."""

from __future__ import annotations

from itertools import combinations

from northline.drawing.measure import CITY_RADIUS, STOP_RADIUS
from northline.drawing.plan import Plan
from northline.drawing.shapes import Box
from northline.editions import Edition


def problems(edition: Edition, plan: Plan) -> list[str]:
    """One line for each fault; empty for a good plan."""
    spaces = [
        (f"{route.id}[{number}]", route.id, plan.box(route.id, number))
        for route in edition.routes
        for number in range(route.length)
    ]
    labels = [
        (city, Box(x + w / 2, y + h / 2, w, h)) for city, (x, y, w, h) in ((c, l.box) for c, l in plan.labels.items())
    ]
    found = []
    for (name, _, one), (other, _, two) in combinations(spaces, 2):
        if one.overlaps(two):
            found.append(f"{name} and {other} overlap")
    for name, _, space in spaces:
        found += [f"{name} lies on the name of {city}" for city, label in labels if space.overlaps(label)]
        for city in edition.cities:
            radius = CITY_RADIUS if city.named else STOP_RADIUS
            if space.distance(*plan.cities[city.id]) < radius:
                found.append(f"{name} lies on {city.id}")
    for (one_city, one_box), (two_city, two_box) in combinations(labels, 2):
        if one_box.overlaps(two_box):
            found.append(f"the names of {one_city} and {two_city} overlap")
    for city, label in labels:
        for other in edition.cities:
            radius = CITY_RADIUS if other.named else STOP_RADIUS
            if other.id != city and label.distance(*plan.cities[other.id]) < radius:
                found.append(f"the name of {city} lies on {other.id}")
    left, top, width, height = plan.view
    things = [(name, box) for name, _, box in spaces] + [(f"the name of {city}", box) for city, box in labels]
    for name, box in things:
        if not all(left <= x <= left + width and top <= y <= top + height for x, y in box.corners()):
            found.append(f"{name} is off the canvas")
    return found
