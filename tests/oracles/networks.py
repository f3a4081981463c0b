"""Railways to ask questions about: random ones on real boards, and random boards."""

from __future__ import annotations

from random import Random

import networkx as nx

from northline.editions.model import COLORS, City, Edition, Route, Rules


def board(cities: int, ends: list[tuple[int, int]], lengths: list[int]) -> Edition:
    """A bare board with these routes. Track groups are left out: they say nothing about paths."""
    return Edition(
        id="sketch",
        name="Sketch",
        cities=tuple(City(f"c{n}", f"C{n}", "Nowhere", 0.0, 0.0) for n in range(cities)),
        routes=tuple(
            Route(f"r{n}", a, b, length, color=n % len(COLORS))
            for n, ((a, b), length) in enumerate(zip(ends, lengths, strict=True))
        ),
        tickets=(),
        bonus_cards=(),
        rules=Rules(players=(2, 5), trains=45, deck=(12,) * 9, points=tuple((n, n) for n in range(1, 10))),
    )


def random_board(random: Random, cities: int, routes: int, longest: int) -> Edition:
    """Routes between any two cities, several between the same two ones too."""
    ends = [tuple(random.sample(range(cities), 2)) for _ in range(routes)]
    return board(cities, [(a, b) for a, b in ends], [random.randint(1, longest) for _ in ends])


def random_railway(edition: Edition, random: Random, trains: int, spread: float = 0.2) -> tuple[int, ...]:
    """Routes one player could own: at most so many spaces, and one route of each track group.

    Grows from where it is; now and then (``spread``) it starts somewhere else.
    """
    owned: list[int] = []
    groups: set[str] = set()
    reached: set[int] = set()
    while True:
        free = [
            index
            for index, route in enumerate(edition.routes)
            if index not in owned
            and route.length <= trains
            and (not route.group or route.group not in groups)
        ]
        near = [index for index in free if {edition.routes[index].a, edition.routes[index].b} & reached]
        if not free:
            break
        picked = random.choice(near if near and random.random() >= spread else free)
        route = edition.routes[picked]
        owned.append(picked)
        groups.add(route.group)
        reached |= {route.a, route.b}
        trains -= route.length
        if random.random() < 0.02:
            break
    return tuple(sorted(owned))


def graph(edition: Edition, routes: tuple[int, ...]) -> nx.MultiGraph:
    """The same railway for another library: cities as nodes, routes as weighted edges."""
    railway = nx.MultiGraph()
    railway.add_nodes_from(range(len(edition.cities)))
    for index in routes:
        route = edition.routes[index]
        railway.add_edge(route.a, route.b, key=index, weight=route.length)
    return railway
