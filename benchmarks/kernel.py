"""How fast the kernel is on this machine.

Plays whole games with random and greedy players, for every edition and number of players, on one core and on all; steps
a batch from Python, one action a call; and beside it, in the same minutes, plays the reference engine and games of
other libraries (`others.py`). Where there is a GPU it plays there too, with more and more games in flight.

    python -m benchmarks.kernel --seconds 0.5 --output results.json
    python -m benchmarks.kernel --device cuda
"""

from __future__ import annotations

import argparse
import json
import platform
import resource
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

import numpy as np
from benchmarks import others
from benchmarks.reference import play_all as play_with_reference
from rich.console import Console
from rich.table import Table

import northline as nl
from northline import kernel
from northline.kernel.core import layout
from northline.kernel.cuda import launch as gpu
from northline.processes import available_cores

Row = dict[str, object]


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

    one, many = best_rate(games(1), seconds), best_rate(games(available_cores()), seconds)
    length = float(kernel.playouts(edition, players, 1000, policy, seed=1).lengths.mean())
    return {
        "edition": edition.id,
        "players": players,
        "policy": policy,
        "games/s, one core": one,
        "games/s, all cores": many,
        "steps/s, one core": one * length,
        "µs/decision": 1e6 / (one * length),
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


def on_device(seconds: float, players: int | None, most: int) -> list[Row]:
    """Whole games on the GPU, with 2^10 to 2^21 games in flight."""
    rows: list[Row] = []
    for name, number in tables(players):
        edition = nl.edition(name)
        for policy in gpu.POLICIES:
            for power in range(10, most + 1):
                table = gpu.DeviceGames(edition, number, 1 << power)
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
                        "players": number,
                        "policy": policy,
                        "games in flight": 1 << power,
                        "games/s": best,
                        "decisions/s": best * length,
                        "ns/decision": 1e9 / (best * length),
                    }
                )
                print(
                    f"{name}, {number} players, {policy}, {1 << power} games: {best:,.0f}/s", file=sys.stderr
                )
    return rows


def tables(players: int | None) -> Iterator[tuple[str, int]]:
    """Every edition with every number of players, or with this one where it can be."""
    for name in nl.EDITIONS:
        fewest, most = nl.edition(name).rules.players
        yield from ((name, number) for number in range(fewest, most + 1) if players in (None, number))


def on_processor(seconds: float, players: int | None) -> tuple[list[Row], list[Row]]:
    """Whole games, and steps of a batch."""
    kernel.playouts(nl.edition("europe"), 2, 1, "greedy")  # compiles before the clock runs
    rows: list[Row] = []
    steps: list[Row] = []
    for name, number in tables(players):
        print(f"{name}, {number} players …", file=sys.stderr)
        reference = reference_rate(nl.edition(name), number, seconds)
        rows += [measure(nl.edition(name), number, policy, seconds, reference) for policy in kernel.POLICIES]
    for name in nl.EDITIONS:
        for games in (1, 64, 1024):
            rate = batch_rate(nl.edition(name), games, seconds)
            steps.append({"edition": name, "games": games, "batch steps/s, one core": rate})
    return rows, steps


def strength(players: int | None, games: int = 4000) -> list[Row]:
    """One greedy player among random ones, and greedy players among themselves."""
    rows: list[Row] = []
    for name, number in tables(players):
        edition = nl.edition(name)
        alone = kernel.playouts(edition, number, games, ["greedy"] + ["random"] * (number - 1), seed=1)
        among = kernel.playouts(edition, number, games, "greedy", seed=2)
        rows.append(
            {
                "edition": name,
                "players": number,
                "games": games,
                "greedy wins, %": 100 * float((alone.places[:, 0] == 1).mean()),
                "greedy points": float(alone.points[:, 0].mean()),
                "random points": float(alone.points[:, 1:].mean()),
                "points among greedy": float(among.points.mean()),
                "tickets completed": float(among.tickets_completed.mean()),
                "tickets kept": float(among.tickets_kept.mean()),
                "stations": float(among.stations_built.mean()),
            }
        )
    return rows


def peak_memory() -> int:
    """The most memory that this process ever had, in bytes."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else 1024 * peak


def show(title: str, rows: list[Row]) -> None:
    table = Table(title=title)
    for column in rows[0]:
        words = column in ("edition", "policy", "library", "game")
        table.add_column(column, justify="left" if words else "right")
    for row in rows:
        table.add_row(*(_cell(cell) for cell in row.values()))
    console = Console()
    Console(width=console.width if console.is_terminal else 160).print(table)


def _cell(cell: object) -> str:
    return str(cell) if not isinstance(cell, float) else f"{cell:,.0f}" if cell >= 1000 else f"{cell:.4g}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each number measured")
    parser.add_argument("--device", choices=("all", "cpu", "cuda"), default="all")
    parser.add_argument("--players", type=int, help="only this number of players")
    parser.add_argument("--most-in-flight", type=int, default=21, help="games on the GPU, as a power of two")
    parser.add_argument("--output", type=Path, help="write the numbers as JSON")
    options = parser.parse_args()

    found: dict[str, list[Row]] = {"results": [], "steps": [], "strength": [], "others": [], "gpu": []}
    missing: list[str] = []
    if options.device != "cuda":
        found["results"], found["steps"] = on_processor(options.seconds, options.players)
        found["strength"] = strength(options.players)
        found["others"], missing = others.measure(options.seconds)
    if options.device != "cpu":
        no_gpu = gpu.available()
        if no_gpu:
            missing.append(f"the GPU was left out: {no_gpu}")
        else:
            found["gpu"] = on_device(options.seconds, options.players, options.most_in_flight)
    sizes = {
        name: dtype.itemsize
        for name, dtype in (("game", layout.GAME), ("work", layout.SCRATCH), ("tables", layout.TABLES))
    }
    titles = {
        "results": f"Whole games, {available_cores()} cores, {sizes['game']} bytes per game",
        "steps": "Steps through the batch, two players",
        "strength": "One greedy player among random ones; greedy players among themselves",
        "others": "Other libraries, other games, one core",
        "gpu": "Whole games on the GPU",
    }
    for name, rows in found.items():
        if rows:
            show(titles[name], rows)
    print(f"peak memory: {peak_memory() / 1e6:,.0f} MB", *missing, sep="\n")
    if options.output:
        machine = {
            "python": platform.python_version(),
            "machine": platform.machine(),
            "cores": available_cores(),
        }
        document = {
            **machine,
            "bytes": sizes,
            "peak memory": peak_memory(),
            "device": options.device,
            **found,
            "missing": missing,
        }
        options.output.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
