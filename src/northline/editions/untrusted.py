"""Text from outside in messages: short, on one line and safe to print, whatever somebody has put into a file.

A terminal obeys control characters, so they are always escaped. What a message repeats is cut off, and looking for what
was meant has a bounded cost: files may hold a hundred thousand mistakes.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import date, time
from difflib import get_close_matches

LONGEST_QUOTE = 40
"""Characters of a value that a message repeats."""

LONGEST_MEANT = 40
"""Longer words are no slip of the pen, and comparing many of them would take for ever."""

_MOST_COMPARED = 500


def printable(text: str, most: int = LONGEST_QUOTE) -> str:
    """A text with control characters escaped, cut off where it is too long.

    >>> printable("\\x1b[31mRed"), printable("Malmö " * 20, 12)
    ('\\\\x1b[31mRed', 'Malmö Malmö…')
    """
    text = text if len(text) <= most else text[: most - 1] + "…"
    if text.isprintable():
        return text
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in text
    )


def shown(value: object) -> str:
    """A value of a file as an error message shows it.

    >>> shown("Malmö"), shown(True), shown(10**5000), shown([[]]), shown(None)
    ('"Malmö"', 'true', 'a huge number', 'a list', 'null')
    """
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        cut = value if len(value) <= LONGEST_QUOTE else value[: LONGEST_QUOTE - 1] + "…"
        return json.dumps(cut, ensure_ascii=not cut.isprintable())
    if isinstance(value, int):
        return str(value) if abs(value) < 10**12 else "a huge number"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, list | tuple):
        return "a list"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, date | time):
        return "a date or time"
    return f"a {printable(type(value).__name__)}"


def closest(word: str, known: Iterable[str]) -> str | None:
    """The word that was probably meant; None when none is similar enough.

    >>> closest("brest-pari", ["brest-paris", "roma-venezia"])
    'brest-paris'
    """
    if len(word) > LONGEST_MEANT:
        return None
    candidates = [name for name in known if len(name) <= 2 * LONGEST_MEANT][:_MOST_COMPARED]
    # In a short word one slip changes much of it.
    near = get_close_matches(word, candidates, n=1, cutoff=0.6 if len(word) < 6 else 0.75)
    return near[0] if near else None
