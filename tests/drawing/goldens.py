"""What pictures looked like when somebody last looked at them.

After a change on purpose, look at the pictures and run ``python -m tests.drawing.goldens``.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import northline as nl
from northline import svg
from tests.toy import toy

FOLDER = Path(__file__).parent / "golden"


def goldens() -> dict[str, str]:
    """The files: a small picture as it is, of the large ones the hashes."""
    lines = [
        f"{name} {hashlib.sha256(text.encode()).hexdigest()[:16]}\n" for name, text in _pictures().items()
    ]
    return {"toy.svg": svg.board(toy(), width=640), "boards.txt": "".join(lines)}


def _pictures() -> dict[str, str]:
    found = {}
    for name in nl.EDITIONS:
        board = nl.edition(name)
        owners = {route.id: k % 3 for k, route in enumerate(board.routes[:30])}
        state = nl.State.from_dict({"edition": name, "players": 3, "phase": "turn", "routes": owners})
        found[f"{name}-light"] = svg.board(board, theme="light")
        found[f"{name}-dark"] = svg.board(board, theme="dark")
        found[f"{name}-position"] = svg.position(state)
    return found


if __name__ == "__main__":
    for name, text in goldens().items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
