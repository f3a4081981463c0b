"""The ASGI application: routes and middleware."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from northline.server.http.api import Api
from northline.server.http.middleware import (
    RefusalMiddleware,
    SecurityHeadersMiddleware,
    http_exception_handler,
)
from northline.server.http.static_api import StaticApi
from northline.server.ops.limits import TokenBuckets
from northline.server.ops.metrics import Metrics
from northline.server.ops.settings import Settings

READS_PER_CHANGE = 5
"""Reading is cheaper than changing something: its rate limit is so many times as high."""


def make_app(settings: Settings) -> Starlette:
    """The application for uvicorn, or for any other ASGI server."""
    metrics = Metrics()
    api, static = Api(settings, metrics), StaticApi(settings)
    routes: list[tuple[str, str, Callable[[Request], Awaitable[Response]]]] = [
        ("GET", "/api/health", api.health),
        ("GET", "/api/editions", api.editions),
        ("GET", "/api/editions/{edition}", static.edition),
        ("GET", "/api/editions/{edition}/geometry", static.geometry),
        ("GET", "/api/bots", static.bots),
        ("GET", "/api/tables", api.list_tables),
        ("POST", "/api/tables", api.create),
        ("GET", "/api/tables/{table}", api.show_table),
        ("POST", "/api/tables/{table}/join", api.join),
        ("POST", "/api/tables/{table}/leave", api.leave),
        ("POST", "/api/tables/{table}/resign", api.resign),
        ("POST", "/api/tables/{table}/rematch", api.rematch),
        ("POST", "/api/tables/{table}/chat", api.chat),
        ("POST", "/api/tables/{table}/hint", api.hint),
        ("GET", "/api/me/tables", api.my_tables),
        ("GET", "/api/tables/{table}/replay", api.replay),
        ("GET", "/api/tables/{table}/record", api.record),
        ("GET", "/api/tables/{table}/result", api.result),
        ("GET", "/api/statistics/{edition}", api.show_statistics),
        ("GET", "/api/statistics/{edition}/{player}", api.show_player),
        ("GET", "/api/openapi.json", api.openapi),
        ("GET", "/metrics", api.show_metrics),
        ("GET", "/{page:page}", static.website),
    ]
    buckets = TokenBuckets(
        READS_PER_CHANGE * settings.requests_burst, READS_PER_CHANGE * settings.requests_per_second
    )
    refusals = Middleware(RefusalMiddleware, buckets=buckets, metrics=metrics)
    return Starlette(
        routes=[
            WebSocketRoute("/ws", api.socket),
            *(
                Route(path, handler, methods=[method], middleware=[refusals])
                for method, path, handler in routes
            ),
        ],
        middleware=[Middleware(SecurityHeadersMiddleware)],
        lifespan=api.lifespan,
        exception_handlers={HTTPException: http_exception_handler},
    )
