"""Replays of finished games: made in another process, and the last ones kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from northline.editions import Edition
from northline.rules import SplitMix
from northline.server.db.rows import LogEntry
from northline.server.game.logged_game import LoggedGame
from northline.server.game.replay import replay
from northline.server.game.standings import final_standings
from northline.server.http.background import Background
from northline.server.http.static_files import StaticFile
from northline.server.wire.protocol import encode
from northline.server.wire.refusals import Refusal

_MAX_REPLAYS = 32
"""A replay takes a few hundred kilobytes, and a tenth of that compressed."""


class FinishedGame(NamedTuple):
    """A finished game as the database has it. Replaying it takes a while."""

    edition: Edition
    log: list[LogEntry]
    players: int


class ReplayCache:
    """The replays that were asked for last, as static files."""

    def __init__(self, background: Background) -> None:
        self._background = background
        self._replays: OrderedDict[tuple[str, str | None], StaticFile] = OrderedDict()

    async def response(
        self, request: Request, table: str, find: Callable[[], Awaitable[FinishedGame]]
    ) -> Response:
        """Answer a request for the replay of a finished game, as the seat that the query asks for.

        ``find`` is asked for the game when the replay is not there: a finished game never changes.
        """
        key = table, request.query_params.get("seat")
        if key not in self._replays:
            game = await find()
            seat = seat_to_look_from(request, game.players)
            made = await self._background.run(_make, table, game.edition, game.log, seat)
            self._replays[key] = made
        self._replays.move_to_end(key)
        while len(self._replays) > _MAX_REPLAYS:
            self._replays.popitem(last=False)
        return self._replays[key].response(request)


def _make(table: str, edition: Edition, log: list[LogEntry], seat: int | None) -> StaticFile:
    """Replay a game, in the other process."""
    game = LoggedGame.fold(edition, log, SplitMix(0)).game
    made = StaticFile(encode(replay(table, game, seat)))
    assert made.gzipped, "compressed here, where nobody waits for it"
    return made


def standings_of_log(edition: Edition, log: list[LogEntry]) -> bytes:
    """The final standings of a game as JSON, in the other process."""
    return encode(final_standings(LoggedGame.fold(edition, log, SplitMix(0)).game))


def seat_to_look_from(request: Request, players: int) -> int | None:
    """The seat to look from, as in ``?seat=1``; without it, None: with everything open."""
    given = request.query_params.get("seat")
    if given is None:
        return None
    if not (given.isascii() and given.isdigit() and len(given) < 3 and int(given) < players):
        raise Refusal("bad_message", f"a seat is a number from 0 to {players - 1}")
    return int(given)
