"""A real server on a loopback port, and clients for it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from northline.server.ops.limits import Allowance
from northline.server.ops.settings import Settings
from northline.server.serve import bind, make_server
from tests.toy import tiny, toy

PATIENCE = 60.0
"""Seconds after which a test gives up waiting for a message."""


def settings(folder: Path | str, **more: Any) -> Settings:
    """Bots act at once, the boards are small, and nobody is too fast."""
    plain = Settings(
        database=str(Path(folder) / "games.db"),
        editions={"toy": toy(), "tiny": tiny()},
        pace=0,
        progress_interval=0,
        message_burst=100_000,
        requests_burst=100_000,
        new_tables=Allowance(100_000, 1000),
        welcome_bytes=Allowance(1e12, 1e9),
    )
    return replace(plain, **more)


@dataclass
class Running:
    port: int

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    def browser(self, **headers: str) -> Browser:
        return Browser(self, headers)


@contextmanager
def running(chosen: Settings) -> Iterator[Running]:
    """A server in a thread of its own."""
    with bind("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        server = make_server(chosen, port)
        thread = threading.Thread(target=lambda: asyncio.run(server.serve([listening])))
        thread.start()
        try:
            while not server.started and thread.is_alive():
                thread.join(0.01)
            assert server.started
            yield Running(port)
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()


class Browser:
    """Somebody's browser: it keeps cookies, and says where its page comes from."""

    def __init__(self, server: Running, headers: dict[str, str]) -> None:
        self.server = server
        self.headers = {"origin": server.http, **headers}
        # A new connection for each request: the server closes idle ones, perhaps just when one is used again.
        fresh = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.AsyncClient(
            base_url=server.http, headers=self.headers, timeout=PATIENCE, limits=fresh
        )

    async def post(self, path: str, document: Any = None, status: int = 200) -> Any:
        response = await self.http.post(path, json=document)
        assert response.status_code == status, response.text
        return response.json()

    async def get(self, path: str, status: int = 200) -> Any:
        response = await self.http.get(path)
        assert response.status_code == status, response.text
        return response.json()

    async def create(self, edition: str = "toy", seats: Any = (None, None), **more: Any) -> Any:
        return await self.post("/api/tables", {"edition": edition, "seats": seats, **more}, 201)

    @asynccontextmanager
    async def socket(self, table: str | None = None, **hello: Any) -> Any:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        async with connect(
            self.server.ws, origin=Origin(self.headers["origin"]), additional_headers=headers, max_size=None
        ) as socket:
            client = Client(socket)
            if table is not None:
                await client.send(type="hello", table=table, **hello)
            yield client


class Client:
    """One WebSocket: what it was sent, byte by byte, and the newest state of things."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.seq = 0
        self.view: dict[str, Any] | None = None
        self.seat: int | None = None
        self.can_undo = False
        self.table: dict[str, Any] = {}

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        self.table = message.get("table", self.table)
        match message["type"]:
            case "welcome":
                self.seq, self.view, self.seat = message["seq"], message["view"], message["seat"]
                self.can_undo = message["can_undo"]
            case "happened":
                assert message["seq"] == self.seq + 1, "no entry is left out and none comes twice"
                self.seq, self.view, self.can_undo = message["seq"], message["view"], message["can_undo"]
        return message

    async def until(
        self, kind: str, when: Callable[[dict[str, Any]], bool] = lambda _: True
    ) -> dict[str, Any]:
        """The next message of a kind; those before it are taken in."""
        while True:
            message = await self.until_any(kind)
            if when(message):
                return message

    async def until_any(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of several kinds."""
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    @property
    def last_happened(self) -> dict[str, Any]:
        """The newest entry that this client was told of."""
        messages = (json.loads(frame) for frame in reversed(self.frames))
        return next(message for message in messages if message["type"] == "happened")

    async def until_view(self, when: Callable[[dict[str, Any]], bool]) -> None:
        while self.view is None or not when(self.view):
            await self.receive()

    async def closed(self) -> int:
        """The code with which the server hangs up."""
        with suppress(ConnectionClosed):
            while True:
                await self.receive()
        assert self.socket.close_code is not None
        return self.socket.close_code

    async def act(self, action: str, seq: int | None = None) -> dict[str, Any]:
        """Do something and wait for the answer."""
        await self.send(type="act", seq=self.seq if seq is None else seq, action=action)
        return await self._answer()

    async def undo(self, seq: int | None = None) -> dict[str, Any]:
        await self.send(type="undo", seq=self.seq if seq is None else seq)
        return await self._answer()

    async def _answer(self) -> dict[str, Any]:
        while True:
            message = await self.receive()
            if message["type"] in ("done", "refused"):
                return message

    async def play(self, choose: Callable[[dict[str, Any]], str]) -> None:
        """Play until the game is over."""
        while True:
            await self.until_view(lambda view: view["phase"] == "over" or self.seat in view["to_act"])
            assert self.view is not None
            if self.view["phase"] == "over":
                return
            answer = await self.act(choose(self.view))
            assert answer["type"] == "done" or answer["code"] == "stale", answer


def first(view: dict[str, Any]) -> str:
    return str(view["legal_actions"][0])


def last(view: dict[str, Any]) -> str:
    return str(view["legal_actions"][-1])
