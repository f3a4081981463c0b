"""The pictures of the README and the docs are what the code draws now."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tools import pictures

from northline.drawing.board_layout import layout_of
from northline.editions import edition

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", sorted(pictures.pictures()))
def test_a_picture_is_current(name: str) -> None:
    drawn = (pictures.FOLDER / name).read_text(encoding="utf-8")
    assert drawn == pictures.pictures()[name], "draw it anew with: make pictures"


def test_the_pictures_are_shown() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"docs/pictures/([\w.]+)", readme)) == set(pictures.pictures())


def test_every_key_of_a_geometry_file_is_on_the_page_for_map_makers() -> None:
    page = (ROOT / "docs" / "maps.md").read_text(encoding="utf-8")
    document = json.loads(str(layout_of(edition("northern_lights"))))
    for key in (
        *document,
        *document["background"],
        *document["labels"]["oslo"],
        *document["routes"]["alborg-oslo"],
    ):
        assert f"`{key}`" in page, key
