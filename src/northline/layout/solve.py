"""The search for a layout: bends first, then everything at once, harder and harder."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from scipy.optimize import minimize
from threadpoolctl import threadpool_limits

from northline.layout import labels as names
from northline.layout.curves import basis
from northline.layout.energy import AIR, Energy, Labels
from northline.layout.problem import Problem
from northline.layout.shifts import choose as choose_shifts

ROUNDS = 20
MORE_ROUNDS = 12
"""At most so many more, while things still overlap."""
BENDS = (0.0, 0.1, -0.1, 0.22, -0.22, 0.36, -0.36, 0.55, -0.55)
COARSE = basis(np.linspace(0.0, 1.0, 15))


@dataclass
class Layout:
    cities: np.ndarray
    points: np.ndarray
    """The four points of each bundle's curve."""
    shifts: np.ndarray
    labels: Labels


def solve(
    problem: Problem,
    rounds: int = ROUNDS,
    say: Callable[[str], None] = lambda line: None,
    good: Callable[[Layout], bool] = lambda layout: True,
) -> Layout:
    """Lay the board out, and go on for a while if the result is not good. Nothing is left to chance."""
    # The matrices are small: one thread is many times faster than several, and its sums are the same every time.
    with threadpool_limits(1):
        return _solve(problem, rounds, say, good)


def _solve(
    problem: Problem, rounds: int, say: Callable[[str], None], good: Callable[[Layout], bool]
) -> Layout:
    n, m = len(problem.truth), len(problem.bundles)
    x = _start(problem)
    shifts, labels = np.zeros(m), Labels(n)
    for turn in range(rounds + MORE_ROUNDS):
        progress = min(1.0, turn / max(rounds - 1, 1))
        extra = max(0, turn - rounds + 1)
        hardness = 0.25 * 800**progress
        energy = Energy(problem, 0.05, hardness, labels if turn >= 3 else None, AIR + 0.25 * extra)
        energy.place_discs(x, shifts)
        if 3 <= turn < rounds - 4 or extra % 4 == 1:
            cities = x[: 2 * n].reshape(-1, 2)
            names.choose(problem, cities, energy.discs(x), energy.radius, labels, 12 + 60 * progress)
        if turn >= 6 and turn % 2 == 0 and (turn < rounds - 3 or extra % 4 == 1):
            choose_shifts(energy, x, shifts)
            energy.place_discs(x, shifts)
        steps = 60 if progress < 0.7 else 140
        result = minimize(energy, x, jac=True, method="L-BFGS-B", options={"maxiter": steps})
        x = result.x
        say(f"round {turn + 1}: {result.fun / hardness:.1f}")
        layout = Layout(x[: 2 * n].reshape(-1, 2), energy.points(x), shifts, labels)
        if turn >= rounds - 1 and good(layout):
            break
    return layout


def _start(problem: Problem) -> np.ndarray:
    """Rough places, with routes that hardly bend; then bends that undo crossings."""
    n, m = len(problem.truth), len(problem.bundles)
    x = np.concatenate([problem.truth.ravel(), curves(problem, problem.truth, np.zeros(m)).ravel()])
    straight = Energy(problem, stiffness=4.0, hardness=0.3)
    for _ in range(3):
        straight.place_discs(x, np.zeros(m))
        x = minimize(straight, x, jac=True, method="L-BFGS-B", options={"maxiter": 60}).x
    cities = x[: 2 * n].reshape(-1, 2)
    x[2 * n :] = curves(problem, cities, choose_bends(problem, cities)).ravel()
    return x


def curves(problem: Problem, cities: np.ndarray, bends: np.ndarray) -> np.ndarray:
    """The inner points of curves that bend so much of their length to the side."""
    a = cities[[bundle.a for bundle in problem.bundles]]
    b = cities[[bundle.b for bundle in problem.bundles]]
    chord = b - a
    side = np.stack([-chord[:, 1], chord[:, 0]], axis=1) * (bends * 4 / 3)[:, None]
    return np.stack([a + chord / 3 + side, a + 2 * chord / 3 + side], axis=1)


