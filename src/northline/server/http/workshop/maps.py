"""Published maps: versions that never change, found by their links or in the list; and the world to choose from."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from dataclasses import replace
from functools import cache, partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from northline.drawing.board_layout import layout_of
from northline.editions.writer import to_toml
from northline.geography import atlas
from northline.geography.gazetteer import all_places
from northline.printing import Paper
from northline.server.db import maps as db
from northline.server.game import map_work
from northline.server.http.middleware import json_response
from northline.server.http.static_files import StaticFile
from northline.server.http.workshop.desk import Desk
from northline.server.http.workshop.documents import LARGEST_MAP, decode, valid
from northline.server.http.workshop.drafts import MOST_DRAFTS
from northline.server.http.workshop.printing import paper_of, pdf_response
from northline.server.ops.limits import clean_name
from northline.server.wire.protocol import encode
from northline.server.wire.refusals import Refusal
from northline.server.wire.workshop import DraftLine, MapLine, PublishMap, RegionPlaces, Workshop

MOST_MAPS = 100
"""Published versions of one person."""
_PDFS = 8
"""PDFs that are kept, some megabytes each: friends print the same map."""
_NEWS = 2.0
"""Seconds between two looks for maps that another process has published."""


class MapsApi:
    """Handlers of published maps, and of the front page of the workshop."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._news: tuple[int, float] = (-1, 0.0)
        self._follower: asyncio.Task[None] | None = None
        self._printed: dict[tuple[str, Paper], bytes] = {}

    async def start(self) -> None:
        """Read what has been published, and follow what other processes publish."""
        await self._read_news()
        if self._desk.shared:
            self._follower = asyncio.create_task(self._follow())

    def close(self) -> None:
        if self._follower is not None:
            self._follower.cancel()

    async def _follow(self) -> None:
        while True:
            await asyncio.sleep(_NEWS)
            with contextlib.suppress(Exception):  # the database may be away for a while
                await self._read_news()

    async def _read_news(self) -> None:
        news = await self._desk.read(db.count_published)
        if news != self._news:
            self._desk.shelf.put(await self._desk.read(db.published_maps))
            self._news = news

    # What is there

    async def show(self, request: Request) -> Response:
        player = self._desk.player(request)
        found = [] if player is None else await self._desk.read(partial(db.drafts_of, player=player))
        newest = {published.map: published for published in self._desk.shelf.maps if not published.withdrawn}
        return json_response(
            Workshop(
                drafts=[DraftLine(row.id, row.name, row.changed, row.map) for row in found],
                maps=[
                    self._line(published, player)
                    for published in reversed(newest.values())
                    if published.listed or published.player == player
                ],
                largest=LARGEST_MAP,
                most_drafts=MOST_DRAFTS,
                most_maps=MOST_MAPS,
            )
        )

    async def world(self, request: Request) -> Response:
        return _world().response(request)

    async def file(self, request: Request) -> Response:
        """The file of a published map, as it can be given to any command of Northline."""
        published = self._published(request)
        headers = {"content-disposition": f'attachment; filename="{published.edition}.toml"'}
        return Response(published.text, media_type="application/toml", headers=headers)

    async def geometry(self, request: Request) -> Response:
        """The geometry of a published map as a file."""
        published = self._published(request)
        headers = {"content-disposition": f'attachment; filename="{published.edition}.geometry.json"'}
        return Response(published.geometry, media_type="application/json", headers=headers)

    async def printed(self, request: Request) -> Response:
        """Any edition of this server as a PDF."""
        paper = paper_of(request)
        edition = self._desk.settings.editions.get(request.path_params["edition"])
        if edition is None:
            raise Refusal("not_found", "there is no such edition")
        if (edition.id, paper) not in self._printed:
            layout = self._desk.settings.layouts.get(edition.id) or layout_of(edition)
            made = await self._desk.result(request, map_work.printed, edition, layout, paper)
            while len(self._printed) >= _PDFS:
                del self._printed[next(iter(self._printed))]
            self._printed[edition.id, paper] = made
        return pdf_response(self._printed[edition.id, paper], edition.id)

    # Publishing

    async def publish(self, request: Request) -> Response:
        """Make a version of a draft that can be played by everybody who is told of it, and never changes."""
        wanted = decode(await self._desk.body(request), PublishMap)
        author = clean_name(wanted.author)
        row = await self._desk.draft(request)
        found = valid(msgspec.json.decode(row.document))
        layout = await self._desk.layout(request, row, found)
        geometry = str(layout)
        mark = hashlib.sha256(f"{row.player}\n{to_toml(found)}\n{geometry}".encode()).hexdigest()[:10]
        edition = replace(found, id=f"{found.id[:24].strip('-_')}-{mark}")
        new = db.PublishedMap(
            edition=edition.id,
            map=row.map or secrets.token_hex(8),
            version=1,
            player=row.player,
            author=author,
            name=edition.name,
            digest=edition.digest,
            text=to_toml(edition),
            geometry=str(replace(layout, edition=edition.id)),
            remix_of=row.remix_of,
            listed=wanted.listed,
            withdrawn=False,
            at=time.time(),
        )
        published = await self._desk.write(partial(db.publish, new=new, draft=row.id, most=MOST_MAPS))
        if published is None:
            raise Refusal("too_fast", f"you have published {MOST_MAPS} versions: that is all there can be")
        await self._read_news()
        return json_response(self._line(published, row.player), 201)

    async def withdraw(self, request: Request) -> Response:
        """Take a map down: nobody begins a game on it any more, and games go on."""
        await self._desk.body(request)
        published = self._desk.shelf.find_map(request.path_params["edition"])
        player = self._desk.player(request)
        if published is None or player is None or published.player != player:
            raise Refusal("not_found", "you have published no such map")
        await self._desk.write(partial(db.withdraw, map_id=published.map, player=player))
        self._desk.shelf.put(await self._desk.read(db.published_maps))
        return json_response({})

    # Helpers

    def _line(self, published: db.PublishedMap, player: str | None) -> MapLine:
        origin = self._desk.shelf.find_map(published.remix_of) if published.remix_of else None
        return MapLine(
            edition=published.edition,
            map=published.map,
            version=published.version,
            name=published.name,
            author=published.author,
            digest=published.digest,
            remix_of=published.remix_of,
            remix_name=None if origin is None else f"{origin.name} ({origin.author})",
            mine=published.player == player,
            at=published.at,
        )

    def _published(self, request: Request) -> db.PublishedMap:
        published = self._desk.shelf.find_map(request.path_params["edition"])
        if published is None:
            raise Refusal("not_found", "there is no such map")
        return published


async def no_workshop(request: Request) -> Response:
    """The answer of a server whose operator has switched the workshop off."""
    raise Refusal("no_workshop", "nobody can make maps on this server")


@cache
def _world() -> StaticFile:
    """Coasts with few points, and the larger cities: enough to choose a region on."""
    land = [
        [(round(lon, 2), round(lat, 2)) for lon, lat in ring[:: max(1, len(ring) // 2000)]]
        for ring in atlas.land()
        if len(ring) > 24
    ]
    cities = [(p.name, p.country, round(p.lat, 2), round(p.lon, 2), p.population) for p in all_places()]
    return StaticFile(encode(RegionPlaces(land, cities)))
