"""Look for better traits of the planner: whole populations of slightly different planners play two-player games.

Every deal is played twice, by a planner that differs from the best known one in all its traits at random, and by
its mirror image, which differs by the same in the other direction. Which of the two did better says a little about
every trait at once; thousands of deals say enough to take a step. The opponents are the kernel's greedy player,
the racer, and the best known planner.

    python tools/tune_planner.py --seconds 600 --output traits.json

The file holds the traits as they are now; a run goes on from a file that is there already.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import northline as nl
from northline.kernel import entry_points
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import GAME, MAX_PLAYERS, RESULT
from northline.kernel.core.threads import Workers
from northline.kernel.playouts import MAX_STEPS, new_memories, policy_number, seeds
from northline.kernel.policies.play import TALLY
from northline.strategy.planner import traits

Numbers = NDArray[np.float64]

NAMES = [field.name for field in fields(traits.Traits)]
OPPONENTS = {"greedy": 0.6, "racer": 0.3, "planner": 0.1}
"""The share of the games that is played against each."""
SPREAD = 0.15
"""How far the planners of a population differ, as a part of a trait's size."""
STEP = 0.3
"""How far one step goes, in such differences."""
LEAD = 0.002
"""What a point more is worth, where winning is worth 1."""


def play(edition: nl.Edition, opponent: str, ours: Numbers, best: Numbers, seed: int) -> Numbers:
    """How each of some planners did, the row ``n`` of ``ours`` in deal ``n``; half of them sit in the first seat."""
    deals, tables, workers = len(ours), tables_of(edition), Workers(1)
    games = np.zeros(deals, GAME)
    entry_points.set_up_games(tables, games, seeds(seed, deals), np.full(deals, -1), 2, 0, deals)
    scores = np.zeros(deals)
    for seat in (0, 1):
        own = slice(seat, None, 2)
        records, number = np.ascontiguousarray(games[own]), len(games[own])
        memories = new_memories(edition, seeds(seed + 1, deals)[own], 2)
        memories["traits"][:, seat] = ours[own]
        theirs = traits.numbers(traits.RACER) if opponent == "racer" else best
        memories["traits"][:, 1 - seat] = theirs
        policies = np.zeros(MAX_PLAYERS, np.int64)
        policies[seat] = policy_number("planner")
        policies[1 - seat] = policy_number("greedy" if opponent == "greedy" else "planner")
        tallies, results = np.zeros(number, TALLY), np.zeros(number, RESULT)
        arguments = (tables, records, memories, workers.scratches, 0, policies, tallies, results)
        entry_points.play_games(*arguments, MAX_STEPS, 0, number)
        lead = (results["total"][:, seat] - results["total"][:, 1 - seat]).astype(float)
        scores[own] = 0.5 + 0.5 * np.sign(lead) + LEAD * lead
    return scores


@dataclass(frozen=True)
class Task:
    """Some deals of one population against one opponent."""

    edition: str
    opponent: str
    deals: int
    seed: int
    best: Numbers
    sizes: Numbers


def population(task: Task) -> tuple[Numbers, float]:
    """What the deals of a task say about every trait, summed up, and how the planners did on average."""
    edition, chance = nl.edition(task.edition), np.random.default_rng(task.seed)
    moves = np.clip(chance.normal(size=(task.deals, len(task.best))), -2, 2)
    up, down = (
        play(
            edition,
            task.opponent,
            within(task.best + sign * SPREAD * task.sizes * moves),
            task.best,
            task.seed,
        )
        for sign in (1, -1)
    )
    slope: Numbers = ((up - down)[:, None] * moves).sum(axis=0)
    return slope, float((up.mean() + down.mean()) / 2)


def tasks(
    editions: list[str],
    best: Numbers,
    sizes: Numbers,
    deals: int,
    chance: np.random.Generator,
    processes: int,
) -> Iterator[Task]:
    for name in editions:
        for opponent, share in OPPONENTS.items():
            for _ in range(processes):
                seed = int(chance.integers(1 << 31))
                yield Task(name, opponent, max(1, int(share * deals / processes)), seed, best, sizes)


def direction(done: list[tuple[Task, tuple[Numbers, float]]]) -> tuple[Numbers, dict[str, float]]:
    """Which way each trait should go, in differences, and how the population did; what went badly counts for more."""
    scores: dict[str, list[float]] = {}
    for task, (_, score) in done:
        scores.setdefault(f"{task.edition}/{task.opponent}", []).append(score)
    shares = {name: float(np.mean(found)) for name, found in scores.items()}
    weights = [max(0.02, 1.0 - shares[f"{task.edition}/{task.opponent}"]) for task, _ in done]
    played = sum(weight * task.deals for weight, (task, _) in zip(weights, done, strict=True))
    slopes = [weight * found for weight, (_, (found, _)) in zip(weights, done, strict=True)]
    slope: Numbers = np.sum(slopes, axis=0) / played
    return slope, shares


def within(values: Numbers) -> Numbers:
    """No trait is negative."""
    return np.maximum(values, 0.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--edition", action="append", choices=nl.EDITIONS, help="on this board alone")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--deals", type=int, default=800, help="for each edition and step")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=Path("traits.json"))
    options = parser.parse_args()
    known: dict[str, Any] = asdict(traits.PLANNER)
    sizes = np.maximum(np.array(list(known.values())), 0.3)
    if options.output.exists():
        known |= json.loads(options.output.read_text())
    best = np.array([float(known[name]) for name in NAMES])
    chance = np.random.default_rng(options.seed)
    pool = ProcessPoolExecutor(options.processes)
    start, drift, noise = time.monotonic(), np.zeros(len(best)), np.zeros(len(best))
    step = 0
    while time.monotonic() - start < options.seconds:
        step += 1
        work = list(
            tasks(options.edition or list(nl.EDITIONS), best, sizes, options.deals, chance, options.processes)
        )
        slope, shares = direction(list(zip(work, pool.map(population, work), strict=True)))
        drift = 0.8 * drift + 0.2 * slope
        noise = 0.8 * noise + 0.2 * slope**2
        move = (drift / (1 - 0.8**step)) / np.sqrt(noise / (1 - 0.8**step) + 1e-6)
        best = within(best + STEP * SPREAD * sizes * move)
        options.output.write_text(json.dumps(dict(zip(NAMES, best.round(4).tolist(), strict=True)), indent=1))
        told = "  ".join(f"{name} {share:.3f}" for name, share in shares.items() if "/planner" not in name)
        print(f"{step:4} {time.monotonic() - start:6.0f} s  {told}", flush=True)


if __name__ == "__main__":
    main()
