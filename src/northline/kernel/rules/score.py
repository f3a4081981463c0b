"""The final scoring: tickets, stations, bonus cards and places (as in ``rules/score.py``)."""

from __future__ import annotations

import numpy as np

from northline.kernel.core.bits import (
    NOTHING,
    has_bit,
    locomotives,
    lowest_bit,
    pairs,
    popcount,
    single_bit,
    without_lowest_bit,
)
from northline.kernel.core.compiler import device_function
from northline.kernel.core.layout import BY_BONUS_CARDS, BY_STATIONS, BY_TICKETS
from northline.kernel.rules.borrowing import completed_tickets
from northline.kernel.rules.network import longest_path
from northline.strategy.codes import COMPLETED_TICKETS, COUNTRIES, LOCOMOTIVES_IN_HAND, LONGEST_PATH, ROUTES


@device_function
def score(tables, game, scratch, result):
    """Fill in the result of a game as if it ended now."""
    result.resolved = 1
    for seat in range(game.players):
        _score_seat(tables, game, seat, scratch, result)
    for card in range(tables.bonus_cards):
        if game.bonus_cards >> card & 1:
            _score_bonus_card(tables, game, card, scratch, result)
    for seat in range(game.players):
        result.total[seat] = (
            result.routes[seat] + result.tickets[seat] + result.stations[seat] + result.bonuses[seat]
        )
    for seat in range(game.players):
        ahead = 0
        for other in range(game.players):
            if _is_ahead(tables, game, result, other, seat):
                ahead += 1
        result.place[seat] = 1 + ahead


@device_function
def _score_seat(tables, game, seat, scratch, result):
    completed = completed_tickets(tables, game, seat, scratch)
    points = 0
    rest = game.tickets[seat]
    while rest != NOTHING:
        ticket = lowest_bit(rest)
        rest = without_lowest_bit(rest)
        worth = np.int64(tables.ticket_points[ticket])
        points += worth if has_bit(completed, ticket) else -worth
    result.completed[seat] = completed
    result.completed_count[seat] = popcount(completed)
    result.routes[seat] = game.points[seat]
    result.tickets[seat] = points
    result.stations[seat] = tables.station_points * (tables.stations - popcount(game.stations[seat]))
    result.bonuses[seat] = 0
    result.bonus_cards[seat] = 0


@device_function
def _score_bonus_card(tables, game, card, scratch, result):
    """A bonus card goes to whoever has most, at zero too; all who tie score it (END-4 to END-6)."""
    most = -1
    for seat in range(game.players):
        number = _count_for_bonus(tables, game, seat, card, scratch, result)
        if number < 0:
            result.resolved = 0
        result.counts[card, seat] = number
        most = max(most, number)
    for seat in range(game.players):
        if result.counts[card, seat] == most:
            result.bonuses[seat] += tables.bonus_points[card]
            result.bonus_cards[seat] |= 1 << card


@device_function
def _count_for_bonus(tables, game, seat, card, scratch, result):
    counts = tables.bonus_counts[card]
    if counts == COMPLETED_TICKETS:
        return popcount(result.completed[seat] & tables.bonus_tickets[card])
    if counts == ROUTES:
        number = 0
        for word in range(tables.words):
            number += popcount(game.owned[seat, word] & tables.bonus_routes[card, word])
        return number
    if counts == COUNTRIES:
        return _countries(tables, game, seat)
    if counts == LONGEST_PATH:
        return longest_path(tables, game, seat, scratch)
    if counts == LOCOMOTIVES_IN_HAND:
        return locomotives(game.hands[seat]) + pairs(game.hands[seat])
    return np.int64(game.trains[seat])


@device_function
def _countries(tables, game, seat):
    found = NOTHING
    for word in range(tables.words):
        routes = game.owned[seat, word]
        while routes != NOTHING:
            route = 64 * word + lowest_bit(routes)
            routes = without_lowest_bit(routes)
            found |= single_bit(tables.city_country[tables.route_a[route]])
            found |= single_bit(tables.city_country[tables.route_b[route]])
    return popcount(found)


# Places


@device_function
def _is_ahead(tables, game, result, one, other):
    """Whether one seat is ahead of another by points, or by the tie-breakers."""
    if result.total[one] != result.total[other]:
        return result.total[one] > result.total[other]
    for place in range(tables.tie_breaker_count):
        breaker = tables.tie_breakers[place]
        mine = _tie_value(tables, game, result, breaker, one)
        theirs = _tie_value(tables, game, result, breaker, other)
        if mine != theirs:
            return mine > theirs
    return False


@device_function
def _tie_value(tables, game, result, breaker, seat):
    if breaker == BY_TICKETS:
        return np.int64(result.completed_count[seat])
    if breaker == BY_STATIONS:
        return -popcount(game.stations[seat])
    if breaker == BY_BONUS_CARDS:
        return _scored_cards(tables, result, seat)
    return _longest_route(tables, game, seat)


@device_function
def _scored_cards(tables, result, seat):
    return popcount(np.uint64(result.bonus_cards[seat]))


@device_function
def _longest_route(tables, game, seat):
    longest = 0
    for word in range(tables.words):
        routes = game.owned[seat, word]
        while routes != NOTHING:
            longest = max(longest, np.int64(tables.route_length[64 * word + lowest_bit(routes)]))
            routes = without_lowest_bit(routes)
    return longest
