"""Setting up a game: SET-1 to SET-12, with chance asked in the order of ``rules/setup.py``."""

from __future__ import annotations

import numpy as np

from northline.kernel.core.bits import NOTHING, has
from northline.kernel.core.chance import below
from northline.kernel.core.compiler import inner
from northline.kernel.core.layout import EMPTY, MOST_OFFERED, MOST_PLAYERS, OPENING, ROUTE_WORDS
from northline.kernel.rules.primitives import draw_card, fill_display, give

_ALL_EMPTY = np.uint64(0xFFFFFFFFFFFFFFFF)


@inner
def set_up(tables, game, common, players, seed, first):
    """A game at its very start, with everybody choosing tickets; a negative ``first`` has the first seat drawn."""
    common.chance = seed
    common.players = players
    _clear(tables, game, common)
    for seat in range(players):
        for _ in range(tables.hand):
            card = draw_card(common)
            if card != EMPTY:
                give(game, seat, card)
    fill_display(tables, common)
    _deal_tickets(tables, game, common)
    _draw_bonus_cards(tables, common)
    common.first = below(common, players) if first < 0 else first  # SET-11
    common.phase = OPENING
    common.seat = 0


@inner
def _clear(tables, game, common):
    common.deck, common.deck_left = tables.deck, tables.deck_left
    common.discards, common.discards_left = NOTHING, 0
    common.display = _ALL_EMPTY
    for seat in range(MOST_PLAYERS):
        game.hands[seat] = NOTHING
        game.tickets[seat] = NOTHING
        game.stations[seat] = NOTHING
        game.points[seat] = 0
        game.trains[seat] = tables.trains
        game.kept[seat] = 0
        game.offered[seat] = 0
        for word in range(ROUTE_WORDS):
            game.open[seat, word] = tables.all_routes[word]
            game.owned[seat, word] = NOTHING
    common.laid, common.revealed, common.route, common.extra = NOTHING, _ALL_EMPTY, 0, 0
    common.passes, common.turns_left = 0, -1


@inner
def _deal_tickets(tables, game, common):
    """Each seat's offer: its long tickets, then the others (SET-6). Long ones not dealt leave the game (SET-8)."""
    piled = _pile(tables, game, True)
    _shuffle(game, common, piled)
    dealt = 0
    for seat in range(common.players):
        for _ in range(tables.opening_long_tickets):
            _offer(game, seat, game.ticket_deck[dealt])
            dealt += 1
    piled = _pile(tables, game, False)
    _shuffle(game, common, piled)
    dealt = 0
    for seat in range(common.players):
        for _ in range(tables.opening_tickets):
            _offer(game, seat, game.ticket_deck[dealt])
            dealt += 1
    common.ticket_top, common.ticket_count = dealt % 64, piled - dealt


@inner
def _pile(tables, game, long):
    """Pile up the long tickets, or the others, in their order; how many there are."""
    piled = 0
    for ticket in range(tables.tickets):
        if has(tables.long_tickets, ticket) == long:
            game.ticket_deck[piled] = ticket
            piled += 1
    return piled


@inner
def _shuffle(game, common, piled):
    for last in range(piled - 1, 0, -1):
        other = below(common, last + 1)
        ticket = game.ticket_deck[last]
        game.ticket_deck[last] = game.ticket_deck[other]
        game.ticket_deck[other] = ticket


@inner
def _offer(game, seat, ticket):
    if game.offered[seat] < MOST_OFFERED:
        game.offers[seat, game.offered[seat]] = ticket
        game.offered[seat] += 1


@inner
def _draw_bonus_cards(tables, common):
    """SET-10: all of the edition's bonus cards, or so many of them drawn at random.

    Shuffling nibbles of a word does what shuffling a list does.
    """
    if tables.bonus_cards_drawn < 0:
        common.bonus_cards = (1 << tables.bonus_cards) - 1
        return
    row = NOTHING
    for card in range(tables.bonus_cards):
        row |= np.uint64(card) << np.uint64(4 * card)
    for last in range(tables.bonus_cards - 1, 0, -1):
        low, high = np.uint64(4 * below(common, last + 1)), np.uint64(4 * last)
        different = ((row >> low) ^ (row >> high)) & np.uint64(15)
        row ^= (different << low) | (different << high)
    common.bonus_cards = 0
    for place in range(min(tables.bonus_cards, tables.bonus_cards_drawn)):
        common.bonus_cards |= 1 << np.int64((row >> np.uint64(4 * place)) & np.uint64(15))


@inner
def put_back(game, common):
    """Put what is no list back into the game, where it was kept apart."""
    game.chance, game.deck, game.discards, game.display = (
        common.chance,
        common.deck,
        common.discards,
        common.display,
    )
    game.laid, game.revealed, game.bonus_cards = common.laid, common.revealed, common.bonus_cards
    game.deck_left, game.discards_left, game.route = common.deck_left, common.discards_left, common.route
    game.phase, game.seat, game.players, game.first = common.phase, common.seat, common.players, common.first
    game.passes, game.turns_left, game.extra = common.passes, common.turns_left, common.extra
    game.ticket_top, game.ticket_count = common.ticket_top, common.ticket_count
