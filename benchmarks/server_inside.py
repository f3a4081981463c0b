"""What an action costs in the server's own process: everything but the system's sockets.

    python -m benchmarks.server_inside                        # 40 games, five seconds
    python -m benchmarks.server_inside --source ../before     # the server of another clone, with these clients

The clients of :mod:`benchmarks.server_load` play flat out, connected to the server's protocols by pipes in memory. It
is processor time of one process, so other programs disturb it less than a rate. Clients are counted apart. Other
threads are those that write to the database (SQLite).
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from benchmarks.server_load import BOARDS, Load, Seat, Table, tokens

HERE = Path(__file__).parent
PLENTY = 1e9
WARM_UP = 2.0


class Pipe:
    """One direction of a connection: what is written to it arrives at the other side in the next round of the loop."""

    def __init__(self) -> None:
        self.receive: Callable[[bytes], None] = lambda data: None
        self.on_closed: Callable[[], None] = lambda: None
        self._closing = False

    def write(self, data: bytes) -> None:
        asyncio.get_running_loop().call_soon(self._deliver, bytes(data))

    def _deliver(self, data: bytes) -> None:
        if not self._closing:
            self.receive(data)

    def close(self) -> None:
        if not self._closing:
            self._closing = True
            asyncio.get_running_loop().call_soon(self.on_closed)

    abort = close

    def is_closing(self) -> bool:
        return self._closing

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)}.get(name, default)

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Clients:
    """Everybody who plays, and the processor time that goes into them."""

    def __init__(self, server: Any, lobby: Any, load: Load) -> None:
        from uvicorn.server import ServerState

        self._config, self._lobby, self._load = server.config, lobby, load
        self._state, self._numbers = ServerState(), count()
        self.seconds = 0.0

    async def play_on(self) -> None:
        """Play one game after the other."""
        from northline.server.ops.budgets import Who
        from northline.server.wire.identity import hash_token
        from northline.server.wire.protocol import NewTable

        while True:
            number = next(self._numbers)
            secrets = tokens(f"{number:08}")
            players = [hash_token(secret) for secret in secrets]
            board = list(BOARDS)[number % len(BOARDS)]
            wanted = NewTable(edition=board, seats=[None, None], open=True, name="Player 0")
            name, _ = await self._lobby.create(wanted, players[0], Who.of(players[0], "127.0.0.1"))
            await self._lobby.join(name, players[1], "Player 1", None)
            table = Table(self._load, name)
            table.sockets = [self._connect(secret, table, seat) for seat, secret in enumerate(secrets)]
            await asyncio.gather(*(socket.closed for socket in table.sockets))

    def _connect(self, secret: str, table: Table, seat: int) -> Seat:
        request = (
            f"GET /ws HTTP/1.1\r\nhost: localhost:1\r\nauthorization: Bearer {secret}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: bm9ydGhsaW5lLWxvYWQtMQ==\r\n\r\n"
        )
        client, there = Seat(request.encode(), table, seat), Pipe()
        here: Any = Pipe()
        protocol = self._config.ws_protocol_class(self._config, self._state, {})

        def to_client(data: bytes) -> None:
            began = time.thread_time()
            client.data_received(data)
            self.seconds += time.thread_time() - began

        def on_closed() -> None:
            if not client.closed.done():
                here.close()
                there.close()
                client.connection_lost(None)
                protocol.connection_lost(None)

        here.receive, there.receive = protocol.data_received, to_client
        here.on_closed = there.on_closed = on_closed
        protocol.connection_made(there)
        client.connection_made(here)
        return client


async def measure(games: int, seconds: float, changes: bool, folder: str) -> None:
    from northline.server import serve
    from northline.server.game.lobby import Lobby
    from northline.server.ops.limits import Allowance
    from northline.server.ops.settings import Settings

    settings = Settings(
        database=f"{folder}/games.db",
        message_burst=PLENTY,  # type: ignore[arg-type]
        messages_per_second=PLENTY,
        new_tables=Allowance(PLENTY, PLENTY),
        requests_burst=PLENTY,  # type: ignore[arg-type]
        requests_per_second=PLENTY,
        sockets_per_address=1_000_000,
        welcome_bytes=Allowance(PLENTY, PLENTY),
    )
    server = serve.make_server(settings, 1)
    server.config.load()
    app: Any = server.config.app
    async with app.router.lifespan_context(app):
        api = next(route for route in app.routes if route.path == "/ws").endpoint.__self__
        load = Load(until=time.perf_counter() + PLENTY, changes=changes)
        clients = Clients(server, Lobby(api.registry), load)
        playing = [asyncio.create_task(clients.play_on()) for _ in range(games)]
        await asyncio.sleep(WARM_UP)
        clients.seconds, actions = 0.0, load.actions
        own, all_threads = time.thread_time(), time.process_time()
        await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        own, all_threads = time.thread_time() - own, time.process_time() - all_threads
        done = max(1, load.actions - actions)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    print("| games | actions | µs an action | µs in other threads | µs of the clients |")
    print("| --- | --- | --- | --- | --- |")
    costs = (own - clients.seconds, all_threads - own, clients.seconds)
    print(f"| {games} | {done} | {' | '.join(f'{1e6 * cost / done:.0f}' for cost in costs)} |")


def main() -> None:
    import uvloop

    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--whole-views", action="store_true", help="clients do not ask for changes")
    parser.add_argument("--source", type=Path, default=HERE.parent, help="the clone whose server is measured")
    chosen = parser.parse_args()
    logging.disable()  # that everything is cancelled at the end
    sys.path.insert(0, str(chosen.source / "src"))
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(measure(chosen.games, chosen.seconds, not chosen.whole_views, folder))


if __name__ == "__main__":
    main()
