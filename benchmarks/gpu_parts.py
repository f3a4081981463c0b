"""Where the time of a game on the GPU goes.

All games are dealt and stopped after no decision, after 60, after 120, and at their end: the differences are what those
decisions cost. A position is scored wherever a game stops, so the scoring of finished games is also timed by itself.

    python -m benchmarks.gpu_parts --games 1048576 --output parts.json
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.table import Table as Printed

import northline as nl
from northline.kernel.core.layout import SCRATCH
from northline.kernel.cuda import launch as gpu
from northline.kernel.playouts import MAX_STEPS

Row = dict[str, object]


def timed(work: Callable[[], object]) -> float:
    """Seconds until the device is done."""
    cuda = gpu.require_cuda()
    cuda.synchronize()
    start = perf_counter()
    work()
    cuda.synchronize()
    return perf_counter() - start


def measure(edition: nl.Edition, players: int, policy: str, games: int) -> list[Row]:
    from northline.kernel.cuda.kernels import score_on_device

    table, scratches = (
        gpu.DeviceGames(edition, players, games),
        gpu.require_cuda().device_array(games, SCRATCH),
    )

    def stopped_after(decisions: int) -> float:
        return min(timed(lambda: table.play(policy, 1, decisions)) for _ in range(3))

    def score() -> None:
        gpu.launch(score_on_device, games, gpu.tables_on_device(edition), records, scratches, results)

    stopped_after(1)  # compiles before the clock runs
    dealt, sixty, twice, whole = (stopped_after(decisions) for decisions in (0, 60, 120, MAX_STEPS))
    records, results = table.records()
    score()
    parts = {
        "dealing": dealt,
        "decisions 1 to 60": sixty - dealt,
        "decisions 61 to 120": twice - sixty,
        "the rest": whole - twice,
        "whole game": whole,
        "scoring alone": timed(score),
    }
    return [
        {
            "edition": edition.id,
            "policy": policy,
            "part": part,
            "ns/game": 1e9 * seconds / games,
            "of the whole": seconds / whole,
        }
        for part, seconds in parts.items()
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1 << 20, help="in flight")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--edition", choices=nl.EDITIONS, help="only this one")
    parser.add_argument("--output", type=Path, help="write the numbers as JSON")
    options = parser.parse_args()
    if gpu.available():
        print(f"nothing to measure: {gpu.available()}", file=sys.stderr)
        return 1
    rows: list[Row] = []
    for name in [options.edition] if options.edition else nl.EDITIONS:
        for policy in gpu.POLICIES:
            rows += measure(nl.edition(name), options.players, policy, options.games)
    table = Printed(title=f"{options.games:,} games in flight")
    for column in rows[0]:
        table.add_column(column, justify="right" if "of" in column or "ns" in column else "left")
    for row in rows:
        table.add_row(*(f"{cell:,.3f}" if isinstance(cell, float) else str(cell) for cell in row.values()))
    Console().print(table)
    if options.output:
        document = {"games": options.games, "players": options.players, "parts": rows}
        options.output.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
