"""How fast the reference engine is on this machine.

Plays whole games with uniformly random choices from the menu, for every edition and number of players, on one core;
then times the menu (`legal_actions`) and `apply` by themselves on positions from those games. Beside it, in the same
minutes, runs a yardstick: a fixed loop of plain Python, so that numbers from a busy or a slow machine can be compared.

    python benchmarks/reference.py --games 200 --output results.json
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import sys
from collections.abc import Callable
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


def play(edition: nl.Edition, players: int, seed: int) -> list[Decision]:
    """One random game, scored at the end; returns every decision in it."""
    chance, choice = SplitMix(seed), SplitMix(seed + 1_000_000)
    state, _ = new_game(edition, players, chance)
    decisions: list[Decision] = []
    while state.to_act:
        seat = state.to_act[0]
        menu = legal_actions(state, seat)
        action = menu[choice.below(len(menu))]
        decisions.append((state, seat, action))
        state, _ = apply(state, action, chance)
    standings(state)
    return decisions


def timed(work: Callable[[], object]) -> tuple[float, float]:
    """Processor seconds of some work, and of the yardstick around it."""
    before = yardstick()
    start = process_time()
    work()
    seconds = process_time() - start
    return seconds, (before + yardstick()) / 2


def measure(edition: nl.Edition, players: int, games: int, repeats: int) -> dict[str, object]:
    chunk = max(1, games // repeats)
    rates, yards, decisions = [], [], []
    for repeat in range(repeats):
        seeds = range(repeat * chunk, (repeat + 1) * chunk)
        played: list[list[Decision]] = []
        seconds, yard = timed(
            lambda seeds=seeds, played=played: played.extend(play(edition, players, s) for s in seeds)
        )
        rates.append(chunk / seconds)
        yards.append(yard)
        decisions += [decision for game in played for decision in game]
    sample = decisions[:: max(1, len(decisions) // 4000)]
    chance = SplitMix(1)
    menu_seconds, _ = timed(lambda: [legal_actions(state, seat) for state, seat, _ in sample])
    apply_seconds, _ = timed(lambda: [apply(state, action, chance) for state, _, action in sample])
    return {
        "edition": edition.id,
        "players": players,
        "games": chunk * repeats,
        "games_per_second": statistics.median(rates),
        "best_games_per_second": max(rates),
        "decisions_per_game": len(decisions) / (chunk * repeats),
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
            play(edition, players, seed=0)  # fills the engine's tables before the clock runs
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
