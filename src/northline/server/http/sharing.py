"""What people share: links that show a preview, pictures of a moment, and records that are opened here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from html import escape

from starlette.requests import Request
from starlette.responses import Response

from northline.drawing.board_layout import BoardLayout
from northline.drawing.picture import board, position
from northline.drawing.preview import PreviewLine, preview
from northline.drawing.themes import MODES
from northline.editions import Edition
from northline.game import Game
from northline.rules import SplitMix
from northline.rules.formats.record import Record
from northline.rules.state import State
from northline.server.db.archive import log_to_record
from northline.server.db.rows import LogEntry
from northline.server.game.live_table import LiveTable
from northline.server.game.logged_game import LoggedGame
from northline.server.game.replay import replay
from northline.server.http.api import Api
from northline.server.http.record_files import LARGEST_RECORD, TOO_LARGE, read_record, refusing_bad_records
from northline.server.http.renderer import PictureRenderer
from northline.server.http.replay_cache import seat_to_look_from
from northline.server.http.requests import query_number
from northline.server.http.static_api import StaticApi
from northline.server.http.static_files import StaticFile
from northline.server.wire.protocol import encode
from northline.server.wire.refusals import Refusal

logger = logging.getLogger("northline.server.http")

_PREVIEW_PATIENCE = 5.0
"""Seconds after which a page is sent without its preview: nobody waits for the database to see the client."""
_PICTURE_WIDTH = 1600


@dataclass(frozen=True, slots=True)
class _Moment:
    """What a picture of a table shows. All of it is public, while the game goes on too."""

    key: Hashable
    at: int | None
    """After how many actions; None before the game."""
    board: Edition | State
    lines: tuple[PreviewLine, ...]
    title: str
    note: str

    def picture(self, theme: str | None, layouts: Mapping[str, BoardLayout]) -> str:
        if isinstance(self.board, Edition):
            layout = layouts.get(self.board.id)
            return board(self.board, theme=theme, width=_PICTURE_WIDTH, layout=layout)
        names = [line.name for line in self.lines]
        layout = layouts.get(self.board.edition.id)
        return position(
            self.board, names=names, note=self.note, theme=theme, width=_PICTURE_WIDTH, layout=layout
        )

    def preview(self, layouts: Mapping[str, BoardLayout]) -> str:
        edition = self.board if isinstance(self.board, Edition) else self.board.edition
        return preview(self.board, self.lines, note=self.note, layout=layouts.get(edition.id))


class SharingApi:
    """Handlers of requests for pages with a preview and for pictures, and of records that somebody opens."""

    def __init__(self, api: Api, static: StaticApi) -> None:
        self._api, self._static = api, static
        self._layouts = api.settings.layouts
        self._renderer = PictureRenderer()
        self._drawing = asyncio.Semaphore(1)

    async def page(self, request: Request) -> Response:
        """The client's page for a table or a replay, with what other sites show of a link to it."""
        page = self._static.client_page()
        table = request.path_params["table"]
        try:
            async with asyncio.timeout(_PREVIEW_PATIENCE):
                moment = await self._moment(request, strict=False)
        except (Refusal, TimeoutError):
            return page.response(request)  # the client says itself what is wrong
        except Exception:  # the database is away: the client can say that, too
            logger.exception("no preview")
            return page.response(request)
        query = f"?at={moment.at}" if moment.at is not None and "at" in request.query_params else ""
        tags = _meta_tags(
            moment.title,
            moment.note,
            f"{self._origin(request)}/api/tables/{table}/preview.png{query}",
        )
        body = page.body.replace(b"</head>", tags.encode() + b"</head>", 1)
        return StaticFile(body, page.media_type).response(request)

    async def preview_picture(self, request: Request) -> Response:
        moment = await self._moment(request)
        return await self._png(request, ("preview", moment.key), lambda: moment.preview(self._layouts))

    async def png_picture(self, request: Request) -> Response:
        moment, theme = await self._moment(request), _theme(request)
        return await self._png(
            request, ("picture", moment.key, theme), lambda: moment.picture(theme, self._layouts)
        )

    async def svg_picture(self, request: Request) -> Response:
        moment, theme = await self._moment(request), _theme(request)
        async with self._drawing:
            picture = await asyncio.to_thread(moment.picture, theme, self._layouts)
        return StaticFile(picture.encode(), "image/svg+xml").response(request)

    async def open_record(self, request: Request) -> Response:
        """The replay of a record from somewhere else. Nothing of it is kept."""
        body = await self._api.body(request, LARGEST_RECORD, TOO_LARGE)
        with refusing_bad_records():
            record, edition = read_record(body, self._api.settings.editions)
            seat = seat_to_look_from(request, record.header.players)
            made = await self._api.background.run(_replayed, record, edition, seat)
        return Response(made, media_type="application/json")

    async def _png(self, request: Request, key: Hashable, draw: Callable[[], str]) -> Response:
        return (await self._renderer.render(key, draw)).response(request)

    async def _moment(self, request: Request, strict: bool = True) -> _Moment:
        """The moment that a request names: a table, and maybe ``?at=57``.

        Where nobody is waiting for this very moment (``strict`` is false) the nearest one will do.
        """
        at, registry, name = (
            query_number(request, "at", strict),
            self._api.registry,
            request.path_params["table"],
        )
        if registry.finished_game(name) is None and (await registry.find(name)).table.state == "over":
            edition, log, _ = await self._api.game_to_replay(request, name)
            chosen = _within(at, len(log_to_record(log).entries), strict)
            return await self._api.background.run(_played, name, edition, log, chosen)
        async with registry.use(name) as table:
            if table.logged is None:
                return _waiting(table, self._edition(table))
            game = table.logged.game
            return _playing(name, game, _within(at, len(game.history), strict))

    def _edition(self, table: LiveTable) -> Edition:
        edition = self._api.settings.editions.get(table.row.edition)
        if edition is None or table.row.archived:
            raise Refusal("not_found", "there is no picture of this table")
        return edition

    def _origin(self, request: Request) -> str:
        """Where the one who asks has reached this server; other sites want the whole address of a picture."""
        scheme = "https" if self._api.settings.secure_cookies else request.url.scheme
        return f"{scheme}://{request.url.netloc}"


