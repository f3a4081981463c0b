"""What can be done: the legal actions of the seat to act, as sets, as a mask, or one by one."""

from __future__ import annotations

import numpy as np

from northline.kernel.core.bits import (
    NOTHING,
    ONE,
    colors_in,
    count,
    first_of,
    has,
    locomotives,
    pairs,
    size,
    sum_of_bytes,
    total,
    without_first,
)
from northline.kernel.core.compiler import bits_set, built_in, inner
from northline.kernel.core.layout import (
    DRAW,
    DRAW_TICKETS,
    GRAY,
    KEEP,
    KINDS,
    LOCOMOTIVE,
    LONGEST_ROUTE,
    MOST_HELD,
    OPENING,
    OVER,
    PASS,
    PAY,
    RETREAT,
    ROUTE_WORDS,
    SECOND_CARD,
    STOP,
    TAKE,
    TICKET_CHOICE,
    TUNNEL,
)
from northline.kernel.core.payable_sets import ANY_CARDS, PAIRS
from northline.kernel.rules.payment import extra_payment, may_go_without_color, route_payment, special_payment
from northline.kernel.rules.primitives import acting, kinds_shown

_COUNT, _KIND = np.uint64(127), np.uint64(7)  # the cards of a kind, and how far it is to the next
_BYTE, _SEVEN_BYTES = np.uint64(8), np.uint64(56)
_ROUTE_WORDS = np.uint64(ROUTE_WORDS)
assert ROUTE_WORDS == 3, "the words of a set of routes are written out below"
_U1, _U2 = np.uint64(1), np.uint64(2)

# Claims


@inner
def find_claims(tables, game, common, work):
    """The routes that the seat to act can claim, by paying colour, in ``work.claims``; how many claims there are."""
    found = list_claims(tables, game, common, work)
    hand = game.hands[common.seat]
    doubtful = _prices_in_doubt(tables, hand)
    if doubtful != NOTHING:
        loco, cards, in_pairs = min(locomotives(hand), LONGEST_ROUTE), total(hand), pairs(hand)
        while doubtful != NOTHING:
            found -= _drop_repeated(tables, work, first_of(doubtful), hand, loco, cards, in_pairs)
            doubtful = without_first(doubtful)
    return found


@built_in
def list_claims(tables, game, common, work):
    """The same without comparing payments: colours that pay with the very same cards are all listed."""
    seat = acting(common)
    hand, trains = game.hands[seat], np.uint32(min(np.int64(game.trains[seat]), LONGEST_ROUTE))
    work.available[0] = tables.fitting[trains, 0] & game.open[seat, 0]
    work.available[1] = tables.fitting[trains, 1] & game.open[seat, 1]
    work.available[2] = tables.fitting[trains, 2] & game.open[seat, 2]
    found = _list_claims_in_sets(tables, work, hand)
    return _find_claims_by_price(tables, work, hand) if tables.by_price != 0 else found


