"""What a table may be, and what people may change about it before its game begins.

Changes are plain functions from a room to another one. They raise :class:`Refusal` for what is not granted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from msgspec import UNSET

from northline.bots import BotError
from northline.bots.cast import cast_names
from northline.editions import Edition
from northline.server.db.rows import Room, SeatRow, seat_of
from northline.server.game.bot_pool import BotPool
from northline.server.wire.protocol import FreeSeat, MoveSeat, PlaceBot, TableSettings
from northline.server.wire.refusals import Refusal
from northline.server.wire.time_control import encode_time_control

Seats = tuple[SeatRow, ...]


class TableRules:
    """What a server allows at its tables: its boards, its bots, and what goes together."""

    def __init__(self, editions: Mapping[str, Edition], bots: BotPool) -> None:
        self._editions, self._bots = editions, bots

    def edition(self, name: str) -> Edition:
        if name not in self._editions:  # or it was taken down
            raise Refusal("bad_table", f"there is no such edition; there are {', '.join(self._editions)}")
        return self._editions[name]

    def check(self, edition: str, bots: Sequence[str | None], rated: bool, hints: bool) -> None:
        """Refuse a table that cannot be. ``bots`` has the spec of a bot for each seat, or None."""
        try:
            self.edition(edition).check_players(len(bots))
        except ValueError as error:
            raise Refusal("bad_table", str(error)) from None
        if rated and any(bots):
            raise Refusal("bad_table", "a rated game cannot have bots")
        if rated and hints:
            raise Refusal("bad_table", "a rated game cannot have hints")
        for spec in bots:
            if spec is not None:
                self._check_bot(spec)

    def has_bot(self, spec: str) -> bool:
        """Whether a bot can sit at a table here."""
        try:
            self._check_bot(spec)
        except Refusal:
            return False
        return True

    def _check_bot(self, spec: str) -> None:
        """Refuse specs with options, too: an option could make a bot think for hours."""
        try:
            if ":" in spec:
                raise BotError("a bot at a table cannot have options")
            self._bots.check(spec)
        except BotError as error:
            raise Refusal("bad_table", str(error)) from None

    def check_room(self, room: Room) -> Room:
        """The same room, if it can be."""
        bots = [row.bot for row in room.seats]
        self.check(room.table.edition, bots, room.table.rated, room.table.hints)
        return room

    # What people may change

    def place_bot(self, room: Room, player: str | None, wanted: PlaceBot) -> Room:
        """The room with a bot on a seat: a free one, or that of another bot, who keeps the name."""
        _check_host(room, player)
        row = _seat(room, wanted.seat)
        if row.player is not None:
            raise Refusal("seat_taken", "somebody has sat down there")
        name = row.name or bot_name(room, row.seat)
        return self.check_room(_with(room, replace(row, name=name, bot=wanted.bot)))

    def free_seat(self, room: Room, player: str | None, wanted: FreeSeat) -> Room:
        """The room without a bot, or without a guest."""
        _check_host(room, player)
        row = _seat(room, wanted.seat)
        if row.name != wanted.name:
            raise Refusal("stale", "somebody else sits there now")
        if row.seat == seat_of(room.seats, player):
            raise Refusal("bad_message", "to give up your own seat, leave the table")
        return _with(room, SeatRow(row.seat))

    def move(self, room: Room, player: str | None, wanted: MoveSeat) -> Room:
        """The room with two seats swapped. Everybody may take a free seat, or a bot's; the host may swap anybody."""
        own = seat_of(room.seats, player)
        seat = own if wanted.seat is None else wanted.seat
        if seat is None:
            raise Refusal("not_seated", "you do not have a seat at this table")
        if seat != own:
            _check_host(room, player)
        here, there = _seat(room, seat), _seat(room, wanted.to)
        if there.player is not None and not room.is_host(player):
            raise Refusal("seat_taken", "somebody has sat down there")
        return _with(room, replace(here, seat=there.seat), replace(there, seat=here.seat))

    def edit(self, room: Room, player: str | None, wanted: TableSettings) -> Room:
        """The room with other settings, and with as many seats as they need."""
        _check_host(room, player)
        row, seats = room
        if wanted.edition is not UNSET:
            row = replace(row, edition=wanted.edition, digest=self.edition(wanted.edition).digest)
        fewest, most = self.edition(row.edition).rules.players
        number = min(max(len(seats), fewest), most) if wanted.players is UNSET else wanted.players
        row = replace(
            row,
            open=row.open if wanted.open is UNSET else wanted.open,
            clock=row.clock if wanted.clock is UNSET else encode_time_control(wanted.clock),
            rated=row.rated if wanted.rated is UNSET else wanted.rated,
            hints=row.hints if wanted.hints is UNSET else wanted.hints,
            memory=row.memory if wanted.memory is UNSET else wanted.memory,
            chat=row.chat if wanted.chat is UNSET else wanted.chat,
        )
        return self.check_room(Room(row, resized(seats, number)))


def bot_name(room: Room, seat: int) -> str:
    """A name for a bot that comes to a table."""
    taken = [row.name for row in room.seats if row.name]
    return cast_names(1, f"{room.table.id} {seat} {len(taken)}", taken)[0]


def resized(seats: Seats, number: int) -> Seats:
    """More or fewer seats. Of too many, free ones go first, then bots, from the last on; people stay."""
    if sum(row.player is not None for row in seats) > number:
        raise Refusal("too_few_seats", "more people sit here than there would be seats")
    by_need = sorted(seats, key=lambda row: (row.player is None, row.free, row.seat))
    kept = sorted(by_need[:number], key=lambda row: row.seat)
    rows = [replace(row, seat=seat) for seat, row in enumerate(kept)]
    return (*rows, *(SeatRow(seat) for seat in range(len(rows), number)))


def _check_host(room: Room, player: str | None) -> None:
    if not room.is_host(player):
        raise Refusal("not_creator", "only the host of the table can do this")


def _seat(room: Room, seat: int) -> SeatRow:
    if seat >= len(room.seats):
        raise Refusal("stale", "this seat is gone")
    return room.seats[seat]


def _with(room: Room, *changed: SeatRow) -> Room:
    seats = {row.seat: row for row in (*room.seats, *changed)}
    return Room(room.table, tuple(seats[seat] for seat in sorted(seats)))
