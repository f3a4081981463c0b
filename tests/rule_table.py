"""Fills the last column of the tables in ``docs/rules.md``: the tests that prove each rule.

The other columns are written by hand, there and nowhere else. A test names the rules it proves with
``@pytest.mark.rule("DRAW-4")``; they are found by letting pytest collect the whole test directory.

    python -m tests.rule_table
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "rules.md"

_ROW = re.compile(r"^\| (?P<rule>[A-Z]+-(?:[0-9]+|[A-K])) \|")
_REPORT = "NORTHLINE_RULE_MARKS"
_NAMES_A_FILE = 2
_FILES_NAMED = 2


@dataclass(frozen=True)
class Proof:
    """A test that proves a rule."""

    rule: str
    file: str
    name: str


def regenerate() -> None:
    """Write the page anew."""
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8"), collect()), encoding="utf-8")


def collect() -> list[Proof]:
    """Every rule mark of every test, in the order of collection."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "marks.json"
        environment = {**os.environ, _REPORT: str(report)}
        environment.pop("PYTEST_ADDOPTS", None)
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "tests.rule_table"]
        done = subprocess.run(
            [*command, "-p", "no:cacheprovider", "tests"],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise RuntimeError(
                f"pytest could not collect the tests:\n{done.stdout[-4000:]}{done.stderr[-4000:]}"
            )
        return [Proof(**entry) for entry in json.loads(report.read_text(encoding="utf-8"))]


def pytest_collection_finish(session: Any) -> None:
    """What pytest calls when :func:`collect` has it load this module as a plugin."""
    report = os.environ.get(_REPORT)
    if report:
        proofs = [asdict(proof) for proof in proofs_of(session.items)]
        Path(report).write_text(json.dumps(proofs), encoding="utf-8")


def proofs_of(items: Iterable[Any]) -> list[Proof]:
    """Every rule mark of some tests, in their order."""
    found = []
    for item in items:
        rules = dict.fromkeys(rule for mark in item.iter_markers("rule") for rule in mark.args)
        found += [Proof(rule, *_place(item)) for rule in rules]
    return found


def _place(item: Any) -> tuple[str, str]:
    """The file and the name of a test; of a rule case, those of the case."""
    case = getattr(item, "callspec", None) and item.callspec.params.get("case")
    if hasattr(case, "chapter"):
        return f"rules/cases/{case.chapter}.toml", case.title
    return item.path.relative_to(ROOT / "tests").as_posix(), item.originalname


# The page


def rules_of(page: str) -> list[str]:
    """The rules that have a row, in order."""
    return [row["rule"] for line in page.splitlines() if (row := _ROW.match(line))]


def filled(page: str, proofs: list[Proof]) -> str:
    """The page with the tests column filled."""
    lines = []
    for line in page.splitlines():
        row = _ROW.match(line)
        if row:
            *written, _ = _cells(line)
            line = f"| {' | '.join([*written, summary(row['rule'], proofs)])} |"
        lines.append(line)
    return "\n".join(lines) + "\n"


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]


def summary(rule: str, proofs: list[Proof]) -> str:
    """The files that prove a rule with the number of tests in each, cases first, and the names of a few."""
    own = [proof for proof in proofs if proof.rule == rule]
    counts = Counter(proof.file for proof in own)
    files = sorted(counts, key=lambda file: (not file.endswith(".toml"), -counts[file], file))
    parts = []
    for place, file in enumerate(files):
        part = f"`{file}` ({counts[file]})"
        if place < _FILES_NAMED:
            names = list(dict.fromkeys(proof.name for proof in own if proof.file == file))
            more = "; …" if len(names) > _NAMES_A_FILE else ""
            part += f": {'; '.join(names[:_NAMES_A_FILE])}{more}"
        parts.append(part)
    return "<br>".join(parts).replace("|", "\\|") or "none"


def problems(page: str, proofs: list[Proof]) -> list[str]:
    """What is wrong with the page: rules without a test, tests of no rule, and whether it is out of date."""
    rules = rules_of(page)
    proved = {proof.rule for proof in proofs}
    found = [f"{rule} has {rules.count(rule)} rows" for rule in dict.fromkeys(rules) if rules.count(rule) > 1]
    found += [f"no test proves {rule}" for rule in rules if rule not in proved]
    unknown = [proof for proof in proofs if proof.rule not in rules]
    found += [f"{proof.file}: {proof.name!r} names the unknown rule {proof.rule}" for proof in unknown]
    if not found and filled(page, proofs) != page:
        found.append("docs/rules.md is out of date: run `make generated` (or `python -m tests.rule_table`)")
    return found


if __name__ == "__main__":
    regenerate()
