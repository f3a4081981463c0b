"""Time: how many turns are left, and what it is worth to end the game sooner."""

from __future__ import annotations

from northline.strategy.codes import KINDS
from northline.strategy.traits import ENOUGH, GIFTS, HASTE, PACE, SLOWNESS, TRAIN


def turns_left(tables, s):
    """How many turns the seat can count on, this one included: until the quickest opponent runs out of trains."""
    if s.turns_left >= 0:
        return 1.0
    pace = s.traits[PACE] * (1.0 - s.traits[GIFTS] * _cards_given_back(tables))
    fewest = 1000.0
    for seat in range(s.players):
        trains = s.seat_trains[seat] - tables.last_round_at
        cards = 0.6 * s.hand_sizes[seat]
        turns = (max(0.0, trains - cards) / 2.0 + trains / 3.0) * pace
        turns += 3.0 if seat == s.seat else s.traits[SLOWNESS]  # it decides itself when to end
        fewest = min(fewest, turns)
    return 2.0 + max(0.0, fewest)


def _cards_given_back(tables):
    """The cards that routes of this board give back when they are claimed, for each of their spaces."""
    given, spaces = 0, 0
    for route in range(tables.routes):
        given += tables.route_bonus_draw[route]
        spaces += tables.route_length[route]
    return given / max(1, spaces)


def value_of_haste(tables, s, route):
    """With nothing left to do but end the game: what claiming a route at once brings beside its points, compared with
    drawing cards. A turn less is a turn less for the others; the trains could have been used otherwise."""
    cards = 0
    for kind in range(KINDS):
        cards += s.hand[kind]
    trains, length = s.seat_trains[s.seat], tables.route_length[route]
    saved = turns_to_end(tables, s, trains, cards + 2) - turns_to_end(
        tables, s, trains - length, cards - length
    )
    used = min(length, max(0, trains - tables.last_round_at))  # the very last trains are of no use
    return s.traits[HASTE] * saved - s.traits[TRAIN] * used


def turns_to_end(tables, s, trains, cards):
    """The turns that it takes to use up so many trains with so many cards in hand."""
    if trains <= tables.last_round_at:
        return 0.0
    return max(1.0, max(0.0, trains - s.traits[ENOUGH] * cards) / 1.7 + trains / 3.5)
