"""ASGI middleware: what all responses of the HTTP API have in common.

:class:`SecurityHeadersMiddleware` is around the whole application, :class:`RefusalMiddleware` around each route.
WebSockets pass through both untouched.
"""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Callable

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from northline.server.db.errors import refusal_for
from northline.server.ops.limits import TokenBuckets, address_prefix
from northline.server.ops.metrics import Metrics
from northline.server.ops.offences import Offences
from northline.server.wire.protocol import RefusalInfo, encode
from northline.server.wire.refusals import Refusal

logger = logging.getLogger("northline.server.http")

_HEADERS = {
    "content-security-policy": "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    "cross-origin-opener-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
}


_TRUSTED_ONLY = "cross-origin-opener-policy"
"""Browsers complain about this header where they do not trust the connection: over plain HTTP from another machine."""
_PLAIN_HEADERS = {name: value for name, value in _HEADERS.items() if name != _TRUSTED_ONLY}


_FOR_MONITORS = "/api/health"
"""Who asks for this does not play."""


class SecurityHeadersMiddleware:
    """Adds security headers, and forbids caching, where a response does not say otherwise.

    ``is_plain`` tells which requests come over plain HTTP from another machine.
    """

    def __init__(self, app: ASGIApp, is_plain: Callable[[Scope], bool]) -> None:
        self._app, self._is_plain = app, is_plain

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        own = _PLAIN_HEADERS if self._is_plain(scope) else _HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in own.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)


class RefusalMiddleware:
    """Limits the rate of requests, and answers refusals and errors as JSON. No traceback ever leaves the server.

    ``check_admission`` refuses those who are banned. They still get the page, which tells them so.
    """

    def __init__(
        self,
        app: ASGIApp,
        buckets: TokenBuckets,
        metrics: Metrics,
        offences: Offences,
        check_admission: Callable[[HTTPConnection], None],
    ) -> None:
        self._app, self._buckets, self._metrics, self._offences = app, buckets, metrics, offences
        self._check_admission = check_admission

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def tracking_send(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            if "\x00" in scope["path"]:
                raise Refusal("not_found", "there is nothing at this address")
            if not self._buckets.take(client_address(HTTPConnection(scope))):
                raise Refusal("too_fast", "too many requests: wait a moment and try again")
            if scope["path"].startswith("/api/") and scope["path"] != _FOR_MONITORS:
                self._check_admission(HTTPConnection(scope))
            await self._app(scope, receive, tracking_send)
            return
        except Refusal as error:
            refusal = error
        except ClientDisconnect:
            await Response(status_code=400)(scope, receive, send)
            return
        except Exception as error:
            if started:  # too late for another response
                raise
            refusal = refusal_for(error, logger, "request failed", path=scope["path"])
        self._metrics.count_refusal(refusal.code)
        if refusal.code == "too_fast" and (client := scope.get("client")):
            self._offences.note("too many requests", client[0])
        await refused_response(refusal)(scope, receive, send)


async def http_exception_handler(request: Request, error: Exception) -> Response:
    """Answer as JSON what no route handles."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 405:
        return refused_response(Refusal("bad_method", "this address does not accept such requests"))
    return refused_response(Refusal("not_found", "there is nothing at this address"))


def refused_response(refusal: Refusal) -> Response:
    return json_response(RefusalInfo.of(refusal), refusal.status)


def json_response(value: object, status: int = 200) -> Response:
    return Response(encode(value), status_code=status, media_type="application/json")


def is_loopback(address: tuple[str, int | None] | None) -> bool:
    """Whether one end of a connection is this machine itself."""
    try:
        return address is not None and ipaddress.ip_address(address[0]).is_loopback
    except ValueError:
        return False


def client_address(connection: HTTPConnection) -> str:
    """The address that a request comes from, as limits count it: of an IPv6 address, its network."""
    return address_prefix(connection.client.host) if connection.client else "?"
