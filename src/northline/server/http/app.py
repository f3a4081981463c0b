"""The server as an ASGI application: the HTTP API, the WebSocket, and what every answer has in common."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from northline.game import Game
from northline.server.db.archive import Archive
from northline.server.db.failures import explained
from northline.server.db.statistics import edition_statistics, player_statistics
from northline.server.db.store import Store
from northline.server.game.final_table import final_table
from northline.server.game.hints import hint
from northline.server.game.live_table import LiveTable
from northline.server.game.lobby import Tables
from northline.server.http.openapi import document
from northline.server.http.replay_cache import Replays
from northline.server.http.static_api import Looking
from northline.server.ops.limits import LARGEST_FRAME, Buckets
from northline.server.ops.metrics import Metrics
from northline.server.ops.settings import Settings
from northline.server.wire import identity
from northline.server.wire.protocol import (
    PROTOCOL_VERSION,
    ChatSwitch,
    Join,
    NewTable,
    RefusalInfo,
    Seated,
    encode,
    read_body,
)
from northline.server.wire.refusals import Refusal
from northline.server.wire.responses import EditionInfo, Health
from northline.server.ws.connection import Connection

logger = logging.getLogger("northline.server.http")

_HEADERS = {
    "content-security-policy": "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    "cross-origin-opener-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
}

READS_PER_CHANGE = 5
"""Looking is cheaper than changing something: one may do it so many times as often."""

Handler = Callable[[Request], Awaitable[Response]]


class Api:
    """The HTTP API. Everything in it is what everybody may know, or is about the one who asks."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.tables: Tables
        self._replays = Replays()
        self._allowance = Buckets(settings.requests_burst, settings.requests_per_second)
        self._reading = Buckets(
            READS_PER_CHANGE * settings.requests_burst, READS_PER_CHANGE * settings.requests_per_second
        )

    @asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(self.settings.database)
        store.archive = None if self.settings.archive is None else Archive(self.settings.archive)
        self.tables = Tables(store, self.settings)
        try:
            await self.tables.start()
            logger.info("ready")
            yield
        finally:
            logger.info("stopping")
            await self.tables.close()
            await store.close()

    # Looking

    async def health(self, request: Request) -> Response:
        await self.tables.store.ping()
        return _json(Health())

    async def show_metrics(self, request: Request) -> Response:
        counts = await self.tables.store.count_tables()
        text = self.metrics.text(counts, self.tables.in_memory, self.tables.bots.replaced)
        return Response(text, media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        return _json(document(str(PROTOCOL_VERSION)))

    async def editions(self, request: Request) -> Response:
        found = self.settings.editions.values()
        return _json([EditionInfo(e.id, e.name, e.digest, e.rules.players) for e in found])

    async def list_tables(self, request: Request) -> Response:
        return _json(await self.tables.listed())

    async def my_tables(self, request: Request) -> Response:
        return _json(await self.tables.of(_player(request)))

    async def show_table(self, request: Request) -> Response:
        async with self.tables.use(request.path_params["table"]) as table:
            return _json(table.info)

    async def record(self, request: Request) -> Response:
        async with self.tables.use(request.path_params["table"]) as table:
            text = str(_finished(table).record)
        return Response(text, media_type="application/x-ndjson")

    async def replay(self, request: Request) -> Response:
        async with self.tables.use(request.path_params["table"]) as table:
            return await self._replays.answer(request, table.id, _finished(table))

    async def result(self, request: Request) -> Response:
        async with self.tables.use(request.path_params["table"]) as table:
            return _json(final_table(_finished(table)))

    async def show_statistics(self, request: Request) -> Response:
        edition = request.path_params["edition"]
        if edition not in self.settings.editions:
            raise Refusal("not_found", "there is no such edition")
        look = partial(edition_statistics, edition=edition)
        return _json(await self.tables.store.database.read(look))

    async def show_player(self, request: Request) -> Response:
        edition, player = request.path_params["edition"], request.path_params["player"]
        look = partial(player_statistics, edition=edition, public=player)
        found = await self.tables.store.database.read(look)
        if found is None:
            raise Refusal("not_found", "nobody of that name has finished a game of this edition")
        return _json(found)

    # Changing

    async def create(self, request: Request) -> Response:
        wanted = read_body(await self._body(request), NewTable)
        player, token = _player_or_new(request)
        table, seat = await self.tables.create(wanted, player)
        return self._keep_token(await self._seated(table, seat, created=True), token)

    async def join(self, request: Request) -> Response:
        wanted = read_body(await self._body(request), Join)
        player, token = _player_or_new(request)
        table = request.path_params["table"]
        seat = await self.tables.join(table, player, wanted.name, wanted.code)
        return self._keep_token(await self._seated(table, seat), token)

    async def leave(self, request: Request) -> Response:
        await self._body(request)
        async with self.tables.use(request.path_params["table"]) as table:
            await table.leave(_player(request))
            return _json(table.info)

    async def resign(self, request: Request) -> Response:
        await self._body(request)
        async with self.tables.use(request.path_params["table"]) as table:
            await table.resign(_player(request))
            return _json(table.info)

    async def rematch(self, request: Request) -> Response:
        await self._body(request)
        table, seat = await self.tables.rematch(request.path_params["table"], _player(request))
        return await self._seated(table, seat)

    async def chat(self, request: Request) -> Response:
        wanted = read_body(await self._body(request), ChatSwitch)
        async with self.tables.use(request.path_params["table"]) as table:
            await table.switch_chat(_player(request), wanted.on)
            return _json(table.info)

    async def hint(self, request: Request) -> Response:
        await self._body(request)
        async with self.tables.use(request.path_params["table"]) as table:
            return _json(await hint(table, _player(request), self.tables.bots, self.settings.hint_bot))

    async def _body(self, request: Request) -> bytes:
        """The body of a request that wants to change something, if this page may send such requests."""
        self._check_origin(request)
        if not self._allowance.take(_address(request)):
            raise Refusal("too_fast", "these are too many requests")
        body = b""
        async for piece in request.stream():
            body += piece
            if len(body) > LARGEST_FRAME:
                raise Refusal("too_large", "a request has at most 16 kB")
        return body

    def check_pace(self, request: Request) -> None:
        if not self._reading.take(_address(request)):
            raise Refusal("too_fast", "these are too many requests")

    def _check_origin(self, request: HTTPConnection) -> None:
        """Browsers say which page sends a request; programs that are no browsers say nothing."""
        origin = request.headers.get("origin")
        if origin is not None and origin not in self.settings.origins:
            raise Refusal("forbidden_origin", "this page may not use this server")

    async def _seated(self, table_id: str, seat: int | None, created: bool = False) -> Response:
        async with self.tables.use(table_id) as table:
            code = table.row.code if seat is not None or created else None
            return _json(Seated(table.info, seat, code), 201 if created else 200)

    def _keep_token(self, response: Response, token: str | None) -> Response:
        if token is not None:
            options: dict[str, Any] = identity.cookie_options(self.settings.secure_cookies)
            response.set_cookie(identity.COOKIE, token, **options)
        return response

    # The WebSocket

    async def socket(self, socket: WebSocket) -> None:
        address, connections = _address(socket), self.metrics.connections
        try:
            self._check_origin(socket)
            if connections[address] >= self.settings.sockets_per_address:
                raise Refusal("too_fast", "these are too many connections")
        except Refusal as refusal:
            self.metrics.refused(refusal.code)
            await socket.close(1008)  # before it is accepted: the client sees HTTP 403
            return
        connections[address] += 1
        try:
            await Connection(socket, self.tables, _player(socket), self.metrics).run()
        finally:
            connections[address] -= 1
            if not connections[address]:
                del connections[address]


def make_app(settings: Settings) -> Starlette:
    api, looking = Api(settings), Looking(settings)
    routes: list[tuple[str, str, Handler]] = [
        ("GET", "/api/health", api.health),
        ("GET", "/api/editions", api.editions),
        ("GET", "/api/editions/{edition}", looking.edition),
        ("GET", "/api/editions/{edition}/geometry", looking.geometry),
        ("GET", "/api/bots", looking.bots),
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
    ]
    return Starlette(
        routes=[
            *(Route(path, _answering(handler, api), methods=[method]) for method, path, handler in routes),
            WebSocketRoute("/ws", api.socket),
            Route("/{page:page}", _answering(looking.website, api), methods=["GET"]),
        ],
        lifespan=api.lifespan,
        exception_handlers={HTTPException: _http_error},
    )


# Answers


def _answering(handler: Handler, api: Api) -> Handler:
    """Turn refusals and mishaps into answers. No traceback ever leaves."""

    async def answer(request: Request) -> Response:
        try:
            api.check_pace(request)
            response = await handler(request)
            return _with_headers(response)
        except Refusal as refusal:
            api.metrics.refused(refusal.code)
            return _refused(refusal)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as error:
            mishap = explained(error, logger, "request failed", path=request.url.path)
            api.metrics.refused(mishap.code)
            return _refused(mishap)

    return answer


async def _http_error(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 405:
        return _refused(Refusal("bad_method", "this address does not take such requests"))
    return _refused(Refusal("not_found", "there is nothing at this address"))


def _refused(refusal: Refusal) -> Response:
    return _with_headers(_json(RefusalInfo.of(refusal), refusal.status))


def _with_headers(response: Response) -> Response:
    for name, value in _HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def _json(value: object, status: int = 200) -> Response:
    return Response(encode(value), status_code=status, media_type="application/json")


# Who asks


def _player(connection: HTTPConnection) -> str | None:
    return identity.player_of(connection.cookies, connection.headers.get("authorization"))


def _player_or_new(request: Request) -> tuple[str, str | None]:
    """The player who asks, and the secret to keep if it is a new one."""
    player = _player(request)
    if player is not None:
        return player, None
    token = identity.new_token()
    return identity.hashed(token), token


def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


def _finished(table: LiveTable) -> Game:
    """The game of a table, once it is over: before, its record would tell everything."""
    if table.play is None and table.row.archived:
        raise Refusal("archived", "this game is in an archive that the server cannot look into")
    if table.play is None or not table.play.over:
        raise Refusal("not_finished", "the record and the result are there when the game is over")
    return table.play.game
