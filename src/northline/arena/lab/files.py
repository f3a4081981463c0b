"""The findings as files: a page, all numbers as JSON, and tables as CSV."""

from __future__ import annotations

import json
from dataclasses import asdict
from math import isfinite
from pathlib import Path
from typing import Any

from northline.arena.export import write_csv
from northline.arena.lab.findings import VERSION, Findings
from northline.arena.lab.headlines import headlines, who_played
from northline.arena.lab.report import page
from northline.editions import Edition

TABLES = ("routes", "tickets", "colors", "order", "habits")


def write_report(folder: Path, edition: Edition, findings: Findings) -> Path:
    """Write the page, ``lab.json`` and the tables into a folder, and return the path of the page."""
    folder.mkdir(parents=True, exist_ok=True)
    document = _without_nan(to_document(findings))
    text = json.dumps(document, indent=1, ensure_ascii=False, allow_nan=False)
    (folder / "lab.json").write_text(text + "\n", encoding="utf-8")
    for name in TABLES:
        rows = [_flat(asdict(row)) for row in getattr(findings, name)]
        write_csv(folder / f"{name}.csv", [{key: _cell(value) for key, value in row.items()} for row in rows])
    report = folder / "report.html"
    report.write_text(page(edition, findings), encoding="utf-8")
    return report


def to_document(findings: Findings) -> dict[str, Any]:
    """Everything that was found, as JSON types but for nan; ``docs/arena.md`` says what the fields mean."""
    return {
        "version": VERSION,
        "headlines": [asdict(headline) for headline in headlines(findings)],
        "true_of": who_played(findings),
        "bottlenecks": [route.id for route in findings.bottlenecks],
        "never_claimed": [route.id for route in findings.never_claimed],
        "gifts": [ticket.id for ticket in findings.tickets if ticket.verdict == "gift"],
        "traps": [ticket.id for ticket in findings.tickets if ticket.verdict == "trap"],
        "short_colors": [color.color for color in findings.colors if color.short],
        **asdict(findings),
    }


def _cell(value: Any) -> Any:
    if isinstance(value, tuple):
        return " ".join(f"{part:.6g}" for part in value)
    if isinstance(value, float):
        return f"{value:.6g}" if isfinite(value) else ""
    return value


def _flat(row: dict[str, Any]) -> dict[str, Any]:
    """A row with a column for each number of an estimate: ``decides``, ``decides_low``, ``decides_high``."""
    flat: dict[str, Any] = {}
    for key, value in row.items():
        if isinstance(value, dict):
            flat |= {key if part == "value" else f"{key}_{part}": number for part, number in value.items()}
        else:
            flat[key] = value
    return flat


def _without_nan(value: Any) -> Any:
    """The same with null for nan, which JSON does not have."""
    if isinstance(value, dict):
        return {key: _without_nan(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_without_nan(part) for part in value]
    return None if isinstance(value, float) and not isfinite(value) else value
