"""What actions lead to: games played on from one position, many times over, for bots that look ahead."""

from __future__ import annotations

import numpy as np

from northline.kernel.chance import mixed
from northline.kernel.compiled import entry, inner
from northline.kernel.layout import MOST_PLAYERS, ROUTE_WORDS, TRAITS
from northline.kernel.menu import is_legal
from northline.kernel.play import choose, play
from northline.kernel.step import step

_FAR = np.uint64(0x9E3779B97F4A7C15)


@entry
def propose(tables, games, minds, works, worker, policies, actions):
    """What players of different characters would do in the same position: each mind chooses once."""
    for index in range(len(minds)):
        actions[index] = choose(tables[0], games[0], works[worker], minds[index], policies[index])


@entry
def roll_out(
    tables,
    roots,
    games,
    minds,
    works,
    worker,
    policies,
    tallies,
    results,
    actions,
    traits,
    seed,
    seat,
    values,
    start,
    stop,
):
    """Play each action of a seat to the end, from each of the positions from ``start`` to before ``stop``.

    All actions meet the same position and the same chance. What a seat made of it goes to ``values``: its lead over
    the best opponent, and 1 for a win, both for each action; not a number where the action was not legal.
    """
    for root in range(start, stop):
        chance = mixed(np.uint64(seed) + np.uint64(root + 1) * _FAR)
        for place in range(len(actions)):
            games[worker] = roots[root % len(roots)]
            game, mind = games[worker], minds[worker]
            game.chance = chance
            if not is_legal(tables[0], game, works[worker], actions[place]):
                values[root, place, 0] = np.nan
                continue
            _forget(mind, traits, chance)
            step(tables[0], game, actions[place])
            play(
                tables[0],
                game,
                mind,
                works[worker],
                policies,
                tallies[worker],
                results[worker],
                5000,
            )
            _value(game, results[worker], seat, values[root, place])


@inner
def _forget(mind, traits, chance):
    mind.chance = ~chance
    for seat in range(MOST_PLAYERS):
        mind.planned_for[seat] = 0
        for word in range(ROUTE_WORDS):
            mind.wanted[seat, word] = 0
            mind.borrowed[seat, word] = 0
        for trait in range(TRAITS):
            mind.traits[seat, trait] = traits[trait]


@inner
def _value(game, result, seat, value):
    best, ties = -100000, 0
    for other in range(game.players):
        if other != seat:
            best = max(best, np.int64(result.total[other]))
        if result.place[other] == 1:
            ties += 1
    value[0] = result.total[seat] - best
    value[1] = 1.0 / ties if result.place[seat] == 1 else 0.0
