"""How to install an extra: a command that works where Northline runs from."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from northline import extras


def test_in_a_clone_the_clone_is_installed() -> None:
    command = shlex.split(extras.how_to_install("fast"))
    root = Path(__file__).parents[1]
    assert command == [sys.executable, "-m", "pip", "install", "-e", f"{root}[fast]"]


def test_an_installed_package_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(extras, "_CHECKOUT", tmp_path)
    assert shlex.split(extras.how_to_install("envs"))[1:] == ["-m", "pip", "install", "northline[envs]"]


def test_no_sentence_of_the_package_names_another_command() -> None:
    for path in Path(extras.__file__).parent.rglob("*.py"):
        if path.name != "extras.py":
            assert "pip install" not in path.read_text(encoding="utf-8"), path
