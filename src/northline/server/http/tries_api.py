"""The handlers for trying things in a finished game: playing on, and having it finished many times."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from northline.editions import Edition
from northline.game import Game
from northline.rules.formats.record import Record
from northline.server.db.archive import log_to_record
from northline.server.game.practice import check_moment
from northline.server.http.api import Api
from northline.server.http.middleware import client_address, json_response
from northline.server.http.player_cookie import set_player_cookie, token_of_player
from northline.server.ops.budgets import Who
from northline.server.wire import identity
from northline.server.wire.protocol import Seated, decode_request
from northline.server.wire.refusals import Refusal
from northline.server.wire.tries import PlayOn, TryMoves


class TriesApi:
    """Handlers for games that are over. One that goes on is refused: it would give secrets away."""

    def __init__(self, api: Api) -> None:
        self._api = api

    async def try_moves(self, request: Request) -> Response:
        """Have strong players finish a game from a moment, after each of some moves."""
        wanted = decode_request(await self._api.body(request), TryMoves)
        registry = self._api.registry
        registry.analyses.check_possible()
        game = await self._api.finished_log(request.path_params["table"])
        player = identity.player_of(request.cookies, request.headers.get("authorization"))
        if not registry.budgets.tries.take(Who.of(player, client_address(request))):
            raise Refusal("too_fast", "you have tried many things: wait a little")
        record = log_to_record(game.log)
        return json_response(await registry.tries.run(game.edition, record, wanted.at, wanted.actions))

    async def play_on(self, request: Request) -> Response:
        """Set up a table of one's own that begins at a moment of a finished game."""
        wanted = decode_request(await self._api.body(request), PlayOn)
        table = request.path_params["table"]
        game = await self._api.finished_log(table)
        record = log_to_record(game.log)
        check_moment(record, wanted)
        beginning = Record(record.header, record.entries[: wanted.at])
        to_act = await self._api.background.run(_to_act, beginning, game.edition)
        token, in_cookie = token_of_player(request)
        player = identity.hash_token(token)
        made = await self._api.lobby.practise(
            table, record, wanted, player, to_act, Who.of(player, client_address(request))
        )
        async with self._api.registry.use(made) as begun:
            response = json_response(Seated(begun.info, wanted.seat, begun.row.code), 201)
        if in_cookie:
            set_player_cookie(response, token, self._api.settings.secure_cookies)
        return response


def _to_act(record: Record, edition: Edition) -> tuple[int, ...]:
    """Who may act at the end of a record, in another process."""
    return Game.replay(record, edition).to_act
