"""What the greedy player does in every phase of the game, as the number of an action.

It never looks ahead. Where a ticket is blocked it borrows a route with a station. It uses only what its seat may see.
"""

from __future__ import annotations

from northline.strategy.bitsets import (
    EMPTY_SET,
    WORD,
    card_count,
    has_bit,
    lowest_bit,
    random_below,
    scrambled,
    without_lowest_bit,
)
from northline.strategy.codes import (
    DRAW,
    DRAW_TICKETS,
    KEEP,
    KINDS,
    LOCO,
    OPENING,
    PAY,
    RETREAT,
    STOP,
    TAKE,
    TICKET_CHOICE,
    TUNNEL,
    TURN,
)
from northline.strategy.greedy.menu import can_draw, can_pay, choose_at_random, find_claims, takeable
from northline.strategy.greedy.paths import shortest_path
from northline.strategy.greedy.plan import add_path, update_plan
from northline.strategy.greedy.stations import best_station, can_build, cheapest_station
from northline.strategy.greedy.ties import draw_salt, with_tie

ENOUGH_TRAINS = 14
"""With fewer trains left, any player's, it takes no more tickets."""
FEW_CARDS = 20
"""With fewer cards in deck and discards it rather draws, every other time, than dig a tunnel."""
WANTED_BONUS = 20
"""Points that a wanted route counts for more in the last round."""


def choose_action(board, game, scratch, memory):
    """The number of the action to take."""
    if game.phase == OPENING or game.phase == TICKET_CHOICE:
        return KEEP + _choose_tickets(board, game, scratch, memory)
    if game.phase == TUNNEL:
        return PAY if can_pay(game) else RETREAT
    update_plan(board, game, scratch, memory)
    if game.phase != TURN:
        return _choose_card(board, game, scratch, memory)
    claims = find_claims(board, game, scratch)
    busy = _has_wanted_routes(board, game, memory)
    if can_build(board, game) and (not busy or game.turns_left >= 0):
        station = _useful_station(board, game, scratch, memory, claims)
        if station >= 0:
            return station
    if claims > 0:
        claim = _best_claim(board, game, scratch, memory, busy)
        if claim >= 0 and not (_may_fail_for_ever(board, game, claim) and random_below(memory, 2) == 0):
            return claim
    if not busy and _has_time_for_tickets(game):
        return DRAW_TICKETS
    card = _choose_card(board, game, scratch, memory)
    if card != STOP:
        return card
    if claims > 0:
        return _best_claim(board, game, scratch, memory, False)
    return choose_at_random(board, game, scratch, memory)


# Claims


def _may_fail_for_ever(board, game, claim):
    """A tunnel when few cards go round: if most are locomotives it costs more each time, and nothing changes."""
    route = (claim - board.claim) // KINDS
    return board.route_tunnel[route] != 0 and game.deck_left + game.discards_left < FEW_CARDS


def _has_wanted_routes(board, game, memory):
    seat = game.seat
    wanted = EMPTY_SET
    for word in range(board.words):
        wanted |= memory.wanted[seat, word] & game.open[seat, word]
    return wanted != EMPTY_SET


def _best_claim(board, game, scratch, memory, wanted_only):
    """The claim with most points, of those wanted or of all, in the colour most held; -1 when there is none.

    In the last round any claim will do, but wanted ones are worth more.
    """
    seat = game.seat
    salt = memory.salt[seat]
    hurried = game.turns_left >= 0
    best, best_value = -1, -1
    for color in range(KINDS):
        held = card_count(game.hands[seat], color) if color != LOCO else 0
        for word in range(board.words):
            routes = scratch.claims[color, word]
            if wanted_only and not hurried:
                routes &= memory.wanted[seat, word]
            while routes != EMPTY_SET:
                bit = lowest_bit(routes)
                routes = without_lowest_bit(routes)
                route = WORD * word + bit
                points = board.route_points[route]
                if hurried and has_bit(memory.wanted[seat, word], bit):
                    points += WANTED_BONUS
                claim = board.claim + KINDS * route + color
                value = with_tie(64 * points + held, salt, claim)
                if value > best_value:
                    best, best_value = claim, value
    return best


