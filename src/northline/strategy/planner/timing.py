"""Timing: how many turns are left, and the value of ending the game sooner."""

from __future__ import annotations

from northline.strategy.codes import KINDS
from northline.strategy.planner.paths import OPEN
from northline.strategy.planner.traits import TRAIT


def estimate_turns_left(board, s):
    """The turns that the seat can count on, this one included: until the quickest player runs out of trains."""
    if s.turns_left >= 0:
        return 1.0
    pace = s.traits[TRAIT.pace] * (1.0 - s.traits[TRAIT.gifts] * _cards_given_back(board))
    fewest = 1000.0
    for seat in range(s.players):
        trains = min(s.seat_trains[seat] - board.last_round_at, s.room)
        cards = 0.6 * s.hand_sizes[seat]
        turns = (max(0.0, trains - cards) / 2.0 + trains / (0.9 * board.claim_length)) * pace
        turns += 3.0 if seat == s.seat else s.traits[TRAIT.slowness]  # it decides itself when to end
        fewest = min(fewest, turns)
    return 2.0 + max(0.0, fewest)


def set_room(board, s):
    """Set ``s.room``: how many open spaces there are for each player. Where they are few, trains are worth nothing."""
    spaces = 0
    for route in range(board.routes):
        if s.status[route] == OPEN:
            spaces += board.route_length[route]
    s.room = spaces / s.players


def crowding(board, s):
    """How much too few open routes there are for the seat's trains, from 0 to 1."""
    trains = s.seat_trains[s.seat] - board.last_round_at
    return max(0.0, 1.0 - s.room / max(1, trains))


def _cards_given_back(board):
    """The cards that the board's routes give back when claimed, per space."""
    given, spaces = 0, 0
    for route in range(board.routes):
        given += board.route_bonus_draw[route]
        spaces += board.route_length[route]
    return given / max(1, spaces)


def haste_value(board, s, route):
    """The value, beyond its points, of claiming a route now instead of drawing cards, once the plan is done.

    Every turn saved is one less for the others; but the trains could have been used otherwise.
    """
    cards = 0
    for kind in range(KINDS):
        cards += s.hand[kind]
    trains, length = min(1.0 * s.seat_trains[s.seat], s.room + board.last_round_at), board.route_length[route]
    saved = turns_to_end(board, s, trains, cards + 2) - turns_to_end(
        board, s, trains - length, cards - length
    )
    # The very last trains are of no use, and neither are those for which there is no room.
    used = min(length, max(0, s.seat_trains[s.seat] - board.last_round_at)) * (1.0 - crowding(board, s))
    return s.traits[TRAIT.haste] * saved - s.traits[TRAIT.train] * used


def turns_to_end(board, s, trains, cards):
    """The turns it takes to use up so many trains with so many cards in hand."""
    if trains <= board.last_round_at:
        return 0.0
    return max(
        1.0, max(0.0, trains - s.traits[TRAIT.enough] * cards) / 1.7 + trains / (1.05 * board.claim_length)
    )
