"""What a seat sees as a record: its own hand and tickets, and what lies open on the table.

The seats are counted from the one that looks: 0 is itself, 1 the next in turn, and so on.
"""

from __future__ import annotations

import numpy as np

from northline.kernel.core.bits import count, has_bit, popcount, total
from northline.kernel.core.compiler import device_function
from northline.kernel.core.layout import EMPTY, MAX_OFFERED, MAX_PLAYERS, MAX_ROUTES, MAX_SHOWN, MAX_TICKETS
from northline.kernel.rules.primitives import card_at
from northline.strategy.codes import KINDS, OPENING, OVER, TICKET_CHOICE, TUNNEL

OBSERVATION = np.dtype(
    [
        ("phase", "i1"),
        ("seat", "i1"),
        ("players", "i1"),
        ("turns_left", "i1"),
        ("hand", "i1", (KINDS,)),
        ("laid", "i1", (KINDS,)),
        ("discards", "i1", (KINDS,)),
        ("display", "i1", (MAX_SHOWN,)),  # kinds, -1 where nothing lies
        ("extra", "i1"),
        ("route", "i2"),  # the tunnel being dug, -1 without one
        ("deck", "i2"),  # how many cards
        ("ticket_deck", "i2"),
        ("points", "i4", (MAX_PLAYERS,)),
        ("trains", "i2", (MAX_PLAYERS,)),
        ("hand_sizes", "i2", (MAX_PLAYERS,)),
        ("ticket_counts", "i2", (MAX_PLAYERS,)),
        ("opening_kept", "i2", (MAX_PLAYERS,)),
        ("offered", "i2", (MAX_PLAYERS,)),  # since the opening
        ("seen", "i1", (MAX_PLAYERS, KINDS)),  # cards that everybody knows to be in a hand
        ("stations", "u8", (MAX_PLAYERS,)),
        ("bonus_cards", "i4"),
        ("tickets", "i1", (MAX_TICKETS,)),  # 1: held, 2: on offer, 3: refused, and one knows where it is
        ("offer", "i1", (MAX_OFFERED,)),  # tickets, -1 where there is none
        ("known_ticket_deck", "i1", (MAX_TICKETS,)),  # tickets that one put there oneself, -1 for others
        ("owners", "i1", (MAX_ROUTES,)),  # seats, -1: nobody
    ],
    align=True,
)


@device_function
def observe(tables, game, seen):
    """Fill in what the seat to act sees."""
    me, players = np.int64(game.seat), np.int64(game.players)
    seen.phase, seen.players, seen.turns_left = game.phase, game.players, game.turns_left
    seen.seat = -1 if game.phase == OVER else me
    in_tunnel = game.phase == TUNNEL
    for kind in range(KINDS):
        seen.hand[kind] = count(game.hands[me], kind)
        seen.laid[kind] = count(game.laid, kind) if in_tunnel else 0
        seen.discards[kind] = count(game.discards, kind)
    seen.route = game.route if in_tunnel else -1
    seen.extra = game.extra if in_tunnel else 0
    for place in range(MAX_SHOWN):
        card = card_at(game.display, place)
        seen.display[place] = -1 if card == EMPTY else card
    seen.deck, seen.ticket_deck, seen.bonus_cards = game.deck_left, game.ticket_count, game.bonus_cards
    for place in range(MAX_PLAYERS):
        seat = (me + place) % players
        here = place < players
        seen.points[place] = game.points[seat] if here else 0
        seen.trains[place] = game.trains[seat] if here else 0
        seen.hand_sizes[place] = total(game.hands[seat]) if here else 0
        seen.ticket_counts[place] = popcount(game.tickets[seat]) if here else 0
        seen.opening_kept[place] = game.opening_kept[seat] if here else 0
        seen.offered[place] = game.chosen_from[seat] if here else 0
        for kind in range(KINDS):
            seen.seen[place, kind] = count(game.seen[seat], kind) if here else 0
        seen.stations[place] = game.stations[seat] if here else np.uint64(0)
    _observe_tickets(tables, game, me, seen)
    for route in range(MAX_ROUTES):
        owner = -1
        for place in range(players):
            if has_bit(game.owned[(me + place) % players, route >> 6], route & 63):
                owner = place
        seen.owners[route] = owner


@device_function
def _observe_tickets(tables, game, me, seen):
    choosing = game.phase == OPENING or game.phase == TICKET_CHOICE
    for ticket in range(MAX_TICKETS):
        seen.tickets[ticket] = 1 if has_bit(game.tickets[me], ticket) else 0
        if has_bit(game.refused[me], ticket):
            seen.tickets[ticket] = 3
        seen.known_ticket_deck[ticket] = -1
    for place in range(game.ticket_count):
        ticket = game.ticket_deck[(game.ticket_top + place) % MAX_TICKETS]
        if has_bit(game.refused[me], ticket):
            seen.known_ticket_deck[place] = ticket
    for place in range(MAX_OFFERED):
        seen.offer[place] = -1
        if choosing and place < game.offered[me]:
            seen.offer[place] = game.offers[me, place]
            seen.tickets[game.offers[me, place]] = 2
