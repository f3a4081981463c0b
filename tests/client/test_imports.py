"""Imports between the folders of the client point one way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "client" / "src"

BELOW: dict[str, set[str]] = {
    "generated": set(),
    "messages": set(),
    "lib": {"generated", "messages"},
    "board": {"generated", "lib"},
    "components": {"generated", "lib", "board"},
    "chat": {"generated", "lib", "components"},
    "textmode": {"generated", "lib", "components", "chat"},
    "help": {"generated", "messages", "lib", "board", "components", "textmode"},
    "lobby": {"generated", "lib", "components"},
    "finish": {"generated", "lib", "board", "components"},
    "stats": {"generated", "lib", "components"},
    "habits": {"generated", "lib", "components"},
    "analysis": {"generated", "lib", "board", "components", "help"},
    "replay": {"generated", "lib", "board", "components", "finish", "help", "analysis"},
    "table": {"generated", "lib", "board", "components", "chat", "finish", "help", "lobby"},
    "puzzles": {"generated", "lib", "components", "help", "table"},
    "workshop": {"generated", "lib", "board", "components", "help"},
}
"""For each folder the folders it may import from. `App.svelte` and `main.ts` sit on top."""


def folder_of(file: Path) -> str:
    return file.relative_to(SOURCE).parts[0]


def imported(file: Path) -> set[str]:
    """The folders that a file imports from, its own left out."""
    paths = re.findall(r"""(?:\bfrom|\bimport|glob<[^(]*>)\s*\(?\[?'(\.[^']+)'""", file.read_text("utf-8"))
    return {folder_of((file.parent / path).resolve()) for path in paths} - {folder_of(file)}


def test_every_folder_has_its_place() -> None:
    assert {path.name for path in SOURCE.iterdir() if path.is_dir()} == set(BELOW)


@pytest.mark.parametrize("folder", BELOW)
def test_imports_point_down(folder: str) -> None:
    files = [file for file in (SOURCE / folder).rglob("*") if file.suffix in (".ts", ".svelte")]
    wrong = {file.name: extra for file in files if (extra := imported(file) - BELOW[folder])}
    assert wrong == {}
