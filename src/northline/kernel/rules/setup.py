"""Setting up a game: SET-1 to SET-12, with chance asked in the order of ``rules/setup.py``."""

from __future__ import annotations

import numpy as np

from northline.kernel.core.bits import NOTHING, has_bit
from northline.kernel.core.chance import below
from northline.kernel.core.compiler import device_function
from northline.kernel.core.layout import EMPTY, MAX_OFFERED, MAX_PLAYERS, ROUTE_WORDS
from northline.kernel.rules.primitives import draw_card, fill_display, give
from northline.strategy.codes import OPENING

_ALL_EMPTY = np.uint64(0xFFFFFFFFFFFFFFFF)


@device_function
def set_up(tables, game, scalars, players, seed, first):
    """Set a game up to its very start, with everybody choosing tickets; a negative ``first`` draws the first seat."""
    scalars.chance = seed
    scalars.players = players
    _clear(tables, game, scalars)
    for seat in range(players):
        for _ in range(tables.hand):
            card = draw_card(scalars)
            if card != EMPTY:
                give(game, seat, card)
    fill_display(tables, scalars)
    _deal_tickets(tables, game, scalars)
    _draw_bonus_cards(tables, scalars)
    scalars.first = below(scalars, players) if first < 0 else first  # SET-11
    scalars.phase = OPENING
    scalars.seat = 0


@device_function
def _clear(tables, game, scalars):
    scalars.deck, scalars.deck_left = tables.deck, tables.deck_left
    scalars.discards, scalars.discards_left = NOTHING, 0
    scalars.display = _ALL_EMPTY
    for seat in range(MAX_PLAYERS):
        game.hands[seat] = NOTHING
        game.tickets[seat] = NOTHING
        game.stations[seat] = NOTHING
        game.seen[seat] = NOTHING
        game.refused[seat] = NOTHING
        game.points[seat] = 0
        game.trains[seat] = tables.trains
        game.kept[seat] = 0
        game.offered[seat] = 0
        game.opening_kept[seat] = 0
        game.chosen_from[seat] = 0
        for word in range(ROUTE_WORDS):
            game.open[seat, word] = tables.all_routes[word]
            game.owned[seat, word] = NOTHING
    scalars.laid, scalars.revealed, scalars.route, scalars.extra = NOTHING, _ALL_EMPTY, 0, 0
    scalars.passes, scalars.turns_left = 0, -1


@device_function
def _deal_tickets(tables, game, scalars):
    """Each seat's offer: its long tickets, then the others (SET-6). Long ones not dealt leave the game (SET-8)."""
    piled = _pile(tables, game, True)
    _shuffle(game, scalars, piled)
    dealt = 0
    for seat in range(scalars.players):
        for _ in range(tables.opening_long_tickets):
            _offer(game, seat, game.ticket_deck[dealt])
            dealt += 1
    piled = _pile(tables, game, False)
    _shuffle(game, scalars, piled)
    dealt = 0
    for seat in range(scalars.players):
        for _ in range(tables.opening_tickets):
            _offer(game, seat, game.ticket_deck[dealt])
            dealt += 1
    scalars.ticket_top, scalars.ticket_count = dealt % 64, piled - dealt


@device_function
def _pile(tables, game, long):
    """Pile up the long tickets, or the others, in their order; return how many there are."""
    piled = 0
    for ticket in range(tables.tickets):
        if has_bit(tables.long_tickets, ticket) == long:
            game.ticket_deck[piled] = ticket
            piled += 1
    return piled


@device_function
def _shuffle(game, scalars, piled):
    for last in range(piled - 1, 0, -1):
        other = below(scalars, last + 1)
        ticket = game.ticket_deck[last]
        game.ticket_deck[last] = game.ticket_deck[other]
        game.ticket_deck[other] = ticket


@device_function
def _offer(game, seat, ticket):
    if game.offered[seat] < MAX_OFFERED:
        game.offers[seat, game.offered[seat]] = ticket
        game.offered[seat] += 1


@device_function
def _draw_bonus_cards(tables, scalars):
    """SET-10: all of the edition's bonus cards, or so many of them drawn at random.

    They are shuffled as nibbles of a word, by the same steps as a list.
    """
    if tables.bonus_cards_drawn < 0:
        scalars.bonus_cards = (1 << tables.bonus_cards) - 1
        return
    row = NOTHING
    for card in range(tables.bonus_cards):
        row |= np.uint64(card) << np.uint64(4 * card)
    for last in range(tables.bonus_cards - 1, 0, -1):
        low, high = np.uint64(4 * below(scalars, last + 1)), np.uint64(4 * last)
        different = ((row >> low) ^ (row >> high)) & np.uint64(15)
        row ^= (different << low) | (different << high)
    scalars.bonus_cards = 0
    for place in range(min(tables.bonus_cards, tables.bonus_cards_drawn)):
        scalars.bonus_cards |= 1 << np.int64((row >> np.uint64(4 * place)) & np.uint64(15))


@device_function
def store_scalars(game, scalars):
    """Write scalars that were kept in a record of their own back to the game."""
    game.chance, game.deck, game.discards, game.display = (
        scalars.chance,
        scalars.deck,
        scalars.discards,
        scalars.display,
    )
    game.laid, game.revealed, game.bonus_cards = scalars.laid, scalars.revealed, scalars.bonus_cards
    game.deck_left, game.discards_left, game.route = scalars.deck_left, scalars.discards_left, scalars.route
    game.phase, game.seat, game.players, game.first = (
        scalars.phase,
        scalars.seat,
        scalars.players,
        scalars.first,
    )
    game.passes, game.turns_left, game.extra = scalars.passes, scalars.turns_left, scalars.extra
    game.ticket_top, game.ticket_count = scalars.ticket_top, scalars.ticket_count
