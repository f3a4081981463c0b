"""The one payment that the kernel makes for a route and a paying colour.

Of the payments that the menu of the reference lists in that colour it is the one with the fewest cards, and of those
the one with the fewest locomotives. The "colour" locomotive stands for payments without a paying colour: locomotives
only, or locomotives and substitutes. No cards (0) means that it cannot be paid so.
"""

from __future__ import annotations

import numpy as np

from northline.editions.model import GRAY, LOCOMOTIVE
from northline.kernel.core.bits import (
    NOTHING,
    cards_of,
    colored_total,
    colors_in_pairs,
    count,
    locomotives,
    pairs,
)
from northline.kernel.core.compiler import device_function, inlined
from northline.kernel.core.layout import MAX_OF_A_KIND

_COUNT, _KIND = np.uint64(MAX_OF_A_KIND), np.uint64(7)
_NEVER = 0xFFFFFFFF


@inlined
def route_payment(tables, hand, route, color):
    """The cards that pay for a route in a colour; none when the hand cannot do it."""
    asked = tables.route_color[route]
    if color != LOCOMOTIVE and asked != GRAY and asked != color:
        return NOTHING
    if tables.route_any_for_one[route] > 0 or tables.route_pairs[route] != 0:
        return special_payment(tables, hand, route, color)
    length, symbols = tables.route_length[route], tables.route_symbols[route]
    return plain_payment(hand, color, length, symbols, tables.route_wild[route] != 0)


@device_function
def special_payment(tables, hand, route, color):
    """The same for a route that takes substitutes, in one of its colours."""
    if tables.route_any_for_one[route] > 0:
        return _with_substitutes(tables, hand, route, color)
    return _with_pairs(tables, hand, route, color)


@inlined
def plain_payment(hand, color, length, symbols, wild):
    """As many cards as spaces, of one colour and as few locomotives as can be."""
    in_hand = locomotives(hand)
    if color == LOCOMOTIVE:
        if in_hand >= length and (wild or symbols == length):
            return cards_of(LOCOMOTIVE, length)
        return NOTHING
    fewest = max(symbols, length - count(hand, color))
    most = min(in_hand, length - 1)
    if not wild:
        most = min(most, symbols)
    if fewest > most:
        return NOTHING
    return cards_of(color, length - fewest) + cards_of(LOCOMOTIVE, fewest)


@inlined
def station_payment(hand, color, built):
    """The cards that pay for the next station in a colour, with so many built; none when the hand cannot do it."""
    return plain_payment(hand, color, built + 1, 0, True)


@inlined
def extra_payment(hand, color, extra):
    """The additional cards that a tunnel costs: of its colour, then locomotives; or locomotives only (TUNNEL-3)."""
    colored = 0 if color == LOCOMOTIVE else min(extra, count(hand, color))
    if extra - colored > locomotives(hand):
        return NOTHING
    paid = cards_of(LOCOMOTIVE, extra - colored)
    return paid if color == LOCOMOTIVE else paid + cards_of(color, colored)


@inlined
def may_go_without_color(tables, hand, route):
    """Whether a price with substitutes may be paid without a paying colour, other than by locomotives alone.

    It may where the hand has no paying colour, or where no space takes one.
    """
    asked, others = tables.route_color[route], tables.route_length[route] - tables.route_symbols[route]
    if others == 0:
        return tables.route_any_for_one[route] > 0 or asked != GRAY
    if asked == GRAY:
        return colored_total(hand) == 0
    return count(hand, asked) == 0


# Any three or four cards for one (FERRY-2, MURM-1)


