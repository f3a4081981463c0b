"""The network of a seat: which cities it connects, and its longest path (END-2, END-3)."""

from __future__ import annotations

import numpy as np

from northline.kernel.core.bits import NOTHING, has_bit, lowest_bit, popcount, single_bit, without_lowest_bit
from northline.kernel.core.compiler import device_function
from northline.kernel.core.layout import MAX_RAILWAY

MAX_STEPS = 200_000
"""Steps of the search for a longest path before it gives up and leaves the network to the reference engine."""

SIMPLE_CYCLES = 3
"""With no more independent cycles than that, following every path to its end is faster than computing bounds."""

# Connections: a disjoint-set forest in ``scratch.root``


@device_function
def connect(tables, game, seat, scratch):
    """Compute the roots of all cities: those that the routes of a seat connect have the same one."""
    root = scratch.root
    for city in range(tables.cities):
        root[city] = city
    for word in range(tables.words):
        routes = game.owned[seat, word]
        while routes != NOTHING:
            route = 64 * word + lowest_bit(routes)
            routes = without_lowest_bit(routes)
            one, other = root_of(root, tables.route_a[route]), root_of(root, tables.route_b[route])
            root[one] = other
    for city in range(tables.cities):
        root[city] = root_of(root, city)


@device_function
def root_of(root, city):
    """Find: the representative of a city."""
    while root[city] != city:
        city = root[city]
    return np.int64(city)


# The longest path


@device_function
def longest_path(tables, game, seat, scratch):
    """The spaces of the longest path over a seat's routes; -1 when the search was given up.

    Where at most two cities of a connected part have an odd number of its routes, the path uses the whole part. Else
    branches that end somewhere are taken off, each city noting how far they lead. What is left has no ends, only cycles
    and what joins them, and every way over it is tried: from where a branch begins, or the number of routes is odd,
    since a longest path has no unused route at its ends.
    """
    routes = _list_railway(tables, game, seat, scratch)
    if routes > MAX_RAILWAY:
        return -1
    best = 0
    steps = 0
    everything = NOTHING if routes == 0 else (~NOTHING >> np.uint64(64 - routes))
    left = everything
    while left != NOTHING:
        # One connected part after another.
        part = _reachable(scratch, left, scratch.end_a[lowest_bit(left)])
        left &= ~part
        spaces, _, odd = _measure(scratch, part)
        if popcount(odd) <= 2:
            best = max(best, spaces)
            continue
        core, best = _take_branches_off(scratch, part, odd, best)
        spaces, cities, odd = _measure(scratch, core)
        tangled = popcount(core) - popcount(cities) + 1 > SIMPLE_CYCLES
        starts, farthest = _starts(scratch, cities, odd)
        while starts != NOTHING:
            best, steps = _longest_from(
                scratch, core, spaces, lowest_bit(starts), farthest, tangled, best, steps
            )
            starts = without_lowest_bit(starts)
            if steps > MAX_STEPS:
                return -1
    return best


@device_function
def _take_branches_off(scratch, part, odd, best):
    """The routes of a part that lie on cycles or between them, and the longest path if it is on branches alone.

    ``scratch.branch`` is how far the longest branch leads that begins in a city, ``scratch.other_branch`` the next one.
    """
    core, ends = part, odd
    while ends != NOTHING:
        city = np.uint32(lowest_bit(ends))
        ends = without_lowest_bit(ends)
        routes = scratch.incident[city] & core
        if popcount(routes) != 1:
            continue
        core &= ~routes
        route = np.uint32(lowest_bit(routes))
        there = np.uint32(scratch.end_b[route] if scratch.end_a[route] == city else scratch.end_a[route])
        length, longest = scratch.branch[city] + scratch.spaces[route], scratch.branch[there]
        scratch.branch[there] = max(length, longest)
        scratch.other_branch[there] = max(min(length, longest), scratch.other_branch[there])
        best = max(best, np.int64(scratch.branch[there]) + np.int64(scratch.other_branch[there]))
        ends |= single_bit(there)
    return core, best


@device_function
def _starts(scratch, cities, odd):
    """The cities of a core in which a longest path may enter it, and the length of the longest branch from any."""
    starts, farthest = odd, 0
    while cities != NOTHING:
        city = np.uint32(lowest_bit(cities))
        cities = without_lowest_bit(cities)
        if scratch.branch[city] > 0:
            starts |= single_bit(city)
            farthest = max(farthest, np.int64(scratch.branch[city]))
    # Without branches a path has two different ends, both of them odd: one city need not be tried.
    return (starts if farthest > 0 else without_lowest_bit(starts)), farthest


