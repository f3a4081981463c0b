"""The legal actions of the seat to act: as sets, as a mask, or one at a time."""

from __future__ import annotations

import numpy as np

from northline.editions.model import GRAY, LOCOMOTIVE
from northline.kernel.core.bits import (
    NOTHING,
    ONE,
    colors_in,
    count,
    has_bit,
    locomotives,
    lowest_bit,
    pairs,
    popcount,
    sum_of_bytes,
    total,
    without_lowest_bit,
)
from northline.kernel.core.compiler import device_function, inlined
from northline.kernel.core.intrinsics import popcount64
from northline.kernel.core.layout import MAX_HELD, MAX_ROUTE_LENGTH, ROUTE_WORDS
from northline.kernel.core.payable_sets import ANY_CARDS, PAIRS
from northline.kernel.rules.payment import extra_payment, may_go_without_color, route_payment, special_payment
from northline.kernel.rules.primitives import acting, kinds_shown
from northline.strategy.codes import (
    DRAW,
    DRAW_TICKETS,
    KEEP,
    KINDS,
    OPENING,
    OVER,
    PASS,
    PAY,
    RETREAT,
    SECOND_CARD,
    STOP,
    TAKE,
    TICKET_CHOICE,
    TUNNEL,
)

_COUNT, _KIND = np.uint64(127), np.uint64(7)  # mask and width of the count of one kind
_BYTE, _SEVEN_BYTES = np.uint64(8), np.uint64(56)
_ROUTE_WORDS = np.uint64(ROUTE_WORDS)
assert ROUTE_WORDS == 3, "loops over the words of a set of routes are unrolled below"
_U1, _U2 = np.uint64(1), np.uint64(2)

# Claims


@device_function
def find_claims(tables, game, scalars, scratch):
    """Write the claims of the seat to act to ``scratch.claims``, by paying colour; return how many there are."""
    found = list_claims(tables, game, scalars, scratch)
    return found - drop_repeated_claims(tables, game, scalars, scratch)


@device_function
def drop_repeated_claims(tables, game, scalars, scratch):
    """Of claims that pay with the very same cards keep the first in ``scratch.claims``; return how many are dropped."""
    dropped = 0
    hand = game.hands[acting(scalars)]
    ambiguous = _ambiguous_prices(tables, hand)
    if ambiguous != NOTHING:
        loco, cards, in_pairs = min(locomotives(hand), MAX_ROUTE_LENGTH), total(hand), pairs(hand)
        while ambiguous != NOTHING:
            dropped += _drop_repeated(tables, scratch, lowest_bit(ambiguous), hand, loco, cards, in_pairs)
            ambiguous = without_lowest_bit(ambiguous)
    return dropped


@inlined
def list_claims(tables, game, scalars, scratch):
    """The same, but colours that pay with the very same cards are all listed."""
    seat = acting(scalars)
    hand, trains = game.hands[seat], np.uint32(min(np.int64(game.trains[seat]), MAX_ROUTE_LENGTH))
    scratch.available[0] = tables.short_enough[trains, 0] & game.open[seat, 0]
    scratch.available[1] = tables.short_enough[trains, 1] & game.open[seat, 1]
    scratch.available[2] = tables.short_enough[trains, 2] & game.open[seat, 2]
    found = _list_claims_in_sets(tables, scratch, hand)
    return _find_claims_by_price(tables, scratch, hand) if tables.by_price != 0 else found


