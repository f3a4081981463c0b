"""The sizes that a board is made of, in its own units, and how wide a name is."""

from __future__ import annotations

import unicodedata

SPACE_LENGTH = 36.0
SPACE_WIDTH = 13.0
GAP = 3.5
"""Between the spaces of a route, at least."""
TRACK = 16.5
"""From the middle of a track to the middle of the one beside it."""
CITY_RADIUS = 9.0
STOP_RADIUS = 6.0
"""Of a stop without a name."""
LABEL_SIZE = 16.0
"""The height of letters in the names of cities."""

_NARROW = "fijlrtI.,:;'|()[]!-/ "
_WIDE = "mwMW@%"


def text_width(text: str, size: float) -> float:
    """About how wide a bold sans-serif text is: names are fitted to this width when they are drawn."""
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
