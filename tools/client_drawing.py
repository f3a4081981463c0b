"""Generates the palettes and symbols of the boards for the browser client: ``python -m tools.client_drawing``.

Their source is `northline.drawing`; the client reads them from a generated JSON file.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from northline.drawing import symbols, themes

TARGET = Path(__file__).parents[1] / "client" / "src" / "generated" / "drawing.json"


def text() -> str:
    """The whole generated file."""
    document = {
        "themes": {
            name: {mode: asdict(theme) for mode, theme in modes.items()}
            for name, modes in themes.THEMES.items()
        },
        "routeColors": themes.ROUTE_COLORS,
        "graySpace": themes.GRAY_SPACE,
        "marks": themes.MARKS,
        "playerColors": themes.PLAYER_COLORS,
        "playerMarks": themes.PLAYER_MARKS,
        "colorShapes": symbols.COLOR_SHAPES,
        "locomotive": symbols.LOCOMOTIVE_SHAPE,
        "patterns": symbols.PATTERNS,
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text(), encoding="utf-8")
