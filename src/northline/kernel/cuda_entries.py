"""The functions that run on a GPU: the same games as in ``entries.py``, one thread for each."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import config, cuda

from northline.kernel.chance import seed_of_one
from northline.kernel.layout import GAME, MIND, MOST_PLAYERS, ROUTE_WORDS, WORK
from northline.kernel.play import TALLY, play
from northline.kernel.setup import set_up

REGISTERS = 96
"""For each thread. More would leave fewer threads at work at a time, fewer would move too much to memory."""

# Numba's simulator of a GPU knows nothing of registers.
_options: dict[str, Any] = {} if getattr(config, "ENABLE_CUDASIM", False) else {"max_registers": REGISTERS}


@cuda.jit(**_options)
def play_on_device(
    tables,
    games,
    players,
    seed,
    seed_of_choices,
    policies,
    results,
    points,
    places,
    lengths,
    most_steps,
):
    """Deal each game, play it to the end and score it.

    Threads that ask for the same field of their own games at once are served at once where the games lie in local
    memory, and one after the other where they lie in an array. So a game comes to the array when it is over.
    """
    index = cuda.grid(1)
    if index < games.size:
        game = cuda.local.array(1, GAME)
        mind = cuda.local.array(1, MIND)
        work = cuda.local.array(1, WORK)
        set_up(tables[0], game[0], players, seed_of_one(seed, np.uint64(index)), -1)
        mind[0].chance = seed_of_one(seed_of_choices, np.uint64(index))
        for seat in range(MOST_PLAYERS):
            mind[0].planned_for[seat] = 0
            for word in range(ROUTE_WORDS):
                mind[0].wanted[seat, word] = 0
        tally = cuda.local.array(1, TALLY)
        tally[0].steps = 0
        play(tables[0], game[0], mind[0], work[0], policies, tally[0], results[index], most_steps)
        games[index] = game[0]
        lengths[index] = tally[0].steps
        for seat in range(players):
            points[index, seat] = results[index].total[seat]
            places[index, seat] = results[index].place[seat]
