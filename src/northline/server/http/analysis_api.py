"""The handlers of analyses: asking for one, and looking how far it is."""

from __future__ import annotations

import hashlib

from starlette.requests import Request
from starlette.responses import Response

from northline.editions import Edition
from northline.game import Game
from northline.rules.formats.record import Record
from northline.server.db.analyses import RECORD_PREFIX
from northline.server.db.archive import log_to_record
from northline.server.http.api import Api
from northline.server.http.middleware import client_address, json_response
from northline.server.http.record_files import LARGEST_RECORD, TOO_LARGE, read_record, refusing_bad_records
from northline.server.http.requests import query_number
from northline.server.http.static_files import StaticFile
from northline.server.ops.budgets import Who
from northline.server.wire import identity
from northline.server.wire.analysis import AnalysisState
from northline.server.wire.protocol import encode
from northline.server.wire.refusals import Refusal


class AnalysisApi:
    """Handlers for the analyses of games that were played here, and of records from elsewhere."""

    def __init__(self, api: Api) -> None:
        self._api = api

    async def ask(self, request: Request) -> Response:
        """Have a finished game of this server analysed. A game that goes on is refused: it would give secrets away."""
        await self._api.body(request)
        table = request.path_params["table"]
        game = await self._api.finished_log(table)
        state = await self._api.registry.analyses.ask(
            table, game.edition, log_to_record(game.log), self._who(request)
        )
        return _response(request, state)

    async def show(self, request: Request) -> Response:
        room = await self._api.registry.find(request.path_params["table"])
        if room.table.state != "over":
            raise Refusal("not_finished", "a game is analysed once it is over")
        return await self._show(request, room.table.id)

    async def live(self, request: Request) -> Response:
        """How a game between bots stands. Where people play there is no such thing."""
        registry = self._api.registry
        registry.analyses.check_possible()
        async with registry.use(request.path_params["table"]) as table:
            return json_response(await registry.live_chances.of(table))

    async def ask_for_record(self, request: Request) -> Response:
        """Have a record from somewhere else analysed. The record is not kept; its analysis is, for a while."""
        body = await self._api.body(request, LARGEST_RECORD, TOO_LARGE)
        analyses = self._api.registry.analyses
        analyses.check_possible()
        with refusing_bad_records():
            record, edition = read_record(body, self._api.settings.editions)
            over = await self._api.background.run(_is_over, record, edition)
        if not over:
            raise Refusal("not_finished", "this game is not over: only finished games are analysed here")
        state = await analyses.ask(_name_of(record), edition, record, self._who(request))
        return _response(request, state)

    async def show_record(self, request: Request) -> Response:
        game = request.path_params["game"]
        if not game.startswith(RECORD_PREFIX):
            raise Refusal("not_found", "no record was sent here under this name")
        return await self._show(request, game)

    async def _show(self, request: Request, game: str) -> Response:
        since = query_number(request, "since") or 0
        return _response(request, await self._api.registry.analyses.state(game, since))

    @staticmethod
    def _who(request: Request) -> Who:
        return Who.of(
            identity.player_of(request.cookies, request.headers.get("authorization")), client_address(request)
        )


def _response(request: Request, state: AnalysisState) -> Response:
    return StaticFile(encode(state)).response(request)


def _name_of(record: Record) -> str:
    return RECORD_PREFIX + hashlib.sha256(str(record).encode()).hexdigest()[:32]


def _is_over(record: Record, edition: Edition) -> bool:
    """Whether the game of a record has ended, in another process: it may be anything."""
    return Game.replay(record, edition).over
