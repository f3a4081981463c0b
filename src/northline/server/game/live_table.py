"""A table in memory: its row, its seats, its game, and everybody who is connected to it.

Every change is made under the table's lock, in this order: work it out, write it to the database, apply it in memory,
broadcast it. The database is the source of truth. What is here is a cache of it, which becomes stale when another
process writes, or when a write failed and nobody knows whether it was committed.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Concatenate, ParamSpec, Protocol, TypeVar, cast

from northline.editions import Edition
from northline.server.cluster.bus import Bus
from northline.server.cluster.messages import ChatSent, SeatsConnected, SeatTaken
from northline.server.db.errors import Conflict, is_transient
from northline.server.db.rows import EntryKind, LogEntry, SeatRow, TableRow, seat_of
from northline.server.db.store import Store
from northline.server.game.auto_play import AutoPlayer
from northline.server.game.bot_pool import BotPool
from northline.server.game.broadcaster import Broadcaster, Subscriber
from northline.server.game.clocks import Clocks, thinking_since
from northline.server.game.logged_game import LoggedGame, PendingEntry, results, start_entry
from northline.server.game.serializer import RecipientSerializer, table_info
from northline.server.ops.settings import Settings
from northline.server.wire import identity
from northline.server.wire.protocol import Because, Phrase, Said, TableChanged, TableInfo, Why, encode
from northline.server.wire.refusals import Refusal
from northline.server.wire.time_control import decode_time_control

logger = logging.getLogger("northline.server.table")

SUBSTITUTE_BOT = "greedy"
"""The bot that plays for somebody who left."""

_RETRY_DELAY = 0.2
"""Seconds before the database is asked again when it did not answer."""

_T = TypeVar("_T")
_P = ParamSpec("_P")


class TableHost(Protocol):
    """What a table needs from the registry that holds it."""

    store: Store
    bots: BotPool
    settings: Settings
    bus: Bus

    def set_alarm(self, table_id: str, seconds: float | None) -> None:
        """Check a table's clocks after so many seconds, in memory or not; None: no more. Replaces the last alarm."""

    def release(self, table: LiveTable) -> None:
        """Drop a table from memory, now or later, unless somebody uses it or it is busy."""


