"""One WebSocket connection: decodes and dispatches what the client sends, and sends what it is to receive."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from northline.server.db.errors import refusal_for
from northline.server.game.live_table import LiveTable
from northline.server.game.registry import TableRegistry
from northline.server.ops.budgets import Who
from northline.server.ops.limits import LONGEST_CHAT, TokenBucket, clean_text
from northline.server.ops.metrics import Metrics
from northline.server.wire.identity import public_name
from northline.server.wire.protocol import (
    Act,
    AskHistory,
    Chat,
    Done,
    GoOn,
    Hello,
    Incoming,
    Mute,
    Ping,
    Pong,
    Refused,
    SetPace,
    StandIn,
    Undo,
    Why,
    decode_message,
    encode,
)
from northline.server.wire.refusals import Refusal
from northline.server.ws.outbox import FRAMES, FrameWriter, Outbox

logger = logging.getLogger("northline.server.socket")

# Close codes
TAKEN_OVER = 4001
TOO_SLOW = 4002
NO_HELLO = 4003
BANNED = 4004
FLOOD = 1008
GOING_AWAY = 1001

_BAD_MESSAGE_COST = 5
"""Tokens that a message costs in addition if it cannot be decoded."""
_HELLO_COST = 4
"""Tokens that a hello costs in addition: a whole welcome is more work than most answers."""
_LEAST_BYTES = 4096
"""What a welcome or a page of history counts at least: even a small one is work."""
_CLOSE_TIMEOUT = 2.0
"""Seconds that the closing handshake may take."""


class Connection:
    """A client. What it may do follows from its player's seat, and is checked anew for every message.

    It is a :class:`~northline.server.game.broadcaster.Subscriber` of the table that it said hello to.
    """

    def __init__(
        self, socket: WebSocket, registry: TableRegistry, player: str | None, who: Who, metrics: Metrics
    ) -> None:
        settings = registry.settings
        self.person = None if player is None else public_name(player)
        self.address = socket.client.host if socket.client else "?"
        self.seat: int | None = None
        self.id = secrets.randbits(48)
        self.seat_confirmed = False
        self.pace = SetPace()
        self.changes = False
        self._socket, self._registry, self._metrics = socket, registry, metrics
        self._player, self._who = player, who
        self._settings, self._budgets = settings, registry.budgets
        self._message_bucket = TokenBucket(settings.message_burst, settings.messages_per_second)
        writer: FrameWriter = socket.scope["extensions"][FRAMES]
        writer.on_stalled = partial(self.close, TOO_SLOW)
        self._outbox = Outbox(writer, settings.outbox_bytes)
        self._closing = asyncio.Event()
        self._close_code = GOING_AWAY
        self._muted: set[int] = set()
        self._table: LiveTable | None = None
        self._table_in_use = AsyncExitStack()

    # As a subscriber

    def send(self, frame: bytes, *, hold: bool = False) -> None:
        """Send a frame, with ``hold`` together with the next one. A client that reads too slowly is disconnected."""
        if self._outbox.put(frame, hold=hold):
            self._metrics.frames_out += 1
        else:
            self.close(TOO_SLOW)

    def flush(self) -> None:
        self._outbox.flush()

    def send_chat(self, seat: int, frame: bytes) -> None:
        if seat not in self._muted:
            self.send(frame)

    def on_seat_taken_over(self) -> None:
        self.seat = None
        self.close(TAKEN_OVER)

    @property
    def seat_held(self) -> tuple[str, str] | None:
        """The table at which it speaks for a seat, and the player who holds that."""
        if self._table is None or self.seat is None or self._player is None:
            return None
        return self._table.id, self._player

    def turn_away(self, refusal: Refusal) -> None:
        """Say that its player is banned, and close."""
        self._refuse(refusal, None)
        self.close(BANNED)

    def close(self, code: int) -> None:
        """Have :meth:`run` close the connection, with the first code that was given."""
        if not self._closing.is_set():
            self._close_code = code
            self._closing.set()

    # Its life

    async def run(self) -> None:
        """Accept the connection, and serve it until either side closes it."""
        await self._socket.accept()
        self._metrics.outboxes.add(self._outbox)
        moderation, tasks = self._registry.moderation, []
        try:
            moderation.welcome(self)
            tasks = [asyncio.create_task(work()) for work in (self._receive_loop, self._closing.wait)]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        except Refusal as refusal:
            self.turn_away(refusal)
        finally:
            moderation.goodbye(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self._table is not None:
                self._table.unsubscribe(self)
            await self._table_in_use.aclose()
            await self._close_socket()
            self._metrics.outboxes.discard(self._outbox)

    async def _close_socket(self) -> None:
        if self._socket.client_state is not WebSocketState.CONNECTED:
            return
        try:
            async with asyncio.timeout(_CLOSE_TIMEOUT):
                await self._socket.close(self._close_code)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            logger.info("client did not say goodbye", extra={"close_code": self._close_code})

    async def _receive_loop(self) -> None:
        try:
            async with asyncio.timeout(self._settings.hello_timeout) as timeout:
                while True:
                    frame = await self._receive()
                    self._metrics.frames_in += 1
                    await self._handle_frame(frame)
                    if self._table is not None:
                        timeout.reschedule(None)
        except TimeoutError:
            self.close(NO_HELLO)
        except WebSocketDisconnect:
            return
        await asyncio.Event().wait()  # until the closing event ends this task

    async def _receive(self) -> str | bytes:
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", GOING_AWAY))
        return message.get("text") or message.get("bytes") or b""

    # Messages

    async def _handle_frame(self, frame: str | bytes) -> None:
        """Decode a message and carry it out. Whatever goes wrong, the client gets a code, and never an inside view."""
        seq: int | None = None
        try:
            self._take_tokens(1)
            try:
                message = decode_message(frame)
            except Refusal:
                self._take_tokens(_BAD_MESSAGE_COST)
                raise
            seq = message.seq if isinstance(message, Act | Undo) else None
            await self._dispatch(message)
        except Refusal as refusal:
            self._refuse(refusal, seq)
        except Exception as error:
            self._refuse(refusal_for(error, logger, "message failed"), seq)

    def _refuse(self, refusal: Refusal, seq: int | None) -> None:
        self._metrics.count_refusal(refusal.code)
        self.send(encode(Refused.of(refusal, seq)))

    def _take_tokens(self, amount: int) -> None:
        if not self._message_bucket.take(amount):
            self.close(FLOOD)
            raise Refusal("too_fast", "too many messages: wait a moment and try again")

    async def _dispatch(self, message: Incoming) -> None:
        match message:
            case Act(seq=seq, action=action):  # what comes most often is first
                began = time.monotonic()
                table, seat = self._table_and_seat()
                await table.act(self._player, seat, action, seq, partial(self._done, seq))
                self._metrics.count_action(time.monotonic() - began)
            case Undo(seq=seq):
                table, seat = self._table_and_seat()
                await table.undo(self._player, seat, seq, partial(self._done, seq))
            case Chat():
                self._chat(message)
            case Ping():
                self.send(encode(Pong(round(time.time(), 2))))
            case Hello():
                self._take_tokens(_HELLO_COST)
                with self._charged_by_bytes():
                    await self._hello(message)
            case AskHistory(since=since, before=before):
                with self._charged_by_bytes():
                    self._history(since, before)
            case Mute(seat=seat, on=on):
                (self._muted.add if on else self._muted.discard)(seat)
            case SetPace():
                self.pace = message
                if self._table is not None:
                    self._table.on_pace_changed()
            case GoOn(seq=seq):
                table, seat = self._table_and_seat()
                table.go_on(seat, seq)
            case StandIn(seat=absent, on=on):
                table, seat = self._table_and_seat()
                await table.agree_to_stand_in(self._player, seat, absent, on)
            case Why():
                table, seat = self._table_and_seat()
                self.send(encode(table.why(seat, message)))

    def _done(self, seq: int, entry: int) -> None:
        self.send(encode(Done(seq, entry)))

    def _chat(self, message: Chat) -> None:
        """Those who play may chat. Spectators may not: they could have seen the table from all sides."""
        table, seat = self._table_and_seat()
        text = None if message.text is None else clean_text(message.text, LONGEST_CHAT)
        if (message.phrase is None) == (not text):
            raise Refusal("bad_message", "send either one of the phrases or a text")
        self._registry.moderation.restrictions.check("mute", self.person, self.address)
        self._budgets.chat.take_or_refuse(self._who, "you are sending messages too fast")
        table.chat(seat, message.phrase, text or None)

    async def _hello(self, hello: Hello) -> None:
        """Subscribe to a table, and leave the one before."""
        if self._table is None or self._table.id != hello.table:
            if self._table is not None:
                self._table.unsubscribe(self)
                self._table = None
            await self._table_in_use.aclose()
            self._table = await self._table_in_use.enter_async_context(self._registry.use(hello.table))
        self.changes = hello.changes
        await self._table.subscribe(self, self._player, hello.since, hello.watch)

    def _history(self, since: int, before: int) -> None:
        """Send a page of what happened. Spectators may ask, too."""
        table = self._table
        if table is None or table.logged is None:
            raise Refusal("not_started", "the game has not started yet")
        self.send(encode(table.serializer(self.seat).history(table.logged, since, before)))

    @contextmanager
    def _charged_by_bytes(self) -> Iterator[None]:
        """Take what is queued inside from the person's budget of bytes; disconnect whoever has used it up."""
        if not self._budgets.welcomes.covers(self._who, 1):
            self.close(FLOOD)
            raise Refusal("too_fast", "you have asked for too much: wait a moment and connect again")
        before = self._outbox.queued
        try:
            yield
        finally:
            self._budgets.welcomes.spend(self._who, max(_LEAST_BYTES, self._outbox.queued - before))

    def _table_and_seat(self) -> tuple[LiveTable, int]:
        """The table, and the seat this client speaks for: the one it was welcomed to, if its player still holds it."""
        if self._table is None:
            raise Refusal("not_seated", "send hello for a table first")
        if self.seat is None or not self._table.holds(self.seat, self._player):
            raise Refusal("not_seated", "you are only watching this table")
        return self._table, self.seat
