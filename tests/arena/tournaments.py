"""What tests ask of a tournament in a folder."""

from __future__ import annotations

import json
from pathlib import Path

from northline.arena.log import FILE
from tests.toy import TOY_FILE

TOY = str(TOY_FILE)
"""The toy edition, as the command line is given it."""


def without_times(folder: Path) -> list[dict[str, object]]:
    """The games of a log in order, without what depends on the machine."""
    lines = [json.loads(line) for line in (folder / FILE).read_text(encoding="utf-8").splitlines()]
    games = [{k: v for k, v in line.items() if k not in ("seconds", "slowest")} for line in lines[1:]]
    return sorted(games, key=lambda game: (game["deal"], game["seating"]))
