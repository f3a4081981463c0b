"""Do the arena's 95 % intervals hold the truth 95 times out of 100? Tournaments with a known truth are simulated.

    python -m benchmarks.coverage --runs 2000

A game is decided by points: the strength of each bot, the luck that its deal gives to its seat, and luck of its own.
Every deal is played once for each rotation, as in the arena. The truth of each number is the mean over a very long
tournament, or follows from the model itself. Each line of the output is a situation, with the coverage of its
intervals in %."""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import log

from northline.arena.ratings import ELO, RatedGame, ratings_of
from northline.arena.schedule import rotations
from northline.arena.statistics import (
    Mean,
    Met,
    Observation,
    head_to_head,
    lead,
    mean_of,
    share_of,
    win_share,
)

Game = tuple[int, int, tuple[int, ...], tuple[float, ...]]
"""Deal, line-up, the bots by seat, and their points."""
_LONG = 40_000
"""Deals of a tournament that is long enough to be the truth."""


@dataclass(frozen=True)
class Situation:
    """A tournament to be simulated."""

    name: str
    strengths: tuple[float, ...]
    players: int
    deals: int
    """Of each line-up."""
    seat_luck: float = 0.5
    """How much a deal favours a seat, which cancels out between rotations; luck of its own is 1."""
    bot_luck: float = 0.0
    """How much a deal favours a bot in all its games, which does not cancel out."""


SITUATIONS = (
    Situation("even, 5 deals", (0.0, 0.0), 2, 5),
    Situation("even, 10 deals", (0.0, 0.0), 2, 10),
    Situation("even, 100 deals", (0.0, 0.0), 2, 100),
    Situation("75 %, 20 deals, luck cancels", (1.0, 0.0), 2, 20, seat_luck=1.0),
    Situation("75 %, 20 deals, luck adds up", (1.0, 0.0), 2, 20, seat_luck=0.0, bot_luck=0.7),
    Situation("90 %, 20 deals", (2.0, 0.0), 2, 20),
    Situation("95 %, 100 deals", (2.6, 0.0), 2, 100),
    Situation("98 %, 50 deals", (3.2, 0.0), 2, 50),
    Situation("three bots in pairs, 30 deals each", (1.0, 0.3, 0.0), 2, 30),
    Situation("three at a table, 30 deals", (1.0, 0.3, 0.0), 3, 30),
    Situation("four bots at tables of three, 3 deals each", (1.0, 0.5, 0.2, 0.0), 3, 3),
    Situation("five at a table, 40 deals", (1.5, 1.0, 0.5, 0.2, 0.0), 5, 40),
)


def play(situation: Situation, deals: int, chance: random.Random) -> list[Game]:
    """A tournament of so many deals of each line-up."""
    games: list[Game] = []
    number = 0
    for line_up, bots in enumerate(combinations(range(len(situation.strengths)), situation.players)):
        for _ in range(deals):
            seats = [chance.gauss(0, situation.seat_luck) for _ in range(situation.players)]
            favours = {bot: chance.gauss(0, situation.bot_luck) for bot in bots}
            for seating in rotations(bots):
                points = tuple(
                    situation.strengths[bot] + seats[seat] + favours[bot] + chance.gauss(0, 1)
                    for seat, bot in enumerate(seating)
                )
                games.append((number, line_up, seating, points))
            number += 1
    return games


def places_of(points: tuple[float, ...]) -> tuple[int, ...]:
    return tuple(1 + sum(other > mine for other in points) for mine in points)


Interval = tuple[float, float]


def intervals_of(
    situation: Situation, games: list[Game]
) -> dict[tuple[str, int, int], tuple[float, Interval]]:
    """Everything that a tournament estimates of its bots: by what and whom, the value and its interval."""
    found: dict[tuple[str, int, int], tuple[float, Interval]] = {}

    def keep(what: str, bot: int, other: int, mean: Mean) -> None:
        found[what, bot, other] = (mean.value, (mean.low, mean.high))

    bots = range(len(situation.strengths))
    for bot in bots:
        sat = [(game, game[2].index(bot)) for game in games if bot in game[2]]

        def seen(
            value: Callable[[tuple[float, ...], int], float],
            sat: list[tuple[Game, int]] = sat,
        ) -> Iterable[Observation]:
            return (Observation(g[0], g[1], (*g[2], seat), value(g[3], seat)) for g, seat in sat)

        keep("wins", bot, bot, share_of(seen(lambda p, seat: win_share(places_of(p), seat))))
        keep("lead", bot, bot, mean_of(seen(lead)))  # type: ignore[arg-type]
    met = head_to_head(
        Met(deal, line_up, seating, places_of(points)) for deal, line_up, seating, points in games
    )
    for bot in bots:
        for other in bots:
            if bot < other:
                keep("head-to-head", bot, other, met[bot][other])
    rated = ratings_of(
        len(bots), (RatedGame(deal, up, seating, places_of(points)) for deal, up, seating, points in games)
    )
    for bot in bots:
        found["rating", bot, bot] = (rated[bot].value, (rated[bot].low, rated[bot].high))
    return found


@cache
def truth_of(situation: Situation) -> dict[tuple[str, int, int], float]:
    """The same from a very long tournament; the ratings of two follow from the share of wins."""
    deals = _LONG // (situation.players * max(1, len(situation.strengths) - 1))
    long = intervals_of(situation, play(situation, deals, random.Random(99)))
    truth = {key: value for key, (value, _) in long.items()}
    for bot, other in combinations(range(len(situation.strengths)), 2):
        if len(situation.strengths) == 2:
            share = truth["head-to-head", bot, other]
            truth["rating", bot, bot] = ELO * log(share / (1 - share)) / 2
            truth["rating", other, other] = -truth["rating", bot, bot]
    return truth


def coverage(situation: Situation, runs: int, seed: int = 1) -> dict[str, float]:
    """How often the intervals hold the truth, by what they are of."""
    chance, truth = random.Random(seed), truth_of(situation)
    held: dict[str, list[bool]] = {}
    for _ in range(runs):
        for key, (_, (low, high)) in intervals_of(
            situation, play(situation, situation.deals, chance)
        ).items():
            held.setdefault(key[0], []).append(low <= truth[key] <= high)
    return {what: sum(flags) / len(flags) for what, flags in held.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    names = ("wins", "lead", "head-to-head", "rating")
    print(f"| situation | {' | '.join(names)} |\n| --- | {' | '.join('---' for _ in names)} |")
    for situation in SITUATIONS:
        found = coverage(situation, options.runs, options.seed)
        print(
            f"| {situation.name} | {' | '.join(f'{100 * found[name]:.1f}' for name in names)} |", flush=True
        )


if __name__ == "__main__":
    main()