@inlined
def _list_claims_in_sets(tables, scratch, hand):
    """List all claims that are found in the payable sets, by paying colour; return how many.

    Integers are unsigned and 32 bits wide where possible: a GPU has no 64-bit ones, and unsigned indices need no check
    for negative ones. The loop over the three words of a set is unrolled: it would cost more than its body.
    """
    in_pairs, by_pairs = np.uint32(pairs(hand)), tables.substitutes == PAIRS
    most_held, most_else = np.uint32(tables.held_cap), np.uint32(tables.else_cap)
    of_held, of_color = np.uint64(tables.held_step), np.uint64(tables.color_step)
    counts, place, rest = NOTHING, _place(tables, hand, 0), hand
    for color in range(np.int32(LOCOMOTIVE)):
        held = np.uint32(rest & _COUNT)
        payable = place + np.uint64(min(held, most_held)) * of_held
        if by_pairs:
            beside = min(np.uint32(in_pairs - (held >> np.uint32(1))), most_else)
            payable += np.uint64(beside) * _ROUTE_WORDS
        here = _list_word(scratch, color, 0, tables.payable_sets[payable])
        here += _list_word(scratch, color, 1, tables.payable_sets[payable + _U1])
        here += _list_word(scratch, color, 2, tables.payable_sets[payable + _U2])
        counts = (counts >> _BYTE) + (here << _SEVEN_BYTES)  # one byte for each colour, the last one highest
        place, rest = place + of_color, rest >> _KIND
    scratch.counts = counts
    place = _place(tables, hand, LOCOMOTIVE)
    without_any = _list_word(
        scratch, LOCOMOTIVE, 0, _without_color(tables, hand, 0, tables.payable_sets[place])
    )
    without_any += _list_word(
        scratch, LOCOMOTIVE, 1, _without_color(tables, hand, 1, tables.payable_sets[place + _U1])
    )
    without_any += _list_word(
        scratch, LOCOMOTIVE, 2, _without_color(tables, hand, 2, tables.payable_sets[place + _U2])
    )
    return np.int64(without_any) + sum_of_bytes(counts)


@inlined
def _list_word(scratch, color, word, payable):
    """Write one word of the routes that are payable and available; return how many there are."""
    routes = payable & scratch.available[word]
    scratch.claims[np.uint32(color), word] = routes
    return popcount64(routes)


@inlined
def _without_color(tables, hand, word, payable):
    """The routes that can be paid without a colour, given those that substitutes pay where no colour is needed."""
    loco, held_colors = np.uint32(locomotives(hand)), np.uint32(colors_in(hand))
    if held_colors == 0:
        return payable | tables.payable_by_locomotive_hand[loco, word]
    few_loco = min(loco, np.uint32(MAX_ROUTE_LENGTH))
    return (payable & ~tables.needs_color[held_colors, word]) | tables.payable_by_locomotives[few_loco, word]


@inlined
def _place(tables, hand, color):
    """The offset in the payable sets of a hand that has no cards of a colour, and (in a colour) no pairs."""
    most_else = np.uint32(tables.else_cap)
    few_loco = min(np.uint32(locomotives(hand)), np.uint32(tables.locomotive_cap))
    beside = np.uint32(0)
    if tables.substitutes == ANY_CARDS:
        beside = min(np.uint32(total(hand)), most_else)
    elif color == LOCOMOTIVE:
        beside = min(np.uint32(pairs(hand)), most_else)
    case = np.uint64(few_loco) * (np.uint64(most_else) + ONE) + np.uint64(beside)
    return np.uint64(color) * np.uint64(tables.color_step) + case * _ROUTE_WORDS


