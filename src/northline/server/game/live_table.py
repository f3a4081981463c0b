"""A table that somebody uses now: its seats, its game, and everybody who looks at it.

Whatever changes it does so under its lock: worked out, written to the log, made true here, then told to everybody.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Protocol, TypeVar, cast

from northline.editions import Edition
from northline.server.cluster.bus import Alone
from northline.server.cluster.notices import Here, Spoke, Took
from northline.server.db.database import Conflict
from northline.server.db.failures import is_trouble
from northline.server.db.rows import Kind, LogEntry, SeatRow, TableRow, seat_of
from northline.server.db.store import Store
from northline.server.game.audience import Audience, Listener
from northline.server.game.bot_pool import BotPool
from northline.server.game.clocks import Clocks, thinking_since
from northline.server.game.driver import Driver
from northline.server.game.play import Planned, Play, results, start_entry
from northline.server.game.serializer import For
from northline.server.ops.settings import Settings
from northline.server.wire import identity
from northline.server.wire.protocol import (
    Because,
    Phrase,
    Said,
    SeatInfo,
    TableChanged,
    TableInfo,
    Why,
    encode,
)
from northline.server.wire.refusals import Refusal
from northline.server.wire.time_control import read_clock

logger = logging.getLogger("northline.server.table")

STAND_IN = "greedy"
"""The bot that plays for somebody who left."""

_AFTER_TROUBLE = 0.2
"""Seconds until the database is asked again when it did not answer."""

_T = TypeVar("_T")


class Home(Protocol):
    """Where tables are."""

    store: Store
    bots: BotPool
    settings: Settings
    neighbours: Alone

    def wake_in(self, table_id: str, seconds: float | None) -> None:
        """Have a look at a table's clocks then, wherever the table is; None: not at all."""

    def quiet(self, table: LiveTable) -> None:
        """Nothing goes on at a table any more: perhaps it can be forgotten."""


