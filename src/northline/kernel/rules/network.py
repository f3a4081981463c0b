"""Questions about a railway: what does it connect, and how long is its longest path (END-2, END-3)?"""

from __future__ import annotations

import numpy as np

from northline.kernel.core.bits import NOTHING, first_of, has, single, size, without_first
from northline.kernel.core.compiler import inner
from northline.kernel.core.layout import MOST_RAILWAY

MOST_STEPS = 200_000
"""Steps of the search for a longest path before it gives up and leaves the railway to the reference engine."""

SIMPLE_CYCLES = 3
"""With no more cycles than that in a railway, trying a path to its end is quicker than asking how far it can lead."""

# Connections: each city has a root, and cities with the same root are joined


@inner
def connect(tables, game, seat, work):
    """Find the roots of all cities by the routes of a seat."""
    root = work.root
    for city in range(tables.cities):
        root[city] = city
    for word in range(tables.words):
        routes = game.owned[seat, word]
        while routes != NOTHING:
            route = 64 * word + first_of(routes)
            routes = without_first(routes)
            one, other = root_of(root, tables.route_a[route]), root_of(root, tables.route_b[route])
            root[one] = other
    for city in range(tables.cities):
        root[city] = root_of(root, city)


@inner
def root_of(root, city):
    while root[city] != city:
        city = root[city]
    return np.int64(city)


# The longest path


@inner
def longest_path(tables, game, seat, work):
    """The spaces of the longest path over a seat's routes; -1 when the search was given up.

    Where at most two cities of a connected part have an odd number of its routes, the path uses the whole part. Else
    branches that end somewhere are taken off, each city noting how far they lead. What is left has no ends, only cycles
    and what joins them, and every way over it is tried: from where a branch begins, or the number of routes is odd,
    since a longest path has no unused route at its ends.
    """
    routes = _list_railway(tables, game, seat, work)
    if routes > MOST_RAILWAY:
        return -1
    best = 0
    steps = 0
    everything = NOTHING if routes == 0 else (~NOTHING >> np.uint64(64 - routes))
    left = everything
    while left != NOTHING:
        # One connected part after another.
        part = _reachable(work, left, work.end_a[first_of(left)])
        left &= ~part
        spaces, _, odd = _measure(work, part)
        if size(odd) <= 2:
            best = max(best, spaces)
            continue
        core, best = _take_branches_off(work, part, odd, best)
        spaces, cities, odd = _measure(work, core)
        tangled = size(core) - size(cities) + 1 > SIMPLE_CYCLES
        starts, farthest = _starts(work, cities, odd)
        while starts != NOTHING:
            best, steps = _longest_from(work, core, spaces, first_of(starts), farthest, tangled, best, steps)
            starts = without_first(starts)
            if steps > MOST_STEPS:
                return -1
    return best


@inner
def _take_branches_off(work, part, odd, best):
    """The routes of a part that lie on cycles or between them, and the longest path if it is on branches alone.

    ``work.branch`` is how far the longest branch leads that begins in a city, ``work.other_branch`` the next one.
    """
    core, ends = part, odd
    while ends != NOTHING:
        city = np.uint32(first_of(ends))
        ends = without_first(ends)
        routes = work.incident[city] & core
        if size(routes) != 1:
            continue
        core &= ~routes
        route = np.uint32(first_of(routes))
        there = np.uint32(work.end_b[route] if work.end_a[route] == city else work.end_a[route])
        length, longest = work.branch[city] + work.spaces[route], work.branch[there]
        work.branch[there] = max(length, longest)
        work.other_branch[there] = max(min(length, longest), work.other_branch[there])
        best = max(best, np.int64(work.branch[there]) + np.int64(work.other_branch[there]))
        ends |= single(there)
    return core, best


@inner
def _starts(work, cities, odd):
    """The cities of a core in which a longest path may enter it, and the length of the longest branch from any."""
    starts, farthest = odd, 0
    while cities != NOTHING:
        city = np.uint32(first_of(cities))
        cities = without_first(cities)
        if work.branch[city] > 0:
            starts |= single(city)
            farthest = max(farthest, np.int64(work.branch[city]))
    # Without branches a path has two different ends, both of them odd: one city need not be tried.
    return (starts if farthest > 0 else without_first(starts)), farthest


