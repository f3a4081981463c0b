"""Learn how much everything in an outlook counts for the points that a seat will have in the end.

Many games are played at tables of all sizes on all boards. Whoever looks ahead also sees positions into which no
planner would have got itself. So each game begins with players of various characters, for a time; then planners play
on. Now and then the outlook of every seat is noted, and in the end the points that it brought. A polynomial of the
second degree is fitted to them by least squares, for each board and for all together; one fifth of the games is kept
apart to see how well it does.

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
from northline.bots.search import characters
from northline.kernel import entries
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import GAME, MOST_PLAYERS, OUTLOOK, OVER, RESULT, TURN
from northline.kernel.core.threads import Workers
from northline.kernel.playouts import fresh_minds, seeds
from northline.kernel.policies.play import PLANNER, TALLY
from northline.kernel.search.leaf_value import ANY_BOARD, TURNS
from northline.strategy.planner.trained_traits import planner_traits
from northline.strategy.planner.traits import numbers

Numbers = NDArray[np.float64]
Which = NDArray[np.int64]

STEPS = (3, 12)
"""Decisions from one note to the next: fewest and most."""
WANDERING = 60
"""Decisions of each player before planners take over, at most."""
PLANNERS = 0.3
"""How often a seat is a planner's from the beginning."""
RIDGE = 1.0
BLOCK = 20_000
"""Outlooks that are worked on at a time."""
NORMAL = np.sqrt(np.pi / 2)
"""The standard deviation of what is normally distributed, where its mean distance from the middle is 1."""


@dataclass(frozen=True)
class Notes:
    """Outlooks of all seats at one table, the points that each would have had then, and those of the end."""

    outlooks: Numbers
    now: Numbers
    final: Numbers
    games: Which

    def only(self, which: NDArray[np.bool_]) -> Notes:
        return Notes(self.outlooks[which], self.now[which], self.final[which], self.games[which])


class Room:
    """A room full of tables at which the same number of players sit."""

    def __init__(self, edition: nl.Edition, players: int, number: int, seed: int) -> None:
        self._tables, self._workers, self._players = tables_of(edition), Workers(1), players
        self.games, self.results = np.zeros(number, GAME), np.zeros(number, RESULT)
        first = np.full(number, -1)
        entries.set_up_games(self._tables, self.games, seeds(seed, number), first, players, 0, number)
        self._minds: Any = fresh_minds(edition, seeds(seed + 1, number), players)

    def play(self, which: Which, decisions: int) -> None:
        """Go on with these games for so many decisions."""
        games, minds, results = self.games[which], self._minds[which], self.results[which]
        policies, tallies = np.full(MOST_PLAYERS, PLANNER), np.zeros(len(which), TALLY)
        rooms = (self._tables, games, minds, self._workers.works, 0, policies, tallies, results)
        entries.play_games(*rooms, decisions, 0, len(which))
        self.games[which], self._minds[which], self.results[which] = games, minds, results

    def wander(self, kinds: Numbers, chance: np.random.Generator) -> None:
        """Let all games begin with players of various characters, each game for a time of its own."""
        number, usual = len(self.games), self._minds["traits"].copy()
        kind = chance.integers(len(kinds), size=(number, self._players))
        kind[chance.random(kind.shape) < PLANNERS] = 0
        self._minds["traits"][:, : self._players] = kinds[kind]
        until = chance.integers(WANDERING * self._players, size=number)
        for decisions in range(0, int(until.max()), STEPS[0]):
            self.play(np.flatnonzero(until > decisions), STEPS[0])
        self._minds["traits"] = usual

    def look_out(self, which: Which) -> tuple[Numbers, Numbers]:
        """The outlooks of all seats in these games, and the points that they have."""
        standing, rows = np.zeros(len(which), RESULT), np.zeros((len(which), MOST_PLAYERS, OUTLOOK))
        seen = (self._tables, self.games[which], self._minds[which], self._workers.works, 0)
        entries.look_out_games(*seen, standing, rows, 0, len(which))
        return rows[:, : self._players], standing["total"][:, : self._players].astype(float)


