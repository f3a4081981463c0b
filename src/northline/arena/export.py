"""The numbers of a tournament as files: a summary as JSON, and one row for each seat of each game."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from northline.arena.games import SOURCES, GameResult
from northline.arena.schedule import Plan
from northline.arena.summary import Summary, win_share


class ExportError(ValueError):
    """Something that is needed to write a file is not installed."""


def write_summary(path: Path, summary: Summary) -> None:
    path.write_text(json.dumps(summary.to_dict(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def table(plan: Plan, games: Sequence[GameResult]) -> list[dict[str, Any]]:
    """One row for each seat of each game."""
    rows = []
    for number, game in enumerate(games):
        for seat, bot in enumerate(game.seating):
            rows.append(
                {
                    "game": number,
                    "deal": game.deal,
                    "line_up": game.line_up,
                    "seat": seat,
                    "bot": plan.bots[bot],
                    "place": game.places[seat],
                    "won": win_share(game, seat),
                    "points": game.points[seat],
                    **{name: game.sources[name][seat] for name in SOURCES},
                    "tickets_kept": game.tickets[seat],
                    "tickets_completed": game.completed[seat],
                    "moves": game.moves[seat],
                    "seconds": game.seconds[seat],
                    "turns": game.turns,
                    "fault": game.fault.sentence if game.fault else "",
                }
            )
    return rows


def write_csv(path: Path, rows: Sequence[dict[str, Any]]) -> None:
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]) if rows else ["game"])
        writer.writeheader()
        writer.writerows(rows)


def write_parquet(path: Path, rows: Sequence[dict[str, Any]]) -> None:
    try:
        from pyarrow import Table, parquet
    except ImportError:
        raise ExportError(
            "Parquet needs pyarrow, which is not installed: pip install 'northline[arena]'"
        ) from None
    parquet.write_table(Table.from_pylist(list(rows)), path)
