"""The handler of what somebody does game after game."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from northline.analysis.habits import SeatGame
from northline.editions import Edition
from northline.server.db.statistics import finished_games
from northline.server.game.habits import MOST_GAMES, HabitsCache, Logs, take_apart
from northline.server.http.api import Api
from northline.server.http.middleware import json_response
from northline.server.http.requests import RequestReader
from northline.server.wire import identity
from northline.server.wire.refusals import Refusal


class HabitsApi:
    """Tells everybody about their own games, and nobody about those of others."""

    def __init__(self, api: Api, requests: RequestReader) -> None:
        self._api, self._requests = api, requests
        self._cache = HabitsCache()

    async def show(self, request: Request) -> Response:
        """What the one who asks does on a board, beside what strong bots do. It may take apart many games."""
        edition = self._api.settings.editions.get(request.path_params["edition"])
        if edition is None:
            raise Refusal("not_found", "there is no such edition")
        self._requests.check_rate(request)
        player = identity.player_of(request.cookies, request.headers.get("authorization"))
        store = self._api.registry.store
        games = []
        if player is not None:
            query = partial(
                finished_games, player=player, edition=edition.id, digest=edition.digest, most=MOST_GAMES
            )
            games = await store.database.read(query)
        return json_response(await self._cache.habits(edition, games, store.log, self._take_apart))

    async def _take_apart(self, edition: Edition, logs: Logs) -> list[SeatGame]:
        return await self._api.background.run(take_apart, edition, logs)
