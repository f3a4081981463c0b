"""How fast the reference engine is on this machine.

Plays whole games with uniformly random choices from the menu, for every edition and number of players, on one core;
then times the menu (`legal_actions`) and `apply` by themselves on positions from those games. Beside it, in the same
minutes, runs a yardstick: a fixed loop of plain Python, so that numbers from a busy or a slow machine can be compared.

    python -m benchmarks.reference --games 200 --output results.json
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from time import process_time

from rich.console import Console
from rich.table import Table

import northline as nl
from northline.rules import SplitMix, State, apply, legal_actions, new_game, standings
from northline.rules.actions import Action

YARDSTICK_STEPS = 100_000
Decision = tuple[State, int, Action]


def yardstick() -> float:
    """Seconds of processor time for a fixed piece of plain Python."""
    start, value = process_time(), 0
    for step in range(YARDSTICK_STEPS):
        value = (value * 31 + step) & 0xFFFF
    return process_time() - start


def play(edition: nl.Edition, players: int, seed: int) -> Iterator[Decision]:
    """One random game, scored at the end, decision by decision."""
    chance, choice = SplitMix(seed), SplitMix(seed + 1_000_000)
    state, _ = new_game(edition, players, chance)
    while state.to_act:
        seat = state.to_act[0]
        menu = legal_actions(state, seat)
        action = menu[choice.below(len(menu))]
        yield state, seat, action
        state, _ = apply(state, action, chance)
    standings(state)


def play_all(edition: nl.Edition, players: int, seeds: range) -> int:
    """Play games and forget them: kept positions would give the garbage collector work. Counts the decisions."""
    return sum(1 for seed in seeds for _ in play(edition, players, seed))


def timed(work: Callable[[], int]) -> tuple[float, float, int]:
    """Processor seconds of some work, of the yardstick around it, and what the work counted."""
    before = yardstick()
    start = process_time()
    count = work()
    seconds = process_time() - start
    return seconds, (before + yardstick()) / 2, count


def count_of(things: Iterable[object]) -> int:
    return sum(1 for _ in things)


def measure(edition: nl.Edition, players: int, games: int, repeats: int) -> dict[str, object]:
    chunk = max(1, games // repeats)
    rates, yards, decisions = [], [], 0
    for repeat in range(repeats):
        seeds = range(repeat * chunk, (repeat + 1) * chunk)
        seconds, yard, count = timed(partial(play_all, edition, players, seeds))
        rates.append(chunk / seconds)
        yards.append(yard)
        decisions += count
    sample = [decision for seed in range(10) for decision in play(edition, players, seed)]
    chance = SplitMix(1)
    menu_seconds, _, _ = timed(lambda: count_of(legal_actions(state, seat) for state, seat, _ in sample))
    apply_seconds, _, _ = timed(lambda: count_of(apply(state, action, chance) for state, _, action in sample))
    return {
        "edition": edition.id,
        "players": players,
        "games": chunk * repeats,
        "games_per_second": statistics.median(rates),
        "best_games_per_second": max(rates),
        "decisions_per_game": decisions / (chunk * repeats),
        "menu_microseconds": 1e6 * menu_seconds / len(sample),
        "apply_microseconds": 1e6 * apply_seconds / len(sample),
        "yardstick_milliseconds": 1e3 * statistics.median(yards),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=200, help="games for each edition and number of players")
    parser.add_argument("--repeats", type=int, default=10, help="chunks to take the median of")
    parser.add_argument("--output", type=Path, help="write the numbers as JSON")
    options = parser.parse_args()
    if options.games < 1 or options.repeats < 1:
        parser.error("--games and --repeats must be at least 1")

    results = []
    for name in nl.EDITIONS:
        edition = nl.edition(name)
        fewest, most = edition.rules.players
        for players in range(fewest, most + 1):
            print(f"{name}, {players} players …", file=sys.stderr)
            play_all(edition, players, range(1))  # fills the engine's tables before the clock runs
            results.append(measure(edition, players, options.games, options.repeats))

    table = Table(title=f"Random games on one core, Python {platform.python_version()}")
    headings = (
        "edition",
        "players",
        "games/s",
        "best",
        "decisions/game",
        "µs menu",
        "µs apply",
        "ms yardstick",
    )
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "edition" else "right")
    for row in results:
        table.add_row(
            str(row["edition"]),
            str(row["players"]),
            *(
                f"{row[key]:.0f}"
                for key in ("games_per_second", "best_games_per_second", "decisions_per_game")
            ),
            *(
                f"{row[key]:.1f}"
                for key in ("menu_microseconds", "apply_microseconds", "yardstick_milliseconds")
            ),
        )
    Console().print(table)
    if options.output:
        document = {"python": platform.python_version(), "machine": platform.machine(), "results": results}
        options.output.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
