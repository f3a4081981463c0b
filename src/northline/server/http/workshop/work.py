"""Work on maps that takes a while, as streams of lines; and layouts that follow a drag."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from northline.editions import Edition
from northline.editions.writer import to_document
from northline.server.game import map_work
from northline.server.game.map_jobs import MapDrags
from northline.server.http.middleware import client_address, json_response
from northline.server.http.workshop.desk import Desk
from northline.server.http.workshop.documents import (
    LARGEST_GEOMETRY,
    LARGEST_MAP,
    decode,
    read_geometry,
    to_draw,
    valid,
)
from northline.server.ops.limits import clean_name
from northline.server.wire.refusals import Refusal
from northline.server.wire.workshop import Document, DragLayout, DragStep, MapWork, RegionWork

GAMES = {"greedy": (100, 10_000, 20_000), "planner": (100, 1_000, 2_500)}
"""Of a playtest by who plays: the fewest, the default, and the most."""
_BALANCE = 0.4
"""Balance plays a few times, each time with that share of the games of a playtest."""
_STEP_COST = 0.05
"""Of a request: a drag has many steps, and an allowance of its own."""


class WorkApi:
    """Handlers of work. The answer is a stream of lines; whoever closes the connection cancels it."""

    def __init__(self, desk: Desk, drags: MapDrags) -> None:
        self._desk, self._drags = desk, drags

    async def work(self, request: Request) -> Response:
        wanted = decode(await self._desk.body(request), MapWork)
        if wanted.work == "layout":
            board = to_draw(wanted.document)
            return self._stream(request, map_work.layout_lines, board, layout_for=(wanted.draft, board))
        if wanted.work == "tickets":
            board = valid({**wanted.document, **_without_tickets(wanted.document)})
            return self._stream(request, map_work.ticket_lines, to_document(board))
        edition = valid(wanted.document)
        players = edition.rules.players[0] if wanted.players is None else wanted.players
        try:
            edition.check_players(players)
        except ValueError as error:
            raise Refusal("bad_message", str(error)) from None
        fewest, default, most = GAMES[wanted.policy]
        games = default if wanted.games is None else wanted.games
        if not fewest <= games <= most:
            raise Refusal("bad_message", f"a playtest of {wanted.policy} has from {fewest} to {most} games")
        if wanted.work == "playtest":
            return self._stream(request, map_work.playtest_lines, edition, players, games, wanted.policy)
        games = min(games, round(_BALANCE * default))
        return self._stream(request, map_work.balance_lines, edition, players, games, wanted.policy)

    async def region(self, request: Request) -> Response:
        wanted = decode(await self._desk.body(request), RegionWork)
        region = (wanted.west, wanted.south, wanted.east, wanted.north)
        name, countries = clean_name(wanted.name), tuple(wanted.countries[:50])
        return self._stream(
            request, map_work.draft_lines, region, name, wanted.cities, countries, wanted.atmosphere
        )

    async def drag(self, request: Request) -> Response:
        """The layout after a step of a drag, at once."""
        body = await self._desk.body(request, LARGEST_MAP + LARGEST_GEOMETRY, _STEP_COST)
        wanted = decode(body, DragStep)
        start = None
        if wanted.document is not None:
            board = to_draw(wanted.document)
            shown = None if wanted.geometry is None else read_geometry(wanted.geometry, board)
            start = (board, shown)
        if not all(-90 <= lat <= 90 and -180 <= lon <= 180 for lat, lon in wanted.moved.values()):
            raise Refusal("bad_message", "places are latitudes and longitudes in degrees")
        player, address = self._desk.player(request), client_address(request)
        made = await self._drags.step(player, address, wanted.drag, start, wanted.moved)
        return json_response(DragLayout(made))

    def _stream(
        self,
        request: Request,
        work: Any,
        *args: Any,
        layout_for: tuple[str | None, Edition] | None = None,
    ) -> Response:
        name, player = self._desk.admit(request), self._desk.player(request)
        lines = self._lines(name, player, layout_for, work, args)
        return StreamingResponse(lines, media_type="application/x-ndjson")

    async def _lines(
        self,
        name: str,
        player: str | None,
        layout_for: tuple[str | None, Edition] | None,
        work: Any,
        args: tuple[Any, ...],
    ) -> AsyncIterator[bytes]:
        async for line in self._desk.jobs.lines(name, work, *args):
            if layout_for is not None and player is not None:
                await self._keep(*layout_for, player, line)
            yield line + b"\n"

    async def _keep(self, draft: str | None, board: Edition, player: str, line: bytes) -> None:
        """Keep a final layout with its draft."""
        made = msgspec.json.decode(line)
        if draft is not None and made["kind"] == "geometry" and made["final"]:
            await self._desk.keep_geometry(draft, player, board, made["geometry"])


def _without_tickets(document: Document) -> Document:
    """The rules and the board with tickets enough to be valid, which are about to be replaced."""
    from northline.editions.knobs import MOST_TICKETS

    board, rules = document.get("board"), document.get("rules")
    if not isinstance(board, dict) or not isinstance(rules, dict):
        return {}
    cities = board.get("cities")
    ids = [c.get("id") for c in cities if isinstance(c, dict)] if isinstance(cities, list) else []
    routes = board.get("routes")
    joined = next((r for r in routes if isinstance(r, dict)), None) if isinstance(routes, list) else None
    if joined is None or len(ids) < 2:
        return {}
    ends = {"from": joined.get("from"), "to": joined.get("to"), "points": 1}
    tickets = [{"id": f"t{n}", **ends} for n in range(min(60, MOST_TICKETS))]
    return {"board": {**board, "tickets": tickets}}
