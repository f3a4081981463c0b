"""Shortest ways between all cities, compiled: the same that :mod:`northline.neural.distances` finds in NumPy."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from northline.kernel import entry_points


def all_distances(
    costs: NDArray[np.float32],
    a: NDArray[np.int64],
    b: NDArray[np.int64],
    routes: NDArray[np.int64],
    cities: int,
    far: int,
) -> NDArray[np.int16]:
    """Return the distances by position, city and city, none above ``far``; ``costs`` are by position and route.

    ``a`` and ``b`` are pairs of cities, and ``routes`` the routes between them; the number of routes stands for none.

    >>> ends = np.array([[0, 1]]), np.array([[1, 2]])
    >>> all_distances(np.array([[2.0, 3.0]], np.float32), *map(np.ravel, ends), np.array([[0], [1]]), 3, 250)[0]
    array([[0, 2, 5],
           [2, 0, 3],
           [5, 3, 0]], dtype=int16)
    """
    distances = np.empty((len(costs), cities, cities), np.int16)
    # Arrays of one layout, whoever calls: for another the function would be compiled again.
    arrays = [np.ascontiguousarray(array) for array in (costs, a, b, routes)]
    entry_points.find_distances(*arrays, far, distances)
    return distances
