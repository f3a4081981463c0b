"""The player that chooses any legal action, all equally likely."""

from __future__ import annotations

import numpy as np

from northline.kernel.core.bits import NOTHING, byte_reached, nth_of, nth_of_few, size
from northline.kernel.core.chance import below
from northline.kernel.core.compiler import built_in, inner
from northline.kernel.core.layout import (
    DRAW,
    DRAW_TICKETS,
    KEEP,
    KINDS,
    LOCOMOTIVE,
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


@inner
def choose_at_random(tables, game, common, work, mind):
    if common.phase == OPENING or common.phase == TICKET_CHOICE:
        return KEEP + _random_keep(tables, game, common, mind)
    if common.phase == TUNNEL:
        if can_pay(game, common) and below(mind, 2) == 0:
            return PAY
        return RETREAT
    blind = 1 if can_draw(common) else 0
    kinds = np.uint64(takeable(tables, common))
    draws = blind + size(kinds)
    claims, cities, colors = 0, NOTHING, NOTHING
    if common.phase == SECOND_CARD:
        others = 1 if tables.may_stop != 0 else 0
    else:
        others = 1 if common.ticket_count > 0 else 0
        claims = list_claims(tables, game, common, work)
        if tables.stations > 0:
            cities = free_cities(tables, game, common)
            if cities != NOTHING:
                colors = np.uint64(station_colors(game, common))
    stations = size(cities) * size(colors)
    number = draws + claims + stations + others
    if number == 0:
        return PASS
    while True:
        # Which set of things the choice is in, how many of them are before it, and what makes an action of it.
        nth = below(mind, number) - blind
        if nth < 0:
            return DRAW
        some, first, each, color, word = kinds, TAKE, 1, np.uint32(LOCOMOTIVE), np.uint32(0)
        if nth >= draws - blind:
            nth -= draws - blind
            each = KINDS
            if nth < claims:
                color, word, nth = _find_claim(work, nth)
                some = work.claims[color, word]
                first = tables.claim + KINDS * 64 * word + color
            else:
                nth -= claims
                if nth >= stations:
                    return STOP if common.phase == SECOND_CARD else DRAW_TICKETS
                ways, of_all = np.uint32(size(colors)), np.uint32(nth)
                some, first = cities, tables.station + nth_of_few(colors, np.int32(of_all % ways))
                nth = np.int64(of_all // ways)
        thing = nth_of(some, nth)
        # A claim listed twice: choose again, so that all claims stay equally likely.
        route = np.uint32(64 * word + thing)
        if color == LOCOMOTIVE or not is_repeated(tables, game.hands[acting(common)], route, np.int64(color)):
            return first + each * thing


@built_in
def _find_claim(work, nth):
    """Where in ``work.claims`` the claim lies that has ``nth`` others before it: colour, word, and how many there."""
    color, nth = byte_reached(work.counts, nth)
    color, word = np.uint32(color), np.uint32(0)
    while nth >= size(work.claims[color, word]):
        nth -= size(work.claims[color, word])
        word = np.uint32(word + 1)
    return color, word, nth


@built_in
def _random_keep(tables, game, common, mind):
    """Any set of places that is large enough: draw until one is."""
    fewest, sets = fewest_kept(tables, game, common), 1 << game.offered[acting(common)]
    while True:
        places = below(mind, sets)
        if places > 0 and size(np.uint64(places)) >= fewest:
            return places
