"""The random policy: any legal action, all equally likely."""

from __future__ import annotations

import numpy as np

from northline.editions.model import LOCOMOTIVE
from northline.kernel.core.bits import NOTHING, byte_at_rank, nth_set_bit, nth_set_bit_of_few, popcount
from northline.kernel.core.chance import below
from northline.kernel.core.compiler import device_function, inlined
from northline.kernel.rules.menu import (
    can_draw,
    can_pay,
    fewest_kept,
    free_cities,
    is_repeated,
    list_claims,
    station_colors,
    takeable,
)
from northline.kernel.rules.primitives import acting
from northline.strategy.codes import (
    DRAW,
    DRAW_TICKETS,
    KEEP,
    KINDS,
    OPENING,
    PASS,
    PAY,
    RETREAT,
    SECOND_CARD,
    STOP,
    TAKE,
    TICKET_CHOICE,
    TUNNEL,
)


@device_function
def choose_at_random(tables, game, scalars, scratch, memory):
    """A legal action, all equally likely."""
    if scalars.phase == OPENING or scalars.phase == TICKET_CHOICE:
        return KEEP + _random_keep(tables, game, scalars, memory)
    if scalars.phase == TUNNEL:
        if can_pay(game, scalars) and below(memory, 2) == 0:
            return PAY
        return RETREAT
    blind = 1 if can_draw(scalars) else 0
    kinds = np.uint64(takeable(tables, scalars))
    draws = blind + popcount(kinds)
    claims, cities, colors = 0, NOTHING, NOTHING
    if scalars.phase == SECOND_CARD:
        others = 1 if tables.may_stop != 0 else 0
    else:
        others = 1 if scalars.ticket_count > 0 else 0
        claims = list_claims(tables, game, scalars, scratch)
        if tables.stations > 0:
            cities = free_cities(tables, game, scalars)
            if cities != NOTHING:
                colors = np.uint64(station_colors(game, scalars))
    stations = popcount(cities) * popcount(colors)
    number = draws + claims + stations + others
    if number == 0:
        return PASS
    while True:
        # Which set the choice is in, its rank there, and how it becomes the number of an action.
        nth = below(memory, number) - blind
        if nth < 0:
            return DRAW
        some, first, each, color, word = kinds, TAKE, 1, np.uint32(LOCOMOTIVE), np.uint32(0)
        if nth >= draws - blind:
            nth -= draws - blind
            each = KINDS
            if nth < claims:
                color, word, nth = _find_claim(scratch, nth)
                some = scratch.claims[color, word]
                first = tables.claim + KINDS * 64 * word + color
            else:
                nth -= claims
                if nth >= stations:
                    return STOP if scalars.phase == SECOND_CARD else DRAW_TICKETS
                ways, of_all = np.uint32(popcount(colors)), np.uint32(nth)
                some, first = cities, tables.station + nth_set_bit_of_few(colors, np.int32(of_all % ways))
                nth = np.int64(of_all // ways)
        thing = nth_set_bit(some, nth)
        # A claim listed twice: choose again, so that all claims stay equally likely.
        route = np.uint32(64 * word + thing)
        if color == LOCOMOTIVE or not is_repeated(
            tables, game.hands[acting(scalars)], route, np.int64(color)
        ):
            return first + each * thing


@inlined
def _find_claim(scratch, nth):
    """The place in ``scratch.claims`` of the claim with this rank: colour, word, and the rank within the word."""
    color, nth = byte_at_rank(scratch.counts, nth)
    color, word = np.uint32(color), np.uint32(0)
    while nth >= popcount(scratch.claims[color, word]):
        nth -= popcount(scratch.claims[color, word])
        word = np.uint32(word + 1)
    return color, word, nth


@inlined
def _random_keep(tables, game, scalars, memory):
    """Any set of places that is large enough: draw until one is."""
    fewest, sets = fewest_kept(tables, game, scalars), 1 << game.offered[acting(scalars)]
    while True:
        places = below(memory, sets)
        if places > 0 and popcount(np.uint64(places)) >= fewest:
            return places
