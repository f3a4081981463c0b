"""Carrying out one action: ``rules/draw.py``, ``claim.py``, ``tickets.py`` and ``station.py`` for a record.

The action must be legal (:func:`northline.kernel.menu.is_legal`).
"""

from __future__ import annotations

import numpy as np

from northline.kernel.compiled import inner
from northline.kernel.layout import (
    DRAW,
    DRAW_TICKETS,
    EMPTY,
    KEEP,
    KINDS,
    LOCOMOTIVE,
    MOST_TICKETS,
    OPENING,
    PASS,
    PAY,
    RETREAT,
    ROUTE_WORDS,
    SECOND_CARD,
    STOP,
    TICKET_CHOICE,
    TUNNEL,
    TURN,
)
from northline.kernel.menu import can_draw, tunnel_color
from northline.kernel.payment import extra_payment, route_payment, station_payment
from northline.kernel.table import (
    card_at,
    discard,
    draw_card,
    end_turn,
    fill_display,
    give,
    kinds_shown,
    place_of,
    with_card_at,
)
from northline.kernel.words import NOTHING, cards_of, has, single, size, total

_NONE_REVEALED = np.uint64(0xFFFFFFFFFFFFFFFF)


@inner
def step(tables, game, action):
    """The seat to act does this."""
    seat = game.seat
    game.passes = game.passes + 1 if action == PASS else 0
    if action == DRAW:
        give(game, seat, draw_card(game))
        _after_card(tables, game, seat, False)
    elif action < STOP:
        _take(tables, game, seat, action - 1)
    elif action == DRAW_TICKETS:
        _draw_tickets(tables, game, seat)
    elif action == PAY:
        _pay(tables, game, seat)
    elif action == RETREAT:
        _retreat(tables, game, seat)
    elif action < KEEP:  # stop and pass
        end_turn(tables, game, seat)
    elif action < tables.claim:
        _keep(tables, game, seat, action - KEEP)
    elif action < tables.station:
        _claim(tables, game, seat, (action - tables.claim) // KINDS, (action - tables.claim) % KINDS)
    else:
        _build(tables, game, seat, (action - tables.station) // KINDS, (action - tables.station) % KINDS)


# Drawing cards


@inner
def _take(tables, game, seat, card):
    game.display = with_card_at(game.display, place_of(game.display, card), EMPTY)
    give(game, seat, card)
    fill_display(tables, game)
    _after_card(tables, game, seat, card == LOCOMOTIVE and tables.locomotive_is_whole_draw != 0)


@inner
def _after_card(tables, game, seat, whole_draw):
    if game.phase != SECOND_CARD and not whole_draw and _second_card_exists(tables, game):
        game.phase = SECOND_CARD
    else:
        end_turn(tables, game, seat)


@inner
def _second_card_exists(tables, game):
    """DRAW-9."""
    if can_draw(game):
        return True
    shown = kinds_shown(tables, game)
    if tables.locomotive_is_whole_draw != 0:
        shown &= (1 << LOCOMOTIVE) - 1
    return shown != 0


# Claiming routes


@inner
def _claim(tables, game, seat, route, color):
    paid = route_payment(tables, game.hands[seat], route, color)
    game.hands[seat] -= paid
    if tables.route_tunnel[route] == 0:
        _take_over(tables, game, seat, route, paid)
        return
    game.route, game.laid, game.revealed, game.extra = route, paid, _NONE_REVEALED, 0
    for place in range(tables.tunnel_reveal):  # TUNNEL-1
        card = draw_card(game)
        if card == EMPTY:
            break
        game.revealed = with_card_at(game.revealed, place, card)
        if card == LOCOMOTIVE or card == color:  # TUNNEL-2, TUNNEL-3
            game.extra += 1
    if game.extra > 0:
        game.phase = TUNNEL
    else:
        _take_over(tables, game, seat, route, paid + _revealed(game))


@inner
def _revealed(game):
    """The cards turned over, as cards."""
    cards, place = NOTHING, 0
    while card_at(game.revealed, place) != EMPTY:
        cards += cards_of(card_at(game.revealed, place), 1)
        place += 1
    return cards


@inner
def _take_over(tables, game, seat, route, discarded):
    """Trains down (CLAIM-3), points up (CLAIM-5), cards to the discards (CLAIM-4), and a +X route's draw."""
    close_route(tables, game, seat, route)
    game.trains[seat] -= tables.route_length[route]
    game.points[seat] += tables.route_points[route]
    discard(tables, game, discarded, total(discarded))
    for _ in range(tables.route_bonus_draw[route]):  # BONUSDRAW-1
        card = draw_card(game)
        if card == EMPTY:
            break
        give(game, seat, card)
    end_turn(tables, game, seat)


@inner
def close_route(tables, game, seat, route):
    """A seat owns a route now: close it to all, its twins to the owner, and to all when enough are taken."""
    word, bit = route >> 6, single(route & 63)
    game.owned[seat, word] |= bit
    twins = 0
    claimed = 1
    for part in range(ROUTE_WORDS):
        group = tables.twins[route, part]
        if group != NOTHING:
            twins += 1
            game.open[seat, part] &= ~group  # CLAIM-6
            for other in range(game.players):
                claimed += size(group & game.owned[other, part])
    for other in range(game.players):
        game.open[other, word] &= ~bit
    if twins > 0 and claimed >= tables.open_tracks[game.players, route]:  # CLAIM-7 to CLAIM-9
        for part in range(ROUTE_WORDS):
            for other in range(game.players):
                game.open[other, part] &= ~tables.twins[route, part]


@inner
def _pay(tables, game, seat):
    more = extra_payment(game.hands[seat], tunnel_color(game), game.extra)
    game.hands[seat] -= more
    _take_over(tables, game, seat, game.route, game.laid + more + _revealed(game))


@inner
def _retreat(tables, game, seat):
    """The payment goes back to the hand, the turned-over cards to the discards (TUNNEL-4, TUNNEL-5)."""
    game.hands[seat] += game.laid
    revealed = _revealed(game)
    discard(tables, game, revealed, total(revealed))
    end_turn(tables, game, seat)


@inner
def _build(tables, game, seat, city, color):
    paid = station_payment(game.hands[seat], color, size(game.stations[seat]))
    game.hands[seat] -= paid
    game.stations[seat] |= single(city)
    discard(tables, game, paid, total(paid))
    end_turn(tables, game, seat)


# Tickets


@inner
def _draw_tickets(tables, game, seat):
    """Three from the top, or as many as there are (TICKET-1, TICKET-2)."""
    drawn = min(np.int64(tables.ticket_draw), np.int64(game.ticket_count))
    for place in range(drawn):
        game.offers[seat, place] = game.ticket_deck[game.ticket_top]
        game.ticket_top = (game.ticket_top + 1) % MOST_TICKETS
    game.ticket_count -= drawn
    game.offered[seat] = drawn
    game.phase = TICKET_CHOICE


@inner
def _keep(tables, game, seat, places):
    if game.phase == TICKET_CHOICE:
        _sort_offer(tables, game, seat, places, tables.ticket_refused_to_bottom != 0)
        end_turn(tables, game, seat)
        return
    game.kept[seat] = places
    following = 0
    while following < game.players and game.kept[following] != 0:
        following += 1
    if following < game.players:
        game.seat = following
        return
    for chooser in range(game.players):  # all have chosen: put the refused ones away in seat order (SET-12)
        _sort_offer(tables, game, chooser, game.kept[chooser], tables.opening_refused_to_bottom != 0)
    game.phase = TURN
    game.seat = game.first


@inner
def _sort_offer(tables, game, seat, places, refused_to_bottom):
    """Kept tickets to the seat, refused ones to the bottom of the deck or out of the game (SET-7, TICKET-3)."""
    for place in range(game.offered[seat]):
        ticket = game.offers[seat, place]
        if places >> place & 1:
            game.tickets[seat] |= single(ticket)
        # Long tickets never came from the deck and have no place in it (SET-8).
        elif refused_to_bottom and not (game.phase == OPENING and has(tables.long_tickets, ticket)):
            game.ticket_deck[(game.ticket_top + game.ticket_count) % MOST_TICKETS] = ticket
            game.ticket_count += 1
    game.offered[seat] = 0
