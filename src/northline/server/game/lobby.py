"""All tables of the server: setting them up, finding them, sitting down, rematches."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

from northline.bots import BotError
from northline.server.cluster.notices import Arrived, Changed, Here, Note, Spoke, Took, Written, here_notes
from northline.server.db.database import Conflict
from northline.server.db.rows import SeatRow, TableRow, seat_of
from northline.server.db.store import Store
from northline.server.game.bot_pool import BotPool
from northline.server.game.driver import AFTER_FAILURE
from northline.server.game.live_table import LiveTable
from northline.server.ops.limits import clean_name
from northline.server.ops.settings import Settings
from northline.server.wire import identity
from northline.server.wire.protocol import NewTable, SeatInfo, TableInfo
from northline.server.wire.refusals import Refusal
from northline.server.wire.responses import MyTable
from northline.server.wire.time_control import clock_document, read_clock

logger = logging.getLogger("northline.server.game.lobby")

_AT_REST = 16
"""Tables that nobody uses and that stay in memory: whoever sat down connects soon, and who was cut off comes back."""


class Tables:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.neighbours = store.database.neighbours()
        self.bots = BotPool(settings.bot_workers, settings.bot_deadline, settings.make_bot)
        self._live: dict[str, LiveTable] = {}
        self._resting: dict[str, None] = {}
        """Those of them that nobody uses, the one that was used last at the end."""
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        """When somebody's time will be up, also at tables that are not in memory."""
        self._to_do: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._to_take_up: set[str] = set()
        self._worker: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def use(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table, as long as it is needed. Two users of a table always share it."""
        table = self._live.get(table_id)
        if table is None:
            table = self._live[table_id] = LiveTable(table_id, self)
        self._resting.pop(table_id, None)
        table.users += 1
        try:
            await table.load()
            yield table
        finally:
            table.users -= 1
            self.quiet(table)

    def quiet(self, table: LiveTable) -> None:
        """Let a table rest that nobody uses, and forget what has rested longest: everything is in the database.

        Where other processes may change it, a table is forgotten at once.
        """
        if table.users or table.busy or self._live.get(table.id) is not table:
            return
        self._resting[table.id] = None
        if not self.store.presence.alone or not table.seats:
            self._forget(table.id)
        elif len(self._resting) > _AT_REST:
            self._forget(next(iter(self._resting)))

    def _forget(self, table_id: str) -> None:
        del self._resting[table_id], self._live[table_id]

    def _in_use(self, table_id: str) -> LiveTable | None:
        """A table that somebody uses here. One at rest is forgotten: something has happened to it elsewhere."""
        if table_id in self._resting:
            self._forget(table_id)
        return self._live.get(table_id)

    async def start(self) -> None:
        """Begin to look after the games; people may come at once."""
        self._worker = asyncio.create_task(self._work())
        await self.neighbours.start(self)

    async def close(self) -> None:
        await self.neighbours.close()
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)
        for alarm in self._alarms.values():
            alarm.cancel()
        for table in tuple(self._live.values()):
            await table.stop()
        self.bots.close()

    @property
    def in_memory(self) -> int:
        return len(self._live) - len(self._resting)

    # Looking after games

    async def _work(self) -> None:
        """Do one thing after the other that nobody waits for: people come first."""
        while True:
            await (await self._to_do.get())()

    async def _look_after_all(self) -> None:
        """Take up the games that were going on when a server stopped: bots have to act, some are yet to begin."""
        try:
            found = await self.store.going_on()
        except Exception:
            logger.exception("tables not taken up")
            asyncio.get_running_loop().call_later(AFTER_FAILURE, self._to_do.put_nowait, self._look_after_all)
            return
        for table in found:
            if not self.store.presence.keeps(table.id):
                continue
            if table.to_begin or table.bots:
                self._look_after(table.id)
            elif (control := read_clock(table.clock)) is not None and table.id not in self._live:
                self.wake_in(table.id, self.neighbours.up_since + control.per_action - time.time())

    def _look_after(self, table_id: str) -> None:
        if table_id not in self._to_take_up:
            self._to_take_up.add(table_id)
            self._to_do.put_nowait(partial(self._take_up, table_id))

    async def _take_up(self, table_id: str) -> None:
        self._to_take_up.discard(table_id)
        try:
            async with self.use(table_id) as table:
                await table.start()
                table.driver.go_on()
        except Refusal as refusal:
            logger.warning("table not taken up", extra={"table": table_id, "code": refusal.code})
        except Exception:  # one bad game does not keep the others waiting
            logger.exception("table not taken up", extra={"table": table_id})
            asyncio.get_running_loop().call_later(AFTER_FAILURE, self._look_after, table_id)

    def wake_in(self, table_id: str, seconds: float | None) -> None:
        if (before := self._alarms.pop(table_id, None)) is not None:
            before.cancel()
        if seconds is not None:
            self._alarms[table_id] = asyncio.get_running_loop().call_later(
                max(0.0, seconds), self._wake, table_id
            )

    def _wake(self, table_id: str) -> None:
        del self._alarms[table_id]
        self._to_do.put_nowait(partial(self._look_at_clock, table_id))

    async def _look_at_clock(self, table_id: str) -> None:
        try:
            async with self.use(table_id) as table:
                await table.driver.time_is_up()
        except Refusal as refusal:
            logger.warning("clock stopped", extra={"table": table_id, "code": refusal.code})
        except Exception:
            logger.exception("clock failed", extra={"table": table_id})
            self.wake_in(table_id, AFTER_FAILURE)

    # Hearing from other processes

    def heard(self, note: Note) -> None:
        if note.by == self.store.presence.me and not isinstance(note, Took):
            return
        match note:
            case Written(tables=written):
                for table_id, seq in written.items():
                    if (table := self._in_use(table_id)) is not None:
                        table.written(seq)
                    else:
                        self._look_after_lonely(table_id)
            case Changed(table=table_id):
                if (table := self._in_use(table_id)) is not None:
                    table.changed()
                else:
                    self._look_after_lonely(table_id)
            case Here(tables=here):
                for table_id, seats in here.items():
                    self.store.presence.set_elsewhere(note.by, table_id, seats)
                    self._people_changed(table_id)
            case Took(table=table_id, seat=seat, connection=connection):
                if (table := self._in_use(table_id)) is not None:
                    table.taken(seat, connection)
            case Spoke(table=table_id):
                if (table := self._in_use(table_id)) is not None:
                    table.pass_on(note.seat, note.phrase, note.text)
            case Arrived():
                for own in here_notes(0, self.store.presence.here):
                    self.neighbours.tell(own)

    def processes_changed(self, tables: set[str], missed: bool) -> None:
        for table_id in tuple(self._resting):
            self._forget(table_id)
        if missed:
            for table in self._live.values():
                table.doubt()
        for table_id in tables:
            self._people_changed(table_id)
        self._to_do.put_nowait(self._look_after_all)

    def _people_changed(self, table_id: str) -> None:
        """Somebody came to a table or left it through another process: perhaps it is for us to keep now."""
        if (table := self._in_use(table_id)) is not None:
            table.people_changed_elsewhere()
        else:
            self._look_after_lonely(table_id)

    def _look_after_lonely(self, table_id: str) -> None:
        """Where people are, the process they are connected to sees to it; elsewhere it is the keeper."""
        presence = self.store.presence
        if not presence.connected(table_id) and presence.keeps(table_id):
            self._look_after(table_id)

    # Setting up

    async def create(self, wanted: NewTable, player: str) -> tuple[str, int | None]:
        """Set up a table; its id, and the seat of the one who asked."""
        seats = self._seats(wanted)
        name = None if wanted.name is None else clean_name(wanted.name)
        row = self._new_row(wanted.edition, wanted.open, clock_document(wanted.clock), wanted.rated)
        row = replace(row, hints=wanted.hints, creator=player)
        await self.store.create_table(row, seats)
        async with self.use(row.id) as table:
            seat = None if name is None else await table.sit(player, name)
            await table.start()
        return row.id, seat

    def _new_row(self, edition: str, open_to_all: bool, clock: str | None, rated: bool) -> TableRow:
        now = time.time()
        digest = self.settings.editions[edition].digest
        return TableRow(
            identity.new_table_id(),
            edition,
            digest,
            open_to_all,
            identity.new_code(),
            "waiting",
            None,
            clock,
            rated,
            now,
            now,
        )

    def _seats(self, wanted: NewTable) -> list[SeatRow]:
        edition = self.settings.editions.get(wanted.edition)
        if edition is None:
            raise Refusal(
                "bad_table", f"there is no such edition; there are {', '.join(self.settings.editions)}"
            )
        try:
            edition.check_players(len(wanted.seats))
        except ValueError as error:
            raise Refusal("bad_table", str(error)) from None
        if wanted.name is not None and None not in wanted.seats:
            raise Refusal("bad_table", "there is no seat for you: leave one free of bots")
        if wanted.rated and any(wanted.seats):
            raise Refusal("bad_table", "a rated game is for people: it has no bots")
        if wanted.rated and wanted.hints:
            raise Refusal("bad_table", "in a rated game there are no hints")
        for spec in wanted.seats:
            if spec is not None:
                self._check_bot(spec)
        return _with_names(wanted.seats)

    def _check_bot(self, spec: str) -> None:
        """Bots are named without options: an option could make one think for hours."""
        try:
            if ":" in spec:
                raise BotError("a bot at a table has no options")
            self.settings.make_bot(spec, 0)
        except BotError as error:
            raise Refusal("bad_table", str(error)) from None

    # Sitting down

    async def join(self, table_id: str, player: str, name: str, code: str | None) -> int:
        async with self.use(table_id) as table:
            known = seat_of(table.seats, player) is not None
            if not known and not table.row.open and not (code and identity.same_secret(code, table.row.code)):
                raise Refusal("wrong_code", "this table is joined by a link with its code")
            return await table.sit(player, clean_name(name))

    async def rematch(self, table_id: str, player: str | None) -> tuple[str, int]:
        """Sit down for another game with the same people, everybody one seat further."""
        async with self.use(table_id) as table:
            seat = seat_of(table.seats, player)
            if seat is None or player is None:
                raise Refusal("not_seated", "a rematch is for those who played")
            if table.row.state != "over":
                raise Refusal("not_finished", "the game is not over yet")
            following = table.row.next or await self._new_rematch(table)
            name = table.seats[seat].name or ""
        async with self.use(following) as next_table:
            return following, await next_table.sit(player, name, wanted=(seat - 1) % len(next_table.seats))

    async def _new_rematch(self, table: LiveTable) -> str:
        old = table.seats
        rotated = [old[(seat + 1) % len(old)] for seat in range(len(old))]
        bots = [None if row.player is not None else row.bot for row in rotated]
        row = self._new_row(
            table.row.edition, open_to_all=False, clock=table.row.clock, rated=table.row.rated
        )
        row = replace(row, hints=table.row.hints, chat=table.row.chat, creator=table.row.creator)
        try:
            await self.store.create_table(row, _with_names(bots), rematch_of=table.id)
        except Conflict:
            found = await self.store.table(table.id)
            assert found is not None
            assert found[0].next is not None
            row_id = found[0].next
        else:
            row_id = row.id
        await table.link_rematch(row_id)
        return row_id

    # Looking around

    async def listed(self) -> list[TableInfo]:
        """The tables that anybody may join, and the games that are going on."""
        waiting = await self.store.tables("waiting", open_only=True)
        return [
            self._info(*found) for found in (*waiting, *await self.store.tables("playing", open_only=True))
        ]

    async def of(self, player: str | None) -> list[MyTable]:
        """The tables at which somebody has a seat."""
        found = [] if player is None else await self.store.tables_of(player)
        mine = []
        for row, seats, to_act in found:
            seat = seat_of(seats, player)
            assert seat is not None
            turn = row.state == "playing" and seat in to_act and seats[seat].bot is None
            mine.append(MyTable(self._info(row, seats), seat, row.code, turn))
        return mine

    def _info(self, row: TableRow, seats: Sequence[SeatRow]) -> TableInfo:
        connected = self.store.presence.connected(row.id)
        infos = tuple(
            SeatInfo(seat.name, seat.bot, seat.free, seat.seat in connected, seat.resigned) for seat in seats
        )
        return TableInfo(
            row.id,
            row.edition,
            row.digest,
            row.open,
            row.state,
            infos,
            row.next,
            read_clock(row.clock),
            row.rated,
            row.hints,
            row.chat,
        )


def _with_names(bots: Sequence[str | None]) -> list[SeatRow]:
    """Seats for bots, named after themselves, and free ones."""
    rows: list[SeatRow] = []
    for seat, spec in enumerate(bots):
        same = sum(row.bot == spec for row in rows)
        name = None if spec is None else spec.capitalize() + (f" {same + 1}" if same else "")
        rows.append(SeatRow(seat, name, spec))
    return rows
