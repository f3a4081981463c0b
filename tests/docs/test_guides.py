"""The Python examples of the guides run. Pages with tests of their own are tested there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import page_examples

from tests.analysis.games import played

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("page", ["arena", "dataset", "envs", "puzzles", "values"])
def test_the_examples_of_a_guide_run(page: str, tmp_path: Path) -> None:
    played("nordic_countries", 2).save(tmp_path / "game.jsonl")  # some of them begin with a record
    page_examples.run(DOCS / f"{page}.md", tmp_path)


def test_every_page_with_python_in_it_is_tested() -> None:
    tested = {
        "analysis.md": "tests/analysis/test_report.py",
        "arena.md": "here",
        "dataset.md": "here",
        "envs.md": "here",
        "bots.md": "tests/bots/test_bots_page.py",
        "notation.md": "tests/test_docs.py",
        "puzzles.md": "here",
        "values.md": "here",
        "protocol.md": "tests/server/test_protocol_page.py",
    }
    pages = [page for page in DOCS.rglob("*.md") if "_build" not in page.parts]
    with_python = {
        page.name
        for page in pages
        if page.parent.name != "tutorial"
        and any(language == "python" for language, _, _ in page_examples.blocks(page))
    }
    assert with_python == tested.keys()
