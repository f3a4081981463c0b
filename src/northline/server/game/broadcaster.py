"""Everybody who is connected to a table through this process, and how messages reach them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from northline.server.cluster.presence import Connected, Pace
from northline.server.game.logged_game import LoggedGame
from northline.server.game.serializer import RecipientSerializer, Timing
from northline.server.wire.protocol import (
    ClockState,
    ProgressChanged,
    SetPace,
    TableChanged,
    TableInfo,
    encode,
)

ProgressNews = Callable[[int | None], ProgressChanged | None]
"""The progress that a seat (None: spectators) has not been told yet. It is told once: do not ask twice."""


def no_news(seat: int | None) -> None:
    """For entries that come without progress."""


class Subscriber(Protocol):
    """A connection that receives what happens at a table."""

    seat: int | None
    """The seat it speaks for; None for a spectator. The broadcaster sets it."""
    id: int
    """A random id by which all processes know the connection."""
    seat_confirmed: bool
    """Whether all processes have received that this connection took its seat."""
    changes: bool
    """Whether it is sent what has changed of a view instead of all of it."""
    pace: SetPace
    """How fast it would like bots to be."""

    def send(self, frame: bytes, *, hold: bool = False) -> None:
        """Send a frame; with ``hold`` together with the next one, or when :meth:`flush` is called."""

    def flush(self) -> None:
        """Send what is held back."""

    def send_chat(self, seat: int, frame: bytes) -> None:
        """Queue a frame with a chat message of a seat, unless this client has muted it."""

    def on_seat_taken_over(self) -> None:
        """Close: a newer connection has the seat."""


class Broadcaster:
    """The subscribers of one table."""

    def __init__(self, default_pace: float) -> None:
        self._subscribers: list[Subscriber] = []
        self._default_pace = default_pace
        self._table_sent: object = None
        """What was last sent about the table, apart from the time."""

    def __iter__(self) -> Iterator[Subscriber]:
        """The subscribers now. It is safe to unsubscribe some while iterating."""
        return iter(tuple(self._subscribers))

    @property
    def connected(self) -> Connected:
        """The seats with a connection, and the pace that each wishes for; None stands for spectators."""
        paces: dict[int | None, Pace] = {}
        for subscriber in self._subscribers:
            wish = subscriber.pace
            pace = Pace(self._default_pace if wish.bots is None else wish.bots, wish.undo)
            paces[subscriber.seat] = pace.slower(paces.get(subscriber.seat, pace))
        return paces

    def subscribe(self, subscriber: Subscriber, seat: int | None) -> bool:
        """Subscribe a connection for a seat (None: as a spectator). An older connection of that seat has to close.

        Return whether this is a change: a subscriber may come again only to be told everything anew.
        """
        changed = subscriber not in self._subscribers or subscriber.seat != seat
        self.unsubscribe(subscriber)
        if seat is not None:
            self._remove([other for other in self._subscribers if other.seat == seat])
        subscriber.seat = seat
        self._subscribers.append(subscriber)
        return changed

    def unsubscribe(self, subscriber: Subscriber) -> bool:
        """Remove a connection. Return whether it was subscribed."""
        if subscriber not in self._subscribers:
            return False
        self._subscribers.remove(subscriber)
        return True

    def reseat(self, now_at: Callable[[int], int | None]) -> list[Subscriber]:
        """Let everybody speak for the seat that theirs has become; None: they only watch. Return who moved."""
        moved = []
        for subscriber in self:
            if subscriber.seat is not None and (seat := now_at(subscriber.seat)) != subscriber.seat:
                subscriber.seat = seat
                moved.append(subscriber)
        return moved

    def on_seat_taken(self, seat: int, connection: int) -> bool:
        """Handle that a connection, to this process or another, has taken a seat: older ones have to close.

        All processes receive these messages in the same order, so the last connection keeps the seat everywhere. Return
        whether somebody here had to close.
        """
        here = [subscriber for subscriber in self._subscribers if subscriber.seat == seat]
        older = [
            subscriber for subscriber in here if subscriber.id != connection and subscriber.seat_confirmed
        ]
        for subscriber in here:
            if subscriber.id == connection:
                subscriber.seat_confirmed = True
        self._remove(older)
        return bool(older)

    def _remove(self, older: list[Subscriber]) -> None:
        for subscriber in older:
            self._subscribers.remove(subscriber)
            subscriber.on_seat_taken_over()

    def broadcast(self, frame: bytes, besides: Subscriber | None = None) -> None:
        """Send the same frame to everybody, perhaps except one."""
        for subscriber in self:
            if subscriber is not besides:
                subscriber.send(frame)

    def broadcast_table(
        self, table: TableInfo, clocks: ClockState | None, besides: Subscriber | None = None
    ) -> None:
        """Send what everybody may know of the table, if that has changed: a spectator who comes changes nothing."""
        shown = table, None if clocks is None else (clocks.banks, clocks.running)
        if shown != self._table_sent:
            self._table_sent = shown
            self.broadcast(encode(TableChanged(table, clocks)), besides)

    def broadcast_entry(
        self,
        logged: LoggedGame,
        timing: Timing,
        done: Callable[[], None],
        news: ProgressNews,
        *,
        memory: bool,
    ) -> None:
        """Send the newest entry to everybody, serialized for each seat, and once for all spectators.

        Whoever made it is first, and ``done`` is called before it is serialized for the others: what it sends goes out
        together with the entry.
        """
        actor, frames = logged.last.seat, dict[tuple[int | None, bool], bytes]()
        told = dict[int | None, ProgressChanged | None]()

        def frame(subscriber: Subscriber) -> bytes:
            key = seat, changes = subscriber.seat, subscriber.changes
            if key not in frames:
                if seat not in told:
                    told[seat] = news(seat)
                serializer = RecipientSerializer(seat, memory=memory)
                frames[key] = encode(serializer.happened(logged, timing, told[seat], changes=changes))
            return frames[key]

        acting = [subscriber for subscriber in self._subscribers if subscriber.seat == actor]
        for subscriber in acting:
            subscriber.send(frame(subscriber), hold=True)
        done()
        for subscriber in acting:
            subscriber.flush()
        for subscriber in self:
            if subscriber.seat != actor:
                subscriber.send(frame(subscriber))

    def broadcast_progress(self, news: ProgressNews) -> None:
        """Tell everybody the news of their progress, which went with no entry."""
        frames = dict[int | None, bytes | None]()
        for subscriber in self:
            seat = subscriber.seat
            if seat not in frames:
                progress = news(seat)
                frames[seat] = None if progress is None else encode(progress)
            if (frame := frames[seat]) is not None:
                subscriber.send(frame)

    def broadcast_chat(self, seat: int, frame: bytes) -> None:
        """Send a chat message of a seat to everybody who has not muted it."""
        for subscriber in self:
            subscriber.send_chat(seat, frame)
