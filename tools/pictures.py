"""``python -m tools.pictures``: draw the pictures of the README and the docs.

The moment in the middle of a game comes from the record that lies beside them. The pictures of the tutorial are those
that its own examples write.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

import northline as nl
from northline import svg
from tools import page_examples

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "pictures"
TUTORIAL = sorted((ROOT / "docs" / "tutorial").glob("*.md"))
EXAMPLES = ROOT / "examples"
MOMENT = 220
"""Actions of the recorded game before its picture is taken."""


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    drawn = {f"{name}.svg": svg.board(nl.edition(name), width=1280) for name in nl.EDITIONS}
    drawn["game.svg"] = svg.moment(nl.Game.load(FOLDER / "game.jsonl"), MOMENT, width=1280)
    return drawn


def run_page(page: Path, folder: Path) -> dict[str, str]:
    """Run the examples of a page of the tutorial in a folder and return the pictures they write, by name."""
    shutil.copy(EXAMPLES / "my_bots.py", folder)  # the last page uses the bot of the one before
    layout = {"edition layout iceland.toml": EXAMPLES / "iceland.geometry.json"}
    page_examples.run(page, folder, layout)
    return {picture.name: picture.read_text(encoding="utf-8") for picture in folder.glob("*.svg")}


def main() -> None:
    drawn = pictures()
    for page in TUTORIAL:
        with tempfile.TemporaryDirectory() as folder:
            drawn |= run_page(page, Path(folder))
    for name, picture in drawn.items():
        (FOLDER / name).write_text(picture, encoding="utf-8", newline="\n")
        print(FOLDER / name, file=sys.stderr)


if __name__ == "__main__":
    main()
