"""Remarks in the log: why an action is not the one that its player chose.

A remark is a code that stays the same, with its values, so that every client can say it in its own language. The log
keeps both as a line of JSON. Earlier servers wrote an English sentence there: it is told as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

import msgspec

RemarkCode = Literal["bot_late", "bot_failed", "bot_illegal", "bots_failed", "time_up"]

REMARKS: Final[dict[RemarkCode, str]] = {
    "bot_late": "{bot} was late; {instead} played",
    "bot_failed": "{bot} failed; {instead} played",
    "bot_illegal": "{bot} chose something illegal; {instead} played",
    "bots_failed": "{bot} and its stand-ins failed; the first action was taken",
    "time_up": "the time was up",
}


@dataclass(frozen=True, slots=True)
class Remark:
    text: str
    """The sentence in English."""
    code: RemarkCode | None = None
    values: Mapping[str, str] = field(default_factory=dict)


_NOTHING = Remark("")
_written: msgspec.json.Decoder[tuple[RemarkCode, dict[str, str]]] = msgspec.json.Decoder(
    tuple[RemarkCode, dict[str, str]]
)


def write_remark(code: RemarkCode, **values: str) -> str:
    """A remark as the log keeps it."""
    return msgspec.json.encode((code, values)).decode()


def read_remark(note: str) -> Remark:
    """What the log keeps about an action; mostly that is nothing."""
    if not note:
        return _NOTHING
    try:
        code, values = _written.decode(note)
        return Remark(REMARKS[code].format_map(values), code, values)
    except (msgspec.DecodeError, KeyError):
        return Remark(note)