@device_function
def _ambiguous_prices(tables, hand):
    """The set of gray prices that several colours might pay with the very same cards."""
    once, again = NOTHING, NOTHING
    if tables.prices > 0 and tables.by_price == 0:
        by_pairs, most_else = tables.substitutes == PAIRS, np.int64(tables.else_cap)
        few_loco, numbers = min(locomotives(hand), np.int64(tables.locomotive_cap)), tables.locomotive_cap + 1
        in_all = pairs(hand) if by_pairs else total(hand)
        for color in range(LOCOMOTIVE):
            held = count(hand, color)
            if held > 0:
                beside = min(in_all - held // 2 if by_pairs else in_all, most_else)
                case = min(held, np.int64(tables.held_cap)) * numbers + few_loco
                ambiguous = tables.ambiguous_prices[case * (most_else + 1) + beside]
                again |= once & ambiguous
                once |= ambiguous
    return again


@inlined
def is_repeated(tables, hand, route, color):
    """Whether a listed claim is the same as one in an earlier colour."""
    if color == LOCOMOTIVE or tables.route_ambiguous[route] == 0:
        return False
    paid, others, other = NOTHING, NOTHING, color
    while True:
        payment = special_payment(tables, hand, route, other)
        if other == color:
            # An earlier colour that pays with the same cards is among them.
            paid, others = payment, np.uint64(colors_in(payment) & ((1 << color) - 1))
        elif payment == paid:
            return True
        if others == NOTHING:
            return False
        other, others = lowest_bit(others), without_lowest_bit(others)


@device_function
def _find_claims_by_price(tables, scratch, hand):
    """Add the claims of each price with substitutes to those from the payable sets; return how many there are."""
    loco = min(locomotives(hand), MAX_ROUTE_LENGTH)
    cards, in_pairs = total(hand), pairs(hand)
    for price in range(tables.prices):
        _add_claims_at(tables, scratch, price, hand, loco, cards, in_pairs)
    found, scratch.counts = 0, NOTHING
    for color in range(KINDS):
        for word in range(tables.words):
            here = popcount(scratch.claims[color, word])
            found += here
            if color != LOCOMOTIVE:
                scratch.counts += np.uint64(here) << np.uint64(8 * color)
    return found


@device_function
def _drop_repeated(tables, scratch, price, hand, loco, cards, in_pairs):
    """Keep one of several claims that pay a gray price with the very same cards; return how many are dropped."""
    routes = 0
    for word in range(tables.words):
        routes += popcount(tables.routes_at_price[price, word] & scratch.available[word])
    if routes == 0:
        return 0
    ambiguous = 0  # a set of colours
    for color in range(LOCOMOTIVE):
        if _is_ambiguous(tables, price, count(hand, color), loco, cards, in_pairs):
            ambiguous |= 1 << color
    if ambiguous & (ambiguous - 1) == 0:
        return 0
    route, listed, dropped = tables.price_route[price], 0, 0
    for color in range(LOCOMOTIVE):
        if ambiguous >> color & 1:
            scratch.payments[listed] = special_payment(tables, hand, route, color)
            if _is_paid_already(scratch, listed):
                dropped += routes
                for word in range(tables.words):
                    scratch.claims[color, word] &= ~tables.routes_at_price[price, word]
            listed += 1
    return dropped


@device_function
def _is_ambiguous(tables, price, held, loco, cards, in_pairs):
    """Whether a colour pays a price, and another one might with the same cards."""
    few = min(held, MAX_HELD)
    if held == 0 or tables.ambiguous[price, few, loco] == 0:
        return False
    spare = in_pairs - held // 2 if tables.route_pairs[tables.price_route[price]] != 0 else cards
    return tables.needed[price, few, loco] <= spare


@device_function
def _add_claims_at(tables, scratch, price, hand, loco, cards, in_pairs):
    """Add the claims of the routes with one price."""
    route = tables.price_route[price]
    by_pairs = tables.route_pairs[route] != 0
    asked = tables.route_color[route]
    first, last = (0, LOCOMOTIVE) if asked == GRAY else (asked, asked + 1)
    for color in range(first, last):
        held = count(hand, color)
        if held > 0:
            spare = in_pairs - held // 2 if by_pairs else cards
            if tables.needed[price, min(held, MAX_HELD), loco] <= spare:
                _add_claims(tables, scratch, price, color)
    if _pays_without_color(tables, hand, price, route, loco, cards, in_pairs):
        _add_claims(tables, scratch, price, LOCOMOTIVE)
    if asked == GRAY:
        _drop_repeated(tables, scratch, price, hand, loco, cards, in_pairs)


@device_function
def _add_claims(tables, scratch, price, color):
    for word in range(tables.words):
        scratch.claims[color, word] |= tables.routes_at_price[price, word] & scratch.available[word]


@device_function
def _is_paid_already(scratch, place):
    """Whether an earlier colour pays with the very same cards."""
    for earlier in range(place):
        if scratch.payments[earlier] == scratch.payments[place]:
            return True
    return False


@device_function
def _pays_without_color(tables, hand, price, route, loco, cards, in_pairs):
    """Whether locomotives and substitutes alone pay a price (``payment.may_go_without_color``)."""
    length, symbols = tables.route_length[route], tables.route_symbols[route]
    if not may_go_without_color(tables, hand, route):
        return loco >= length and (tables.route_wild[route] != 0 or symbols == length)
    spare = in_pairs if tables.route_pairs[route] != 0 else cards
    return tables.needed[price, 0, loco] <= spare


@device_function
def _can_claim(tables, game, scalars, route, color):
    seat = scalars.seat
    hand = game.hands[seat]
    if not has_bit(game.open[seat, route >> 6], route & 63) or tables.route_length[route] > game.trains[seat]:
        return False
    paid = route_payment(tables, hand, route, color)
    if paid == NOTHING:
        return False
    for earlier in range(color):
        if route_payment(tables, hand, route, earlier) == paid:
            return False
    return True


# Other actions of a turn


@inlined
def free_cities(tables, game, scalars):
    """The cities in which the seat to act may build a station, whatever its hand (STATION-2)."""
    if popcount(game.stations[acting(scalars)]) >= tables.stations:
        return NOTHING
    taken = NOTHING
    for seat in range(np.int32(scalars.players)):
        taken |= game.stations[np.uint32(seat)]
    return tables.all_cities & ~taken


@inlined
def station_colors(game, scalars):
    """The set of colours in which the seat to act can pay for its next station."""
    hand, cost = game.hands[acting(scalars)], popcount(game.stations[acting(scalars)]) + 1
    missing = cost - locomotives(hand)
    colors, fewest = 1 << LOCOMOTIVE if missing <= 0 else 0, max(missing, 1)
    for color in range(np.int32(LOCOMOTIVE)):
        colors |= np.int64(np.int64(hand & _COUNT) >= fewest) << color
        hand >>= _KIND
    return colors


@inlined
def can_draw(scalars):
    """Whether there is a card to draw blind."""
    return scalars.deck_left > 0 or scalars.discards_left > 0


@inlined
def takeable(tables, scalars):
    """The set of kinds that may be taken from the display now."""
    shown = kinds_shown(tables, scalars)
    if scalars.phase == SECOND_CARD and tables.locomotive_is_whole_draw != 0:
        shown &= (1 << LOCOMOTIVE) - 1
    return shown


@inlined
def fewest_kept(tables, game, scalars):
    """How many tickets of its offer the seat to act must keep."""
    fewest = tables.opening_keep if scalars.phase == OPENING else tables.ticket_keep
    return min(np.int64(fewest), np.int64(game.offered[acting(scalars)]))


@inlined
def tunnel_color(scalars):
    """The colour that a tunnel is being paid in; LOCOMOTIVE when it is locomotives only."""
    return np.int64(np.uint32(lowest_bit(scalars.laid)) // np.uint32(7))


@inlined
def can_pay(game, scalars):
    """Whether the hand has the additional cards that the tunnel costs."""
    return extra_payment(game.hands[acting(scalars)], tunnel_color(scalars), scalars.extra) != NOTHING


# The mask


@device_function
def fill_mask(tables, game, scalars, scratch, mask):
    """Write 1 for each legal action and 0 for all others; return how many are legal."""
    for action in range(tables.actions):
        mask[action] = 0
    if scalars.phase == OVER:
        return 0
    if scalars.phase == OPENING or scalars.phase == TICKET_CHOICE:
        return _mask_keeps(tables, game, scalars, mask)
    if scalars.phase == TUNNEL:
        mask[RETREAT] = 1
        mask[PAY] = 1 if can_pay(game, scalars) else 0
        return 1 + mask[PAY]
    legal = _mask_draws(tables, scalars, mask)
    if scalars.phase == SECOND_CARD:
        return legal
    legal += find_claims(tables, game, scalars, scratch)
    for color in range(KINDS):
        for word in range(tables.words):
            routes = scratch.claims[color, word]
            while routes != NOTHING:
                mask[tables.claim + KINDS * (64 * word + lowest_bit(routes)) + color] = 1
                routes = without_lowest_bit(routes)
    legal += _mask_stations(tables, game, scalars, mask)
    if scalars.ticket_count > 0:
        mask[DRAW_TICKETS] = 1
        legal += 1
    if legal == 0:
        mask[PASS] = 1  # TURN-2
        return 1
    return legal


@device_function
def _mask_draws(tables, scalars, mask):
    legal = 0
    if can_draw(scalars):
        mask[DRAW] = 1
        legal += 1
    shown = takeable(tables, scalars)
    for kind in range(KINDS):
        if shown >> kind & 1:
            mask[TAKE + kind] = 1
            legal += 1
    if scalars.phase == SECOND_CARD and tables.may_stop != 0:
        mask[STOP] = 1
        legal += 1
    return legal


@device_function
def _mask_keeps(tables, game, scalars, mask):
    legal = 0
    fewest = fewest_kept(tables, game, scalars)
    for places in range(1, 1 << game.offered[scalars.seat]):
        if popcount(np.uint64(places)) >= fewest:
            mask[KEEP + places] = 1
            legal += 1
    return legal


@device_function
def _mask_stations(tables, game, scalars, mask):
    legal = 0
    if tables.stations == 0:
        return legal
    cities = free_cities(tables, game, scalars)
    if cities == NOTHING:
        return legal
    colors = station_colors(game, scalars)
    while cities != NOTHING:
        city = lowest_bit(cities)
        cities = without_lowest_bit(cities)
        for color in range(KINDS):
            if colors >> color & 1:
                mask[tables.station + KINDS * city + color] = 1
                legal += 1
    return legal


# One action


@device_function
def is_legal(tables, game, scalars, scratch, action):
    """Whether the seat to act may do this; any number can be asked about."""
    if action < 0 or action >= tables.actions or scalars.phase == OVER:
        return False
    if scalars.phase == OPENING or scalars.phase == TICKET_CHOICE:
        places = action - KEEP
        in_range = places > 0 and places < 1 << game.offered[scalars.seat]
        return in_range and popcount(np.uint64(places)) >= fewest_kept(tables, game, scalars)
    if scalars.phase == TUNNEL:
        return action == RETREAT or (action == PAY and can_pay(game, scalars))
    if action == DRAW:
        return can_draw(scalars)
    if action >= TAKE and action < TAKE + KINDS:
        return (takeable(tables, scalars) >> (action - TAKE)) & 1 != 0
    if scalars.phase == SECOND_CARD:
        return action == STOP and tables.may_stop != 0
    if action == DRAW_TICKETS:
        return scalars.ticket_count > 0
    if action == PASS:
        return nothing_to_do(tables, game, scalars, scratch)
    if action >= tables.station:
        place = action - tables.station
        can_pay_it = (station_colors(game, scalars) >> (place % KINDS)) & 1 != 0
        return has_bit(free_cities(tables, game, scalars), place // KINDS) and can_pay_it
    if action >= tables.claim:
        place = action - tables.claim
        return _can_claim(tables, game, scalars, place // KINDS, place % KINDS)
    return False


@device_function
def nothing_to_do(tables, game, scalars, scratch):
    """Whether the seat whose turn it is has no action, so that it passes (TURN-2)."""
    if can_draw(scalars) or takeable(tables, scalars) != 0 or scalars.ticket_count > 0:
        return False
    if (
        tables.stations > 0
        and free_cities(tables, game, scalars) != NOTHING
        and station_colors(game, scalars) != 0
    ):
        return False
    return find_claims(tables, game, scalars, scratch) == 0
