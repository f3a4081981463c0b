"""Escaping text for XML."""

from __future__ import annotations

import re
from xml.sax.saxutils import escape, quoteattr

_FORBIDDEN = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML does not allow, not even escaped."""


def text(words: str) -> str:
    """Text for the content of an element."""
    return escape(_FORBIDDEN.sub("\ufffd", words))


def attribute(words: str) -> str:
    """The value of an attribute, with its quotes."""
    return quoteattr(_FORBIDDEN.sub("\ufffd", words))
