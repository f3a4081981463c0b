"""How long rollouts of the expert should be: what depth says most about the one after it, for the time it costs.

In positions from games of the network against itself, the candidates of the search are tried in many determinizations.
Of each depth this shows the mean over the turns so far, as the search uses it:

* noise: by how much the difference of a candidate from the others varies by chance, in one determinization;
* spread: how much candidates really differ, as seen from this depth;
* gain: what the choice by it would bring, judged by the last depth in *other* determinizations, in thousandths of the
  utility for each standard deviation; without noise, and within a second of one core.

    python -m benchmarks.rollout_depth --edition europe --positions 40
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass

import numpy as np
from benchmarks.network_positions import evaluator_of, self_play
from numpy.typing import NDArray
from threadpoolctl import threadpool_limits

import northline as nl
from northline.bots.network_search.candidates import MOST
from northline.bots.network_search.rollouts import Rollouts
from northline.kernel import Batch

_CHOICES_BEFORE = 110
"""A position is met after so many choices at most."""
_DISLIKED = 7.0


@dataclass
class Tried:
    """The candidates of one position."""

    by_turn: NDArray[np.float64]
    """What was expected, by determinization, candidate and turn."""
    seconds: float
    """Of processor time, for each turn of a rollout."""


def positions(edition: nl.Edition, number: int, seed: int) -> list[NDArray[np.void]]:
    """One position from each of so many games."""
    wanted = np.random.default_rng(seed).integers(4, _CHOICES_BEFORE, number)
    found = []
    for choice, games in enumerate(self_play(edition, 2, number, seed)):
        found += [
            games[place : place + 1].copy() for place in range(min(len(games), (wanted == choice).sum()))
        ]
        if choice > _CHOICES_BEFORE:
            break
    return found


def try_out(edition: nl.Edition, game: NDArray[np.void], deals: int, turns: int) -> Tried | None:
    """All candidates in so many determinizations; None where there is only one."""
    evaluator, batch = evaluator_of(edition, 2), Batch(edition, 2, 1)
    batch.put(0, game[0])
    logits = evaluator(batch.features(), batch.masks()).logits[0]
    best = np.argsort(-logits)[:MOST]
    actions = [int(action) for action in best if logits[action] > logits[best[0]] - _DISLIKED]
    if len(actions) == 1:
        return None
    rollouts = Rollouts(edition, game, int(game[0]["seat"]), evaluator, seed=1, turns=turns)
    began = time.process_time()
    found = rollouts.by_turn(actions, 0, deals)
    return Tried(found, (time.process_time() - began) / found.size)


def report(tried: list[Tried], turns: int) -> None:
    """Print a line for each depth."""
    seconds = float(np.mean([one.seconds for one in tried]))
    candidates = float(np.mean([one.by_turn.shape[1] for one in tried]))
    print(
        f"{len(tried)} positions, {candidates:.1f} candidates, {1000 * seconds:.2f} ms for a turn of a rollout"
    )
    print("| turns | noise | spread | gain without noise | gain in a second |\n" + "| --- " * 5 + "|")
    for depth in range(1, turns + 1):
        seen, later, noise = [], [], []
        for one in tried:
            values = one.by_turn[:, :, :depth].mean(axis=2)
            values -= values.mean(axis=1, keepdims=True)
            judge = one.by_turn[:, :, -1] - one.by_turn[:, :, -1].mean(axis=1, keepdims=True)
            half = len(values) // 2
            noise.append(values.std(axis=0).mean())
            for mine, others in ((slice(half), slice(half, None)), (slice(half, None), slice(half))):
                seen.append(values[mine].mean(axis=0))
                later.append(judge[others].mean(axis=0))
        before, after = np.concatenate(seen), np.concatenate(later)
        chance = float(np.mean(noise)) ** 2
        spread = max(1e-9, before.var() - chance / half)
        agreement = float((before * after).mean())
        in_a_second = chance * candidates * seconds * depth
        print(
            f"| {depth} | {chance**0.5:.3f} | {spread**0.5:.3f} | {1000 * agreement / spread**0.5:.1f} "
            f"| {1000 * agreement / (spread + in_a_second) ** 0.5:.1f} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--edition", default="europe", choices=list(nl.EDITIONS))
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--deals", type=int, default=24)
    parser.add_argument("--turns", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    edition = nl.edition(options.edition)
    with threadpool_limits(1, "blas"):
        found = [
            try_out(edition, game, options.deals, options.turns)
            for game in positions(edition, options.positions, options.seed)
        ]
        report([one for one in found if one is not None], options.turns)


if __name__ == "__main__":
    main()