def _replayed(record: Record, edition: Edition, seat: int | None) -> bytes:
    """The replay of a record, in another process."""
    return encode(replay("", Game.replay(record, edition), seat))


def _within(at: int | None, last: int, strict: bool) -> int:
    """The moment that is meant, of those from 0 to the last one."""
    if at is not None and at > last and strict:
        raise Refusal("bad_message", f"this game has the moments 0 to {last}, not {at}")
    return last if at is None else min(at, last)


def _played(table: str, edition: Edition, log: list[LogEntry], at: int) -> _Moment:
    """A moment of a finished game that is not in memory, in another process: it has to be replayed."""
    return _playing(table, LoggedGame.fold(edition, log, SplitMix(0)).game, at)


def _waiting(table: LiveTable, edition: Edition) -> _Moment:
    names = tuple(seat.name for seat in table.info.seats if seat.name is not None)
    lines = tuple(PreviewLine(name) for name in names)
    title = f"{names[0]} invites you to {edition.name}" if names else f"A table for {edition.name}"
    return _Moment((table.id, names), None, edition, lines, title, "Waiting for players")


def _playing(table: str, game: Game, at: int) -> _Moment:
    history = game.history
    last = len(history)
    state = game.state if at == last else history[at][0]
    places = {standing.seat: standing for standing in game.standings()} if state.over else {}
    lines = tuple(
        PreviewLine(name, places[seat].points, places[seat].place == 1)
        if places
        else PreviewLine(name, state.points[seat])
        for seat, name in enumerate(game.names)
    )
    players = " · ".join(f"{line.name} {line.points}" for line in lines)
    note = "Final scores" if places else f"After {at} of {last} moves"
    return _Moment((table, at, state.owners), at, state, lines, f"{game.edition.name}: {players}", note)


def _meta_tags(title: str, description: str, picture: str) -> str:
    """Open Graph, which nearly every site and messenger understands."""
    properties = {
        "og:site_name": "Northline",
        "og:type": "website",
        "og:title": title,
        "og:description": description,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    tags = "".join(
        f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()
    )
    return f'{tags}<meta name="twitter:card" content="summary_large_image" />'


def _theme(request: Request) -> str | None:
    theme = request.query_params.get("theme")
    if theme is not None and theme not in MODES:
        raise Refusal("bad_message", "a theme is light or dark")
    return theme
