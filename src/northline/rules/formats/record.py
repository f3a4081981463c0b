"""Records: a whole game as lines of JSON that replay exactly, without a random generator.

The first line is the header; then comes one line for each action with its seat, its text and the chance outcomes it
consumed. This module turns records into text and back; :meth:`northline.Game.save` and :meth:`northline.Game.load`
work with files.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from northline.editions.untrusted import shown
from northline.rules.formats.json_text import JsonError, parse_json
from northline.rules.formats.notation import names_tickets

RECORD_FORMAT = 1
RULES_VERSION = 1
"""Raised when the same actions and chance outcomes lead to another position than before."""

_LARGEST_LINE = 1_000_000


class RecordError(ValueError):
    """A record that cannot be read or does not replay."""


class UnknownEdition(RecordError):
    """A record of an edition that is not built in."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One action: who did what, and the chance outcomes it consumed."""

    seat: int
    action: str
    """In notation."""
    chance: tuple[int, ...] = ()

    def hidden_from(self, seat: int | None) -> bool:
        """Whether another seat may not read this action, because it names tickets (``None`` may read everything).

        >>> Entry(0, "keep kiruna-oslo").hidden_from(1)
        True
        >>> Entry(0, "take red").hidden_from(1)
        False
        """
        return seat not in (None, self.seat) and names_tickets(self.action)


@dataclass(frozen=True, slots=True)
class Header:
    """What a replay needs to know before the first action."""

    edition: str
    """The id of the edition."""
    digest: str
    """The edition's digest: a record does not replay on a board that has changed."""
    players: int
    names: tuple[str, ...]
    first: int | None
    """The first seat, when the caller named it."""
    seed: int | None
    """The seed of a reproducible game; None when the operating system was asked."""
    setup: tuple[int, ...]
    """The chance outcomes of the set-up."""
    bots: tuple[str | None, ...] = ()
    """Which bot plays each seat; None for a person."""
    rules_version: int = RULES_VERSION


@dataclass(slots=True)
class Record:
    """A game: its header and its actions so far. ``str(record)`` is the text of the file."""

    header: Header
    entries: list[Entry] = field(default_factory=list)

    def __str__(self) -> str:
        return "".join(line + "\n" for line in (header_line(self.header), *map(entry_line, self.entries)))


def header_line(header: Header) -> str:
    """The first line of a record."""
    return _dump(
        {
            "northline": RECORD_FORMAT,
            "edition": header.edition,
            "digest": header.digest,
            "rules_version": header.rules_version,
            "players": header.players,
            "names": header.names,
            "bots": header.bots,
            "first": header.first,
            "chance": "system" if header.seed is None else {"splitmix": header.seed},
            "setup": header.setup,
        }
    )


def entry_line(entry: Entry) -> str:
    """The line of an action.

    >>> entry_line(Entry(0, "draw", (17,)))
    '{"seat":0,"action":"draw","chance":[17]}'
    """
    return _dump({"seat": entry.seat, "action": entry.action, "chance": entry.chance})


def _dump(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def parse_record(lines: Iterable[str]) -> Record:
    """Read a record from its lines. A last line without a newline that is cut off, as after a crash, is dropped.

    :raises RecordError: when anything else is wrong.
    """
    numbered = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    if not numbered:
        raise RecordError("the record is empty: its first line should be a header")
    record = Record(_header(_object(*numbered[0])))
    for number, line in numbered[1:]:
        try:
            record.entries.append(_entry(_object(number, line), number))
        except RecordError:
            cut_off = number == numbered[-1][0] and not line.endswith("\n")
            if not cut_off:
                raise
    return record


def _object(number: int, line: str) -> dict[str, Any]:
    if len(line) > _LARGEST_LINE:
        raise RecordError(f"line {number} is far too long for a record")
    try:
        value = parse_json(line)
    except JsonError as error:
        raise RecordError(f"line {number} {error}") from None
    if not isinstance(value, dict):
        raise RecordError(f"line {number} is not a JSON object")
    return value


def _header(value: dict[str, Any]) -> Header:
    if value.get("northline") != RECORD_FORMAT:
        raise RecordError('line 1 is not the header of a Northline record: it should begin {"northline":1')
    chance = value.get("chance")
    seed = chance.get("splitmix") if isinstance(chance, dict) else None
    players = value.get("players")
    names = value.get("names")
    first, version = value.get("first"), value.get("rules_version")
    bots = value.get("bots", [])
    if not (
        isinstance(value.get("edition"), str)
        and isinstance(value.get("digest"), str)
        and _is_number(players)
        and _is_number(version)
        and isinstance(names, list)
        and len(names) == players
        and all(isinstance(name, str) for name in names)
        and isinstance(bots, list)
        and len(bots) in (0, players)
        and all(bot is None or isinstance(bot, str) for bot in bots)
        and (first is None or _is_number(first))
        and (chance == "system" or _is_number(seed))
    ):
        raise RecordError("the header of the record lacks a value or has one of the wrong type")
    if version != RULES_VERSION:
        raise RecordError(
            f"the record was made with version {shown(version)} of the rules;"
            f" this program plays version {RULES_VERSION}"
        )
    return Header(
        edition=value["edition"],
        digest=value["digest"],
        players=value["players"],
        names=tuple(value["names"]),
        first=first,
        seed=seed,
        setup=_outcomes(value.get("setup"), 1),
        bots=tuple(bots),
        rules_version=RULES_VERSION,
    )


def _entry(value: dict[str, Any], number: int) -> Entry:
    seat, action = value.get("seat"), value.get("action")
    if not _is_number(seat) or not isinstance(action, str):
        raise RecordError(f"line {number} should have a seat, an action and chance outcomes")
    return Entry(value["seat"], action, _outcomes(value.get("chance"), number))


def _outcomes(value: Any, number: int) -> tuple[int, ...]:
    if not isinstance(value, list) or not all(_is_number(outcome) for outcome in value):
        raise RecordError(f"the chance outcomes of line {number} should be a list of whole numbers")
    return tuple(value)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
