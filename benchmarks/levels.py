"""How far apart the levels for people are: each against the next at tables of two, every deal once in each seat.

The games are stepped together in the kernel, and the network assesses many positions at once, which is ten times as
fast as the arena. The same characters choose as in the bots (``northline.bots.levels``).

    python -m benchmarks.levels --games 400

``expert`` is measured in the arena, which can be stopped and resumed:

    northline arena expert:playouts=150,threads=1 hard --edition europe --games 200 --output cup
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import threadpool_limits

import northline as nl
from northline.bots.levels import Character, EasyBot, NormalBot
from northline.bots.network_search.evaluator import Evaluator
from northline.kernel import Batch, seeds
from northline.kernel.core.threads import Workers
from northline.neural.weights import load_model
from northline.strategy.board import board_of
from northline.strategy.codes import KINDS

LEVELS = {
    "easy": EasyBot.character,
    "normal": NormalBot.character,
    "hard": Character(overlooks=0, greed=0, doubt=0),
}
STEPS = (("easy", "normal"), ("normal", "hard"))
_PLAYERS = 2


@dataclass(frozen=True)
class Found:
    """How often the stronger one won."""

    share: float
    error: float
    """Half of the 95 % interval, over deals."""
    points: tuple[float, float]
    """Of the weaker and the stronger one, on average."""


class Match:
    """Two characters play each other on one board, all games side by side."""

    def __init__(self, name: str, weaker: Character, stronger: Character, deals: int, seed: int) -> None:
        self._edition = nl.edition(name)
        board = board_of(self._edition)
        self._claims = slice(board.claim, board.claim + board.routes * KINDS)
        self._points = np.array(board.route_points)
        self._characters = weaker, stronger
        dealt = np.repeat(seeds(seed, deals), _PLAYERS).tolist()
        self._batch = Batch(self._edition, _PLAYERS, len(dealt), dealt)
        self._stronger_seat = np.tile(np.arange(_PLAYERS), deals)
        self._evaluator = Evaluator(self._edition, _PLAYERS, load_model(self._edition), Workers())
        self._chance = np.random.default_rng(seed)

    def play(self) -> Found:
        batch = self._batch
        while not batch.over.all():
            actions = np.full(len(batch), -1)
            which = np.flatnonzero(~batch.over)
            masks = batch.masks()[which]
            logits, _ = self._evaluator(batch.features()[which], masks)
            is_stronger = (batch.to_act == self._stronger_seat).astype(int)
            for place, game in enumerate(which.tolist()):
                character = self._characters[is_stronger[game]]
                actions[game] = self._choice(character, logits[place], np.flatnonzero(masks[place]))
            batch.step(actions)
        return self._found()

    def _choice(self, character: Character, logits: NDArray[np.float32], legal: NDArray[np.int64]) -> int:
        is_claim = (legal >= self._claims.start) & (legal < self._claims.stop)
        claimed = np.where(is_claim, (legal - self._claims.start) // KINDS, -1)
        chosen = character.choose(logits[legal], claimed, self._points, int(self._chance.integers(1 << 32)))
        return int(legal[chosen])

    def _found(self) -> Found:
        results, everyone = self._batch.scores(), np.arange(len(self._batch))
        first = results["place"][:, :_PLAYERS] == 1
        shares = (first / first.sum(axis=1, keepdims=True))[everyone, self._stronger_seat]
        by_deal = shares.reshape(-1, _PLAYERS).mean(axis=1)
        points = results["total"][:, :_PLAYERS].astype(float)
        return Found(
            float(by_deal.mean()),
            1.96 * float(by_deal.std(ddof=1)) / sqrt(len(by_deal)),
            (
                float(points[everyone, 1 - self._stronger_seat].mean()),
                float(points[everyone, self._stronger_seat].mean()),
            ),
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--editions", nargs="+", default=list(nl.EDITIONS), choices=list(nl.EDITIONS))
    parser.add_argument("--games", type=int, default=400, help="on each board, for each step")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print("| edition | weaker | stronger | games | stronger wins | points |\n" + "| --- " * 6 + "|")
    with threadpool_limits(1, "blas"):
        for name in options.editions:
            for weaker, stronger in STEPS:
                deals = max(2, options.games // _PLAYERS)
                found = Match(name, LEVELS[weaker], LEVELS[stronger], deals, options.seed).play()
                print(
                    f"| {nl.edition(name).name} | {weaker} | {stronger} | {deals * _PLAYERS} "
                    f"| {100 * found.share:.1f} ± {100 * found.error:.1f} % "
                    f"| {found.points[0]:.0f} : {found.points[1]:.0f} |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
