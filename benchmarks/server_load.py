"""Clients for the server's benchmark: two at every table, who act at once when it is their turn.

They read no more of a message than they need, so that the machine is busy with the server and not with them.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

EDITION = "nordic_countries"


class View(msgspec.Struct):
    phase: str
    legal_actions: list[str]


class Message(msgspec.Struct):
    type: str
    seq: int | None = None
    seat: int | None = None
    code: str | None = None
    view: View | None = None


_read = msgspec.json.Decoder(Message).decode
_write = msgspec.json.Encoder().encode


@dataclass
class Load:
    """What the clients measured."""

    until: float = 0.0
    """When they stop, by the clock of :func:`time.perf_counter`."""
    waits: list[float] = field(default_factory=list)
    """Seconds from sending an action until the other player hears of it."""
    refused: int = 0
    actions: int = 0


class ClientPair:
    """Two clients of one table."""

    def __init__(self, load: Load, server: str, number: int) -> None:
        self.load, self.server = load, server
        self.tokens = tokens(f"{number:06}-{os.getpid():08}")
        self._sent: dict[int, float] = {}

    async def set_up(self, http: httpx.AsyncClient, **more: Any) -> str:
        wanted = {"edition": EDITION, "seats": [None, None], "open": True, "name": "One", **more}
        created = await http.post("/api/tables", json=wanted, headers=_headers(self.tokens[0]))
        name: str = created.raise_for_status().json()["table"]["id"]
        joined = await http.post(
            f"/api/tables/{name}/join", json={"name": "Two"}, headers=_headers(self.tokens[1])
        )
        joined.raise_for_status()
        return name

    async def play(self, http: httpx.AsyncClient) -> None:
        """Play one game after the other."""
        while time.perf_counter() < self.load.until:
            name = await self.set_up(http)
            self._sent.clear()
            await asyncio.gather(*(self._seat(name, seat) for seat in range(2)))

    async def _seat(self, name: str, seat: int) -> None:
        async with _connect(self.server, self.tokens[seat]) as socket:
            await socket.send(_write({"type": "hello", "table": name}).decode())
            while True:
                async with asyncio.timeout(30):
                    message = _read(await socket.recv())
                now = time.perf_counter()
                if message.type == "refused":
                    self.load.refused += 1
                if message.type == "happened" and message.seat != seat and message.seq in self._sent:
                    self.load.waits.append(now - self._sent[message.seq])
                if now > self.load.until:  # the other one hears of it, and stops too
                    return
                if message.view is not None and not await self._act(socket, message, now):
                    return

    async def _act(self, socket: ClientConnection, message: Message, now: float) -> bool:
        """Act, if there is something to do; whether the game goes on."""
        view = message.view
        assert view is not None
        assert message.seq is not None
        if view.legal_actions:
            claims = (action for action in view.legal_actions if action.startswith("claim"))
            action = next(claims, view.legal_actions[0])
            self._sent[message.seq + 1] = now
            self.load.actions += 1
            await socket.send(_write({"type": "act", "seq": message.seq, "action": action}).decode())
        return view.phase != "over"


def tokens(name: str) -> list[str]:
    """The secrets of the two players of a table."""
    return [f"benchmark-{name}-player-{seat}" for seat in range(2)]


def _connect(server: str, token: str) -> Any:
    address = server.replace("http", "ws", 1) + "/ws"
    return connect(address, additional_headers=_headers(token), compression=None)


def _headers(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def client(server: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server, timeout=60, limits=httpx.Limits(max_connections=8))


async def play(server: str, games: int, warm_up: float, seconds: float) -> Load:
    """Play games at once; what is measured after the warm-up."""
    load = Load(until=time.perf_counter() + warm_up + seconds)
    async with client(server) as http:
        tasks = [asyncio.create_task(ClientPair(load, server, number).play(http)) for number in range(games)]
        await asyncio.sleep(warm_up)
        load.waits.clear()
        load.actions = 0
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, TimeoutError):
                raise outcome
    return load


async def sit_idle(server: str, tables: list[str], then: Callable[[], None]) -> None:
    """Connect both players of these tables, who then do nothing."""
    sockets: list[ClientConnection] = []
    try:
        for name in tables:
            for token in tokens(name):
                socket = await _connect(server, token)
                sockets.append(socket)
                await socket.send(_write({"type": "hello", "table": name}).decode())
                await socket.recv()
        then()
    finally:
        await asyncio.gather(*(socket.close() for socket in sockets))