def choose_bends(problem: Problem, cities: np.ndarray) -> np.ndarray:
    """Bends with which as few routes as possible cross each other or run over a city."""
    bundles = problem.bundles
    bends = np.zeros(len(bundles))
    fixed = _bends_by_hand(problem)

    def line(index: int, bend: float) -> np.ndarray:
        bundle = bundles[index]
        a, b = cities[bundle.a], cities[bundle.b]
        chord = b - a
        side = np.array([-chord[1], chord[0]]) * bend * 4 / 3
        points: np.ndarray = COARSE @ np.stack([a, a + chord / 3 + side, a + 2 * chord / 3 + side, b])
        return points

    for index, bend in fixed.items():
        bends[index] = bend
    lines = [line(index, bends[index]) for index in range(len(bundles))]
    for _ in range(4):
        changed = False
        for index in range(len(bundles)):
            if index in fixed:
                continue
            costs = []
            for bend in BENDS:
                candidate = line(index, bend)
                costs.append(_conflicts(problem, cities, lines, index, candidate) + 3 * abs(bend))
            best = BENDS[int(np.argmin(costs))]
            if best != bends[index]:
                bends[index], lines[index], changed = best, line(index, best), True
        if not changed:
            break
    return bends


def _bends_by_hand(problem: Problem) -> dict[int, float]:
    index, found = problem.edition.city_index, {}
    for pair, bend in problem.tuning.bend.items():
        first, second = (index[name] for name in pair.split("-"))
        for number, bundle in enumerate(problem.bundles):
            if {bundle.a, bundle.b} == {first, second}:
                found[number] = bend if bundle.a == first else -bend
                break
        else:
            raise ValueError(f"the tuning bends {pair}, and there is no such route")
    return found


def _conflicts(
    problem: Problem, cities: np.ndarray, lines: list[np.ndarray], index: int, line: np.ndarray
) -> float:
    bundle = problem.bundles[index]
    cost = 0.0
    inner = line[1:-1]
    others = [c for c in range(len(cities)) if c not in (bundle.a, bundle.b)]
    if others:
        far = np.hypot(*(cities[others][:, None, :] - inner[None]).transpose(2, 0, 1)).min(axis=1)
        wanted = problem.city_radius[others] + bundle.width / 2 + 4
        cost += 6 * float(np.maximum(0.0, 1 - far / wanted).sum())
    for other, theirs in enumerate(lines):
        if other == index:
            continue
        shared = {bundle.a, bundle.b} & {problem.bundles[other].a, problem.bundles[other].b}
        if not shared and _cross(line, theirs):
            cost += 10
        wide = (bundle.width + problem.bundles[other].width) / 2
        far = np.hypot(*(inner[:, None, :] - theirs[None, 1:-1]).transpose(2, 0, 1))
        if shared:
            far = far[4:-4, :] if len(shared) == 1 else far
        cost += 2.5 * max(0.0, 1 - float(far.min()) / wide)
    return cost


def _cross(one: np.ndarray, two: np.ndarray) -> bool:
    if (one.max(axis=0) < two.min(axis=0)).any() or (two.max(axis=0) < one.min(axis=0)).any():
        return False
    p, r = one[:-1, None], np.diff(one, axis=0)[:, None]
    q, s = two[None, :-1], np.diff(two, axis=0)[None]
    cross = r[..., 0] * s[..., 1] - r[..., 1] * s[..., 0]
    cross = np.where(np.abs(cross) < 1e-12, 1e-12, cross)
    d = q - p
    t = (d[..., 0] * s[..., 1] - d[..., 1] * s[..., 0]) / cross
    u = (d[..., 0] * r[..., 1] - d[..., 1] * r[..., 0]) / cross
    return bool(((t >= 0) & (t <= 1) & (u >= 0) & (u <= 1)).any())
