"""``python -m tools.pictures``: draw the pictures of the README and the docs.

The moment in the middle of a game comes from the record that lies beside them.
"""

from __future__ import annotations

import sys
from pathlib import Path

import northline as nl
from northline import svg

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
MOMENT = 220
"""Actions of the recorded game before its picture is taken."""


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    drawn = {f"{name}.svg": svg.board(nl.edition(name), width=1280) for name in nl.EDITIONS}
    drawn["game.svg"] = svg.moment(nl.Game.load(FOLDER / "game.jsonl"), MOMENT, width=1280)
    return drawn


def main() -> None:
    for name, picture in pictures().items():
        (FOLDER / name).write_text(picture, encoding="utf-8", newline="\n")
        print(FOLDER / name, file=sys.stderr)


if __name__ == "__main__":
    main()
