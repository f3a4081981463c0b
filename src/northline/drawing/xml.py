"""Text for XML, whatever is in it."""

from __future__ import annotations

import re
from xml.sax.saxutils import escape, quoteattr

_FORBIDDEN = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that no XML document may hold, not even escaped."""


def text(words: str) -> str:
    """Words between tags."""
    return escape(_FORBIDDEN.sub("\ufffd", words))


def attribute(words: str) -> str:
    """A value with its quotes."""
    return quoteattr(_FORBIDDEN.sub("\ufffd", words))
