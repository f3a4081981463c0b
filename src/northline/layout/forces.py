"""The sums of :mod:`northline.layout.energy`, compiled: thousands of things push each other in every step.

Each function returns its part of the energy and adds its gradient to arrays that it is given.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

_compiled = numba.njit(cache=True, fastmath=False)


@_compiled
def homesickness(cities: Any, truth: Any, edges: Any, triangles: Any, areas: Any, of_cities: Any) -> float:
    """Cities want to lie where they are, and as their neighbours do, and no part of the map may fold."""
    total = 0.0
    for city in range(len(cities)):
        for axis in range(2):
            away = cities[city, axis] - truth[city, axis]
            total += 0.003 * away * away
            of_cities[city, axis] += 0.006 * away
    for edge in range(len(edges)):
        i, j = edges[edge]
        far = max(np.hypot(truth[i, 0] - truth[j, 0], truth[i, 1] - truth[j, 1]), 20.0)
        weight = 2.0 / far
        for axis in range(2):
            differ = (cities[i, axis] - truth[i, axis]) - (cities[j, axis] - truth[j, axis])
            total += 0.02 * weight * differ * differ
            of_cities[i, axis] += 0.04 * weight * differ
            of_cities[j, axis] -= 0.04 * weight * differ
    for triangle in range(len(triangles)):
        p, q, r = triangles[triangle]
        ux, uy = cities[q, 0] - cities[p, 0], cities[q, 1] - cities[p, 1]
        vx, vy = cities[r, 0] - cities[p, 0], cities[r, 1] - cities[p, 1]
        signed = (ux * vy - uy * vx) / 2
        root = np.sqrt(areas[triangle])
        lack = (0.35 * areas[triangle] - signed) / root
        if lack <= 0:
            continue
        total += lack * lack
        pull = -lack / root
        for corner, one, two in ((p, q, r), (q, r, p), (r, p, q)):
            of_cities[corner, 0] += pull * (cities[one, 1] - cities[two, 1])
            of_cities[corner, 1] -= pull * (cities[one, 0] - cities[two, 0])
    return total


@_compiled
def bending(points: Any, weights: Any, of_points: Any) -> float:
    """Routes want to be straight; a plain arc costs less than a snake."""
    total = 0.0
    for index in range(len(points)):
        weight = weights[index]
        for axis in range(2):
            a, p, q, b = (
                points[index, 0, axis],
                points[index, 1, axis],
                points[index, 2, axis],
                points[index, 3, axis],
            )
            first, second = p - (2 * a + b) / 3, q - (a + 2 * b) / 3
            snake = first - second
            total += weight * (first * first + second * second + 3 * snake * snake)
            f, s, k = 2 * weight * first, 2 * weight * second, 6 * weight * snake
            of_points[index, 1, axis] += f + k
            of_points[index, 2, axis] += s - k
            of_points[index, 0, axis] -= 2 * (f + k) / 3 + (s - k) / 3
            of_points[index, 3, axis] -= (f + k) / 3 + 2 * (s - k) / 3
    return total


@_compiled
def room(
    points: Any,
    outer: Any,
    offsets: Any,
    needs: Any,
    basis: Any,
    slope: Any,
    hardness: float,
    of_points: Any,
) -> float:
    """The outer tracks of a bundle must be long enough for its spaces, and had better not be much longer."""
    total = 0.0
    steps = len(basis)
    line, unit, speed = np.empty((steps, 2)), np.empty((steps, 2)), np.empty(steps)
    pushed = np.empty((steps, 2))
    for track in range(len(outer)):
        index, offset, need = outer[track], offsets[track], needs[track]
        for t in range(steps):
            x = y = dx = dy = 0.0
            for k in range(4):
                x += basis[t, k] * points[index, k, 0]
                y += basis[t, k] * points[index, k, 1]
                dx += slope[t, k] * points[index, k, 0]
                dy += slope[t, k] * points[index, k, 1]
            speed[t] = max(np.hypot(dx, dy), 1e-6)
            unit[t, 0], unit[t, 1] = dx / speed[t], dy / speed[t]
            line[t, 0], line[t, 1] = x - offset * unit[t, 1], y + offset * unit[t, 0]
        length = 0.0
        for t in range(steps - 1):
            length += max(np.hypot(line[t + 1, 0] - line[t, 0], line[t + 1, 1] - line[t, 1]), 1e-6)
        short = max(0.0, need + 3.0 - length)
        long = max(0.0, length - 1.12 * need - 10)
        total += 0.6 * hardness * short * short + 0.012 * long * long
        pull = -1.2 * hardness * short + 0.024 * long
        if pull == 0.0:
            continue
        pushed[:] = 0.0
        for t in range(steps - 1):
            dx, dy = line[t + 1, 0] - line[t, 0], line[t + 1, 1] - line[t, 1]
            size = max(np.hypot(dx, dy), 1e-6)
            dx, dy = pull * dx / size, pull * dy / size
            pushed[t + 1, 0] += dx
            pushed[t + 1, 1] += dy
            pushed[t, 0] -= dx
            pushed[t, 1] -= dy
        for t in range(steps):
            _add_to_curve(
                of_points[index], basis[t], slope[t], offset, unit[t], speed[t], pushed[t, 0], pushed[t, 1]
            )
    return total


@_compiled
def forward(
    points: Any, bundle_of: Any, basis: Any, slope: Any, offsets: Any, discs: Any, units: Any, speeds: Any
) -> None:
    """Where the discs lie, and which way their curves run there."""
    for disc in range(len(bundle_of)):
        index = bundle_of[disc]
        x = y = dx = dy = 0.0
        for k in range(4):
            x += basis[disc, k] * points[index, k, 0]
            y += basis[disc, k] * points[index, k, 1]
            dx += slope[disc, k] * points[index, k, 0]
            dy += slope[disc, k] * points[index, k, 1]
        speed = max(np.hypot(dx, dy), 1e-6)
        speeds[disc] = speed
        units[disc, 0], units[disc, 1] = dx / speed, dy / speed
        discs[disc, 0] = x - offsets[disc] * units[disc, 1]
        discs[disc, 1] = y + offsets[disc] * units[disc, 0]


@_compiled
def backward(
    pushed: Any, bundle_of: Any, basis: Any, slope: Any, offsets: Any, units: Any, speeds: Any, of_points: Any
) -> None:
    """What is pushed at the discs, at the points of their curves."""
    for disc in range(len(bundle_of)):
        if pushed[disc, 0] != 0.0 or pushed[disc, 1] != 0.0:
            _add_to_curve(
                of_points[bundle_of[disc]],
                basis[disc],
                slope[disc],
                offsets[disc],
                units[disc],
                speeds[disc],
                pushed[disc, 0],
                pushed[disc, 1],
            )


@_compiled
def _add_to_curve(
    of_curve: Any, basis: Any, slope: Any, offset: float, unit: Any, speed: float, px: float, py: float
) -> None:
    tx, ty = py * offset, -px * offset
    along = unit[0] * tx + unit[1] * ty
    tx, ty = (tx - unit[0] * along) / speed, (ty - unit[1] * along) / speed
    for k in range(4):
        of_curve[k, 0] += basis[k] * px + slope[k] * tx
        of_curve[k, 1] += basis[k] * py + slope[k] * ty


CITY_GAP = 14.0
"""Kept free between two cities."""


@_compiled
def crowding(everything: Any, radius: Any, owner: Any, a: Any, b: Any, hardness: float, of_all: Any) -> float:
    """Discs and cities push each other apart, unless they belong together: discs of a bundle, and its ends.

    ``owner`` is the bundle of a disc, and ``-1 - city`` for a city.
    """
    count = len(everything)
    cell = 2 * radius.max() + CITY_GAP
    left, top = everything[:, 0].min(), everything[:, 1].min()
    wide = int((everything[:, 0].max() - left) / cell) + 1
    high = int((everything[:, 1].max() - top) / cell) + 1
    while wide * high > 40_000:  # something flew far away
        cell *= 2
        wide = int((everything[:, 0].max() - left) / cell) + 1
        high = int((everything[:, 1].max() - top) / cell) + 1
    first = np.full(wide * high, -1, np.int64)
    following = np.empty(count, np.int64)
    total = 0.0
    for i in range(count):
        column, row = int((everything[i, 0] - left) / cell), int((everything[i, 1] - top) / cell)
        for near_row in range(max(0, row - 1), min(high, row + 2)):
            for near_column in range(max(0, column - 1), min(wide, column + 2)):
                j = first[near_row * wide + near_column]
                while j >= 0:
                    dx, dy = everything[i, 0] - everything[j, 0], everything[i, 1] - everything[j, 1]
                    reach = radius[i] + radius[j]
                    if owner[i] < 0 and owner[j] < 0:
                        reach += CITY_GAP
                    if dx * dx + dy * dy < reach * reach and not _together(owner[i], owner[j], a, b):
                        far = max(np.hypot(dx, dy), 1e-3)
                        deep = reach - far
                        total += hardness * deep * deep
                        push = -2 * hardness * deep / far
                        of_all[i, 0] += push * dx
                        of_all[i, 1] += push * dy
                        of_all[j, 0] -= push * dx
                        of_all[j, 1] -= push * dy
                    j = following[j]
        place = row * wide + column
        following[i] = first[place]
        first[place] = i
    return total


@_compiled
def _together(one: int, two: int, a: Any, b: Any) -> bool:
    if one >= 0 and two >= 0:
        return one == two
    if one < 0 and two < 0:
        return False
    bundle, city = (one, -1 - two) if one >= 0 else (two, -1 - one)
    return bool(a[bundle] == city or b[bundle] == city)


@_compiled
def crowding_of_names(
    everything: Any,
    radius: Any,
    cities: Any,
    offset: Any,
    half: Any,
    between: Any,
    weight: float,
    of_all: Any,
    of_cities: Any,
) -> float:
    """Names push discs and cities out of their boxes, and each other."""
    total = 0.0
    count = len(everything) - len(cities)
    for city in range(len(cities)):
        if half[city, 0] == 0.0:
            continue
        x, y = cities[city, 0] + offset[city, 0], cities[city, 1] + offset[city, 1]
        for i in range(len(everything)):
            dx = everything[i, 0] - x
            deep_x = half[city, 0] + radius[i] + 0.9 - abs(dx)
            if deep_x <= 0:
                continue
            dy = everything[i, 1] - y
            deep_y = half[city, 1] + radius[i] + 0.9 - abs(dy)
            if deep_y <= 0 or i == count + city:
                continue
            axis, deep, side = (0, deep_x, dx) if deep_x <= deep_y else (1, deep_y, dy)
            total += weight * deep * deep
            push = -2 * weight * deep * (1.0 if side >= 0 else -1.0)
            of_all[i, axis] += push
            of_cities[city, axis] -= push
        for other in range(city + 1, len(cities)):
            if half[other, 0] == 0.0:
                continue
            dx = cities[other, 0] + offset[other, 0] - x
            dy = cities[other, 1] + offset[other, 1] - y
            deep_x = half[other, 0] + half[city, 0] + between[0] - abs(dx)
            deep_y = half[other, 1] + half[city, 1] + between[1] - abs(dy)
            if deep_x <= 0 or deep_y <= 0:
                continue
            axis, deep, side = (0, deep_x, dx) if deep_x <= deep_y else (1, deep_y, dy)
            total += 4 * weight * deep * deep
            push = -8 * weight * deep * (1.0 if side >= 0 else -1.0)
            of_cities[other, axis] += push
            of_cities[city, axis] -= push
    return total


@_compiled
def overlaps(
    at: Any,
    radius: Any,
    everything: Any,
    radii: Any,
    owner: Any,
    bundle: int,
    ends: Any,
    offset: Any,
    half: Any,
) -> float:
    """How deep the discs of a bundle would lie in others, in cities and in names, if they lay at these places."""
    cost = 0.0
    first_city = len(everything) - len(half)
    for disc in range(len(at)):
        for i in range(len(everything)):
            if owner[i] == bundle or (
                i >= first_city and (i - first_city == ends[0] or i - first_city == ends[1])
            ):
                continue
            deep = radius[disc] + radii[i]
            dx = everything[i, 0] - at[disc, 0]
            if abs(dx) >= deep:
                continue
            dy = everything[i, 1] - at[disc, 1]
            far = np.hypot(dx, dy)
            if far < deep:
                cost += (deep - far) ** 2
        for city in range(len(half)):
            if half[city, 0] > 0.0:
                x = everything[first_city + city, 0] + offset[city, 0]
                y = everything[first_city + city, 1] + offset[city, 1]
                inside = min(
                    half[city, 0] + radius[disc] - abs(at[disc, 0] - x),
                    half[city, 1] + radius[disc] - abs(at[disc, 1] - y),
                )
                if inside > 0:
                    cost += 2 * inside * inside
    return cost


@_compiled
def covered(middle: Any, half: Any, obstacles: Any, radius: Any, own: int) -> float:
    """How deep obstacles lie in the box of a name; its ``own`` city does not count."""
    cost = 0.0
    for i in range(len(obstacles)):
        inside = half[0] + radius[i] - abs(obstacles[i, 0] - middle[0])
        if inside > 0 and i != own:
            inside = min(inside, half[1] + radius[i] - abs(obstacles[i, 1] - middle[1]))
            if inside > 0:
                cost += inside * inside
    return cost
