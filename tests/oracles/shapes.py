"""Every kind of route that a payment is judged on: those of the three games, and those that other editions may have."""

from __future__ import annotations

import pytest

from northline.editions import edition
from northline.editions.model import COLORS, GRAY
from northline.rules.payment import Price, route_prices
from tests.oracles.paying import Spaces, spaces_of

RED, BLUE, GREEN = COLORS.index("red"), COLORS.index("blue"), COLORS.index("green")


def price_of(spaces: Spaces) -> Price:
    return Price(spaces.length, spaces.color, spaces.symbols, spaces.wild, spaces.pairs, spaces.any_for_one)


def shapes_of(name: str) -> dict[Spaces, Price]:
    """Every different kind of route of an edition: its spaces, told by the rulebook, and the engine's price."""
    board = edition(name)
    found = {}
    for route, price in zip(board.routes, route_prices(board), strict=True):
        color = GRAY if route.color == GRAY else RED  # one colour is like another
        spaces = spaces_of(board, route)
        shape = Spaces(spaces.length, color, spaces.symbols, spaces.wild, spaces.pairs, spaces.any_for_one)
        found[shape] = Price(price.length, color, price.symbols, price.wild, price.pairs, price.any_for_one)
    return found


SHAPES = [
    pytest.param(
        spaces,
        price,
        id=f"{name}-{spaces.length}-{'gray' if spaces.color == GRAY else 'red'}"
        f"-{spaces.symbols}-{'wild' if spaces.wild else 'tame'}",
    )
    for name in ("europe", "nordic_countries", "northern_lights")
    for spaces, price in shapes_of(name).items()
]


OTHER_SHAPES = [
    Spaces(length, color, symbols, wild, pairs, any_for_one)
    for length in (1, 2, 3)
    for color in (GRAY, RED)
    for symbols in range(length + 1)
    for wild in (True, False)
    for pairs, any_for_one in ((False, 0), (True, 0), (False, 2), (False, 3))
]
"""Prices that somebody's own edition may ask for, whether the three games do or not."""


ALL_SHAPES = [shape.values[0] for shape in SHAPES] + OTHER_SHAPES
