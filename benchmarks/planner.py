"""How strong the planner is against the kernel's greedy player and against the racer, and how long it thinks.

Two-player games inside the kernel, every deal played twice with the seats swapped. A shared first place counts half.

    python benchmarks/planner.py --games 500 --output benchmarks/results/planner.json
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from time import process_time

from rich.console import Console
from rich.table import Table

import northline as nl
from northline import kernel
from northline.strategy.planner.traits import RACER, Traits

OPPONENTS: dict[str, tuple[str, Traits | None]] = {"greedy": ("greedy", None), "racer": ("planner", RACER)}


def duel(edition: nl.Edition, opponent: str, games: int, seed: int) -> dict[str, object]:
    policy, traits = OPPONENTS[opponent]
    wins, leads = 0.0, 0.0
    for seat in (0, 1):
        policies, characters = [policy, policy], [traits, traits]
        policies[seat], characters[seat] = "planner", None
        played = kernel.playouts(edition, 2, games, policies, seed, traits=characters)
        first = played.places == 1
        wins += float((first[:, seat] / first.sum(axis=1)).sum())
        leads += float((played.points[:, seat] - played.points[:, 1 - seat]).sum())
    share = wins / (2 * games)
    return {
        "edition": edition.id,
        "opponent": opponent,
        "games": 2 * games,
        "won": share,
        "error": 1.96 * math.sqrt(share * (1 - share) / (2 * games)),
        "lead": leads / (2 * games),
    }


def microseconds(edition: nl.Edition, games: int) -> float:
    """Processor time for one decision of a planner, the game itself included."""
    kernel.playouts(edition, 2, 2, "planner", threads=1)
    start = process_time()
    played = kernel.playouts(edition, 2, games, "planner", seed=3, threads=1)
    return 1e6 * (process_time() - start) / float(played.lengths.sum())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=500, help="deals for each pairing")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path)
    options = parser.parse_args()
    editions = [nl.edition(name) for name in nl.EDITIONS]
    duels = [
        duel(edition, opponent, options.games, options.seed) for edition in editions for opponent in OPPONENTS
    ]
    times = {edition.id: microseconds(edition, max(20, options.games // 5)) for edition in editions}
    table = Table("edition", "against", "games", "won", "lead", "µs a decision")
    for row in duels:
        won = f"{100 * row['won']:.1f} ± {100 * row['error']:.1f} %"
        name = str(row["edition"])
        table.add_row(
            name, str(row["opponent"]), str(row["games"]), won, f"{row['lead']:+.1f}", f"{times[name]:.0f}"
        )
    Console().print(table)
    if options.output:
        options.output.parent.mkdir(parents=True, exist_ok=True)
        options.output.write_text(json.dumps({"duels": duels, "microseconds": times}, indent=2) + "\n")


if __name__ == "__main__":
    main()
