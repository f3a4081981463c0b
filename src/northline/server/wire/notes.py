"""Notes of log entries: why an action is not the one that its player chose.

A note is a code with values, so that every client can show it in its own language. The log stores both as a line of
JSON. Earlier servers stored an English sentence instead; such a note has no code, and is shown as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

import msgspec

NoteCode = Literal["bot_late", "bot_failed", "bot_illegal", "bots_failed", "time_up", "stand_in"]

NOTE_TEXTS: Final[dict[NoteCode, str]] = {
    "bot_late": "{bot} took too long; {instead} played instead",
    "bot_failed": "{bot} crashed; {instead} played instead",
    "bot_illegal": "{bot} tried an illegal move; {instead} played instead",
    "bots_failed": "{bot} and its stand-ins failed; the first possible move was played",
    "time_up": "time ran out; a safe move was played",
    "stand_in": "{bot} stood in for someone who was away",
}
"""The English sentence of each code; the names in braces are its values."""


@dataclass(frozen=True, slots=True)
class Note:
    """A decoded note."""

    text: str
    """The sentence in English."""
    code: NoteCode | None = None
    values: Mapping[str, str] = field(default_factory=dict)


_EMPTY = Note("")
_decoder: msgspec.json.Decoder[tuple[NoteCode, dict[str, str]]] = msgspec.json.Decoder(
    tuple[NoteCode, dict[str, str]]
)


def encode_note(code: NoteCode, **values: str) -> str:
    """A note as the log stores it.

    >>> encode_note("bot_late", bot="search", instead="greedy")
    '["bot_late",{"bot":"search","instead":"greedy"}]'
    """
    return msgspec.json.encode((code, values)).decode()


def decode_note(note: str) -> Note:
    """The note that the log stores with an entry. Most entries have an empty one.

    >>> decode_note('["time_up",{}]').text
    'time ran out; a safe move was played'
    """
    if not note:
        return _EMPTY
    try:
        code, values = _decoder.decode(note)
        return Note(NOTE_TEXTS[code].format_map(values), code, values)
    except (msgspec.DecodeError, KeyError):
        return Note(note)
