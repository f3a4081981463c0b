"""Boards, bots and the pages of the browser client: what is the same for everybody."""

from __future__ import annotations

import asyncio
from dataclasses import fields
from pathlib import Path

import msgspec
import pytest

from northline.bots import bot_names
from northline.editions.model import BonusCard, City, Route, Rules, Ticket
from northline.server.ops.settings import built_in_editions
from northline.server.wire import editions
from tests.server.harness import running, settings
from tests.server.messages import is_of_type

SCRIPT = "export const board = 1;\n" * 100


def website(folder: Path) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Northline</title>", encoding="utf-8")
    (folder / "assets" / "index.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "assets" / "sounds.0a1b2c3d.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "assets" / "notes.secret").write_text("not for the web", encoding="utf-8")
    return folder


def test_nothing_of_an_edition_is_left_out():
    for info, thing in (
        (editions.CityInfo, City),
        (editions.RouteInfo, Route),
        (editions.TicketInfo, Ticket),
        (editions.BonusCardInfo, BonusCard),
        (editions.RulesInfo, Rules),
    ):
        assert {field.name for field in fields(thing)} <= set(info.__struct_fields__)


@pytest.mark.parametrize("edition", built_in_editions().values(), ids=lambda edition: edition.id)
def test_a_board_is_told_as_it_is(edition):
    details = editions.edition_details(edition)
    assert is_of_type(msgspec.json.encode(details), editions.EditionDetails)
    for route, told in zip(edition.routes, details.routes, strict=True):
        assert (told.id, told.length, told.kind) == (route.id, route.length, route.kind)
        assert (told.a, told.b) == (edition.cities[route.a].id, edition.cities[route.b].id)
        assert told.points == dict(edition.rules.points)[route.length]
        assert (told.color == "gray") == (route.color == -1)
    assert sum(details.rules.deck.values()) == sum(edition.rules.deck)
    places = editions.geometry(edition)
    assert is_of_type(msgspec.json.encode(places), editions.Geometry)
    assert places.cities.keys() == {city.id for city in edition.cities}


def test_boards_and_bots_over_http(tmp_path):
    async def body(server) -> None:
        http = server.browser().http
        for path, kind in (
            ("/api/editions/toy", editions.EditionDetails),
            ("/api/editions/toy/geometry", editions.Geometry),
        ):
            answer = await http.get(path)
            assert answer.headers["content-encoding"] == "gzip"
            assert is_of_type(answer.text, kind)
            plain = await http.get(path, headers={"accept-encoding": "gzip;q=0, br"})
            assert "content-encoding" not in plain.headers
            assert plain.content == answer.content
            for known in (answer.headers["etag"], f'"other", {answer.headers["etag"]}', "*"):
                again = await http.get(path, headers={"if-none-match": known})
                assert (again.status_code, again.content) == (304, b"")
            assert (await http.get(path, headers={"if-none-match": '"other"'})).status_code == 200
        for path in ("/api/editions/atlantis", "/api/editions/atlantis/geometry"):
            answer = await http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
        bots = (await http.get("/api/bots")).json()
        assert [bot["name"] for bot in bots] == list(bot_names())
        assert all(bot["about"] for bot in bots)

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_the_browser_client(tmp_path):
    async def body(server) -> None:
        http = server.browser().http
        for path in ("/", "/table/5f0c9a2e71b3", "/replay/5f0c9a2e71b3", "/edition/europe", "/index.html"):
            page = await http.get(path)
            assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert page.headers["cache-control"] == "no-cache"
            policy = page.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "script-src" not in policy
        script = await http.get("/assets/index.js")
        assert script.text == SCRIPT
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["cache-control"] == "no-cache"
        assert "immutable" in (await http.get("/assets/sounds.0a1b2c3d.js")).headers["cache-control"]
        for path in (
            "/assets/notes.secret",
            "/assets/other.js",
            "/../games.db",
            "/assets/%2e%2e/%2e%2e/games.db",
        ):
            assert (await http.get(path)).status_code == 404
        for path in ("/api", "/api/", "/api/nothing", "/metrics/more", "/ws"):
            answer = await http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
        assert (await http.post("/")).status_code == 405

    with running(settings(tmp_path, website=website(tmp_path / "web"))) as server:
        asyncio.run(body(server))


def test_without_a_built_client_there_are_no_pages(tmp_path):
    async def body(server) -> None:
        assert (await server.browser().http.get("/")).status_code == 404

    with running(settings(tmp_path, website=tmp_path / "nothing")) as server:
        asyncio.run(body(server))
