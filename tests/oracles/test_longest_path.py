"""The longest path against trying every path, and against what graph theory knows."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import networkx as nx
import pytest

from northline.editions import edition
from northline.rules.network import longest_path
from tests.oracles.checks import assert_right_path
from tests.oracles.networks import board, graph, random_board, random_railway
from tests.oracles.trails import is_trail, longest_trail

pytestmark = pytest.mark.rule("END-3")
EDITIONS = ("europe", "nordic_countries", "northern_lights")


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize(("trains", "count"), [(10, 500), (18, 300), (26, 150), (34, 50)])
def test_railways_of_the_three_boards(name: str, trains: int, count: int) -> None:
    for seed in range(count):
        routes = random_railway(edition(name), Random(seed), trains, spread=0.1)
        assert_right_path(edition(name), routes, longest_trail(edition(name), routes))


@pytest.mark.parametrize(("cities", "routes"), [(3, 6), (4, 8), (5, 9), (6, 9), (8, 10), (12, 11)])
def test_railways_of_boards_with_any_shape(cities: int, routes: int) -> None:
    for seed in range(120):
        sketch = random_board(Random(seed), cities, routes, longest=1 + seed % 6)
        everything = tuple(range(routes))
        assert_right_path(sketch, everything, longest_trail(sketch, everything))


def test_a_railway_with_a_round_trip_is_travelled_whole() -> None:
    for seed in range(300):
        random = Random(seed)
        cities = random.randint(3, 12)
        trip = [0]
        while len(trip) < random.randint(4, 40):
            trip.append(random.choice([city for city in range(cities) if city != trip[-1]]))
        ends = list(pairwise(trip))
        sketch = board(cities, ends, [random.randint(1, 6) for _ in ends])
        everything = tuple(range(len(ends)))
        joined = nx.MultiGraph(ends)
        assert nx.has_eulerian_path(joined)
        assert_right_path(sketch, everything, sum(route.length for route in sketch.routes))


def test_in_a_tree_the_longest_path_is_its_diameter() -> None:
    for seed in range(300):
        random = Random(seed)
        cities = random.randint(2, 40)
        ends = [(city, random.randrange(city)) for city in range(1, cities)]
        sketch = board(cities, ends, [random.randint(1, 8) for _ in ends])
        everything = tuple(range(len(ends)))
        distances = dict(nx.all_pairs_dijkstra_path_length(graph(sketch, everything)))
        diameter = max(far for near in distances.values() for far in near.values())
        assert_right_path(sketch, everything, int(diameter))


@pytest.mark.parametrize("cities", [3, 4, 5, 6, 7, 8, 9])
def test_where_every_city_is_joined_with_every_other(cities: int) -> None:
    """An odd number of cities is a round trip; of an even number all but two leave a route out, two and two one."""
    ends = list(combinations(range(cities), 2))
    sketch = board(cities, ends, [1] * len(ends))
    left_out = 0 if cities % 2 else (cities - 2) // 2
    assert_right_path(sketch, tuple(range(len(ends))), len(ends) - left_out)


def test_the_longest_path_of_a_split_railway_is_that_of_its_best_part() -> None:
    for seed in range(200):
        sketch = random_board(Random(seed), cities=12, routes=9, longest=5)
        everything = tuple(range(9))
        parts = [set(part) for part in nx.connected_components(graph(sketch, everything))]
        best = max(
            longest_trail(sketch, tuple(route for route in everything if sketch.routes[route].a in part))
            for part in parts
        )
        assert_right_path(sketch, everything, best)


@pytest.mark.parametrize("name", EDITIONS)
def test_large_railways_have_a_path_that_cannot_be_extended(name: str) -> None:
    """Too large to try every path: at least it is one, and no route can be added to an end of it."""
    for seed in range(60):
        routes = random_railway(edition(name), Random(seed), 40, spread=0.05)
        path = longest_path(edition(name), routes)
        assert is_trail(edition(name), path.routes)
        left = tuple(route for route in routes if route not in path.routes)
        assert not any(
            is_trail(edition(name), longer)
            for route in left
            for longer in ((route, *path.routes), (*path.routes, route))
        )


def test_no_routes_make_no_path() -> None:
    assert_right_path(edition("europe"), (), 0)


def test_the_order_of_the_routes_does_not_matter() -> None:
    for seed in range(40):
        routes = random_railway(edition("northern_lights"), Random(seed), 25)
        shuffled = Random(seed).sample(routes, len(routes))
        assert longest_path(edition("northern_lights"), shuffled) == longest_path(
            edition("northern_lights"), routes
        )
