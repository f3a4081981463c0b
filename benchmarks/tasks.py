"""The scores of all our bots at the fixed tasks of `northline benchmark`, as a page.

    python -m benchmarks.tasks --cores 2

What is missing in ``docs/ladder/tasks.json``, or was measured against opponents that play differently now, is
measured and kept there; ``docs/ladder/tasks.md`` tells it as tables. Bots of the kernel, which take seconds, come first
everywhere, then the others, small tables before large ones. ``--editions``, ``--players`` and ``--bots`` choose some of
it, and ``--minutes`` says when to begin nothing more."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from benchmarks.report import markdown_table

import northline as nl
from northline.arena import Workers
from northline.arena.benchmark import OPPONENTS, VERSION, Task, run

FOLDER = Path(__file__).parents[1] / "docs" / "ladder"
IN_KERNEL = ("planner", "racer", "greedy", "random")
BOTS = (*IN_KERNEL, "hard", "normal", "easy", "route-focused", "one-step", "long-route", "ticket-hungry")
"""All that choose within milliseconds (``neural`` is ``hard``); a search is measured when it is asked for:
``--bots search:playouts=100``."""
MISSING = (
    "`neural` plays as `hard`. `expert` and `search` are not here: a bot makes some 60 decisions in each of 720 games, "
    "so one that thinks for a second takes twelve hours for each table.\n"
)
Found = dict[str, dict[str, Any]]
"""By the name of a task its document, with the scores of all bots by their specs."""


def tasks() -> list[Task]:
    found = []
    for name in nl.EDITIONS:
        edition = nl.edition(name)
        fewest, most = edition.rules.players
        found += [Task(edition, players) for players in range(fewest, most + 1)]
    return sorted(found, key=lambda task: task.players)


def read(file: Path) -> Found:
    found: Found = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


def measure(
    task: Task, bots: tuple[str, ...], found: Found, file: Path, workers: Workers, end: float
) -> None:
    """Measure what is missing, and keep it at once."""
    document = task.to_dict()
    before = found.get(task.name, {})
    same = {key: value for key, value in before.items() if key not in ("scores", "northline")}
    scores = before["scores"] if same == {k: v for k, v in document.items() if k != "northline"} else {}
    for bot in bots:
        if bot in scores or time.monotonic() > end:
            continue
        start = time.monotonic()
        scores[bot] = run(task, bot, workers).to_dict()
        found[task.name] = {**document, "scores": scores}
        file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        print(
            f"{task.name}: {bot} {100 * scores[bot]['value']:.1f}, {time.monotonic() - start:.0f} s",
            flush=True,
        )


def page(found: Found) -> str:
    """All that was measured, as Markdown."""
    text = f"# Scores at the tasks\n\nMade by `benchmarks/tasks.py`: version {VERSION} of the tasks of `northline "
    text += "benchmark`, shares of wins in % with 95 % intervals. The score is the mean over the three opponents. "
    text += MISSING
    for task in tasks():
        document = found.get(task.name)
        if document is None:
            continue
        text += f"\n## {task.edition.name}, {task.players} players\n\n"
        text += (
            f"An even share is {100 / task.players:.0f} %; edition `{document['edition_digest']}`, opponents "
        )
        text += f"`{document['opponents_digest']}`.\n\n"
        scores = sorted(document["scores"].values(), key=lambda score: -score["value"])
        text += markdown_table(("bot", "score", *OPPONENTS, "games"), [_line(score) for score in scores])
        problems = [problem for score in scores for problem in score["problems"]]
        if problems:
            text += f"\n{'; '.join(problems)}.\n"
        left = [f"`{bot}`" for bot in BOTS if bot not in document["scores"]]
        if left:
            text += f"\nNot measured yet: {', '.join(left)}.\n"
    return text


def _line(score: dict[str, Any]) -> list[str]:
    against = {one["opponent"]: one["wins"] for one in score["against"]}
    cells = [_share(against[opponent]) if opponent in against else "–" for opponent in OPPONENTS]
    return [f"`{score['bot']}`", _share(score, 1), *cells, f"{score['games']:,}"]


def _share(share: dict[str, Any], digits: int = 0) -> str:
    value, low, high = (100 * share[key] for key in ("value", "low", "high"))
    return f"{value:.{digits}f} ({low:.{digits}f}–{high:.{digits}f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--editions", nargs="+", default=nl.EDITIONS, choices=nl.EDITIONS)
    parser.add_argument("--players", nargs="+", type=int, default=[2, 3, 4, 5])
    parser.add_argument("--bots", nargs="+", default=BOTS)
    parser.add_argument("--minutes", type=float, default=600)
    parser.add_argument("--cores", type=int, default=2)
    options = parser.parse_args()
    file, end = FOLDER / "tasks.json", time.monotonic() + 60 * options.minutes
    found = read(file)
    chosen = [t for t in tasks() if t.edition.id in options.editions and t.players in options.players]
    for in_kernel in (True, False):
        bots = tuple(bot for bot in options.bots if (bot in IN_KERNEL) == in_kernel)
        for task in chosen:
            measure(task, bots, found, file, Workers(options.cores), end)
    (FOLDER / "tasks.md").write_text(page(found), encoding="utf-8")


if __name__ == "__main__":
    main()
