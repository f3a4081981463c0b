"""How well the prior of determinizations knows the others' tickets, in games of the network against itself.

For every ticket that somebody holds and the looking seat cannot see: the logarithm of the chance that the prior gives
to it, against all hidden tickets being equally likely. More is better; the difference is what the prior knows.

    python -m benchmarks.beliefs --games 100
"""

from __future__ import annotations

import argparse
from collections import defaultdict

import numpy as np
from benchmarks.network_positions import self_play
from threadpoolctl import threadpool_limits

import northline as nl
from northline.kernel.determinizations import ticket_weights

_EVERY = 8
"""Choices from one look to the next."""
_STAGES = (0.25, 0.5, 0.75, 1.01)
"""Parts of their trains that others have used, below which they count."""


def log_chances(
    edition: nl.Edition, players: int, games: int, seed: int
) -> dict[float, list[tuple[float, float]]]:
    """By stage: for each hidden ticket its log-chance by the prior, and if all were equally likely."""
    found: dict[float, list[tuple[float, float]]] = defaultdict(list)
    all_tickets = np.arange(len(edition.tickets), dtype=np.uint64)
    for choice, running in enumerate(self_play(edition, players, games, seed)):
        if choice % _EVERY or choice < players:
            continue
        for game, priors in zip(running, ticket_weights(edition, running), strict=True):
            me = int(game["seat"])
            known = game["tickets"][me] | game["refused"][me]
            hidden = np.flatnonzero(known >> all_tickets & np.uint64(1) == 0)
            for other in (seat for seat in range(players) if seat != me):
                used = 1 - game["trains"][other] / edition.rules.trains
                stage = next(stage for stage in _STAGES if used < stage)
                weights = priors[other, hidden]
                held = game["tickets"][other] >> hidden.astype(np.uint64) & np.uint64(1) == 1
                logs = np.log(np.maximum(1e-12, weights[held] / weights.sum()))
                found[stage] += [(float(log), float(-np.log(len(hidden)))) for log in logs]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--games", type=int, default=100, help="on each board")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print("| edition | trains used | tickets | log-chance | if all were alike |\n" + "| --- " * 5 + "|")
    with threadpool_limits(1, "blas"):
        for name in nl.EDITIONS:
            found = log_chances(nl.edition(name), options.players, options.games, options.seed)
            for stage in _STAGES:
                mine, alike = np.array(found[stage] or [(np.nan, np.nan)]).mean(axis=0)
                print(
                    f"| {nl.edition(name).name} | below {100 * min(1, stage):.0f} % | {len(found[stage])} "
                    f"| {mine:.2f} | {alike:.2f} |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
