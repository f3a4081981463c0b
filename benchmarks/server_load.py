"""Clients for the server's benchmark: one for every seat, which act when it is their turn, at once or after a while.

They are as light as they can be, so that the machine is busy with the server and not with them: a WebSocket that knows
no more than this protocol needs, and that looks for the menu in a message instead of reading all of it.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any, NamedTuple, cast

import msgspec

BOARDS = {"europe": 5, "nordic_countries": 3, "northern_lights": 5}
"""The boards that are played in turn, and the most players of each."""
_MENU = b'"legal_actions":['
_MASK = bytes(4)
"""Clients must mask what they send; with zeros that changes nothing."""
_PATIENCE = 30.0

_read_menu = msgspec.json.Decoder(list[str]).decode
_write = msgspec.json.Encoder().encode


class Pace(NamedTuple):
    """How long players think: between so many seconds, each time anew. Zero: they act at once."""

    least: float = 0.0
    most: float = 0.0


AT_ONCE = Pace()


@dataclass
class Load:
    """What the clients measured."""

    until: float = 0.0
    """When they stop, by the clock of :func:`time.perf_counter`."""
    pace: Pace = AT_ONCE
    changes: bool = True
    """Whether clients ask for what has changed of a view, as the browser's does, or for all of it."""
    waits: list[float] = field(default_factory=list)
    """Seconds from sending an action until another player hears of it."""
    actions: int = 0
    refused: int = 0
    out_of_order: int = 0
    """Entries that did not follow the one before."""
    games: int = 0


class Socket(asyncio.Protocol):
    """The client's end of a WebSocket."""

    def __init__(self, request: bytes) -> None:
        self._request, self._buffer = request, bytearray()
        self._transport: asyncio.Transport
        self._connected = False
        self.closed = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._connected:
            head = buffer.find(b"\r\n\r\n")
            if head < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self._transport.abort()
                return
            del buffer[: head + 4]
            self._connected = True
            self.on_connected()
        at = 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size:
                break
            if buffer[at] == 0x81:
                self.on_text(bytes(buffer[start : start + size]))
            elif buffer[at] == 0x88:
                self._transport.close()
            elif buffer[at] == 0x89:
                self._send_frame(0x8A, bytes(buffer[start : start + size]))
            at = start + size
        del buffer[:at]

    def send(self, message: dict[str, Any]) -> None:
        self._send_frame(0x81, _write(message))

    def _send_frame(self, kind: int, text: bytes) -> None:
        size = len(text)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes((kind,)) + length + _MASK + text)

    def close(self) -> None:
        if not self._transport.is_closing():
            self._send_frame(0x88, (1000).to_bytes(2, "big"))
            self._transport.close()

    def on_connected(self) -> None: ...

    def on_text(self, text: bytes) -> None: ...


class Table:
    """The seats of one game."""

    def __init__(self, load: Load, name: str) -> None:
        self.load, self.name = load, name
        self.sent: dict[int, tuple[float, int]] = {}
        """For each entry that is to be written: when its action was sent, and by which seat."""
        self.sockets: list[Seat] = []

    def end(self) -> None:
        for socket in self.sockets:
            socket.close()


class Seat(Socket):
    """A player who claims a route where that is possible, and otherwise takes the first action of the menu."""

    def __init__(self, request: bytes, table: Table, seat: int) -> None:
        super().__init__(request)
        self._table, self._seat = table, seat
        self._waiting = False
        """Whether an action was sent that is not in the log yet."""
        self._seq = 0
        """The last entry heard of."""
        self.welcomed = asyncio.get_running_loop().create_future()

    def on_connected(self) -> None:
        changes = {"changes": True} if self._table.load.changes else {}
        self.send({"type": "hello", "table": self._table.name, **changes})

    def on_text(self, text: bytes) -> None:
        table, load = self._table, self._table.load
        kind = text[9:16]  # {"type":"happened", ...
        if kind == b"welcome":
            if not self.welcomed.done():
                self.welcomed.set_result(None)
        elif kind == b"refused":
            load.refused += 1
            return
        elif kind != b"happene":
            return
        now = time.perf_counter()
        if now > load.until:
            table.end()
            return
        seq = _number_after(text, b'"seq":')
        load.out_of_order += kind == b"happene" and seq != self._seq + 1
        self._seq = seq
        if kind == b"happene" and _number_after(text, b'"seat":') == self._seat:
            self._waiting = False
        sent = table.sent.get(seq)
        if sent is not None and sent[1] != self._seat:
            load.waits.append(now - sent[0])
            del table.sent[seq]
        at = text.rfind(_MENU) + len(_MENU)
        if at < len(_MENU):
            return  # a welcome before the game has begun
        if text[at] != ord("]") and not self._waiting:
            self._waiting = True
            menu = _read_menu(text[at - 1 : text.index(b"]", at) + 1])
            action = next((action for action in menu if action.startswith("claim")), menu[0])
            least, most = load.pace
            if most > 0:
                loop = asyncio.get_running_loop()
                loop.call_later(random.uniform(least, most), self._act, seq, action)
            else:
                self._act(seq, action)
        elif b'"phase":"over"' in text:
            table.end()

    def _act(self, seq: int, action: str) -> None:
        if self._transport.is_closing():
            return
        self._table.sent[seq + 1] = time.perf_counter(), self._seat
        self._table.load.actions += 1
        self.send({"type": "act", "seq": seq, "action": action})


