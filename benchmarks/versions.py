"""Is the kernel as fast as it was? Several versions of the sources play whole games, chunk by chunk in alternation.

Each version runs in a process of its own, on one thread; a chunk is timed by the processor time of that process. The
versions may play different games, so the table counts by decision: the best chunk and the median, in microseconds.

    git worktree add ../before 69a35c2
    python -m benchmarks.versions ../before . --policies random greedy planner
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

GAMES = {"random": 8000, "greedy": 2000, "planner": 20}
"""Games in a chunk: about a tenth of a second."""

WORKER = """
import hashlib, json, sys, time
sys.path.insert(0, sys.argv[1])
import northline
from northline import kernel
assert northline.__file__.startswith(sys.argv[1]), northline.__file__
for line in sys.stdin:
    name, players, policy, games, seed = json.loads(line)
    edition = northline.edition(name)
    start = time.process_time()
    played = kernel.playouts(edition, players, games, policy, seed=seed, threads=1)
    spent = time.process_time() - start
    digest = hashlib.sha256(played.points.tobytes() + played.lengths.tobytes()).hexdigest()
    print(json.dumps([spent, int(played.lengths.sum()), digest]), flush=True)
"""


class Version:
    """A folder with sources of the project, and the process that plays with them."""

    def __init__(self, folder: Path) -> None:
        self.name = folder.name or folder.resolve().name
        self._process = subprocess.Popen(
            [sys.executable, "-c", WORKER, str(folder.resolve() / "src")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": ""},
        )

    def play(self, *chunk: Any) -> tuple[float, str]:
        """Microseconds of processor time a decision, and a digest of all points and lengths of games."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(chunk) + "\n")
        self._process.stdin.flush()
        spent, decisions, digest = json.loads(self._process.stdout.readline())
        return 1e6 * spent / decisions, digest

    def stop(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else None)
    parser.add_argument(
        "versions", nargs="+", type=Path, metavar="FOLDER", help="a working tree of the project"
    )
    parser.add_argument("--policies", nargs="+", default=["greedy"], choices=GAMES)
    parser.add_argument(
        "--editions", nargs="+", default=["europe", "nordic_countries", "northern_lights"], metavar="EDITION"
    )
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--chunks", type=int, default=20)
    arguments = parser.parse_args()
    versions = [Version(folder) for folder in arguments.versions]
    table = Table(title="µs of processor time a decision: best chunk, median")
    for column in ("edition", "policy", *(version.name for version in versions), "games"):
        table.add_column(column, justify="left" if column in ("edition", "policy", "games") else "right")
    for policy in arguments.policies:
        for edition in arguments.editions:
            times: list[list[float]] = [[] for _ in versions]
            digests: list[list[str]] = [[] for _ in versions]
            for version in versions:
                version.play(edition, arguments.players, policy, 10, 0)  # compiles before the clock runs
            for seed in range(arguments.chunks):
                for number, version in enumerate(versions):
                    spent, digest = version.play(edition, arguments.players, policy, GAMES[policy], seed)
                    times[number].append(spent)
                    digests[number].append(digest)
            alike = ["the same" if other == digests[-1] else "others" for other in digests[:-1]]
            cells = [f"{min(chunks):.4f}, {median(chunks):.4f}" for chunks in times]
            table.add_row(edition, policy, *cells, ", ".join(alike))
    for version in versions:
        version.stop()
    console = Console()
    Console(width=console.width if console.is_terminal else 160).print(table)


if __name__ == "__main__":
    main()
