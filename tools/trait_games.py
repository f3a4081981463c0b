"""Two-player games inside the kernel between planners of many different traits, and the search for better traits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import astuple, fields

import cma
import numpy as np
from numpy.typing import NDArray

from northline.editions.model import Edition
from northline.kernel import KERNEL_PLAYERS, entry_points
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import GAME, MAX_PLAYERS, RESULT
from northline.kernel.core.threads import Workers
from northline.kernel.playouts import MAX_STEPS, new_memories, policy_number, seeds
from northline.kernel.policies.play import TALLY
from northline.kernel.results import resolve
from northline.strategy.planner.traits import Traits, numbers

Numbers = NDArray[np.float64]

NAMES = [field.name for field in fields(Traits)]
LEAD = 0.01
"""What a point more is worth in the search, where winning is worth 1."""
LEAST_SIZE = 0.3
"""Traits differ in proportion to their size, but those that are small or 0 by as much as if they had this size."""


def play(edition: Edition, ours: Numbers, opponent: str, theirs: Numbers, deals: int, seed: int) -> Numbers:
    """How planners with each row of traits do: the share of wins, and the lead, in a column each.

    All of them play the same deals, each from both seats. The opponent is a bot that the kernel can play; if it is
    ``planner``, with these traits.
    """
    number, tables, scratches = len(ours), tables_of(edition), Workers(1).scratches
    policy, traits = KERNEL_PLAYERS[opponent]
    fresh = np.zeros(deals, GAME)
    entry_points.set_up_games(tables, fresh, seeds(seed, deals), np.full(deals, -1), 2, 0, deals)
    wins, leads = np.zeros(number), np.zeros(number)
    for seat in (0, 1):
        games = np.tile(fresh, number)
        memories = new_memories(edition, np.tile(seeds(seed + 1, deals), number), 2)
        memories["traits"][:, seat] = np.repeat(ours, deals, axis=0)
        memories["traits"][:, 1 - seat] = theirs if opponent == "planner" else numbers(traits or Traits())
        policies = np.zeros(MAX_PLAYERS, np.int64)
        policies[seat], policies[1 - seat] = policy_number("planner"), policy_number(policy)
        tallies, results = np.zeros(len(games), TALLY), np.zeros(len(games), RESULT)
        arguments = (tables, games, memories, scratches, 0, policies, tallies, results)
        entry_points.play_games(*arguments, MAX_STEPS, 0, len(games))
        resolve(edition, games, results)
        first = results["place"][:, :2] == 1
        lead = results["total"][:, seat] - results["total"][:, 1 - seat]
        wins += (first[:, seat] / first.sum(axis=1)).reshape(number, deals).mean(axis=1) / 2
        leads += lead.reshape(number, deals).mean(axis=1) / 2
    return np.stack((wins, leads), axis=1)


def evolve(
    start: Traits,
    score: Callable[[Numbers, int], Numbers],
    spread: float,
    population: int,
    seed: int,
) -> Iterator[tuple[Traits, float]]:
    """Look for traits with a higher score (CMA-ES): yields the favourite of each generation, and how its kin did.

    ``score`` says how rows of traits do in a generation. ``spread`` is how far they differ at first, in their sizes.
    """
    origin = np.array(astuple(start))
    sizes = np.maximum(origin, LEAST_SIZE)
    options = {"popsize": population, "CMA_diagonal": True, "seed": seed, "verbose": -9}
    search = cma.CMAEvolutionStrategy(np.zeros(len(origin)), spread, options)
    generation = 0
    while True:
        found = search.ask()
        scores = score(np.array([within(origin + sizes * moves) for moves in found]), generation)
        search.tell(found, (-scores).tolist())
        yield Traits(*within(origin + sizes * search.result.xfavorite).tolist()), float(scores.mean())
        generation += 1


def within(values: Numbers) -> Numbers:
    """No trait is negative."""
    return np.maximum(values, 0.0)
