"""What a seat cannot see, dealt anew: other hands, tickets, and the order of the ticket deck."""

from __future__ import annotations

import numpy as np

from northline.kernel.core.bits import NOTHING, ONE, first_of, has, nth_of, single, size, total, without_first
from northline.kernel.core.chance import below
from northline.kernel.core.compiler import inner
from northline.kernel.core.layout import MOST_TICKETS, OPENING
from northline.kernel.rules.primitives import draw_card, give

_FINE = 1 << 30


@inner
def deal_hidden(tables, game, work, seat, likely):
    """Deal anew what a seat to act cannot see, by the chance of the game; ``likely`` weighs tickets by seat."""
    _deal_cards(game, work, seat)
    seen = game.tickets[seat]
    for place in range(game.offered[seat]):
        seen |= single(game.offers[seat, place])
    hidden = ~seen
    if tables.tickets < 64:
        hidden &= single(tables.tickets) - ONE
    short, long = hidden & ~tables.long_tickets, hidden & tables.long_tickets
    if game.phase == OPENING:
        short = _deal_offers(tables, game, seat, short, long)
    else:
        short = _deal_tickets(tables, game, seat, likely, short, long)
    for place in range(game.ticket_count):
        ticket = nth_of(short, below(game, size(short)))
        short &= ~single(ticket)
        game.ticket_deck[(game.ticket_top + place) % MOST_TICKETS] = ticket


@inner
def _deal_cards(game, work, seat):
    for other in range(game.players):
        work.hand_sizes[other] = total(game.hands[other])
        if other != seat:
            game.deck += game.hands[other]
            game.deck_left += work.hand_sizes[other]
            game.hands[other] = NOTHING
    for other in range(game.players):
        if other != seat:
            for _ in range(work.hand_sizes[other]):
                give(game, other, draw_card(game))


@inner
def _deal_offers(tables, game, seat, short, long):
    """Opening offers. The others choose after the seat: what they keep is hidden from it anyway."""
    for other in range(game.players):
        if other != seat:
            game.kept[other] = 0
            for place in range(game.offered[other]):
                pool = long if place < tables.opening_long_tickets and long != NOTHING else short
                ticket = nth_of(pool, below(game, size(pool)))
                game.offers[other, place] = ticket
                short &= ~single(ticket)
                long &= ~single(ticket)
    game.seat = seat
    return short


@inner
def _deal_tickets(tables, game, seat, likely, short, long):
    """As many to each seat as it holds. Long ones are dealt at the opening only, and are never in the deck."""
    for other in range(game.players):
        if other == seat:
            continue
        number, long_left = size(game.tickets[other]), np.int64(tables.opening_long_tickets)
        game.tickets[other] = NOTHING
        for _ in range(number):
            pool = short | long if long_left > 0 else short
            if size(short) <= game.ticket_count and long != NOTHING:
                pool = long
            ticket = _pick(game, pool, likely, other)
            game.tickets[other] |= single(ticket)
            short &= ~single(ticket)
            if has(long, ticket):
                long &= ~single(ticket)
                long_left -= 1
    return short


@inner
def _pick(game, pool, likely, seat):
    """A ticket of a set, by its weight for a seat."""
    weights, rest = 0.0, pool
    while rest != NOTHING:
        weights += likely[seat, first_of(rest)]
        rest = without_first(rest)
    place = weights * below(game, _FINE) / _FINE
    rest = pool
    ticket = first_of(rest)
    while rest != NOTHING:
        ticket = first_of(rest)
        rest = without_first(rest)
        place -= likely[seat, ticket]
        if place < 0.0:
            break
    return ticket
