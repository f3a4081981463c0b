"""Reading JSON from outside: whatever is wrong with it is one kind of error."""

from __future__ import annotations

import json
import re
from typing import Any, NoReturn

_HALF_CHARACTER = re.compile(r"\\ud[89a-f]", re.IGNORECASE)
"""Half of a character beyond the first 65,536 as JSON escapes it; the other half should be beside it."""


class JsonError(ValueError):
    """Text that is not JSON, or that holds what cannot be written again. The message continues "it …"."""


def parse_json(text: str) -> Any:
    """The value of a JSON text. A byte-order mark, as some editors write it, is ignored.

    :raises JsonError: with the reason.

    >>> parse_json('\\ufeff{"seat": 0}')
    {'seat': 0}
    >>> parse_json('["\\\\ud800"]')
    Traceback (most recent call last):
        ...
    northline.rules.formats.json_text.JsonError: has half of a character: \\ud800 to \\udfff go in pairs
    """
    text = text.removeprefix("\ufeff")
    try:
        value = json.loads(text, parse_constant=_no_number)
    except JsonError:
        raise
    except RecursionError:
        raise JsonError("is nested too deeply") from None
    except json.JSONDecodeError:
        raise JsonError("is not JSON") from None
    except ValueError:  # Python reads no number of more than 4,300 digits
        raise JsonError("has a number with too many digits") from None
    if _HALF_CHARACTER.search(text) or not text.isascii():
        try:
            json.dumps(value, ensure_ascii=False).encode()
        except (UnicodeEncodeError, RecursionError):
            raise JsonError("has half of a character: \\ud800 to \\udfff go in pairs") from None
    return value


def _no_number(word: str) -> NoReturn:
    raise JsonError(f"has {word}, which is not a number")
