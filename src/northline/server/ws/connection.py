"""One WebSocket: frames in, frames out, and when to hang up."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import AsyncExitStack

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from northline.server.db.failures import explained
from northline.server.game.live_table import LiveTable
from northline.server.game.lobby import Tables
from northline.server.ops.limits import CHAT_ALLOWANCE, LONGEST_CHAT, Bucket, clean_text
from northline.server.ops.metrics import Metrics
from northline.server.wire.protocol import (
    Act,
    Chat,
    Done,
    Hello,
    Incoming,
    Mute,
    Ping,
    Pong,
    Undo,
    Why,
    encode,
    read,
    refused,
)
from northline.server.wire.refusals import Refusal

logger = logging.getLogger("northline.server.socket")

TAKEN_OVER = 4001
TOO_SLOW = 4002
NO_HELLO = 4003
FLOOD = 1008
GOING_AWAY = 1001

_BAD_MESSAGE_COSTS = 5
"""A message that cannot be read counts for so many."""
_HELLO_COSTS = 4
"""Being told everything anew is more work than most: it counts for so many more."""
_PATIENCE = 2.0
"""Seconds that saying goodbye may take."""


class Connection:
    """A client. What it may do follows from its player's seat, and is asked anew for every message."""

    def __init__(self, socket: WebSocket, tables: Tables, player: str | None, metrics: Metrics) -> None:
        settings = tables.settings
        self.seat: int | None = None
        self.number = secrets.randbits(48)
        self.settled = False
        self._socket, self._tables, self._player, self._metrics = socket, tables, player, metrics
        self._allowance = Bucket(settings.burst, settings.per_second)
        self._chatter = Bucket(*CHAT_ALLOWANCE)
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(settings.outbox)
        self._hang_up = asyncio.Event()
        self._code = GOING_AWAY
        self._muted: set[int] = set()
        self._table: LiveTable | None = None
        self._in_use = AsyncExitStack()

    # What the table calls

    def send(self, frame: bytes) -> None:
        try:
            self._outbox.put_nowait(frame)
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def hear(self, seat: int, frame: bytes) -> None:
        if seat not in self._muted:
            self.send(frame)

    def take_over(self) -> None:
        self.seat = None
        self.close(TAKEN_OVER)

    def close(self, code: int) -> None:
        if not self._hang_up.is_set():
            self._code = code
            self._hang_up.set()

    # Its life

    async def run(self) -> None:
        await self._socket.accept()
        jobs = [asyncio.create_task(job()) for job in (self._listen, self._speak, self._hang_up.wait)]
        try:
            await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
            if self._table is not None:
                self._table.hang_up(self)
            await self._in_use.aclose()
            await self._say_goodbye()

    async def _say_goodbye(self) -> None:
        if self._socket.client_state is not WebSocketState.CONNECTED:
            return
        try:
            async with asyncio.timeout(_PATIENCE):
                if self._code == TAKEN_OVER or self._code == FLOOD:
                    while not self._outbox.empty():
                        await self._socket.send_text(self._outbox.get_nowait().decode())
                await self._socket.close(self._code)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            logger.info("client did not say goodbye", extra={"close_code": self._code})

    async def _speak(self) -> None:
        while True:
            frame = await self._outbox.get()
            try:
                await self._socket.send_text(frame.decode())
            except (RuntimeError, WebSocketDisconnect):
                return
            self._metrics.frames_out += 1

    async def _listen(self) -> None:
        try:
            async with asyncio.timeout(self._tables.settings.hello_within) as waiting:
                while True:
                    frame = await self._receive()
                    self._metrics.frames_in += 1
                    await self._answer(frame)
                    if self._table is not None:
                        waiting.reschedule(None)
        except TimeoutError:
            self.close(NO_HELLO)
        except WebSocketDisconnect:
            return
        await asyncio.Event().wait()  # whoever asked to hang up ends this

    async def _receive(self) -> str | bytes:
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", GOING_AWAY))
        return message.get("text") or message.get("bytes") or b""

    async def _answer(self, frame: str | bytes) -> None:
        """Do what a frame asks for. Whatever goes wrong, the client gets a code and never an inside view."""
        seq: int | None = None
        try:
            self._pay(1)
            try:
                message = read(frame)
            except Refusal:
                self._pay(_BAD_MESSAGE_COSTS)
                raise
            seq = message.seq if isinstance(message, Act | Undo) else None
            await self._do(message)
        except Refusal as refusal:
            self._metrics.refused(refusal.code)
            self.send(encode(refused(refusal, seq)))
        except Exception as error:
            mishap = explained(error, logger, "message failed")
            self._metrics.refused(mishap.code)
            self.send(encode(refused(mishap, seq)))

    def _pay(self, amount: int) -> None:
        if not self._allowance.take(amount):
            self.close(FLOOD)
            raise Refusal("too_fast", "these are too many messages")

    async def _do(self, message: Incoming) -> None:
        match message:
            case Chat():
                self._say(message)
            case Ping():
                self.send(encode(Pong()))
            case Hello():
                self._pay(_HELLO_COSTS)
                await self._come_to(message)
            case Mute(seat=seat, on=on):
                (self._muted.add if on else self._muted.discard)(seat)
            case Why():
                self.send(encode(self._seated_at().why(self._own_seat(), message)))
            case Act(seq=seq, action=action):
                entry = await self._seated_at().act(self._own_seat(), "action", action, seq)
                self._metrics.actions += 1
                self.send(encode(Done(seq, entry)))
            case Undo(seq=seq):
                entry = await self._seated_at().act(self._own_seat(), "undo", "", seq)
                self.send(encode(Done(seq, entry)))

    def _say(self, message: Chat) -> None:
        """Those who play may talk. Watchers may not: they see the table from all sides."""
        table, seat = self._seated_at(), self._own_seat()
        text = None if message.text is None else clean_text(message.text, LONGEST_CHAT)
        if (message.phrase is None) == (not text):
            raise Refusal("bad_message", "say one of the phrases or a text")
        if not self._chatter.take():
            raise Refusal("too_fast", "you talk too much")
        table.say(seat, message.phrase, text or None)

    async def _come_to(self, hello: Hello) -> None:
        if self._table is None or self._table.id != hello.table:
            if self._table is not None:
                self._table.hang_up(self)
                self._table = None
            await self._in_use.aclose()
            self._table = await self._in_use.enter_async_context(self._tables.use(hello.table))
        await self._table.listen(self, self._player, hello.since, hello.watch)

    def _seated_at(self) -> LiveTable:
        if self._table is None:
            raise Refusal("not_seated", "say hello to a table first")
        return self._table

    def _own_seat(self) -> int:
        """The seat this client speaks for: the one it was welcomed to, if its player still holds it."""
        assert self._table is not None
        if self.seat is None or not self._table.holds(self.seat, self._player):
            raise Refusal("not_seated", "you only watch this table")
        return self.seat
