"""What is sent to one client: written at once, and bounded in bytes where it does not read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

FRAMES = "northline.frames"
"""Under this name the server passes a :class:`FrameWriter` with the scope of a WebSocket."""


class FrameWriter(Protocol):
    """The server's end of a WebSocket, below ASGI: a message takes one call, and neither a task nor a copy as text."""

    on_stalled: Callable[[], None]
    """Called when the client has taken nothing for too long."""

    @property
    def waiting(self) -> int:
        """Bytes that the system has not taken yet."""

    def write_texts(self, *texts: bytes) -> None:
        """Send text messages, given as UTF-8, all at once; nothing once the connection is closing."""


class Outbox:
    """The way out to a client. Whoever does not read in time finds it full, and is disconnected."""

    def __init__(self, writer: FrameWriter, max_bytes: int) -> None:
        self._writer, self._max_bytes = writer, max_bytes
        self.queued = 0
        """Bytes that were ever sent."""
        self._held: list[bytes] = []

    @property
    def waiting(self) -> int:
        """Bytes that wait now."""
        return self._writer.waiting

    def put(self, frame: bytes, *, hold: bool = False) -> bool:
        """Send a frame if there is room for it; a single one of any size has room. Return whether there was.

        With ``hold`` it goes out together with the next one: two at once cost the system as little as one.
        """
        waiting = self._writer.waiting
        if waiting and waiting + len(frame) > self._max_bytes:
            return False
        self.queued += len(frame)
        self._held.append(frame)
        if not hold:
            self.flush()
        return True

    def flush(self) -> None:
        """Send what is held back."""
        if self._held:
            held, self._held = self._held, []
            self._writer.write_texts(*held)
