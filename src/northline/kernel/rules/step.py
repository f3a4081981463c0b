"""Applying one action to a record: ``rules/draw.py``, ``claim.py``, ``tickets.py`` and ``station.py``.

The action must be legal (:func:`northline.kernel.rules.menu.is_legal`).
"""

from __future__ import annotations

import numpy as np

from northline.editions.model import LOCOMOTIVE
from northline.kernel.core.bits import NOTHING, cards_of, has_bit, left_of, popcount, single_bit, total
from northline.kernel.core.compiler import device_function, inlined
from northline.kernel.core.layout import EMPTY, MAX_TICKETS
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
from northline.strategy.codes import (
    DRAW,
    DRAW_TICKETS,
    KEEP,
    KINDS,
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

_PLACE, _BITS = np.uint64(15), np.uint64(4)
_WORD, _IN_WORD = np.uint32(6), np.uint32(63)
_KINDS = np.uint32(KINDS)
_NONE_REVEALED = np.uint64(0xFFFFFFFFFFFFFFFF)


@device_function
def step(tables, game, scalars, action):
    """Apply an action of the seat to act.

    The actions differ in what they discard, which route they claim and how many cards they draw. That is found out
    first; the rest is shared code, so that the program stays small and the threads of a warp, each with its own action,
    converge again.
    """
    seat = acting(scalars)
    scalars.passes = scalars.passes + 1 if action == PASS else 0
    discarded, route, color, drawn = NOTHING, -1, EMPTY, 0
    if action < STOP:
        drawn = 1  # for the hand, or in place of the card taken
        if action != DRAW:
            _take(game, scalars, seat, action - TAKE)
    elif action >= tables.claim:
        place = np.uint32(action - (tables.claim if action < tables.station else tables.station))
        thing, color = np.int64(place // _KINDS), np.int64(place % _KINDS)
        if action < tables.station:
            route = thing
            discarded = route_payment(tables, game.hands[seat], route, color)
            drawn = np.int64(tables.tunnel_reveal) if tables.route_tunnel[route] != 0 else 0
        else:
            discarded = station_payment(game.hands[seat], color, popcount(game.stations[seat]))
            game.stations[seat] |= single_bit(thing)
        _lay_down(game, seat, discarded)
    elif action >= KEEP:
        if scalars.phase == OPENING:
            _keep_opening(tables, game, scalars, seat, action - KEEP)
            return
        game.chosen_from[seat] += game.offered[seat]
        _sort_offer(tables, game, scalars, seat, action - KEEP, tables.ticket_refused_to_bottom != 0)
    elif action >= PAY:
        discarded = _revealed(scalars)
        if action == PAY:
            route = np.int64(scalars.route)
            more = extra_payment(game.hands[seat], tunnel_color(scalars), scalars.extra)
            _lay_down(game, seat, more)
            discarded += scalars.laid + more
        else:
            game.hands[seat] += scalars.laid  # TUNNEL-4, TUNNEL-5
            game.seen[seat] += scalars.laid
    elif action == DRAW_TICKETS:
        _draw_tickets(tables, game, scalars, seat)
        return

    cards, row, extra = NOTHING, _NONE_REVEALED, 0
    for place in range(drawn):
        card = draw_card(scalars)
        if card == EMPTY:
            break
        cards += cards_of(card, 1)
        row = with_card_at(row, place, card)
        extra += 1 if card == LOCOMOTIVE or card == color else 0
    if action >= tables.claim:
        if drawn > 0:  # a tunnel (TUNNEL-1 to TUNNEL-3)
            scalars.route, scalars.laid, scalars.revealed, scalars.extra = route, discarded, row, extra
            if extra > 0:
                scalars.phase = TUNNEL
                return
        discarded += cards
    elif action == DRAW:
        game.hands[seat] += cards
    elif action < STOP and cards != NOTHING:
        scalars.display = with_card_at(scalars.display, place_of(scalars.display, EMPTY), row & _PLACE)

    drawn = 0
    if route >= 0:  # trains down (CLAIM-3), points up (CLAIM-5), and a +X route's cards (BONUSDRAW-1)
        close_route(tables, game, scalars, seat, route)
        game.trains[seat] -= tables.route_length[route]
        game.points[seat] += tables.route_points[route]
        drawn = np.int64(tables.route_bonus_draw[route])
    if discarded != NOTHING:  # CLAIM-4
        scalars.discards += discarded
        scalars.discards_left += total(discarded)
    if discarded != NOTHING or (action != DRAW and action < STOP):
        # Discards may fill gaps too (DRAW-7), or make a sweep useful again (DRAW-5).
        fill_display(tables, scalars)
    for _ in range(drawn):
        card = draw_card(scalars)
        if card == EMPTY:
            break
        give(game, seat, card)
    if action < STOP and scalars.phase != SECOND_CARD and _second_card_exists(tables, scalars, action):
        scalars.phase = SECOND_CARD
    else:
        end_turn(tables, game, scalars, seat)


@inlined
def _take(game, scalars, seat, card):
    scalars.display = with_card_at(scalars.display, place_of(scalars.display, card), EMPTY)
    give(game, seat, card)
    game.seen[seat] += cards_of(card, 1)


@inlined
def _lay_down(game, seat, cards):
    """Take cards out of a hand to pay with. They may be the very ones that were seen going in."""
    game.hands[seat] -= cards
    game.seen[seat] = left_of(game.seen[seat], cards)


@inlined
def _second_card_exists(tables, scalars, action):
    """Whether a card was less than a whole draw, and another one can be had (DRAW-9)."""
    if tables.locomotive_is_whole_draw == 0:
        return can_draw(scalars) or kinds_shown(tables, scalars) != 0
    if action == TAKE + LOCOMOTIVE:
        return False
    return can_draw(scalars) or kinds_shown(tables, scalars) & ((1 << LOCOMOTIVE) - 1) != 0


# Claiming routes


@inlined
def _revealed(scalars):
    """The cards turned over, as packed cards."""
    cards, row = NOTHING, scalars.revealed
    while row & _PLACE != _PLACE:
        cards += cards_of(row & _PLACE, 1)
        row >>= _BITS
    return cards


@inlined
def close_route(tables, game, scalars, seat, route):
    """Give a route to a seat: close it to all, its parallel routes to the owner, and to all when enough are taken."""
    route, players = np.uint32(route), np.uint32(scalars.players)
    _close(game, players, seat, route, True)
    game.owned[seat, route >> _WORD] |= single_bit(route & _IN_WORD)
    if tables.parallel_routes[route, 0] < 0:
        return
    claimed, place = 1, np.uint32(0)
    while tables.parallel_routes[route, place] >= 0:
        parallel = np.uint32(tables.parallel_routes[route, place])
        for other in range(np.int32(players)):
            if has_bit(game.owned[np.uint32(other), parallel >> _WORD], parallel & _IN_WORD):
                claimed += 1
        place = np.uint32(place + 1)
    enough = claimed >= tables.open_tracks[players, route]  # CLAIM-7 to CLAIM-9
    for other_place in range(np.int32(place)):
        _close(
            game, players, seat, np.uint32(tables.parallel_routes[route, np.uint32(other_place)]), enough
        )  # CLAIM-6


@inlined
def _close(game, players, seat, route, to_all):
    """Close a route to one seat, or to all."""
    word, others = route >> _WORD, ~single_bit(route & _IN_WORD)
    if to_all:
        for other in range(np.int32(players)):
            game.open[np.uint32(other), word] &= others
    else:
        game.open[seat, word] &= others


# Tickets


@inlined
def _draw_tickets(tables, game, scalars, seat):
    """Three from the top, or as many as there are (TICKET-1, TICKET-2)."""
    drawn = min(np.int64(tables.ticket_draw), np.int64(scalars.ticket_count))
    top = np.uint32(scalars.ticket_top)
    offer = NOTHING
    for place in range(np.int32(drawn)):
        game.offers[seat, np.uint32(place)] = game.ticket_deck[top]
        offer |= single_bit(game.ticket_deck[top])
        top = np.uint32((top + 1) % MAX_TICKETS)
    scalars.ticket_top = top
    scalars.ticket_count -= drawn
    game.offered[seat] = drawn
    # Whoever had put one of them under the deck does not know any longer where it is.
    for other in range(np.int32(scalars.players)):
        game.refused[np.uint32(other)] &= ~offer
    scalars.phase = TICKET_CHOICE


@device_function
def _keep_opening(tables, game, scalars, seat, places):
    """Note what a seat keeps; when all have chosen, put the refused tickets away in seat order (SET-12)."""
    game.kept[seat] = places
    following = 0
    while following < scalars.players and game.kept[following] != 0:
        following += 1
    if following < scalars.players:
        scalars.seat = following
        return
    for chooser in range(scalars.players):
        _sort_offer(tables, game, scalars, chooser, game.kept[chooser], tables.opening_refused_to_bottom != 0)
        game.opening_kept[chooser] = popcount(game.tickets[chooser])
    scalars.phase = TURN
    scalars.seat = scalars.first


@inlined
def _sort_offer(tables, game, scalars, seat, places, refused_to_bottom):
    """Kept tickets to the seat, refused ones to the bottom of the deck or out of the game (SET-7, TICKET-3)."""
    for place in range(np.int32(game.offered[seat])):
        ticket = game.offers[seat, np.uint32(place)]
        if places >> place & 1:
            game.tickets[seat] |= single_bit(ticket)
            continue
        game.refused[seat] |= single_bit(ticket)
        # Long tickets never came from the deck and have no place in it (SET-8).
        if refused_to_bottom and not (scalars.phase == OPENING and has_bit(tables.long_tickets, ticket)):
            end = np.uint32(np.int64(scalars.ticket_top) + np.int64(scalars.ticket_count))
            game.ticket_deck[np.uint32(end % MAX_TICKETS)] = ticket
            scalars.ticket_count += 1
    game.offered[seat] = 0
