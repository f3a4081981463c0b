"""Questions about a player's railway: what does it connect, and how long is its longest path (END-2, END-3)?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from northline.editions.model import Edition


class Connections:
    """Which cities are joined, as sets that grow together."""

    __slots__ = ("_parent",)

    def __init__(self, edition: Edition, routes: Iterable[int]) -> None:
        self._parent = list(range(len(edition.cities)))
        for route in routes:
            ends = edition.routes[route]
            self.join(ends.a, ends.b)

    def copy(self) -> Connections:
        twin = object.__new__(Connections)
        twin._parent = self._parent.copy()
        return twin

    def root(self, city: int) -> int:
        """One city that stands for all that are joined with this one."""
        parent = self._parent
        while parent[city] != city:
            parent[city] = city = parent[parent[city]]
        return city

    def join(self, a: int, b: int) -> None:
        self._parent[self.root(a)] = self.root(b)

    def joined(self, a: int, b: int) -> bool:
        return self.root(a) == self.root(b)


@dataclass(frozen=True, slots=True)
class Path:
    """A path: its length in spaces and its routes in order."""

    length: int
    routes: tuple[int, ...]


def longest_path(edition: Edition, routes: Iterable[int]) -> Path:
    """The longest path over these routes: each at most once, cities as often as it likes (END-3).

    Of several equally long ones any, but always the same one.
    """
    best = Path(0, ())
    for spaces, part in _connected_parts(edition, tuple(routes)):
        if spaces <= best.length:
            break
        best = _PathSearch(edition, part, best).best
    return best


def _connected_parts(edition: Edition, routes: tuple[int, ...]) -> list[tuple[int, list[int]]]:
    """The parts of a railway that hang together, each with its spaces, the one with most spaces first."""
    connections = Connections(edition, routes)
    parts: dict[int, list[int]] = {}
    for route in routes:
        parts.setdefault(connections.root(edition.routes[route].a), []).append(route)
    counted = [(sum(edition.routes[route].length for route in part), part) for part in parts.values()]
    return sorted(counted, key=lambda part: -part[0])


class _PathSearch:
    """Tries every path through one connected part, leaving out those that cannot beat the best.

    How far a path can still go is bounded by parity: a path goes in and out of every city on its way. A city with
    an odd number of unused routes, other than where the path stands and where it ends, must leave one unused.
    """

    def __init__(self, edition: Edition, routes: list[int], best: Path) -> None:
        self.best = best
        ends = [(edition.routes[route].a, edition.routes[route].b) for route in routes]
        self._routes = routes
        self._lengths = [edition.routes[route].length for route in routes]
        cities = sorted({city for pair in ends for city in pair})
        place = {city: index for index, city in enumerate(cities)}
        self._exits: list[list[tuple[int, int]]] = [[] for _ in cities]
        for edge, (a, b) in enumerate(ends):
            self._exits[place[a]].append((edge, place[b]))
            self._exits[place[b]].append((edge, place[a]))
        for exits in self._exits:
            exits.sort(key=lambda step: -self._lengths[step[0]])
        self._used = [False] * len(routes)
        self._degree = [len(exits) for exits in self._exits]
        self._unused = sum(self._lengths)
        self._path: list[int] = []
        self._length = 0

        # A path of all routes, or the longest there is, can start at a city with an odd number of routes if there
        # is one: so those are tried first, and the bound is tight from the start.
        starts = sorted(range(len(cities)), key=lambda city: (self._degree[city] % 2 == 0, city))
        for start in starts:
            if self._reach(start) > self.best.length:
                self._extend(start)

    def _extend(self, city: int) -> None:
        if self._length > self.best.length:
            self.best = Path(self._length, tuple(self._routes[edge] for edge in self._path))
        if self._reach(city) <= self.best.length:
            return
        for edge, other in self._exits[city]:
            if self._used[edge]:
                continue
            self._step(edge, city, other, 1)
            self._path.append(edge)
            self._extend(other)
            self._path.pop()
            self._step(edge, city, other, -1)

    def _step(self, edge: int, city: int, other: int, forward: int) -> None:
        length = self._lengths[edge]
        self._used[edge] = forward == 1
        self._degree[city] -= forward
        self._degree[other] -= forward
        self._unused -= forward * length
        self._length += forward * length

    def _reach(self, city: int) -> int:
        """No path that goes on from here can get longer than this."""
        wasted = []
        for other, degree in enumerate(self._degree):
            if degree % 2 and other != city:
                wasted.append(
                    min(self._lengths[edge] for edge, _ in self._exits[other] if not self._used[edge])
                )
        if wasted:
            wasted.remove(max(wasted))  # the path may end at one of them
        # A route left unused can serve two such cities, one at each of its ends.
        return self._length + self._unused - (sum(wasted) + 1) // 2
