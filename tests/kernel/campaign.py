"""The long campaign: a million games of the kernel, some thousands of them beside the reference engine.

    python -m tests.kernel.campaign --games 1000000

Every game is looked at after every step, and in the end its score is checked; of the games beside the reference engine
position, menu, chance and score are compared after every step. Prints how many games were played and how often each
corner of the rules was reached, and fails when one of them was rare: then the characters do not look hard enough.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from time import monotonic

from rich.console import Console
from rich.table import Table

from northline.editions import Edition
from northline.processes import available_cores
from tests.kernel.boards import ALL_TABLES, BOARDS, EDITIONS
from tests.kernel.crowd import Crowd

GAMES = "NORTHLINE_SOAK_GAMES"
IN_FLIGHT = 1024
CHUNK = 2_000
RARE = 5_000
"""A corner that an edition has must come up at least once in so many of its games."""
COLUMNS = (
    "games",
    "games beside the reference",
    "games scored by the reference",
    "steps",
    "sweeps",
    "refilled decks",
    "empty decks",
    "gaps in the display",
    "tunnels paid",
    "failed tunnels",
    "passes",
    "stations",
    "last rounds",
    "forced ends",
    "shared victories",
    "ticket decks run out",
)


def share(name: str) -> float:
    """How much of the campaign a board gets for each number of players: the real ones most."""
    if name.removeprefix("lean ") in ("tiny", "toy"):
        return 0.05
    return 0.02 if name.startswith("lean ") else 0.05


def play(name: str, players: int, games: int, seed: int) -> Counter[str]:
    """One part of the campaign."""
    in_flight = min(IN_FLIGHT, max(24, games // 4))
    # A step beside the reference takes a thousand times as long as one alone; on small boards less.
    beside = in_flight // 16 if name.removeprefix("lean ") in ("tiny", "toy") else in_flight // 160
    crowd = Crowd(BOARDS[name](), players, in_flight, max(1, beside), seed)
    return crowd.play(games)


def chunks(games: int) -> list[tuple[str, int, int, int]]:
    """The campaign in parts for the processes, the real boards in turns so that none comes last."""
    found = []
    for name, players in ALL_TABLES:
        rest, part = max(1, round(games * share(name))), 0
        while rest > 0:
            found.append((part, (name, players, min(rest, CHUNK), 1000 * len(found))))
            rest, part = rest - CHUNK, part + 1
    return [chunk for _, chunk in sorted(found, key=lambda one: one[0])]


def possible(edition: Edition) -> set[str]:
    """The corners that the rules of an edition have."""
    rules = edition.rules
    corners = {*COLUMNS}
    if not rules.sweep_at:
        corners -= {"sweeps"}
    if not any(route.kind == "tunnel" for route in edition.routes):
        corners -= {"tunnels paid", "failed tunnels"}
    if not rules.stations:
        corners -= {"stations"}
    return corners


def rare(found: dict[str, Counter[str]]) -> list[str]:
    """What came up too seldom, in words."""
    return [
        f"{name}: {corners[corner]} {corner} in {corners['games']:,} games"
        for name, corners in found.items()
        for corner in COLUMNS
        if corner in possible(EDITIONS[name]()) and corners[corner] < max(1, corners["games"] // RARE)
    ]


def show(found: dict[str, Counter[str]], seconds: float) -> None:
    table = Table(title=f"{sum(f['games'] for f in found.values()):,} games in {seconds / 60:.0f} minutes")
    table.add_column("with their lean boards", no_wrap=True)
    for name in found:
        table.add_column(name.replace("_", " "), justify="right")
    table.add_column("all", justify="right")
    for corner in COLUMNS:
        counts = [corners[corner] for corners in found.values()]
        table.add_row(corner, *(f"{count:,}" for count in counts), f"{sum(counts):,}")
    Console(width=120).print(table)


def campaign(games: int, processes: int, minutes: float | None) -> dict[str, Counter[str]]:
    """Play them all, or as many as there is time for."""
    start, found = monotonic(), {name: Counter[str]() for name in EDITIONS}
    play("tiny", 2, 1, 0)  # compiles once, before the processes share what is kept on disk
    parts = chunks(games)
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        calls = {pool.submit(play, *part): part[0].removeprefix("lean ") for part in parts}
        for done, call in enumerate(as_completed(calls), 1):
            found[calls[call]].update(call.result())
            played = sum(f["games"] for f in found.values())
            print(f"{done} of {len(parts)} parts, {played:,} games", file=sys.stderr, flush=True)
            if minutes is not None and monotonic() - start > 60 * minutes:
                pool.shutdown(cancel_futures=True)
                break
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Kernel and reference engine over very many games.")
    parser.add_argument("--games", type=int, default=int(os.environ.get(GAMES, "1000000")))
    parser.add_argument("--processes", type=int, default=available_cores())
    parser.add_argument("--minutes", type=float, help="stop after about so long, and say how far it came")
    options = parser.parse_args()
    start = monotonic()
    found = campaign(options.games, options.processes, options.minutes)
    show(found, monotonic() - start)
    played, too_seldom = sum(f["games"] for f in found.values()), rare(found)
    if played < options.games:
        print(f"there was time for {played:,} of {options.games:,} games")
    for line in too_seldom:
        print(f"too seldom: {line}")
    return 1 if too_seldom or played < options.games else 0


if __name__ == "__main__":
    sys.exit(main())
