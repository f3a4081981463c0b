"""How fast the kernel is on this machine.

Plays whole games with random and greedy players, for every edition and number of players, on one core and on all; steps
a batch from Python, one action a call; and beside it, in the same minutes, plays the reference engine. With
`--device cuda` it plays on a GPU instead, with more and more games in flight.

    python benchmarks/kernel.py --seconds 0.5 --output results.json
    python benchmarks/kernel.py --device cuda
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import numpy as np
from rich.console import Console
from rich.table import Table

import northline as nl
from northline import kernel
from northline.kernel import layout
from northline.kernel.threads import cores
from reference import play_all as play_with_reference

Row = dict[str, object]
COLUMNS = (
    "edition",
    "players",
    "policy",
    "games/s, one core",
    "games/s, all cores",
    "steps/s, one core",
    "ns/decision",
    "reference games/s",
    "times",
)


def best_rate(work: Callable[[int], int], seconds: float) -> float:
    """Units of work a second: the best of some rounds, each as long as a fifth of the time."""
    amount, best, spent = 64, 0.0, 0.0
    while spent < seconds:
        start = perf_counter()
        done = work(amount)
        took = perf_counter() - start
        spent += took
        best = max(best, done / took)
        if took < seconds / 5:
            amount = min(2 * amount, 1 << 16)
    return best


def measure(edition: nl.Edition, players: int, policy: str, seconds: float, reference: float) -> Row:
    def games(threads: int) -> Callable[[int], int]:
        return lambda amount: len(
            kernel.playouts(edition, players, amount, policy, seed=amount, threads=threads).lengths
        )

    one, many = best_rate(games(1), seconds), best_rate(games(cores()), seconds)
    length = float(kernel.playouts(edition, players, 1000, policy, seed=1).lengths.mean())
    return {
        "edition": edition.id,
        "players": players,
        "policy": policy,
        "games/s, one core": one,
        "games/s, all cores": many,
        "steps/s, one core": one * length,
        "ns/decision": 1e9 / (one * length),
        "decisions/game": length,
        "reference games/s": reference,
        "times": one / reference,
    }


def reference_rate(edition: nl.Edition, players: int, seconds: float) -> float:
    """Random games a second of the reference engine."""
    play_with_reference(edition, players, range(1))
    seed, start = 1, perf_counter()
    while perf_counter() - start < seconds:
        play_with_reference(edition, players, range(seed, seed + 1))
        seed += 1
    return (seed - 1) / (perf_counter() - start)


def batch_rate(edition: nl.Edition, games: int, seconds: float) -> float:
    """Steps a second through the batch, one core, the first legal action of each mask; masks are not counted."""
    batch = kernel.Batch(edition, 2, games, 1, threads=1)
    batch.step(batch.masks().argmax(axis=1))  # compiles before the clock runs
    steps, spent = 0, 0.0
    while spent < seconds:
        chosen = batch.masks().argmax(axis=1)
        start = perf_counter()
        batch.step(chosen)
        spent += perf_counter() - start
        steps += games
        batch.reset()
    return steps / spent


def on_device(seconds: float) -> list[Row]:
    from northline.kernel import cuda

    rows: list[Row] = []
    for name in nl.EDITIONS:
        edition = nl.edition(name)
        for policy in ("random", "greedy"):
            for power in range(10, 22):
                table = cuda.Table(edition, 2, 1 << power)
                length = float(np.mean(table.play(policy, 0).lengths.copy_to_host()))
                best, spent, seed = 0.0, 0.0, 1
                while spent < seconds or seed < 3:
                    start = perf_counter()
                    table.play(policy, seed)
                    took = perf_counter() - start
                    best, spent, seed = max(best, (1 << power) / took), spent + took, seed + 1
                rows.append(
                    {
                        "edition": name,
                        "policy": policy,
                        "games in flight": 1 << power,
                        "games/s": best,
                        "decisions/s": best * length,
                    }
                )
                print(f"{name}, {policy}, {1 << power} games: {best:,.0f} games/s", file=sys.stderr)
    return rows


def show(title: str, rows: list[Row], columns: tuple[str, ...]) -> None:
    table = Table(title=title)
    for column in columns:
        table.add_column(column, justify="left" if column in ("edition", "policy") else "right")
    for row in rows:
        cells = (row[column] for column in columns)
        table.add_row(*(f"{cell:,.0f}" if isinstance(cell, float) else str(cell) for cell in cells))
    Console().print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each number measured")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--players", type=int, help="only this number of players")
    parser.add_argument("--output", type=Path, help="write the numbers as JSON")
    options = parser.parse_args()

    sizes = {"game": layout.GAME.itemsize, "work": layout.WORK.itemsize, "tables": layout.TABLES.itemsize}
    rows: list[Row] = []
    steps: list[Row] = []
    if options.device == "cuda":
        rows = on_device(options.seconds)
        show("Two players, on the GPU", rows, tuple(rows[0]))
    else:
        kernel.playouts(nl.edition("europe"), 2, 1, "greedy")  # compiles before the clock runs
        for name in nl.EDITIONS:
            edition = nl.edition(name)
            fewest, most = edition.rules.players
            for players in range(fewest, most + 1):
                if options.players in (None, players):
                    print(f"{name}, {players} players …", file=sys.stderr)
                    reference = reference_rate(edition, players, options.seconds)
                    rows += [
                        measure(edition, players, policy, options.seconds, reference)
                        for policy in ("random", "greedy")
                    ]
            steps += [
                {
                    "edition": name,
                    "games": games,
                    "batch steps/s, one core": batch_rate(edition, games, options.seconds),
                }
                for games in (1, 64, 1024)
            ]
        show(f"Whole games, {cores()} cores, bytes per game: {sizes['game']}", rows, COLUMNS)
        show("Steps through the batch, two players", steps, tuple(steps[0]))
    if options.output:
        machine = {"python": platform.python_version(), "machine": platform.machine(), "cores": cores()}
        document = {**machine, "bytes": sizes, "device": options.device, "results": rows, "steps": steps}
        options.output.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
