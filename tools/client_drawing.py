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
    seats = len(themes.PLAYER_COLORS)
    document = {
        "themes": {
            name: {mode: asdict(theme) for mode, theme in modes.items()}
            for name, modes in themes.THEMES.items()
        },
        "spaces": {
            theme.id: asdict(themes.space_colors(theme))
            for modes in themes.THEMES.values()
            for theme in modes.values()
        },
        "routeColors": themes.ROUTE_COLORS,
        "graySpace": themes.GRAY_SPACE,
        "marks": themes.MARKS,
        "playerColors": themes.PLAYER_COLORS,
        "colorShapes": symbols.COLOR_SHAPES,
        "locomotive": symbols.LOCOMOTIVE_SHAPE,
        "trains": [symbols.train(seat) for seat in range(seats)],
        "stations": [symbols.station(seat) for seat in range(seats)],
        "casing": themes.CASING,
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text(), encoding="utf-8")
