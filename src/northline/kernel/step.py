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
    SECOND_CARD,
    STOP,
    TAKE,
    TICKET_CHOICE,
    TUNNEL,
    TURN,
)
from northline.kernel.menu import can_draw, tunnel_color
from northline.kernel.payment import extra_payment, route_payment, station_payment
from northline.kernel.table import (
    draw_card,
    end_turn,
    fill_display,
    give,
    kinds_shown,
    place_of,
    with_card_at,
)
from northline.kernel.words import NOTHING, cards_of, has, single, size, total

_PLACE, _BITS = np.uint64(15), np.uint64(4)
_NONE_REVEALED = np.uint64(0xFFFFFFFFFFFFFFFF)


@inner
def step(tables, game, action):
    """The seat to act does this.

    The actions differ in what they discard, which route they take over and how many cards they draw. That is found out
    first; the rest is done once for all of them, so that the program stays small and the threads of a GPU, each with
    its own action, come together again.
    """
    seat = game.seat
    game.passes = game.passes + 1 if action == PASS else 0
    discarded, route, drawn = NOTHING, -1, 0
    if action < STOP:
        if action == DRAW:
            drawn = 1
        else:
            _take(game, seat, action - TAKE)
    elif action >= tables.claim:
        place = action - tables.claim
        if action < tables.station:
            route = place // KINDS
            discarded = route_payment(tables, game.hands[seat], route, place % KINDS)
        else:
            place = action - tables.station
            discarded = station_payment(game.hands[seat], place % KINDS, size(game.stations[seat]))
            game.stations[seat] |= single(place // KINDS)
        game.hands[seat] -= discarded
        if route >= 0 and tables.route_tunnel[route] != 0:
            _dig(tables, game, route, place % KINDS, discarded)
            if game.extra > 0:
                game.phase = TUNNEL
                return
            discarded += _revealed(game)
    elif action >= KEEP:
        if game.phase == OPENING:
            _keep_opening(tables, game, seat, action - KEEP)
            return
        _sort_offer(tables, game, seat, action - KEEP, tables.ticket_refused_to_bottom != 0)
    elif action >= PAY:
        discarded = _revealed(game)
        if action == PAY:
            route = np.int64(game.route)
            more = extra_payment(game.hands[seat], tunnel_color(game), game.extra)
            game.hands[seat] -= more
            discarded += game.laid + more
        else:
            game.hands[seat] += game.laid  # TUNNEL-4, TUNNEL-5
    elif action == DRAW_TICKETS:
        _draw_tickets(tables, game, seat)
        return

    if route >= 0:  # trains down (CLAIM-3), points up (CLAIM-5), and a +X route's cards (BONUSDRAW-1)
        close_route(tables, game, seat, route)
        game.trains[seat] -= tables.route_length[route]
        game.points[seat] += tables.route_points[route]
        drawn = np.int64(tables.route_bonus_draw[route])
    if discarded != NOTHING:  # CLAIM-4
        game.discards += discarded
        game.discards_left += total(discarded)
    if discarded != NOTHING or (action != DRAW and action < STOP):
        # Discards may fill gaps too (DRAW-7), or make a sweep useful again (DRAW-5).
        fill_display(tables, game)
    for _ in range(drawn):
        card = draw_card(game)
        if card == EMPTY:
            break
        give(game, seat, card)
    if action < STOP and game.phase != SECOND_CARD and _second_card_exists(tables, game, action):
        game.phase = SECOND_CARD
    else:
        end_turn(tables, game, seat)


@inner
def _take(game, seat, card):
    game.display = with_card_at(game.display, place_of(game.display, card), EMPTY)
    give(game, seat, card)


@inner
def _second_card_exists(tables, game, action):
    """Whether a card was less than a whole draw, and another one can be had (DRAW-9)."""
    if tables.locomotive_is_whole_draw == 0:
        return can_draw(game) or kinds_shown(tables, game) != 0
    if action == TAKE + LOCOMOTIVE:
        return False
    return can_draw(game) or kinds_shown(tables, game) & ((1 << LOCOMOTIVE) - 1) != 0


# Claiming routes


@inner
def _dig(tables, game, route, color, paid):
    """Turn over the cards of a tunnel and see what it costs more (TUNNEL-1 to TUNNEL-3)."""
    game.route, game.laid = route, paid
    revealed, extra = _NONE_REVEALED, 0
    for place in range(tables.tunnel_reveal):
        card = draw_card(game)
        if card == EMPTY:
            break
        revealed = with_card_at(revealed, place, card)
        if card == LOCOMOTIVE or card == color:
            extra += 1
    game.revealed, game.extra = revealed, extra


@inner
def _revealed(game):
    """The cards turned over, as cards."""
    cards, row = NOTHING, game.revealed
    while row & _PLACE != _PLACE:
        cards += cards_of(row & _PLACE, 1)
        row >>= _BITS
    return cards


@inner
def close_route(tables, game, seat, route):
    """A seat owns a route now: close it to all, its twins to the owner, and to all when enough are taken."""
    _close(game, seat, route, True)
    game.owned[seat, route >> 6] |= single(route & 63)
    twin = np.int64(tables.twins[route, 0])
    if twin < 0:
        return
    claimed, place = 1, 0
    while twin >= 0:
        for other in range(game.players):
            if has(game.owned[other, twin >> 6], twin & 63):
                claimed += 1
        place += 1
        twin = np.int64(tables.twins[route, place])
    enough = claimed >= tables.open_tracks[game.players, route]  # CLAIM-7 to CLAIM-9
    for other_place in range(place):
        _close(game, seat, np.int64(tables.twins[route, other_place]), enough)  # CLAIM-6


@inner
def _close(game, seat, route, to_all):
    """A route can no more be claimed by a seat, or by nobody."""
    word, others = route >> 6, ~single(route & 63)
    if to_all:
        for other in range(game.players):
            game.open[other, word] &= others
    else:
        game.open[seat, word] &= others


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
def _keep_opening(tables, game, seat, places):
    """Note what a seat keeps; when all have chosen, put the refused tickets away in seat order (SET-12)."""
    game.kept[seat] = places
    following = 0
    while following < game.players and game.kept[following] != 0:
        following += 1
    if following < game.players:
        game.seat = following
        return
    for chooser in range(game.players):
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
