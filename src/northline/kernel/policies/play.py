"""Playing whole games: each seat has a policy, and its actions are counted."""

from __future__ import annotations

import numpy as np

from northline.kernel.core.compiler import device_function, inlined
from northline.kernel.core.intrinsics import call_policy
from northline.kernel.core.layout import MAX_PLAYERS
from northline.kernel.policies.greedy import choose_greedily
from northline.kernel.policies.random import choose_at_random
from northline.kernel.rules.score import score
from northline.kernel.rules.step import step
from northline.strategy.codes import DRAW, DRAW_TICKETS, OVER, PASS, STOP, TAKE

RANDOM, GREEDY = 0, 1
"""The numbers of policies on a GPU. On the CPU the number of any policy but the random one is the address of its code
(``policy_functions.py``): it is compiled once, not into everything that plays, and only where somebody plays so."""

TALLY = np.dtype(
    [
        ("steps", "i4"),
        ("last", "i4"),  # the action that was chosen last
        ("drawn", "i2", (MAX_PLAYERS,)),  # cards drawn blind, as an action
        ("taken", "i2", (MAX_PLAYERS,)),  # cards taken from the display
        ("ticket_draws", "i2", (MAX_PLAYERS,)),
        ("passes", "i2", (MAX_PLAYERS,)),
    ],
    align=True,
)
"""Actions of the seats in one game, as far as the final position does not show them."""


@device_function
def play(tables, game, memory, scratch, policies, tally, result, max_steps):
    """Play a game to its end, or for ``max_steps`` choices, and score it."""
    steps = 0
    while game.phase != OVER and steps < max_steps:
        seat = game.seat
        action = choose(tables, game, scratch, memory, policies[seat])
        count_action(tally, seat, action)
        tally.last = action
        step(tables, game, game, action)
        steps += 1
    tally.steps += steps
    score(tables, game, scratch, result)


@inlined
def choose(tables, game, scratch, memory, policy):
    """The action that a policy chooses for the seat to act."""
    if policy == RANDOM:
        return choose_at_random(tables, game, game, scratch, memory)
    return call_policy(policy, tables, game, scratch, memory)


@inlined
def choose_on_gpu(tables, game, scratch, memory, policy):
    """The same on a GPU, where there are no planners: code that might be called takes registers even if it never is."""
    if policy == GREEDY:
        return choose_greedily(tables, game, scratch, memory)
    return choose_at_random(tables, game, game, scratch, memory)


@inlined
def count_action(tally, seat, action):
    """Count an action of a seat."""
    if action == DRAW:
        tally.drawn[seat] += 1
    elif action >= TAKE and action < STOP:
        tally.taken[seat] += 1
    elif action == DRAW_TICKETS:
        tally.ticket_draws[seat] += 1
    elif action == PASS:
        tally.passes[seat] += 1
