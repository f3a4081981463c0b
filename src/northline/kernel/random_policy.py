"""The player that chooses any legal action, all equally likely."""

from __future__ import annotations

import numpy as np

from northline.kernel.chance import below
from northline.kernel.compiled import inner
from northline.kernel.layout import (
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
from northline.kernel.menu import (
    can_draw,
    can_pay,
    fewest_kept,
    free_cities,
    is_repeated,
    list_claims,
    station_colors,
    takeable,
)
from northline.kernel.words import NOTHING, nth_of, size

_COUNT = np.uint64(255)


@inner
def choose_at_random(tables, game, work, mind):
    if game.phase == OPENING or game.phase == TICKET_CHOICE:
        return KEEP + _random_keep(tables, game, mind)
    if game.phase == TUNNEL:
        if can_pay(game) and below(mind, 2) == 0:
            return PAY
        return RETREAT
    blind = 1 if can_draw(game) else 0
    kinds = np.uint64(takeable(tables, game))
    draws = blind + size(kinds)
    if game.phase == SECOND_CARD:
        nth = below(mind, draws + (1 if tables.may_stop != 0 else 0))
        return STOP if nth == draws else _nth_draw(blind, kinds, nth)
    claims = list_claims(tables, game, work)
    cities, colors = NOTHING, NOTHING
    if tables.stations > 0:
        cities = free_cities(tables, game)
        if cities != NOTHING:
            colors = np.uint64(station_colors(game))
    stations = size(cities) * size(colors)
    tickets = 1 if game.ticket_count > 0 else 0
    number = draws + claims + stations + tickets
    if number == 0:
        return PASS
    nth = below(mind, number)
    while nth >= draws and nth < draws + claims:
        action = nth_claim(tables, work, nth - draws)
        place = action - tables.claim
        if not is_repeated(tables, game.hands[game.seat], place // KINDS, place % KINDS):
            return action
        nth = below(mind, number)  # listed twice: choose again, so that all claims stay equally likely
    if nth < draws:
        return _nth_draw(blind, kinds, nth)
    nth -= draws + claims
    if nth < stations:
        city, color = nth // size(colors), nth % size(colors)
        return tables.station + KINDS * nth_of(cities, city) + nth_of(colors, color)
    return DRAW_TICKETS


@inner
def _nth_draw(blind, kinds, nth):
    if nth < blind:
        return DRAW
    return TAKE + nth_of(kinds, nth - blind)


@inner
def nth_claim(tables, work, nth):
    """The claim that has ``nth`` others before it in ``work.claims``."""
    color = 0
    while color < LOCOMOTIVE:
        here = np.int64((work.counts >> np.uint64(8 * color)) & _COUNT)
        if nth < here:
            break
        nth -= here
        color += 1
    word = 0
    while nth >= size(work.claims[color, word]):
        nth -= size(work.claims[color, word])
        word += 1
    return tables.claim + KINDS * (64 * word + nth_of(work.claims[color, word], nth)) + color


@inner
def _random_keep(tables, game, mind):
    """Any set of places that is large enough: draw until one is."""
    fewest, sets = fewest_kept(tables, game), 1 << game.offered[game.seat]
    while True:
        places = below(mind, sets)
        if places > 0 and size(np.uint64(places)) >= fewest:
            return places
