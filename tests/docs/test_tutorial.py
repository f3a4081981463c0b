"""The tutorial works as it is written: every example runs, and what it makes is what we ship."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import page_examples, pictures

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("page", pictures.TUTORIAL, ids=lambda page: page.stem)
def test_the_examples_of_a_page_run_and_draw_its_pictures(page: Path, tmp_path: Path) -> None:
    drawn = pictures.run_page(page, tmp_path)
    text = page.read_text(encoding="utf-8")
    for name, picture in drawn.items():
        assert f"(../pictures/{name})" in text, f"{page.name} draws {name} and does not show it"
        shown = (pictures.FOLDER / name).read_text(encoding="utf-8")
        assert shown == picture, f"{name} is out of date: draw it anew with `make pictures`"


@pytest.mark.parametrize("page", pictures.TUTORIAL, ids=lambda page: page.stem)
def test_the_files_of_a_page_are_among_the_examples(page: Path) -> None:
    for name, text in page_examples.files(page).items():
        assert (pictures.EXAMPLES / name).read_text(encoding="utf-8") == text, name


# The runner itself


def page_of(folder: Path, text: str) -> Path:
    page = folder / "page.md"
    page.write_text(text, encoding="utf-8")
    return page


@pytest.mark.parametrize(
    "wrong",
    [
        "```python\n>>> 1 + 1\n3\n```\n",
        "```python\nassert False\n```\n",
        "```console\n$ echo one\ntwo\n```\n",
        "```console\n$ exit 3\n```\n",
    ],
)
def test_a_wrong_example_is_noticed(wrong: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        page_examples.run(page_of(tmp_path, wrong), tmp_path)


def test_blocks_share_their_names_and_their_files(tmp_path: Path) -> None:
    page = page_of(
        tmp_path,
        "```python\n# part.py\nA = 1\n```\n```python\n# part.py, continued\nB = A + 1\n```\n"
        "```python\nfrom part import B\n```\n```python\n>>> B\n2\n```\n"
        "```console\n$ cat part.py\nA = 1\n…\n$ echo one; echo two; echo three\none\n…three\n```\n",
    )
    page_examples.run(page, tmp_path)
    assert (tmp_path / "part.py").read_text(encoding="utf-8") == "A = 1\n\n\nB = A + 1\n"
