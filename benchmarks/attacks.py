"""What somebody at a quiet table feels of attacks on the server. Everything stays on this machine, and is bounded.

Somebody plays against an easy bot, a few actions a second. Beside that, another process attacks the server from another
loopback address, for some seconds each; between attacks there is a rest. Printed are the times until an action is
acknowledged and until the bot has answered, in peace and during each attack, and the server's memory.

    python -m benchmarks.attacks --seconds 8
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

ATTACKER = "127.0.0.2"
"""The attacker's address; the victim has another one, as on the Internet."""
GIVES_UP = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
PAUSE = 0.15
"""Seconds between two actions of the victim: a quick person."""


class Target:
    """Where the server listens, and how an attacker reaches it."""

    def __init__(self, port: int, table: str) -> None:
        self.port, self.table = port, table
        self.origin = f"http://127.0.0.1:{port}"

    def http(self, address: str = ATTACKER) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        return httpx.AsyncClient(
            base_url=self.origin, headers={"origin": self.origin}, transport=transport, timeout=20
        )

    async def socket(self, stack: AsyncExitStack, **more: Any) -> ClientConnection:
        url = f"ws://127.0.0.1:{self.port}/ws"
        opened = connect(url, origin=self.origin, local_addr=(ATTACKER, 0), max_size=None, **more)  # type: ignore[arg-type]
        return await stack.enter_async_context(opened)


Attack = Callable[[Target, AsyncExitStack], Awaitable[None]]


async def tables_of_experts(target: Target, stack: AsyncExitStack) -> None:
    """Thirty tables with five experts."""
    for _ in range(30):
        async with target.http() as somebody:
            await somebody.post("/api/tables", json={"edition": "europe", "seats": ["expert"] * 5})


async def control_frames(target: Target, stack: AsyncExitStack) -> None:
    """Five sockets of pings and empty fragments, opened again when they are closed."""
    pings = Frame(Opcode.PING, b"", True).serialize(mask=True) * 2000
    fragments = Frame(Opcode.TEXT, b"", False).serialize(mask=True)
    fragments += Frame(Opcode.CONT, b"", False).serialize(mask=True) * 2000

    async def one(flood: bytes) -> None:
        for _ in range(500):
            with suppress(*GIVES_UP):
                async with AsyncExitStack() as inner:
                    client = await target.socket(inner)
                    client.transport.write(flood)
                    await asyncio.wait_for(client.wait_closed(), 5)
            await asyncio.sleep(0.01)

    await asyncio.gather(*(one(flood) for flood in (pings, fragments, pings, fragments, pings)))


async def welcomes(target: Target, stack: AsyncExitStack) -> None:
    """190 sockets that ask for everything again and again."""
    question = json.dumps({"type": "hello", "table": target.table, "since": 0})

    async def one() -> None:
        for _ in range(100):
            with suppress(*GIVES_UP):
                async with AsyncExitStack() as inner:
                    client = await target.socket(inner)
                    for _ in range(20):
                        await client.send(question)
                        await asyncio.wait_for(client.recv(), 5)
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(190)))


async def silent_readers(target: Target, stack: AsyncExitStack) -> None:
    """Twenty sockets that ask and do not read."""
    question = json.dumps({"type": "hello", "table": target.table, "since": 0})
    for _ in range(20):
        client = await target.socket(stack, max_queue=1)
        client.transport.pause_reading()
        with suppress(*GIVES_UP):
            for _ in range(100):
                await asyncio.wait_for(client.send(question), 0.2)


async def crowd(target: Target, stack: AsyncExitStack) -> None:
    """150 spectators who come and go, and new tables as fast as they are taken."""

    async def spectator() -> None:
        for _ in range(100):
            with suppress(*GIVES_UP):
                async with AsyncExitStack() as inner:
                    client = await target.socket(inner)
                    await client.send(json.dumps({"type": "hello", "table": target.table}))
                    await asyncio.wait_for(client.recv(), 5)
            await asyncio.sleep(0.02)

    async def host() -> None:
        for _ in range(200):
            with suppress(*GIVES_UP):
                async with target.http() as somebody:
                    wanted = {"edition": "europe", "seats": [None, None], "open": True, "name": "x"}
                    await somebody.post("/api/tables", json=wanted)

    await asyncio.gather(*(spectator() for _ in range(150)), host(), host())


async def silent_connections(target: Target, stack: AsyncExitStack) -> None:
    """A thousand connections that say nothing or never end their heads."""
    for number in range(1000):
        with suppress(*GIVES_UP):
            _, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(ATTACKER, 0))
            stack.callback(writer.close)
            if number % 2:
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-Large: " + b"x" * 4000 + b"\r\n")


async def expensive_requests(target: Target, stack: AsyncExitStack) -> None:
    """Pictures, statistics, a replay that is refused and an impossible name, twenty at a time."""
    name = target.table
    paths = [
        f"/api/tables/{name}/picture.png",
        f"/api/tables/{name}/preview.png",
        f"/api/tables/{name}/replay",
        "/api/tables/%00",
        "/api/statistics/europe",
        "/api/tables",
    ]

    async def one() -> None:
        async with target.http() as client:
            for number in range(300):
                with suppress(*GIVES_UP):
                    await client.get(paths[number % len(paths)], params={"at": number})

    await asyncio.gather(*(one() for _ in range(20)))


