"""Tables that begin in the middle of a finished game: somebody plays on from there, against bots."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from northline.bots.cast import cast_names
from northline.rules.formats.record import Record
from northline.server.db.archive import record_to_log
from northline.server.db.rows import LogEntry, SeatRow, TableRow
from northline.server.ops.limits import clean_name
from northline.server.wire.refusals import Refusal
from northline.server.wire.tries import PlayOn

STAND_IN = "hard"
"""The bot that sits where a person sat, or a bot that this server does not have."""


def begin(
    row: TableRow,
    record: Record,
    wanted: PlayOn,
    player: str,
    to_act: Sequence[int],
    is_bot: Callable[[str], bool],
) -> tuple[TableRow, list[SeatRow], list[LogEntry]]:
    """The row, the seats and the log of such a table: the record's beginning, with the seats that it has now.

    :param row: a new table.
    :param to_act: who may act in the position at which it begins.
    :param is_bot: whether a spec names a bot that can play here.
    """
    header, name, now = record.header, clean_name(wanted.name), time.time()
    others = [other for seat, other in enumerate(header.names) if seat != wanted.seat]
    spare = iter(cast_names(len(others), row.id, [name, *others]))
    seats = []
    for seat, was in enumerate(header.names):
        if seat == wanted.seat:
            seats.append(SeatRow(seat, name=name, player=player))
            continue
        bot = header.bots[seat] if header.bots else None
        other = next(spare) if was.casefold() == name.casefold() else was
        seats.append(SeatRow(seat, name=other, bot=bot if bot is not None and is_bot(bot) else STAND_IN))
    begun = replace(
        header,
        names=tuple(seat.name or "" for seat in seats),
        bots=tuple(seat.bot for seat in seats),
        seed=None,  # what comes next does not follow from it
    )
    log = [replace(entry, at=now) for entry in record_to_log(Record(begun, record.entries[: wanted.at]))]
    log[-1] = replace(log[-1], to_act=tuple(to_act))
    return replace(row, state="playing", hints=True, creator=player), seats, log


def check_moment(record: Record, wanted: PlayOn) -> None:
    """Refuse a moment or a seat that the game does not have."""
    if wanted.seat >= record.header.players:
        raise Refusal("bad_message", f"a seat is a number from 0 to {record.header.players - 1}")
    if wanted.at >= len(record.entries):
        last = len(record.entries) - 1
        raise Refusal("bad_message", f"this game can be played on from the moments 0 to {last}")
