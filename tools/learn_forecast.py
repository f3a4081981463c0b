"""Fit the leaf value of the search: the weights with which the features of a seat forecast its final points.

Many games are played on all boards with all numbers of players. A search also reaches positions into which no planner
would have got itself. So each game begins with random variants of the planner, for a time; then planners play on. Now
and then the features of every seat are sampled, and at the end the points that it came to. A polynomial of the second
degree is fitted to them by ridge regression, for each board and for all together; one fifth of the games is the
validation set.

    python -m tools.learn_forecast --games 20000 --output src/northline/kernel/search/forecast.json
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import northline as nl
from northline.bots.search import planner_variants
from northline.kernel import entry_points
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import GAME, LEAF_FEATURES, MAX_PLAYERS, RESULT
from northline.kernel.core.threads import Workers
from northline.kernel.playouts import new_memories, policy_number, seeds
from northline.kernel.policies.play import TALLY
from northline.kernel.search.leaf_value import ANY_BOARD, TURNS
from northline.strategy.codes import OVER, TURN
from northline.strategy.planner.trained_traits import planner_traits
from northline.strategy.planner.traits import numbers

Numbers = NDArray[np.float64]
Which = NDArray[np.int64]

STEPS = (3, 12)
"""Choices from one sample to the next: fewest and most."""
RANDOM_START = 60
"""Choices of each player before planners take over, at most."""
PLANNERS = 0.3
"""How often a seat is played by the planner itself from the beginning."""
RIDGE = 1.0
BLOCK = 20_000
"""Samples that are processed at a time."""
NORMAL = np.sqrt(np.pi / 2)
"""The standard deviation of a normal distribution whose mean absolute deviation is 1."""


@dataclass(frozen=True)
class Samples:
    """Features of all seats, the points that each would have had then, and those of the end."""

    features: Numbers
    now: Numbers
    final: Numbers
    games: Which

    def only(self, which: NDArray[np.bool_]) -> Samples:
        return Samples(self.features[which], self.now[which], self.final[which], self.games[which])


class TrainingGames:
    """Games of one edition with the same number of players."""

    def __init__(self, edition: nl.Edition, players: int, number: int, seed: int) -> None:
        self._tables, self._workers, self._players = tables_of(edition), Workers(1), players
        self.games, self.results = np.zeros(number, GAME), np.zeros(number, RESULT)
        first = np.full(number, -1)
        entry_points.set_up_games(self._tables, self.games, seeds(seed, number), first, players, 0, number)
        self._memories: Any = new_memories(edition, seeds(seed + 1, number), players)

    def play(self, which: Which, decisions: int) -> None:
        """Go on with these games for so many decisions."""
        games, memories, results = self.games[which], self._memories[which], self.results[which]
        policies, tallies = np.full(MAX_PLAYERS, policy_number("planner")), np.zeros(len(which), TALLY)
        arguments = (self._tables, games, memories, self._workers.scratches, 0, policies, tallies, results)
        entry_points.play_games(*arguments, decisions, 0, len(which))
        self.games[which], self._memories[which], self.results[which] = games, memories, results

    def start_at_random(self, variants: Numbers, chance: np.random.Generator) -> None:
        """Let variants of the planner begin all games, each for a random time."""
        number, planners = len(self.games), self._memories["traits"].copy()
        kind = chance.integers(len(variants), size=(number, self._players))
        kind[chance.random(kind.shape) < PLANNERS] = 0
        self._memories["traits"][:, : self._players] = variants[kind]
        until = chance.integers(RANDOM_START * self._players, size=number)
        for decisions in range(0, int(until.max()), STEPS[0]):
            self.play(np.flatnonzero(until > decisions), STEPS[0])
        self._memories["traits"] = planners

    def leaf_features(self, which: Which) -> tuple[Numbers, Numbers]:
        """The features of all seats in these games, and the points that they have."""
        standing, rows = np.zeros(len(which), RESULT), np.zeros((len(which), MAX_PLAYERS, LEAF_FEATURES))
        seen = (self._tables, self.games[which], self._memories[which], self._workers.scratches, 0)
        entry_points.leaf_features_of_games(*seen, standing, rows, 0, len(which))
        return rows[:, : self._players], standing["total"][:, : self._players].astype(float)


def play_and_sample(edition: nl.Edition, players: int, number: int, seed: int) -> Samples:
    """Start games at random, let planners play on, and sample these."""
    training, chance = TrainingGames(edition, players, number, seed), np.random.default_rng(seed)
    training.start_at_random(
        np.array([numbers(variant) for variant in planner_variants(planner_traits(edition), seed)]), chance
    )
    features, now, which = [], [], []
    while (training.games["phase"] != OVER).any():
        training.play(np.flatnonzero(training.games["phase"] != OVER), int(chance.integers(*STEPS)))
        there = np.flatnonzero(training.games["phase"] == TURN)
        rows, points = training.leaf_features(there)
        features.append(rows)
        now.append(points)
        which.append(there)
    sampled = np.concatenate(which)
    final = training.results["total"][sampled][:, :players].astype(float)
    return Samples(np.concatenate(features), np.concatenate(now), final, sampled)


def terms(features: Numbers) -> Numbers:
    """All terms of the polynomial, in the order in which the kernel goes through them."""
    columns = [np.ones(features.shape[:-1])]
    for one in range(LEAF_FEATURES):
        columns.append(features[..., one])
        columns += [features[..., one] * features[..., other] for other in range(one + 1)]
    return np.stack(columns, axis=-1)


def forecast(samples: Samples, weights: Numbers) -> Numbers:
    """The points of all seats in the end."""
    blocks = range(0, len(samples.features), BLOCK)
    gains = [terms(samples.features[start : start + BLOCK]) @ weights for start in blocks]
    points: Numbers = samples.now + np.concatenate(gains)
    return points


def fit(tables: list[Samples]) -> Numbers:
    squares: Numbers = RIDGE * np.eye(len(terms(np.zeros(LEAF_FEATURES))))
    sums: Numbers = np.zeros(1)
    for samples in tables:
        for start in range(0, len(samples.features), BLOCK):
            block = slice(start, start + BLOCK)
            seen = terms(samples.features[block]).reshape(-1, len(squares))
            squares = squares + seen.T @ seen
            sums = sums + seen.T @ (samples.final - samples.now)[block].ravel()
    return np.asarray(np.linalg.solve(squares, sums), np.float64)


def forecast_errors(samples: Samples, weights: Numbers) -> tuple[Numbers, Numbers]:
    """The turns that were left, and by how much the forecast of the first seat's lead over the second was wrong."""
    expected = forecast(samples, weights)
    lead, came = expected[:, 0] - expected[:, 1], samples.final[:, 0] - samples.final[:, 1]
    return samples.features[:, 0, TURNS], lead - came


