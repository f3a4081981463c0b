"""What the handlers of the workshop share: who asks, their drafts, the database, and the work."""

from __future__ import annotations

import contextlib
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request

from northline.drawing.board_layout import BoardLayout, LayoutError, parse_layout
from northline.drawing.rough_layout import rough_layout
from northline.editions import Edition
from northline.server.db import maps as db
from northline.server.game import map_work
from northline.server.game.map_jobs import MapJobs
from northline.server.game.shelf import Shelf
from northline.server.http.api import Api
from northline.server.http.middleware import client_address
from northline.server.http.workshop.documents import LARGEST_MAP, fingerprint
from northline.server.ops.settings import Settings
from northline.server.wire import identity
from northline.server.wire.refusals import Refusal


class Desk:
    """One for all handlers of the workshop."""

    def __init__(self, api: Api, shelf: Shelf, jobs: MapJobs) -> None:
        self._api, self.shelf, self.jobs = api, shelf, jobs

    @property
    def settings(self) -> Settings:
        return self._api.settings

    @property
    def shared(self) -> bool:
        """Whether other processes may publish maps, too."""
        return self._api.registry.store.database.shared

    async def body(self, request: Request, largest: int = LARGEST_MAP, cost: float = 1) -> bytes:
        return await self._api.body(request, largest, f"a map can have at most {largest // 1024} kB", cost)

    async def read(self, query: Any) -> Any:
        return await self._api.registry.store.database.read(query)

    async def write(self, change: Any) -> Any:
        return await self._api.registry.store.database.write(change)

    @staticmethod
    def player(request: Request) -> str | None:
        return identity.player_of(request.cookies, request.headers.get("authorization"))

    async def draft(self, request: Request) -> db.DraftRow:
        """The draft of a request, if it belongs to whoever asks."""
        player = self.player(request)
        row: db.DraftRow | None = None
        if player is not None:
            row = await self.read(partial(db.find_draft, draft=request.path_params["draft"], player=player))
        if row is None:
            raise Refusal("not_found", "you have no such draft")
        return row

    def admit(self, request: Request) -> str:
        """Whether there may be one more piece of work; under what name it waits."""
        return self.jobs.admit(self.player(request), client_address(request))

    async def result(self, request: Request, work: Any, *args: Any) -> bytes:
        """The last thing that a piece of work yields."""
        last = b""
        async for last in self.jobs.lines(self.admit(request), work, *args):  # noqa: B007
            pass
        if last.startswith(b'{"kind":"failed"'):
            raise Refusal("unavailable", "this took too long, or too much memory: the map is too large")
        return last

    async def keep_geometry(self, draft: str, player: str, board: Edition, geometry: Any) -> None:
        text = msgspec.json.encode(geometry).decode()
        of = fingerprint(board)
        assert of is not None
        await self.write(partial(db.keep_geometry, draft=draft, player=player, geometry=text, of=of))

    async def layout(self, request: Request, row: db.DraftRow, edition: Edition) -> BoardLayout:
        """The geometry of a valid draft as it is now: the one that is shown, or one that is made now and kept."""
        found = settled_layout(row, edition)
        if found is not None:
            return found
        if not self.jobs.possible:
            return rough_layout(edition)
        made = msgspec.json.decode(await self.result(request, map_work.layout_lines, edition))
        await self.keep_geometry(row.id, row.player, edition, made["geometry"])
        return parse_layout(msgspec.json.encode(made["geometry"]).decode(), edition)


def settled_layout(row: db.DraftRow, edition: Edition) -> BoardLayout | None:
    """The geometry of a draft, if it is one of the draft as it is now."""
    if row.geometry is not None and row.geometry_of == fingerprint(edition):
        with contextlib.suppress(LayoutError):
            return parse_layout(row.geometry, edition)
    return None
