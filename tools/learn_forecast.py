"""Learn how much everything in an outlook counts for the points that a seat will have in the end.

Planners play many games at tables of all sizes on all boards. Now and then the outlook of every seat is noted, and in
the end the points that it brought. A polynomial of the second degree is fitted to them by least squares; one fifth of
the games is kept apart to see how well it does.

    python tools/learn_forecast.py --games 2000 --output src/northline/kernel/forecast.json
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import northline as nl
from northline.kernel import entries
from northline.kernel.layout import GAME, MOST_PLAYERS, OUTLOOK, OVER, RESULT, TURN
from northline.kernel.play import PLANNER, TALLY
from northline.kernel.playouts import fresh_minds, seeds
from northline.kernel.tables import tables_of
from northline.kernel.threads import Workers

Numbers = NDArray[np.float64]

STEPS = (5, 14)
"""Decisions from one note to the next: fewest and most."""
RIDGE = 1.0
NORMAL = np.sqrt(np.pi / 2)
"""The standard deviation of what is normally distributed, where its mean distance from the middle is 1."""


@dataclass(frozen=True)
class Notes:
    """Outlooks of all seats at one table, the points that each would have had then, and those of the end."""

    outlooks: Numbers
    now: Numbers
    final: Numbers
    games: NDArray[np.int64]

    def only(self, which: NDArray[np.bool_]) -> Notes:
        return Notes(self.outlooks[which], self.now[which], self.final[which], self.games[which])


def watch(edition: nl.Edition, players: int, number: int, seed: int) -> Notes:
    """Let planners play, and take notes."""
    tables, workers, chance = tables_of(edition), Workers(1), np.random.default_rng(seed)
    games = np.zeros(number, GAME)
    entries.set_up_games(tables, games, seeds(seed, number), np.full(number, -1), players, 0, number)
    minds = fresh_minds(edition, seeds(seed + 1, number), players)
    policies, results = np.full(MOST_PLAYERS, PLANNER), np.zeros(number, RESULT)
    outlooks, now, which = [], [], []
    while (games["phase"] != OVER).any():
        rooms = (tables, games, minds, workers.works, 0, policies, np.zeros(number, TALLY), results)
        entries.play_games(*rooms, int(chance.integers(*STEPS)), 0, number)
        there = np.flatnonzero(games["phase"] == TURN)
        standing, rows = np.zeros(len(there), RESULT), np.zeros((len(there), MOST_PLAYERS, OUTLOOK))
        seen = (tables, games[there], minds[there], workers.works, 0)
        entries.look_out_games(*seen, standing, rows, 0, len(there))
        outlooks.append(rows[:, :players])
        now.append(standing["total"][:, :players].astype(float))
        which.append(there)
    noted = np.concatenate(which)
    final = results["total"][noted][:, :players].astype(float)
    return Notes(np.concatenate(outlooks), np.concatenate(now), final, noted)


def terms(outlooks: Numbers) -> Numbers:
    """All terms of the polynomial, in the order in which the kernel goes through them."""
    columns = [np.ones(outlooks.shape[:-1])]
    for one in range(OUTLOOK):
        columns.append(outlooks[..., one])
        columns += [outlooks[..., one] * outlooks[..., other] for other in range(one + 1)]
    return np.stack(columns, axis=-1)


def learn(tables: list[Notes]) -> Numbers:
    squares, sums = RIDGE * np.eye(len(terms(np.zeros(OUTLOOK)))), np.zeros(1)
    for notes in tables:
        seen = terms(notes.outlooks).reshape(-1, len(squares))
        squares, sums = squares + seen.T @ seen, sums + seen.T @ (notes.final - notes.now).ravel()
    weights: Numbers = np.linalg.solve(squares, sums)
    return weights


def astray(notes: Notes, weights: Numbers) -> tuple[Numbers, Numbers]:
    """The turns that were left, and by how much the forecast of the first seat's lead over the second was wrong."""
    expected = notes.now + terms(notes.outlooks) @ weights
    lead, came = expected[:, 0] - expected[:, 1], notes.final[:, 0] - notes.final[:, 1]
    return notes.outlooks[:, 0, 0], lead - came


def tables_of_all_sizes(games: int, seed: int) -> Iterator[tuple[str, Notes]]:
    for name in nl.EDITIONS:
        edition = nl.edition(name)
        fewest, most = edition.rules.players
        for players in range(fewest, most + 1):
            yield f"{edition.name}, {players} players", watch(edition, players, 2 * games // players, seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--games", type=int, default=2000, help="at a table of two; fewer at larger ones")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=Path("forecast.json"))
    options = parser.parse_args()
    seen = dict(tables_of_all_sizes(options.games, options.seed))
    weights = learn([notes.only(notes.games % 5 > 0) for notes in seen.values()])
    turns, wrong = [], []
    for name, notes in seen.items():
        apart = notes.only(notes.games % 5 == 0)
        left, error = astray(apart, weights)
        came = apart.final[:, 0] - apart.final[:, 1]
        print(f"{name}: leads of {came.std():.1f} points, forecast to within {error.std():.1f}")
        turns.append(left)
        wrong.append(np.abs(error) * NORMAL)
    left = np.concatenate(turns)
    spread = np.linalg.lstsq(np.stack([np.ones(len(left)), left], axis=1), np.concatenate(wrong))[0]
    kept = [float(f"{weight:.5g}") for weight in (*weights, *spread)]
    options.output.write_text(json.dumps({"weights": kept}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