@inner
def _measure(work, routes):
    """The spaces of some routes, the cities they touch, and those touched by an odd number of them."""
    spaces, cities, odd = 0, NOTHING, NOTHING
    while routes != NOTHING:
        route = first_of(routes)
        routes = without_first(routes)
        ends = single(work.end_a[route]) ^ single(work.end_b[route])
        spaces += np.int64(work.spaces[route])
        cities |= ends
        odd ^= ends
    return spaces, cities, odd


@inner
def _list_railway(tables, game, seat, work):
    """Number the routes of a seat from 0 and note their ends; how many there are."""
    routes = 0
    for city in range(tables.cities):
        work.incident[city] = NOTHING
        work.branch[city], work.other_branch[city] = 0, 0
    for word in range(tables.words):
        owned = game.owned[seat, word]
        while owned != NOTHING:
            route = 64 * word + first_of(owned)
            owned = without_first(owned)
            if routes < MOST_RAILWAY:
                a, b = tables.route_a[route], tables.route_b[route]
                work.end_a[routes], work.end_b[routes] = a, b
                work.spaces[routes] = tables.route_length[route]
                work.incident[a] |= single(routes)
                work.incident[b] |= single(routes)
            routes += 1
    return routes


@inner
def _reachable(work, routes, city):
    """Those of the routes that can be reached from a city over them."""
    reached = work.incident[city] & routes
    fresh = reached
    while fresh != NOTHING:
        route = first_of(fresh)
        fresh = without_first(fresh)
        more = (work.incident[work.end_a[route]] | work.incident[work.end_b[route]]) & routes & ~reached
        reached |= more
        fresh |= more
    return reached


@inner
def _most_ahead(work, routes, city):
    """No path over these routes, from this city if one is named, is longer than this."""
    spaces, shortest = 0, 1000
    seen = NOTHING
    rest = routes
    while rest != NOTHING:
        route = first_of(rest)
        rest = without_first(rest)
        length = np.int64(work.spaces[route])
        spaces += length
        shortest = min(shortest, length)
        seen ^= single(work.end_a[route]) ^ single(work.end_b[route])
    # Now ``seen`` has the cities with an odd number of routes. A path ends in at most two of them.
    odd = size(seen)
    if city >= 0 and not has(seen, city):
        odd += (
            1  # it starts here, where the number is even: then it comes back, or only one odd city is an end
        )
    return spaces - shortest * max(0, (odd - 1) // 2)


@inner
def _longest_from(work, core, spaces, start, farthest, tangled, best, steps):
    """The longest path that enters a core in a city, with the branches at both ends, if it is longer than ``best``.

    Turns back where the unused routes are too short for more; on a tangled railway, where looking closer pays, also
    where those of them that can be reached are. No branch of the core is longer than ``farthest``.
    """
    unused, depth, length = core, 0, np.int64(work.branch[start])
    most = length + spaces + farthest
    work.way[0] = start
    work.untried[0] = work.incident[start] & core
    while depth >= 0:
        if work.untried[depth] == NOTHING or most <= best:
            depth -= 1
            if depth >= 0:
                route = work.taken[depth]
                unused |= single(route)
                length -= work.spaces[route]
            continue
        steps += 1
        if steps > MOST_STEPS:
            break
        route = first_of(work.untried[depth])
        work.untried[depth] = without_first(work.untried[depth])
        city = work.way[depth]
        there = work.end_b[route] if work.end_a[route] == city else work.end_a[route]
        unused &= ~single(route)
        length += work.spaces[route]
        # Back where it entered, it can leave by another branch only.
        best = max(
            best, length + np.int64(work.other_branch[there] if there == start else work.branch[there])
        )
        ahead = work.incident[there] & unused
        if ahead != NOTHING and tangled:
            reached = _reachable(work, unused, there)
            if length + _most_ahead(work, reached, there) + farthest <= best:
                ahead = NOTHING
        if ahead != NOTHING:
            work.taken[depth] = route
            depth += 1
            work.way[depth] = there
            work.untried[depth] = ahead
        else:
            unused |= single(route)
            length -= work.spaces[route]
    return best, steps