@device_function
def _measure(scratch, routes):
    """The spaces of some routes, the cities they touch, and those touched by an odd number of them."""
    spaces, cities, odd = 0, NOTHING, NOTHING
    while routes != NOTHING:
        route = lowest_bit(routes)
        routes = without_lowest_bit(routes)
        ends = single_bit(scratch.end_a[route]) ^ single_bit(scratch.end_b[route])
        spaces += np.int64(scratch.spaces[route])
        cities |= ends
        odd ^= ends
    return spaces, cities, odd


@device_function
def _list_railway(tables, game, seat, scratch):
    """Number the routes of a seat from 0 and store their ends; return how many there are."""
    routes = 0
    for city in range(tables.cities):
        scratch.incident[city] = NOTHING
        scratch.branch[city], scratch.other_branch[city] = 0, 0
    for word in range(tables.words):
        owned = game.owned[seat, word]
        while owned != NOTHING:
            route = 64 * word + lowest_bit(owned)
            owned = without_lowest_bit(owned)
            if routes < MAX_RAILWAY:
                a, b = tables.route_a[route], tables.route_b[route]
                scratch.end_a[routes], scratch.end_b[routes] = a, b
                scratch.spaces[routes] = tables.route_length[route]
                scratch.incident[a] |= single_bit(routes)
                scratch.incident[b] |= single_bit(routes)
            routes += 1
    return routes


@device_function
def _reachable(scratch, routes, city):
    """Those of the routes that can be reached from a city over them."""
    reached = scratch.incident[city] & routes
    fresh = reached
    while fresh != NOTHING:
        route = lowest_bit(fresh)
        fresh = without_lowest_bit(fresh)
        more = (
            (scratch.incident[scratch.end_a[route]] | scratch.incident[scratch.end_b[route]])
            & routes
            & ~reached
        )
        reached |= more
        fresh |= more
    return reached


@device_function
def _most_ahead(scratch, routes, city):
    """No path over these routes, from this city if one is named, is longer than this."""
    spaces, shortest = 0, 1000
    seen = NOTHING
    rest = routes
    while rest != NOTHING:
        route = lowest_bit(rest)
        rest = without_lowest_bit(rest)
        length = np.int64(scratch.spaces[route])
        spaces += length
        shortest = min(shortest, length)
        seen ^= single_bit(scratch.end_a[route]) ^ single_bit(scratch.end_b[route])
    # Now ``seen`` has the cities with an odd number of routes. A path ends in at most two of them.
    odd = popcount(seen)
    if city >= 0 and not has_bit(seen, city):
        odd += (
            1  # it starts here, where the number is even: then it comes back, or only one odd city is an end
        )
    return spaces - shortest * max(0, (odd - 1) // 2)


@device_function
def _longest_from(scratch, core, spaces, start, farthest, tangled, best, steps):
    """The longest path that enters a core in a city, with the branches at both ends, if it is longer than ``best``.

    Turns back where the unused routes are too short for more; on a network with many cycles (``tangled``), also
    where those of them that can be reached are. No branch of the core is longer than ``farthest``.
    """
    unused, depth, length = core, 0, np.int64(scratch.branch[start])
    most = length + spaces + farthest
    scratch.city_stack[0] = start
    scratch.untried_stack[0] = scratch.incident[start] & core
    while depth >= 0:
        if scratch.untried_stack[depth] == NOTHING or most <= best:
            depth -= 1
            if depth >= 0:
                route = scratch.route_stack[depth]
                unused |= single_bit(route)
                length -= scratch.spaces[route]
            continue
        steps += 1
        if steps > MAX_STEPS:
            break
        route = lowest_bit(scratch.untried_stack[depth])
        scratch.untried_stack[depth] = without_lowest_bit(scratch.untried_stack[depth])
        city = scratch.city_stack[depth]
        there = scratch.end_b[route] if scratch.end_a[route] == city else scratch.end_a[route]
        unused &= ~single_bit(route)
        length += scratch.spaces[route]
        # Back where it entered, it can leave by another branch only.
        best = max(
            best, length + np.int64(scratch.other_branch[there] if there == start else scratch.branch[there])
        )
        ahead = scratch.incident[there] & unused
        if ahead != NOTHING and tangled:
            reached = _reachable(scratch, unused, there)
            if length + _most_ahead(scratch, reached, there) + farthest <= best:
                ahead = NOTHING
        if ahead != NOTHING:
            scratch.route_stack[depth] = route
            depth += 1
            scratch.city_stack[depth] = there
            scratch.untried_stack[depth] = ahead
        else:
            unused |= single_bit(route)
            length -= scratch.spaces[route]
    return best, steps
