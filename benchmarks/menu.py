"""How long the menu of a very large hand takes, beside that of an opening hand.

For each edition: the menu (`legal_actions`) at the start of a turn with an empty board, with the four cards of an
opening hand and with sixty cards of every kind. The two are timed in turns, so that a busy machine slows both, and
the ratio between them can be compared between machines.

    python -m benchmarks.menu --output benchmarks/results/menu.json
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
from pathlib import Path
from time import process_time

from rich.console import Console
from rich.table import Table

import northline as nl
from northline.rules import State, legal_actions
from northline.rules.cards import COLORS

OPENING = {"red": 2, "blue": 1, "locomotive": 1}
SIXTY = dict.fromkeys(COLORS, 6) | {"locomotive": 12}


def turn(edition: nl.Edition, hand: dict[str, int]) -> State:
    return State.from_dict({"edition": edition.id, "players": 2, "hands": [hand, {}]}, edition)


def seconds_for(state: State, times: int) -> float:
    """Processor seconds for one menu, by the mean over some."""
    start = process_time()
    for _ in range(times):
        legal_actions(state, 0)
    return (process_time() - start) / times


def measure(edition: nl.Edition, repeats: int, times: int) -> dict[str, object]:
    opening, sixty = turn(edition, OPENING), turn(edition, SIXTY)
    for state in (opening, sixty):
        legal_actions(state, 0)  # fills the engine's tables before the clock runs
    pairs = [(seconds_for(opening, times), seconds_for(sixty, times)) for _ in range(repeats)]
    return {
        "edition": edition.id,
        "opening_actions": len(legal_actions(opening, 0)),
        "sixty_actions": len(legal_actions(sixty, 0)),
        "opening_microseconds": 1e6 * statistics.median(small for small, _ in pairs),
        "sixty_microseconds": 1e6 * statistics.median(large for _, large in pairs),
        "ratio": statistics.median(large / small for small, large in pairs),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else None)
    parser.add_argument("--repeats", type=int, default=15, help="pairs of timings to take the median of")
    parser.add_argument("--times", type=int, default=100, help="menus in one timing")
    parser.add_argument("--output", type=Path, help="write the numbers as JSON")
    options = parser.parse_args()
    if options.repeats < 1 or options.times < 1:
        parser.error("--repeats and --times must be at least 1")

    results = [measure(nl.edition(name), options.repeats, options.times) for name in nl.EDITIONS]
    table = Table(title=f"The menu of four cards and of sixty, Python {platform.python_version()}")
    for heading in ("edition", "actions of 4", "actions of 60", "µs of 4", "µs of 60", "ratio"):
        table.add_column(heading, justify="left" if heading == "edition" else "right")
    for row in results:
        table.add_row(
            *(str(row[key]) for key in ("edition", "opening_actions", "sixty_actions")),
            *(f"{row[key]:.1f}" for key in ("opening_microseconds", "sixty_microseconds", "ratio")),
        )
    Console().print(table)
    if options.output:
        options.output.parent.mkdir(parents=True, exist_ok=True)
        document = {"python": platform.python_version(), "machine": platform.machine(), "results": results}
        options.output.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
