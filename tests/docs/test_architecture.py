"""The architecture page is true to the code: its picture comes from the sources, its walks name what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools import rooms

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
SOURCES = (ROOT, ROOT / "src" / "northline", ROOT / "client" / "src", ROOT / "src/northline/strategy/planner")
FILE = re.compile(r"[\w./-]+\.(?:py|ts|svelte)")
NAME = re.compile(r"[A-Za-z_][\w.]*")


def section(title: str) -> str:
    """The text under a heading, up to the next one of any level."""
    return re.split(r"\n#+ ", PAGE.split(f"{title}\n", 1)[1])[0]


def steps(title: str) -> list[str]:
    """The numbered steps of a walk, and the paragraphs after them."""
    return [part for part in re.split(r"\n(?=\d\. )|\n\n", section(title)) if part.strip()]


def find(name: str) -> Path | None:
    return next((folder / name for folder in SOURCES if (folder / name).exists()), None)


WALKS = ("### One claim, from the click to every screen", "### One decision of the planner")


def named_in(step: str) -> tuple[list[str], list[str]]:
    """The files that a step names, and the other names in code style."""
    quoted = re.findall(r"`([^`]+)`", step)
    files = [word for word in quoted if FILE.fullmatch(word)]
    return files, [word for word in quoted if NAME.fullmatch(word) and word not in files]


@pytest.mark.parametrize("walk", WALKS)
def test_every_file_of_a_walk_is_there(walk: str) -> None:
    files = [file for step in steps(walk) for file in named_in(step)[0]]
    assert len(files) >= 7
    assert [file for file in files if find(file) is None] == []


@pytest.mark.parametrize("walk", WALKS)
def test_every_name_of_a_walk_is_in_a_file_of_the_walk(walk: str) -> None:
    """``LiveTable.act`` needs both words in one of the files that the walk names."""
    found = [find(file) for step in steps(walk) for file in named_in(step)[0]]
    texts = [path.read_text(encoding="utf-8") for path in found if path is not None]
    names = [name for step in steps(walk) for name in named_in(step)[1]]
    assert len(names) >= 12
    missing = [
        name
        for name in names
        if not any(all(re.search(rf"\b{word}\b", text) for word in name.split(".")) for text in texts)
    ]
    assert missing == []


def test_the_picture_of_the_rooms_is_up_to_date() -> None:
    assert rooms.TARGET.read_text(encoding="utf-8") == rooms.picture(), "run: python -m tools.rooms"


def test_arrows_of_the_picture_point_down() -> None:
    """The rows say so, and every room is in one."""
    row_of = {name: row for row, names in enumerate(rooms.ROWS) for name, _ in names}
    found = rooms.rooms()
    assert found.keys() == row_of.keys()
    for room, others in found.items():
        assert all(row_of[other] > row_of[room] for other in others), room


def test_every_room_is_in_the_table() -> None:
    table = section("## The rooms")
    for room in rooms.rooms():
        assert f"`{room}/`" in table or f"`{room}.py`" in table, room
