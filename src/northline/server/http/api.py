"""The handlers of the HTTP API: tables, finished games, statistics. The WebSocket begins here too."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Protocol, TypeVar

from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from northline.bots import BotError
from northline.bots.warm_up import EXPERT
from northline.server.db.archive import Archive, log_to_record
from northline.server.db.statistics import edition_statistics, player_statistics
from northline.server.db.store import Store
from northline.server.game.hints import hint, remark
from northline.server.game.live_table import LiveTable
from northline.server.game.lobby import Lobby
from northline.server.game.registry import TableRegistry
from northline.server.game.standings import final_standings
from northline.server.http.background import Background
from northline.server.http.middleware import client_address, json_response
from northline.server.http.openapi import openapi_document
from northline.server.http.player_cookie import set_player_cookie, token_of_player
from northline.server.http.replay_cache import FinishedGame, ReplayCache, standings_of_log
from northline.server.http.requests import RequestReader
from northline.server.ops.budgets import Who
from northline.server.ops.limits import LARGEST_FRAME
from northline.server.ops.metrics import Metrics, decode_samples, metrics_text
from northline.server.ops.settings import Settings
from northline.server.wire import identity
from northline.server.wire.protocol import (
    PROTOCOL_VERSION,
    ChatSwitch,
    FreeSeat,
    Join,
    MoveSeat,
    NewTable,
    PlaceBot,
    Seated,
    TableSettings,
    decode_request,
)
from northline.server.wire.refusals import Refusal
from northline.server.wire.responses import EditionInfo, Health, Readiness
from northline.server.ws.connection import Connection

logger = logging.getLogger("northline.server.http")

_Wanted = TypeVar("_Wanted")
_HANDSHAKE_COST = 0.2
"""What a WebSocket costs of the requests that an address may make."""


class Companion(Protocol):
    """Other handlers that need the database, and something to begin with."""

    async def start(self) -> None: ...

    def close(self) -> None: ...


class Api:
    """The handlers. What they answer everybody may know, or it is about the one who asks.

    A handler that refuses raises :class:`Refusal`; the middleware turns it into a response.
    """

    def __init__(self, settings: Settings, metrics: Metrics, requests: RequestReader) -> None:
        self.settings, self.metrics = settings, metrics
        self._requests = requests
        self.registry: TableRegistry
        self.lobby: Lobby
        self.background = Background()
        self.companions: list[Companion] = []
        """What starts and ends with the registry."""
        self._replays = ReplayCache(self.background)

    @asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        """Open the database and start the registry of tables; close both at the end."""
        store = await Store.open(self.settings.database)
        store.archive = None if self.settings.archive is None else Archive(self.settings.archive)
        self.registry = TableRegistry(store, self.settings, self.metrics)
        self.lobby = Lobby(self.registry)
        try:
            await self.registry.start()
            for companion in self.companions:
                await companion.start()
            logger.info("ready")
            yield
        finally:
            logger.info("stopping")
            for companion in self.companions:
                companion.close()
            self.background.close()
            await self.registry.close()
            await store.close()

    def check_admission(self, connection: HTTPConnection) -> None:
        """Refuse those who are banned, by person or by address."""
        player = _player(connection)
        person = None if player is None else identity.public_name(player)
        address = connection.client.host if connection.client else "?"
        self.registry.moderation.check_admission(person, address)

    # Requests that only read

    async def health(self, request: Request) -> Response:
        await self.registry.check_database()
        return json_response(Health())

    async def show_metrics(self, request: Request) -> Response:
        store = self.registry.store
        counts = await store.count_tables()
        samples = {store.uptime.name: self.metrics.samples()}
        if store.database.shared:
            samples |= {name: decode_samples(text) for name, text in (await store.uptime.others()).items()}
        text = metrics_text(samples, counts, labelled=store.database.shared)
        return Response(text, media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        return json_response(openapi_document(str(PROTOCOL_VERSION)))

    async def editions(self, request: Request) -> Response:
        found = self.settings.editions.values()
        return json_response([EditionInfo(e.id, e.name, e.digest, e.rules.players) for e in found])

    async def list_tables(self, request: Request) -> Response:
        return json_response(await self.lobby.open_tables())

    async def my_tables(self, request: Request) -> Response:
        return json_response(await self.lobby.tables_of(_player(request)))

    async def show_table(self, request: Request) -> Response:
        return json_response(await self.registry.table_info(request.path_params["table"]))

    async def record(self, request: Request) -> Response:
        table = request.path_params["table"]
        edition, log, _ = await self.finished_log(table)
        headers = {"content-disposition": f'attachment; filename="northline-{edition.id}-{table}.jsonl"'}
        return Response(str(log_to_record(log)), media_type="application/x-ndjson", headers=headers)

    async def replay(self, request: Request) -> Response:
        table = request.path_params["table"]
        return await self._replays.response(request, table, partial(self.game_to_replay, request, table))

    async def result(self, request: Request) -> Response:
        """The final standings: at once while the game is still in memory, and otherwise by the other process."""
        table = request.path_params["table"]
        game = self.registry.finished_game(table)
        if game is not None:
            return json_response(final_standings(game))
        edition, log, _ = await self.game_to_replay(request, table)
        return Response(
            await self.background.run(standings_of_log, edition, log), media_type="application/json"
        )

    async def game_to_replay(self, request: Request, table_id: str) -> FinishedGame:
        """A finished game that somebody has to replay: it costs as much as a change."""
        self._requests.check_rate(request)
        return await self.finished_log(table_id)

    async def finished_log(self, table_id: str) -> FinishedGame:
        """A finished game without replaying it here; raise :class:`Refusal` for one that goes on: its log tells all."""
        room = await self.registry.find(table_id)
        edition = self.settings.editions.get(room.table.edition)
        if edition is None or edition.digest != room.table.digest:
            raise Refusal("unavailable", "this table uses a board that the server no longer has")
        log = await self.registry.store.log(table_id) if room.table.state == "over" else []
        if not log:
            raise _no_record(room.table.archived)
        return FinishedGame(edition, log, len(room.seats))

    async def show_statistics(self, request: Request) -> Response:
        edition = request.path_params["edition"]
        if edition not in self.settings.editions:
            raise Refusal("not_found", "there is no such edition")
        query = partial(edition_statistics, edition=edition)
        return json_response(await self.registry.store.database.read(query))

    async def show_player(self, request: Request) -> Response:
        edition, player = request.path_params["edition"], request.path_params["player"]
        query = partial(player_statistics, edition=edition, public=player)
        found = await self.registry.store.database.read(query)
        if found is None:
            raise Refusal("not_found", "no one of that name has finished a game of this edition")
        return json_response(found)

    # Requests that change something

    async def create(self, request: Request) -> Response:
        wanted = decode_request(await self._body(request), NewTable)
        token, in_cookie = token_of_player(request)
        player = identity.hash_token(token)
        table, seat = await self.lobby.create(wanted, player, Who.of(player, client_address(request)))
        return self._set_cookie(await self._seated(table, seat, created=True), token if in_cookie else None)

    async def join(self, request: Request) -> Response:
        wanted = decode_request(await self._body(request), Join)
        token, in_cookie = token_of_player(request)
        table = request.path_params["table"]
        seat = await self.lobby.join(table, identity.hash_token(token), wanted.name, wanted.code, wanted.seat)
        return self._set_cookie(await self._seated(table, seat), token if in_cookie else None)

    async def leave(self, request: Request) -> Response:
        await self._body(request)
        async with self.registry.use(request.path_params["table"]) as table:
            await table.leave(_player(request))
            return json_response(table.info)

    async def place_bot(self, request: Request) -> Response:
        return await self._change_room(request, PlaceBot, self.lobby.place_bot)

    async def free_seat(self, request: Request) -> Response:
        return await self._change_room(request, FreeSeat, self.lobby.free_seat)

    async def move_seat(self, request: Request) -> Response:
        return await self._change_room(request, MoveSeat, self.lobby.move)

    async def edit_table(self, request: Request) -> Response:
        return await self._change_room(request, TableSettings, self.lobby.edit)

    async def _change_room(
        self,
        request: Request,
        kind: type[_Wanted],
        change: Callable[[LiveTable, str | None, _Wanted], Awaitable[None]],
    ) -> Response:
        wanted = decode_request(await self._body(request), kind)
        async with self.registry.use(request.path_params["table"]) as table:
            await change(table, _player(request), wanted)
            return json_response(table.info)

    async def start(self, request: Request) -> Response:
        await self._body(request)
        async with self.registry.use(request.path_params["table"]) as table:
            await table.start_for(_player(request))
            return json_response(table.info)

    async def resign(self, request: Request) -> Response:
        await self._body(request)
        async with self.registry.use(request.path_params["table"]) as table:
            await table.resign(_player(request))
            return json_response(table.info)

    async def rematch(self, request: Request) -> Response:
        await self._body(request)
        table, seat = await self.lobby.rematch(request.path_params["table"], _player(request))
        return await self._seated(table, seat)

    async def chat(self, request: Request) -> Response:
        wanted = decode_request(await self._body(request), ChatSwitch)
        async with self.registry.use(request.path_params["table"]) as table:
            await table.set_chat(_player(request), wanted.on)
            return json_response(table.info)

    async def warm_up(self, request: Request) -> Response:
        await self._body(request)
        try:
            self.registry.bots.check(EXPERT)
        except BotError as error:
            raise Refusal("not_found", str(error)) from None
        warm_up = self.registry.bots.warm_up
        warm_up.start()
        assert warm_up.stage is not None
        return json_response(Readiness(warm_up.stage, warm_up.seconds_left))

    async def hint(self, request: Request) -> Response:
        await self._body(request)
        async with self.registry.use(request.path_params["table"]) as table:
            answer = await hint(table, _player(request), self.registry.bots, self.settings.hint_bot)
            return json_response(answer)

    async def remark(self, request: Request) -> Response:
        await self._body(request)
        async with self.registry.use(request.path_params["table"]) as table:
            answer = await remark(table, _player(request), self.registry.bots, self.settings.hint_bot)
            return json_response(answer)

    async def body(
        self,
        request: Request,
        largest: int = LARGEST_FRAME,
        too_large: str = "a request can be at most 16 kB",
        cost: float = 1,
    ) -> bytes:
        """The body of a request that changes something, after checking its origin, its rate and its size."""
        return await self._requests.body(request, largest, too_large, cost)

    async def _body(self, request: Request) -> bytes:
        return await self._requests.body(request)

    async def _seated(self, table_id: str, seat: int | None, created: bool = False) -> Response:
        async with self.registry.use(table_id) as table:
            code = table.row.code if seat is not None or created else None
            return json_response(Seated(table.info, seat, code), 201 if created else 200)

    def _set_cookie(self, response: Response, token: str | None) -> Response:
        return response if token is None else set_player_cookie(response, token, self.settings.secure_cookies)

    # The WebSocket

    async def socket(self, socket: WebSocket) -> None:
        """Serve a WebSocket, unless its origin is not allowed or its address has too many of them."""
        address, connections = client_address(socket), self.metrics.connections
        player = _player(socket)
        try:
            self._requests.check_origin(socket)
            self._requests.check_rate(socket, _HANDSHAKE_COST)
            if connections[address] >= self.settings.sockets_per_address:
                raise Refusal("too_fast", "too many connections")
        except Refusal as refusal:
            self.metrics.count_refusal(refusal.code)
            await socket.close(1008)  # before it is accepted: the client sees HTTP 403
            return
        connections[address] += 1
        try:
            await Connection(socket, self.registry, player, Who.of(player, address), self.metrics).run()
        finally:
            connections[address] -= 1
            if not connections[address]:
                del connections[address]


def _player(connection: HTTPConnection) -> str | None:
    """The player who asks; None for a browser without a token."""
    return identity.player_of(connection.cookies, connection.headers.get("authorization"))


def _no_record(archived: bool) -> Refusal:
    if archived:
        return Refusal("archived", "this game has been archived, and this server cannot open the archive")
    return Refusal("not_finished", "the record and the result are available once the game is over")
