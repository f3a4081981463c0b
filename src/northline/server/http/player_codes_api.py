"""The handlers for playing on several devices: codes that stand for a player."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from northline.server.db.player_codes import keep_code, use_code
from northline.server.http.api import Api
from northline.server.http.middleware import client_address, json_response
from northline.server.http.player_cookie import set_player_cookie, token_of_player
from northline.server.http.requests import RequestReader
from northline.server.wire import identity, player_codes
from northline.server.wire.protocol import UseCode, decode_request
from northline.server.wire.refusals import Refusal
from northline.server.wire.responses import PlayerCode, Recognised

_MINUTES = 10
_GUESSES = (10, 0.1)
"""Codes that an address may try: at once, and a second in the long run."""


class PlayerCodesApi:
    """Handlers that give out codes, and recognise whoever enters one."""

    def __init__(self, api: Api, requests: RequestReader) -> None:
        self._api, self._requests = api, requests
        self._guesses = api.ledger.buckets("codes", *_GUESSES)

    async def transfer(self, request: Request) -> Response:
        """A code for a device at hand: it lasts some minutes, and can be used once."""
        await self._requests.body(request)
        return await self._give(request, player_codes.passing_code, _MINUTES)

    async def recovery(self, request: Request) -> Response:
        """The code to keep, always the same one for a player."""
        await self._requests.body(request)
        return await self._give(request, player_codes.lasting_code, None)

    async def _give(self, request: Request, make: Callable[[str], str], minutes: int | None) -> Response:
        token, _ = token_of_player(request)
        code = make(token)
        keep = partial(
            keep_code,
            code_id=player_codes.code_id(code),
            sealed=player_codes.seal(token, code),
            expires=None if minutes is None else time.time() + 60 * minutes,
        )
        await self._api.registry.store.database.write(keep)
        return self._with_cookie(json_response(PlayerCode(code, minutes)), token)

    async def use(self, request: Request) -> Response:
        """Make this browser the player whom a code stands for."""
        wanted = decode_request(await self._requests.body(request), UseCode)
        if not self._guesses.take(client_address(request)):
            raise Refusal("too_fast", "these are too many codes")
        code = player_codes.read_player_code(wanted.code)
        use = partial(use_code, code_id=player_codes.code_id(code))
        sealed = await self._api.registry.store.database.write(use)
        if sealed is None:
            raise Refusal("unknown_code", "this code is wrong, used up or too old")
        token = player_codes.unseal(sealed, code)
        mine = await self._api.lobby.tables_of(identity.hash_token(token))
        name = next((line.table.seats[line.seat].name for line in mine if line.seat is not None), None)
        return self._with_cookie(json_response(Recognised(name, len(mine))), token)

    def _with_cookie(self, response: Response, token: str) -> Response:
        return set_player_cookie(response, token, self._api.settings.secure_cookies)
