"""A layout that follows a drag: it goes on from the last one, for a few steps of the search at a time.

Names keep their sides and routes their bends; the full layout (:func:`northline.layout.lay_out.lay_out`) chooses them
anew when the hand rests.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

import numpy as np
from scipy.optimize import minimize
from threadpoolctl import threadpool_limits

from northline.drawing.board_layout import BoardLayout
from northline.editions import Edition
from northline.layout import labels as names
from northline.layout.curves import basis, spaces
from northline.layout.energy import Energy, Labels
from northline.layout.output import LINE_AT, bare_board_layout, placed
from northline.layout.problem import Bundle, Problem, Tuning
from northline.layout.shifts import SHIFTS
from northline.layout.solve import Layout, curves

SECONDS = 0.04
"""How long to look for a better layout in each step."""
STIFFNESS, HARDNESS = 0.05, 40.0


class _TimeIsUp(Exception):
    pass


class QuickLayout:
    """A layout of a board whose cities are being moved.

    :param start: the layout that is shown when the drag begins; the new ones stay in its frame, and everything that is
        not in the way stays where it is. Without one the cities begin where they truly lie.
    """

    def __init__(self, edition: Edition, start: BoardLayout | None = None) -> None:
        self.problem = problem = Problem(edition, Tuning())
        self._start = start
        self._labels = Labels(len(problem.truth))
        self._shifts = np.zeros(len(problem.bundles))
        self._home = problem.truth.copy()  # by the projection, before anything was moved
        self._scale = 1.0
        if start is None:
            cities = problem.truth
            inner = curves(problem, cities, self._shifts)
        else:
            cities = problem.truth = np.array([start.cities[city.id] for city in edition.cities])
            self._scale = _scale_between(self._home, cities)
            inner = np.array([self._bend(bundle, cities, start) for bundle in problem.bundles]).reshape(
                -1, 2, 2
            )
            self._take_names(start)
            self._shifts = np.array(
                [self._shift(bundle, cities, inner[n], start) for n, bundle in enumerate(problem.bundles)]
            )
        self._begun = cities.copy()
        self._farthest = 1000.0 + 2 * float(np.ptp(cities, axis=0).max())
        """No hand drags a city farther than that."""
        self._x = np.concatenate([cities.ravel(), inner.ravel()])
        if start is None:
            energy = self._energy()
            names.choose(problem, cities, energy.discs(self._x), energy.radius, self._labels, 12.0)

    def drag(self, places: Mapping[str, tuple[float, float]], seconds: float = SECONDS) -> BoardLayout:
        """Move some cities to other latitudes and longitudes, let everything give way, and return the layout.

        The cities that are moved stay under the hand: only others give way.
        """
        problem, index = self.problem, self.problem.edition.city_index
        n = len(problem.truth)
        cities = self._x[: 2 * n].reshape(-1, 2)
        inner = self._x[2 * n :].reshape(-1, 2, 2)
        for city, (lat, lon) in places.items():
            at = index[city]
            away = self._scale * (problem.project([(lon, lat)])[0] - self._home[at])
            place = self._begun[at] + np.clip(away, -self._farthest, self._farthest)
            step = place - cities[at]
            problem.truth[at] = cities[at] = place
            for number, bundle in enumerate(problem.bundles):  # the ends of its curves come along
                if bundle.a == at:
                    inner[number] += np.array([2 / 3, 1 / 3])[:, None] * step
                elif bundle.b == at:
                    inner[number] += np.array([1 / 3, 2 / 3])[:, None] * step
        energy = self._energy()
        self._search(energy, seconds, [index[city] for city in places])
        layout = Layout(self._x[: 2 * n].reshape(-1, 2), energy.points(self._x), self._shifts, self._labels)
        if self._start is None:
            return bare_board_layout(problem, layout)
        start = self._start
        moved = placed(problem, layout, np.zeros(2), start.view)
        return replace(moved, layers=start.layers, peaks=start.peaks, title=start.title, rose=start.rose)

    def _energy(self) -> Energy:
        energy = Energy(self.problem, STIFFNESS, HARDNESS, self._labels)
        energy.place_discs(self._x, self._shifts)
        return energy

    def _search(self, energy: Energy, seconds: float, held: list[int]) -> None:
        deadline = time.perf_counter() + seconds

        def without_held(x: np.ndarray) -> tuple[float, np.ndarray]:
            total, gradient = energy(x)
            gradient[: 2 * energy.n].reshape(-1, 2)[held] = 0.0
            return total, gradient

        def watch(x: np.ndarray) -> None:
            self._x = x.copy()
            if time.perf_counter() >= deadline:
                raise _TimeIsUp

        with threadpool_limits(1), suppress(_TimeIsUp):
            minimize(
                without_held,
                self._x,
                jac=True,
                method="L-BFGS-B",
                callback=watch,
                options={"maxiter": 60},
            )

    # From a layout back to what it was made of

    def _bend(self, bundle: Bundle, cities: np.ndarray, start: BoardLayout) -> np.ndarray:
        """The inner points of the curve that comes nearest to the middle of the tracks."""
        routes = self.problem.edition.routes
        lines = []
        for number in bundle.routes:
            line = np.array(start.routes[routes[number].id].line)
            lines.append(line if routes[number].a == bundle.a else line[::-1])
        if any(len(line) != len(LINE_AT) for line in lines):  # of another maker
            straight: np.ndarray = curves(self.problem, cities, self._shifts)[
                self.problem.bundles.index(bundle)
            ]
            return straight
        weights = basis(LINE_AT)
        ends = np.outer(weights[:, 0], cities[bundle.a]) + np.outer(weights[:, 3], cities[bundle.b])
        inner: np.ndarray = np.linalg.lstsq(weights[:, 1:3], np.mean(lines, axis=0) - ends, rcond=None)[0]
        return inner

    def _shift(self, bundle: Bundle, cities: np.ndarray, inner: np.ndarray, start: BoardLayout) -> float:
        """How far the spaces of a bundle lie from the middle of their curve."""
        route, offset = self.problem.edition.routes[bundle.routes[0]], bundle.offsets[0]
        there = np.array(start.routes[route.id].spaces)[:, :2]
        there = there if route.a == bundle.a else there[::-1]
        points = np.stack([cities[bundle.a], *inner, cities[bundle.b]])

        def apart(shift: float) -> float:
            return float(np.abs(spaces(points, offset, route.length, shift)[:, :2] - there).sum())

        return min(SHIFTS, key=apart)

    def _take_names(self, start: BoardLayout) -> None:
        for index, city in enumerate(self.problem.edition.cities):
            label = start.labels.get(city.id)
            if label is not None:
                x, y, width, height = label.box
                self._labels.half[index] = width / 2, height / 2
                self._labels.offset[index] = np.array([x + width / 2, y + height / 2]) - start.cities[city.id]


def _scale_between(home: np.ndarray, there: np.ndarray) -> float:
    """How much larger a layout is than the projected map."""
    wide, drawn = (float(np.linalg.norm(places - places.mean(axis=0))) for places in (home, there))
    return drawn / wide if wide > 1e-9 else 1.0


def quick_layout(edition: Edition, seconds: float = 0.6) -> BoardLayout:
    """A layout of a whole board in less than a second, for a first look."""
    return QuickLayout(edition).drag({}, seconds)
