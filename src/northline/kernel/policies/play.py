"""Whole games inside the kernel: each seat has a policy, and what it does is counted."""

from __future__ import annotations

import numpy as np

from northline.kernel.core.compiler import built_in, inner
from northline.kernel.core.layout import DRAW, DRAW_TICKETS, MOST_PLAYERS, OVER, PASS, STOP, TAKE
from northline.kernel.policies.greedy import choose_greedily
from northline.kernel.policies.planner import choose_by_plan
from northline.kernel.policies.random import choose_at_random
from northline.kernel.rules.score import score
from northline.kernel.rules.step import step

RANDOM, GREEDY, PLANNER = 0, 1, 2

TALLY = np.dtype(
    [
        ("steps", "i4"),
        ("last", "i4"),  # the action that was chosen last
        ("drawn", "i2", (MOST_PLAYERS,)),  # cards drawn blind, as an action
        ("taken", "i2", (MOST_PLAYERS,)),  # cards taken from the display
        ("ticket_draws", "i2", (MOST_PLAYERS,)),
        ("passes", "i2", (MOST_PLAYERS,)),
    ],
    align=True,
)
"""What the seats did in one game, where the final position does not tell."""


@inner
def play(tables, game, mind, work, policies, tally, result, most_steps):
    """Play to the end and score; a game that takes more than so many steps is left as it is then."""
    steps = 0
    while game.phase != OVER and steps < most_steps:
        seat = game.seat
        action = choose(tables, game, work, mind, policies[seat])
        count_action(tally, seat, action)
        tally.last = action
        step(tables, game, game, action)
        steps += 1
    tally.steps += steps
    score(tables, game, work, result)


@built_in
def choose(tables, game, work, mind, policy):
    if policy == PLANNER:
        return choose_by_plan(tables, game, work, mind)
    return choose_quickly(tables, game, work, mind, policy)


@built_in
def choose_quickly(tables, game, work, mind, policy):
    """The same without planners. On a GPU all that could be needed takes its room, needed or not."""
    if policy == GREEDY:
        return choose_greedily(tables, game, work, mind)
    return choose_at_random(tables, game, game, work, mind)


@built_in
def count_action(tally, seat, action):
    if action == DRAW:
        tally.drawn[seat] += 1
    elif action >= TAKE and action < STOP:
        tally.taken[seat] += 1
    elif action == DRAW_TICKETS:
        tally.ticket_draws[seat] += 1
    elif action == PASS:
        tally.passes[seat] += 1
