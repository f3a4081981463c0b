"""Everybody who looks at a table, and how they are told what happens there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from northline.server.game.play import Play
from northline.server.game.serializer import For
from northline.server.wire.protocol import TableInfo, encode


class Listener(Protocol):
    """A connection to somebody at the table."""

    seat: int | None
    number: int
    """By which other processes know it."""
    settled: bool
    """Whether all processes have heard that it has its seat."""

    def send(self, frame: bytes) -> None: ...

    def hear(self, seat: int, frame: bytes) -> None:
        """What a seat says, unless this client does not want to hear it."""

    def take_over(self) -> None:
        """Make way for a newer connection of the same seat."""


class Audience:
    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def __iter__(self) -> Iterator[Listener]:
        """Those who listen now. Some may go while they are told something."""
        return iter(tuple(self._listeners))

    @property
    def seats(self) -> set[int | None]:
        """The seats that somebody is connected to; None stands for spectators."""
        return {listener.seat for listener in self._listeners}

    # Coming and going

    def come(self, listener: Listener, seat: int | None) -> bool:
        """Somebody listens from a seat, or without one. An older connection of the same seat has to go.

        Whether that is news: it may only want to be told everything anew.
        """
        news = listener not in self._listeners or listener.seat != seat
        self.go(listener)
        if seat is not None:
            self._make_room([other for other in self._listeners if other.seat == seat])
        listener.seat = seat
        self._listeners.append(listener)
        return news

    def go(self, listener: Listener) -> bool:
        """Somebody listens no more. Whether it did before."""
        if listener not in self._listeners:
            return False
        self._listeners.remove(listener)
        return True

    def taken(self, seat: int, connection: int) -> bool:
        """A connection has taken a seat, here or elsewhere: whether somebody here had to make room for it.

        All processes hear of this in the same order: the last one has it.
        """
        here = [listener for listener in self._listeners if listener.seat == seat]
        leaving = [listener for listener in here if listener.number != connection and listener.settled]
        for listener in here:
            if listener.number == connection:
                listener.settled = True
        self._make_room(leaving)
        return bool(leaving)

    def _make_room(self, leaving: list[Listener]) -> None:
        for listener in leaving:
            self._listeners.remove(listener)
            listener.take_over()

    # Telling

    def welcome(
        self,
        listener: Listener,
        table: TableInfo,
        code: str,
        host: bool,
        play: Play | None,
        since: int | None,
        banks: list[float] | None,
    ) -> None:
        """Tell somebody everything there is to know."""
        listener.send(encode(For(listener.seat).welcome(table, code, host, play, since, banks)))

    def happened(self, play: Play, banks: list[float] | None) -> None:
        """Tell everybody what was done, each what it may know of it. All spectators get the same bytes."""
        frames: dict[int | None, bytes] = {}
        for listener in self:
            if listener.seat not in frames:
                frames[listener.seat] = encode(For(listener.seat).happened(play, banks))
            listener.send(frames[listener.seat])

    def tell(self, frame: bytes, besides: Listener | None = None) -> None:
        """Tell everybody the same."""
        for listener in self:
            if listener is not besides:
                listener.send(frame)

    def hear(self, seat: int, frame: bytes) -> None:
        """Let everybody hear what somebody said."""
        for listener in self:
            listener.hear(seat, frame)
