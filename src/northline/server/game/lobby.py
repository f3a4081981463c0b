"""The lobby: setting up tables, joining and changing them, rematches, and lists of tables."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from northline.bots.cast import cast_names
from northline.rules.formats.record import Record
from northline.server.db.errors import Conflict
from northline.server.db.rows import SeatRow, TableRow, seat_of
from northline.server.db.statistics import results_of
from northline.server.game.live_table import LiveTable
from northline.server.game.practice import begin
from northline.server.game.registry import TableRegistry
from northline.server.game.serializer import table_info
from northline.server.game.waiting_room import TableRules
from northline.server.ops.budgets import Who
from northline.server.ops.limits import clean_name
from northline.server.wire import identity
from northline.server.wire.protocol import FreeSeat, MoveSeat, NewTable, PlaceBot, TableInfo, TableSettings
from northline.server.wire.refusals import Refusal
from northline.server.wire.responses import MyTable
from northline.server.wire.time_control import encode_time_control
from northline.server.wire.tries import PlayOn

GAMES_OF_BOTS = 5
"""Games between bots only that a person may have at a time."""
ALL_GAMES_OF_BOTS = 20
"""The same for everybody together."""


_CANDIDATES, _LISTED = 500, 100
"""Tables to look at for the list, and tables on it; of those that wait, and of those that play."""


class Lobby:
    """What people do with tables before and after a game. Methods raise :class:`Refusal` for what is not granted."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store, self._editions = registry.store, registry.settings.editions
        self._rules = TableRules(self._editions, registry.bots)

    # Setting up

    async def create(self, wanted: NewTable, player: str, who: Who) -> tuple[str, int | None]:
        """Set up a table. Return its id, and the seat of the player if there is one for it."""
        self._check_wanted(wanted)
        name = None if wanted.name is None else clean_name(wanted.name)
        if None not in wanted.seats:
            await self._check_bots_only(player)
        self._registry.budgets.tables.take_or_refuse(who, "you have set up many tables: wait a little")
        row = replace(
            self._new_row(wanted.edition),
            waits=wanted.waits,
            open=wanted.open,
            clock=encode_time_control(wanted.clock),
            rated=wanted.rated,
            hints=wanted.hints,
            memory=wanted.memory,
            creator=player,
        )
        await self._store.create_table(row, _new_seats(row.id, wanted.seats, name))
        async with self._registry.use(row.id) as table:
            seat = None if name is None else await table.sit(player, name)
            await table.start()
        return row.id, seat

    async def _check_bots_only(self, player: str) -> None:
        """Games of bots only are few: people wait for the same workers."""
        own, all_of_them = await self._store.games_of_bots(player)
        if own >= GAMES_OF_BOTS or all_of_them >= ALL_GAMES_OF_BOTS:
            raise Refusal("too_fast", "there are enough games between bots: wait until one is over")

    def _check_wanted(self, wanted: NewTable) -> None:
        self._rules.check(wanted.edition, wanted.seats, wanted.rated, wanted.hints)
        if wanted.name is not None and None not in wanted.seats:
            raise Refusal("bad_table", "there is no seat for you: leave one without a bot")

    def _new_row(self, edition: str) -> TableRow:
        """A table with a new id and a new code, joined by the code only."""
        now = time.time()
        return TableRow(
            id=identity.new_table_id(),
            edition=edition,
            digest=self._editions[edition].digest,
            open=False,
            code=identity.new_code(),
            state="waiting",
            rated=False,
            created=now,
            changed=now,
        )

    async def practise(
        self, table: str, record: Record, wanted: PlayOn, player: str, to_act: Sequence[int], who: Who
    ) -> str:
        """Set up a table that begins at a moment of a finished game. Return its id."""
        row = replace(self._new_row(record.header.edition), begun_from=f"{wanted.at} {table}")
        row, seats, log = begin(row, record, wanted, player, to_act, self._rules.has_bot)
        self._registry.budgets.tables.take_or_refuse(who, "you have set up many tables: wait a little")
        await self._store.create_table(row, seats, log=log)
        return row.id

    # Sitting down

    async def join(
        self, table_id: str, player: str, name: str, code: str | None, wanted: int | None = None
    ) -> int:
        """Sit down at a table, or come back to it. Return the seat: the wanted one if it is free.

        A table that is not open asks for its code.
        """
        async with self._registry.use(table_id) as table:
            known = seat_of(table.seats, player) is not None
            if not known and not table.row.open and not (code and identity.same_secret(code, table.row.code)):
                raise Refusal("wrong_code", "you need the table's code, or the link with it, to join")
            return await table.sit(player, clean_name(name), wanted)

    # Before the game

    async def place_bot(self, table: LiveTable, player: str | None, wanted: PlaceBot) -> None:
        await table.change_room(lambda room: self._rules.place_bot(room, player, wanted))

    async def free_seat(self, table: LiveTable, player: str | None, wanted: FreeSeat) -> None:
        await table.change_room(lambda room: self._rules.free_seat(room, player, wanted))

    async def move(self, table: LiveTable, player: str | None, wanted: MoveSeat) -> None:
        await table.change_room(lambda room: self._rules.move(room, player, wanted))

    async def edit(self, table: LiveTable, player: str | None, wanted: TableSettings) -> None:
        await table.change_room(lambda room: self._rules.edit(room, player, wanted))

    # After it

    async def rematch(self, table_id: str, player: str | None) -> tuple[str, int]:
        """Sit down for another game with the same people, everybody one seat further. Return the table and the seat."""
        async with self._registry.use(table_id) as table:
            seat = seat_of(table.seats, player)
            if seat is None or player is None:
                raise Refusal("not_seated", "only those who played can ask for a rematch")
            if table.row.state != "over":
                raise Refusal("not_finished", "the game is not over yet")
            next_id = table.row.next or await self._create_rematch(table)
            name = table.seats[seat].name or ""
        async with self._registry.use(next_id) as next_table:
            return next_id, await next_table.sit(player, name, wanted=(seat - 1) % len(next_table.seats))

    async def _create_rematch(self, table: LiveTable) -> str:
        """Set up the table of a rematch, or find the one that another process has just set up."""
        old = table.seats
        rotated = [old[(seat + 1) % len(old)] for seat in range(len(old))]
        seats = [
            SeatRow(seat) if row.player is not None else replace(row, seat=seat)
            for seat, row in enumerate(rotated)
        ]
        row = replace(
            self._new_row(table.row.edition),
            clock=table.row.clock,
            rated=table.row.rated,
            hints=table.row.hints,
            memory=table.row.memory,
            chat=table.row.chat,
            creator=table.row.creator,
        )
        try:
            await self._store.create_table(row, seats, rematch_of=table.id)
        except Conflict:
            found = await self._store.table(table.id)
            assert found is not None
            assert found[0].next is not None
            next_id = found[0].next
        else:
            next_id = row.id
        await table.link_rematch(next_id)
        return next_id

    # Lists

    async def open_tables(self) -> list[TableInfo]:
        """The open tables that wait for players, then those that play; first those where somebody is there."""
        waiting = await self._store.tables("waiting", open_only=True, limit=_CANDIDATES)
        playing = await self._store.tables("playing", open_only=True, limit=_CANDIDATES)
        return [self._info(*table) for tables in (waiting, playing) for table in self._liveliest(tables)]

    def _liveliest(self, tables: Sequence[tuple[TableRow, Sequence[SeatRow]]]) -> Sequence[Any]:
        """As many tables as are listed: many that were set up and left do not push an honest one off the list."""
        connected = self._store.presence.connected
        return sorted(tables, key=lambda table: not (connected(table[0].id).keys() - {None}))[:_LISTED]

    async def tables_of(self, player: str | None) -> list[MyTable]:
        """The tables at which a player has a seat, and the games between bots that the player set up."""
        if player is None:
            return []
        found = await self._store.tables_of(player)
        over = [row.id for row, _, _ in found if row.state == "over"]
        results = await self._store.database.read(partial(results_of, player=player, tables=over))
        mine = []
        for row, seats, to_act in found:
            seat = seat_of(seats, player)
            turn = seat is not None and row.state == "playing" and seat in to_act and seats[seat].bot is None
            place, points = results.get(row.id, (None, None))
            info = self._info(row, seats)
            mine.append(MyTable(info, seat, row.code, turn, row.changed, place, points))
        return mine

    def _info(self, row: TableRow, seats: Sequence[SeatRow]) -> TableInfo:
        return table_info(row, seats, self._store.presence.connected(row.id))


def _new_seats(table_id: str, bots: Sequence[str | None], person: str | None) -> list[SeatRow]:
    """The seats of a new table: bots have names of the cast, and not the one of the person; None is a free seat."""
    names = iter(cast_names(sum(spec is not None for spec in bots), table_id, [person] if person else ()))
    return [
        SeatRow(seat) if spec is None else SeatRow(seat, name=next(names), bot=spec)
        for seat, spec in enumerate(bots)
    ]
