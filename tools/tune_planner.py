"""Look for better traits of the planner: generations of slightly different planners play two-player games.

    python -m tools.tune_planner --edition northern_lights --seconds 600
    python -m tools.tune_planner --random-boards short --seconds 600

The opponents are the best planner so far, the greedy player and the racer. On random boards it looks for the traits for
short or for long games, from which those for any unknown board are made. What is found is kept in ``traits.json``;
a run goes on from a file that is there already. When a generation's favourite has clearly beaten the best so far, it
takes its place: whoever comes next has to beat that one.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from itertools import count, islice
from pathlib import Path

import numpy as np
from benchmarks.random_boards import random_board

import northline as nl
from northline.strategy.board import board_of
from northline.strategy.planner.trained_traits import LONG_GAMES, SHORT_GAMES, trained_traits
from northline.strategy.planner.traits import Traits, numbers
from northline.strategy.planner.unknown_boards import points_of_a_turn, scaled, turns_of_a_game
from tools.trait_games import LEAD, Numbers, evolve, play

OPPONENTS = {"planner": 0.6, "greedy": 0.2, "racer": 0.2}
"""The share of the deals that is played against each on a board that the planner will know."""
STRANGERS = {"planner": 0.2, "greedy": 0.8}
"""The same on random boards."""
GAMES = {"short": SHORT_GAMES, "long": LONG_GAMES}
LONGEST_SHORT_GAME = 15.0
"""In turns; longer ones count as long."""
FIRST_RANDOM_BOARD = 100_000
"""Boards to learn on; those with smaller numbers are for tests and benchmarks."""
CLEARLY = 0.52
"""The share of wins with which the favourite of a generation takes the place of the best so far."""
RANDOM_BOARDS = 40
"""Different ones in each generation."""
GENERATIONS = 10
"""After so many generations the favourite is compared with the best so far."""


def score(boards: Sequence[nl.Edition], ours: Numbers, best: Traits, deals: int, seed: int) -> Numbers:
    """How planners with each row of traits do on one board, or on many random ones, against everybody."""
    total = np.zeros(len(ours))
    for number, board in enumerate(boards):
        for opponent, share in (OPPONENTS if len(boards) == 1 else STRANGERS).items():
            each = max(1, round(share * deals))
            rows = np.array([row_for(board, Traits(*row)) for row in ours.tolist()])
            played = play(board, rows, opponent, row_for(board, best), each, seed + number)
            total += share * (played[:, 0] + LEAD * played[:, 1]) / len(boards)
    return total


def row_for(board: nl.Edition, traits: Traits) -> Numbers:
    """The traits as a planner with them plays this board: those for unknown boards follow what a turn brings there."""
    if board.id not in nl.EDITIONS:
        traits = scaled(traits, points_of_a_turn(board_of(board)))
    return np.array(numbers(traits))


def random_boards(length: str, first: int) -> Iterator[nl.Edition]:
    """Random boards, from a number on, on which games are short or long."""
    for number in count(first):
        board = random_board(number)
        if (turns_of_a_game(board_of(board)) <= LONGEST_SHORT_GAME) == (length == "short"):
            yield board


def beats(boards: Sequence[nl.Edition], one: Traits, other: Traits, deals: int, seed: int) -> float:
    """The share of the games that planners of one kind win against another."""
    shares = [
        play(b, row_for(b, one)[None], "planner", row_for(b, other), max(1, deals // len(boards)), seed)[0, 0]
        for b in boards
    ]
    return float(np.mean(shares))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--edition", choices=nl.EDITIONS, help="on this board alone")
    where.add_argument(
        "--random-boards",
        choices=GAMES,
        help="on boards with games of this length, new ones in each generation",
    )
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--deals", type=int, default=4, help="for each planner of a generation")
    parser.add_argument("--population", type=int, default=160)
    parser.add_argument("--spread", type=float, default=0.15)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=Path("traits.json"))
    options = parser.parse_args()
    known = trained_traits()
    best = known[options.edition] if options.edition else known[GAMES[options.random_boards]]
    if options.output.exists():
        best = Traits(**json.loads(options.output.read_text()))

    strangers = random_boards(options.random_boards, FIRST_RANDOM_BOARD + 10_000 * options.seed)

    def boards() -> list[nl.Edition]:
        return [nl.edition(options.edition)] if options.edition else list(islice(strangers, RANDOM_BOARDS))

    def how_they_do(rows: Numbers, generation: int) -> Numbers:
        return score(boards(), rows, best, options.deals, 1_000_000 * options.seed + generation)

    start = time.monotonic()
    search = evolve(best, how_they_do, options.spread, options.population, options.seed)
    for generation, (favourite, mean) in enumerate(search, 1):
        print(f"{generation:4} {time.monotonic() - start:6.0f} s  {mean:.3f}", flush=True)
        late = time.monotonic() - start > options.seconds
        if generation % GENERATIONS and not late:
            continue
        share = beats(boards(), favourite, best, 75 * options.deals, 500_000_000 + generation)
        print(f"     the favourite beats the best so far in {100 * share:.1f} %", flush=True)
        if share > CLEARLY:
            best = favourite
            told = {name: float(f"{value:.3g}") for name, value in asdict(best).items()}
            options.output.write_text(json.dumps(told, indent=1))
        if late:
            return


if __name__ == "__main__":
    main()
