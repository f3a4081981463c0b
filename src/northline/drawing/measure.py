"""The sizes of the parts of a board, in board units, and the width of text."""

from __future__ import annotations

import unicodedata

SPACE_LENGTH = 36.0
SPACE_WIDTH = 13.0
GAP = 3.5
"""The smallest gap between the spaces of a route."""
TRACK = 16.5
"""The distance between the centre lines of parallel routes."""
CITY_RADIUS = 9.0
STOP_RADIUS = 6.0
"""The radius of a stop without a name."""
LABEL_SIZE = 16.0
"""The font size of the names of cities."""

PICTURE_WIDTH = 1280
"""The width of a picture in pixels, unless another one is wanted."""

_NARROW = "fijlrtI.,:;'|()[]!-/ "
_WIDE = "mwMW@%"


def text_width(text: str, size: float) -> float:
    """The approximate width of a bold sans-serif text; names are stretched to it when they are drawn."""
    width = 0.0
    for letter in text:
        base = unicodedata.normalize("NFD", letter)[0]
        if base in _NARROW:
            width += 0.34
        elif base in _WIDE:
            width += 0.88
        elif base.isupper():
            width += 0.70
        elif ord(base) > 0x2E80:
            width += 1.0  # ideographs and their like
        else:
            width += 0.58
    return width * size
