"""The functions that run on a GPU: the same games as in ``entries.py``, one thread for each."""

from __future__ import annotations

from numba import cuda

from northline.kernel.layout import MOST_PLAYERS, ROUTE_WORDS
from northline.kernel.play import play_quickly
from northline.kernel.setup import set_up


@cuda.jit
def set_up_on_device(tables, games, minds, dealt, chances, tallies, players):
    """New games, and players who remember nothing."""
    index = cuda.grid(1)
    if index < games.size:
        set_up(tables[0], games[index], players, dealt[index], -1)
        minds[index].chance = chances[index]
        for seat in range(MOST_PLAYERS):
            minds[index].planned_for[seat] = 0
            for word in range(ROUTE_WORDS):
                minds[index].wanted[seat, word] = 0
        tallies[index].steps = 0


@cuda.jit
def play_on_device(
    tables, games, minds, works, policies, tallies, results, points, places, lengths, most_steps
):
    """Play each game to the end and score it."""
    index = cuda.grid(1)
    if index < games.size:
        play_quickly(
            tables[0],
            games[index],
            minds[index],
            works[index],
            policies,
            tallies[index],
            results[index],
            most_steps,
        )
        lengths[index] = tallies[index].steps
        for seat in range(games[index].players):
            points[index, seat] = results[index].total[seat]
            places[index, seat] = results[index].place[seat]
