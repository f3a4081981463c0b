"""What is said to be missing is true: whoever gets it can pay, however one takes the words; less does not do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement, islice, product

import pytest

import northline as nl
from northline.editions import Edition
from northline.rules import SplitMix
from northline.rules import cards as c
from northline.rules.analysis.missing import EVERY_KIND, Need, Unaffordable, Way, in_words, missing
from northline.rules.analysis.reasons import why_not_claim
from northline.rules.cards import COLORS, LOCOMOTIVE, Cards
from northline.rules.payment import ALL_COLORS, Price, payments, route_prices, station_price
from tests.oracles.shapes import OTHER_SHAPES, price_of
from tests.toy import tiny, toy

MANY = 150
"""Readings of one sentence that are tried at most."""

EDITIONS = (*map(nl.edition, nl.EDITIONS), toy(), tiny())


def prices(edition: Edition) -> list[Price]:
    routes = set(route_prices(edition))
    return sorted(routes | {station_price(built) for built in range(edition.rules.stations)}, key=repr)


def random_hand(chance: SplitMix, deck: Cards, size: int) -> Cards:
    kinds = [kind for kind, count in enumerate(deck) if count]
    hand = c.NO_CARDS
    for _ in range(size):
        hand = c.plus(hand, c.of(kinds[chance.below(len(kinds))]))
    return hand


def readings(need: Need, deck: Cards) -> Iterator[Cards]:
    """All cards that somebody might bring who was told to bring this."""
    colors = [color for color in need.colors or ALL_COLORS if deck[color] or need.colors]
    match need.kind:
        case "locomotive":
            yield c.of(LOCOMOTIVE, need.count)
        case "any":
            # Evenly spread cards come first: they help least.
            for kinds in (colors, [*colors, LOCOMOTIVE] if deck[LOCOMOTIVE] else colors):
                for start in range(len(kinds)):
                    yield gathered(kinds[(start + k) % len(kinds)] for k in range(need.count))
            yield from (c.of(kind, need.count) for kind in kinds)
            yield from map(gathered, islice(combinations_with_replacement(kinds, need.count), MANY))
        case "pair":
            for chosen in combinations_with_replacement(colors, need.count):
                yield gathered((*chosen, *chosen))
        case "color":
            for color in colors:
                for locomotives in range(need.count + 1 if need.or_locomotives else 1):
                    yield c.plus(c.of(color, need.count - locomotives), c.of(LOCOMOTIVE, locomotives))


def gathered(kinds: Iterable[int]) -> Cards:
    return summed(map(c.of, kinds))


def summed(parts: Iterable[Cards]) -> Cards:
    total = c.NO_CARDS
    for part in parts:
        total = c.plus(total, part)
    return total


def always_pays(price: Price, hand: Cards, way: Iterable[Need], deck: Cards) -> bool:
    brought = islice(product(*(readings(need, deck) for need in way)), MANY)
    return all(payments(price, c.plus(hand, summed(parts))) for parts in brought)


def one_less(need: Need) -> tuple[Need, ...]:
    if need.kind == "pair":
        fewer = (Need(need.count - 1, "pair"),) if need.count > 1 else ()
        return (*fewer, Need(1, "color"))
    return (Need(need.count - 1, need.kind, need.colors, need.or_locomotives),) if need.count > 1 else ()


def check(price: Price, hand: Cards, deck: Cards) -> tuple[Way, ...]:
    ways = missing(price, hand, deck)
    told = f"{price}, {hand}: {in_words(ways)}"
    assert bool(ways) != bool(payments(price, hand)), told
    for way in ways:
        assert always_pays(price, hand, way, deck), f"{told}: not enough"
        for k, need in enumerate(way):
            less = (*way[:k], *one_less(need), *way[k + 1 :])
            assert not always_pays(price, hand, less, deck), f"{told}: {way[k]} is more than needed"
        assert all(deck[color] for need in way for color in need.colors), told
    return ways


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_what_is_missing_pays_and_less_does_not(edition: Edition) -> None:
    chance = SplitMix(18)
    deck = edition.rules.deck
    asked = prices(edition)
    for _ in range(120):
        check(asked[chance.below(len(asked))], random_hand(chance, deck, chance.below(12)), deck)


def test_prices_that_other_editions_may_ask_for() -> None:
    chance = SplitMix(7)
    for shape in OTHER_SHAPES:
        for _ in range(4):
            check(price_of(shape), random_hand(chance, EVERY_KIND, chance.below(7)), EVERY_KIND)


def test_nothing_is_named_that_the_deck_does_not_have() -> None:
    """Without locomotives in the deck nobody is told to bring one."""
    deck = (9, 5, 0, 0, 0, 0, 0, 3, 0)
    chance = SplitMix(3)
    for shape in OTHER_SHAPES:
        price = price_of(shape)
        if price.symbols and not (price.pairs or price.any_for_one):
            continue  # such a ferry could never be claimed
        for _ in range(3):
            ways = check(price, random_hand(chance, deck, chance.below(4)), deck)
            assert not any(need.kind == "locomotive" or need.or_locomotives for way in ways for need in way)


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("europe", {"CLAIM-2", "FERRY-1"}),
        ("nordic_countries", {"CLAIM-2", "FERRY-2", "MURM-1"}),
        ("northern_lights", {"CLAIM-2", "FERRY-3"}),
    ],
)
def test_the_rule_is_the_one_that_tells_the_price(name: str, rules: set[str]) -> None:
    empty = nl.rules.view(nl.State.from_dict({"edition": name, "players": 2, "hands": [{}, {}]}), 0)
    reasons = [why_not_claim(empty, route) for route in range(len(empty.owners))]
    assert {reason.rule for reason in reasons if isinstance(reason, Unaffordable)} == rules


RED, BLUE, ORANGE = COLORS.index("red"), COLORS.index("blue"), COLORS.index("orange")
LIGHTS_FERRY = Price(length=2, symbols=2, pairs=True)
NORDIC_FERRY = Price(length=2, symbols=1, any_for_one=3)


@pytest.mark.parametrize(
    ("price", "hand", "words"),
    [
        (Price(3, RED), c.of(RED, 2), "1 more red card or locomotive"),
        (Price(3, RED, wild=False), c.of(RED), "2 more red cards"),
        (Price(4), c.plus(c.of(RED, 2), c.of(BLUE, 2)), "2 more cards of one colour (blue or red) or locomotives"),
        (Price(4), c.NO_CARDS, "4 more cards of one colour or locomotives"),
        (Price(1), c.NO_CARDS, "any card"),
        (Price(3, symbols=1), c.of(RED, 2), "a locomotive"),
        (LIGHTS_FERRY, c.NO_CARDS, "2 locomotives or 2 pairs of cards of one colour"),
        (LIGHTS_FERRY, c.of(ORANGE, 2), "a locomotive or 2 cards of one colour"),
        (LIGHTS_FERRY, c.of(ORANGE, 3), "a locomotive or 1 more orange card"),
        (LIGHTS_FERRY, c.plus(c.of(ORANGE), c.of(RED)), "2 locomotives, or 1 more orange card and 1 more red card"),
        (
            Price(2, RED, symbols=1, pairs=True),
            c.NO_CARDS,
            "1 more red card or locomotive, and a locomotive or 2 cards of one colour",
        ),
        (NORDIC_FERRY, c.of(RED), "a locomotive or any 3 cards"),
        (NORDIC_FERRY, c.of(RED, 3), "any card"),
        (Price(9, wild=False, any_for_one=4), c.of(RED, 7), "2 more red cards or any 8 cards"),
    ],
)  # fmt: skip
def test_in_words(price: Price, hand: Cards, words: str) -> None:
    assert in_words(missing(price, hand)) == words
