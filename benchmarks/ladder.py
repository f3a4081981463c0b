"""The ladder of the players inside the kernel, for every edition and number of players.

    python benchmarks/ladder.py --games 1000            # play what is missing in docs/ladder
    python benchmarks/ladder.py --print                 # print the tables

For each edition and number of players there are two tournaments: ``ladder``, in which all kinds meet, and ``racing``,
in which planners and racers share a table in every mixture. ``--games`` is for each pair of players at a table of two,
and for each line-up at larger ones.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import perf_counter
from typing import Any

import northline as nl
from northline.arena import Plan, summarise
from northline.arena.games import GameResult
from northline.arena.quick import play_in_kernel

FOLDER = Path(__file__).parents[1] / "docs" / "ladder"
KINDS = {"ladder": ("planner", "racer", "greedy", "random"), "racing": ("planner", "racer")}


def tables() -> list[tuple[str, int, str]]:
    """The smallest tables first, and the cheapest kind."""
    found = []
    for edition in nl.EDITIONS:
        fewest, most = nl.edition(edition).rules.players
        found += [(edition, players, kind) for players in range(fewest, most + 1) for kind in KINDS]
    # Two racers and planners meet in the ladder; five seats for four kinds would make 52 line-ups.
    left_out = {(2, "racing"), (5, "ladder")}
    return sorted((table for table in found if table[1:] not in left_out), key=lambda table: table[1])


def by_line_up(plan: Plan, games: list[GameResult]) -> list[dict[str, Any]]:
    """For each line-up how often each kind wins, for each seat of that kind."""
    found = []
    for number, line_up in enumerate(plan.line_ups):
        summary = summarise(plan, [game for game in games if game.line_up == number], rated=False)
        found.append(
            {
                "line_up": [plan.bots[bot] for bot in line_up],
                "games": summary.games,
                "wins": {r.bot: [r.wins.value, r.wins.low, r.wins.high] for r in summary.rows if r.seats},
                "points": {r.bot: r.points.value for r in summary.rows if r.seats},
            }
        )
    return found


def play(edition: str, players: int, kind: str, games: int, seed: int) -> None:
    once = Plan.of(nl.edition(edition), players, KINDS[kind], 1)
    plan = Plan.of(once.edition, players, KINDS[kind], games * len(once.line_ups), seed)
    start = perf_counter()
    played = play_in_kernel(plan)
    document = {"summary": summarise(plan, played).to_dict(), "line_ups": by_line_up(plan, played)}
    text = json.dumps(document, indent=1) + "\n"
    path(edition, players, kind).write_text(text, encoding="utf-8")
    print(f"{edition} {players}p {kind}: {len(played):,} games, {perf_counter() - start:.0f} s", flush=True)


def path(edition: str, players: int, kind: str) -> Path:
    return FOLDER / f"{edition}-{players}p-{kind}.json"


def show() -> None:
    """The tables as Markdown."""
    for edition, players, kind in sorted(tables(), key=lambda t: (nl.EDITIONS.index(t[0]), t[1], t[2])):
        file = path(edition, players, kind)
        if not file.exists():
            continue
        document = json.loads(file.read_text(encoding="utf-8"))
        print(f"\n### {nl.edition(edition).name}, {players} players: {kind}\n")
        show_ladder(document["summary"]) if kind == "ladder" else show_line_ups(document["line_ups"])


def show_ladder(summary: dict[str, Any]) -> None:
    bots = [row["bot"] for row in summary["rows"]]
    print(
        f"{summary['games']:,} games. Right: how often the row's player finishes ahead of the column's, in %.\n"
    )
    print(f"| player | rating | wins % (95 %) | points | {' | '.join(bots)} |")
    print(f"| --- {'| --- ' * (3 + len(bots))}|")
    for row in summary["rows"]:
        wins, ahead = row["wins"], summary["ahead"][row["bot"]]
        others = " | ".join("–" if ahead[other] is None else f"{100 * ahead[other]:.1f}" for other in bots)
        print(
            f"| {row['bot']} | {row['rating']:.1f} ± {row['rating_high'] - row['rating']:.1f} "
            f"| {100 * wins['value']:.1f} ({100 * wins['low']:.1f}–{100 * wins['high']:.1f}) "
            f"| {row['points']['value']:.1f} | {others} |"
        )


def show_line_ups(line_ups: list[dict[str, Any]]) -> None:
    print("| at the table | games | a planner wins % (95 %) | a racer wins % (95 %) | points | even |")
    print("| --- | --- | --- | --- | --- | --- |")
    for line in line_ups:
        kinds = line["line_up"]
        told = " + ".join(f"{kinds.count(kind)} {kind}" for kind in ("planner", "racer"))
        wins = " | ".join(
            "{:.1f} ({:.1f}–{:.1f})".format(*(100 * part for part in line["wins"][kind]))
            for kind in ("planner", "racer")
        )
        points = f"{line['points']['planner']:.0f} : {line['points']['racer']:.0f}"
        print(f"| {told} | {line['games']:,} | {wins} | {points} | {100 / len(kinds):.1f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--print", action="store_true", dest="show", help="print the tables; play nothing")
    options = parser.parse_args()
    if not options.show:
        FOLDER.mkdir(parents=True, exist_ok=True)
        for edition, players, kind in tables():
            if not path(edition, players, kind).exists():
                play(edition, players, kind, options.games, options.seed)
    show()


if __name__ == "__main__":
    main()
