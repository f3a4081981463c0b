"""Determinization: hidden hands, tickets and the ticket deck, dealt at random as a seat may believe them to be."""

from __future__ import annotations

import numpy as np

from northline.kernel.core.bits import (
    NOTHING,
    ONE,
    has_bit,
    lowest_bit,
    nth_set_bit,
    popcount,
    single_bit,
    total,
    without_lowest_bit,
)
from northline.kernel.core.chance import below
from northline.kernel.core.compiler import device_function
from northline.kernel.core.layout import MAX_TICKETS
from northline.kernel.rules.primitives import draw_card, give
from northline.strategy.codes import OPENING

_RESOLUTION = 1 << 30


@device_function
def determinize(tables, game, scratch, seat, priors):
    """Deal everything that the seat to act cannot see at random, with the generator of the game.

    ``priors`` are the weights of tickets by seat (``ticket_priors.py``). The view of the seat stays the same.
    """
    _deal_cards(game, scratch, seat)
    seen = game.tickets[seat]
    for place in range(game.offered[seat]):
        seen |= single_bit(game.offers[seat, place])
    hidden = ~seen
    if tables.tickets < 64:
        hidden &= single_bit(tables.tickets) - ONE
    short, long = hidden & ~tables.long_tickets, hidden & tables.long_tickets
    if game.phase == OPENING:
        short = _deal_offers(tables, game, seat, short, long)
    else:
        short = _deal_tickets(tables, game, seat, priors, short, long)
    for place in range(game.ticket_count):
        ticket = nth_set_bit(short, below(game, popcount(short)))
        short &= ~single_bit(ticket)
        game.ticket_deck[(game.ticket_top + place) % MAX_TICKETS] = ticket


@device_function
def _deal_cards(game, scratch, seat):
    """Deal the others as many cards as they hold, from the deck and all their hands."""
    for other in range(game.players):
        scratch.hand_sizes[other] = total(game.hands[other])
        if other != seat:
            game.deck += game.hands[other]
            game.deck_left += scratch.hand_sizes[other]
            game.hands[other] = NOTHING
    for other in range(game.players):
        if other != seat:
            for _ in range(scratch.hand_sizes[other]):
                give(game, other, draw_card(game))


@device_function
def _deal_offers(tables, game, seat, short, long):
    """Deal opening offers. The others choose after the seat: what they keep is hidden from it anyway."""
    for other in range(game.players):
        if other != seat:
            game.kept[other] = 0
            for place in range(game.offered[other]):
                pool = long if place < tables.opening_long_tickets and long != NOTHING else short
                ticket = nth_set_bit(pool, below(game, popcount(pool)))
                game.offers[other, place] = ticket
                short &= ~single_bit(ticket)
                long &= ~single_bit(ticket)
    game.seat = seat
    return short


@device_function
def _deal_tickets(tables, game, seat, priors, short, long):
    """Deal each seat as many tickets as it holds. Long ones come from the opening only, and are never in the deck."""
    for other in range(game.players):
        if other == seat:
            continue
        number, long_left = popcount(game.tickets[other]), np.int64(tables.opening_long_tickets)
        game.tickets[other] = NOTHING
        for _ in range(number):
            pool = short | long if long_left > 0 else short
            if popcount(short) <= game.ticket_count and long != NOTHING:
                pool = long
            ticket = _pick(game, pool, priors, other)
            game.tickets[other] |= single_bit(ticket)
            short &= ~single_bit(ticket)
            if has_bit(long, ticket):
                long &= ~single_bit(ticket)
                long_left -= 1
    return short


@device_function
def _pick(game, pool, priors, seat):
    """Draw a ticket of a set, with probabilities in proportion to its weights for a seat."""
    weights, rest = 0.0, pool
    while rest != NOTHING:
        weights += priors[seat, lowest_bit(rest)]
        rest = without_lowest_bit(rest)
    place = weights * below(game, _RESOLUTION) / _RESOLUTION
    rest = pool
    ticket = lowest_bit(rest)
    while rest != NOTHING:
        ticket = lowest_bit(rest)
        rest = without_lowest_bit(rest)
        place -= priors[seat, ticket]
        if place < 0.0:
            break
    return ticket
