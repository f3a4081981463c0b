"""A table with everybody who is connected to it: what they are sent, and what other processes say of it."""

from __future__ import annotations

import asyncio
import logging
from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import cast

from northline.server.cluster.messages import ChatSent, SeatTaken, seats_connected
from northline.server.db.rows import Room, SeatRow, seat_of
from northline.server.game.absences import Absences
from northline.server.game.auto_play import AutoPlayer
from northline.server.game.broadcaster import Broadcaster, Subscriber, no_news
from northline.server.game.logged_game import LoggedGame
from northline.server.game.pacing import Pacing
from northline.server.game.progress_pace import ProgressPace
from northline.server.game.serializer import RecipientSerializer, Timing, table_info
from northline.server.game.stored_table import StoredTable, locked
from northline.server.game.table_host import TableHost
from northline.server.wire.protocol import Phrase, ProgressChanged, Said, TableInfo, encode
from northline.server.wire.refusals import Refusal

logger = logging.getLogger("northline.server.table")


class ConnectedTable(StoredTable):
    """A table in memory and its connections. What people do at it is up to the subclass."""

    auto_player: AutoPlayer
    """Its bots and clocks; the subclass sets it."""

    def __init__(self, table_id: str, host: TableHost) -> None:
        super().__init__(table_id, host.store, host.settings)
        self.users = 0
        """How many use this object. At zero it can be dropped: everything is in the database."""
        self.pacing = Pacing(self, host.settings, host.store.presence)
        self._host, self._presence = host, host.store.presence
        self._broadcaster = Broadcaster(host.settings.pace)
        self._progress_pace = ProgressPace(
            host.settings.progress_interval, host.progress_budget, self._announce_progress
        )
        self._absences = Absences(host.settings.away_after, self._on_absences_changed)
        self._reload_task: asyncio.Task[None] | None = None
        self._stand_in_task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory without users: a task is running."""
        reloading = self._reload_task is not None and not self._reload_task.done()
        return self.auto_player.busy or reloading

    async def stop(self) -> None:
        """Cancel its tasks."""
        await self.auto_player.stop()
        self._absences.stop()
        self._progress_pace.stop()
        tasks = [task for task in (self._reload_task, self._stand_in_task) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @locked
    async def load(self) -> None:
        """Read from the database whatever is stale."""

    # What follows from a change

    def _on_refreshed(self, changed: bool) -> None:
        self._update_absences()
        if changed:
            self._broadcast_table()
        self.auto_player.update()

    def _on_entry(self, done: Callable[[], None] = lambda: None) -> None:
        logged = self._started()
        self.pacing.on_entry(logged)
        tells = self._progress_pace.tells(now_or_never=logged.over)
        news = self._progress_news if tells else no_news
        self._broadcaster.broadcast_entry(logged, self._timing, done, news, memory=self.row.memory)

    def _announce_progress(self) -> None:
        self._broadcaster.broadcast_progress(self._progress_news)

    def _progress_news(self, seat: int | None) -> ProgressChanged | None:
        """The progress of a seat, if it is another one than it was told before."""
        with self._host.progress_budget.spending():
            return self.serializer(seat).progress_news(self._started())

    def _on_refolded(self) -> None:
        for subscriber in self._broadcaster:
            self._welcome(subscriber, None)

    @property
    def _timing(self) -> Timing:
        return Timing(
            self.clock_state, None if self.logged is None else self.pacing.time_to_undo(self.logged)
        )

    @property
    def info(self) -> TableInfo:
        """What everybody may know of the table."""
        connected = self._presence.connected(self.id)
        return table_info(self.row, self.seats, connected, self._absences.agreements)

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
            self._update_absences()
            self._broadcast_table()
            self.auto_player.update()

    def on_pace_changed(self) -> None:
        """Somebody here wishes for another pace."""
        self._on_subscribers_changed(broadcast=False)

    def on_moment_ended(self, seq: int) -> None:
        """Somebody, here or at another process, does not want to take entry ``seq`` back."""
        self.pacing.end_moment(seq)
        self.auto_player.update()

    def on_stand_in_agreed(self, seat: int, by: int, on: bool) -> None:
        """Somebody connected to another process agrees, or no longer, to let a bot play for an absent seat."""
        self._absences.agree(seat, by, on)
        self._update_absences()
        self._broadcast_table()

    # What the subclass does

    @abstractmethod
    def _update_absences(self) -> None:
        """Note who has gone and who is back."""

    def _started(self) -> LoggedGame:
        if self.logged is None:
            raise Refusal("not_started", "the game has not started yet")
        return self.logged

    @property
    def _room(self) -> Room:
        return Room(self.row, self.seats)

    def _on_absences_changed(self) -> None:
        """Somebody has been away for so long that the others may be asked."""
        self._broadcast_table()

    def _reseat(self, before: Sequence[SeatRow]) -> None:
        """Let connections follow their players to other seats. Whoever has none any more is a spectator."""
        moved = self._broadcaster.reseat(lambda seat: seat_of(self.seats, before[seat].player))
        for subscriber in moved:
            self._welcome(subscriber, None)
        if moved:
            self._on_subscribers_changed()

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
        connected = self._broadcaster.connected
        if self._presence.set_local(self.id, connected):
            for message in seats_connected(0, {self.id: connected}):
                self._host.bus.publish(message)
            self._update_absences()
            self.auto_player.update()
        if broadcast:
            self._broadcast_table(besides)

    def _welcome(self, subscriber: Subscriber, since: int | None) -> None:
        welcome = self.serializer(subscriber.seat).welcome(
            self.info, self.row.code, self.logged, since, self._timing
        )
        subscriber.send(encode(welcome))

    def serializer(self, seat: int | None) -> RecipientSerializer:
        """What builds the messages for a seat at this table, or for its spectators."""
        return RecipientSerializer(seat, memory=self.row.memory)

    def _broadcast_table(self, besides: Subscriber | None = None) -> None:
        self._broadcaster.broadcast_table(self.info, self.clock_state, besides)

    @locked
    async def set_chat(self, player: str | None, on: bool) -> None:
        """Switch the chat on or off. Only the host of the table may."""
        if not self._room.is_host(player):
            raise Refusal("not_creator", "only the host of the table can do this")
        await self._store.set_chat(self.id, on)
        self.row = replace(self.row, chat=on)
        self._broadcast_table()

    def chat(self, seat: int, phrase: Phrase | None, text: str | None) -> None:
        """Broadcast what a seat says, through all processes."""
        if self.row.state == "closed":
            raise Refusal("table_closed", "this table is closed")
        if not self.row.chat:
            raise Refusal("chat_off", "chat is turned off at this table")
        self.on_chat(seat, phrase, text)
        self._host.bus.publish(ChatSent(0, self.id, seat, phrase, text))

    def on_chat(self, seat: int, phrase: str | None, text: str | None) -> None:
        """Broadcast what a seat said to everybody who is connected to this process."""
        self._broadcaster.broadcast_chat(seat, encode(Said(seat, cast(Phrase | None, phrase), text)))
