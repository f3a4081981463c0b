"""The error, noise and cost of forecasts at different horizons, compared with whole games.

Planners play; somewhere in the game all candidates of the search are tried in the same determinizations, with forecasts
after different numbers of turns and to the end. Values are differences from the planner's choice, where a won game
counts 1. The priors and horizons of ``bots/search.py`` were found so.

    python -m benchmarks.horizons --players 2 --deals 800 --seconds 1200
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic, process_time

import numpy as np
from benchmarks.compiled_planner import CompiledPlanner
from numpy.typing import NDArray

import northline as nl
from northline.bots.search import (
    CARD_PRIOR,
    OTHER_PRIOR,
    TICKET_PRIOR,
    extra_candidates,
    planner_variants,
    prior_for,
)
from northline.bots.sequential_halving import Prior
from northline.kernel.convert import from_view
from northline.kernel.lookahead import Lookahead
from northline.rules import SplitMix, View, apply, new_game, view
from northline.strategy.action_ids import numbered_menu
from northline.strategy.board import board_of
from northline.strategy.planner.trained_traits import planner_traits

WHOLE = 0
HORIZONS = (4, 8, 12, 16, WHOLE)
MOST_CANDIDATES = 6
KINDS = {"cards": CARD_PRIOR, "tickets": TICKET_PRIOR, "others": OTHER_PRIOR}


@dataclass(frozen=True)
class Trial:
    """One candidate in one position: for each horizon its gain in two halves of the deals, the noise, and the time."""

    prior: Prior
    halves: dict[int, tuple[float, float]]
    noise: dict[int, float]
    """The standard deviation of the difference over determinizations."""
    seconds: dict[int, float]
    """For a playout."""


def some_position(edition: nl.Edition, players: int, seed: int) -> View | None:
    """What the seat to act sees, somewhere in a game of planners, where there is something to choose."""
    chance, planner = SplitMix(seed), CompiledPlanner()
    state, _ = new_game(edition, players, chance)
    left = random.Random(seed).randint(0, 30 * players)
    while not state.over:
        seen = view(state, state.to_act[0])
        if left <= 0 and seen.phase != "tunnel" and len(numbered_menu(seen, board_of(edition))) > 1:
            return seen
        state, _ = apply(state, planner.choose(seen), chance, state.to_act[0])
        left -= 1
    return None


def trials(seen: View, deals: int, seed: int) -> Iterator[Trial]:
    assert seen.seat is not None
    edition, seat = seen.edition, seen.seat
    board, game = board_of(edition), np.array([from_view(seen, SplitMix(seed))])
    known = planner_variants(planner_traits(edition), seed)
    others = extra_candidates(seen, numbered_menu(seen, board), 1000)
    random.Random(seed).shuffle(others)
    proposed = Lookahead(edition, game, seat, seed, 1, known).proposals()[: MOST_CANDIDATES - 2]
    candidates = list(dict.fromkeys((*proposed, *others)))[:MOST_CANDIDATES]
    gains: dict[int, NDArray[np.float64]] = {}
    seconds: dict[int, float] = {}
    for horizon in HORIZONS:
        started = process_time()
        values = Lookahead(edition, game, seat, seed, 1, known, horizon=horizon).values(candidates, 0, deals)
        seconds[horizon] = (process_time() - started) / values.size
        gains[horizon] = values[:, 1:] - values[:, :1]
    for place, candidate in enumerate(candidates[1:]):
        halves = {
            horizon: (float(gain[: deals // 2, place].mean()), float(gain[deals // 2 :, place].mean()))
            for horizon, gain in gains.items()
        }
        noise = {horizon: float(gain[:, place].std()) for horizon, gain in gains.items()}
        yield Trial(prior_for(candidates[0], candidate, board.claim), halves, noise, seconds)


def summary(name: str, found: list[Trial]) -> str:
    """What two halves of the deals have in common is not noise: their covariance is without it."""
    if len(found) < 3:
        return f"{name}: too few"
    truth = np.array([trial.halves[WHOLE] for trial in found])
    text = f"{name}: {len(found)} candidates gain {truth.mean():+.4f}, and differ by {_common(truth):.4f}"
    for horizon in HORIZONS:
        seen = np.array([trial.halves[horizon] for trial in found])
        noise, cost = (np.mean([getattr(t, part)[horizon] for t in found]) for part in ("noise", "seconds"))
        after = f"after {horizon:2} turns" if horizon else "whole games   "
        text += f"\n  {after}  too good by {(seen - truth).mean():+.4f}  error {_common(seen - truth):.4f}"
        text += f"  noise {noise:.3f}  {1000 * cost:.2f} ms"
    return text


def _common(halves: NDArray[np.float64]) -> float:
    """The spread of what two columns have in common."""
    return float(np.sqrt(max(0.0, np.cov(halves.T)[0, 1])))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=800)
    parser.add_argument("--seconds", type=float, default=1200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    editions = [nl.edition(name) for name in nl.EDITIONS]
    editions = [one for one in editions if one.rules.players[0] <= options.players <= one.rules.players[1]]
    end, seed, found = monotonic() + options.seconds, options.seed, list[Trial]()
    while monotonic() < end:
        seen = some_position(editions[seed % len(editions)], options.players, seed)
        found += trials(seen, options.deals, seed) if seen else ()
        seed += 1
    for name, prior in KINDS.items():
        print(summary(name, [trial for trial in found if trial.prior == prior]))


if __name__ == "__main__":
    main()
