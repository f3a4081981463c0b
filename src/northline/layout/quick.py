"""A layout that follows a drag: it goes on from the last one, for a few steps of the search at a time.

Names keep their sides and routes their bends; the full layout (:func:`northline.layout.lay_out.lay_out`) chooses them
anew when the hand rests.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress

import numpy as np
from scipy.optimize import minimize
from threadpoolctl import threadpool_limits

from northline.drawing.board_layout import BoardLayout
from northline.editions import Edition
from northline.layout import labels as names
from northline.layout.energy import Energy, Labels
from northline.layout.output import bare_board_layout
from northline.layout.problem import Problem, Tuning
from northline.layout.solve import Layout, curves

SECONDS = 0.05
"""How long to look for a better layout in each step."""


class _TimeIsUp(Exception):
    pass


class QuickLayout:
    """A layout of a board whose cities are being moved."""

    def __init__(self, edition: Edition, tuning: Tuning | None = None) -> None:
        self.problem = Problem(edition, tuning or Tuning())
        count = len(self.problem.bundles)
        self._labels = Labels(len(self.problem.truth))
        self._shifts = np.zeros(count)
        self._x = np.concatenate(
            [self.problem.truth.ravel(), curves(self.problem, self.problem.truth, np.zeros(count)).ravel()]
        )
        self._energy = Energy(self.problem, 0.05, 40.0, self._labels)
        self._energy.place_discs(self._x, self._shifts)
        cities = self.problem.truth
        names.choose(
            self.problem, cities, self._energy.discs(self._x), self._energy.radius, self._labels, 12.0
        )

    def drag(self, places: Mapping[str, tuple[float, float]], seconds: float = SECONDS) -> BoardLayout:
        """Move some cities to other latitudes and longitudes, let everything give way, and return the layout."""
        problem, index = self.problem, self.problem.edition.city_index
        n = len(problem.truth)
        cities = self._x[: 2 * n].reshape(-1, 2)
        for city, (lat, lon) in places.items():
            place = problem.project([(lon, lat)])[0]
            problem.truth[index[city]] = place
            step = place - cities[index[city]]
            cities[index[city]] = place
            inner = self._x[2 * n :].reshape(-1, 2, 2)
            for number, bundle in enumerate(problem.bundles):  # the ends of its curves come along
                if bundle.a == index[city]:
                    inner[number] += np.array([2 / 3, 1 / 3])[:, None] * step
                elif bundle.b == index[city]:
                    inner[number] += np.array([1 / 3, 2 / 3])[:, None] * step
        self._energy.place_discs(self._x, self._shifts)
        self._search(seconds)
        return bare_board_layout(
            problem,
            Layout(self._x[: 2 * n].reshape(-1, 2), self._energy.points(self._x), self._shifts, self._labels),
        )

    def _search(self, seconds: float) -> None:
        deadline = time.perf_counter() + seconds

        def watch(x: np.ndarray) -> None:
            self._x = x.copy()
            if time.perf_counter() >= deadline:
                raise _TimeIsUp

        with threadpool_limits(1), suppress(_TimeIsUp):
            minimize(
                self._energy,
                self._x,
                jac=True,
                method="L-BFGS-B",
                callback=watch,
                options={"maxiter": 60},
            )


def quick_layout(edition: Edition, seconds: float = 0.6) -> BoardLayout:
    """A layout of a whole board in less than a second, for a first look."""
    return QuickLayout(edition).drag({}, seconds)
