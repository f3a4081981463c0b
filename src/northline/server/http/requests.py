"""What every request that changes something has to pass: its origin, its rate and its size."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

from starlette.requests import HTTPConnection, Request

from northline.server.http.middleware import client_address
from northline.server.http.network import Network
from northline.server.ops.limits import LARGEST_FRAME, TokenBuckets
from northline.server.ops.settings import Settings
from northline.server.wire.refusals import Refusal


class RequestReader:
    """Reads the bodies of requests after checking who sends them."""

    def __init__(self, settings: Settings, network: Network) -> None:
        self._settings, self._network = settings, network
        self._buckets = TokenBuckets(settings.requests_burst, settings.requests_per_second)
        self.check_admission: Callable[[HTTPConnection], None] = lambda request: None
        """Refuses those who are banned."""

    async def body(
        self,
        request: Request,
        largest: int = LARGEST_FRAME,
        too_large: str = "a request can be at most 16 kB",
        cost: float = 1,
    ) -> bytes:
        """The body of a request that changes something, after checking its origin, its rate and its size."""
        self.check_origin(request)
        self.check_rate(request, cost)
        body = b""
        try:
            async with asyncio.timeout(self._settings.body_timeout):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > largest:
                        raise Refusal("too_large", too_large)
        except TimeoutError:
            raise Refusal("bad_message", "the request did not arrive in time") from None
        self.check_admission(request)  # again: a body may take its time, and a ban come meanwhile
        return body

    def check_rate(self, request: HTTPConnection, cost: float = 1) -> None:
        """Take what something costs from the tokens of the address that asks for it."""
        if not self._buckets.take(client_address(request), cost):
            raise Refusal("too_fast", "too many requests: wait a moment and try again")

    def check_origin(self, request: HTTPConnection) -> None:
        """Refuse other sites' pages. Browsers say which page sends a request; other programs say nothing."""
        origin = request.headers.get("origin")
        if origin is not None and origin not in self._settings.origins | self._network.origins:
            raise Refusal("forbidden_origin", "this page is not allowed to use this server")


def query_number(request: HTTPConnection, name: str, strict: bool = True) -> int | None:
    """A number in the query, such as ``?at=57``; None without it, and for nonsense where nobody is ``strict``."""
    given = request.query_params.get(name)
    if given is None:
        return None
    if not re.fullmatch(r"[0-9]{1,6}", given):
        if strict:
            raise Refusal("bad_message", f"{name} is a number, such as ?{name}=57")
        return None
    return int(given)
