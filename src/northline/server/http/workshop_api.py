"""The handlers of the workshop: drafts, which are saved as one goes, work on them, and published maps."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import cache, partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from northline.drawing.board_layout import BoardLayout, LayoutError, parse_layout
from northline.drawing.picture import board as draw_board
from northline.drawing.rough_layout import rough_layout
from northline.editions import Edition, EditionError, parse_edition, read_document
from northline.editions.doubts import doubts
from northline.editions.untrusted import printable
from northline.editions.writer import document_to_toml, to_document, to_toml
from northline.extras import missing
from northline.geography import atlas
from northline.geography.doubts import misplaced
from northline.geography.gazetteer import all_places
from northline.server.db import maps as db
from northline.server.db.errors import Conflict
from northline.server.game import map_work
from northline.server.game.shelf import Shelf
from northline.server.game.slow_work import SlowWorker, WorkFailed
from northline.server.http.api import Api
from northline.server.http.middleware import client_address, json_response
from northline.server.http.player_cookie import set_player_cookie, token_of_player
from northline.server.http.static_files import StaticFile
from northline.server.ops.budgets import Budget, Who
from northline.server.ops.limits import Allowance, clean_name
from northline.server.wire import identity
from northline.server.wire.protocol import encode
from northline.server.wire.refusals import Refusal
from northline.server.wire.workshop import (
    Document,
    Draft,
    DraftLine,
    MapLine,
    MapProblem,
    MapWork,
    NewDraft,
    PublishMap,
    RegionPlaces,
    RegionWork,
    Saved,
    SaveDraft,
    Workshop,
)

LARGEST_MAP = 256 * 1024
"""Bytes: five times the largest built-in board."""
TOO_LARGE = "a map can have at most 256 kB"
MOST_DRAFTS = 50
MOST_MAPS = 100
"""Of one person: drafts, and published versions."""
MOST_OF_ONE, MOST_WAITING = 3, 12
"""Pieces of work that may wait at a time, of one person and of everybody."""
GAMES = (100, 20_000)
_WORK = Allowance(60, 0.5)
"""Pieces of work of a person: a layout is asked for whenever the hand rests."""
_NEWS = 2.0
"""Seconds between two looks for maps that another process has published."""
_NEEDED = ("numba", "scipy", "shapely", "pyproj", "threadpoolctl")


class WorkshopApi:
    """Handlers of the workshop."""

    def __init__(self, api: Api, shelf: Shelf) -> None:
        self._api, self._shelf = api, shelf
        self._worker = SlowWorker(api.settings.workshop_seconds)
        self._turn = asyncio.Lock()
        self._waiting: Counter[str] = Counter()
        self._budget = Budget(_WORK, api.ledger, "workshop")
        self._news: tuple[int, float] = (-1, 0.0)
        self._follower: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Read what has been published, and follow what other processes publish."""
        await self._read_news()
        if self._api.registry.store.database.shared:
            self._follower = asyncio.create_task(self._follow())

    def close(self) -> None:
        if self._follower is not None:
            self._follower.cancel()
        self._worker.close()

    async def _follow(self) -> None:
        while True:
            await asyncio.sleep(_NEWS)
            with contextlib.suppress(Exception):  # the database may be away for a while
                await self._read_news()

    async def _read_news(self) -> None:
        database = self._api.registry.store.database
        news = await database.read(db.count_published)
        if news != self._news:
            self._shelf.put(await database.read(db.published_maps))
            self._news = news

    # What is there

    async def show(self, request: Request) -> Response:
        player = self._player(request)
        found = [] if player is None else await self._read(partial(db.drafts_of, player=player))
        newest = {published.map: published for published in self._shelf.maps if not published.withdrawn}
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

    async def show_draft(self, request: Request) -> Response:
        row = await self._draft(request)
        return json_response(_draft(row))

    async def file(self, request: Request) -> Response:
        """The file of a published map, as it can be given to any command of Northline."""
        published = self._shelf.find_map(request.path_params["edition"])
        if published is None:
            raise Refusal("not_found", "there is no such map")
        headers = {"content-disposition": f'attachment; filename="{published.edition}.toml"'}
        return Response(published.text, media_type="application/toml", headers=headers)

    # Drafts

    async def begin(self, request: Request) -> Response:
        """Begin a draft: with a document, from an edition of this server, or with nothing."""
        wanted = _decode(await self._body(request), NewDraft)
        remix_of = None
        document = wanted.document
        if wanted.edition is not None:
            edition = self._api.settings.editions.get(wanted.edition)
            if edition is None:
                raise Refusal("not_found", "there is no such edition")
            document = to_document(edition)
            remix_of = wanted.edition if self._shelf.find_map(wanted.edition) else None
        document = document if document is not None else _nothing()
        token, in_cookie = token_of_player(request)
        row = db.DraftRow(
            id=secrets.token_hex(8),
            player=identity.hash_token(token),
            name=_name_of(document),
            document=_text(document),
            geometry=None,
            remix_of=remix_of,
            map=None,
            revision=1,
            changed=time.time(),
        )
        if not await self._write(partial(db.add_draft, draft=row, most=MOST_DRAFTS)):
            raise Refusal("too_fast", f"you have {MOST_DRAFTS} drafts: delete one first")
        response = json_response(_draft(row), 201)
        secure = self._api.settings.secure_cookies
        return set_player_cookie(response, token, secure) if in_cookie else response

    async def save(self, request: Request) -> Response:
        """Save a draft as one goes, whatever state it is in, and tell what is wrong with it."""
        wanted = _decode(await self._body(request), SaveDraft)
        row = await self._draft(request)
        change = partial(
            db.change_draft,
            draft=row.id,
            player=row.player,
            revision=wanted.revision,
            name=_name_of(wanted.document),
            document=_text(wanted.document),
        )
        try:
            revision = await self._write(change)
        except Conflict:
            raise Refusal("stale", "this map was changed in another window: load it again") from None
        problems, found = _problems(wanted.document)
        return json_response(Saved(revision, problems, _doubts(found)))

    async def delete(self, request: Request) -> Response:
        await self._body(request)
        row = await self._draft(request)
        await self._write(partial(db.delete_draft, draft=row.id, player=row.player))
        return json_response({})

    async def read_file(self, request: Request) -> Response:
        """A file that somebody brings along, as the document of a draft."""
        body = await self._body(request)
        try:
            edition = parse_edition(body.decode("utf-8-sig"), "the file")
        except UnicodeDecodeError:
            raise Refusal("bad_map", "the file is not text in UTF-8") from None
        except EditionError as error:
            raise Refusal("bad_map", printable(error.lines()[0], 300)) from None
        return json_response(to_document(edition))

    async def download(self, request: Request) -> Response:
        """A draft as a file, valid or not."""
        row = await self._draft(request)
        document = msgspec.json.decode(row.document)
        problems, found = _problems(document)
        try:
            text = document_to_toml(document) if found is None else to_toml(found)
        except (TypeError, RecursionError):
            raise Refusal("bad_map", f"this is not a map: {problems[0].message}") from None
        headers = {"content-disposition": 'attachment; filename="map.toml"'}
        return Response(text, media_type="application/toml", headers=headers)

    async def picture(self, request: Request) -> Response:
        """The board of a draft as SVG, as it was last laid out."""
        row = await self._draft(request)
        found = _valid(*_problems(msgspec.json.decode(row.document)))
        drawn = await asyncio.to_thread(draw_board, found, layout=_layout_of(row, found), width=None)
        return Response(drawn, media_type="image/svg+xml")

    # Work

    async def work(self, request: Request) -> Response:
        wanted = _decode(await self._body(request), MapWork)
        if wanted.work == "tickets":
            problems, found = _problems({**wanted.document, **_without_tickets(wanted.document)})
            board = _valid(problems, found)
            return self._stream(request, map_work.ticket_lines, to_document(board))
        edition = _valid(*_problems(wanted.document))
        if wanted.work == "layout":
            return self._stream(request, map_work.layout_lines, edition, draft=wanted.draft)
        players = edition.rules.players[0] if wanted.players is None else wanted.players
        try:
            edition.check_players(players)
        except ValueError as error:
            raise Refusal("bad_message", str(error)) from None
        if not GAMES[0] <= wanted.games <= GAMES[1]:
            raise Refusal("bad_message", f"a playtest has from {GAMES[0]} to {GAMES[1]} games")
        if wanted.work == "playtest":
            return self._stream(request, map_work.playtest_lines, edition, players, wanted.games)
        return self._stream(request, map_work.balance_lines, edition, players, min(wanted.games, 4000))

    async def region(self, request: Request) -> Response:
        wanted = _decode(await self._body(request), RegionWork)
        region = (wanted.west, wanted.south, wanted.east, wanted.north)
        name = clean_name(wanted.name)
        return self._stream(
            request, map_work.draft_lines, region, name, wanted.cities, tuple(wanted.countries[:50])
        )

    def _stream(self, request: Request, work: Any, *args: Any, draft: str | None = None) -> Response:
        """Do the work in the process for it, and pass its lines on. Who goes away cancels it."""
        if missing(*_NEEDED):
            raise Refusal("no_workshop", "this server has no packages for making maps")
        player = self._player(request)
        who = player or client_address(request)
        if self._waiting[who] >= MOST_OF_ONE:
            raise Refusal(
                "too_fast", "other things of yours are being worked on: wait for them, or cancel them"
            )
        if self._waiting.total() >= MOST_WAITING:
            raise Refusal("too_fast", "many maps are being worked on: try again in a minute")
        if not self._budget.take(Who.of(player, client_address(request))):
            raise Refusal("too_fast", "that was much work: wait a minute")
        self._waiting[who] += 1
        return StreamingResponse(
            self._lines(who, player, draft, work, args), media_type="application/x-ndjson"
        )

    async def _lines(
        self, who: str, player: str | None, draft: str | None, work: Any, args: tuple[Any, ...]
    ) -> AsyncIterator[bytes]:
        lines: asyncio.Queue[bytes | None] = asyncio.Queue()
        try:
            if self._turn.locked():
                yield msgspec.json.encode({"kind": "waiting", "ahead": self._waiting.total() - 1}) + b"\n"
            async with self._turn:
                running = asyncio.create_task(self._worker.run(lines.put_nowait, work, *args))
                running.add_done_callback(lambda _: lines.put_nowait(None))
                try:
                    while (line := await lines.get()) is not None:
                        if draft is not None and player is not None:
                            await self._keep_layout(draft, player, line)
                        yield line + b"\n"
                    await running
                except WorkFailed as failure:
                    yield msgspec.json.encode({"kind": "failed", "problem": failure.problem}) + b"\n"
                finally:
                    if not running.done():
                        running.cancel()
                        with contextlib.suppress(asyncio.CancelledError, WorkFailed):
                            await running
        finally:
            self._waiting[who] -= 1
            self._waiting += Counter()  # forget who waits for nothing

    async def _keep_layout(self, draft: str, player: str, line: bytes) -> None:
        made = msgspec.json.decode(line)
        if made["kind"] == "geometry" and made["final"]:
            text = msgspec.json.encode(made["geometry"]).decode()
            await self._write(partial(db.keep_geometry, draft=draft, player=player, geometry=text))

    # Publishing

    async def publish(self, request: Request) -> Response:
        """Make a version of a draft that can be played by everybody who is told of it, and never changes."""
        wanted = _decode(await self._body(request), PublishMap)
        author = clean_name(wanted.author)
        row = await self._draft(request)
        found = _valid(*_problems(msgspec.json.decode(row.document)))
        layout = _layout_of(row, found)
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
        published = await self._write(partial(db.publish, new=new, draft=row.id, most=MOST_MAPS))
        if published is None:
            raise Refusal("too_fast", f"you have published {MOST_MAPS} versions: that is all there can be")
        await self._read_news()
        return json_response(self._line(published, row.player), 201)

    async def withdraw(self, request: Request) -> Response:
        """Take a map down: nobody begins a game on it any more, and games go on."""
        await self._body(request)
        published = self._shelf.find_map(request.path_params["edition"])
        player = self._player(request)
        if published is None or player is None or published.player != player:
            raise Refusal("not_found", "you have published no such map")
        await self._write(partial(db.withdraw, map_id=published.map, player=player))
        self._shelf.put(await self._read(db.published_maps))
        return json_response({})

    # Helpers

    def _line(self, published: db.PublishedMap, player: str | None) -> MapLine:
        origin = self._shelf.find_map(published.remix_of) if published.remix_of else None
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

    async def _draft(self, request: Request) -> db.DraftRow:
        player = self._player(request)
        wanted = request.path_params["draft"]
        row: db.DraftRow | None = None
        if player is not None:
            read = self._api.registry.store.database.read
            row = await read(partial(db.find_draft, draft=wanted, player=player))
        if row is None:
            raise Refusal("not_found", "you have no such draft")
        return row

    async def _body(self, request: Request) -> bytes:
        return await self._api.body(request, LARGEST_MAP, TOO_LARGE)

    async def _read(self, query: Any) -> Any:
        return await self._api.registry.store.database.read(query)

    async def _write(self, change: Any) -> Any:
        return await self._api.registry.store.database.write(change)

    @staticmethod
    def _player(request: Request) -> str | None:
        return identity.player_of(request.cookies, request.headers.get("authorization"))


