"""Which cities a railway joins, against a graph library."""

from __future__ import annotations

from random import Random

import networkx as nx
import pytest

from northline.editions import edition
from northline.editions.model import Edition
from northline.rules.network import DisjointSet, connected_cities
from tests.oracles.networks import graph, random_board, random_railway

pytestmark = pytest.mark.rule("END-2")


def assert_joins_alike(board: Edition, routes: tuple[int, ...]) -> None:
    connections = connected_cities(board, routes)
    parts = list(nx.connected_components(graph(board, routes)))
    part_of = {city: number for number, part in enumerate(parts) for city in part}
    roots = {connections.find(city) for city in range(len(board.cities))}
    assert len(roots) == len(parts)
    for a in range(len(board.cities)):
        for b in range(a):
            assert connections.connected(a, b) == connections.connected(b, a) == (part_of[a] == part_of[b])


@pytest.mark.parametrize("name", ["europe", "nordic_countries", "northern_lights"])
def test_railways_of_the_three_boards(name: str) -> None:
    for seed in range(200):
        routes = random_railway(edition(name), Random(seed), trains=5 + seed % 36, spread=0.3)
        assert_joins_alike(edition(name), routes)


def test_railways_of_boards_with_any_shape() -> None:
    for seed in range(2500):
        random = Random(seed)
        cities, routes = random.randint(2, 14), random.randint(0, 16)
        assert_joins_alike(random_board(random, cities, routes, longest=3), tuple(range(routes)))


def test_a_copy_goes_its_own_way() -> None:
    connections = DisjointSet(6)
    copy = connections.copy()
    copy.union(0, 1)
    assert copy.connected(0, 1)
    assert not connections.connected(0, 1)
