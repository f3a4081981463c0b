"""What must be true of every record, whatever was played: compiled, so that it can be asked after every step."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from northline.kernel.core.bits import (
    NOTHING,
    cards_of,
    lowest_bit,
    popcount,
    single_bit,
    total,
    without_lowest_bit,
)
from northline.kernel.core.layout import EMPTY, MAX_PLAYERS, MAX_TICKETS, ROUTE_WORDS
from northline.strategy.codes import OPENING, OVER, TICKET_CHOICE, TUNNEL

FAULTS = (
    "",
    "a seat or phase that does not exist",
    "cards are not conserved",
    "a pile has another size than it says",
    "trains and routes do not agree",
    "points and routes do not agree",
    "a route has two owners, or is owned and open",
    "a ticket is in two places",
    "stations in the same city, or too many",
    "nothing is legal, and the game is not over",
    "an action is legal, and the game is over",
)


@numba.njit(nogil=True, cache=True)
def faults_in(tables: Any, games: Any, counts: Any, faults: Any) -> int:
    """The number of the first fault of each game, 0 where there is none; how many games have one."""
    faulty = 0
    for index in range(games.size):
        faults[index] = _fault(tables[0], games[index], counts[index])
        faulty += faults[index] != 0
    return faulty


@numba.njit(nogil=True, cache=True)
def _fault(tables: Any, game: Any, legal: Any) -> int:
    players = np.int64(game.players)
    if not (0 <= game.phase <= OVER and 0 <= game.seat < players <= MAX_PLAYERS):
        return 1
    if _all_cards(tables, game) != tables.deck:
        return 2
    if total(game.deck) != game.deck_left or total(game.discards) != game.discards_left:
        return 3
    taken, stations = NOTHING, 0
    for seat in range(players):
        spaces, points = _railway(tables, game, seat)
        if game.trains[seat] + spaces != tables.trains or game.trains[seat] < 0:
            return 4
        if game.points[seat] != points:
            return 5
        taken |= game.stations[seat]
        stations += popcount(game.stations[seat])
        if popcount(game.stations[seat]) > tables.stations:
            return 8
    if not _routes_agree(game, players):
        return 6
    if not _tickets_are_apart(game, players):
        return 7
    if popcount(taken) != stations:
        return 8
    if game.phase == OVER:
        return 10 if legal > 0 else 0
    return 9 if legal == 0 else 0


@numba.njit(nogil=True, cache=True)
def _all_cards(tables: Any, game: Any) -> Any:
    cards = game.deck + game.discards + _row(game.display)
    for seat in range(game.players):
        cards += game.hands[seat]
    if game.phase == TUNNEL:
        cards += game.laid + _row(game.revealed)
    return cards


@numba.njit(nogil=True, cache=True)
def _row(row: Any) -> Any:
    cards = NOTHING
    for place in range(16):
        card = np.int64(row >> np.uint64(4 * place)) & 15
        if card != EMPTY:
            cards += cards_of(card, 1)
    return cards


@numba.njit(nogil=True, cache=True)
def _railway(tables: Any, game: Any, seat: int) -> tuple[int, int]:
    """The spaces and the points of a seat's routes."""
    spaces, points = 0, 0
    for word in range(ROUTE_WORDS):
        routes = game.owned[seat, word]
        while routes != NOTHING:
            route = 64 * word + lowest_bit(routes)
            routes = without_lowest_bit(routes)
            spaces += np.int64(tables.route_length[route])
            points += np.int64(tables.route_points[route])
    return spaces, points


@numba.njit(nogil=True, cache=True)
def _routes_agree(game: Any, players: int) -> bool:
    for word in range(ROUTE_WORDS):
        owned, number, still_open = NOTHING, 0, NOTHING
        for seat in range(players):
            owned |= game.owned[seat, word]
            number += popcount(game.owned[seat, word])
            still_open |= game.open[seat, word]
        if popcount(owned) != number or owned & still_open != NOTHING:
            return False
    return True


@numba.njit(nogil=True, cache=True)
def _tickets_are_apart(game: Any, players: int) -> bool:
    seen, number = NOTHING, np.int64(game.ticket_count)
    for place in range(game.ticket_count):
        seen |= single_bit(np.int64(game.ticket_deck[(game.ticket_top + place) % MAX_TICKETS]))
    for seat in range(players):
        seen |= game.tickets[seat]
        number += popcount(game.tickets[seat])
        if game.phase == OPENING or (game.phase == TICKET_CHOICE and seat == game.seat):
            for place in range(game.offered[seat]):
                seen |= single_bit(np.int64(game.offers[seat, place]))
            number += np.int64(game.offered[seat])
    return popcount(seen) == number


def check_results(results: NDArray[Any], players: int) -> None:
    """Points add up, and places follow from points."""
    total = results["total"][:, :players].astype(np.int64)
    parts = sum(
        results[part][:, :players].astype(np.int64) for part in ("routes", "tickets", "stations", "bonuses")
    )
    assert (total == parts).all()
    place = results["place"][:, :players].astype(np.int64)
    ahead = (total[:, None, :] > total[:, :, None]).sum(axis=2)
    level_or_ahead = (total[:, None, :] >= total[:, :, None]).sum(axis=2)
    assert (ahead < place).all()
    assert (place <= level_or_ahead).all()
    assert (place.min(axis=1) == 1).all()