async def no_workshop(request: Request) -> Response:
    """The answer of a server whose operator has switched the workshop off."""
    raise Refusal("no_workshop", "nobody can make maps on this server")


def _decode(body: bytes, kind: Any) -> Any:
    """A request of the workshop; documents may be anything, so whatever is wrong with them gets one sentence."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise Refusal("bad_message", printable(str(error), 200)) from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError, ValueError):
        raise Refusal("bad_message", "this is not JSON, or it is nested too deeply") from None


def _text(document: Document) -> str:
    try:
        return msgspec.json.encode(document).decode()
    except (RecursionError, UnicodeEncodeError, ValueError, TypeError):
        raise Refusal(
            "bad_message", "this cannot be stored: it has numbers or letters that are none"
        ) from None


def _problems(document: Document) -> tuple[list[MapProblem], Edition | None]:
    """What is wrong with a document, and the edition where nothing is."""
    try:
        return [], read_document(document, "the map")
    except EditionError as error:
        return [MapProblem(printable(p.key, 200), printable(p.message, 400)) for p in error.problems], None
    except RecursionError:
        return [MapProblem("", "The map is nested too deeply; it has four levels.")], None


def _valid(problems: list[MapProblem], edition: Edition | None) -> Edition:
    if edition is None:
        first = problems[0]
        raise Refusal("bad_map", f"{first.key}: {first.message}" if first.key else first.message)
    return edition


def _layout_of(row: db.DraftRow, edition: Edition) -> BoardLayout:
    """The last full layout, if it is one of the draft as it is now, and a rough one otherwise."""
    if row.geometry is not None:
        with contextlib.suppress(LayoutError):
            return parse_layout(row.geometry, edition)
    return rough_layout(edition)


def _doubts(edition: Edition | None) -> list[str]:
    return [] if edition is None else list(dict.fromkeys([*doubts(edition), *misplaced(edition)]))


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


def _draft(row: db.DraftRow) -> Draft:
    document = msgspec.json.decode(row.document)
    problems, _ = _problems(document)
    geometry = None if row.geometry is None else msgspec.json.decode(row.geometry)
    return Draft(row.id, row.revision, row.changed, row.map, row.remix_of, document, problems, geometry)


def _name_of(document: Document) -> str:
    name = document.get("name")
    return printable(name, 60) if isinstance(name, str) and name.strip() else "?"


def _nothing() -> Document:
    """An empty map with the rules of most games."""
    colors = dict.fromkeys(("purple", "blue", "orange", "white", "green", "yellow", "black", "red"), 12)
    return {
        "format": 1,
        "id": "my-map",
        "name": "My map",
        "atmosphere": "atlas",
        "rules": {
            "players": [2, 4],
            "trains": 40,
            "deck": {**colors, "locomotive": 14},
            "points": {"1": 1, "2": 2, "3": 4, "4": 7, "5": 10, "6": 15},
            "open_tracks": {"double": {"2": 1, "3": 1}},
        },
        "board": {"cities": [], "routes": [], "tickets": [], "bonus_cards": []},
    }


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
