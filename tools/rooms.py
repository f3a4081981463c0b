"""Draw ``docs/pictures/rooms.svg``: the rooms of the package, their sub-rooms, and who imports whom.

    python -m tools.rooms

Where each room stands is chosen by hand; the arrows are read from the sources. An arrow that others imply is left out.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "northline"
TARGET = ROOT / "docs" / "pictures" / "rooms.svg"

ROWS: tuple[tuple[tuple[str, str], ...], ...] = (
    (("commands", "the command northline"),),
    (
        ("terminal", "play in a terminal"),
        ("server", "the online table"),
        ("envs", "PettingZoo, Gymnasium"),
    ),
    (
        ("analysis", "chances, judged decisions, puzzles"),
        ("workshop", "making maps"),
        ("learning", "training the learned player"),
    ),
    (("arena", "tournaments, board lab"),),
    (
        ("svg", "public API of drawing"),
        ("layout", "geometry of boards"),
        ("printing", "boards on paper"),
        ("bots", "players that see a view"),
    ),
    (("drawing", "boards as SVG"), ("neural", "the learned player"), ("kernel", "the rules, compiled")),
    (("game", "position, record, chance"), ("features", "a view as numbers")),
    (("strategy", "how players decide"),),
    (("rules", "the reference engine"),),
    (("geography", "coasts and cities"),),
    (("editions", "boards as data"),),
)
"""From top to bottom: a room imports only from rows below its own."""

LEFT_OUT = {"processes", "extras"}
"""Rooms that would only clutter the picture."""

WIDTH, ROW, GAP, MARGIN, BOX_HEIGHT, SUB_HEIGHT = 1120, 132, 28, 24, 52, 22
LANE, GUTTER = 44, 120
"""Space to the left of all boxes and between the two columns, for arrows that skip a row."""


@cache
def rooms() -> dict[str, set[str]]:
    """Each room with the rooms it imports from, anywhere in its files but the notebook hooks."""
    found: dict[str, set[str]] = {}
    for path in SOURCE.rglob("*.py"):
        name = room_of(path)
        if name is not None:
            found.setdefault(name, set()).update(imported_rooms(path) - {name} - LEFT_OUT)
    return found


def room_of(path: Path) -> str | None:
    """The room of a file; the package's own ``__init__`` and ``__main__`` have none."""
    first = path.relative_to(SOURCE).with_suffix("").parts[0]
    return {"__init__": None, "__main__": None, "processes": None, "extras": None, "cli": "commands"}.get(
        first, first
    )


def imported_rooms(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    hooks = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and n.name == "_repr_svg_"]
    skipped = {part for hook in hooks for part in ast.walk(hook)}
    names = {
        f"{node.module}.{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node not in skipped
        for alias in node.names
    }
    return {name.split(".")[1] for name in names if name.startswith("northline.")}


def direct(edges: dict[str, set[str]]) -> set[tuple[str, str]]:
    """The transitive reduction of an acyclic graph."""

    def reachable(room: str) -> set[str]:
        found: set[str] = set()
        for other in edges[room]:
            found |= {other} | reachable(other)
        return found

    return {
        (room, other)
        for room, others in edges.items()
        for other in others
        if not any(other in reachable(between) for between in others - {other})
    }


def sub_rooms(room: str) -> list[str]:
    folder = SOURCE / room
    return sorted(path.parent.name for path in folder.glob("*/__init__.py")) if folder.is_dir() else []


Box = tuple[float, float, float, float]
"""Left, top, width, height."""


def boxes() -> dict[str, Box]:
    """Where each room stands."""
    placed: dict[str, Box] = {}
    inner, column = WIDTH - LANE - MARGIN, (WIDTH - LANE - MARGIN - GUTTER) / 2
    for row, names in enumerate(ROWS):
        if len(names) == 1:
            _place(placed, row, [names[0][0]], LANE, inner)
        else:
            half = (len(names) + 1) // 2
            _place(placed, row, [name for name, _ in names[:half]], LANE, column)
            _place(placed, row, [name for name, _ in names[half:]], LANE + column + GUTTER, column)
    return placed


