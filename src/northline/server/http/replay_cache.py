"""A cache of the replays of finished games."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from starlette.requests import Request
from starlette.responses import Response

from northline.game import Game
from northline.server.game.replay import replay
from northline.server.http.static_files import StaticFile
from northline.server.wire.protocol import encode
from northline.server.wire.refusals import Refusal

_MAX_REPLAYS = 32
"""A replay takes a few hundred kilobytes, and a tenth of that compressed."""


class ReplayCache:
    """The replays that were asked for last, as static files."""

    def __init__(self) -> None:
        self._replays: OrderedDict[tuple[str, int | None], StaticFile] = OrderedDict()

    async def response(self, request: Request, table: str, game: Game) -> Response:
        """Answer a request for the replay of a finished game, as the seat that the query asks for."""
        seat = seat_to_look_from(request, game)
        key = table, seat
        if key not in self._replays:
            # In a thread: it takes a while, and others want to play.
            self._replays[key] = await asyncio.to_thread(_make, table, game, seat)
        self._replays.move_to_end(key)
        while len(self._replays) > _MAX_REPLAYS:
            self._replays.popitem(last=False)
        return self._replays[key].response(request)


def _make(table: str, game: Game, seat: int | None) -> StaticFile:
    made = StaticFile(encode(replay(table, game, seat)))
    assert made.gzipped, "compressed here, in the thread"
    return made


def seat_to_look_from(request: Request, game: Game) -> int | None:
    """The seat to look from, as in ``?seat=1``; without it, None: with everything open."""
    given = request.query_params.get("seat")
    if given is None:
        return None
    if not (given.isascii() and given.isdigit() and len(given) < 3 and int(given) < len(game.names)):
        raise Refusal("bad_message", f"a seat is a number from 0 to {len(game.names) - 1}")
    return int(given)
