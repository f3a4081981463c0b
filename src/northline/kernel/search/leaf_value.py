"""The value of a leaf: a forecast of the final points of all seats, without playing the game to its end.

The features of a seat say what it has built, what its plan still brings and how long that takes, and how many turns are
left. A polynomial of the second degree makes its expected gain of them; the weights (``forecast.json``) were fitted to
games of planners by ``tools/learn_forecast.py``.
"""

from __future__ import annotations

import json
import math
from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from northline.kernel.core.bits import NOTHING, popcount, single_bit
from northline.kernel.core.compiler import device_function
from northline.kernel.core.layout import LEAF_FEATURES
from northline.kernel.policies.compiled_strategy import compiled
from northline.kernel.policies.planner import observe_game
from northline.kernel.rules.score import score
from northline.strategy.codes import LOCO
from northline.strategy.planner.cards import PLANNED

ANY_BOARD = "any"
"""The weights for boards that have none of their own."""
TURNS, CONTESTED = 1, LEAF_FEATURES - 1
"""Features by index: the turns that are left, and the routes of the plan that others plan to take, too."""

_planner = compiled("northline.strategy.planner.decide")
assess_position, plan_for = _planner["assess_position"], _planner["plan_for"]
list_open_tickets, assess_plan = _planner["list_open_tickets"], _planner["assess_plan"]


@cache
def load_weights(board: str) -> NDArray[np.float64]:
    """Return the weights of a board: those of ``expected_gain``, then two for the standard error of a forecast."""
    weights = json.loads(
        files("northline.kernel.search").joinpath("forecast.json").read_text(encoding="utf-8")
    )
    return np.array(weights.get(board, weights[ANY_BOARD]))


@device_function
def fill_leaf_features(tables, game, scratch, memory, result, rows):
    """Fill in a row of features for each seat, at the start of a turn; ``result`` becomes the score as of now."""
    score(tables, game, scratch, result)
    to_act = game.seat
    for seat in range(game.players):
        game.seat = seat
        observe_game(tables, game, scratch, memory)
        _plan_features(tables, scratch, seat, rows[seat])
        _table_features(tables, game, scratch, result, seat, to_act, rows[seat])
        _store_exclusive_plan(tables, scratch, seat)
    game.seat = to_act
    for seat in range(game.players):
        rows[seat, CONTESTED] = _contested_routes(tables, game, scratch, seat) / 3.0


@device_function
def _plan_features(tables, s, seat, row):
    """Features of the plan: what it brings, what it takes, and how far the cards in hand go."""
    turns = assess_position(tables, s)
    number = list_open_tickets(tables, s)
    row[0] = plan_for(tables, s, number, turns) / 20.0
    planned, given_up, tickets = 0.0, 0.0, 0
    for place in range(number):
        points = 2.0 * tables.ticket_points[s.todo[place]]
        if s.is_planned[place]:
            planned += points
            tickets += 1
        else:
            given_up += points
    assess_plan(tables, s, turns)
    routes, rate, ready, at_once = 0.0, 0.0, 0, 0.0
    for route in range(tables.routes):
        if s.wanted[route] == PLANNED:
            routes += tables.route_points[route]
            if s.colors[route] != 0:
                ready += 1
        if s.colors[route] != 0:
            at_once = max(at_once, 1.0 * tables.route_points[route])
        rate = max(rate, s.rate[route])
    trains = float(s.seat_trains[seat])
    row[1] = turns / 10.0
    row[2] = planned / 40.0
    row[3] = given_up / 20.0
    row[4] = tickets / 3.0
    row[5] = routes / 20.0
    row[6] = s.plan_routes / 5.0
    row[7] = s.plan_spaces / 20.0
    row[8] = s.plan_stations / 1.0
    row[9] = s.plan_turns / 10.0
    row[10] = max(0.0, turns - s.plan_turns) / 10.0
    row[11] = trains / 20.0
    row[12] = max(0.0, trains - s.plan_spaces) / 20.0
    row[13] = s.lacking / 10.0
    row[14] = s.lacking_kinds / 4.0
    row[15] = rate / 5.0
    row[16] = ready / 3.0
    row[17] = at_once / 10.0


@device_function
def _table_features(tables, game, s, result, seat, to_act, row):
    """Features of the hand, the bonuses, and how near the others are to the end."""
    trains, cards = 1000, 0
    for other in range(game.players):
        if other != seat:
            trains = min(trains, s.seat_trains[other])
            cards = max(cards, s.hand_sizes[other])
    row[18] = s.hand_sizes[seat] / 10.0
    row[19] = s.most_held / 5.0
    row[20] = s.hand[LOCO] / 4.0
    row[21] = s.stations_left / 3.0
    row[22] = result.bonuses[seat] / 10.0
    row[23] = _lead_in_bonuses(tables, game, result, seat) / 10.0
    row[24] = trains / 20.0
    row[25] = cards / 10.0
    row[26] = (to_act - seat + game.players) % game.players / max(1, game.players - 1)
    row[27] = 1.0 if game.turns_left >= 0 else 0.0
    row[28] = (game.players - 2) / 2.0


@device_function
def _store_exclusive_plan(tables, s, seat):
    """Store the routes of the plan that only one player can have. Of parallel ones the first stands for all."""
    for word in range(tables.words):
        s.exclusive_plan[seat, word] = NOTHING
    for route in range(tables.routes):
        if s.wanted[route] == PLANNED and tables.open_tracks[s.players, route] == 1:
            first, place = route, 0
            while tables.parallel_routes[route, place] >= 0:
                first = min(first, np.int64(tables.parallel_routes[route, place]))
                place += 1
            s.exclusive_plan[seat, first >> 6] |= single_bit(first & 63)


@device_function
def _contested_routes(tables, game, s, seat):
    """The number of routes of a seat's plan that others plan to take, too."""
    number = 0
    for word in range(tables.words):
        others = NOTHING
        for other in range(game.players):
            if other != seat:
                others |= s.exclusive_plan[other, word]
        number += popcount(s.exclusive_plan[seat, word] & others)
    return number


@device_function
def _lead_in_bonuses(tables, game, result, seat):
    """The points of bonus cards, weighted by how clearly the seat is ahead or behind."""
    lead = 0.0
    for card in range(tables.bonus_cards):
        if game.bonus_cards >> card & 1:
            most = -1
            for other in range(game.players):
                if other != seat:
                    most = max(most, np.int64(result.counts[card, other]))
            lead += tables.bonus_points[card] * math.tanh(0.25 * (result.counts[card, seat] - most))
    return lead


@device_function
def evaluate_leaf(game, result, rows, weights, seat):
    """Return the probability that a seat will be first, and its expected lead over the best of the others."""
    own = result.total[seat] + expected_gain(rows[seat], weights)
    first, lead = 1.0, 1e9
    error = weights[-2] + weights[-1] * rows[seat, TURNS]
    for other in range(game.players):
        if other != seat:
            ahead = own - result.total[other] - expected_gain(rows[other], weights)
            first *= 1.0 / (1.0 + math.exp(-1.7 * ahead / error))
            lead = min(lead, ahead)
    return first, lead


@device_function
def expected_gain(row, weights):
    """The points that a seat will still gain: a polynomial of its features, of the second degree."""
    gain, place = weights[0], 1
    for one in range(LEAF_FEATURES):
        gain += weights[place] * row[one]
        place += 1
        for other in range(one + 1):
            gain += weights[place] * row[one] * row[other]
            place += 1
    return gain