class LiveTable:
    def __init__(self, table_id: str, home: Home) -> None:
        self.id = table_id
        self.users = 0
        """How many are busy with this table. At zero it can be forgotten: it is in the database."""
        self.play: Play | None = None
        self.clocks: Clocks | None = None
        self.row: TableRow
        self.seats: tuple[SeatRow, ...] = ()
        self.driver = Driver(self, home)
        self._home, self._store, self._presence = home, home.store, home.store.presence
        self._lock = asyncio.Lock()
        self._audience = Audience()
        self._rows_in_doubt = self._log_in_doubt = True
        self._returned: dict[int, float] = {}
        """When people took their seats back from bots, if they have not acted since."""
        self._catching_up: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether something goes on here though nobody may look, or is known that the database does not know."""
        reading = self._catching_up is not None and not self._catching_up.done()
        return self.driver.busy or reading or bool(self._returned)

    async def stop(self) -> None:
        await self.driver.stop()
        if self._catching_up is not None:
            self._catching_up.cancel()
            await asyncio.gather(self._catching_up, return_exceptions=True)

    # Reading

    async def load(self) -> None:
        """Read from the database what is not known here yet."""
        await self._patiently(_nothing)

    async def _patiently(self, work: Callable[[], Awaitable[_T]]) -> _T:
        """Hold the lock, and do something to the table as it is now.

        If somebody else was faster, look again and do it then. If the database is away for a moment, wait: what was
        to be written may have been, and the work finds out when it is done again.
        """
        until = time.monotonic() + self._home.settings.patience
        async with self._lock:
            while True:
                try:
                    await self._refresh()
                    return await work()
                except Refusal:
                    raise
                except Conflict:
                    self._rows_in_doubt = self._log_in_doubt = True
                except BaseException as error:
                    self._rows_in_doubt = self._log_in_doubt = True
                    if not is_trouble(error) or time.monotonic() >= until:
                        raise
                    await asyncio.sleep(_AFTER_TROUBLE)

    async def _refresh(self) -> None:
        if not (self._rows_in_doubt or self._log_in_doubt):
            return
        before = (self.row, self.seats) if self.seats else None
        rows, log = self._rows_in_doubt, self._log_in_doubt
        self._rows_in_doubt = self._log_in_doubt = False
        try:
            if rows:
                await self._read_rows()
            if log:
                await self._read_log()
        except BaseException:
            self._rows_in_doubt = self._log_in_doubt = True
            raise
        if before is not None and before != (self.row, self.seats):
            self.tell_table()
        self.driver.go_on()

    async def _read_rows(self) -> None:
        found = await self._store.table(self.id)
        if found is None:
            raise Refusal("unknown_table", "there is no such table")
        self.row, before, seats = found[0], self.seats, found[1]
        for known, row in zip(before, seats, strict=False):
            self._note_return(known, row)
        self.seats = seats

    async def _read_log(self) -> None:
        """Follow what others have written. If it does not go on from what is known here, begin anew."""
        known = self.play
        log = await self._store.log(self.id, 0 if known is None else known.seq)
        if known is not None and log and log[0] == known.last:
            for entry in log[1:]:
                known.follow(entry)
                self._count(entry)
                self._audience.happened(known, self._banks)
        elif log or known is not None:
            self._set_play(await self._store.log(self.id) if known is not None else log)
            self._tell_all_anew()
        if self.play is not None and self.row.state in ("waiting", "playing"):
            self.row = replace(self.row, state="over" if self.play.over else "playing")

    def _set_play(self, log: list[LogEntry]) -> None:
        self.play = Play.fold(self._edition(), log, self._home.settings.chance()) if log else None
        control = read_clock(self.row.clock)
        self.clocks = None if control is None else Clocks(control, len(self.seats))
        for entry in log:
            self._count(entry)

    def _count(self, entry: LogEntry) -> None:
        if self.clocks is not None and entry.seat is not None:
            self.clocks.charge(entry)
            self._returned.pop(entry.seat, None)

    def _edition(self) -> Edition:
        edition = self._home.settings.editions.get(self.row.edition)
        if edition is None or edition.digest != self.row.digest:
            raise Refusal("unavailable", "this table was played on a board that the server does not have now")
        return edition

    @property
    def info(self) -> TableInfo:
        connected = self._presence.connected(self.id)
        row = self.row
        return TableInfo(
            id=row.id,
            edition=row.edition,
            digest=row.digest,
            open=row.open,
            state=row.state,
            seats=tuple(
                SeatInfo(seat.name, seat.bot, seat.free, seat.seat in connected, seat.resigned)
                for seat in self.seats
            ),
            next=row.next,
            clock=read_clock(row.clock),
            rated=row.rated,
            hints=row.hints,
            chat=row.chat,
        )

    # Hearing from other processes

    def written(self, seq: int) -> None:
        """Somebody else wrote entries up to this one."""
        if self.play is None or seq > self.play.seq:
            self._log_in_doubt = True
            self._catch_up()

    def changed(self) -> None:
        """Somebody else changed the table or a seat."""
        self._rows_in_doubt = True
        self._catch_up()

    def doubt(self) -> None:
        """Something may have happened that nobody told us."""
        self._log_in_doubt = True
        self.changed()

    def _catch_up(self) -> None:
        if self._catching_up is None or self._catching_up.done():
            self._catching_up = asyncio.create_task(self._read_on())
            self._catching_up.add_done_callback(lambda _: self._home.quiet(self))

    async def _read_on(self) -> None:
        try:
            while self._rows_in_doubt or self._log_in_doubt:
                await self.load()
        except Exception:  # whoever uses the table next tries again
            logger.exception("table not read", extra={"table": self.id})

    def taken(self, seat: int, connection: int) -> None:
        """A connection has taken a seat, here or elsewhere."""
        if self._audience.taken(seat, connection):
            self._people_changed()

    def people_changed_elsewhere(self) -> None:
        if self.seats:
            self.tell_table()
            self.driver.go_on()

    # Playing

    async def act(self, seat: int, kind: Kind, text: str, acted_on: int, note: str = "") -> int:
        """Do something, or take it back: the number of its entry in the log. The same again changes nothing."""
        return await self._patiently(partial(self._act, seat, kind, text, acted_on, note))

    async def _act(self, seat: int, kind: Kind, text: str, acted_on: int, note: str) -> int:
        play = self._begun()
        if (before := play.repeated(kind, seat, text, acted_on)) is not None:
            return before
        spent = self.spent(play, seat)
        if kind == "undo":
            planned = play.undo(seat, acted_on, spent)
        else:
            planned = play.act(seat, text, acted_on, note, spent)
        await self._write(play, planned)
        self._count(planned.entry)
        self._audience.happened(play, self._banks)
        if play.over:
            self.row = replace(self.row, state="over")
            logger.info("game over", extra={"table": self.id})
            self.tell_table()
        self.driver.go_on()
        return planned.entry.seq

    async def _write(self, play: Play, planned: Planned) -> None:
        ending = results(play.game, planned.step, self.seats) if planned.step else []
        rated_in = self.row.edition if self.row.rated else None
        await self._store.append(self.id, planned.entry, ending, rated_in)
        play.make(planned)

    def spent(self, play: Play, seat: int) -> float:
        """The seconds that a person has been thinking."""
        if self.clocks is None or self.seats[seat].bot is not None or seat not in play.game.to_act:
            return 0.0
        at_least = max(self._home.neighbours.up_since, self._returned.get(seat, 0.0))
        return max(0.0, time.time() - thinking_since(play, seat, at_least))

    def why(self, seat: int, question: Why) -> Because:
        return For(seat).because(self._begun(), question)

    def _begun(self) -> Play:
        if self.play is None:
            raise Refusal("not_started", "the game has not begun")
        return self.play

    # Sitting down and leaving

    async def sit(self, player: str, name: str, wanted: int | None = None) -> int:
        """Give a player a seat: the one it has, the wanted one, or the first that is free."""
        return await self._patiently(partial(self._sit, player, name, wanted))

    async def _sit(self, player: str, name: str, wanted: int | None) -> int:
        held = seat_of(self.seats, player)
        if held is not None:
            row = self.seats[held]
            if row.resigned and self.row.state == "playing":
                raise Refusal("resigned", "you have resigned from this game")
            if row.bot is not None and self.row.state == "playing":
                await self._change_seat(row, replace(row, bot=None))  # back, and the bot gets up
                self.driver.go_on()
            await self._start_if_full()
            return held
        if self.row.state != "waiting":
            raise Refusal("already_started", "the game has begun: there is no free seat")
        free = [row for row in self.seats if row.free]
        if not free:
            raise Refusal("table_full", "there is no free seat at this table")
        if name.casefold() in {(row.name or "").casefold() for row in self.seats}:
            raise Refusal("bad_name", "somebody at this table has that name")
        row = next((row for row in free if row.seat == wanted), free[0])
        await self._change_seat(row, SeatRow(row.seat, name, None, player))
        await self._start_if_full()
        return row.seat

    def holds(self, seat: int, player: str | None) -> bool:
        """Whether this player may act for this seat now."""
        return seat_of(self.seats, player) == seat and self.seats[seat].bot is None

    async def leave(self, player: str | None) -> None:
        """Give up a seat. Once the game has begun, a bot plays on until the player comes back."""
        await self._patiently(partial(self._leave, player))

    async def _leave(self, player: str | None) -> None:
        row = self._held_by(player)
        if self.row.state == "waiting":
            await self._change_seat(row, SeatRow(row.seat))
            if all(seat.player is None for seat in self.seats):
                await self._store.close_table(self.id)
                self.row = replace(self.row, state="closed")
                self.tell_table()
        elif self.row.state == "playing" and row.bot is None:
            await self._change_seat(row, replace(row, bot=STAND_IN))
            self.driver.go_on()

    def _held_by(self, player: str | None) -> SeatRow:
        held = seat_of(self.seats, player)
        if held is None:
            raise Refusal("not_seated", "you have no seat at this table")
        return self.seats[held]

    async def stand_in(self, seat: int, seq: int) -> None:
        """A bot plays on for somebody, if the game still is where it was."""
        await self._patiently(partial(self._stand_in, seat, seq))

    async def _stand_in(self, seat: int, seq: int) -> None:
        row = self.seats[seat]
        if self._begun().seq != seq or row.bot is not None:
            raise Refusal("stale", "the game has moved on since that position")
        await self._change_seat(row, replace(row, bot=STAND_IN))
        self.driver.go_on()

    async def resign(self, player: str | None) -> None:
        """Give up the game. A bot plays on for the others' sake, and the seat cannot be had back."""
        await self._patiently(partial(self._resign, player))

    async def _resign(self, player: str | None) -> None:
        row = self._held_by(player)
        if self.row.state != "playing":
            raise Refusal(
                "not_started" if self.row.state == "waiting" else "game_over", "no game is going on"
            )
        if not row.resigned:
            await self._change_seat(row, replace(row, bot=row.bot or STAND_IN, resigned=True))
            self.driver.go_on()

    async def _change_seat(self, before: SeatRow, after: SeatRow) -> None:
        await self._store.change_seat(self.id, before, after)
        self._note_return(before, after)
        self.seats = tuple(after if row.seat == after.seat else row for row in self.seats)
        self.tell_table()

    def _note_return(self, before: SeatRow, after: SeatRow) -> None:
        if after.bot is not None or self.clocks is None:
            self._returned.pop(after.seat, None)
        elif before.bot is not None:
            self._returned[after.seat] = time.time()

    async def start(self) -> None:
        """Begin the game, if nobody has to be waited for."""
        await self._patiently(self._start_if_full)

    async def _start_if_full(self) -> None:
        if self.row.state != "waiting" or any(seat.free for seat in self.seats):
            return
        names = [seat.name or "" for seat in self.seats]
        bots = [seat.bot for seat in self.seats]
        entry = start_entry(self._edition(), names, bots, self._home.settings.chance())
        await self._store.append(self.id, entry)
        self.row = replace(self.row, state="playing")
        self._set_play([entry])
        logger.info("game begins", extra={"table": self.id})
        self._tell_all_anew()
        self.driver.go_on()

    async def link_rematch(self, table_id: str) -> None:
        """Note which table the rematch is played at, and tell everybody."""
        async with self._lock:
            self.row = replace(self.row, next=table_id)
            self.tell_table()

    async def switch_chat(self, player: str | None, on: bool) -> None:
        """Let those who play talk, or not. For the one who set the table up."""
        await self._patiently(partial(self._switch_chat, player, on))

    async def _switch_chat(self, player: str | None, on: bool) -> None:
        if not self._set_up_by(player):
            raise Refusal("not_creator", "only whoever set the table up can do this")
        await self._store.switch_chat(self.id, on)
        self.row = replace(self.row, chat=on)
        self.tell_table()

    def _set_up_by(self, player: str | None) -> bool:
        creator = self.row.creator
        return player is not None and creator is not None and identity.same_secret(player, creator)

    # Telling

    async def listen(self, listener: Listener, player: str | None, since: int | None, watch: bool) -> None:
        """Bring somebody up to date, and keep them so. An older connection of the same seat has to go."""
        await self._patiently(partial(self._listen, listener, player, since, watch))

    async def _listen(self, listener: Listener, player: str | None, since: int | None, watch: bool) -> None:
        seat = None if watch else seat_of(self.seats, player)
        news = self._audience.come(listener, seat)
        self._people_changed(besides=listener, tell=news)
        if seat is not None and news:
            listener.settled = False
            self._home.neighbours.tell(Took(0, self.id, seat, listener.number))
        self._welcome(listener, since)

    def hang_up(self, listener: Listener) -> None:
        if self._audience.go(listener):
            self._people_changed()

    def _people_changed(self, besides: Listener | None = None, tell: bool = True) -> None:
        """Somebody has come or gone. Everybody hears of it, and perhaps somebody else keeps the table now."""
        seats = self._audience.seats
        if self._presence.set_here(self.id, seats):
            self._home.neighbours.tell(Here(0, {self.id: list(seats)}))
            self.driver.go_on()
        if tell:
            self.tell_table(besides)

    def _welcome(self, listener: Listener, since: int | None) -> None:
        host = listener.seat is not None and self._set_up_by(self.seats[listener.seat].player)
        self._audience.welcome(listener, self.info, self.row.code, host, self.play, since, self._banks)

    def _tell_all_anew(self) -> None:
        for listener in self._audience:
            self._welcome(listener, None)

    @property
    def _banks(self) -> list[float] | None:
        return None if self.clocks is None else [round(bank, 1) for bank in self.clocks.banks]

    def say(self, seat: int, phrase: Phrase | None, text: str | None) -> None:
        if not self.row.chat:
            raise Refusal("chat_off", "nobody talks at this table")
        self.pass_on(seat, phrase, text)
        self._home.neighbours.tell(Spoke(0, self.id, seat, phrase, text))

    def pass_on(self, seat: int, phrase: str | None, text: str | None) -> None:
        """Tell everybody here what somebody said."""
        self._audience.hear(seat, encode(Said(seat, cast(Phrase | None, phrase), text)))

    def tell_table(self, besides: Listener | None = None) -> None:
        """Tell everybody what the table is like now."""
        self._audience.tell(encode(TableChanged(self.info)), besides)


async def _nothing() -> None:
    """What there is to do for somebody who only wants to look."""