def _place(placed: dict[str, Box], row: int, names: list[str], left: float, width: float) -> None:
    """Boxes side by side; one with many sub-rooms is wider."""
    weights = [max(4, len(sub_rooms(name))) for name in names]
    unit = (width - GAP * (len(names) - 1)) / sum(weights)
    for name, weight in zip(names, weights, strict=True):
        height = BOX_HEIGHT + (SUB_HEIGHT + 8 if sub_rooms(name) else 0)
        placed[name] = (left, MARGIN + row * ROW, weight * unit, height)
        left += weight * unit + GAP


def arrow(source: Box, target: Box) -> str:
    """From the foot of a box to the head of one in the next row, or along a free lane to the side of one below."""
    (left, top, width, height), (to_left, to_top, to_width, to_height) = source, target
    middle, goal, foot = left + width / 2, to_left + to_width / 2, top + height
    if to_top - top <= ROW:
        x1 = (min(max(goal, left + 40), left + width - 40) + middle) / 2
        x2 = (min(max(middle, to_left + 40), to_left + to_width - 40) + goal) / 2
        y, bend, level = to_top - 7, (to_top - 7 - foot) / 2, to_top - 24
        if abs(x1 - x2) > WIDTH / 4:  # a curve would run behind other boxes
            return f'<path d="M{x1:.0f} {foot} V{level} H{x2:.0f} V{y}"/>'
        return (
            f'<path d="M{x1:.0f} {foot} C{x1:.0f} {foot + bend:.0f} {x2:.0f} {y - bend:.0f} {x2:.0f} {y}"/>'
        )
    centre = LANE + (WIDTH - LANE - MARGIN) / 2
    outside = middle < centre / 2 + LANE and width < WIDTH / 2
    shift = (middle - centre) / 16
    lane, side = (LANE / 2, to_left - 7) if outside else (centre + shift, to_left + to_width + 7)
    start, turn, end = (left + 20 if outside else middle), foot + 10, to_top + to_height / 2 + shift / 2
    return f'<path d="M{start:.0f} {foot} V{turn} H{lane:.0f} V{end:.0f} H{side:.0f}"/>'


def picture() -> str:
    placed, about = boxes(), {name: text for row in ROWS for name, text in row}
    height = 2 * MARGIN + (len(ROWS) - 1) * ROW + BOX_HEIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" role="img">',
        "<title>The rooms of Northline, and which imports which</title>",
        '<defs><marker id="head" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0L8 4L0 8z" fill="#5b6b7a"/></marker></defs>',
        f'<rect width="{WIDTH}" height="{height}" rx="12" fill="#f7f5f0"/>',
        '<g fill="none" stroke="#5b6b7a" stroke-width="1.6" marker-end="url(#head)">',
        *(arrow(placed[room], placed[other]) for room, other in sorted(direct(rooms()))),
        "</g>",
    ]
    for name, box in placed.items():
        parts += room_box(name, about[name], box)
    return "\n".join([*parts, "</svg>", ""])


def room_box(name: str, about: str, box: Box) -> list[str]:
    left, top, width, height = box
    middle = left + width / 2
    parts = [
        f'<rect x="{left:.0f}" y="{top}" width="{width:.0f}" height="{height}" rx="8" fill="#fff" stroke="#31465a"/>',
        f'<text x="{middle:.0f}" y="{top + 22}" text-anchor="middle" font-size="16" font-weight="600"'
        f' fill="#1d2b38">{name}</text>',
        f'<text x="{middle:.0f}" y="{top + 41}" text-anchor="middle" font-size="13" fill="#4a5a68">{about}</text>',
    ]
    names = sub_rooms(name)
    step = (width - 16) / max(1, len(names))
    size = min(12, *((step - 8) / (0.6 * len(text)) for text in names)) if names else 12
    for place, sub_room in enumerate(names):
        x, y = left + 8 + place * step, top + BOX_HEIGHT
        parts += [
            f'<rect x="{x + 2:.0f}" y="{y}" width="{step - 4:.0f}" height="{SUB_HEIGHT}" rx="4" fill="#e3ebf1"/>',
            f'<text x="{x + step / 2:.0f}" y="{y + 15}" text-anchor="middle" font-size="{size:.1f}"'
            f' fill="#31465a">{sub_room}</text>',
        ]
    return parts


if __name__ == "__main__":
    TARGET.write_text(picture(), encoding="utf-8")
    print(f"wrote {TARGET}")