def watch(edition: nl.Edition, players: int, number: int, seed: int) -> Notes:
    """Let games begin somehow and planners play on, and take notes of these."""
    room, chance = Room(edition, players, number, seed), np.random.default_rng(seed)
    room.wander(np.array([numbers(kind) for kind in characters(planner_traits(edition), seed)]), chance)
    outlooks, now, which = [], [], []
    while (room.games["phase"] != OVER).any():
        room.play(np.flatnonzero(room.games["phase"] != OVER), int(chance.integers(*STEPS)))
        there = np.flatnonzero(room.games["phase"] == TURN)
        rows, points = room.look_out(there)
        outlooks.append(rows)
        now.append(points)
        which.append(there)
    noted = np.concatenate(which)
    final = room.results["total"][noted][:, :players].astype(float)
    return Notes(np.concatenate(outlooks), np.concatenate(now), final, noted)


def terms(outlooks: Numbers) -> Numbers:
    """All terms of the polynomial, in the order in which the kernel goes through them."""
    columns = [np.ones(outlooks.shape[:-1])]
    for one in range(OUTLOOK):
        columns.append(outlooks[..., one])
        columns += [outlooks[..., one] * outlooks[..., other] for other in range(one + 1)]
    return np.stack(columns, axis=-1)


def forecast(notes: Notes, weights: Numbers) -> Numbers:
    """The points of all seats in the end."""
    blocks = range(0, len(notes.outlooks), BLOCK)
    gains = [terms(notes.outlooks[start : start + BLOCK]) @ weights for start in blocks]
    points: Numbers = notes.now + np.concatenate(gains)
    return points


def learn(tables: list[Notes]) -> Numbers:
    squares, sums = RIDGE * np.eye(len(terms(np.zeros(OUTLOOK)))), np.zeros(1)
    for notes in tables:
        for start in range(0, len(notes.outlooks), BLOCK):
            block = slice(start, start + BLOCK)
            seen = terms(notes.outlooks[block]).reshape(-1, len(squares))
            squares = squares + seen.T @ seen
            sums = sums + seen.T @ (notes.final - notes.now)[block].ravel()
    weights: Numbers = np.linalg.solve(squares, sums)
    return weights


def astray(notes: Notes, weights: Numbers) -> tuple[Numbers, Numbers]:
    """The turns that were left, and by how much the forecast of the first seat's lead over the second was wrong."""
    expected = forecast(notes, weights)
    lead, came = expected[:, 0] - expected[:, 1], notes.final[:, 0] - notes.final[:, 1]
    return notes.outlooks[:, 0, TURNS], lead - came


def weights_for(seen: dict[str, Notes]) -> list[float]:
    """What counts at these tables, and how far forecasts go astray there."""
    weights = learn([notes.only(notes.games % 5 > 0) for notes in seen.values()])
    turns, wrong = [], []
    for name, notes in seen.items():
        apart = notes.only(notes.games % 5 == 0)
        left, error = astray(apart, weights)
        came = apart.final[:, 0] - apart.final[:, 1]
        print(f"{name}: leads of {came.std():.1f} points, forecast to within {error.std():.1f}", flush=True)
        turns.append(left)
        wrong.append(np.abs(error) * NORMAL)
    left = np.concatenate(turns)
    spread = np.linalg.lstsq(np.stack([np.ones(len(left)), left], axis=1), np.concatenate(wrong))[0]
    return [float(f"{weight:.5g}") for weight in (*weights, *spread)]


def _table(name: str, players: int, games: int, seed: int) -> tuple[str, Notes]:
    edition = nl.edition(name)
    return f"{edition.name}, {players} players", watch(edition, players, games, seed)


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
