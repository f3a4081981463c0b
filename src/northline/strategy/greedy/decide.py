"""What the greedy player does in every phase of the game, as the number of an action.

It never looks ahead. Where a ticket is blocked it borrows a route with a station. It uses only what its seat may see.
"""

from __future__ import annotations

from northline.strategy.bitsets import (
    EMPTY_SET,
    WORD,
    as_index,
    card_count,
    has_bit,
    lowest_bit,
    random_below,
    scrambled,
    single_bit,
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
from northline.strategy.greedy.menu import (
    can_draw,
    can_pay,
    choose_at_random,
    drop_repeated_claims,
    find_claims,
    takeable,
)
from northline.strategy.greedy.paths import OUT_OF_REACH, count_spaces, find_distances, shortest_path
from northline.strategy.greedy.plan import add_path, update_plan
from northline.strategy.greedy.stations import best_station, can_build, cheapest_station
from northline.strategy.greedy.ties import TIE_BITS, comes_before, draw_salt, with_tie

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
    if claims:
        claim = _best_claim(board, game, scratch, memory, busy)
        if claim >= 0 and not (_may_fail_for_ever(board, game, claim) and random_below(memory, 2) == 0):
            return claim
    if not busy and _has_time_for_tickets(game):
        return DRAW_TICKETS
    card = _choose_card(board, game, scratch, memory)
    if card != STOP:
        return card
    if claims:
        return _best_claim(board, game, scratch, memory, False)
    return choose_at_random(board, game, scratch, memory)


# Claims


def _may_fail_for_ever(board, game, claim):
    """A tunnel when few cards go round: if most are locomotives it costs more each time, and nothing changes."""
    route = (claim - board.claim) // KINDS
    return board.route_tunnel[route] != 0 and game.deck_left + game.discards_left < FEW_CARDS


def _has_wanted_routes(board, game, memory):
    seat = as_index(game.seat)
    wanted = EMPTY_SET
    for word in range(board.words):
        wanted |= memory.wanted[seat, word] & game.open[seat, word]
    return wanted != EMPTY_SET


def _best_claim(board, game, scratch, memory, wanted_only):
    """The claim with most points, of those wanted or of all, in the colour most held; -1 when there is none.

    In the last round any claim will do, but wanted ones are worth more.
    """
    seat = as_index(game.seat)
    salt = memory.salt[seat]
    hurried = game.turns_left >= 0
    best, best_value = -1, -1
    if wanted_only and not hurried and not _can_claim_wanted(board, scratch, memory, seat):
        return best
    drop_repeated_claims(board, game, scratch)
    for color in range(KINDS):
        held = card_count(game.hands[seat], color) if color != LOCO else 0
        for word in range(board.words):
            routes = scratch.claims[color, word]
            if wanted_only and not hurried:
                routes &= memory.wanted[seat, word]
            while routes != EMPTY_SET:
                bit = lowest_bit(routes)
                routes = without_lowest_bit(routes)
                route = as_index(WORD * word + bit)
                points = board.route_points[route]
                if hurried and has_bit(memory.wanted[seat, word], bit):
                    points += WANTED_BONUS
                claim = board.claim + KINDS * route + color
                value = 64 * points + held
                if value > best_value or (value == best_value and comes_before(salt, claim, best)):
                    best, best_value = claim, value
    return best


def _can_claim_wanted(board, scratch, memory, seat):
    """Whether any wanted route can be paid: mostly none can, and nothing else has to be looked at then."""
    payable = EMPTY_SET
    for word in range(board.words):
        for color in range(KINDS):
            payable |= scratch.claims[color, word] & memory.wanted[seat, word]
    return payable != EMPTY_SET


def _useful_station(board, game, scratch, memory, claims):
    """A station that completes a ticket, unless a claim in the last round brings as much; -1 when there is none."""
    salt = memory.salt[game.seat]
    city, gain = best_station(board, game, salt)
    if city < 0:
        return -1
    if game.turns_left >= 0 and claims:
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
    best, most = -1, (1 << TIE_BITS) - 1
    # Without branches, since no processor foretells which colours are shown and which of them are missing
    for color in range(LOCO):
        held = card_count(hand, color)
        missing = scratch.missing[color] - held
        value = 1 + held if gray > held else 0
        value = 100 - missing if missing > 0 else value
        value = with_tie(value if shown >> color & 1 else 0, salt, color)
        best = color if value > most else best
        most = value if value > most else most
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
    seat = as_index(game.seat)
    for color in range(KINDS):  # the last one is for gray routes, of which the longest counts
        scratch.missing[color] = 0
    gray, symbols = 0, 0
    for word in range(board.words):
        routes = memory.wanted[seat, word] & game.open[seat, word]
        while routes != EMPTY_SET:
            route = as_index(WORD * word + lowest_bit(routes))
            routes = without_lowest_bit(routes)
            length, color, own = (
                board.route_length[route],
                board.route_color[route],
                board.route_symbols[route],
            )
            scratch.missing[as_index(color if color >= 0 else LOCO)] += length
            gray = length if color < 0 and length > gray else gray
            symbols = own if own > symbols else symbols
    return gray, symbols


# Tickets


def _choose_tickets(board, game, scratch, memory):
    """The set of places of the offer to keep.

    It takes the ticket that is worth most for the spaces it costs, then the next, while the trains are enough.
    """
    seat = as_index(game.seat)
    offered = game.offered[seat]
    fewest = board.opening_keep if game.phase == OPENING else board.ticket_keep
    if fewest > offered:
        fewest = offered
    update_plan(board, game, scratch, memory)
    memory.planned_for[seat] = EMPTY_SET  # what is wanted from here on is tentative
    draw_salt(game, memory)
    count_spaces(board, game, scratch, memory, 0)
    left = game.trains[seat] - _wanted_spaces(board, game, memory)
    for place in range(offered):
        scratch.offer_spaces[place] = shortest_path(board, scratch, game.offers[seat, place], left)
    places, kept = 0, 0
    while kept < offered:
        # One more than it has to keep must be cheap.
        enough = left if kept < fewest else left // 4
        best, best_value, best_spaces = -1, -1000, OUT_OF_REACH
        for place in range(offered):
            if places >> place & 1:
                continue
            spaces = scratch.offer_spaces[place]
            points = board.ticket_points[game.offers[seat, place]]
            value = 2 * points - spaces if spaces <= enough else -points
            if value > best_value:
                best, best_value, best_spaces = place, value, spaces
        if kept >= fewest and (best_spaces > enough or best_value <= 0):
            break
        places |= 1 << best
        kept += 1
        if best_spaces > 0 and best_spaces <= enough:
            add_path(board, game, scratch, memory, game.offers[seat, best], left)
            left -= best_spaces
            enough = left if kept < fewest else left // 4
            _find_ways_over_path(board, game, scratch, places, game.offers[seat, best], enough)
    return places


def _find_ways_over_path(board, game, scratch, places, ticket, trains):
    """See which other tickets on offer take fewer spaces now that a path is wanted for one that is kept.

    All cities of that path are as near to each other as can be, so one search from its end serves all tickets.
    """
    seat = as_index(game.seat)
    ends = EMPTY_SET
    for place in range(game.offered[seat]):
        if places >> place & 1 == 0:
            other = game.offers[seat, place]
            ends |= single_bit(board.ticket_a[other]) | single_bit(board.ticket_b[other])
    if ends == EMPTY_SET:
        return
    find_distances(board, scratch, board.ticket_a[ticket], ends, trains)
    for place in range(game.offered[seat]):
        other = game.offers[seat, place]
        spaces = scratch.spaces_away[board.ticket_a[other]] + scratch.spaces_away[board.ticket_b[other]]
        if spaces < scratch.offer_spaces[place]:
            scratch.offer_spaces[place] = spaces


def _wanted_spaces(board, game, memory):
    seat = as_index(game.seat)
    spaces = 0
    for word in range(board.words):
        routes = memory.wanted[seat, word] & game.open[seat, word]
        while routes != EMPTY_SET:
            spaces += board.route_length[as_index(WORD * word + lowest_bit(routes))]
            routes = without_lowest_bit(routes)
    return spaces
