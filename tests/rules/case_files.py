"""Rule cases: small positions with what must follow, read from the TOML files in ``cases/``.

A case reads like a puzzle::

    [[case]]
    title = "A card of the display is replaced at once"
    rules = ["DRAW-1"]
    position.edition = "europe"
    position.display = ["red", "blue", "white", "green", "black"]

    [[case.play]]
    do = "take red"
    deck_gives = ["orange"]
    then.display = ["orange", "blue", "white", "green", "black"]

``position`` is a position document that says only what matters. TOML has no null: ``"none"`` stands for it.
``rest_with = 1`` gives seat 1 every card that is nowhere else, so that a deck can be empty without cards being lost.
``contrived = true`` allows a position that play would not reach.

Each ``play`` step names an action in ``do`` and who does it (``seat``; without it, whoever is to act). ``deck_gives``
names the cards that come off the deck meanwhile, in order, whatever for: exactly those must come. ``"any"`` leaves
them to chance; a step without it must not touch the deck.

What must follow is said by the keys of :data:`tests.rules.case_checks.CHECKS`: in the case itself about the position
it starts from, in a step about the position after it. A key that nobody knows is an error, and so is a case that
checks nothing.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.rules.case_checks import CHECKS

FOLDER = Path(__file__).parent / "cases"

_CASE_KEYS = {"title", "rules", "position", "rest_with", "contrived", "play"}
_STEP_KEYS = {"do", "seat", "deck_gives"}


class BadCase(ValueError):
    """A case that cannot be read; says which and why."""


@dataclass(frozen=True)
class Step:
    do: str
    seat: int | None
    deck_gives: list[str] | str
    checks: dict[str, Any]


@dataclass(frozen=True)
class Case:
    chapter: str
    title: str
    rules: tuple[str, ...]
    position: dict[str, Any]
    rest_with: int | None
    contrived: bool
    checks: dict[str, Any]
    steps: tuple[Step, ...]


def read_cases() -> list[Case]:
    """Every case of every file, in order."""
    return [case for path in sorted(FOLDER.glob("*.toml")) for case in read_file(path)]


def read_file(path: Path) -> list[Case]:
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    _only(document, {"case"}, path.name)
    cases = [read_case(path.stem, entry) for entry in document["case"]]
    titles = [case.title for case in cases]
    for title in titles:
        if titles.count(title) > 1:
            raise BadCase(f"{path.name}: two cases are called {title!r}")
    return cases


def read_case(chapter: str, entry: dict[str, Any]) -> Case:
    title = entry.get("title", "")
    where = f"{chapter}: {title!r}"
    if not title or not title.isascii() or not title.isprintable():
        raise BadCase(f"{where}: a case needs a title of ASCII letters, for it names a test")
    if not entry.get("rules") or "position" not in entry:
        raise BadCase(f"{where}: a case needs the rules it proves and a position")
    _only(entry, _CASE_KEYS | set(CHECKS), where)
    steps = tuple(
        _read_step(step, f"{where}, step {number}") for number, step in enumerate(entry.get("play", []), 1)
    )
    checks = _checks(entry)
    if not checks and not any(step.checks for step in steps):
        raise BadCase(f"{where}: this case checks nothing")
    return Case(
        chapter=chapter,
        title=title,
        rules=tuple(entry["rules"]),
        position=nulls(entry["position"]),
        rest_with=entry.get("rest_with"),
        contrived=entry.get("contrived", False),
        checks=checks,
        steps=steps,
    )


def _read_step(step: dict[str, Any], where: str) -> Step:
    _only(step, _STEP_KEYS | set(CHECKS), where)
    if "do" not in step:
        raise BadCase(f"{where}: a step needs an action")
    return Step(step["do"], step.get("seat"), step.get("deck_gives", []), _checks(step))


def _checks(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: nulls(value) for key, value in entry.items() if key in CHECKS}


def _only(entry: dict[str, Any], known: set[str], where: str) -> None:
    unknown = sorted(set(entry) - known)
    if unknown:
        raise BadCase(f"{where}: there is no such key: {', '.join(unknown)}")


def nulls(value: Any) -> Any:
    """The same with None for ``"none"``."""
    if isinstance(value, dict):
        return {key: nulls(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [nulls(inner) for inner in value]
    return None if value == "none" else value
