"""Playing whole games with a log: when each route was claimed, what was paid, which tickets a seat saw."""

from __future__ import annotations

import numpy as np

from northline.kernel.core.bits import count, has_bit, single_bit
from northline.kernel.core.compiler import device_function
from northline.kernel.core.layout import MAX_PLAYERS, MAX_ROUTES
from northline.kernel.policies.play import choose, count_action
from northline.kernel.rules.menu import tunnel_color
from northline.kernel.rules.payment import extra_payment, route_payment
from northline.kernel.rules.score import score
from northline.kernel.rules.step import step
from northline.strategy.codes import KEEP, KINDS, OVER, PAY, TURN

GAME_LOG = np.dtype(
    [
        ("seen", "u8", (MAX_PLAYERS,)),  # sets: the tickets that were offered to a seat
        ("claimed_in", "i2", (MAX_ROUTES,)),  # the round in which a route was claimed; 0: never
        ("paid", "i2", (MAX_PLAYERS, KINDS)),  # cards paid for routes
        ("turns", "i4"),  # of all seats together
    ],
    align=True,
)
"""The log of one game."""


@device_function
def play_and_log(tables, game, memory, scratch, policies, tally, log, result, max_steps):
    """As ``play.play``, and keep a log."""
    steps = 0
    while game.phase != OVER and steps < max_steps:
        action = choose(tables, game, scratch, memory, policies[game.seat])
        count_action(tally, game.seat, action)
        _step_and_log(tables, game, log, action)
        steps += 1
    tally.steps += steps
    score(tables, game, scratch, result)


@device_function
def _step_and_log(tables, game, log, action):
    seat = game.seat
    route, paid = -1, np.uint64(0)
    if game.phase == TURN:
        log.turns += 1
    if action >= tables.claim and action < tables.station:
        route, color = (action - tables.claim) // KINDS, (action - tables.claim) % KINDS
        paid = route_payment(tables, game.hands[seat], route, color)
    elif action == PAY:
        route = np.int64(game.route)
        paid = game.laid + extra_payment(game.hands[seat], tunnel_color(game), game.extra)
    elif action > KEEP and action < tables.claim:
        for place in range(game.offered[seat]):
            log.seen[seat] |= single_bit(game.offers[seat, place])
    step(tables, game, game, action)
    if route >= 0 and has_bit(game.owned[seat, route >> 6], route & 63):
        log.claimed_in[route] = 1 + (log.turns - 1) // game.players
        for kind in range(KINDS):
            log.paid[seat, kind] += count(paid, kind)
