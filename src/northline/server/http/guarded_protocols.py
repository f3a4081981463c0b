"""uvicorn's protocols with bounds on what a client can make the server do before, and below, any message.

HTTP: the head of a request has to come in time and may not be long, few requests may be pipelined, and when there are
too many connections the one that has been silent for longest has to go. WebSockets: every frame counts, also pings and
empty fragments, and whoever does not read is not waited for.
"""

from __future__ import annotations

import asyncio
import logging
import struct
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from northline.server.http.neighbours import Neighbours
from northline.server.ops.ledger import Ledger
from northline.server.ops.limits import TokenBucket, address_prefix
from northline.server.ops.metrics import Metrics
from northline.server.ops.offences import Offences
from northline.server.ops.settings import Settings
from northline.server.ws.outbox import FRAMES

logger = logging.getLogger("northline.server.http")

LARGEST_HEAD = 32 * 1024
"""Bytes of the first line and the headers of a request."""
_PIECE = 4096
"""Bytes that are parsed before anything is counted: a frame takes six at least."""
_MAX_PIPELINED = 16
_ADDRESS_SHARE = 10
"""An address may send as many frames as so many connections."""
_MOST_WAITING = 4
"""Messages of a connection that may wait for the first of them to be carried out, before no more are read."""
_LINGER = 3.0
"""Seconds that a closed connection has to take what was sent last."""
FLOOD = 1008
_TEXT = 0x81
"""The first byte of a text message in one frame (RFC 6455, section 5.2)."""
_MEDIUM_HEAD = struct.Struct("!BBH")
_LONG_HEAD = struct.Struct("!BBQ")


class Guard:
    """What the connections of a server share: their number, and the frames of each address."""

    def __init__(self, settings: Settings, metrics: Metrics, ledger: Ledger, max_connections: int) -> None:
        self.settings, self.metrics, self.max_connections = settings, metrics, max_connections
        self.offences = Offences(settings.log_addresses)
        self.silent: OrderedDict[GuardedHttpProtocol, None] = OrderedDict()
        """Connections without a request now, the one that has been so for longest first."""
        self.neighbours: Neighbours | None = None
        """The other workers, if there are any."""
        self.frames = ledger.buckets(
            "frames", _ADDRESS_SHARE * settings.message_burst, _ADDRESS_SHARE * settings.messages_per_second
        )


class GuardedConfig(uvicorn.Config):
    """A configuration that hands the guard on to the protocols."""

    guard: Guard