def _useful_station(board, game, scratch, memory, claims):
    """A station that completes a ticket, unless a claim in the last round brings as much; -1 when there is none."""
    salt = memory.salt[game.seat]
    city, gain = best_station(board, game, salt)
    if city < 0:
        return -1
    if game.turns_left >= 0 and claims > 0:
        claim = _best_claim(board, game, scratch, memory, False)
        if board.route_points[(claim - board.claim) // KINDS] >= gain:
            return -1
    return cheapest_station(board, game, city, salt)


def _has_time_for_tickets(game):
    if game.ticket_count == 0 or game.turns_left >= 0:
        return False
    for seat in range(game.players):
        if game.trains[seat] < ENOUGH_TRAINS:
            return False
    return True


# Cards


def _choose_card(board, game, scratch, memory):
    """The card of the display that is missing most, or a blind one; STOP when none can be had."""
    hand, shown = game.hands[game.seat], takeable(board, game)
    blind = can_draw(game)
    if shown == 0 and not blind:
        return STOP
    gray, symbols = _count_missing(board, game, scratch, memory)
    if (shown >> LOCO) & 1 and (board.locomotive_is_whole_draw == 0 or symbols > card_count(hand, LOCO)):
        return TAKE + LOCO
    salt = memory.salt[game.seat]
    best, most = -1, 0
    for color in range(LOCO):
        if shown >> color & 1:
            missing = scratch.missing[color] - card_count(hand, color)
            value = 0
            if missing > 0:
                value = 100 - missing
            elif gray > card_count(hand, color):
                value = 1 + card_count(hand, color)
            if value > 0:
                value = with_tie(value, salt, color)
                if value > most:
                    best, most = color, value
    if best >= 0:
        return TAKE + best
    return DRAW if blind else TAKE + _any_kind(shown, salt)


def _any_kind(kinds, salt):
    """One of a set of kinds of cards that is not empty."""
    best, most = -1, -1
    for kind in range(KINDS):
        if kinds >> kind & 1 and scrambled(salt, kind) > most:
            best, most = kind, scrambled(salt, kind)
    return best


def _count_missing(board, game, scratch, memory):
    """What the wanted routes cost: by colour in ``scratch.missing``, the longest gray one, and the most symbols."""
    seat = game.seat
    for color in range(LOCO):
        scratch.missing[color] = 0
    gray, symbols = 0, 0
    for word in range(board.words):
        routes = memory.wanted[seat, word] & game.open[seat, word]
        while routes != EMPTY_SET:
            route = WORD * word + lowest_bit(routes)
            routes = without_lowest_bit(routes)
            length, color = board.route_length[route], board.route_color[route]
            if color >= 0:
                scratch.missing[color] += length
            elif length > gray:
                gray = length
            if board.route_symbols[route] > symbols:
                symbols = board.route_symbols[route]
    return gray, symbols


# Tickets


def _choose_tickets(board, game, scratch, memory):
    """The set of places of the offer to keep.

    It takes the ticket that is worth most for the spaces it costs, then the next, while the trains are enough.
    """
    seat = game.seat
    offered = game.offered[seat]
    fewest = board.opening_keep if game.phase == OPENING else board.ticket_keep
    if fewest > offered:
        fewest = offered
    update_plan(board, game, scratch, memory)
    memory.planned_for[seat] = EMPTY_SET  # what is wanted from here on is tentative
    draw_salt(game, memory)
    left = game.trains[seat] - _wanted_spaces(board, game, memory)
    places, kept = 0, 0
    while kept < offered:
        # One more than it has to keep must be cheap.
        enough = left if kept < fewest else left // 4
        best, best_value, best_spaces = -1, -1000, 0
        for place in range(offered):
            if places >> place & 1:
                continue
            ticket = game.offers[seat, place]
            spaces = shortest_path(board, game, scratch, memory, ticket, enough)
            points = board.ticket_points[ticket]
            value = 2 * points - spaces if spaces >= 0 else -points
            if value > best_value:
                best, best_value, best_spaces = place, value, spaces
        if kept >= fewest and (best_spaces < 0 or best_value <= 0):
            break
        places |= 1 << best
        kept += 1
        if best_spaces > 0:
            add_path(board, game, scratch, memory, game.offers[seat, best], left)
            left -= best_spaces
    return places


def _wanted_spaces(board, game, memory):
    seat = game.seat
    spaces = 0
    for word in range(board.words):
        routes = memory.wanted[seat, word] & game.open[seat, word]
        while routes != EMPTY_SET:
            spaces += board.route_length[WORD * word + lowest_bit(routes)]
            routes = without_lowest_bit(routes)
    return spaces
