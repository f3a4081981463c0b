"""Comparisons of the engine with the oracles that several tests make."""

from __future__ import annotations

from itertools import product

import networkx as nx

from northline.editions.model import COLORS, GRAY, LOCOMOTIVE, Cards, Edition
from northline.rules import State
from northline.rules.borrowing import borrow
from northline.rules.network import longest_path
from northline.rules.payment import Price, payments
from northline.rules.state import NOBODY
from tests.oracles.networks import graph
from tests.oracles.paying import Spaces, payments_from
from tests.oracles.trails import is_trail


def with_color(spaces: Spaces, color: int) -> Spaces:
    """The same spaces when the colour of the set has been decided."""
    return Spaces(spaces.length, color, spaces.symbols, spaces.wild, spaces.pairs, spaces.any_for_one)


def assert_right_menu(spaces: Spaces, price: Price, hand: Cards) -> None:
    menu = payments(price, hand)
    paying = payments_from(spaces, hand)
    assert set(menu) <= paying
    assert len(set(menu)) == len(menu)
    assert list(menu) == sorted(menu, reverse=True)
    assert bool(menu) == bool(paying)
    if not paying:
        return
    for color in spaces.colors:
        if spaces.color == GRAY and not hand[color]:
            continue  # what can be paid without a card of the colour is offered for another one
        in_color = payments_from(with_color(spaces, color), hand)
        if not spaces.wild and spaces.any_for_one:
            in_color = {cards for cards in in_color if sum(cards) == min(map(sum, in_color))}
        fewest, offered = fewest_cards(in_color), fewest_cards(in_color & set(menu))
        for locomotives in range(spaces.length + 1 if spaces.wild else hand[LOCOMOTIVE] + 1):
            assert offered.get(locomotives) == fewest.get(locomotives), (COLORS[color], locomotives)
    assert min(map(sum, menu)) == min(map(sum, paying))
    assert min(cards[LOCOMOTIVE] for cards in menu) == min(cards[LOCOMOTIVE] for cards in paying)


def fewest_cards(paying: set[Cards]) -> dict[int, int]:
    """For each number of locomotives the fewest cards a payment with them takes."""
    fewest: dict[int, int] = {}
    for cards in paying:
        locomotives = cards[LOCOMOTIVE]
        fewest[locomotives] = min(fewest.get(locomotives, sum(cards)), sum(cards))
    return fewest


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


def assert_right_path(board: Edition, routes: tuple[int, ...], length: int) -> None:
    path = longest_path(board, routes)
    assert path.length == length
    assert set(path.routes) <= set(routes)
    assert is_trail(board, path.routes)
    assert sum(board.routes[route].length for route in path.routes) == path.length
