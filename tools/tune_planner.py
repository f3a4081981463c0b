"""Look for better traits of the planner: generations of slightly different planners play two-player games.

    python -m tools.tune_planner --edition northern_lights --seconds 600
    python -m tools.tune_planner --random-boards --seconds 600

The opponents are the best planner so far, the greedy player and the racer. What is found is kept in ``traits.json``;
a run goes on from a file that is there already. When a generation's favourite has clearly beaten the best so far, it
takes its place: whoever comes next has to beat that one.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import numpy as np
from benchmarks.random_boards import random_board

import northline as nl
from northline.strategy.planner.trained_traits import planner_traits
from northline.strategy.planner.traits import PLANNER, Traits, numbers
from tools.trait_games import LEAD, Numbers, evolve, play

OPPONENTS = {"planner": 0.6, "greedy": 0.2, "racer": 0.2}
"""The share of the deals that is played against each on a board that the planner will know."""
STRANGERS = {"planner": 0.3, "greedy": 0.5, "racer": 0.2}
"""The same on random boards."""
FIRST_RANDOM_BOARD = 100_000
"""Boards to learn on; those with smaller numbers are for tests and benchmarks."""
CLEARLY = 0.52
"""The share of wins with which the favourite of a generation takes the place of the best so far."""
RANDOM_BOARDS = 8
"""Different ones in each generation."""
GENERATIONS = 10
"""After so many generations the favourite is compared with the best so far."""


def score(boards: Sequence[nl.Edition], ours: Numbers, best: Traits, deals: int, seed: int) -> Numbers:
    """How planners with each row of traits do on one board, or on many random ones, against everybody."""
    total = np.zeros(len(ours))
    for number, board in enumerate(boards):
        for opponent, share in (OPPONENTS if len(boards) == 1 else STRANGERS).items():
            each = max(1, round(share * deals / len(boards)))
            played = play(board, ours, opponent, np.array(numbers(best)), each, seed + number)
            total += share * (played[:, 0] + LEAD * played[:, 1]) / len(boards)
    return total


def beats(boards: Sequence[nl.Edition], one: Traits, other: Traits, deals: int, seed: int) -> float:
    """The share of the games that planners of one kind win against another."""
    rows, theirs = np.array([numbers(one)]), np.array(numbers(other))
    shares = [play(b, rows, "planner", theirs, max(1, deals // len(boards)), seed)[0, 0] for b in boards]
    return float(np.mean(shares))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--edition", choices=nl.EDITIONS, help="on this board alone")
    where.add_argument(
        "--random-boards", action="store_true", help="on boards that are new in each generation"
    )
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--deals", type=int, default=4, help="for each planner of a generation")
    parser.add_argument("--population", type=int, default=160)
    parser.add_argument("--spread", type=float, default=0.15)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=Path("traits.json"))
    options = parser.parse_args()
    best = planner_traits(nl.edition(options.edition)) if options.edition else PLANNER
    if options.output.exists():
        best = Traits(**json.loads(options.output.read_text()))

    def boards(generation: int) -> list[nl.Edition]:
        if options.edition:
            return [nl.edition(options.edition)]
        first = FIRST_RANDOM_BOARD + 1000 * options.seed + RANDOM_BOARDS * generation
        return [random_board(first + number) for number in range(RANDOM_BOARDS)]

    def how_they_do(rows: Numbers, generation: int) -> Numbers:
        return score(boards(generation), rows, best, options.deals, 1_000_000 * options.seed + generation)

    start = time.monotonic()
    search = evolve(best, how_they_do, options.spread, options.population, options.seed)
    for generation, (favourite, mean) in enumerate(search, 1):
        print(f"{generation:4} {time.monotonic() - start:6.0f} s  {mean:.3f}", flush=True)
        late = time.monotonic() - start > options.seconds
        if generation % GENERATIONS and not late:
            continue
        share = beats(boards(generation), favourite, best, 75 * options.deals, 500_000_000 + generation)
        print(f"     the favourite beats the best so far in {100 * share:.1f} %", flush=True)
        if share > CLEARLY:
            best = favourite
            told = {name: float(f"{value:.3g}") for name, value in asdict(best).items()}
            options.output.write_text(json.dumps(told, indent=1))
        if late:
            return


if __name__ == "__main__":
    main()