ATTACKS: dict[str, Attack] = {
    "tables of experts": tables_of_experts,
    "pings and fragments": control_frames,
    "hello since 0": welcomes,
    "readers who sleep": silent_readers,
    "spectators and tables": crowd,
    "silent connections": silent_connections,
    "expensive requests": expensive_requests,
}


def attack_main(name: str, port: int, table: str, seconds: float) -> None:
    """The process that attacks, for so many seconds and not longer."""

    async def body() -> None:
        async with AsyncExitStack() as stack:
            with suppress(*GIVES_UP):
                async with asyncio.timeout(seconds):
                    await ATTACKS[name](Target(port, table), stack)
                    await asyncio.sleep(seconds)  # whoever has said everything stays until the end

    asyncio.run(body())


class Victim:
    """Somebody who plays one game after the other against an easy bot."""

    def __init__(self, target: Target) -> None:
        self._target = target
        self.acknowledged: list[float] = []
        self.answered: list[float] = []
        self.failures = 0
        self.table = asyncio.get_running_loop().create_future()

    async def play(self) -> None:
        while True:
            try:
                async with self._target.http("127.0.0.1") as http:
                    await self._play_game(http)
            except GIVES_UP:
                self.failures += 1
                await asyncio.sleep(0.2)

    async def _play_game(self, http: httpx.AsyncClient) -> None:
        wanted = {"edition": "europe", "seats": [None, "easy"], "name": "Ada", "open": True}
        response = await http.post("/api/tables", json=wanted)
        response.raise_for_status()
        name = response.json()["table"]["id"]
        if not self.table.done():
            self.table.set_result(name)
        cookies = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
        url = f"ws://127.0.0.1:{self._target.port}/ws"
        async with connect(url, origin=self._target.origin, additional_headers={"Cookie": cookies}) as socket:  # type: ignore[arg-type]
            await socket.send(json.dumps({"type": "hello", "table": name}))
            await self._take_turns(socket)

    async def _take_turns(self, socket: ClientConnection) -> None:
        view: dict[str, Any] = {"phase": "", "legal_actions": []}
        seq, sent, mine = 0, 0.0, 0.0
        while view["phase"] != "over":
            if view["legal_actions"] and not sent:
                await asyncio.sleep(PAUSE)
                action = random.choice(view["legal_actions"])
                sent = time.perf_counter()
                await socket.send(json.dumps({"type": "act", "seq": seq, "action": action}))
            message = json.loads(await asyncio.wait_for(socket.recv(), 120))
            now = time.perf_counter()
            if message["type"] in ("welcome", "happened") and message["view"] is not None:
                seq, view = message["seq"], message["view"]
                if message["type"] == "happened" and message["seat"] == 1 and mine:
                    self.answered.append(now - mine)
                    mine = now if 1 in view["to_act"] else 0.0
            elif message["type"] in ("done", "refused"):
                if message["type"] == "done":
                    self.acknowledged.append(now - sent)
                    mine = now if 1 in view["to_act"] else 0.0
                sent = 0.0


def milliseconds(seconds: list[float]) -> str:
    if not seconds:
        return "none"
    return f"{1000 * sorted(seconds)[len(seconds) // 2]:.0f} / {1000 * max(seconds):.0f}"


def megabytes(pid: int) -> str:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return f"{pages * os.sysconf('SC_PAGE_SIZE') / 1e6:.0f}"


async def measure(pid: int, port: int, seconds: float, chosen: list[str]) -> None:
    target = Target(port, "")
    victim = Victim(target)
    playing = asyncio.create_task(victim.play())
    target.table = await asyncio.wait_for(victim.table, 60)
    print("| attack | acknowledged, ms (median / worst) | bot answers, ms | actions | cut off | server, MB |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name in chosen:
        for label in ("in peace", name):
            await asyncio.sleep(1)
            victim.acknowledged, victim.answered, victim.failures = [], [], 0
            if label == name:
                attacker = get_context("spawn").Process(
                    target=attack_main, args=(name, port, target.table, seconds), daemon=True
                )
                attacker.start()
                await asyncio.to_thread(attacker.join, seconds + 20)
                attacker.kill()
            else:
                await asyncio.sleep(seconds)
            numbers = f"{milliseconds(victim.acknowledged)} | {milliseconds(victim.answered)}"
            counts = f"{len(victim.acknowledged)} | {victim.failures} | {megabytes(pid)}"
            print(f"| {label} | {numbers} | {counts} |", flush=True)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=8.0, help="of each attack, 60 at most")
    parser.add_argument(
        "--only", choices=list(ATTACKS), action="append", help="just this one; repeat for more"
    )
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "northline", "serve", "--port", "0", "--pace", "0"]
        environment = {
            **os.environ,
            "NORTHLINE_DATABASE": f"{folder}/games.db",
            "NORTHLINE_LOG_LEVEL": "error",
        }
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert server.stdout is not None
            found = re.search(r":(\d+)$", server.stdout.readline().strip())
            assert found is not None
            seconds = min(60.0, arguments.seconds)
            asyncio.run(measure(server.pid, int(found[1]), seconds, arguments.only or list(ATTACKS)))
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main()
