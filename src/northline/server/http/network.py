"""Letting others on the same network in: somebody at the machine itself opens a door, and closes it again.

The server listens on the machine itself and nowhere else. When the switch is turned on it listens on the machine's
addresses in its networks, too; when it is turned off these sockets are closed, and every connection that came through
them. Nothing of this is stored: a server starts with the door closed.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Protocol

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from northline.server.http.middleware import is_loopback
from northline.server.ops.lan import lan_addresses
from northline.server.wire.refusals import Refusal
from northline.server.wire.responses import NetworkInfo

_LOCAL_NAMES = ("127.0.0.1", "[::1]", "localhost")
_FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers of proxies: whoever comes through one is not known to sit at this machine."""


def local_origins(port: int) -> frozenset[str]:
    """The origins of pages that come from this server itself, in a browser on the same machine."""
    return frozenset(f"http://{name}:{port}" for name in _LOCAL_NAMES)


class Listener(Protocol):
    """What opens and closes sockets: the server around the application."""

    async def listen(self, address: str) -> int:
        """Listen on an address, on the usual port where that is possible. Return the port."""

    def stop_listening(self, address: str) -> None:
        """Close the socket on an address, and every connection that came through it."""


class Network:
    """The door to the network. Without a listener there is none, and nobody is offered one."""

    def __init__(self, port: int = 0) -> None:
        self._port = port
        self.listener: Listener | None = None
        self._on = False
        self._ports: dict[str, int] = {}
        """The addresses that are listened on, likeliest first, with their ports."""
        self._changing = asyncio.Lock()
        self.origins: frozenset[str] = frozenset()
        """The origins of our pages in browsers that came through the door."""

    @property
    def offered(self) -> bool:
        """Whether there is a door at all."""
        return self.listener is not None

    async def info(self) -> NetworkInfo:
        """How things are. Networks come and go: whoever asks also makes the door follow them."""
        if self.listener is None:
            return NetworkInfo(offered=False, on=False, addresses=[])
        async with self._changing:
            await self._follow_networks(self.listener)
            return NetworkInfo(
                offered=True, on=self._on, addresses=[_url(*door) for door in self._ports.items()]
            )

    async def switch(self, on: bool) -> NetworkInfo:
        """Open the door, or close it and send away whoever came through it."""
        if self.listener is None:
            raise Refusal("not_found", "this server is not opened and closed from its pages")
        self._on = on
        return await self.info()

    async def _follow_networks(self, listener: Listener) -> None:
        wanted = await asyncio.to_thread(lan_addresses) if self._on else []
        for address in set(self._ports) - set(wanted):
            listener.stop_listening(address)
            del self._ports[address]
        for address in wanted:
            if address not in self._ports:
                try:
                    self._ports[address] = await listener.listen(address)
                except OSError:  # the network went away in between, or the system does not allow it
                    continue
        self._ports = {address: self._ports[address] for address in wanted if address in self._ports}
        self.origins = frozenset(
            _url(name, port) for address, port in self._ports.items() for name in _names(address)
        )

    def came_through(self, scope: Scope) -> bool:
        """Whether a connection came from the network, through a door that can be opened and closed."""
        return self.listener is not None and not is_loopback(scope.get("server"))

    def check_local(self, connection: HTTPConnection, changes: bool = False) -> None:
        """Refuse whoever does not sit at this machine, and pages of other sites in a browser on this machine.

        A page of another site could send a request here, or let its name stand for this machine (DNS rebinding): so the
        name that was asked for has to be ours, and for changes the page that asks, too.
        """
        scope, headers = connection.scope, connection.headers
        local = (
            is_loopback(scope.get("client"))
            and is_loopback(scope.get("server"))
            and f"http://{headers.get('host', '')}" in local_origins(self._port)
            and headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
            and not any(name in headers for name in _FORWARDED)
        )
        if not local or (changes and headers.get("origin") not in local_origins(self._port)):
            raise Refusal("only_here", "this only works on the machine that runs the server")


class LocalOnlyMiddleware:
    """Around routes that are not for the network: everything but the tables."""

    def __init__(self, app: ASGIApp, network: Network) -> None:
        self._app, self._network = app, network

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._network.came_through(scope):
            raise Refusal("only_here", "this only works on the machine that runs the server")
        await self._app(scope, receive, send)


def _url(name: str, port: int) -> str:
    return f"http://{name}:{port}"


def _names(address: str) -> tuple[str, ...]:
    """What people may type for an address: itself, or the machine's name, which many networks know."""
    name = socket.gethostname().lower()
    return address, name, f"{name.removesuffix('.local')}.local"
