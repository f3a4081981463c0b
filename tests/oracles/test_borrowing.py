"""The routes that stations borrow, against trying every choice for every station."""

from __future__ import annotations

from itertools import product
from random import Random

import networkx as nx
import pytest

from northline.editions import edition
from northline.rules import State
from northline.rules.borrowing import borrow
from northline.rules.state import NOBODY
from tests.oracles.networks import graph
from tests.oracles.positions import random_end
from tests.toy import toy

pytestmark = pytest.mark.rule("STATION-3")


def routes_into(state: State, seat: int, city: int) -> list[int]:
    """The routes of other players into a city."""
    return [
        route
        for route, owner in enumerate(state.owners)
        if owner not in (seat, NOBODY)
        and city in (state.edition.routes[route].a, state.edition.routes[route].b)
    ]


def worth(state: State, seat: int, routes: tuple[int, ...]) -> tuple[int, int]:
    """Points and number of the tickets completed over these routes."""
    railway = graph(state.edition, routes)
    tickets = [state.edition.tickets[ticket] for ticket in state.tickets[seat]]
    done = [ticket.points for ticket in tickets if nx.has_path(railway, ticket.a, ticket.b)]
    return sum(done), len(done)


def best_worth(state: State, seat: int) -> tuple[int, int]:
    choices = [[None, *routes_into(state, seat, city)] for city in state.stations[seat]]
    own = state.routes_of(seat)
    return max(
        worth(state, seat, (*own, *(route for route in picked if route is not None)))
        for picked in product(*choices)
    )


def assert_best(state: State, seat: int) -> None:
    borrowed, completed = borrow(state, seat)
    points = sum(state.edition.tickets[ticket].points for ticket in completed)
    used = (*state.routes_of(seat), *(choice.route for choice in borrowed))
    assert (points, len(completed)) == worth(state, seat, used) == best_worth(state, seat)
    assert completed <= set(state.tickets[seat])
    cities = [choice.city for choice in borrowed]
    assert len(set(cities)) == len(cities), "a station borrows one route"
    assert set(cities) <= set(state.stations[seat])
    assert all(choice.route in routes_into(state, seat, choice.city) for choice in borrowed)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_europe(players: int) -> None:
    for seed in range(50):
        state = random_end(edition("europe"), Random(seed), players, tickets=46 // players)
        for seat in range(players):
            assert_best(state, seat)


@pytest.mark.parametrize("players", [2, 3])
def test_the_toy_board(players: int) -> None:
    for seed in range(1000):
        state = random_end(toy(), Random(seed), players, tickets=3)
        for seat in range(players):
            assert_best(state, seat)
