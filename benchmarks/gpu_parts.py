"""Where the time of a game on the GPU goes: set-up, choosing, carrying out, scoring, each by itself.

The games are dealt, then played to the end with one launch for choosing and one for carrying out every turn, then
scored. Parts alone are not quite what they are inside a whole game: every launch reads the records from memory again,
but its threads all do the same kind of thing. The last row has the same games whole, in one launch, for comparison.

    python benchmarks/gpu_parts.py --games 1048576 --output parts.json
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import numpy as np
from rich.console import Console
from rich.table import Table as Printed

import northline as nl
from northline.kernel import cuda as gpu
from northline.kernel.playouts import POLICIES, policy_numbers

Row = dict[str, object]


def play_whole(table: gpu.Table, policy: str) -> None:
    table.play(policy, 1)


def timed(work: Callable[[], None]) -> float:
    """Seconds until the device is done."""
    cuda = gpu.toolbox()
    cuda.synchronize()
    start = perf_counter()
    work()
    cuda.synchronize()
    return perf_counter() - start


def measure(edition: nl.Edition, players: int, policy: str, games: int) -> list[Row]:
    from northline.kernel.cuda_entries import carry_out_on_device, choose_on_device, score_on_device

    cuda, table = gpu.toolbox(), gpu.Table(edition, players, games)
    numbers = cuda.device_array(games, np.int64)
    policies = cuda.to_device(policy_numbers(policy, players))

    def choose() -> None:
        arguments = (table.tables, table.games, table.minds, table.works, policies, numbers)
        gpu.launch(choose_on_device, games, *arguments)

    def carry_out() -> None:
        gpu.launch(carry_out_on_device, games, table.tables, table.games, numbers)

    def score() -> None:
        gpu.launch(score_on_device, games, table.tables, table.games, table.works, table.results)

    for work in (lambda: table.deal(0), choose, carry_out, score):
        work()  # compiles before the clock runs
    longest = int(table.play(policy, 1).lengths.copy_to_host().max())
    parts = {"set-up": timed(lambda: table.deal(1)), "choosing": 0.0, "carrying out": 0.0}
    for _ in range(longest):
        parts["choosing"] += timed(choose)
        parts["carrying out"] += timed(carry_out)
    parts["scoring"] = timed(score)
    parts["whole game"] = whole = timed(lambda: play_whole(table, policy))
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
        for policy in POLICIES:
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
