"""A table that somebody uses now: its seats, its game, and everybody who looks at it.

Whatever changes it does so under its lock: worked out, written to the log, made true here, then told to everybody.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Protocol

from northline.editions import Edition
from northline.server import seats as who
from northline.server.bots import BotPool
from northline.server.clocks import Clocks, harmless, read_clock
from northline.server.outgoing import For
from northline.server.play import Play, results, start_entry
from northline.server.protocol import Because, Phrase, Said, SeatInfo, TableChanged, TableInfo, Why, encode
from northline.server.refusals import Refusal
from northline.server.settings import Settings
from northline.server.storage import Conflict, Kind, SeatRow, Store, TableRow

logger = logging.getLogger("northline.server.table")

STAND_IN = "greedy"
"""The bot that plays for somebody who left."""

_AFTER_FAILURE = 1.0
"""Seconds until a bot's move is tried again when the database did not answer."""


class Listener(Protocol):
    """A connection to somebody at the table."""

    seat: int | None

    def send(self, frame: bytes) -> None: ...

    def hear(self, seat: int, frame: bytes) -> None:
        """What a seat says, unless this client does not want to hear it."""

    def take_over(self) -> None:
        """Make way for a newer connection of the same seat."""


class LiveTable:
    def __init__(
        self,
        table_id: str,
        store: Store,
        bots: BotPool,
        settings: Settings,
        when_quiet: Callable[[LiveTable], None],
    ) -> None:
        self.id = table_id
        self.users = 0
        """How many are busy with this table. At zero it can be forgotten: it is in the database."""
        self.play: Play | None = None
        self.row: TableRow
        self.seats: tuple[SeatRow, ...] = ()
        self._store, self._bots, self._settings = store, bots, settings
        self._lock = asyncio.Lock()
        self._listeners: list[Listener] = []
        self._loaded = False
        self._driver: asyncio.Task[None] | None = None
        self._clocks: Clocks | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._late: asyncio.Task[None] | None = None
        self._when_quiet = when_quiet

    # Reading

    async def load(self) -> None:
        """Read the table from the database, unless it is here already."""
        async with self._lock:
            await self._refresh()

    async def _refresh(self) -> None:
        if self._loaded:
            return
        found = await self._store.table(self.id)
        if found is None:
            raise Refusal("unknown_table", "there is no such table")
        row, seats = found
        play = None
        if log := await self._store.log(self.id):
            play = Play.fold(self._edition(row), log, self._settings.chance())
        control = read_clock(row.clock)
        self._clocks = None if control is None else Clocks(control, len(seats), log)
        told = 0 if self.play is None else self.play.seq
        self.row, self.seats, self.play, self._loaded = row, seats, play, True
        if play is not None and play.seq > told and self._listeners:
            self._tell_all_anew(told)  # it was written, and this process did not know
        self._go_on()

    def _edition(self, row: TableRow) -> Edition:
        edition = self._settings.editions.get(row.edition)
        if edition is None or edition.digest != row.digest:
            raise Refusal("unavailable", "this table was played on a board that the server does not have now")
        return edition

    @property
    def info(self) -> TableInfo:
        connected = {listener.seat for listener in self._listeners}
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

    # Playing

    async def act(self, seat: int, kind: Kind, text: str, acted_on: int, note: str = "") -> int:
        """Do something, or take it back: the number of its entry in the log. The same again changes nothing."""
        async with self._change():
            while True:
                await self._refresh()
                play = self._begun()
                if (before := play.repeated(kind, seat, text, acted_on)) is not None:
                    return before
                spent = 0.0 if self._clocks is None else self._clocks.spent(seat, time.monotonic())
                if kind == "undo":
                    planned = play.undo(seat, acted_on, spent)
                else:
                    planned = play.act(seat, text, acted_on, note, spent)
                ending = results(play.game, planned.step, self.seats) if planned.step else []
                try:
                    rated_in = self.row.edition if self.row.rated else None
                    await self._store.append(self.id, planned.entry, ending, rated_in)
                except Conflict:
                    self._loaded = False  # somebody else was faster: read what they wrote, and look again
                    continue
                play.make(planned)
                if self._clocks is not None:
                    self._clocks.acted(planned.entry)
                self._tell_happened(play)
                if ending:
                    self.row = replace(self.row, state="over")
                    logger.info("game over", extra={"table": self.id})
                    self.tell_table()
                self._go_on()
                return planned.entry.seq

    def why(self, seat: int, question: Why) -> Because:
        return For(seat).because(self._begun(), question)

    def _begun(self) -> Play:
        if self.play is None:
            raise Refusal("not_started", "the game has not begun")
        return self.play

    @asynccontextmanager
    async def _change(self) -> AsyncIterator[None]:
        """Hold the lock. When the database fails, what is here is in doubt and is read again next time."""
        async with self._lock:
            try:
                yield
            except Refusal:
                raise
            except BaseException:
                self._loaded = False
                raise

    # Sitting down and leaving

    async def sit(self, player: str, name: str, wanted: int | None = None) -> int:
        """Give a player a seat: the one it has, the wanted one, or the first that is free."""
        async with self._change():
            await self._refresh()
            held = who.seat_of(self.seats, player)
            if held is not None:
                row = self.seats[held]
                if row.resigned and self.row.state == "playing":
                    raise Refusal("resigned", "you have resigned from this game")
                if row.bot is not None and self.row.state == "playing":
                    await self._change_seat(row, replace(row, bot=None))  # back, and the bot gets up
                    self._go_on()
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
        return who.seat_of(self.seats, player) == seat and self.seats[seat].bot is None

    async def leave(self, player: str | None) -> None:
        """Give up a seat. Once the game has begun, a bot plays on until the player comes back."""
        async with self._change():
            await self._refresh()
            held = who.seat_of(self.seats, player)
            if held is None:
                raise Refusal("not_seated", "you have no seat at this table")
            row = self.seats[held]
            if self.row.state == "waiting":
                await self._change_seat(row, SeatRow(row.seat))
                if all(seat.player is None for seat in self.seats):
                    await self._store.close_table(self.id)
                    self.row = replace(self.row, state="closed")
                    self.tell_table()
            elif self.row.state == "playing" and row.bot is None:
                await self._change_seat(row, replace(row, bot=STAND_IN))
                self._go_on()

    async def resign(self, player: str | None) -> None:
        """Give up the game. A bot plays on for the others' sake, and the seat cannot be had back."""
        async with self._change():
            await self._refresh()
            held = who.seat_of(self.seats, player)
            if held is None:
                raise Refusal("not_seated", "you have no seat at this table")
            if self.row.state != "playing":
                raise Refusal(
                    "not_started" if self.row.state == "waiting" else "game_over", "no game is going on"
                )
            row = self.seats[held]
            if not row.resigned:
                await self._change_seat(row, replace(row, bot=row.bot or STAND_IN, resigned=True))
                self._go_on()

    async def _change_seat(self, before: SeatRow, after: SeatRow) -> None:
        try:
            await self._store.change_seat(self.id, before, after)
        except Conflict:
            self._loaded = False
            raise Refusal("stale", "somebody was faster: look at the table again") from None
        self.seats = tuple(after if row.seat == after.seat else row for row in self.seats)
        self.tell_table()

    async def start(self) -> None:
        """Begin the game, if nobody has to be waited for."""
        async with self._change():
            await self._refresh()
            await self._start_if_full()

    async def _start_if_full(self) -> None:
        if self.row.state != "waiting" or any(seat.free for seat in self.seats):
            return
        edition = self._edition(self.row)
        names = [seat.name or "" for seat in self.seats]
        entry = start_entry(edition, names, [seat.bot for seat in self.seats], self._settings.chance())
        try:
            await self._store.append(self.id, entry)
        except Conflict:
            self._loaded = False
            await self._refresh()
            return
        self.row = replace(self.row, state="playing")
        self.play = Play.fold(edition, [entry], self._settings.chance())
        logger.info("game begins", extra={"table": self.id})
        self._tell_all_anew(None)
        self._go_on()

    async def link_rematch(self, table_id: str) -> None:
        """Note which table the rematch is played at, and tell everybody."""
        async with self._lock:
            self.row = replace(self.row, next=table_id)
            self.tell_table()

    async def switch_chat(self, player: str | None, on: bool) -> None:
        """Let those who play talk, or not. For the one who set the table up."""
        async with self._change():
            await self._refresh()
            creator = self.row.creator
            if player is None or creator is None or not who.same_secret(player, creator):
                raise Refusal("not_creator", "only whoever set the table up can do this")
            await self._store.switch_chat(self.id, on)
            self.row = replace(self.row, chat=on)
            self.tell_table()

    # Telling

    async def listen(self, listener: Listener, player: str | None, since: int | None, watch: bool) -> None:
        """Bring somebody up to date, and keep them so. An older connection of the same seat has to go."""
        async with self._change():
            await self._refresh()
            known = listener in self._listeners
            if known:
                self._listeners.remove(listener)
            seat = None if watch else who.seat_of(self.seats, player)
            if seat is not None:
                for other in [other for other in self._listeners if other.seat == seat]:
                    self._listeners.remove(other)
                    other.take_over()
            known = known and listener.seat == seat
            listener.seat = seat
            self._listeners.append(listener)
            self._welcome(listener, since)
            if not known:
                self.tell_table(besides=listener)

    async def hang_up(self, listener: Listener) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)
            self.tell_table()

    def _welcome(self, listener: Listener, since: int | None) -> None:
        recipient = For(listener.seat)
        listener.send(encode(recipient.welcome(self.info, self.row.code, self.play, since, self._banks)))

    def _tell_all_anew(self, since: int | None) -> None:
        for listener in tuple(self._listeners):
            self._welcome(listener, since)

    def _tell_happened(self, play: Play) -> None:
        """Tell everybody what was done, each what it may know of it. All spectators get the same bytes."""
        frames: dict[int | None, bytes] = {}
        for listener in tuple(self._listeners):
            if listener.seat not in frames:
                frames[listener.seat] = encode(For(listener.seat).happened(play, self._banks))
            listener.send(frames[listener.seat])

    def say(self, seat: int, phrase: Phrase | None, text: str | None) -> None:
        if not self.row.chat:
            raise Refusal("chat_off", "nobody talks at this table")
        frame = encode(Said(seat, phrase, text))
        for listener in tuple(self._listeners):
            listener.hear(seat, frame)

    def tell_table(self, besides: Listener | None = None) -> None:
        """Tell everybody what the table is like now."""
        frame = encode(TableChanged(self.info))
        for listener in tuple(self._listeners):
            if listener is not besides:
                listener.send(frame)

    # Bots and clocks

    @property
    def busy(self) -> bool:
        """Whether something goes on here though nobody may look: a bot thinks, or a clock runs."""
        return self._thinking or self._alarm is not None or (self._late is not None and not self._late.done())

    @property
    def _thinking(self) -> bool:
        return self._driver is not None and not self._driver.done()

    def _bot_to_act(self) -> int | None:
        to_act: Iterable[int] = () if self.play is None else self.play.game.to_act
        return next((seat for seat in to_act if self.seats[seat].bot is not None), None)

    @property
    def _banks(self) -> list[float] | None:
        return None if self._clocks is None else [round(bank, 1) for bank in self._clocks.banks]

    def _set_alarm(self) -> None:
        """Wait for the first person whose time will be up."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._clocks is None or self.play is None:
            return
        now = time.monotonic()
        people = [seat for seat in self.play.game.to_act if self.seats[seat].bot is None]
        self._clocks.run_for(people, now)
        if (first := self._clocks.next_up(now)) is not None:
            left, seat = first
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, left), self._time_is_up, seat)

    def _time_is_up(self, seat: int) -> None:
        self._alarm = None
        self._late = asyncio.create_task(self._play_on_for(seat))
        self._late.add_done_callback(lambda _: self._when_quiet(self))

    async def _play_on_for(self, seat: int) -> None:
        """Do what the table chose for somebody whose time is up."""
        try:
            async with self._change():
                await self._refresh()
                play, clocks, row = self._begun(), self._clocks, self.seats[seat]
                up = clocks is not None and clocks.left(seat, time.monotonic()) <= 0
                if clocks is None or not up or seat not in play.game.to_act or row.bot is not None:
                    self._set_alarm()
                    return
                if clocks.control.at_zero == "bot":
                    await self._change_seat(row, replace(row, bot=STAND_IN))
                    self._go_on()
                    return
                action, seq = play.game.text(harmless(play.game.state, seat)), play.seq
            await self.act(seat, "action", action, seq, "the time was up")
        except Refusal as refusal:  # somebody acted at the last moment
            logger.info("clock refused", extra={"table": self.id, "code": refusal.code})
            self._set_alarm()
        except Exception:
            logger.exception("clock failed", extra={"table": self.id})
            self._alarm = asyncio.get_running_loop().call_later(_AFTER_FAILURE, self._time_is_up, seat)

    def _go_on(self) -> None:
        """Something has changed: see whose turn it is now."""
        self._set_alarm()
        self._wake_bots()

    def _wake_bots(self) -> None:
        if self._bot_to_act() is not None and not self._thinking:
            self._driver = asyncio.create_task(self._drive())
            self._driver.add_done_callback(lambda _: self._when_quiet(self))

    async def _drive(self) -> None:
        """Play for the bots as long as it is a bot's turn, whether anybody looks or not."""
        while (seat := self._bot_to_act()) is not None:
            try:
                await self._play_for(seat)
            except Refusal as refusal:
                logger.info("bot's move refused", extra={"table": self.id, "code": refusal.code})
                await asyncio.sleep(0 if refusal.code == "stale" else _AFTER_FAILURE)
            except Exception:
                logger.exception("bot's move failed", extra={"table": self.id})
                await asyncio.sleep(_AFTER_FAILURE)

    async def _play_for(self, seat: int) -> None:
        play, spec = self._begun(), self.seats[seat].bot
        assert spec is not None
        state, seq, began = play.game.state, play.seq, time.monotonic()
        action, note = await self._bots.choose(spec, state, seat)
        await asyncio.sleep(max(0.0, self._settings.pace - (time.monotonic() - began)))
        if self.seats[seat].bot is not None:
            await self.act(seat, "action", action, seq, note)

    async def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        for task in filter(None, (self._driver, self._late)):
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