@built_in
def _list_claims_in_sets(tables, work, hand):
    """All claims that are looked up, colour by colour. Substitutes may pay without a colour too.

    Numbers are unsigned and short where they can be, since a GPU has no long ones and need not check unsigned ones; and
    the three words of a set are written out, since going round costs more than what is done in each.
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
        here = _list_word(work, color, 0, tables.sets[payable])
        here += _list_word(work, color, 1, tables.sets[payable + _U1])
        here += _list_word(work, color, 2, tables.sets[payable + _U2])
        counts = (counts >> _BYTE) + (here << _SEVEN_BYTES)  # a byte for each colour, the last one highest
        place, rest = place + of_color, rest >> _KIND
    work.counts = counts
    place = _place(tables, hand, LOCOMOTIVE)
    without_any = _list_word(work, LOCOMOTIVE, 0, _without_color(tables, hand, 0, tables.sets[place]))
    without_any += _list_word(work, LOCOMOTIVE, 1, _without_color(tables, hand, 1, tables.sets[place + _U1]))
    without_any += _list_word(work, LOCOMOTIVE, 2, _without_color(tables, hand, 2, tables.sets[place + _U2]))
    return np.int64(without_any) + sum_of_bytes(counts)


@built_in
def _list_word(work, color, word, payable):
    """Write down which payable routes are available, of one word; how many there are."""
    routes = payable & work.available[word]
    work.claims[np.uint32(color), word] = routes
    return bits_set(routes)


@built_in
def _without_color(tables, hand, word, payable):
    """What can be paid without a colour, given what substitutes would pay if no colour stood in their way."""
    loco, held_colors = np.uint32(locomotives(hand)), np.uint32(colors_in(hand))
    if held_colors == 0:
        return payable | tables.only_locomotives[loco, word]
    few_loco = min(loco, np.uint32(LONGEST_ROUTE))
    return (payable & ~tables.barred[held_colors, word]) | tables.alone[few_loco, word]


@built_in
def _place(tables, hand, color):
    """Where the routes lie that a hand without cards of a colour can pay in it (but for pairs): ``price_sets.py``."""
    most_else = np.uint32(tables.else_cap)
    few_loco = min(np.uint32(locomotives(hand)), np.uint32(tables.locomotive_cap))
    beside = np.uint32(0)
    if tables.substitutes == ANY_CARDS:
        beside = min(np.uint32(total(hand)), most_else)
    elif color == LOCOMOTIVE:
        beside = min(np.uint32(pairs(hand)), most_else)
    case = np.uint64(few_loco) * (np.uint64(most_else) + ONE) + np.uint64(beside)
    return np.uint64(color) * np.uint64(tables.color_step) + case * _ROUTE_WORDS


@inner
def _prices_in_doubt(tables, hand):
    """The gray prices that two colours or more might pay with the very same cards, a set."""
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
                doubtful = tables.shared[case * (most_else + 1) + beside]
                again |= once & doubtful
                once |= doubtful
    return again


@built_in
def is_repeated(tables, hand, route, color):
    """Whether a claim of those listed is the same as one in an earlier colour."""
    if color == LOCOMOTIVE or tables.route_doubtful[route] == 0:
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
        other, others = first_of(others), without_first(others)


@inner
def _find_claims_by_price(tables, work, hand):
    """All claims, after those that are looked up: each price with substitutes is asked for in turn."""
    loco = min(locomotives(hand), LONGEST_ROUTE)
    cards, in_pairs = total(hand), pairs(hand)
    for price in range(tables.prices):
        _add_claims_at(tables, work, price, hand, loco, cards, in_pairs)
    found, work.counts = 0, NOTHING
    for color in range(KINDS):
        for word in range(tables.words):
            here = size(work.claims[color, word])
            found += here
            if color != LOCOMOTIVE:
                work.counts += np.uint64(here) << np.uint64(8 * color)
    return found


@inner
def _drop_repeated(tables, work, price, hand, loco, cards, in_pairs):
    """Colours that pay a gray price with the very same cards make one claim, in the first of them; how many go."""
    routes = 0
    for word in range(tables.words):
        routes += size(tables.priced[price, word] & work.available[word])
    if routes == 0:
        return 0
    doubtful = 0  # the set of colours in question
    for color in range(LOCOMOTIVE):
        if _is_doubtful(tables, price, count(hand, color), loco, cards, in_pairs):
            doubtful |= 1 << color
    if doubtful & (doubtful - 1) == 0:
        return 0
    route, listed, dropped = tables.price_route[price], 0, 0
    for color in range(LOCOMOTIVE):
        if doubtful >> color & 1:
            work.payments[listed] = special_payment(tables, hand, route, color)
            if _is_paid_already(work, listed):
                dropped += routes
                for word in range(tables.words):
                    work.claims[color, word] &= ~tables.priced[price, word]
            listed += 1
    return dropped


@inner
def _is_doubtful(tables, price, held, loco, cards, in_pairs):
    """Whether a colour pays a price, and another one might with the same cards."""
    few = min(held, MOST_HELD)
    if held == 0 or tables.doubtful[price, few, loco] == 0:
        return False
    spare = in_pairs - held // 2 if tables.route_pairs[tables.price_route[price]] != 0 else cards
    return tables.needed[price, few, loco] <= spare


@inner
def _add_claims_at(tables, work, price, hand, loco, cards, in_pairs):
    """Add the claims of the routes with one price."""
    route = tables.price_route[price]
    by_pairs = tables.route_pairs[route] != 0
    asked = tables.route_color[route]
    first, last = (0, LOCOMOTIVE) if asked == GRAY else (asked, asked + 1)
    for color in range(first, last):
        held = count(hand, color)
        if held > 0:
            spare = in_pairs - held // 2 if by_pairs else cards
            if tables.needed[price, min(held, MOST_HELD), loco] <= spare:
                _add_claims(tables, work, price, color)
    if _pays_without_color(tables, hand, price, route, loco, cards, in_pairs):
        _add_claims(tables, work, price, LOCOMOTIVE)
    if asked == GRAY:
        _drop_repeated(tables, work, price, hand, loco, cards, in_pairs)


@inner
def _add_claims(tables, work, price, color):
    for word in range(tables.words):
        work.claims[color, word] |= tables.priced[price, word] & work.available[word]


@inner
def _is_paid_already(work, place):
    """Whether an earlier colour pays with the very same cards: then it is the same claim."""
    for earlier in range(place):
        if work.payments[earlier] == work.payments[place]:
            return True
    return False


@inner
def _pays_without_color(tables, hand, price, route, loco, cards, in_pairs):
    """Whether locomotives and substitutes alone pay a price; see ``payment.py`` for when they may."""
    length, symbols = tables.route_length[route], tables.route_symbols[route]
    if not may_go_without_color(tables, hand, route):
        return loco >= length and (tables.route_wild[route] != 0 or symbols == length)
    spare = in_pairs if tables.route_pairs[route] != 0 else cards
    return tables.needed[price, 0, loco] <= spare


@inner
def _can_claim(tables, game, common, route, color):
    seat = common.seat
    hand = game.hands[seat]
    if not has(game.open[seat, route >> 6], route & 63) or tables.route_length[route] > game.trains[seat]:
        return False
    paid = route_payment(tables, hand, route, color)
    if paid == NOTHING:
        return False
    for earlier in range(color):
        if route_payment(tables, hand, route, earlier) == paid:
            return False
    return True


# Other actions of a turn


@built_in
def free_cities(tables, game, common):
    """The cities in which the seat to act may build a station, whatever its hand (STATION-2)."""
    if size(game.stations[acting(common)]) >= tables.stations:
        return NOTHING
    taken = NOTHING
    for seat in range(np.int32(common.players)):
        taken |= game.stations[np.uint32(seat)]
    return tables.all_cities & ~taken


@built_in
def station_colors(game, common):
    """The set of colours in which the seat to act can pay for its next station."""
    hand, cost = game.hands[acting(common)], size(game.stations[acting(common)]) + 1
    missing = cost - locomotives(hand)
    colors, fewest = 1 << LOCOMOTIVE if missing <= 0 else 0, max(missing, 1)
    for color in range(np.int32(LOCOMOTIVE)):
        colors |= np.int64(np.int64(hand & _COUNT) >= fewest) << color
        hand >>= _KIND
    return colors


@built_in
def can_draw(common):
    return common.deck_left > 0 or common.discards_left > 0


@built_in
def takeable(tables, common):
    """The set of kinds that may be taken from the display now."""
    shown = kinds_shown(tables, common)
    if common.phase == SECOND_CARD and tables.locomotive_is_whole_draw != 0:
        shown &= (1 << LOCOMOTIVE) - 1
    return shown


@built_in
def fewest_kept(tables, game, common):
    """How many tickets of its offer the seat to act must keep."""
    fewest = tables.opening_keep if common.phase == OPENING else tables.ticket_keep
    return min(np.int64(fewest), np.int64(game.offered[acting(common)]))


@built_in
def tunnel_color(common):
    """The colour that a tunnel is being paid in; LOCOMOTIVE when it is locomotives only."""
    return np.int64(np.uint32(first_of(common.laid)) // np.uint32(7))


@built_in
def can_pay(game, common):
    return extra_payment(game.hands[acting(common)], tunnel_color(common), common.extra) != NOTHING


# The mask


@inner
def fill_mask(tables, game, common, work, mask):
    """Write 1 for each legal action and 0 for each other; how many there are."""
    for action in range(tables.actions):
        mask[action] = 0
    if common.phase == OVER:
        return 0
    if common.phase == OPENING or common.phase == TICKET_CHOICE:
        return _mask_keeps(tables, game, common, mask)
    if common.phase == TUNNEL:
        mask[RETREAT] = 1
        mask[PAY] = 1 if can_pay(game, common) else 0
        return 1 + mask[PAY]
    legal = _mask_draws(tables, common, mask)
    if common.phase == SECOND_CARD:
        return legal
    legal += find_claims(tables, game, common, work)
    for color in range(KINDS):
        for word in range(tables.words):
            routes = work.claims[color, word]
            while routes != NOTHING:
                mask[tables.claim + KINDS * (64 * word + first_of(routes)) + color] = 1
                routes = without_first(routes)
    legal += _mask_stations(tables, game, common, mask)
    if common.ticket_count > 0:
        mask[DRAW_TICKETS] = 1
        legal += 1
    if legal == 0:
        mask[PASS] = 1  # TURN-2
        return 1
    return legal


@inner
def _mask_draws(tables, common, mask):
    legal = 0
    if can_draw(common):
        mask[DRAW] = 1
        legal += 1
    shown = takeable(tables, common)
    for kind in range(KINDS):
        if shown >> kind & 1:
            mask[TAKE + kind] = 1
            legal += 1
    if common.phase == SECOND_CARD and tables.may_stop != 0:
        mask[STOP] = 1
        legal += 1
    return legal


@inner
def _mask_keeps(tables, game, common, mask):
    legal = 0
    fewest = fewest_kept(tables, game, common)
    for places in range(1, 1 << game.offered[common.seat]):
        if size(np.uint64(places)) >= fewest:
            mask[KEEP + places] = 1
            legal += 1
    return legal


@inner
def _mask_stations(tables, game, common, mask):
    legal = 0
    if tables.stations == 0:
        return legal
    cities = free_cities(tables, game, common)
    if cities == NOTHING:
        return legal
    colors = station_colors(game, common)
    while cities != NOTHING:
        city = first_of(cities)
        cities = without_first(cities)
        for color in range(KINDS):
            if colors >> color & 1:
                mask[tables.station + KINDS * city + color] = 1
                legal += 1
    return legal


# One action


@inner
def is_legal(tables, game, common, work, action):
    if action < 0 or action >= tables.actions or common.phase == OVER:
        return False
    if common.phase == OPENING or common.phase == TICKET_CHOICE:
        places = action - KEEP
        in_range = places > 0 and places < 1 << game.offered[common.seat]
        return in_range and size(np.uint64(places)) >= fewest_kept(tables, game, common)
    if common.phase == TUNNEL:
        return action == RETREAT or (action == PAY and can_pay(game, common))
    if action == DRAW:
        return can_draw(common)
    if action >= TAKE and action < TAKE + KINDS:
        return (takeable(tables, common) >> (action - TAKE)) & 1 != 0
    if common.phase == SECOND_CARD:
        return action == STOP and tables.may_stop != 0
    if action == DRAW_TICKETS:
        return common.ticket_count > 0
    if action == PASS:
        return nothing_to_do(tables, game, common, work)
    if action >= tables.station:
        place = action - tables.station
        can_pay_it = (station_colors(game, common) >> (place % KINDS)) & 1 != 0
        return has(free_cities(tables, game, common), place // KINDS) and can_pay_it
    if action >= tables.claim:
        place = action - tables.claim
        return _can_claim(tables, game, common, place // KINDS, place % KINDS)
    return False


@inner
def nothing_to_do(tables, game, common, work):
    """Whether the seat whose turn it is has no action, so that it passes (TURN-2)."""
    if can_draw(common) or takeable(tables, common) != 0 or common.ticket_count > 0:
        return False
    if (
        tables.stations > 0
        and free_cities(tables, game, common) != NOTHING
        and station_colors(game, common) != 0
    ):
        return False
    return find_claims(tables, game, common, work) == 0