def weights_for(seen: dict[str, Samples]) -> list[float]:
    """The weights for these samples, and the two of the standard error of forecasts."""
    weights = fit([samples.only(samples.games % 5 > 0) for samples in seen.values()])
    turns, wrong = [], []
    for name, samples in seen.items():
        apart = samples.only(samples.games % 5 == 0)
        left, error = forecast_errors(apart, weights)
        came = apart.final[:, 0] - apart.final[:, 1]
        print(f"{name}: leads of {came.std():.1f} points, forecast to within {error.std():.1f}", flush=True)
        turns.append(left)
        wrong.append(np.abs(error) * NORMAL)
    left = np.concatenate(turns)
    spread = np.linalg.lstsq(np.stack([np.ones(len(left)), left], axis=1), np.concatenate(wrong))[0]
    return [float(f"{weight:.5g}") for weight in (*weights, *spread)]


def _table(name: str, players: int, games: int, seed: int) -> tuple[str, Samples]:
    edition = nl.edition(name)
    return f"{edition.name}, {players} players", play_and_sample(edition, players, games, seed)


def tables_of_all_sizes(games: int, seed: int) -> Iterator[tuple[str, int, int, int]]:
    """The name of the board, the players, how many games, and a seed."""
    for name in nl.EDITIONS:
        fewest, most = nl.edition(name).rules.players
        for players in range(fewest, most + 1):
            yield name, players, games if players == 2 else games // 3, seed


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--games", type=int, default=20_000, help="at a table of two; a third at larger ones")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=Path("forecast.json"))
    options = parser.parse_args()
    wanted = list(tables_of_all_sizes(options.games, options.seed))
    with ProcessPoolExecutor() as pool:
        seen = list(pool.map(_table, *zip(*wanted, strict=True)))
    weights = {}
    for board in nl.EDITIONS:
        weights[board] = weights_for(dict(s for s, w in zip(seen, wanted, strict=True) if w[0] == board))
    print("all boards alike:")
    weights[ANY_BOARD] = weights_for(dict(seen))
    options.output.write_text(json.dumps(weights) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
