"""The CUDA kernels: the same as ``entry_points.py``, with one thread for each game."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import config, cuda

from northline.kernel.core.bits import popcount
from northline.kernel.core.chance import seed_of_one
from northline.kernel.core.compiler import DEVICE_FUNCTIONS, device_function
from northline.kernel.core.intrinsics import local_empty, local_zeros, optimize_for_size
from northline.kernel.core.layout import GAME, POLICY_MEMORY, RESULT, SCALARS, SCRATCH
from northline.kernel.core.numba_internals import force_inlining_on_gpu
from northline.kernel.cuda.outcomes import LENGTH_ROW, RESOLVED_ROW, SeatOutcome
from northline.kernel.cuda.outcomes import seat_row_on_device as seat_row
from northline.kernel.observations.features import fill_features
from northline.kernel.observations.observation import observe
from northline.kernel.policies.greedy import forget
from northline.kernel.policies.play import TALLY, choose_on_gpu, count_action
from northline.kernel.policies.random import choose_at_random
from northline.kernel.rules.menu import fill_mask, is_legal
from northline.kernel.rules.primitives import acting
from northline.kernel.rules.score import score
from northline.kernel.rules.setup import set_up, store_scalars
from northline.kernel.rules.step import step
from northline.strategy.codes import OVER

MAX_REGISTERS = 96
"""Per thread. With more, fewer threads would run at a time; with fewer, too much would spill to local memory."""

# Numba's CUDA simulator knows no registers.
_options: dict[str, Any] = (
    {} if getattr(config, "ENABLE_CUDASIM", False) else {"max_registers": MAX_REGISTERS}
)


def _game_loop(choose):
    """Return a function that plays whole games, in which ``choose`` makes all choices."""

    @device_function
    def play(tables, game, scalars, scratch, memory, tally, policies, max_steps):
        """Play to the end, or for so many steps, in step with the other threads of the block."""
        steps, playing = 0, max_steps > 0
        # Warps that run in step share the instruction cache.
        while cuda.syncthreads_or(1 if playing else 0) != 0:
            if playing:
                seat = acting(scalars)
                action = choose(tables, game, scalars, scratch, memory, policies[seat])
                count_action(tally, seat, action)
                step(tables, game, scalars, action)
                steps += 1
                playing = scalars.phase != OVER and steps < max_steps
        tally.steps = steps

    return play


@device_function
def _choose_at_random(tables, game, scalars, scratch, memory, _policy):
    return choose_at_random(tables, game, scalars, scratch, memory)


@device_function
def _choose_by_policy(tables, game, _scalars, scratch, memory, policy):
    return choose_on_gpu(tables, game, scratch, memory, policy)


_play_at_random, _play_by_policies = _game_loop(_choose_at_random), _game_loop(_choose_by_policy)


@device_function
def _write_outcomes(tables, game, result, tally, outcomes, index):
    """Write the outcomes of a game to its column of ``outcomes``."""
    outcomes[LENGTH_ROW, index], outcomes[RESOLVED_ROW, index] = tally.steps, result.resolved
    players = np.int64(game.players)
    for seat in range(players):
        claimed = 0
        for word in range(tables.words):
            claimed += popcount(game.owned[seat, word])
        outcomes[seat_row(SeatOutcome.POINTS, seat, players), index] = result.total[seat]
        outcomes[seat_row(SeatOutcome.PLACES, seat, players), index] = result.place[seat]
        outcomes[seat_row(SeatOutcome.TICKETS_COMPLETED, seat, players), index] = result.completed_count[seat]
        outcomes[seat_row(SeatOutcome.TICKETS_KEPT, seat, players), index] = popcount(game.tickets[seat])
        outcomes[seat_row(SeatOutcome.ROUTES_CLAIMED, seat, players), index] = claimed
        outcomes[seat_row(SeatOutcome.STATIONS_BUILT, seat, players), index] = popcount(game.stations[seat])
        outcomes[seat_row(SeatOutcome.CARDS_DRAWN, seat, players), index] = tally.drawn[seat]
        outcomes[seat_row(SeatOutcome.CARDS_TAKEN, seat, players), index] = tally.taken[seat]
        outcomes[seat_row(SeatOutcome.TICKET_DRAWS, seat, players), index] = tally.ticket_draws[seat]
        outcomes[seat_row(SeatOutcome.PASSES, seat, players), index] = tally.passes[seat]


@device_function
def _finish(tables, game, scratch, tally, outcomes, games, results, index):
    """Score a game, write its outcomes and, where arrays for them are given, its records, which takes longer."""
    result = local_zeros(RESULT)
    score(tables, game, scratch, result)
    _write_outcomes(tables, game, result, tally, outcomes, index)
    if games.size > 0:
        games[index], results[index] = game, result


if _options:
    force_inlining_on_gpu(DEVICE_FUNCTIONS)


# While a game is played it is in local memory: there the same field of all games of a warp is fetched at once, where
# that of records in an array would be fetched one by one.


@cuda.jit(**_options)
def play_on_device(tables, players, seed, seed_of_choices, policies, max_steps, outcomes, games, results):
    """Deal each game, play it to the end and score it."""
    optimize_for_size()
    index = cuda.grid(1)
    game, tally = local_zeros(GAME), local_zeros(TALLY)
    scratch, memory = local_empty(SCRATCH), local_empty(POLICY_MEMORY)
    set_up(tables[0], game, game, players, seed_of_one(seed, np.uint64(index)), -1)
    memory.chance = seed_of_one(seed_of_choices, np.uint64(index))
    forget(memory)
    steps = max_steps if index < outcomes.shape[1] else 0
    _play_by_policies(tables[0], game, game, scratch, memory, tally, policies, steps)
    if index < outcomes.shape[1]:
        _finish(tables[0], game, scratch, tally, outcomes, games, results, index)


@cuda.jit(**_options)
def play_at_random_on_device(
    tables, players, seed, seed_of_choices, policies, max_steps, outcomes, games, results
):
    """The same when all play at random: then the scalars of a game fit into registers."""
    optimize_for_size()
    index = cuda.grid(1)
    game, tally = local_zeros(GAME), local_zeros(TALLY)
    scalars, scratch, memory = local_empty(SCALARS), local_empty(SCRATCH), local_empty(POLICY_MEMORY)
    set_up(tables[0], game, scalars, players, seed_of_one(seed, np.uint64(index)), -1)
    memory.chance = seed_of_one(seed_of_choices, np.uint64(index))
    steps = max_steps if index < outcomes.shape[1] else 0
    _play_at_random(tables[0], game, scalars, scratch, memory, tally, policies, steps)
    if index < outcomes.shape[1]:
        store_scalars(game, scalars)
        _finish(tables[0], game, scratch, tally, outcomes, games, results, index)


@cuda.jit
def clear_on_device(words):
    """Zero records, given as rows of words."""
    index = cuda.grid(1)
    if index < words.shape[0]:
        for word in range(words.shape[1]):
            words[index, word] = 0


@cuda.jit
def set_up_on_device(tables, games, memories, which, dealt, players):
    """Set up new games in the places named, and clear the memory of their policies."""
    index = cuda.grid(1)
    if index < which.size:
        game = which[index]
        set_up(tables[0], games[game], games[game], players, dealt[index], -1)
        forget(memories[game])


@cuda.jit
def mask_on_device(tables, games, scratches, masks, counts):
    """Fill in the masks of the legal actions, and how many there are."""
    optimize_for_size()
    index = cuda.grid(1)
    if index < games.size:
        counts[index] = fill_mask(tables[0], games[index], games[index], scratches[index], masks[index])


@cuda.jit
def step_on_device(tables, games, scratches, actions, wrong):
    """Apply one action in each game; ``wrong[0]`` becomes the first game whose action is illegal."""
    optimize_for_size()
    index = cuda.grid(1)
    if index < games.size and actions[index] >= 0:
        if is_legal(tables[0], games[index], games[index], scratches[index], actions[index]):
            step(tables[0], games[index], games[index], actions[index])
        else:
            cuda.atomic.min(wrong, 0, index)


@cuda.jit
def choose_on_device(tables, games, memories, scratches, policies, firsts, actions):
    """Fill in what the policy of the seat to act chooses in each game; -1 where it is over or plays from outside."""
    optimize_for_size()
    index = cuda.grid(1)
    if index < games.size:
        game = games[index]
        actions[index] = -1
        if game.phase != OVER:
            policy = policies[(game.seat - firsts[index] + game.players) % game.players]
            if policy >= 0:
                actions[index] = choose_on_gpu(tables[0], game, scratches[index], memories[index], policy)


@cuda.jit
def observe_on_device(tables, games, seen):
    """Fill in what the seat to act sees in each game, as a record."""
    index = cuda.grid(1)
    if index < games.size:
        observe(tables[0], games[index], seen[index])


@cuda.jit
def features_on_device(tables, games, seats, rows):
    """Fill in what a seat sees in each game, as a row of numbers; a negative seat is the one to act."""
    index = cuda.grid(1)
    if index < games.size:
        seat = seats[index] if seats[index] >= 0 else games[index].seat
        fill_features(tables[0], games[index], seat, rows[index])


@cuda.jit
def score_on_device(tables, games, scratches, results):
    """Score each game as if it ended now."""
    index = cuda.grid(1)
    if index < games.size:
        score(tables[0], games[index], scratches[index], results[index])


@cuda.jit
def restart_on_device(tables, games, memories, scratches, players, seed, ended, points, places):
    """Score each game that is over, and deal it anew."""
    index = cuda.grid(1)
    if index < games.size:
        ended[index] = 1 if games[index].phase == OVER else 0
        if ended[index] != 0:
            result = local_zeros(RESULT)
            score(tables[0], games[index], scratches[index], result)
            for seat in range(players):
                points[index, seat] = result.total[seat] if result.resolved != 0 else 0
                places[index, seat] = result.place[seat] if result.resolved != 0 else 1
            set_up(tables[0], games[index], games[index], players, seed_of_one(seed, np.uint64(index)), -1)
            forget(memories[index])


@cuda.jit
def find_unresolved(resolved, unresolved):
    """Count the games that are left to the reference engine."""
    index = cuda.grid(1)
    if index < resolved.size and resolved[index] == 0:
        cuda.atomic.add(unresolved, 0, 1)


@cuda.jit
def find_turns(games, to_act, over):
    """Fill in the seat to act in each game, and whether it is over."""
    index = cuda.grid(1)
    if index < games.size:
        ended = games[index].phase == OVER
        to_act[index] = -1 if ended else games[index].seat
        over[index] = 1 if ended else 0
