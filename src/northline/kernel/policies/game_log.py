"""Whole games with a diary: when each route was claimed, what was paid, which tickets a seat saw."""

from __future__ import annotations

import numpy as np

from northline.kernel.core.bits import count, has, single
from northline.kernel.core.compiler import inner
from northline.kernel.core.layout import KEEP, KINDS, MOST_PLAYERS, MOST_ROUTES, OVER, PAY, TURN
from northline.kernel.policies.play import choose, count_action
from northline.kernel.rules.menu import tunnel_color
from northline.kernel.rules.payment import extra_payment, route_payment
from northline.kernel.rules.score import score
from northline.kernel.rules.step import step

DIARY = np.dtype(
    [
        ("seen", "u8", (MOST_PLAYERS,)),  # sets: the tickets that were offered to a seat
        ("claimed_in", "i2", (MOST_ROUTES,)),  # the round in which a route was claimed; 0: never
        ("paid", "i2", (MOST_PLAYERS, KINDS)),  # cards paid for routes
        ("turns", "i4"),  # of all seats together
    ],
    align=True,
)


@inner
def play_with_diary(tables, game, mind, work, policies, tally, diary, result, most_steps):
    """As ``play.play``, and every step is noted."""
    steps = 0
    while game.phase != OVER and steps < most_steps:
        action = choose(tables, game, work, mind, policies[game.seat])
        count_action(tally, game.seat, action)
        _step_and_note(tables, game, diary, action)
        steps += 1
    tally.steps += steps
    score(tables, game, work, result)


@inner
def _step_and_note(tables, game, diary, action):
    seat = game.seat
    route, paid = -1, np.uint64(0)
    if game.phase == TURN:
        diary.turns += 1
    if action >= tables.claim and action < tables.station:
        route, color = (action - tables.claim) // KINDS, (action - tables.claim) % KINDS
        paid = route_payment(tables, game.hands[seat], route, color)
    elif action == PAY:
        route = np.int64(game.route)
        paid = game.laid + extra_payment(game.hands[seat], tunnel_color(game), game.extra)
    elif action > KEEP and action < tables.claim:
        for place in range(game.offered[seat]):
            diary.seen[seat] |= single(game.offers[seat, place])
    step(tables, game, game, action)
    if route >= 0 and has(game.owned[seat, route >> 6], route & 63):
        diary.claimed_in[route] = 1 + (diary.turns - 1) // game.players
        for kind in range(KINDS):
            diary.paid[seat, kind] += count(paid, kind)
