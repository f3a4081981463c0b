"""Looking at what does not change while one plays: boards, bots, and the pages of the browser client."""

from __future__ import annotations

from starlette.convertors import StringConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response

from northline.bots import BotError, about_bot, bot_names
from northline.editions import Edition
from northline.server.http.static_files import File, Website
from northline.server.ops.settings import Settings
from northline.server.wire.editions import edition_details, geometry
from northline.server.wire.protocol import encode
from northline.server.wire.refusals import Refusal
from northline.server.wire.responses import BotInfo


class _Page(StringConvertor):
    """The addresses that are the client's and not the server's."""

    regex = r"(?!api(?:/|$)|ws(?:/|$)|metrics(?:/|$)).*"


register_url_convertor("page", _Page())


class Looking:
    """Everything here is for everybody."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._website = Website(settings.website)
        self._boards: dict[str, tuple[File, File]] = {}
        self._bots = File(encode(_can_be_seated(settings)))

    async def bots(self, request: Request) -> Response:
        return self._bots.answer(request)

    async def edition(self, request: Request) -> Response:
        return self._board(request)[0].answer(request)

    async def geometry(self, request: Request) -> Response:
        return self._board(request)[1].answer(request)

    def _board(self, request: Request) -> tuple[File, File]:
        edition = self._settings.editions.get(request.path_params["edition"])
        if edition is None:
            raise Refusal("not_found", "there is no such edition")
        if edition.id not in self._boards:
            self._boards[edition.id] = _as_files(edition)
        return self._boards[edition.id]

    async def website(self, request: Request) -> Response:
        found = self._website.find(request.url.path)
        if found is None:
            raise Refusal("not_found", "there is nothing at this address")
        return found.answer(request)


def _can_be_seated(settings: Settings) -> list[BotInfo]:
    """The bots that can play here: some need more than is installed."""
    able = []
    for name in bot_names():
        try:
            settings.make_bot(name, 0)
        except BotError:
            continue
        able.append(BotInfo(name, about_bot(name)))
    return able


def _as_files(edition: Edition) -> tuple[File, File]:
    return File(encode(edition_details(edition))), File(encode(geometry(edition)))
