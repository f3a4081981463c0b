"""The functions that run on a GPU: the same games as in ``entries.py``, one thread for each."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import config, cuda

from northline.kernel.core.bits import size
from northline.kernel.core.chance import seed_of_one
from northline.kernel.core.compiler import INNER, as_short_as_can_be, cleared, inner, unset
from northline.kernel.core.layout import COMMON, GAME, MIND, OVER, RESULT, WORK
from northline.kernel.observations.features import fill_features
from northline.kernel.observations.observation import observe
from northline.kernel.policies.greedy import forget
from northline.kernel.policies.play import TALLY, choose_quickly, count_action
from northline.kernel.policies.random import choose_at_random
from northline.kernel.rules.menu import fill_mask, is_legal
from northline.kernel.rules.primitives import acting
from northline.kernel.rules.score import score
from northline.kernel.rules.setup import put_back, set_up
from northline.kernel.rules.step import step

REGISTERS = 96
"""For each thread. More would leave fewer threads at work at a time, fewer would move too much to memory."""

# Numba's simulator of a GPU knows nothing of registers.
_options: dict[str, Any] = {} if getattr(config, "ENABLE_CUDASIM", False) else {"max_registers": REGISTERS}


def _build_in() -> None:
    """Have all functions written out where they are called, before anything else is done to make them quicker.

    Only then is a program as short as it was asked to be. Numba compiles functions of the processor for a GPU on its
    own and keeps them here; where another version keeps them elsewhere, the program is longer and all else the same.
    """
    for function in INNER:
        built_in = cuda.jit(device=True, **{"forceinline": True})(function.py_func)
        function._CUDATypingContext__dispatcher = built_in


def _way_to_play(choose):
    """Whole games in which all choices are made in one way."""

    @inner
    def play(tables, game, common, work, mind, tally, policies, most_steps):
        """Play to the end, or so many steps, together with the other threads of the block."""
        steps, playing = 0, most_steps > 0
        # Warps that go together share what is fetched of the program.
        while cuda.syncthreads_or(1 if playing else 0) != 0:
            if playing:
                seat = acting(common)
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


STOCK = (
    "points", "places", "tickets_completed", "tickets_kept", "routes_claimed", "stations_built", "cards_drawn",
    "cards_taken", "ticket_draws", "passes",
)  # fmt: skip
"""What is known of each seat in the end."""
LENGTHS, RESOLVED, SEATS = range(3)
"""Where the rows lie with what became of the games: two for all, then as many as seats for each in ``STOCK``."""


@inner
def _take_stock(tables, game, result, tally, stock, index):
    """Write down what became of a game. Neighbours write to neighbouring places, which is quick."""
    stock[LENGTHS, index], stock[RESOLVED, index] = tally.steps, result.resolved
    players = np.int64(game.players)
    for seat in range(players):
        claimed = 0
        for word in range(tables.words):
            claimed += size(game.owned[seat, word])
        row = SEATS + seat
        stock[row, index] = result.total[seat]
        stock[row + players, index] = result.place[seat]
        stock[row + 2 * players, index] = result.completed_count[seat]
        stock[row + 3 * players, index] = size(game.tickets[seat])
        stock[row + 4 * players, index] = claimed
        stock[row + 5 * players, index] = size(game.stations[seat])
        stock[row + 6 * players, index] = tally.drawn[seat]
        stock[row + 7 * players, index] = tally.taken[seat]
        stock[row + 8 * players, index] = tally.ticket_draws[seat]
        stock[row + 9 * players, index] = tally.passes[seat]


@inner
def _finish(tables, game, work, tally, stock, games, results, index):
    """Score a game, take stock, and keep the records if there is room for them: that takes longer."""
    result = cleared(RESULT)
    score(tables, game, work, result)
    _take_stock(tables, game, result, tally, stock, index)
    if games.size > 0:
        games[index], results[index] = game, result


if _options:
    _build_in()


# Threads that ask for the same field of their own games at once are served at once where the games lie in local memory,
# and one after the other where they lie in an array.


@cuda.jit(**_options)
def play_on_device(tables, players, seed, seed_of_choices, policies, most_steps, stock, games, results):
    """Deal each game, play it to the end and score it."""
    as_short_as_can_be()
    index = cuda.grid(1)
    game, work, mind, tally = cleared(GAME), unset(WORK), unset(MIND), cleared(TALLY)
    set_up(tables[0], game, game, players, seed_of_one(seed, np.uint64(index)), -1)
    mind.chance = seed_of_one(seed_of_choices, np.uint64(index))
    forget(mind)
    steps = most_steps if index < stock.shape[1] else 0
    _play_by_policies(tables[0], game, game, work, mind, tally, policies, steps)
    if index < stock.shape[1]:
        _finish(tables[0], game, work, tally, stock, games, results, index)


@cuda.jit(**_options)
def play_at_random_on_device(
    tables, players, seed, seed_of_choices, policies, most_steps, stock, games, results
):
    """The same when all play at random: what is no list then fits into the registers."""
    as_short_as_can_be()
    index = cuda.grid(1)
    game, common, work, mind, tally = cleared(GAME), unset(COMMON), unset(WORK), unset(MIND), cleared(TALLY)
    set_up(tables[0], game, common, players, seed_of_one(seed, np.uint64(index)), -1)
    mind.chance = seed_of_one(seed_of_choices, np.uint64(index))
    steps = most_steps if index < stock.shape[1] else 0
    _play_at_random(tables[0], game, common, work, mind, tally, policies, steps)
    if index < stock.shape[1]:
        put_back(game, common)
        _finish(tables[0], game, work, tally, stock, games, results, index)


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
    as_short_as_can_be()
    index = cuda.grid(1)
    if index < games.size:
        counts[index] = fill_mask(tables[0], games[index], games[index], works[index], masks[index])


@cuda.jit
def step_on_device(tables, games, works, actions, wrong):
    """One action in each game; ``wrong[0]`` becomes the first game whose action is illegal."""
    as_short_as_can_be()
    index = cuda.grid(1)
    if index < games.size and actions[index] >= 0:
        if is_legal(tables[0], games[index], games[index], works[index], actions[index]):
            step(tables[0], games[index], games[index], actions[index])
        else:
            cuda.atomic.min(wrong, 0, index)


@cuda.jit
def choose_on_device(tables, games, minds, works, policies, actions):
    as_short_as_can_be()
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
def find_unresolved(resolved, unresolved):
    """How many games are left to the reference engine."""
    index = cuda.grid(1)
    if index < resolved.size and resolved[index] == 0:
        cuda.atomic.add(unresolved, 0, 1)


@cuda.jit
def find_turns(games, to_act, over):
    """Whose turn it is in each game, and whether it is over."""
    index = cuda.grid(1)
    if index < games.size:
        ended = games[index].phase == OVER
        to_act[index] = -1 if ended else games[index].seat
        over[index] = 1 if ended else 0
