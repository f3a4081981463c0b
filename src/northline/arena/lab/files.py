"""The findings as files: a page, all numbers as JSON, and tables as CSV."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from dataclasses import asdict
from math import isfinite
from pathlib import Path
from typing import Any

from northline.arena.lab.findings import Findings
from northline.arena.lab.report import page
from northline.editions import Edition

TABLES = ("routes", "tickets", "colors", "order", "habits")


def write_all(folder: Path, edition: Edition, found: Findings) -> Path:
    """Write everything and return the page."""
    folder.mkdir(parents=True, exist_ok=True)
    document = _without_gaps(found.to_dict())
    text = json.dumps(document, indent=1, ensure_ascii=False, allow_nan=False)
    (folder / "lab.json").write_text(text + "\n", encoding="utf-8")
    for name in TABLES:
        _write_csv(folder / f"{name}.csv", [asdict(row) for row in getattr(found, name)])
    report = folder / "report.html"
    report.write_text(page(edition, found), encoding="utf-8")
    return report


def _write_csv(path: Path, rows: Sequence[dict[str, Any]]) -> None:
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        for row in rows:
            writer.writerow({key: _cell(value) for key, value in row.items()})


def _cell(value: Any) -> Any:
    if isinstance(value, tuple):
        return " ".join(f"{part:.6g}" for part in value)
    if isinstance(value, float):
        return f"{value:.6g}" if isfinite(value) else ""
    return value


def _without_gaps(value: Any) -> Any:
    """JSON has no nan: what is not known is null."""
    if isinstance(value, dict):
        return {key: _without_gaps(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_without_gaps(part) for part in value]
    return None if isinstance(value, float) and not isfinite(value) else value