class GuardedHttpProtocol(HttpToolsProtocol):
    """HTTP with bounds on what comes before a request is complete."""

    def __init__(self, config: GuardedConfig, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self._guard = config.guard
        self._head = 0
        """Bytes of a head that is not complete."""
        self._in_head = True
        self._deadline: asyncio.TimerHandle | None = None
        self.handed_over = False
        """Whether another worker has handed this connection over: it stays here."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._guard.metrics.open_connections += 1
        self._guard.silent[self] = None
        self._set_deadline()
        if len(self.connections) > self._guard.max_connections:
            # Never this one if there is another: whoever means to ask something does so at once.
            oldest = next(iter(self._guard.silent))
            logger.info("connection dropped", extra={"why": "too many connections"})
            oldest.transport.abort()
            oldest.forget()

    def _set_deadline(self) -> None:
        self._cancel_deadline()
        self._deadline = self.loop.call_later(self._guard.settings.header_timeout, self._on_late)

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _on_late(self) -> None:
        self.transport.abort()

    def forget(self) -> None:
        """Count this connection no longer among the silent ones."""
        self._guard.silent.pop(self, None)
        self._cancel_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget()
        self._guard.metrics.open_connections -= 1
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), LARGEST_HEAD):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[start : start + LARGEST_HEAD]
            self._head += len(piece)
            super().data_received(piece)
            if self._in_head and self._head > LARGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("The head of a request can be at most 32 kB.")

    def handle_websocket_upgrade(self) -> None:
        """As it is, unless the table is at home at another worker, which gets the connection then."""
        neighbours = self._guard.neighbours
        if neighbours is not None and not self.handed_over:
            handle = self.transport.get_extra_info("socket").fileno()
            if neighbours.hand_over(self.url, handle, self._head_again()):
                self.transport.abort()  # this process's handle only
                return
        super().handle_websocket_upgrade()

    def _head_again(self) -> bytes:
        headers = b"".join([name + b": " + value + b"\r\n" for name, value in self.headers])
        return b"GET " + self.url + b" HTTP/1.1\r\n" + headers + b"\r\n"

    def on_message_begin(self) -> None:
        if not self._in_head:
            self._in_head, self._head = True, 0
            self._set_deadline()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self.forget()
        super().on_headers_complete()
        if len(self.pipeline) > _MAX_PIPELINED:
            self.transport.abort()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing() and not self.pipeline:
            self._guard.silent[self] = None


class GuardedWebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSockets on which every frame costs, whatever is in it."""

    def __init__(self, config: GuardedConfig, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        settings = config.guard.settings
        # Twice what is allowed of messages: those are counted one by one, and refused with a sentence, before this.
        self._frame_bucket = TokenBucket(2 * settings.message_burst, 2 * settings.messages_per_second)
        self._guard = config.guard
        self._address: str | None = None
        self.close_timeout = _LINGER
        self.on_stalled: Callable[[], None] = lambda: None
        self._stalled_at: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][FRAMES] = self  # type: ignore[assignment]

    # As a FrameWriter

    @property
    def waiting(self) -> int:
        """Bytes that the system has not taken yet."""
        return self.transport.get_write_buffer_size()

    def write_texts(self, *texts: bytes) -> None:
        """Send text messages, each in one frame, without a way through ASGI."""
        if self.close_sent or self.transport.is_closing():
            return
        parts = []
        for text in texts:
            size = len(text)
            if size < 126:
                parts.append(bytes((_TEXT, size)))
            elif size < 1 << 16:
                parts.append(_MEDIUM_HEAD.pack(_TEXT, 126, size))
            else:
                parts.append(_LONG_HEAD.pack(_TEXT, 127, size))
            parts.append(text)
        self.transport.write(b"".join(parts))

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stalled_at is None:
            timeout = self._guard.settings.send_timeout
            self._stalled_at = self.loop.call_later(timeout, lambda: self.on_stalled())

    def resume_writing(self) -> None:
        super().resume_writing()
        self._forget_stall()

    def _forget_stall(self) -> None:
        if self._stalled_at is not None:
            self._stalled_at.cancel()
            self._stalled_at = None

    # Frames that come in

    def send_receive_event_to_app(self) -> None:
        """As it is, but stop reading only when several messages wait: stopping and going on for each one costs more."""
        stopped, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = stopped
        if not stopped and self.queue.qsize() >= _MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._guard.metrics.open_connections -= 1  # as HTTP it was counted in
        self._forget_stall()
        self.on_stalled = lambda: None  # it knows the connection, which can go now
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _PIECE])

    def handle_events(self) -> None:
        frames = len(self.conn.events) if self.handshake_initiated else 0
        if frames and not self._take(frames):
            self._close_for_flood()
            return
        super().handle_events()

    def _take(self, frames: int) -> bool:
        if self._address is None:
            client = self.scope["client"]  # whom a proxy names, if there is one
            self._address = address_prefix(client[0]) if client else "?"
        return self._frame_bucket.take(frames) and self._guard.frames.take(self._address, frames)

    def _close_for_flood(self) -> None:
        if client := self.scope["client"]:
            self._guard.offences.note("too many frames", client[0])
        self.conn.events_received()  # nobody reads them any more
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOOD, "reason": ""})
        self.conn.fail(FLOOD, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self._abort_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_soon()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._abort_soon()

    def _abort_soon(self) -> None:
        """A transport that is closed keeps what nobody reads, for ever: give it up after a moment."""
        self.loop.call_later(_LINGER + 1, self.transport.abort)
