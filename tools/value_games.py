"""Play games for the value model, and keep positions of them with their results.

Most games are played by planners from the first choice to the last: positions as they occur among strong players. The
others are begun by random variants of the planner and by greedy players, for a time, so that odd positions occur too;
then planners play on. So every result is what planners make of a position.

    python -m tools.value_games --folder /tmp/positions --games 10000
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import northline as nl
from northline.bots.search import planner_variants
from northline.kernel import entry_points
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import GAME, MAX_PLAYERS, RESULT
from northline.kernel.core.threads import Workers
from northline.kernel.playouts import new_memories, policy_number, seeds
from northline.kernel.policies.play import TALLY
from northline.kernel.results import resolve
from northline.strategy.codes import OVER
from northline.strategy.planner.trained_traits import planner_traits
from northline.strategy.planner.traits import numbers

Which = NDArray[np.int64]

STEPS_PER_PLAYER = (2, 8)
"""Choices of each player from one position that is kept to the next: fewest and most."""
ODD_GAMES = 0.35
"""The part of all games that others than planners begin."""
ODD_CHOICES = 60
"""Choices of each player before planners take over, at most."""
PLANNERS, GREEDY = 0.3, 0.15
"""How often a seat of an odd game is played by the planner itself, and by the greedy player."""
CHUNK = 500
"""Games that are played side by side, and kept in one file."""


@dataclass(frozen=True)
class Positions:
    """Positions of games between the same number of players on one board, and how each game ended."""

    games: NDArray[Any]
    """Records of the kernel (``kernel.GAME``)."""
    points: NDArray[np.float64]
    """The final points of each seat, a row for each position."""
    shares: NDArray[np.float64]
    """Each seat's share of the victory."""
    origin: Which
    """From which game a position is."""

    def save(self, file: Path) -> None:
        np.savez(file, games=self.games, points=self.points, shares=self.shares, origin=self.origin)

    @staticmethod
    def load(file: Path) -> Positions:
        with np.load(file, allow_pickle=False) as kept:
            games = kept["games"].view(GAME)  # a file does not say that records are aligned
            return Positions(games, kept["points"], kept["shares"], kept["origin"])


class _Games:
    """Games that go on side by side."""

    def __init__(self, edition: nl.Edition, players: int, number: int, seed: int) -> None:
        self._edition, self._players = edition, players
        self._tables, self._workers = tables_of(edition), Workers(1)
        self.games, self.results = np.zeros(number, GAME), np.zeros(number, RESULT)
        dealt = seeds(seed, number)
        entry_points.set_up_games(self._tables, self.games, dealt, np.full(number, -1), players, 0, number)
        self._memories: Any = new_memories(edition, seeds(seed + 1, number), players)

    @property
    def unfinished(self) -> Which:
        return np.flatnonzero(self.games["phase"] != OVER)

    def play(self, which: Which, choices: int, policies: list[str] | None = None) -> None:
        """Go on with these games for so many choices."""
        games, memories, results = self.games[which], self._memories[which], self.results[which]
        numbered = np.zeros(MAX_PLAYERS, np.int64)
        numbered[: self._players] = [policy_number(name) for name in policies or ["planner"] * self._players]
        tallies = np.zeros(len(which), TALLY)
        arguments = (self._tables, games, memories, self._workers.scratches, 0, numbered, tallies, results)
        entry_points.play_games(*arguments, choices, 0, len(which))
        self.games[which], self._memories[which], self.results[which] = games, memories, results

    def begin_oddly(self, is_odd: NDArray[np.bool_], chance: np.random.Generator) -> None:
        """Let others than planners begin some of the games, each for a random time."""
        number, planners = len(self.games), self._memories["traits"].copy()
        variants = planner_variants(planner_traits(self._edition), int(chance.integers(1 << 30)))
        traits = np.array([numbers(variant) for variant in variants])
        kind = chance.integers(len(traits), size=(number, self._players))
        kind[chance.random(kind.shape) < PLANNERS] = 0
        self._memories["traits"][:, : self._players] = traits[kind]
        until = np.where(is_odd, chance.integers(ODD_CHOICES * self._players, size=number), 0)
        step = self._players * STEPS_PER_PLAYER[0]
        group = chance.integers(4, size=number)  # whose seats are greedy or not in the same way
        for each in range(4):
            greedy = chance.random(self._players) < GREEDY
            policies = ["greedy" if is_greedy else "planner" for is_greedy in greedy]
            for choices in range(0, int(until.max()), step):
                which = np.flatnonzero((until > choices) & (group == each) & (self.games["phase"] != OVER))
                if len(which):
                    self.play(which, step, policies)
        self._memories["traits"] = planners

    def outcome(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Final points and shares of the victory."""
        resolve(self._edition, self.games, self.results)
        points = self.results["total"][:, : self._players].astype(float)
        winners = (self.results["place"][:, : self._players] == 1).astype(float)
        return points, winners / winners.sum(axis=1, keepdims=True)


def play_and_keep(
    edition: nl.Edition, players: int, number: int, seed: int, *, odd: bool = True
) -> Positions:
    """Play so many games, and keep a position of each now and then."""
    series, chance = _Games(edition, players, number, seed), np.random.default_rng(seed)
    is_odd = (chance.random(number) < ODD_GAMES) & odd
    kept, origin = [series.games[~is_odd]], [np.flatnonzero(~is_odd)]
    if odd:
        series.begin_oddly(is_odd, chance)
    while len(which := series.unfinished):
        # Each game goes on for another number of choices: in step, all would be at the same stage of a turn.
        for choices in range(players * STEPS_PER_PLAYER[0], players * STEPS_PER_PLAYER[1]):
            some = which[
                chance.integers(players * (STEPS_PER_PLAYER[1] - STEPS_PER_PLAYER[0]), size=len(which)) == 0
            ]
            if len(some):
                series.play(some, choices)
                some = some[series.games["phase"][some] != OVER]
                kept.append(series.games[some])
                origin.append(some)
    points, shares = series.outcome()
    games, source = np.concatenate(kept), np.concatenate(origin)
    return Positions(games, points[source], shares[source], source)


def all_tables() -> Iterator[tuple[str, int]]:
    """The id of a board and a number of players, for all there are."""
    for name in nl.EDITIONS:
        fewest, most = nl.edition(name).rules.players
        for players in range(fewest, most + 1):
            yield name, players


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--folder", type=Path, required=True, help="where the files go")
    parser.add_argument("--games", type=int, default=10_000, help="at each table")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for chunk in range(options.games // CHUNK):
        for place, (name, players) in enumerate(all_tables()):
            file = options.folder / f"{name}-{players}-{chunk:03}.npz"
            if not file.exists():  # an interrupted run goes on where it was
                seed = options.seed + 1000 * chunk + 2 * place
                play_and_keep(nl.edition(name), players, CHUNK, seed).save(file.with_suffix(".part.npz"))
                file.with_suffix(".part.npz").rename(file)
                print(file, flush=True)


if __name__ == "__main__":
    main()
