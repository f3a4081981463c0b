"""How much a server carries: games over real WebSockets against one process, with SQLite or another database.

    python benchmarks/server.py --games 20 --seconds 10

Every game has two clients in this process that act at once when it is their turn, so the load and the server share
the machine. Measured are actions a second, and the time from sending an action to the other player's hearing of it.
An echo with nothing but the websockets library is the floor.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.asyncio.server import serve

ROOT = Path(__file__).parents[1]


class Game:
    """Two clients of one table, and what they measured."""

    def __init__(self, server: str, number: int) -> None:
        self.server, self.number = server, number
        self.sent: dict[int, float] = {}
        self.waits: list[float] = []

    def post(self, path: str, document: Any, token: str) -> Any:
        headers = {"Authorization": f"Bearer {token}"}
        return json.load(urlopen(Request(f"{self.server}{path}", json.dumps(document).encode(), headers)))

    async def play(self, until: float) -> None:
        tokens = [f"benchmark-{self.number:06}-{seat}-{os.getpid():08}" for seat in range(2)]
        while time.perf_counter() < until:
            wanted = {"edition": "nordic_countries", "seats": [None, None], "open": True, "name": "One"}
            table = (await asyncio.to_thread(self.post, "/api/tables", wanted, tokens[0]))["table"]["id"]
            await asyncio.to_thread(self.post, f"/api/tables/{table}/join", {"name": "Two"}, tokens[1])
            self.sent.clear()
            await asyncio.gather(*(self.seat(table, seat, token, until) for seat, token in enumerate(tokens)))

    async def seat(self, table: str, seat: int, token: str, until: float) -> None:
        address = self.server.replace("http", "ws", 1) + "/ws"
        headers = {"Authorization": f"Bearer {token}"}
        async with connect(address, additional_headers=headers, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "table": table}))
            async for frame in socket:
                message = json.loads(frame)
                if message["type"] == "happened" and message["seat"] != seat and message["seq"] in self.sent:
                    self.waits.append(time.perf_counter() - self.sent[message["seq"]])
                if time.perf_counter() > until:  # the other one hears of it, and stops too
                    return
                view = message.get("view")
                if view is None:
                    continue
                if view["phase"] == "over":
                    return
                if view["legal_actions"]:
                    menu = view["legal_actions"]
                    action = next((action for action in menu if action.startswith("claim")), menu[0])
                    self.sent[message["seq"] + 1] = time.perf_counter()
                    await socket.send(json.dumps({"type": "act", "seq": message["seq"], "action": action}))


async def echo(seconds: float) -> dict[str, float]:
    """The floor: one client, a server that sends back what it gets."""

    async def back(socket: Any) -> None:
        async for frame in socket:
            await socket.send(frame)

    async with serve(back, "127.0.0.1", 0, compression=None) as server:
        port = server.sockets[0].getsockname()[1]
        waits = []
        async with connect(f"ws://127.0.0.1:{port}", compression=None) as socket:
            until = time.perf_counter() + seconds
            while time.perf_counter() < until:
                began = time.perf_counter()
                await socket.send("x" * 1000)
                await socket.recv()
                waits.append(time.perf_counter() - began)
    return summary(waits, seconds)


def summary(waits: list[float], seconds: float) -> dict[str, float]:
    cuts = statistics.quantiles(waits, n=100)
    return {
        "per_second": round(len(waits) / seconds, 1),
        "p50_ms": round(1000 * cuts[49], 2),
        "p99_ms": round(1000 * cuts[98], 2),
    }


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return round(int(found[1]) / 1024, 1) if found else 0.0


async def measure(server: str, games: int, seconds: float) -> dict[str, float]:
    tables = [Game(server, number) for number in range(games)]
    until = time.perf_counter() + seconds
    await asyncio.gather(*(table.play(until) for table in tables))
    return summary([wait for table in tables for wait in table.waits], seconds)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--database", help="the URL of a database; an SQLite file if left out")
    parser.add_argument("--json", type=Path, help="write the numbers here, too")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = chosen.database or str(Path(folder) / "games.db")
        command = [sys.executable, "-m", "northline.cli", "serve", "--port", "0", "--log-level", "warning"]
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "NORTHLINE_DATABASE": database,
            "NORTHLINE_REQUESTS_PER_SECOND": "10000",
            "NORTHLINE_MESSAGES_PER_SECOND": "10000",
        }
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                server = process.stdout.readline().split()[-1]
                wait_for(server)
                idle = memory(process.pid)
                played = asyncio.run(measure(server, chosen.games, chosen.seconds))
                rows = {
                    "echo": asyncio.run(echo(min(2.0, chosen.seconds))),
                    f"{chosen.games} games": {**played, "idle_mb": idle, "busy_mb": memory(process.pid)},
                }
            finally:
                process.terminate()
    for name, row in rows.items():
        print(f"{name:12}", "  ".join(f"{key} {value}" for key, value in row.items()))
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=2) + "\n")


def wait_for(server: str) -> None:
    for _ in range(200):
        try:
            urlopen(f"{server}/api/health").close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server does not answer")


if __name__ == "__main__":
    main()
