"""The payments that menus offer against all payments a hand can make.

What a menu promises, and what is checked here for every price and hand:

* each payment pays, is within the hand, is there once, and they come in descending order;
* whenever the hand can pay at all, something is offered (a player must never be told to pass otherwise);
* for each paying colour in the hand and each number of locomotives up to the length, if a payment with them
  exists then one is offered, and it takes as few cards as any;
* where locomotives stand for nothing by themselves and only help to make up any four (MURM-1), that holds for the
  numbers of locomotives that can be in a payment with the fewest cards its colour allows;
* in number, the fewest cards and the fewest locomotives that the hand can pay with are on offer.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from northline.editions.model import LOCOMOTIVE, Cards
from northline.rules.payment import Price
from tests.oracles.checks import assert_right_menu
from tests.oracles.paying import Spaces, counted, multisets
from tests.oracles.shapes import BLUE, GREEN, OTHER_SHAPES, RED, SHAPES, price_of


@pytest.mark.parametrize(("spaces", "price"), SHAPES)
def test_every_small_hand_on_every_kind_of_route(spaces: Spaces, price: Price) -> None:
    for hand in multisets((RED, BLUE, LOCOMOTIVE), 6):
        assert_right_menu(spaces, price, hand)


@pytest.mark.parametrize("spaces", OTHER_SHAPES, ids=repr)
def test_every_small_hand_on_routes_of_other_editions(spaces: Spaces) -> None:
    for hand in multisets((RED, BLUE, LOCOMOTIVE), 7):
        assert_right_menu(spaces, price_of(spaces), hand)


SOME_HANDS = st.builds(
    lambda red, blue, green, locomotives: counted(
        {RED: red, BLUE: blue, GREEN: green, LOCOMOTIVE: locomotives}
    ),
    *(st.integers(0, most) for most in (7, 5, 3, 5)),
)


@settings(derandomize=True, max_examples=250, deadline=None)
@given(st.sampled_from([shape.values for shape in SHAPES]), SOME_HANDS)
def test_larger_hands_on_every_kind_of_route(shape: tuple[Spaces, Price], hand: Cards) -> None:
    assert_right_menu(*shape, hand)


@settings(derandomize=True, max_examples=150, deadline=None)
@given(st.sampled_from(OTHER_SHAPES), SOME_HANDS)
def test_larger_hands_on_routes_of_other_editions(spaces: Spaces, hand: Cards) -> None:
    assert_right_menu(spaces, price_of(spaces), hand)


MURMANSK = Spaces(9, wild=False, any_for_one=4)


@pytest.mark.rule("MURM-1")
@settings(derandomize=True, max_examples=40, deadline=None)
@given(st.integers(0, 12), st.integers(0, 12), st.integers(0, 14))
def test_large_hands_for_murmansk(green: int, red: int, locomotives: int) -> None:
    hand = counted({GREEN: green, RED: red, LOCOMOTIVE: locomotives})
    assert_right_menu(MURMANSK, price_of(MURMANSK), hand)
