"""What actions lead to: games played on from one position, many times over, for bots that look ahead."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.kernel.chance import mixed
from northline.kernel.compiled import entry, inner
from northline.kernel.layout import GAME, MIND, MOST_PLAYERS, RESULT, ROUTE_WORDS, TRAITS
from northline.kernel.menu import is_legal
from northline.kernel.play import TALLY, choose, play
from northline.kernel.step import step

_FAR = np.uint64(0x9E3779B97F4A7C15)
_MOST_STEPS = 5000


class Room:
    """Room for so many workers to play in."""

    def __init__(self, workers: int) -> None:
        self.games, self.minds = np.zeros(workers, GAME), np.zeros(workers, MIND)
        self.tallies, self.results = np.zeros(workers, TALLY), np.zeros(workers, RESULT)


def propose(tables: Any, games: Any, minds: Any, works: Any, policies: Any) -> NDArray[np.int64]:
    """What players of different characters would do in the first of these games: each mind chooses once."""
    room = Room(1)
    chosen = np.zeros(len(minds), np.int64)
    values = np.zeros((0, 0, 2))
    traits = np.zeros(TRAITS)
    no_policies = np.zeros(MOST_PLAYERS, np.int64)
    explore(
        tables, games, minds, policies, chosen, room.games, room.minds, room.tallies, room.results, works, 0,
        no_policies, traits, np.uint64(0), 0, values, 0, 0,
    )  # fmt: skip
    return chosen


def roll_out(
    tables: Any,
    roots: Any,
    room: Room,
    works: Any,
    worker: int,
    policies: Any,
    traits: Any,
    actions: Any,
    seed: int,
    seat: int,
    values: Any,
    start: int,
    stop: int,
) -> None:
    """Play each action of a seat to the end, from each of the positions from ``start`` to before ``stop``."""
    nobody = np.zeros(0, MIND)
    explore(
        tables, roots, nobody, policies, actions, room.games, room.minds, room.tallies, room.results, works, worker,
        policies, traits, np.uint64(seed), seat, values, start, stop,
    )  # fmt: skip


@entry
def explore(
    tables, roots, thinkers, opinions, actions, games, minds, tallies, results, works, worker,
    policies, traits, seed, seat, values, start, stop,
):  # fmt: skip
    """Ask thinkers what to do in the first position, or try actions. One entry for both: it is compiled once.

    All actions meet the same position and the same chance. What a seat made of it goes to ``values``: its lead over
    the best opponent, and 1 for a win, both for each action; not a number where the action was not legal.
    """
    for index in range(len(thinkers)):
        actions[index] = choose(tables[0], roots[0], works[worker], thinkers[index], opinions[index])
    for root in range(start, stop):
        chance = mixed(seed + np.uint64(root + 1) * _FAR)
        for place in range(len(actions)):
            games[worker] = roots[root]
            game, mind = games[worker], minds[worker]
            game.chance = chance
            if not is_legal(tables[0], game, works[worker], actions[place]):
                values[root, place, 0] = np.nan
                continue
            _forget(mind, traits, chance)
            step(tables[0], game, actions[place])
            play(
                tables[0], game, mind, works[worker], policies, tallies[worker], results[worker], _MOST_STEPS
            )
            _value(game, results[worker], seat, values[root, place])


@inner
def _forget(mind, traits, chance):
    mind.chance = ~chance
    for seat in range(MOST_PLAYERS):
        mind.planned_for[seat] = 0
        for word in range(ROUTE_WORDS):
            mind.wanted[seat, word] = 0
        for trait in range(TRAITS):
            mind.traits[seat, trait] = traits[trait]


@inner
def _value(game, result, seat, value):
    best, first = -100000, 0
    for other in range(game.players):
        if other != seat:
            best = max(best, np.int64(result.total[other]))
        if result.place[other] == 1:
            first += 1
    value[0] = result.total[seat] - best
    value[1] = 1.0 / first if result.place[seat] == 1 else 0.0
