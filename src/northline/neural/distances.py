"""Shortest ways between all cities at once (Floyd and Warshall), for many positions side by side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

FAR = 250.0
"""The distance where no way is open; more than any way costs."""


@dataclass(frozen=True, eq=False)
class Links:
    """Pairs of neighbouring cities, each with the routes between them."""

    cities: int
    a: Any
    b: Any
    routes: Any
    """By link, its routes; where a link has fewer than others, the number of routes stands for none."""


def links_between(a: NDArray[np.int64], b: NDArray[np.int64], cities: int) -> Links:
    """Return the links of routes between these cities."""
    found: dict[tuple[int, int], list[int]] = {}
    for route, (one, other) in enumerate(zip(a.tolist(), b.tolist(), strict=True)):
        found.setdefault((min(one, other), max(one, other)), []).append(route)
    most = max(len(routes) for routes in found.values())
    padded = [routes + [len(a)] * (most - len(routes)) for routes in found.values()]
    ends = np.array(list(found), np.int64)
    return Links(cities, ends[:, 0], ends[:, 1], np.array(padded, np.int64))


def all_distances(costs: Any, links: Links, xp: Any = np) -> Any:
    """Return the distances by position, city and city; ``costs`` are by position and route.

    Costs are whole numbers below ``FAR``, so the result is exact in any floating-point type with eleven bits.
    """
    distances = neighbour_distances(costs, links, xp)
    if xp is np:
        over = np.empty_like(distances)
        for city in range(links.cities):  # in place: allocating would take most of the time
            np.add(distances[:, :, city, None], distances[:, None, city, :], out=over)
            np.minimum(distances, over, out=distances)
        return distances
    for city in range(links.cities):
        distances = xp.minimum(distances, distances[:, :, city, None] + distances[:, None, city, :])
    return xp.clip(distances, 0, FAR)


def neighbour_distances(costs: Any, links: Links, xp: Any = np) -> Any:
    """Return the distances that take one route at most."""
    positions, options = len(costs), {} if xp is np else {"device": costs.device}
    none = xp.full((positions, 1), FAR, dtype=costs.dtype, **options)
    cheapest = xp.amin(xp.concatenate((costs, none), 1)[:, links.routes], -1)
    distances = xp.full((positions, links.cities, links.cities), FAR, dtype=costs.dtype, **options)
    distances[:, links.a, links.b] = cheapest
    distances[:, links.b, links.a] = cheapest
    cities = xp.arange(links.cities, **options)
    distances[:, cities, cities] = 0
    return distances