@device_function
def _with_substitutes(tables, hand, route, color):
    """Locomotives on the spaces that take them, then the colour, then any cards for the spaces left."""
    many, length = tables.route_any_for_one[route], tables.route_length[route]
    symbols = tables.route_symbols[route]
    alone = length if tables.route_wild[route] != 0 else symbols  # spaces a locomotive pays for by itself
    in_hand, colored_in_hand = locomotives(hand), colored_total(hand)
    held = 0
    loco = min(in_hand, alone)
    if color != LOCOMOTIVE:
        held = count(hand, color)
        if held == 0 or symbols == length:
            return NOTHING
        loco = min(loco, length - 1)
    elif not may_go_without_color(tables, hand, route):
        return cards_of(LOCOMOTIVE, length) if loco == length else NOTHING
    colored = min(held, length - max(loco, symbols))
    odds = many * (length - loco - colored)
    # A locomotive that no space takes by itself is just another odd card.
    odd_locomotives = max(0, odds - (colored_in_hand - colored))
    if odd_locomotives > (in_hand - loco if loco == alone else 0):
        return NOTHING
    # Fewer locomotives, as long as that takes no more cards.
    while loco > 0:
        more = min(held, length - max(loco - 1, symbols))
        if more == colored or odds > colored_in_hand - more:
            break
        loco, colored, odd_locomotives = loco - 1, more, 0
    paid = cards_of(LOCOMOTIVE, loco + odd_locomotives)
    if colored > 0:
        paid += cards_of(color, colored)
    return _with_odds(hand, paid, odds - odd_locomotives)


@device_function
def _with_odds(hand, paid, odds):
    """The payment with so many further cards, of the colours least held: the rule of thrift."""
    rest = hand
    while odds > 0:
        color = _least_held(rest)
        spent = min(count(hand, color) - count(paid, color), odds)
        paid += cards_of(color, spent)
        odds -= spent
        rest &= ~cards_of(color, MAX_OF_A_KIND)
    return paid


@device_function
def _least_held(cards):
    """The colour with the fewest cards of those that there are, the first of equal ones."""
    least = np.uint32(_NEVER)
    for color in range(np.int32(LOCOMOTIVE)):
        # A colour that is not there comes out below zero, which is a very large number here.
        least = min(least, np.uint32(8 * np.int64(cards & _COUNT) + color - 8))
        cards >>= _KIND
    return np.int64(least & np.uint32(7))


# A pair of one colour for a symbol (FERRY-3)


@device_function
def _with_pairs(tables, hand, route, color):
    """Fewest pairs first, then fewest locomotives."""
    length, symbols = np.int64(tables.route_length[route]), np.int64(tables.route_symbols[route])
    others = length - symbols
    stand_ins = others if tables.route_wild[route] != 0 else 0
    most = min(locomotives(hand), symbols + stand_ins)
    held = 0
    first = 0
    if color != LOCOMOTIVE:
        held = count(hand, color)
        if held == 0 or (others == 0 and tables.route_color[route] != GRAY):
            return NOTHING
        most = min(most, length - 1)
        # On a gray ferry of symbols only, the paying colour has nothing to pay but a pair: it pays the first.
        first = 2 if others == 0 else 0
    elif not may_go_without_color(tables, hand, route):
        return cards_of(LOCOMOTIVE, length) if most == length else NOTHING
    # On symbols as many locomotives as the colour can spare; on other spaces as many as let it, and the pairs, suffice.
    spare = held - others
    on_symbols = min(min(most, symbols), most + spare - first)
    wanted = symbols - on_symbols
    missing = 2 * (wanted - (pairs(hand) - held // 2)) - spare
    on_others = max(max(0, first - spare), missing)
    if on_symbols < 0 or on_others > min(stand_ins, most - on_symbols):
        return NOTHING
    paid = cards_of(LOCOMOTIVE, on_symbols + on_others)
    colored = others - on_others + first
    if colored > 0:
        paid += cards_of(color, colored)
    return _with_further_pairs(hand, paid, wanted - first // 2)


@device_function
def _with_further_pairs(hand, paid, wanted):
    """The payment with so many further pairs, of the colours least held: the rule of thrift."""
    rest = hand & colors_in_pairs(hand - paid)
    while wanted > 0:
        color = _least_held(rest)
        spent = min((count(hand, color) - count(paid, color)) // 2, wanted)
        paid += cards_of(color, 2 * spent)
        wanted -= spent
        rest &= ~cards_of(color, MAX_OF_A_KIND)
    return paid
