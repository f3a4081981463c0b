"""The numbers of a tournament as files: the summary as JSON, and a table with a row for each seat of each game."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from northline.arena.games import SOURCES, GameResult
from northline.arena.schedule import Schedule
from northline.arena.statistics import win_share
from northline.arena.summary import Summary
from northline.extras import how_to_install, missing


class ExportError(ValueError):
    """Something that is needed to write a file is not installed."""


def check_exports(table: str, plots: str) -> None:
    """Raise :class:`ExportError` where tables or plots of a kind cannot be written here, before games are played."""
    if table == "parquet" and missing("pyarrow"):
        command = how_to_install("arena")
        raise ExportError(f"Parquet needs pyarrow, which is not installed: {command}, or choose --table csv")
    if plots != "none" and missing("matplotlib"):
        command = how_to_install("arena")
        raise ExportError(f"plots need matplotlib, which is not installed: {command}, or choose --plots none")


def write_summary(path: Path, summary: Summary) -> None:
    """Write a summary as JSON."""
    path.write_text(json.dumps(summary.to_dict(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def seat_rows(schedule: Schedule, games: Sequence[GameResult]) -> list[dict[str, Any]]:
    """One row for each seat of each game, for :func:`write_csv` and :func:`write_parquet`."""
    rows = []
    for number, game in enumerate(games):
        for seat, bot in enumerate(game.seating):
            rows.append(
                {
                    "game": number,
                    "deal": game.deal,
                    "line_up": game.line_up,
                    "seat": seat,
                    "bot": schedule.bots[bot],
                    "place": None if game.void else game.places[seat],
                    "won": None if game.void else win_share(game.places, seat),
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
    """Write rows, which all have the same keys, as CSV with a head line."""
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]) if rows else ["game"])
        writer.writeheader()
        writer.writerows(rows)


def write_parquet(path: Path, rows: Sequence[dict[str, Any]]) -> None:
    """Write rows as Parquet; raises :class:`ExportError` where pyarrow is not installed."""
    check_exports("parquet", "none")
    from pyarrow import Table, parquet

    parquet.write_table(Table.from_pylist(list(rows)), path)
