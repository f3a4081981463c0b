"""Writing the feature row of a seat: the fields of ``northline.features.layout``, in their order.

Seats are counted from the one that looks: 0 is itself, 1 the next in turn, and so on. Nothing is read that the seat
may not see.
"""

from __future__ import annotations

import numpy as np

from northline.kernel.core.bits import (
    NOTHING,
    count,
    has_bit,
    lowest_bit,
    popcount,
    total,
    without_lowest_bit,
)
from northline.kernel.core.compiler import device_function
from northline.kernel.core.layout import EMPTY, MAX_SHOWN, MAX_TICKETS
from northline.kernel.rules.primitives import card_at
from northline.strategy.codes import KINDS, OPENING, OVER, TICKET_CHOICE, TUNNEL


@device_function
def fill_features(tables, game, me, row):
    """Fill in the row of a seat, whether it is to act or not."""
    players = np.int64(game.players)
    for place in range(len(row)):
        row[place] = 0
    row[game.phase] = 1
    at = _table(game, me, row, 6)
    at = _cards(tables, game, me, row, at)
    for place in range(players):
        seat = (me + place) % players
        row[at + place] = game.points[seat]
        row[at + players + place] = game.trains[seat]
        row[at + 2 * players + place] = total(game.hands[seat])
        row[at + 3 * players + place] = popcount(game.tickets[seat])
        row[at + 4 * players + place] = game.opening_kept[seat]
        row[at + 5 * players + place] = game.chosen_from[seat]
        for kind in range(KINDS):
            row[at + 6 * players + place * KINDS + kind] = count(game.seen[seat], kind)
    at += (6 + KINDS) * players
    for card in range(tables.bonus_cards):
        row[at + card] = game.bonus_cards >> card & 1
    at = _tickets(tables, game, me, row, at + tables.bonus_cards)
    at = _board(tables, game, me, row, at)
    _tunnel(tables, game, row, at)


@device_function
def _table(game, me, row, at):
    """Who acts, who begins, and how near the end is."""
    players = np.int64(game.players)
    if game.phase == OPENING:
        for place in range(players):
            row[at + place] = 1 if game.kept[(me + place) % players] == 0 else 0
        row[at + players + (game.first - me + players) % players] = 1
    elif game.phase != OVER:
        row[at + (game.seat - me + players) % players] = 1
    at += 2 * players
    row[at] = game.turns_left
    row[at + 1] = game.passes
    return at + 2


@device_function
def _cards(tables, game, me, row, at):
    for kind in range(KINDS):
        row[at + kind] = count(game.hands[me], kind)
        row[at + 2 * KINDS + kind] = count(game.discards, kind)
    for place in range(tables.display):
        card = card_at(game.display, place)
        if card != EMPTY:
            row[at + KINDS + card] += 1
    at += 3 * KINDS
    row[at] = game.deck_left
    row[at + 1] = game.ticket_count
    return at + 2


@device_function
def _tickets(tables, game, me, row, at):
    _mark(row, at, game.tickets[me])
    offer = at + tables.tickets
    if game.phase == OPENING or (game.phase == TICKET_CHOICE and game.seat == me):
        for place in range(game.offered[me]):
            ticket = np.int64(game.offers[me, place])
            row[offer + place * tables.tickets + ticket] = 1
            if game.phase == OPENING and game.kept[me] >> place & 1:
                row[at + ticket] = 1
    offered = max(tables.opening_tickets + tables.opening_long_tickets, tables.ticket_draw)
    return _refused_tickets(tables, game, me, row, offer + offered * tables.tickets)


@device_function
def _refused_tickets(tables, game, me, row, at):
    """The tickets that one refused, and the places in the deck of those that one put there."""
    _mark(row, at, game.refused[me])
    at += tables.tickets
    for place in range(game.ticket_count):
        ticket = np.int64(game.ticket_deck[(game.ticket_top + place) % MAX_TICKETS])
        if has_bit(game.refused[me], ticket):
            row[at + ticket] = place + 1
    return at + tables.tickets


@device_function
def _board(tables, game, me, row, at):
    """Owners, open routes and stations."""
    players, routes = np.int64(game.players), np.int64(tables.routes)
    for place in range(players):
        seat = (me + place) % players
        for word in range((routes + 63) // 64):
            _mark(row, at + place * routes + 64 * word, game.owned[seat, word])
    at += players * routes
    for word in range((routes + 63) // 64):
        _mark(row, at + 64 * word, game.open[me, word])
    at += routes
    if tables.stations > 0:
        for place in range(players):
            _mark(row, at + place * tables.cities, game.stations[(me + place) % players])
        at += players * tables.cities
    return at


@device_function
def _tunnel(tables, game, row, at):
    if game.phase != TUNNEL:
        return
    row[at + game.route] = 1
    at += tables.routes
    for kind in range(KINDS):
        row[at + kind] = count(game.laid, kind)
    for place in range(MAX_SHOWN):
        card = card_at(game.revealed, place)
        if card != EMPTY:
            row[at + KINDS + card] += 1
    row[at + 2 * KINDS] = game.extra


@device_function
def _mark(row, at, bits):
    """Write a one for each member of a set."""
    while bits != NOTHING:
        row[at + lowest_bit(bits)] = 1
        bits = without_lowest_bit(bits)
