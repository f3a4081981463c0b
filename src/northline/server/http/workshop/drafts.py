"""Drafts: saved as one goes, whatever state they are in, and taken along as files."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from northline.drawing.board_layout import layout_of
from northline.drawing.picture import board as draw_board
from northline.drawing.rough_layout import rough_layout
from northline.editions import Edition, EditionError, parse_edition
from northline.editions.doubts import doubts
from northline.editions.repairs import STANDARD_RULES
from northline.editions.untrusted import printable
from northline.editions.writer import document_to_toml, to_document, to_toml
from northline.geography.doubts import misplaced
from northline.server.db import maps as db
from northline.server.db.errors import Conflict
from northline.server.game import map_work
from northline.server.http.middleware import json_response
from northline.server.http.player_cookie import set_player_cookie, token_of_player
from northline.server.http.workshop.desk import Desk, settled_layout
from northline.server.http.workshop.documents import (
    LARGEST_GEOMETRY,
    LARGEST_MAP,
    board_of,
    decode,
    fingerprint,
    problems_of,
    read_geometry,
    text_of,
    to_draw,
    valid,
    with_repairs,
)
from northline.server.http.workshop.printing import paper_of, pdf_response
from northline.server.wire import identity
from northline.server.wire.refusals import Refusal
from northline.server.wire.workshop import Document, Draft, NewDraft, Saved, SaveDraft

MOST_DRAFTS = 50
"""Of one person."""


class DraftsApi:
    """Handlers of drafts. Nobody but its author sees one."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def show(self, request: Request) -> Response:
        return json_response(await self._shown(await self._desk.draft(request)))

    async def begin(self, request: Request) -> Response:
        """Begin a draft: with a document, from an edition of this server, or with nothing."""
        body = await self._desk.body(request, LARGEST_MAP + LARGEST_GEOMETRY)
        wanted = decode(body, NewDraft)
        document, geometry, remix_of = wanted.document, wanted.geometry, None
        if wanted.edition is not None:
            edition = self._desk.settings.editions.get(wanted.edition)
            if edition is None:
                raise Refusal("not_found", "there is no such edition")
            document = to_document(edition)
            remix_of = wanted.edition if self._desk.shelf.find_map(wanted.edition) else None
            geometry = self._geometry_of(edition)
        document = document if document is not None else _nothing()
        text = _checked_text(document)
        if geometry is not None:
            geometry = read_geometry(geometry, to_draw(document)).to_dict()
        token, in_cookie = token_of_player(request)
        row = db.DraftRow(
            id=secrets.token_hex(8),
            player=identity.hash_token(token),
            name=_name_of(document),
            document=text,
            geometry=None if geometry is None else msgspec.json.encode(geometry).decode(),
            geometry_of=None if geometry is None else fingerprint(board_of(document)),
            remix_of=remix_of,
            map=None,
            revision=1,
            changed=time.time(),
        )
        if not await self._desk.write(partial(db.add_draft, draft=row, most=MOST_DRAFTS)):
            raise Refusal("too_fast", f"you have {MOST_DRAFTS} drafts: delete one first")
        response = json_response(await self._shown(row), 201)
        secure = self._desk.settings.secure_cookies
        return set_player_cookie(response, token, secure) if in_cookie else response

    def _geometry_of(self, edition: Edition) -> dict[str, Any] | None:
        """The geometry of an edition of this server; a mere sketch, without land, is laid out anew."""
        layout = self._desk.settings.layouts.get(edition.id)
        if layout is None:
            layout = layout_of(edition)
            return layout.to_dict() if layout.layers else None
        return layout.to_dict()

    async def save(self, request: Request) -> Response:
        """Save a draft as one goes, whatever state it is in, and tell what is wrong with it."""
        wanted = decode(await self._desk.body(request), SaveDraft)
        row = await self._desk.draft(request)
        change = partial(
            db.change_draft,
            draft=row.id,
            player=row.player,
            revision=wanted.revision,
            name=_name_of(wanted.document),
            document=_checked_text(wanted.document),
        )
        try:
            revision = await self._desk.write(change)
        except Conflict:
            raise Refusal("stale", "this map was changed in another window: load it again") from None
        problems, found = problems_of(wanted.document)
        mendable = await asyncio.to_thread(with_repairs, wanted.document, problems)
        return json_response(Saved(revision, mendable, _doubts(found)))

    async def delete(self, request: Request) -> Response:
        await self._desk.body(request)
        row = await self._desk.draft(request)
        await self._desk.write(partial(db.delete_draft, draft=row.id, player=row.player))
        return json_response({})

    # Files

    async def read_file(self, request: Request) -> Response:
        """A file that somebody brings along, as the document of a draft."""
        body = await self._desk.body(request)
        try:
            edition = parse_edition(body.decode("utf-8-sig"), "the file")
        except UnicodeDecodeError:
            raise Refusal("bad_map", "the file is not text in UTF-8") from None
        except EditionError as error:
            raise Refusal("bad_map", printable(error.lines()[0], 300)) from None
        return json_response(to_document(edition))

    async def download(self, request: Request) -> Response:
        """A draft as a file, valid or not."""
        row = await self._desk.draft(request)
        document = msgspec.json.decode(row.document)
        problems, found = problems_of(document)
        try:
            text = document_to_toml(document) if found is None else to_toml(found)
        except (TypeError, RecursionError):
            raise Refusal("bad_map", f"this is not a map: {problems[0].message}") from None
        return _file(text, "application/toml", f"{_file_name(document)}.toml")

    async def read_geometry(self, request: Request) -> Response:
        """A geometry file that somebody brings along for a draft."""
        body = await self._desk.body(request, LARGEST_GEOMETRY)
        row = await self._desk.draft(request)
        board = to_draw(msgspec.json.decode(row.document))
        try:
            layout = read_geometry(body.decode("utf-8-sig"), board)
        except UnicodeDecodeError:
            raise Refusal("bad_map", "the file is not text in UTF-8") from None
        await self._desk.keep_geometry(row.id, row.player, board, layout.to_dict())
        return json_response({})

    async def geometry(self, request: Request) -> Response:
        """The geometry of a draft as a file, if it is settled."""
        row = await self._desk.draft(request)
        document = msgspec.json.decode(row.document)
        board = board_of(document)
        layout = None if board is None else settled_layout(row, board)
        if layout is None:
            raise Refusal("not_found", "this map has not been laid out as it is now")
        return _file(str(layout), "application/json", f"{_file_name(document)}.geometry.json")

    async def picture(self, request: Request) -> Response:
        """The board of a draft as SVG, as it was last laid out."""
        row = await self._desk.draft(request)
        found = valid(msgspec.json.decode(row.document))
        layout = settled_layout(row, found) or rough_layout(found)
        drawn = await asyncio.to_thread(draw_board, found, layout=layout, width=None)
        return Response(drawn, media_type="image/svg+xml")

    async def printed(self, request: Request) -> Response:
        """A draft as a PDF."""
        paper = paper_of(request)
        row = await self._desk.draft(request)
        found = valid(msgspec.json.decode(row.document))
        layout = await self._desk.layout(request, row, found)
        made = await self._desk.result(request, map_work.printed, found, layout, paper)
        return pdf_response(made, _file_name(msgspec.json.decode(row.document)))

    async def _shown(self, row: db.DraftRow) -> Draft:
        document = msgspec.json.decode(row.document)
        problems, found = problems_of(document)
        geometry = None if row.geometry is None else msgspec.json.decode(row.geometry)
        return Draft(
            id=row.id,
            revision=row.revision,
            changed=row.changed,
            map=row.map,
            remix_of=row.remix_of,
            document=document,
            problems=await asyncio.to_thread(with_repairs, document, problems),
            geometry=geometry,
            settled=geometry is not None and row.geometry_of == fingerprint(found or board_of(document)),
        )


def _checked_text(document: Document) -> str:
    text = text_of(document)
    if len(text) > LARGEST_MAP:
        raise Refusal("too_large", f"a map can have at most {LARGEST_MAP // 1024} kB")
    return text


def _doubts(edition: Edition | None) -> list[str]:
    return [] if edition is None else list(dict.fromkeys([*doubts(edition), *misplaced(edition)]))


def _file(text: str, media_type: str, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=media_type, headers=headers)


def _file_name(document: Document) -> str:
    """The id of a map as the name of a file."""
    given = document.get("id")
    return given if isinstance(given, str) and re.fullmatch(r"[a-z0-9][a-z0-9_-]{0,59}", given) else "map"


def _name_of(document: Document) -> str:
    name = document.get("name")
    return printable(name, 60) if isinstance(name, str) and name.strip() else "?"


def _nothing() -> Document:
    """An empty map with the rules of most games."""
    return {
        "format": 1,
        "id": "my-map",
        "name": "My map",
        "atmosphere": "atlas",
        "rules": {**STANDARD_RULES, "open_tracks": {"double": {"2": 1, "3": 1}}},
        "board": {"cities": [], "routes": [], "tickets": [], "bonus_cards": []},
    }
