"""The engine's judgement of payments against laying the cards on the spaces."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from northline.editions.model import COLORS, LOCOMOTIVE, Cards
from northline.rules.payment import Price, extra_payments, extra_refusal, refusal, station_price
from tests.oracles.paying import KINDS, Spaces, all_payments, multisets, pays
from tests.oracles.shapes import ALL_SHAPES, BLUE, GREEN, OTHER_SHAPES, RED, SHAPES, price_of


def assert_same_judgement(spaces: Spaces, price: Price, kinds: tuple[int, ...], most: int) -> None:
    paying = all_payments(spaces, kinds, lambda cards: sum(cards) <= most)
    for cards in multisets(kinds, most):
        assert (refusal(price, cards) is None) == (cards in paying), cards
        assert pays(spaces, cards) == (cards in paying), cards


@pytest.mark.rule(
    "CLAIM-2", "LOCO-1", "LOCO-2", "FERRY-1", "FERRY-2", "FERRY-3", "MURM-1", "TUNNEL-6", "CLAIM-10"
)
@pytest.mark.parametrize(("spaces", "price"), SHAPES)
def test_every_small_set_of_cards_on_every_kind_of_route(spaces: Spaces, price: Price) -> None:
    assert_same_judgement(spaces, price, (RED, BLUE, GREEN, LOCOMOTIVE), 10)


@pytest.mark.parametrize("spaces", OTHER_SHAPES, ids=repr)
def test_every_small_set_of_cards_on_routes_of_other_editions(spaces: Spaces) -> None:
    assert_same_judgement(spaces, price_of(spaces), (RED, BLUE, LOCOMOTIVE), 9)


@pytest.mark.rule("STATION-1")
@pytest.mark.parametrize("built", [0, 1, 2])
def test_every_small_set_of_cards_for_a_station(built: int) -> None:
    assert_same_judgement(Spaces(built + 1), station_price(built), (RED, BLUE, GREEN, LOCOMOTIVE), 5)


@pytest.mark.rule("MURM-1")
def test_many_cards_of_two_kinds_for_murmansk() -> None:
    spaces = Spaces(9, wild=False, any_for_one=4)
    assert_same_judgement(spaces, price_of(spaces), (GREEN, LOCOMOTIVE), 38)


def hands(each: int) -> st.SearchStrategy[Cards]:
    return st.tuples(*(st.integers(0, each) for _ in KINDS))


@settings(derandomize=True, max_examples=1500, deadline=None)
@given(st.sampled_from(ALL_SHAPES), hands(6))
def test_large_sets_of_every_kind_of_card(spaces: Spaces, cards: Cards) -> None:
    assert (refusal(price_of(spaces), cards) is None) == pays(spaces, cards)


@st.composite
def covered_spaces(draw: st.DrawFn) -> tuple[Spaces, Cards]:
    """A payment made by covering the spaces: random cards hardly ever pay for anything long."""
    spaces = draw(st.sampled_from(ALL_SHAPES))
    color = draw(st.sampled_from(list(spaces.colors)))
    cards = [0] * len(KINDS)
    for space in range(spaces.length):
        ways = ["one"]
        if spaces.any_for_one:
            ways.append("any")
        if spaces.pairs and space < spaces.symbols:
            ways.append("pair")
        match draw(st.sampled_from(ways)):
            case "any":
                for card in draw(
                    st.lists(st.sampled_from(KINDS), min_size=spaces.any_for_one, max_size=spaces.any_for_one)
                ):
                    cards[card] += 1
            case "pair":
                cards[draw(st.sampled_from(range(len(COLORS))))] += 2
            case _ if space < spaces.symbols or (spaces.wild and draw(st.booleans())):
                cards[LOCOMOTIVE] += 1
            case _:
                cards[color] += 1
    return spaces, tuple(cards)


@settings(derandomize=True, max_examples=1500, deadline=None)
@given(covered_spaces(), st.sampled_from(KINDS), st.sampled_from(KINDS))
def test_covered_spaces_are_paid_and_a_changed_card_is_judged_alike(
    covered: tuple[Spaces, Cards], gone: int, come: int
) -> None:
    spaces, cards = covered
    price = price_of(spaces)
    assert refusal(price, cards) is None
    changed = [count - (kind == gone) + (kind == come) for kind, count in enumerate(cards)]
    if min(changed) >= 0:
        assert (refusal(price, tuple(changed)) is None) == pays(spaces, tuple(changed))


# What a tunnel costs more


@pytest.mark.rule("TUNNEL-2", "TUNNEL-3")
@pytest.mark.parametrize("extra", [1, 2, 3])
@pytest.mark.parametrize("color", [RED, None])
def test_every_small_set_of_cards_for_what_a_tunnel_costs_more(color: int | None, extra: int) -> None:
    kinds = (RED, BLUE, LOCOMOTIVE)
    allowed = {LOCOMOTIVE} if color is None else {color, LOCOMOTIVE}
    for cards in multisets(kinds, 4):
        laid = [kind for kind in kinds for _ in range(cards[kind])]
        right = len(laid) == extra and set(laid) <= allowed
        assert (extra_refusal(cards, color, extra) is None) == right
    for hand in multisets(kinds, 5):
        within = {cards for cards in multisets(kinds, 5) if all(map(int.__le__, cards, hand))}
        right_ones = [cards for cards in within if extra_refusal(cards, color, extra) is None]
        assert list(extra_payments(hand, color, extra)) == sorted(right_ones, reverse=True)
