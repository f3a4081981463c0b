"""The findings as files: a page, all numbers as JSON, and tables as CSV."""

from __future__ import annotations

import json
from dataclasses import asdict
from math import isfinite
from pathlib import Path
from typing import Any

from northline.arena.export import write_csv
from northline.arena.lab.findings import Findings
from northline.arena.lab.report import page
from northline.editions import Edition

TABLES = ("routes", "tickets", "colors", "order", "habits")


def write_report(folder: Path, edition: Edition, findings: Findings) -> Path:
    """Write the page, ``lab.json`` and the tables into a folder, and return the path of the page."""
    folder.mkdir(parents=True, exist_ok=True)
    document = _without_nan(findings.to_dict())
    text = json.dumps(document, indent=1, ensure_ascii=False, allow_nan=False)
    (folder / "lab.json").write_text(text + "\n", encoding="utf-8")
    for name in TABLES:
        rows = [asdict(row) for row in getattr(findings, name)]
        write_csv(folder / f"{name}.csv", [{key: _cell(value) for key, value in row.items()} for row in rows])
    report = folder / "report.html"
    report.write_text(page(edition, findings), encoding="utf-8")
    return report


def _cell(value: Any) -> Any:
    if isinstance(value, tuple):
        return " ".join(f"{part:.6g}" for part in value)
    if isinstance(value, float):
        return f"{value:.6g}" if isfinite(value) else ""
    return value


def _without_nan(value: Any) -> Any:
    """The same with null for nan, which JSON does not have."""
    if isinstance(value, dict):
        return {key: _without_nan(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_without_nan(part) for part in value]
    return None if isinstance(value, float) and not isfinite(value) else value