def locked(
    method: Callable[Concatenate[LiveTable, _P], Awaitable[_T]],
) -> Callable[Concatenate[LiveTable, _P], Awaitable[_T]]:
    """Make a method of a live table run under its lock, on data that is not stale, and retry it if need be.

    The method may run several times: again when another writer was faster (:class:`Conflict`), and again when the
    database is away, for as long as the settings allow. The lock is not reentrant: locked methods do not call each
    other.
    """

    @functools.wraps(method)
    async def run_locked(self: LiveTable, /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
        return await self.run_with_lock_and_retry(lambda: method(self, *args, **kwargs))

    return run_locked


class LiveTable:
    """A table that somebody uses now. The registry makes sure that a process has no more than one of each."""

    def __init__(self, table_id: str, host: TableHost) -> None:
        self.id = table_id
        self.users = 0
        """How many use this object. At zero it can be dropped: everything is in the database."""
        self.logged: LoggedGame | None = None
        """The game with its log; None before it has begun."""
        self.clocks: Clocks | None = None
        self.row: TableRow
        self.seats: tuple[SeatRow, ...] = ()
        self.auto_player = AutoPlayer(self, host)
        self._host, self._store, self._presence = host, host.store, host.store.presence
        self._lock = asyncio.Lock()
        self._broadcaster = Broadcaster()
        self._rows_stale = self._log_stale = True
        self._returned_at: dict[int, float] = {}
        """When people took their seats back from bots, if they have not acted since."""
        self._reload_task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory without users: a task is running, or it knows what the database does not."""
        reloading = self._reload_task is not None and not self._reload_task.done()
        return self.auto_player.busy or reloading or bool(self._returned_at)

    async def stop(self) -> None:
        """Cancel its tasks."""
        await self.auto_player.stop()
        if self._reload_task is not None:
            self._reload_task.cancel()
            await asyncio.gather(self._reload_task, return_exceptions=True)

    # Lock, retry, refresh

    async def run_with_lock_and_retry(self, work: Callable[[], Awaitable[_T]]) -> _T:
        """What :func:`locked` does."""
        deadline = time.monotonic() + self._host.settings.database_timeout
        async with self._lock:
            while True:
                try:
                    await self._refresh()
                    return await work()
                except Refusal:
                    raise
                except Conflict:
                    self._rows_stale = self._log_stale = True
                except BaseException as error:
                    # A write that failed may have been committed all the same: the refresh before the retry tells.
                    self._rows_stale = self._log_stale = True
                    if not is_transient(error) or time.monotonic() >= deadline:
                        raise
                    await asyncio.sleep(_RETRY_DELAY)

    @locked
    async def load(self) -> None:
        """Read from the database whatever is stale."""

    async def _refresh(self) -> None:
        if not (self._rows_stale or self._log_stale):
            return
        before = (self.row, self.seats) if self.seats else None
        rows_stale, log_stale = self._rows_stale, self._log_stale
        self._rows_stale = self._log_stale = False
        try:
            if rows_stale:
                await self._read_rows()
            if log_stale:
                await self._read_log()
        except BaseException:
            self._rows_stale = self._log_stale = True
            raise
        if before is not None and before != (self.row, self.seats):
            self._broadcast_table()
        self.auto_player.update()

    async def _read_rows(self) -> None:
        found = await self._store.table(self.id)
        if found is None:
            raise Refusal("unknown_table", "there is no such table")
        before = self.seats
        self.row, seats = found
        for known, row in zip(before, seats, strict=False):
            self._note_return(known, row)
        self.seats = seats

    async def _read_log(self) -> None:
        """Replay what others have appended. If their log does not continue the one known here, fold it anew."""
        logged = self.logged
        log = await self._store.log(self.id, 0 if logged is None else logged.seq)
        if logged is not None and log and log[0] == logged.last:
            for entry in log[1:]:
                logged.replay(entry)
                self._charge_clock(entry)
                self._broadcaster.broadcast_entry(logged, self._banks)
        elif log or logged is not None:
            self._fold(await self._store.log(self.id) if logged is not None else log)
            self._welcome_all()
        if self.logged is not None and self.row.state in ("waiting", "playing"):
            self.row = replace(self.row, state="over" if self.logged.over else "playing")

    def _fold(self, log: list[LogEntry]) -> None:
        self.logged = LoggedGame.fold(self._edition(), log, self._host.settings.chance()) if log else None
        control = decode_time_control(self.row.clock)
        self.clocks = None if control is None else Clocks(control, len(self.seats))
        for entry in log:
            self._charge_clock(entry)

    def _charge_clock(self, entry: LogEntry) -> None:
        if self.clocks is not None and entry.seat is not None:
            self.clocks.charge(entry)
            self._returned_at.pop(entry.seat, None)

    def _edition(self) -> Edition:
        edition = self._host.settings.editions.get(self.row.edition)
        if edition is None or edition.digest != self.row.digest:
            raise Refusal("unavailable", "this table was played on a board that the server does not have now")
        return edition

    @property
    def info(self) -> TableInfo:
        """What everybody may know of the table."""
        return table_info(self.row, self.seats, self._presence.connected(self.id))

    # Messages from other processes

    def on_log_grown(self, seq: int) -> None:
        """Another process has appended to the log, up to this entry."""
        if self.logged is None or seq > self.logged.seq:
            self._log_stale = True
            self._reload()

    def on_table_updated(self) -> None:
        """Another process has changed the row of the table or of a seat."""
        self._rows_stale = True
        self._reload()

    def mark_stale(self) -> None:
        """Anything may have changed: messages were missed."""
        self._log_stale = True
        self.on_table_updated()

    def _reload(self) -> None:
        if self._reload_task is None or self._reload_task.done():
            self._reload_task = asyncio.create_task(self._reload_while_stale())
            self._reload_task.add_done_callback(lambda _: self._host.release(self))

    async def _reload_while_stale(self) -> None:
        try:
            while self._rows_stale or self._log_stale:
                await self.load()
        except Exception:  # whoever uses the table next tries again
            logger.exception("table not read", extra={"table": self.id})

    def on_seat_taken(self, seat: int, connection: int) -> None:
        """A connection, to this process or another, has taken a seat."""
        if self._broadcaster.on_seat_taken(seat, connection):
            self._on_subscribers_changed()

    def on_presence_changed(self) -> None:
        """Somebody connected to the table through another process, or disconnected."""
        if self.seats:
            self._broadcast_table()
            self.auto_player.update()

    # Playing

    def holds(self, seat: int, player: str | None) -> bool:
        """Whether a player may act for a seat: it holds it, and no bot plays for it.

        Outside the lock the answer is a quick first check. :meth:`act` and :meth:`undo` ask again under the lock.
        """
        return seat_of(self.seats, player) == seat and self.seats[seat].bot is None

    @locked
    async def act(self, player: str | None, seat: int, action: str, acted_on: int) -> int:
        """Carry out a player's action, chosen in position ``acted_on``. Return the number of its entry.

        The same message again changes nothing, and returns the same number. Raise :class:`Refusal` if the player does
        not hold the seat by now, the position is stale, or the action is not legal.
        """
        return await self._append("action", seat, action, acted_on, self._unless_held(seat, player))

    @locked
    async def undo(self, player: str | None, seat: int, acted_on: int) -> int:
        """Take back a player's last action. As :meth:`act`."""
        return await self._append("undo", seat, "", acted_on, self._unless_held(seat, player))

    @locked
    async def act_for_bot(self, seat: int, action: str, acted_on: int, note: str) -> int:
        """Carry out a bot's action, unless the player has come back meanwhile. As :meth:`act`."""
        return await self._append("action", seat, action, acted_on, self._unless_bot(seat, True), note)

    @locked
    async def act_on_timeout(self, seat: int, action: str, acted_on: int, note: str) -> int:
        """Carry out an action for a player whose time is up, unless a bot plays by now. As :meth:`act`."""
        return await self._append("action", seat, action, acted_on, self._unless_bot(seat, False), note)

    def _unless_held(self, seat: int, player: str | None) -> Refusal | None:
        if self.holds(seat, player):
            return None
        return Refusal("not_seated", "you only watch this table")

    def _unless_bot(self, seat: int, bot: bool) -> Refusal | None:
        if (self.seats[seat].bot is not None) == bot:
            return None
        return Refusal("stale", "somebody else plays for this seat now")

    async def _append(
        self, kind: EntryKind, seat: int, text: str, acted_on: int, refusal: Refusal | None, note: str = ""
    ) -> int:
        """Append an entry to the log, unless it is there already or there is a reason to refuse it."""
        logged = self._started()
        duplicate = logged.find_duplicate(kind, seat, text, acted_on)
        if duplicate is not None:
            return duplicate
        if refusal is not None:
            raise refusal
        spent = self.time_spent(logged, seat)
        if kind == "undo":
            pending = logged.prepare_undo(seat, acted_on, spent)
        else:
            pending = logged.prepare_action(seat, text, acted_on, note, spent)
        await self._write(logged, pending)
        self._charge_clock(pending.entry)
        self._broadcaster.broadcast_entry(logged, self._banks)
        if logged.over:
            self.row = replace(self.row, state="over")
            logger.info("game over", extra={"table": self.id})
            self._broadcast_table()
        self.auto_player.update()
        return pending.entry.seq

    async def _write(self, logged: LoggedGame, pending: PendingEntry) -> None:
        ending = results(logged.game, pending.step, self.seats) if pending.step else []
        rated_in = self.row.edition if self.row.rated else None
        await self._store.append(self.id, pending.entry, ending, rated_in)
        logged.commit(pending)

    def time_spent(self, logged: LoggedGame, seat: int) -> float:
        """The seconds that a person has been thinking; 0 for a bot, or without clocks."""
        if self.clocks is None or self.seats[seat].bot is not None or seat not in logged.game.to_act:
            return 0.0
        not_before = max(self._host.bus.up_since, self._returned_at.get(seat, 0.0))
        return max(0.0, time.time() - thinking_since(logged, seat, not_before))

    def why(self, seat: int, question: Why) -> Because:
        """Why a seat cannot do something now."""
        return RecipientSerializer(seat).because(self._started(), question)

    def _started(self) -> LoggedGame:
        if self.logged is None:
            raise Refusal("not_started", "the game has not begun")
        return self.logged

    # Sitting down and leaving

    @locked
    async def sit(self, player: str, name: str, wanted: int | None = None) -> int:
        """Give a player a seat: the one it holds, the wanted one, or the first that is free. Return the seat.

        When that was the last free seat, the game begins. A bot that plays for the player gets up.
        """
        held = seat_of(self.seats, player)
        if held is not None:
            row = self.seats[held]
            if row.resigned and self.row.state == "playing":
                raise Refusal("resigned", "you have resigned from this game")
            if row.bot is not None and self.row.state == "playing":
                await self._change_seat(row, replace(row, bot=None))
                self.auto_player.update()
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
        await self._change_seat(row, SeatRow(row.seat, name=name, player=player))
        await self._start_if_full()
        return row.seat

    @locked
    async def leave(self, player: str | None) -> None:
        """Give up a seat. Once the game has begun, a bot plays on until the player comes back."""
        row = self._held_by(player)
        if self.row.state == "waiting":
            await self._change_seat(row, SeatRow(row.seat))
            if all(seat.player is None for seat in self.seats):
                await self._store.close_table(self.id)
                self.row = replace(self.row, state="closed")
                self._broadcast_table()
        elif self.row.state == "playing" and row.bot is None:
            await self._change_seat(row, replace(row, bot=SUBSTITUTE_BOT))
            self.auto_player.update()

    def _held_by(self, player: str | None) -> SeatRow:
        held = seat_of(self.seats, player)
        if held is None:
            raise Refusal("not_seated", "you have no seat at this table")
        return self.seats[held]

    @locked
    async def substitute_bot(self, seat: int, seq: int) -> None:
        """Let a bot play on for somebody, unless the game has moved on from position ``seq``."""
        row = self.seats[seat]
        if self._started().seq != seq or row.bot is not None:
            raise Refusal("stale", "the game has moved on since that position")
        await self._change_seat(row, replace(row, bot=SUBSTITUTE_BOT))
        self.auto_player.update()

    @locked
    async def resign(self, player: str | None) -> None:
        """Give up the game for good. A bot plays on for the sake of the others."""
        row = self._held_by(player)
        if self.row.state != "playing":
            raise Refusal(
                "not_started" if self.row.state == "waiting" else "game_over", "no game is going on"
            )
        if not row.resigned:
            await self._change_seat(row, replace(row, bot=row.bot or SUBSTITUTE_BOT, resigned=True))
            self.auto_player.update()

    async def _change_seat(self, before: SeatRow, after: SeatRow) -> None:
        await self._store.change_seat(self.id, before, after)
        self._note_return(before, after)
        self.seats = tuple(after if row.seat == after.seat else row for row in self.seats)
        self._broadcast_table()

    def _note_return(self, before: SeatRow, after: SeatRow) -> None:
        if after.bot is not None or self.clocks is None:
            self._returned_at.pop(after.seat, None)
        elif before.bot is not None:
            self._returned_at[after.seat] = time.time()

    @locked
    async def start(self) -> None:
        """Begin the game, if all seats are taken and it has not begun."""
        await self._start_if_full()

    async def _start_if_full(self) -> None:
        if self.row.state != "waiting" or any(seat.free for seat in self.seats):
            return
        names = [seat.name or "" for seat in self.seats]
        bots = [seat.bot for seat in self.seats]
        entry = start_entry(self._edition(), names, bots, self._host.settings.chance())
        await self._store.append(self.id, entry)
        self.row = replace(self.row, state="playing")
        self._fold([entry])
        logger.info("game begins", extra={"table": self.id})
        self._welcome_all()
        self.auto_player.update()

    async def link_rematch(self, table_id: str) -> None:
        """Broadcast at which table the rematch is played. It is in the database already."""
        async with self._lock:
            self.row = replace(self.row, next=table_id)
            self._broadcast_table()

    # Connections and chat

    @locked
    async def subscribe(
        self, subscriber: Subscriber, player: str | None, since: int | None, watch: bool
    ) -> None:
        """Bring a connection up to date, and keep it so. An older connection of the same seat has to close.

        ``since`` is the last entry that the client has seen; with ``watch`` it is a spectator even if it has a seat.
        """
        seat = None if watch else seat_of(self.seats, player)
        changed = self._broadcaster.subscribe(subscriber, seat)
        self._on_subscribers_changed(besides=subscriber, broadcast=changed)
        if seat is not None and changed:
            subscriber.seat_confirmed = False
            self._host.bus.publish(SeatTaken(0, self.id, seat, subscriber.id))
        self._welcome(subscriber, since)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Send a connection nothing more."""
        if self._broadcaster.unsubscribe(subscriber):
            self._on_subscribers_changed()

    def _on_subscribers_changed(self, besides: Subscriber | None = None, broadcast: bool = True) -> None:
        """Publish who is connected, and broadcast it. Perhaps another process owns the table now."""
        seats = self._broadcaster.seats
        if self._presence.set_local(self.id, seats):
            self._host.bus.publish(SeatsConnected(0, {self.id: list(seats)}))
            self.auto_player.update()
        if broadcast:
            self._broadcast_table(besides)

    def _welcome(self, subscriber: Subscriber, since: int | None) -> None:
        host = subscriber.seat is not None and self._is_creator(self.seats[subscriber.seat].player)
        welcome = RecipientSerializer(subscriber.seat).welcome(
            self.info, self.row.code, host, self.logged, since, self._banks
        )
        subscriber.send(encode(welcome))

    def _welcome_all(self) -> None:
        for subscriber in self._broadcaster:
            self._welcome(subscriber, None)

    @property
    def _banks(self) -> list[float] | None:
        return None if self.clocks is None else [round(bank, 1) for bank in self.clocks.banks]

    def _broadcast_table(self, besides: Subscriber | None = None) -> None:
        self._broadcaster.broadcast(encode(TableChanged(self.info)), besides)

    @locked
    async def set_chat(self, player: str | None, on: bool) -> None:
        """Switch the chat on or off. Only the creator of the table may."""
        if not self._is_creator(player):
            raise Refusal("not_creator", "only whoever set the table up can do this")
        await self._store.set_chat(self.id, on)
        self.row = replace(self.row, chat=on)
        self._broadcast_table()

    def _is_creator(self, player: str | None) -> bool:
        creator = self.row.creator
        return player is not None and creator is not None and identity.same_secret(player, creator)

    def chat(self, seat: int, phrase: Phrase | None, text: str | None) -> None:
        """Broadcast what a seat says, through all processes."""
        if not self.row.chat:
            raise Refusal("chat_off", "nobody talks at this table")
        self.on_chat(seat, phrase, text)
        self._host.bus.publish(ChatSent(0, self.id, seat, phrase, text))

    def on_chat(self, seat: int, phrase: str | None, text: str | None) -> None:
        """Broadcast what a seat said to everybody who is connected to this process."""
        self._broadcaster.broadcast_chat(seat, encode(Said(seat, cast(Phrase | None, phrase), text)))
