"""The part of the HTTP API that is the same for everybody and never changes: boards, bots, and the browser client."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.convertors import StringConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response

from northline.bots import BotError, about_bot, bot_names
from northline.drawing.picture import board as draw_board
from northline.editions import Edition
from northline.server.http.static_files import StaticFile, Website
from northline.server.ops.settings import Settings
from northline.server.wire.editions import edition_details, geometry
from northline.server.wire.protocol import encode
from northline.server.wire.refusals import Refusal
from northline.server.wire.responses import BotInfo


class _PageConvertor(StringConvertor):
    """Matches the paths that belong to the client, and not to the API."""

    regex = r"(?!api(?:/|$)|ws(?:/|$)|metrics(?:/|$)).*"


_KEPT = 200
"""Editions of which the answers are kept."""

register_url_convertor("page", _PageConvertor())


class StaticApi:
    """Handlers of requests for static content."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._website = Website(settings.website)
        self._boards: dict[str, tuple[StaticFile, StaticFile]] = {}
        self._pictures: dict[str, StaticFile] = {}
        self._bots = StaticFile(encode(_available_bots(settings)))

    async def bots(self, request: Request) -> Response:
        return self._bots.response(request)

    async def edition(self, request: Request) -> Response:
        return self._board(request)[0].response(request)

    async def geometry(self, request: Request) -> Response:
        return self._board(request)[1].response(request)

    async def picture(self, request: Request) -> Response:
        """The empty board as SVG."""
        edition = self._edition(request)
        if edition.id not in self._pictures:
            layout = self._settings.layouts.get(edition.id)
            drawn = await asyncio.to_thread(draw_board, edition, layout=layout, width=None)
            _make_room(self._pictures)
            self._pictures[edition.id] = StaticFile(drawn.encode(), "image/svg+xml")
        return self._pictures[edition.id].response(request)

    def _edition(self, request: Request) -> Edition:
        edition = self._settings.editions.get(request.path_params["edition"])
        if edition is None:
            raise Refusal("not_found", "there is no such edition")
        return edition

    def _board(self, request: Request) -> tuple[StaticFile, StaticFile]:
        edition = self._edition(request)
        if edition.id not in self._boards:
            _make_room(self._boards)
            layout = self._settings.layouts.get(edition.id)
            self._boards[edition.id] = (
                StaticFile(encode(edition_details(edition))),
                StaticFile(encode(geometry(edition, layout))),
            )
        return self._boards[edition.id]

    def client_page(self) -> StaticFile:
        """The one page of the client."""
        found = self._website.find("/")
        if found is None:
            raise Refusal("not_found", "this server has no browser client")
        return found

    async def website(self, request: Request) -> Response:
        found = self._website.find(request.url.path)
        if found is None:
            raise Refusal("not_found", "there is nothing at this address")
        return found.response(request)


def _make_room(kept: dict[str, Any]) -> None:
    """People publish maps without end, and only so many are kept ready."""
    while len(kept) >= _KEPT:
        del kept[next(iter(kept))]


def _available_bots(settings: Settings) -> list[BotInfo]:
    """The bots that can play here: some need more than is installed."""
    available = []
    for name in bot_names():
        try:
            settings.bot_factory(name)(0)
        except BotError:
            continue
        available.append(BotInfo(name, about_bot(name)))
    available += [BotInfo(name, "A bot of this server's own.") for name in settings.named_bots]
    return available
