"""A player's railway: which cities it connects, and its longest path (END-2, END-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from northline.editions.model import Edition


class DisjointSet:
    """Union-find over the numbers from 0 to ``size - 1``, with path halving.

    >>> cities = DisjointSet(3)
    >>> cities.union(0, 1)
    >>> cities.connected(0, 1), cities.connected(0, 2)
    (True, False)
    """

    __slots__ = ("_parent",)

    def __init__(self, size: int) -> None:
        self._parent = list(range(size))

    def copy(self) -> DisjointSet:
        """An independent copy."""
        copy = DisjointSet(0)
        copy._parent = self._parent.copy()
        return copy

    def find(self, element: int) -> int:
        """The representative of an element's set: the same for all elements of it."""
        parent = self._parent
        while parent[element] != element:
            parent[element] = element = parent[parent[element]]
        return element

    def union(self, a: int, b: int) -> None:
        """Merge the sets of two elements."""
        self._parent[self.find(a)] = self.find(b)

    def connected(self, a: int, b: int) -> bool:
        """Whether two elements are in the same set."""
        return self.find(a) == self.find(b)


@cache
def exits_of(edition: Edition) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each city the routes that leave it, and where they lead."""
    exits: list[list[tuple[int, int]]] = [[] for _ in edition.cities]
    for index, route in enumerate(edition.routes):
        exits[route.a].append((index, route.b))
        exits[route.b].append((index, route.a))
    return tuple(map(tuple, exits))


def connected_cities(edition: Edition, routes: Iterable[int]) -> DisjointSet:
    """The cities of an edition, with those in one set that these routes connect (END-2)."""
    cities = DisjointSet(len(edition.cities))
    for route in routes:
        ends = edition.routes[route]
        cities.union(ends.a, ends.b)
    return cities


@dataclass(frozen=True, slots=True)
class Path:
    """A path: its length in spaces and its routes in order."""

    length: int
    routes: tuple[int, ...]


def longest_path(edition: Edition, routes: Iterable[int]) -> Path:
    """The longest path over these routes, each used at most once, cities as often as needed (END-3).

    Of several equally long ones it returns always the same one.

    >>> from northline.editions import edition
    >>> europe = edition("europe")
    >>> routes = ["brest-dieppe", "dieppe-paris", "brest-paris", "paris-zurich"]
    >>> longest_path(europe, [europe.route_index[route] for route in routes]).length
    9
    """
    best = Path(0, ())
    for spaces, part in _components(edition, tuple(sorted(routes))):
        if spaces <= best.length:
            break
        ends = [(edition.routes[route].a, edition.routes[route].b) for route in part]
        lengths = [edition.routes[route].length for route in part]
        longer = _longest_beyond(ends, lengths, best.length)
        if longer:
            in_order = _in_order([(index, *ends[index]) for index in longer])
            best = Path(sum(lengths[index] for index in longer), tuple(part[index] for index in in_order))
    return best


def _components(edition: Edition, routes: tuple[int, ...]) -> list[tuple[int, list[int]]]:
    """The connected components of a railway, each with its spaces, the one with most spaces first."""
    cities = connected_cities(edition, routes)
    parts: dict[int, list[int]] = {}
    for route in routes:
        parts.setdefault(cities.find(edition.routes[route].a), []).append(route)
    counted = [(sum(edition.routes[route].length for route in part), part) for part in parts.values()]
    return sorted(counted, key=lambda part: -part[0])


# A path can be drawn through some routes, each once, exactly if they are connected and at most two cities have an odd
# number of them (Euler). So the longest path is the longest selection of such routes.
#
# Dynamic programming over the frontier finds it. The cities are finished one by one: each route of a city is selected
# or not. All that matters of the decisions so far is the border, the cities that routes lead to but that are not
# finished: which of them are connected, and where the number of selected routes is odd. Of all selections with the
# same border only the longest is kept, and none that cannot become longer than a known path. A railway is long and
# thin: the border hardly ever has more than five cities. On boards of other shapes it is the number of routes that one
# player can own that bounds the work, and so the validator of editions bounds that number.

_Ends = list[tuple[int, int]]
"""The two cities of each route of a part."""

_Step = tuple[int, dict[int, int]]
"""A city, and the routes from it to cities that come later with where they lead."""

_Border = tuple[int, ...]
"""A number for each city on the border: 0 without a selected route, n in the n-th piece, -n in it and odd."""

_Selections = dict[tuple[_Border, int], tuple[int, int]]
"""By border and number of odd finished cities: how long a selection is, and its routes as bits."""

_FEW = 64
"""So many selections are followed sooner than it is worked out which of them to drop."""

_IMPOSSIBLE = 1 << 30
"""More spaces than there are: a city without undecided routes has none to leave out."""


def _longest_beyond(ends: _Ends, lengths: list[int], best: int) -> list[int] | None:
    """The routes of the longest path, if it is longer than ``best``; None otherwise.

    Looks first for paths that leave out no more than they must, then for worse ones: that way it meets far fewer
    selections.
    """
    odd = sum(count % 2 for count in Counter(city for pair in ends for city in pair).values())
    if odd <= 2:  # then all of them are a path
        return list(range(len(ends))) if sum(lengths) > best else None
    cities = list(_city_by_city(ends))
    left_out = _Undecided(ends, lengths).least_left_out([])(0, 0)
    more = 2
    while True:
        bound = max(best, sum(lengths) - left_out - more - 1)
        found = _longest_selection(cities, ends, lengths, bound)
        if found or bound == best:
            return found
        more += more // 2 + 1


def _longest_selection(cities: list[_Step], ends: _Ends, lengths: list[int], best: int) -> list[int] | None:
    found = 0
    undecided = _Undecided(ends, lengths)
    border: list[int] = []
    selections: _Selections = {((), 0): (0, 0)}
    for city, routes in cities:
        entering = [other for other in dict.fromkeys((city, *routes.values())) if other not in border]
        border += entering
        untouched = (0,) * len(entering)
        selections = {(labels + untouched, odd): value for (labels, odd), value in selections.items()}
        here = border.index(city)
        for route, other in routes.items():
            there, length = border.index(other), lengths[route]
            undecided.remove(route)
            before, selections = selections, {}
            least_left_out = undecided.least_left_out(border) if len(before) > _FEW else None
            for (labels, odd), (so_far, selected) in before.items():
                spare = so_far + undecided.spaces - best
                if spare > (least_left_out(_odd_places(labels), odd) if least_left_out else 0):
                    _keep(selections, (labels, odd), so_far, selected)
                if spare + length > 0:
                    joined = _joined(labels, here, there)
                    if not least_left_out or spare + length > least_left_out(_odd_places(joined), odd):
                        _keep(selections, (joined, odd), so_far + length, selected | 1 << route)

        del border[here]
        before, selections = selections, {}
        for (labels, odd), (so_far, selected) in before.items():
            odd += labels[here] < 0
            if odd > 2:
                continue
            rest = _finished(labels, here)
            if rest is not None:
                _keep(selections, (rest, odd), so_far, selected)
            elif so_far > best and not any(labels[:here] + labels[here + 1 :]):
                best, found = so_far, selected
    return [route for route in range(len(lengths)) if found >> route & 1] or None


class _Undecided:
    """The routes that are not decided yet, and how much of them every path has to leave out.

    A city whose selected and undecided routes together are an odd number leaves one of the undecided ones out, unless
    the path ends there, and a path has two ends. One route that is left out may do for two cities, its ends; so of the
    shortest route of each such city half is counted.
    """

    def __init__(self, ends: _Ends, lengths: list[int]) -> None:
        self.spaces = sum(lengths)
        self._ends, self._lengths = ends, lengths
        self._at: dict[int, list[int]] = {}
        """The undecided routes of each city, the shortest first."""
        for route in sorted(range(len(ends)), key=lengths.__getitem__):
            for city in ends[route]:
                self._at.setdefault(city, []).append(route)

    def remove(self, route: int) -> None:
        """A route is decided now."""
        self.spaces -= self._lengths[route]
        for city in self._ends[route]:
            self._at[city].remove(route)

    def least_left_out(self, border: list[int]) -> Callable[[int, int], int]:
        """A function of a selection: the least number of spaces to leave out from here on.

        It is given the places of the border where the selection is odd, as bits, and the number of odd finished cities.
        """
        shortest = {
            city: self._lengths[routes[0]] if routes else _IMPOSSIBLE for city, routes in self._at.items()
        }
        on_border = [shortest[city] for city in border]
        odd_ahead = sum(1 << place for place, city in enumerate(border) if len(self._at[city]) % 2)
        beyond = [
            shortest[city] for city, routes in self._at.items() if len(routes) % 2 and city not in border
        ]

        @cache
        def least_left_out(odd_places: int, odd_finished: int) -> int:
            to_even = odd_places ^ odd_ahead
            doubled = beyond + [length for place, length in enumerate(on_border) if to_even >> place & 1]
            doubled.sort(reverse=True)
            return (sum(doubled[2 - odd_finished :]) + 1) // 2

        return least_left_out


def _keep(selections: _Selections, key: tuple[_Border, int], length: int, selected: int) -> None:
    known = selections.get(key)
    if known is None or length > known[0]:
        selections[key] = length, selected


def _city_by_city(ends: _Ends) -> Iterator[_Step]:
    """The cities in an order that keeps the border short."""
    exits: dict[int, dict[int, int]] = {}
    for route, (a, b) in enumerate(ends):
        exits.setdefault(a, {})[route] = b
        exits.setdefault(b, {})[route] = a
    border: set[int] = set()
    while exits:
        city = min(exits, key=lambda city: (len(border.union(exits[city].values()) - {city}), city))
        routes = exits.pop(city)
        for route, other in routes.items():
            del exits[other][route]
        border = border.union(routes.values()) - {city}
        yield city, routes


@lru_cache(maxsize=1 << 14)
def _joined(border: _Border, here: int, there: int) -> _Border:
    """The border when a route between two of its cities is selected."""
    piece, other = abs(border[here]), abs(border[there])
    if not piece:
        piece = other or len(border) + 1
    joined = [
        (piece if label > 0 else -piece) if other and abs(label) == other else label for label in border
    ]
    for city in (here, there):
        joined[city] = -(joined[city] or piece)
    return _numbered(joined)


@lru_cache(maxsize=1 << 14)
def _finished(border: _Border, city: int) -> _Border | None:
    """The border without a city; None when that cuts off the piece it was in."""
    rest = border[:city] + border[city + 1 :]
    label = border[city]
    if label and label not in rest and -label not in rest:
        return None
    return _numbered(rest)


@lru_cache(maxsize=1 << 14)
def _odd_places(border: _Border) -> int:
    """The places of the border where the number of selected routes is odd, as bits."""
    return sum(1 << place for place, label in enumerate(border) if label < 0)


def _numbered(labels: Iterable[int]) -> _Border:
    """The same pieces, numbered in the order in which they come."""
    numbers: dict[int, int] = {0: 0}
    border = []
    for label in labels:
        number = numbers.setdefault(abs(label), len(numbers))
        border.append(number if label > 0 else -number)
    return tuple(border)


def _in_order(routes: list[tuple[int, int, int]]) -> list[int]:
    """Routes, each with its ends, in the order of a path over them all (Hierholzer's algorithm).

    Walks until it is stuck, then inserts the round trips that were left out.
    """
    exits: dict[int, list[tuple[int, int]]] = {}
    for route, a, b in routes:
        exits.setdefault(a, []).append((route, b))
        exits.setdefault(b, []).append((route, a))
    start = min(exits, key=lambda city: (len(exits[city]) % 2 == 0, city))
    travelled: set[int] = set()
    order: list[int] = []
    way: list[tuple[int, int]] = [(-1, start)]
    while way:
        route, city = way[-1]
        while exits[city] and exits[city][-1][0] in travelled:
            exits[city].pop()
        if exits[city]:
            way.append(exits[city].pop())
            travelled.add(way[-1][0])
        else:
            order.append(route)
            way.pop()
    return order[-2::-1]  # found from the end; the start has no route
