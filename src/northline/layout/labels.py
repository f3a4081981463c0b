"""Where the names go: beside, above or below their cities, wherever they cover least."""

from __future__ import annotations

import numpy as np

from northline.layout.energy import BETWEEN_NAMES, Labels
from northline.layout.forces import covered
from northline.layout.problem import Problem

SIDES = {
    "e": (1.0, 0.0),
    "w": (-1.0, 0.0),
    "s": (0.0, 1.0),
    "n": (0.0, -1.0),
    "se": (0.8, 0.85),
    "ne": (0.8, -0.85),
    "sw": (-0.8, 0.85),
    "nw": (-0.8, -0.85),
    "sse": (0.45, 1.0),
    "nne": (0.45, -1.0),
    "ssw": (-0.45, 1.0),
    "nnw": (-0.45, -1.0),
    "ese": (1.0, 0.4),
    "ene": (1.0, -0.4),
    "wsw": (-1.0, 0.4),
    "wnw": (-1.0, -0.4),
}
DISLIKE = {"e": 0.0, "w": 1.0, "s": 0.5, "n": 0.5}


def offset(side: str, size: np.ndarray, radius: float) -> np.ndarray:
    """From a city to the middle of its name on one side."""
    x, y = SIDES[side]
    half = size / 2
    if abs(x) == 1.0:
        return np.array([x * (radius + 3.0 + half[0]), y * size[1]])
    if abs(y) == 1.0:
        return np.array([x * half[0] * 1.6, y * (radius + 1.0 + half[1])])
    return np.array([x * (radius * 0.6 + half[0] + 1.0) / 0.8, y * (radius * 0.55 + half[1]) / 0.85])


def choose(
    problem: Problem,
    cities: np.ndarray,
    discs: np.ndarray,
    radius: np.ndarray,
    labels: Labels,
    loyalty: float,
) -> None:
    """Pick a side for every name, each in view of the others, a few times round.

    ``loyalty`` is how much a name likes to stay where it is.
    """
    named = np.flatnonzero(problem.label_size[:, 0])
    options: dict[int, list[tuple[str, np.ndarray, float]]] = {}
    obstacles = np.concatenate([discs, cities])
    for city in map(int, named):
        size = problem.label_size[city]
        fixed = problem.tuning.label.get(problem.edition.cities[city].id)
        options[city] = []
        for side in [fixed] if fixed else SIDES:
            shift = offset(side, size, problem.city_radius[city])
            cost = covered(cities[city] + shift, size / 2, obstacles, radius, len(discs) + city)
            cost += 4 * DISLIKE.get(side, 2.0)
            if np.array_equal(shift, labels.offset[city]):
                cost -= loyalty
            options[city].append((side, shift, cost))
        labels.half[city] = size / 2
        best = min(options[city], key=lambda option: option[2])
        labels.offset[city] = best[1]
    for _ in range(4):
        for city in map(int, named):
            others = named[named != city]
            centres = cities[others] + labels.offset[others]

            def total(
                option: tuple[str, np.ndarray, float],
                city: int = city,
                centres: np.ndarray = centres,
                others: np.ndarray = others,
            ) -> float:
                inside = (
                    labels.half[city]
                    + labels.half[others]
                    + BETWEEN_NAMES
                    - np.abs(centres - cities[city] - option[1])
                )
                clash = (inside > 0).all(axis=1)
                return option[2] + 60 * float((inside[clash].min(axis=1) ** 2).sum())

            labels.offset[city] = min(options[city], key=total)[1]
