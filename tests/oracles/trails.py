"""The longest path by trying every path there is."""

from __future__ import annotations

from functools import cache

from northline.editions.model import Edition


def longest_trail(edition: Edition, routes: tuple[int, ...]) -> int:
    """Starts everywhere, goes on over every route not yet used, and remembers the longest."""

    @cache  # where one can go depends on the routes left, not on the order in which the others were used
    def from_city(city: int, unused: frozenset[int]) -> int:
        best = 0
        for index in unused:
            route = edition.routes[index]
            if city in (route.a, route.b):
                other = route.b if city == route.a else route.a
                best = max(best, route.length + from_city(other, unused - {index}))
        return best

    cities = {end for index in routes for end in (edition.routes[index].a, edition.routes[index].b)}
    return max((from_city(city, frozenset(routes)) for city in cities), default=0)


def is_trail(edition: Edition, routes: tuple[int, ...]) -> bool:
    """Whether the routes can be travelled in this order, each once."""
    if len(set(routes)) < len(routes):
        return False
    if not routes:
        return True
    first = edition.routes[routes[0]]
    return any(_travels(edition, routes, start) for start in (first.a, first.b))


def _travels(edition: Edition, routes: tuple[int, ...], city: int) -> bool:
    for index in routes:
        route = edition.routes[index]
        if city not in (route.a, route.b):
            return False
        city = route.b if city == route.a else route.a
    return True
