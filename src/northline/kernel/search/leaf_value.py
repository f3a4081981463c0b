"""What the seats will have in the end, from what they have now and what they plan.

A game need not be played to its end to see how good a position is. What has been built, what a plan still brings and
how long it takes, how many turns are left: from these a forecast is made of every seat's points. How much each of them
counts was learnt from games of planners (``tools/learn_forecast.py``).
"""

from __future__ import annotations

import json
import math
from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from northline.kernel.core.bits import NOTHING, single, size
from northline.kernel.core.compiler import inner
from northline.kernel.core.layout import OUTLOOK
from northline.kernel.policies.compiled_strategy import compiled
from northline.kernel.policies.planner import observe_game
from northline.kernel.rules.score import score
from northline.strategy.encoding import LOCO
from northline.strategy.planner.cards import PLANNED

ANY_BOARD = "any"
"""Stands for boards that nothing was learnt about."""
TURNS, SOUGHT = 1, OUTLOOK - 1
"""Where in an outlook the turns are that are left, and how many of its routes others are after."""

_planner = compiled("northline.strategy.planner.decide")
assess_position, plan_for = _planner["assess_position"], _planner["plan_for"]
list_open_tickets, assess_plan = _planner["list_open_tickets"], _planner["assess_plan"]


@cache
def learnt_weights(board: str) -> NDArray[np.float64]:
    """How much everything in an outlook counts (see ``_gain``), and the last two: how far a forecast goes astray."""
    learnt = json.loads(
        files("northline.kernel.search").joinpath("forecast.json").read_text(encoding="utf-8")
    )
    return np.array(learnt.get(board, learnt[ANY_BOARD]))


@inner
def look_out(tables, game, work, mind, result, rows):
    """The outlook of each seat at the start of a turn, as rows of numbers; ``result`` is as if the game ended now."""
    score(tables, game, work, result)
    to_act = game.seat
    for seat in range(game.players):
        game.seat = seat
        observe_game(tables, game, work, mind)
        _look_at_plan(tables, work, seat, rows[seat])
        _look_at_table(tables, game, work, result, seat, to_act, rows[seat])
        _note_sought(tables, work, seat)
    game.seat = to_act
    for seat in range(game.players):
        rows[seat, SOUGHT] = _sought_by_others(tables, game, work, seat) / 3.0


@inner
def _look_at_plan(tables, s, seat, row):
    """What the plan brings, what it takes, and how far the cards in hand go."""
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


@inner
def _look_at_table(tables, game, s, result, seat, to_act, row):
    """The hand, the bonuses, and how near the others are to the end."""
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


@inner
def _note_sought(tables, s, seat):
    """The routes of the plan that only one player can have. Of parallel ones the first stands for all."""
    for word in range(tables.words):
        s.sought[seat, word] = NOTHING
    for route in range(tables.routes):
        if s.wanted[route] == PLANNED and tables.open_tracks[s.players, route] == 1:
            first, twin = route, 0
            while tables.twins[route, twin] >= 0:
                first = min(first, np.int64(tables.twins[route, twin]))
                twin += 1
            s.sought[seat, first >> 6] |= single(first & 63)


@inner
def _sought_by_others(tables, game, s, seat):
    """How many routes of its plan others plan to take."""
    number = 0
    for word in range(tables.words):
        others = NOTHING
        for other in range(game.players):
            if other != seat:
                others |= s.sought[other, word]
        number += size(s.sought[seat, word] & others)
    return number


@inner
def _lead_in_bonuses(tables, game, result, seat):
    """Points of bonus cards, weighed by how clear it is who has them now."""
    lead = 0.0
    for card in range(tables.bonus_cards):
        if game.bonus_cards >> card & 1:
            most = -1
            for other in range(game.players):
                if other != seat:
                    most = max(most, np.int64(result.counts[card, other]))
            lead += tables.bonus_points[card] * math.tanh(0.25 * (result.counts[card, seat] - most))
    return lead


@inner
def forecast(game, result, rows, weights, seat):
    """How surely a seat will be first, and by how many points it will lead the best of the others."""
    own = result.total[seat] + _gain(rows[seat], weights)
    first, lead = 1.0, 1e9
    spread = weights[-2] + weights[-1] * rows[seat, TURNS]
    for other in range(game.players):
        if other != seat:
            ahead = own - result.total[other] - _gain(rows[other], weights)
            first *= 1.0 / (1.0 + math.exp(-1.7 * ahead / spread))
            lead = min(lead, ahead)
    return first, lead


@inner
def _gain(row, weights):
    """Points that are still to come: a polynomial of the outlook, of the second degree."""
    gain, place = weights[0], 1
    for one in range(OUTLOOK):
        gain += weights[place] * row[one]
        place += 1
        for other in range(one + 1):
            gain += weights[place] * row[one] * row[other]
            place += 1
    return gain
