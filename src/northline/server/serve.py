"""Running the server: a socket, uvicorn, and an end without haste."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace

import uvicorn

from northline.server.http.app import make_app
from northline.server.ops.limits import LARGEST_FRAME
from northline.server.ops.settings import Settings
from northline.server.workers import Supervisor

_TURN = 0.0002
"""Seconds that a thread may keep others waiting: those that write need few turns, and everybody waits for them."""

LOOPBACK = ("127.0.0.1", "::1", "localhost")


def bind(host: str, port: int, shared: bool = False) -> socket.socket:
    """A socket that listens; port 0 is any free one. On a shared port several can, and take turns."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=1024, reuse_port=shared)
    listening.setblocking(False)
    return listening


def own_origins(port: int) -> frozenset[str]:
    """The pages that this machine itself serves."""
    return frozenset(f"http://{name}:{port}" for name in ("127.0.0.1", "[::1]", "localhost"))


def make_server(settings: Settings, port: int) -> uvicorn.Server:
    settings = replace(settings, origins=settings.origins | own_origins(port))
    return uvicorn.Server(
        uvicorn.Config(
            make_app(settings),
            ws="websockets-sansio",
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
    )


def serve(settings: Settings, host: str, port: int, workers: int, ready: Callable[[str], None]) -> bool:
    """Run until told to stop. ``ready`` gets the address as soon as it is known. Whether it ever started."""
    several = workers > 1
    with ExitStack() as stack:
        sockets = [stack.enter_context(bind(host, port, shared=several))]
        chosen = sockets[0].getsockname()[1]
        sockets += [stack.enter_context(bind(host, chosen, shared=True)) for _ in range(workers - 1)]
        shown = f"[{host}]" if ":" in host else host
        ready(f"http://{shown}:{chosen}")
        if several:
            return Supervisor(settings, sockets).run()
        return run_one(settings, sockets[0])


def run_one(settings: Settings, listening: socket.socket) -> bool:
    """Serve in this process. Whether it ever started."""
    server = make_server(settings, listening.getsockname()[1])
    # When it has stopped, uvicorn raises the signal again; the default would end us before we have tidied up.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    _look_less_for_garbage()
    sys.setswitchinterval(_TURN)
    server.run(sockets=[listening])
    return server.started


def _look_less_for_garbage() -> None:
    """Positions and events stay as long as their table does, and looking through all of them holds everybody up."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