def _number_after(text: bytes, key: bytes) -> int:
    start = text.index(key) + len(key)
    end = start
    while 48 <= text[end] <= 57:
        end += 1
    return int(text[start:end])


class Clients:
    """Everybody who plays against one server."""

    def __init__(self, server: str, load: Load, players: Sequence[int]) -> None:
        self._host, port = server.removeprefix("http://").split(":")
        self._port, self._load, self._players = int(port), load, players
        self._numbers = count()

    async def play_on(self, place: int) -> None:
        """Play one game after the other; each place has an address of its own, as if it were another household."""
        address = f"127.{1 + place // 62500}.{place // 250 % 250}.{place % 250 + 1}"
        while time.perf_counter() < self._load.until:
            number = next(self._numbers)
            board, most = list(BOARDS.items())[number % len(BOARDS)]
            seats = min(most, self._players[number // len(BOARDS) % len(self._players)])
            table = Table(self._load, await self.set_up(address, number, board, seats))
            self._load.games += 1
            for seat, token in enumerate(tokens(_name(number), seats)):
                table.sockets.append(await self.connect(address, token, table, seat))
            async with asyncio.timeout(_PATIENCE + max(0.0, self._load.until - time.perf_counter())):
                await asyncio.gather(*(socket.closed for socket in table.sockets))

    async def set_up(self, address: str, number: int, board: str, players: int) -> str:
        first, *others = tokens(_name(number), players)
        wanted = {"edition": board, "seats": [None] * players, "open": True, "name": "Player 0"}
        reader, writer = await asyncio.open_connection(self._host, self._port, local_addr=(address, 0))
        try:
            created = await self._post(reader, writer, "/api/tables", wanted, first)
            name: str = created["table"]["id"]
            for seat, token in enumerate(others, 1):
                join = f"/api/tables/{name}/join"
                await self._post(reader, writer, join, {"name": f"Player {seat}"}, token)
        finally:
            writer.close()
        return name

    async def _post(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, path: str, body: Any, token: str
    ) -> Any:
        text = _write(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\nAuthorization: Bearer {token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n"
        )
        writer.write(head.encode() + text)
        answer = await reader.readuntil(b"\r\n\r\n")
        length = next(
            int(line[15:]) for line in answer.lower().split(b"\r\n") if line.startswith(b"content-length")
        )
        content = await reader.readexactly(length)
        if not answer.startswith(b"HTTP/1.1 20"):
            raise RuntimeError(f"{path}: {content.decode()}")
        return msgspec.json.decode(content)

    async def connect(self, address: str, token: str, table: Table, seat: int) -> Seat:
        """Connect a player, who says hello at once."""
        request = (
            f"GET /ws?table={table.name} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n"
            f"Authorization: Bearer {token}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: bm9ydGhsaW5lLWxvYWQtMQ==\r\n\r\n"
        )
        _, socket = await asyncio.get_running_loop().create_connection(
            lambda: Seat(request.encode(), table, seat), self._host, self._port, local_addr=(address, 0)
        )
        return socket


def tokens(name: str, players: int = 2) -> list[str]:
    """The secrets of the players of a table."""
    return [f"benchmark-{name}-player-{seat}" for seat in range(players)]


def _name(number: int) -> str:
    return f"{number:06}-{os.getpid():08}"


async def play(
    server: str,
    games: int,
    warm_up: float,
    seconds: float,
    pace: Pace = AT_ONCE,
    players: Sequence[int] = (2,),
    on_warm: Callable[[], None] = lambda: None,
) -> Load:
    """Play games at once; what is measured after the warm-up."""
    load = Load(until=time.perf_counter() + warm_up + seconds, pace=pace)
    clients = Clients(server, load, players)
    tasks = [asyncio.create_task(clients.play_on(place)) for place in range(games)]
    await asyncio.sleep(warm_up)
    load.waits.clear()
    load.actions = load.refused = 0
    on_warm()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception) and not isinstance(outcome, TimeoutError):
            raise outcome
    return load


async def sit_idle(server: str, tables: list[str], then: Callable[[], None]) -> None:
    """Connect both players of these tables, who then do nothing."""
    clients, load = Clients(server, Load(), (2,)), Load()
    sockets: list[Seat] = []
    try:
        for place, name in enumerate(tables):
            table = Table(load, name)
            for seat, token in enumerate(tokens(name)):
                socket = await clients.connect(f"127.0.1.{place % 250 + 1}", token, table, seat)
                sockets.append(socket)
                await socket.welcomed
        then()
    finally:
        for socket in sockets:
            socket.close()
        await asyncio.gather(*(socket.closed for socket in sockets))
