"""The functions that run on a GPU: the same games as in ``entries.py``, one thread for each."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import config, cuda

from northline.kernel.chance import seed_of_one
from northline.kernel.compiled import as_short_as_can_be, inner, unset
from northline.kernel.features import fill_features
from northline.kernel.layout import COMMON, GAME, MIND, MOST_PLAYERS, OVER, ROUTE_WORDS, WORK
from northline.kernel.menu import fill_mask, is_legal
from northline.kernel.observation import observe
from northline.kernel.planning import forget
from northline.kernel.play import TALLY, choose_quickly, count_action
from northline.kernel.random_policy import choose_at_random
from northline.kernel.score import score
from northline.kernel.setup import put_back, set_up
from northline.kernel.step import step
from northline.kernel.words import size

REGISTERS = 96
"""For each thread. More would leave fewer threads at work at a time, fewer would move too much to memory."""

# Numba's simulator of a GPU finds the fields of records by name in this type only, and knows nothing of registers.
_GAME, _MIND, _WORK, _TALLY = (np.dtype((np.record, kind)) for kind in (GAME, MIND, WORK, TALLY))
_options: dict[str, Any] = {} if getattr(config, "ENABLE_CUDASIM", False) else {"max_registers": REGISTERS}


def _way_to_play(choose):  # type: ignore[no-untyped-def]
    """Whole games in which all choices are made in one way."""

    @inner
    def play(tables, game, common, work, mind, tally, policies, most_steps):
        """Play to the end, or so many steps, together with the other threads of the block."""
        tally.steps = tally.last = 0
        for seat in range(MOST_PLAYERS):
            tally.drawn[seat] = tally.taken[seat] = tally.ticket_draws[seat] = tally.passes[seat] = 0
        steps, playing = 0, most_steps > 0
        # Warps that go together share what is fetched of the program.
        while cuda.syncthreads_or(1 if playing else 0) != 0:
            if playing:
                seat = common.seat
                action = choose(tables, game, common, work, mind, policies[seat])
                count_action(tally, seat, action)
                step(tables, game, common, action)
                steps += 1
                playing = common.phase != OVER and steps < most_steps
        tally.steps = steps

    return play


@inner
def _choose_at_random(tables, game, common, work, mind, _policy):
    return choose_at_random(tables, game, common, work, mind)


@inner
def _choose_by_policy(tables, game, _common, work, mind, policy):
    return choose_quickly(tables, game, work, mind, policy)


_play_at_random, _play_by_policies = _way_to_play(_choose_at_random), _way_to_play(_choose_by_policy)


# Threads that ask for the same field of their own games at once are served at once where the games lie in local memory,
# and one after the other where they lie in an array. So a game comes to the array when it is over.


@cuda.jit(**_options)
def play_on_device(tables, games, players, seed, seed_of_choices, policies, tallies, results, most_steps):
    """Deal each game, play it to the end and score it."""
    as_short_as_can_be()
    index = cuda.grid(1)
    game, work, mind, tally = unset(GAME), unset(WORK), unset(MIND), unset(TALLY)
    set_up(tables[0], game, game, players, seed_of_one(seed, np.uint64(index)), -1)
    mind.chance = seed_of_one(seed_of_choices, np.uint64(index))
    forget(mind)
    _play_by_policies(tables[0], game, game, work, mind, tally, policies, most_steps if index < games.size else 0)
    if index < games.size:
        score(tables[0], game, work, results[index])
        games[index] = game
        tallies[index] = tally


@cuda.jit(**_options)
def play_at_random_on_device(
    tables, games, players, seed, seed_of_choices, policies, tallies, results, most_steps
):
    """The same when all play at random: what is not asked for by a number then fits into the registers."""
    as_short_as_can_be()
    index = cuda.grid(1)
    game, common, work, mind, tally = unset(GAME), unset(COMMON), unset(WORK), unset(MIND), unset(TALLY)
    set_up(tables[0], game, common, players, seed_of_one(seed, np.uint64(index)), -1)
    mind.chance = seed_of_one(seed_of_choices, np.uint64(index))
    _play_at_random(tables[0], game, common, work, mind, tally, policies, most_steps if index < games.size else 0)
    if index < games.size:
        put_back(game, common)
        score(tables[0], game, work, results[index])
        games[index] = game
        tallies[index] = tally


@cuda.jit
def clear_on_device(words):
    """Zeros: a row of words for each record."""
    index = cuda.grid(1)
    if index < words.shape[0]:
        for word in range(words.shape[1]):
            words[index, word] = 0


@cuda.jit
def set_up_on_device(tables, games, minds, which, dealt, players):
    """New games in the places named, with players who have no plan yet."""
    index = cuda.grid(1)
    if index < which.size:
        game = which[index]
        set_up(tables[0], games[game], games[game], players, dealt[index], -1)
        forget(minds[game])


@cuda.jit
def mask_on_device(tables, games, works, masks, counts):
    index = cuda.grid(1)
    if index < games.size:
        counts[index] = fill_mask(tables[0], games[index], games[index], works[index], masks[index])


@cuda.jit
def step_on_device(tables, games, works, actions, wrong):
    """One action in each game; ``wrong[0]`` becomes the first game whose action is illegal."""
    index = cuda.grid(1)
    if index < games.size and actions[index] >= 0:
        if is_legal(tables[0], games[index], games[index], works[index], actions[index]):
            step(tables[0], games[index], games[index], actions[index])
        else:
            cuda.atomic.min(wrong, 0, index)


@cuda.jit
def choose_on_device(tables, games, minds, works, policies, actions):
    index = cuda.grid(1)
    if index < games.size:
        actions[index] = -1
        if games[index].phase != OVER:
            policy = policies[games[index].seat]
            actions[index] = choose_quickly(tables[0], games[index], works[index], minds[index], policy)


@cuda.jit
def observe_on_device(tables, games, seen):
    index = cuda.grid(1)
    if index < games.size:
        observe(tables[0], games[index], seen[index])


@cuda.jit
def features_on_device(tables, games, seats, rows):
    """What a seat sees in each game as a row of numbers; a negative one is the seat to act."""
    index = cuda.grid(1)
    if index < games.size:
        seat = seats[index] if seats[index] >= 0 else games[index].seat
        fill_features(tables[0], games[index], seat, rows[index])


@cuda.jit
def score_on_device(tables, games, works, results):
    index = cuda.grid(1)
    if index < games.size:
        score(tables[0], games[index], works[index], results[index])


@cuda.jit
def find_unresolved(results, unresolved):
    """How many games are left to the reference engine."""
    index = cuda.grid(1)
    if index < results.size and results[index].resolved == 0:
        cuda.atomic.add(unresolved, 0, 1)


@cuda.jit
def find_turns(games, to_act, over):
    """Whose turn it is in each game, and whether it is over."""
    index = cuda.grid(1)
    if index < games.size:
        ended = games[index].phase == OVER
        to_act[index] = -1 if ended else games[index].seat
        over[index] = 1 if ended else 0


@cuda.jit
def take_stock(games, tickets, routes, stations):
    """How many of each the seats have in the end."""
    index = cuda.grid(1)
    if index < games.size:
        for seat in range(tickets.shape[1]):
            tickets[index, seat] = size(games[index].tickets[seat])
            stations[index, seat] = size(games[index].stations[seat])
            claimed = 0
            for word in range(ROUTE_WORDS):
                claimed += size(games[index].owned[seat, word])
            routes[index, seat] = claimed
