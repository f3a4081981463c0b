"""Looking back at finished games over HTTP: replays are made once and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from starlette.requests import Request
from starlette.responses import Response

from northline.game import Game
from northline.server.game.replay import replay
from northline.server.http.static_files import File
from northline.server.wire.protocol import encode
from northline.server.wire.refusals import Refusal

_KEPT = 32
"""Replays in memory: a few hundred kilobytes each, packed a tenth of it."""


class Replays:
    def __init__(self) -> None:
        self._made: OrderedDict[tuple[str, int | None], File] = OrderedDict()

    async def answer(self, request: Request, table: str, game: Game) -> Response:
        seat = _seat(request, game)
        key = table, seat
        if key not in self._made:
            # In a thread: it takes a while, and others want to play.
            self._made[key] = await asyncio.to_thread(_make, table, game, seat)
        self._made.move_to_end(key)
        while len(self._made) > _KEPT:
            self._made.popitem(last=False)
        return self._made[key].answer(request)


def _make(table: str, game: Game, seat: int | None) -> File:
    made = File(encode(replay(table, game, seat)))
    assert made.packed
    return made


def _seat(request: Request, game: Game) -> int | None:
    """As whom to look: ``?seat=1``, or with everything open."""
    given = request.query_params.get("seat")
    if given is None:
        return None
    if not (given.isascii() and given.isdigit() and len(given) < 3 and int(given) < len(game.names)):
        raise Refusal("bad_message", f"a seat is a number from 0 to {len(game.names) - 1}")
    return int(given)
