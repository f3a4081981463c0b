"""Does racing pay? Planners and racers share a table in every mixture, for every edition and number of players.

Everybody plays inside the kernel.

    python -m benchmarks.racing --games 1000

What is missing in ``docs/ladder`` is played and kept there, and ``docs/ladder/racing.md`` tells it as tables.
``--games`` is for each mixture.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import perf_counter
from typing import Any

from benchmarks.report import markdown_table

import northline as nl
from northline.arena import Schedule, summarise
from northline.arena.games import GameResult
from northline.arena.kernel_matches import play_in_kernel

FOLDER = Path(__file__).parents[1] / "docs" / "ladder"
KINDS = ("planner", "racer")


def tables() -> list[tuple[str, int]]:
    found = []
    for edition in nl.EDITIONS:
        fewest, most = nl.edition(edition).rules.players
        found += [(edition, players) for players in range(fewest, most + 1)]
    return found


def by_line_up(schedule: Schedule, games: list[GameResult]) -> list[dict[str, Any]]:
    """For each line-up how often each kind wins, for each seat of that kind."""
    found = []
    for number, line_up in enumerate(schedule.line_ups):
        summary = summarise(schedule, [game for game in games if game.line_up == number], rated=False)
        found.append(
            {
                "line_up": [schedule.bots[bot] for bot in line_up],
                "games": summary.games,
                "wins": {r.bot: [r.wins.value, r.wins.low, r.wins.high] for r in summary.rows},
                "points": {r.bot: r.points.value for r in summary.rows if r.points},
            }
        )
    return found


def play(edition: str, players: int, games: int, seed: int) -> None:
    once = Schedule.of(nl.edition(edition), players, KINDS, 1)
    schedule = Schedule.of(once.edition, players, KINDS, games * len(once.line_ups), seed)
    start = perf_counter()
    played = play_in_kernel(schedule)
    document = {"summary": summarise(schedule, played).to_dict(), "line_ups": by_line_up(schedule, played)}
    text = json.dumps(document, indent=1) + "\n"
    path(edition, players).write_text(text, encoding="utf-8")
    print(f"{edition} {players}p: {len(played):,} games, {perf_counter() - start:.0f} s", flush=True)


def path(edition: str, players: int) -> Path:
    return FOLDER / f"{edition}-{players}p-racing.json"


def page() -> str:
    """All that was played, as Markdown."""
    text = "# Does racing pay?\n\nMade by `benchmarks/racing.py`: planners and racers in every mixture, inside the "
    text += "kernel. Wins are for one seat of a kind.\n"
    for edition, players in tables():
        file = path(edition, players)
        if file.exists():
            text += f"\n## {nl.edition(edition).name}, {players} players\n\n"
            text += line_ups_table(json.loads(file.read_text(encoding="utf-8"))["line_ups"])
    return text


def line_ups_table(line_ups: list[dict[str, Any]]) -> str:
    lines = []
    for line in line_ups:
        kinds = line["line_up"]
        wins = (
            "{:.1f} ({:.1f}–{:.1f})".format(*(100 * part for part in line["wins"][kind])) for kind in KINDS
        )
        lines.append(
            (
                " + ".join(f"{kinds.count(kind)} {kind}" for kind in KINDS),
                f"{line['games']:,}",
                *wins,
                " : ".join(f"{line['points'][kind]:.0f}" for kind in KINDS),
                f"{100 / len(kinds):.1f}",
            )
        )
    head = ("at the table", "games", "a planner wins % (95 %)", "a racer wins % (95 %)", "points", "even")
    return markdown_table(head, lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for edition, players in tables():
        if not path(edition, players).exists():
            play(edition, players, options.games, options.seed)
    (FOLDER / "racing.md").write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
