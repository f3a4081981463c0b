"""Which routes a hand can pay for, precomputed: a set of routes for every hand that makes a difference.

For a paying colour only three numbers matter: its cards, the locomotives and, where substitutes are allowed, the other
cards in the hand, each up to some cap. So there is one set of routes for each colour and each such case. A board with
too many cases, or with several kinds of substitutes, has sets of its plain routes only; the prices of its other routes
are then tried one by one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from northline.editions.model import GRAY, LOCOMOTIVE, Edition
from northline.kernel.core import layout
from northline.kernel.core.layout import IMPOSSIBLE, MAX_HELD, MAX_ROUTE_LENGTH
from northline.kernel.core.packing import route_words
from northline.rules.payment import Price, all_locomotives, in_one_color, route_prices
from northline.strategy import codes

BY_PRICE, ANY_CARDS, PAIRS = range(3)
"""How substitutes are looked up: one price after another, by the size of the hand, or by its pairs."""

Priced = dict[Price, list[int]]
"""The routes of each price."""


def has_substitutes(price: Price) -> bool:
    return price.pairs or price.any_for_one > 0


def fill_prices(record: Any, edition: Edition) -> None:
    """Fill in the tables about paying for routes."""
    prices = route_prices(edition)
    plain: Priced = {}
    special: Priced = {}
    for index, price in enumerate(prices):
        (special if has_substitutes(price) else plain).setdefault(price, []).append(index)
    for trains in range(MAX_ROUTE_LENGTH + 1):
        record["short_enough"][trains] = route_words(
            i for i, price in enumerate(prices) if price.length <= trains
        )
    _list_special_prices(record, special)
    in_sets = _size_sets(record, plain, special)
    sets, ambiguous_prices = _shaped(record)
    for price, routes in plain.items():
        _add_plain(record, sets, price, np.array(route_words(routes), np.uint64))
    if in_sets:
        for place, (price, routes) in enumerate(special.items()):
            words = np.array(route_words(routes), np.uint64)
            _add_special(record, sets, price, words)
            for loco in range(layout.MAX_OF_A_KIND + 1):
                if _paid_by_locomotives(price, loco):
                    record["payable_by_locomotive_hand"][loco] |= words
            if price.color == GRAY:
                _add_ambiguous(ambiguous_prices, place, price)


def _list_special_prices(record: Any, special: Priced) -> None:
    record["prices"] = len(special)
    for place, (price, routes) in enumerate(special.items()):
        record["price_route"][place] = routes[0]
        record["routes_at_price"][place] = route_words(routes)
        for held in range(MAX_HELD + 1):
            for loco in range(MAX_ROUTE_LENGTH + 1):
                needed, ambiguous = _substitutes(price, held, loco)
                record["needed"][place, held, loco] = needed
                record["ambiguous"][place, held, loco] = ambiguous
        if price.color == GRAY:
            record["route_ambiguous"][routes] = record["ambiguous"][place, 1:].any()


def _size_sets(record: Any, plain: Priced, special: Priced) -> bool:
    """Set the caps of the cases; return whether the routes with substitutes fit into the sets, too."""
    record["held_cap"] = record["locomotive_cap"] = max((price.length for price in plain), default=1)
    record["else_cap"], record["by_price"], record["substitutes"] = 0, bool(special), BY_PRICE
    if not special or len({price.pairs for price in special}) > 1:
        return False
    by_pairs = next(iter(special)).pairs
    longest = max(price.length for price in special)
    held_cap = max(int(record["held_cap"]), 2 * longest if by_pairs else longest)
    locomotive_cap = max(int(record["locomotive_cap"]), longest)
    needs = (
        _substitutes(price, held, loco)[0]
        for price in special
        for held in range(MAX_HELD + 1)
        for loco in range(MAX_ROUTE_LENGTH + 1)
    )
    else_cap = max(need for need in needs if need < IMPOSSIBLE)
    cases = (held_cap + 1) * (locomotive_cap + 1) * (else_cap + 1)
    if cases > layout.MAX_CASES:
        return False
    record["held_cap"], record["locomotive_cap"], record["else_cap"] = held_cap, locomotive_cap, else_cap
    record["by_price"], record["substitutes"] = False, PAIRS if by_pairs else ANY_CARDS
    return True


def _shaped(record: Any) -> tuple[Any, Any]:
    """The sets by colour, its cards, locomotives and other cards; and the ambiguous prices by the last three."""
    cases = tuple(int(record[cap]) + 1 for cap in ("held_cap", "locomotive_cap", "else_cap"))
    number = int(np.prod(cases))
    record["held_step"], record["color_step"] = (
        layout.ROUTE_WORDS * number // cases[0],
        layout.ROUTE_WORDS * number,
    )
    sets = record["payable_sets"][: codes.KINDS * number * layout.ROUTE_WORDS]
    return sets.reshape(codes.KINDS, *cases, layout.ROUTE_WORDS), record["ambiguous_prices"][:number].reshape(
        cases
    )


def _add_plain(record: Any, sets: Any, price: Price, routes: Any) -> None:
    for color in price.paying_colors:
        for held in range(1, sets.shape[1]):
            for loco in range(sets.shape[2]):
                if in_one_color(price, color, held, loco):
                    sets[color, held, loco, :] |= routes
    for loco in range(layout.MAX_OF_A_KIND + 1):
        if all_locomotives(price, loco):
            record["payable_by_locomotive_hand"][loco] |= routes
            if loco <= MAX_ROUTE_LENGTH:
                record["payable_by_locomotives"][loco] |= routes


def _add_special(record: Any, sets: Any, price: Price, routes: Any) -> None:
    for color, held in _paying(price, sets.shape[1] - 1):
        for loco in range(sets.shape[2]):
            needed = _substitutes(price, min(held, MAX_HELD), loco)[0]
            if needed < IMPOSSIBLE:
                sets[color if held else LOCOMOTIVE, held, loco, needed:] |= routes
        if held == 0 and color != LOCOMOTIVE:
            for held_colors in range(len(record["needs_color"])):
                if held_colors >> color & 1:
                    record["needs_color"][held_colors] |= routes
    for loco in range(MAX_ROUTE_LENGTH + 1):
        if all_locomotives(price, loco):
            record["payable_by_locomotives"][loco] |= routes


def _paid_by_locomotives(price: Price, loco: int) -> bool:
    """Whether a hand of nothing but locomotives pays a price, with some of them as substitutes if need be."""
    if price.symbols == price.length and price.pairs and price.color == GRAY:
        return bool(all_locomotives(price, loco))  # here a pair is of the paying colour
    needed = _substitutes(price, 0, min(loco, MAX_ROUTE_LENGTH))[0]
    return needed <= (0 if price.pairs else loco)


def _add_ambiguous(prices: Any, place: int, price: Price) -> None:
    """Mark the cases in which a colour pays a gray price, and another might with the very same cards."""
    for held in range(1, prices.shape[0]):
        for loco in range(prices.shape[1]):
            needed, ambiguous = _substitutes(price, min(held, MAX_HELD), loco)
            if ambiguous and needed < IMPOSSIBLE:
                prices[held, loco, needed:] |= np.uint64(1 << place)


def _paying(price: Price, held_cap: int) -> Iterator[tuple[int, int]]:
    """The paying colours, and cards of them in hand, with which a price may be paid; 0 cards: without the colour."""
    no_colors = price.symbols == price.length
    if no_colors and (price.any_for_one or price.color != GRAY):
        yield LOCOMOTIVE, 0  # no space takes a colour: it does not matter what is held
        return
    for color in price.paying_colors:
        if price.color != GRAY:
            yield color, 0  # gray ones without a colour in the hand: see ``payable_by_locomotive_hand``
        for held in range(1, held_cap + 1):
            yield color, held


def _substitutes(price: Price, held: int, loco: int) -> tuple[int, bool]:
    """What a hand must have to pay a price in a colour of which it holds so many, or (0) without a paying colour.

    With any cards for one it is the size of the hand; with pairs, the pairs of other colours. The second value says
    whether another colour might pay with the very same cards.
    """
    length, symbols = price.length, price.symbols
    others = length - symbols
    if price.any_for_one:
        if held and not others:
            return IMPOSSIBLE, False
        used = min(loco, length if price.wild else symbols, length - 1 if held else length)
        colored = min(held, length - max(used, symbols))
        odds = price.any_for_one * (length - used - colored)
        return used + colored + odds, odds > 0
    if held and not others and price.color != GRAY:
        return IMPOSSIBLE, False
    first = 2 if held and not others else 0
    stand_ins = others if price.wild else 0
    used = min(loco, symbols + stand_ins, length - 1 if held else length)
    needed = IMPOSSIBLE
    for on_symbols in range(max(0, used - stand_ins), min(used, symbols) + 1):
        colored, pairs = others - (used - on_symbols), symbols - on_symbols
        if colored + first <= held:
            needed = min(needed, max(0, pairs - (held - colored) // 2))
    # Another colour has this one in pairs only: the same cards can come up where an even number of it is paid.
    ambiguous = any(
        (others - (fewer - on_symbols) + first) % 2 == 0 and symbols - on_symbols > first // 2
        for fewer in range(used + 1)
        for on_symbols in range(max(0, fewer - stand_ins), min(fewer, symbols) + 1)
        if 0 < others - (fewer - on_symbols) + first <= held
    )
    return needed, ambiguous
