"""The pages say what is true: their examples are run."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import northline as nl

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_the_example_of_the_readme_plays_a_game_and_saves_it(tmp_path: Path) -> None:
    [example] = blocks("README.md", "python")
    assert len(example.splitlines()) <= 10
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", example],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert [line.split()[0] for line in run.stdout.splitlines()] == ["1", "2", "3"]
    assert nl.Game.load(tmp_path / "game.jsonl").over


def test_the_example_of_the_notation_page_holds() -> None:
    [example] = blocks("docs/notation.md", "python")
    exec(compile(example, "docs/notation.md", "exec"), {})


def test_the_position_of_the_notation_page_is_one() -> None:
    document = json.loads(blocks("docs/notation.md", "json")[0])
    state = nl.State.from_dict(document)
    assert state.trains == (12, 40)
    assert state.owners[nl.edition("nordic_countries").route_index["bergen-oslo-1"]] == 1
    assert state.problems(), "the page says that play would not reach this position"


def test_every_key_of_a_position_is_on_the_notation_page() -> None:
    page = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    state = nl.Game.new(nl.edition("europe"), 2, seed=1).state
    for key in state.to_dict():
        assert f"`{key}`" in page, key


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("room", ["rules", "server"])
def test_the_table_of_modules_names_every_module_of_a_room(room: str) -> None:
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    for module in (ROOT / "src/northline" / room).rglob("*.py"):
        if module.stem != "__init__" and "migrations" not in module.parts:
            assert f"`{module.stem}`" in page, module.name
