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
from northline.strategy.codes import OPENING, TICKET_CHOICE

_RESOLUTION = 1 << 30


@device_function
def determinize(tables, game, scratch, seat, priors):
    """Deal everything that a seat cannot see at random, with the generator of the game; -1 stands for a spectator.

    ``priors`` are the weights of tickets by seat (``ticket_priors.py``). The view of the seat stays the same. What the
    others remember of tickets that they refused is left out, since the seat cannot know it.
    """
    _deal_cards(game, scratch, seat)
    refused, known = NOTHING, NOTHING
    for other in range(game.players):
        if other != seat:
            game.refused[other] = NOTHING
    if seat >= 0:
        refused = game.refused[seat]
        known = game.tickets[seat] | refused
        for place in range(game.offered[seat]):
            known |= single_bit(game.offers[seat, place])
    hidden = ~known
    if tables.tickets < 64:
        hidden &= single_bit(tables.tickets) - ONE
    short, long = hidden & ~tables.long_tickets, hidden & tables.long_tickets
    if game.phase == OPENING:
        short = _deal_offers(tables, game, seat, short, long)
    else:
        short = _deal_tickets(tables, game, seat, refused, priors, short, long)
        if game.phase == TICKET_CHOICE and game.seat != seat:
            short = _deal_offer(game, game.seat, short)
    for place in range(game.ticket_count):
        index = (game.ticket_top + place) % MAX_TICKETS
        if not has_bit(refused, game.ticket_deck[index]):
            ticket = nth_set_bit(short, below(game, popcount(short)))
            short &= ~single_bit(ticket)
            game.ticket_deck[index] = ticket


@device_function
def _deal_cards(game, scratch, seat):
    """Deal the others their cards from the deck and all their hands, but for those that they are known to hold."""
    for other in range(game.players):
        scratch.hand_sizes[other] = total(game.hands[other])
        if other != seat:
            hidden = game.hands[other] - game.seen[other]
            game.deck += hidden
            game.deck_left += total(hidden)
            game.hands[other] = game.seen[other]
    for other in range(game.players):
        if other != seat:
            for _ in range(scratch.hand_sizes[other] - total(game.seen[other])):
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
    if seat < 0 or game.kept[seat] != 0:
        game.seat = 0 if seat != 0 else 1  # the first who has not chosen yet
    return short


@device_function
def _deal_offer(game, seat, short):
    """Deal the tickets that another seat has drawn and chooses from: any of the deck's."""
    for place in range(game.offered[seat]):
        ticket = nth_set_bit(short, below(game, popcount(short)))
        game.offers[seat, place] = ticket
        short &= ~single_bit(ticket)
    return short


@device_function
def _deal_tickets(tables, game, seat, refused, priors, short, long):
    """Deal each seat as many tickets as it holds. Long ones come from the opening only, and are never in the deck.

    When few short tickets are left, those who may hold long ones have to take them: the deck and whoever is dealt
    tickets later need the short ones.
    """
    most_long = np.int64(tables.opening_long_tickets)
    spare = popcount(short) - _unknown_places(game, refused)
    if game.phase == TICKET_CHOICE and game.seat != seat:
        spare -= game.offered[game.seat]
    for other in range(game.players):
        if other != seat:
            spare -= max(0, popcount(game.tickets[other]) - most_long)
    for other in range(game.players):
        if other == seat:
            continue
        number, long_left = popcount(game.tickets[other]), most_long
        short_needed = max(0, number - most_long)  # these are not counted as spare
        game.tickets[other] = NOTHING
        for _ in range(number):
            pool = short | long if long_left > 0 else short
            if short_needed == 0 and spare <= 0 and long_left > 0 and long != NOTHING:
                pool = long
            ticket = _pick(game, pool, priors, other)
            game.tickets[other] |= single_bit(ticket)
            if has_bit(long, ticket):
                long &= ~single_bit(ticket)
                long_left -= 1
            else:
                short &= ~single_bit(ticket)
                if short_needed > 0:
                    short_needed -= 1
                else:
                    spare -= 1
    return short


@device_function
def _unknown_places(game, refused):
    """How many places of the ticket deck hold a ticket that the seat did not put there itself."""
    unknown = 0
    for place in range(game.ticket_count):
        if not has_bit(refused, game.ticket_deck[(game.ticket_top + place) % MAX_TICKETS]):
            unknown += 1
    return unknown


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
