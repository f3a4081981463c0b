"""Is the search right where it leaves the planner's choice? Positions of games between planners, played to their end.

In each position the candidates are tried as the search does, with a forecast after some turns. Where one seems better
than the planner's own choice, both are tried again in other deals, played to the end of the game. All values are of
positions, where a won game counts 1.

    python benchmarks/deviations.py --edition europe --seconds 300
"""

from __future__ import annotations

import argparse
import math
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray

import northline as nl
from northline.bots.search import MOST_CANDIDATES, characters
from northline.kernel import Batch, layout
from northline.kernel.lookahead import Lookahead
from northline.strategy.characters import planner_of

STRIDE = 25
"""Decisions from one position to the next, at most."""


def positions(edition: nl.Edition, seed: int) -> Any:
    """Turns of one game between two planners, each as an array with one game."""
    batch, chance = Batch(edition, 2, 1, seeds=seed), np.random.default_rng(seed)
    while not batch.over[0]:
        for _ in range(chance.integers(1, STRIDE)):
            if batch.over[0]:
                return
            batch.step(batch.choices("planner"))
        if batch.games[0]["phase"] in (layout.TURN, layout.SECOND_CARD, layout.TICKET_CHOICE):
            yield batch.games.copy()


def tried(
    edition: nl.Edition, game: NDArray[Any], actions: list[int], seed: int, deals: int, horizon: int
) -> NDArray[np.float64]:
    seat = int(game[0]["seat"])
    ahead = Lookahead(edition, game, seat, seed, 1, [planner_of(edition)], horizon=horizon)
    return ahead.values(actions, 0, deals)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--edition", choices=nl.EDITIONS, default="europe")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--horizon", type=int, default=4)
    parser.add_argument("--deals", type=int, default=60, help="for the forecasts of each candidate")
    parser.add_argument("--checks", type=int, default=120, help="deals for whole games")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    edition, end, seed = nl.edition(options.edition), monotonic() + options.seconds, options.seed
    all_kinds = characters(planner_of(edition), options.seed)
    seen, gains, spreads, whole_spreads = 0, [], [], []
    while monotonic() < end:
        seed += 1
        for game in positions(edition, seed):
            if monotonic() >= end:
                break
            seen += 1
            ahead = Lookahead(edition, game, int(game[0]["seat"]), seed, 1, all_kinds)
            actions = ahead.proposals()[:MOST_CANDIDATES]
            if len(actions) == 1:
                continue
            values = tried(edition, game, actions, seed, options.deals, options.horizon)
            best = int(values.mean(axis=0).argmax())
            if best:
                whole = tried(edition, game, [actions[0], actions[best]], seed + 1, options.checks, 0)
                gains.append(float((whole[:, 1] - whole[:, 0]).mean()))
                whole_spreads.append(float((whole[:, 1] - whole[:, 0]).std()))
                spreads.append(float((values[:, best] - values[:, 0]).std()))
    error = 1.96 * np.std(gains) / math.sqrt(max(1, len(gains)))
    print(f"{edition.name}: {seen} positions, in {len(gains)} another action seemed better")
    print(f"in whole games it was better by {np.mean(gains):+.4f} ± {error:.4f}")
    print(f"two actions differ by luck by {np.mean(whole_spreads):.3f} in one whole game,")
    print(f"and by {np.mean(spreads):.3f} with a forecast after {options.horizon} turns")


if __name__ == "__main__":
    main()
