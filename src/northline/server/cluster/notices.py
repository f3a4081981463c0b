"""What processes that share a database tell each other. Notes are small: whoever wants to know more looks it up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

CHANNEL = "northline"
_MOST_TABLES = 200
"""Tables in one note: PostgreSQL takes up to 8,000 bytes."""


class _Note(msgspec.Struct, frozen=True, tag_field="type", array_like=True):
    by: int
    """The process that says so."""


class Written(_Note, frozen=True, tag="written"):
    """The logs of these tables have grown up to these entries."""

    tables: dict[str, int]


class Changed(_Note, frozen=True, tag="changed"):
    """A table or its seats are not what they were."""

    table: str


class Here(_Note, frozen=True, tag="here"):
    """Who is connected to these tables through this process now; null stands for spectators."""

    tables: dict[str, list[int | None]]


class Took(_Note, frozen=True, tag="took"):
    """A connection has taken a seat: older ones of that seat have to go."""

    table: str
    seat: int
    connection: int


class Spoke(_Note, frozen=True, tag="spoke"):
    """Somebody at a table said something."""

    table: str
    seat: int
    phrase: str | None
    text: str | None


class Arrived(_Note, frozen=True, tag="arrived"):
    """This process is new. The others tell it who is connected to them."""


Note = Written | Changed | Here | Took | Spoke | Arrived

_read: msgspec.json.Decoder[Note] = msgspec.json.Decoder(Note)
_write = msgspec.json.Encoder().encode


def read_note(text: str) -> Note | None:
    """A note, or None for one that this version does not know."""
    try:
        return _read.decode(text)
    except msgspec.DecodeError:
        return None


def write_note(note: Note) -> str:
    return _write(note).decode()


def written_notes(by: int, entries: Iterable[tuple[str, int]]) -> Iterator[Written]:
    """Notes about entries of logs, each with no more than fits."""
    latest: dict[str, int] = {}
    for table, seq in entries:
        latest[table] = max(seq, latest.get(table, 0))
    names = list(latest)
    for start in range(0, len(names), _MOST_TABLES):
        yield Written(by, {name: latest[name] for name in names[start : start + _MOST_TABLES]})


def here_notes(by: int, here: Mapping[str, Iterable[int | None]]) -> Iterator[Here]:
    names = list(here)
    for start in range(0, len(names), _MOST_TABLES):
        yield Here(by, {name: list(here[name]) for name in names[start : start + _MOST_TABLES]})
