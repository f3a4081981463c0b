"""Running the server: listening sockets, uvicorn, and a graceful shutdown."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace

import uvicorn

from northline.server.http.app import make_app
from northline.server.http.guarded_protocols import (
    Guard,
    GuardedConfig,
    GuardedHttpProtocol,
    GuardedWebSocketProtocol,
)
from northline.server.http.neighbours import Neighbours, Place
from northline.server.http.network import Network, local_origins
from northline.server.ops.limits import LARGEST_FRAME
from northline.server.ops.settings import Settings
from northline.server.workers import Supervisor

logger = logging.getLogger("northline.server.workers")

_SWITCH_INTERVAL = 0.0002
"""Seconds after which a thread gives up the GIL: the threads that write need it briefly, and all wait for them."""

_MANY_CONNECTIONS = 10_000
"""Connections that a process serves at most, where the system allows so many."""
_OTHER_FILES = 128
"""File handles for the database, the pipes to bots, and whatever else is opened."""

LOOPBACK = ("127.0.0.1", "::1", "localhost")


def bind(host: str, port: int, shared: bool = False) -> socket.socket:
    """A listening socket; port 0 is any free one. Several ``shared`` ones can listen on the same port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=1024, reuse_port=shared)
    listening.setblocking(False)
    return listening


class _Server(uvicorn.Server):
    """A uvicorn server that can listen on more addresses while it runs, and stop again."""

    def __init__(self, config: uvicorn.Config, port: int) -> None:
        super().__init__(config)
        self._port = port
        self._neighbours: Neighbours | None = None
        self._adopting = set[asyncio.Task[None]]()
        self.on_started: Callable[[], None] = lambda: None
        self._more: dict[str, asyncio.base_events.Server] = {}

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self._neighbours is not None:
                self._neighbours.listen(self._adopt)
            self.on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._neighbours is not None:
            self._neighbours.close()
        await super().shutdown(sockets)

    def meet(self, neighbours: Neighbours) -> None:
        """Get the connections of some tables from other workers, and give them those of others."""
        assert isinstance(self.config, GuardedConfig)
        self._neighbours = self.config.guard.neighbours = neighbours

    def _adopt(self, connection: socket.socket, head: bytes) -> None:
        task = asyncio.create_task(self._go_on_with(connection, head))
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)

    async def _go_on_with(self, connection: socket.socket, head: bytes) -> None:
        """Serve a connection that another worker has accepted, from the head of its request on."""
        protocol = self._protocol()
        assert isinstance(protocol, GuardedHttpProtocol)
        protocol.handed_over = True
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        except OSError:  # the client has gone
            connection.close()
            return
        protocol.data_received(head)

    async def listen(self, address: str) -> int:
        """Listen on an address, on the usual port where that is possible. Return the port."""
        try:
            listening = bind(address, self._port)
        except OSError:
            listening = bind(address, 0)
        server = await asyncio.get_running_loop().create_server(self._protocol, sock=listening)
        self._more[address] = server
        self.servers.append(server)  # for the shutdown
        return int(listening.getsockname()[1])

    def _protocol(self) -> asyncio.Protocol:
        """What uvicorn makes for each connection to its own sockets."""
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    def stop_listening(self, address: str) -> None:
        """Close the socket on an address, and every connection that came through it."""
        server = self._more.pop(address)
        self.servers.remove(server)
        server.close()
        for connection in list(self.server_state.connections):
            if connection.transport.get_extra_info("sockname")[0] == address:
                connection.transport.abort()


def make_server(settings: Settings, port: int) -> _Server:
    """A uvicorn server for the application, to be run on a socket with this port."""
    settings = replace(settings, origins=settings.origins | local_origins(port))
    network = Network(port)
    app = make_app(settings, network)
    config = GuardedConfig(
        app,
        http=GuardedHttpProtocol,
        ws=GuardedWebSocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    most = settings.max_connections or _most_connections()
    config.guard = Guard(settings, app.state.metrics, app.state.ledger, most)
    server = _Server(config, port)
    if settings.network_switch:
        network.listener = server
    return server


def _most_connections() -> int:
    """As many connections as there are file handles, with some left for the database and for bots."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return _MANY_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MANY_CONNECTIONS + _OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return _MANY_CONNECTIONS if soft == resource.RLIM_INFINITY else max(16, min(wanted, soft) - _OTHER_FILES)


def serve(settings: Settings, host: str, port: int, workers: int, ready: Callable[[str], None]) -> bool:
    """Serve until a signal says stop, with one process or several workers. Return whether it ever started.

    ``ready`` is called with the address as soon as that is known.
    """
    several = workers > 1
    with ExitStack() as stack:
        sockets = [stack.enter_context(bind(host, port, shared=several))]
        chosen = sockets[0].getsockname()[1]
        sockets += [stack.enter_context(bind(host, chosen, shared=True)) for _ in range(workers - 1)]
        shown = f"[{host}]" if ":" in host else host
        ready(f"http://{shown}:{chosen}")
        if several:
            return Supervisor(settings, sockets).run()
        _ignore_reloads()
        return run_worker(settings, sockets[0])


def _ignore_reloads() -> None:
    """A single process cannot replace itself: a signal to reload must not end it, unless its terminal was closed."""
    if hasattr(signal, "SIGHUP") and not (sys.stdin and sys.stdin.isatty()):
        signal.signal(
            signal.SIGHUP,
            lambda *_: logger.warning("nothing is reloaded: there is one process, so restart it"),
        )


def run_worker(
    settings: Settings,
    listening: socket.socket,
    on_started: Callable[[], None] = lambda: None,
    place: Place | None = None,
) -> bool:
    """Serve in this process until a signal says stop. Return whether it ever started.

    ``on_started`` is called as soon as it serves; ``place`` is that of this worker among others.
    """
    server = make_server(settings, listening.getsockname()[1])
    if place is not None:
        server.meet(Neighbours(place))
    server.on_started = on_started
    # When it has stopped, uvicorn raises the signal again; the default handler would end us before we have cleaned up.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    _collect_garbage_less_often()
    sys.setswitchinterval(_SWITCH_INTERVAL)
    server.run(sockets=[listening])
    return server.started


def _collect_garbage_less_often() -> None:
    """Positions and events live as long as their table, and scanning all of them holds everybody up.

    New objects are scanned a few thousand at a time, which takes some milliseconds; all of them once in many minutes.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 4, 2_000)
