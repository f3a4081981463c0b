"""Carrying out one action: ``rules/draw.py``, ``claim.py``, ``tickets.py`` and ``station.py`` for a record.

The action must be legal (:func:`northline.kernel.rules.menu.is_legal`).
"""

from __future__ import annotations

import numpy as np

from northline.kernel.core.bits import NOTHING, cards_of, has, single, size, total
from northline.kernel.core.compiler import built_in, inner
from northline.kernel.core.layout import (
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
from northline.kernel.rules.menu import can_draw, tunnel_color
from northline.kernel.rules.payment import extra_payment, route_payment, station_payment
from northline.kernel.rules.primitives import (
    acting,
    draw_card,
    end_turn,
    fill_display,
    give,
    kinds_shown,
    place_of,
    with_card_at,
)

_PLACE, _BITS = np.uint64(15), np.uint64(4)
_WORD, _IN_WORD = np.uint32(6), np.uint32(63)
_KINDS = np.uint32(KINDS)
_NONE_REVEALED = np.uint64(0xFFFFFFFFFFFFFFFF)


@inner
def step(tables, game, common, action):
    """The seat to act does this.

    The actions differ in what they discard, which route they take over and how many cards they draw. That is found out
    first; the rest is done once for all of them, so that the program stays small and the threads of a GPU, each with
    its own action, come together again.
    """
    seat = acting(common)
    common.passes = common.passes + 1 if action == PASS else 0
    discarded, route, color, drawn = NOTHING, -1, EMPTY, 0
    if action < STOP:
        drawn = 1  # for the hand, or in place of the card taken
        if action != DRAW:
            _take(game, common, seat, action - TAKE)
    elif action >= tables.claim:
        place = np.uint32(action - (tables.claim if action < tables.station else tables.station))
        thing, color = np.int64(place // _KINDS), np.int64(place % _KINDS)
        if action < tables.station:
            route = thing
            discarded = route_payment(tables, game.hands[seat], route, color)
            drawn = np.int64(tables.tunnel_reveal) if tables.route_tunnel[route] != 0 else 0
        else:
            discarded = station_payment(game.hands[seat], color, size(game.stations[seat]))
            game.stations[seat] |= single(thing)
        game.hands[seat] -= discarded
    elif action >= KEEP:
        if common.phase == OPENING:
            _keep_opening(tables, game, common, seat, action - KEEP)
            return
        _sort_offer(tables, game, common, seat, action - KEEP, tables.ticket_refused_to_bottom != 0)
    elif action >= PAY:
        discarded = _revealed(common)
        if action == PAY:
            route = np.int64(common.route)
            more = extra_payment(game.hands[seat], tunnel_color(common), common.extra)
            game.hands[seat] -= more
            discarded += common.laid + more
        else:
            game.hands[seat] += common.laid  # TUNNEL-4, TUNNEL-5
    elif action == DRAW_TICKETS:
        _draw_tickets(tables, game, common, seat)
        return

    cards, row, extra = NOTHING, _NONE_REVEALED, 0
    for place in range(drawn):
        card = draw_card(common)
        if card == EMPTY:
            break
        cards += cards_of(card, 1)
        row = with_card_at(row, place, card)
        extra += 1 if card == LOCOMOTIVE or card == color else 0
    if action >= tables.claim:
        if drawn > 0:  # a tunnel (TUNNEL-1 to TUNNEL-3)
            common.route, common.laid, common.revealed, common.extra = route, discarded, row, extra
            if extra > 0:
                common.phase = TUNNEL
                return
        discarded += cards
    elif action == DRAW:
        game.hands[seat] += cards
    elif action < STOP and cards != NOTHING:
        common.display = with_card_at(common.display, place_of(common.display, EMPTY), row & _PLACE)

    drawn = 0
    if route >= 0:  # trains down (CLAIM-3), points up (CLAIM-5), and a +X route's cards (BONUSDRAW-1)
        close_route(tables, game, common, seat, route)
        game.trains[seat] -= tables.route_length[route]
        game.points[seat] += tables.route_points[route]
        drawn = np.int64(tables.route_bonus_draw[route])
    if discarded != NOTHING:  # CLAIM-4
        common.discards += discarded
        common.discards_left += total(discarded)
    if discarded != NOTHING or (action != DRAW and action < STOP):
        # Discards may fill gaps too (DRAW-7), or make a sweep useful again (DRAW-5).
        fill_display(tables, common)
    for _ in range(drawn):
        card = draw_card(common)
        if card == EMPTY:
            break
        give(game, seat, card)
    if action < STOP and common.phase != SECOND_CARD and _second_card_exists(tables, common, action):
        common.phase = SECOND_CARD
    else:
        end_turn(tables, game, common, seat)


@built_in
def _take(game, common, seat, card):
    common.display = with_card_at(common.display, place_of(common.display, card), EMPTY)
    give(game, seat, card)


@built_in
def _second_card_exists(tables, common, action):
    """Whether a card was less than a whole draw, and another one can be had (DRAW-9)."""
    if tables.locomotive_is_whole_draw == 0:
        return can_draw(common) or kinds_shown(tables, common) != 0
    if action == TAKE + LOCOMOTIVE:
        return False
    return can_draw(common) or kinds_shown(tables, common) & ((1 << LOCOMOTIVE) - 1) != 0


# Claiming routes


@built_in
def _revealed(common):
    """The cards turned over, as cards."""
    cards, row = NOTHING, common.revealed
    while row & _PLACE != _PLACE:
        cards += cards_of(row & _PLACE, 1)
        row >>= _BITS
    return cards


@built_in
def close_route(tables, game, common, seat, route):
    """A seat owns a route now: close it to all, its twins to the owner, and to all when enough are taken."""
    route, players = np.uint32(route), np.uint32(common.players)
    _close(game, players, seat, route, True)
    game.owned[seat, route >> _WORD] |= single(route & _IN_WORD)
    if tables.twins[route, 0] < 0:
        return
    claimed, place = 1, np.uint32(0)
    while tables.twins[route, place] >= 0:
        twin = np.uint32(tables.twins[route, place])
        for other in range(np.int32(players)):
            if has(game.owned[np.uint32(other), twin >> _WORD], twin & _IN_WORD):
                claimed += 1
        place = np.uint32(place + 1)
    enough = claimed >= tables.open_tracks[players, route]  # CLAIM-7 to CLAIM-9
    for other_place in range(np.int32(place)):
        _close(game, players, seat, np.uint32(tables.twins[route, np.uint32(other_place)]), enough)  # CLAIM-6


@built_in
def _close(game, players, seat, route, to_all):
    """A route can no more be claimed by a seat, or by nobody."""
    word, others = route >> _WORD, ~single(route & _IN_WORD)
    if to_all:
        for other in range(np.int32(players)):
            game.open[np.uint32(other), word] &= others
    else:
        game.open[seat, word] &= others


# Tickets


@built_in
def _draw_tickets(tables, game, common, seat):
    """Three from the top, or as many as there are (TICKET-1, TICKET-2)."""
    drawn = min(np.int64(tables.ticket_draw), np.int64(common.ticket_count))
    top = np.uint32(common.ticket_top)
    for place in range(np.int32(drawn)):
        game.offers[seat, np.uint32(place)] = game.ticket_deck[top]
        top = np.uint32((top + 1) % MOST_TICKETS)
    common.ticket_top = top
    common.ticket_count -= drawn
    game.offered[seat] = drawn
    common.phase = TICKET_CHOICE


@inner
def _keep_opening(tables, game, common, seat, places):
    """Note what a seat keeps; when all have chosen, put the refused tickets away in seat order (SET-12)."""
    game.kept[seat] = places
    following = 0
    while following < common.players and game.kept[following] != 0:
        following += 1
    if following < common.players:
        common.seat = following
        return
    for chooser in range(common.players):
        _sort_offer(tables, game, common, chooser, game.kept[chooser], tables.opening_refused_to_bottom != 0)
    common.phase = TURN
    common.seat = common.first


@built_in
def _sort_offer(tables, game, common, seat, places, refused_to_bottom):
    """Kept tickets to the seat, refused ones to the bottom of the deck or out of the game (SET-7, TICKET-3)."""
    for place in range(np.int32(game.offered[seat])):
        ticket = game.offers[seat, np.uint32(place)]
        if places >> place & 1:
            game.tickets[seat] |= single(ticket)
        # Long tickets never came from the deck and have no place in it (SET-8).
        elif refused_to_bottom and not (common.phase == OPENING and has(tables.long_tickets, ticket)):
            end = np.uint32(np.int64(common.ticket_top) + np.int64(common.ticket_count))
            game.ticket_deck[np.uint32(end % MOST_TICKETS)] = ticket
            common.ticket_count += 1
    game.offered[seat] = 0
