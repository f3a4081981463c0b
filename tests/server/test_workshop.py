"""The workshop over HTTP: drafts, work on them, published maps, and whatever else people send."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from northline.editions import parse_edition
from northline.editions.writer import to_document, to_toml
from northline.server.http.workshop import drafts as drafts_api
from northline.server.http.workshop import maps as maps_api
from tests.server.harness import Browser, Running, first, running, settings
from tests.toy import tiny, toy

TOY = to_document(toy())


def on_a_server(folder: Any, play: Any, **more: Any) -> Any:
    async def together(server: Running) -> Any:
        return await play(server)

    with running(settings(folder, **more)) as server:
        return asyncio.run(together(server))


async def lines(browser: Browser, path: str, document: Any) -> list[dict[str, Any]]:
    answer = await browser.http.post(path, json=document, timeout=120)
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


async def published(browser: Browser, document: Any = TOY, **more: Any) -> dict[str, Any]:
    draft = await browser.post("/api/workshop/drafts", {"document": document}, 201)
    path = f"/api/workshop/drafts/{draft['id']}/publish"
    return await browser.post(path, {"author": "Ida", **more}, 201)


def test_a_draft_is_saved_as_one_goes_and_belongs_to_its_author(tmp_path):
    async def draw(server: Running) -> None:
        ida, odd = server.browser(), server.browser()
        draft = await ida.post("/api/workshop/drafts", {}, 201)
        assert draft["document"]["board"]["cities"] == []
        assert draft["problems"]
        path = f"/api/workshop/drafts/{draft['id']}"
        saved = await ida.post(path, {"revision": 1, "document": TOY})
        assert (saved["revision"], saved["problems"]) == (2, [])
        assert (await ida.get(path))["document"] == json.loads(json.dumps(TOY))
        assert (await odd.get(path, 404))["code"] == "not_found"
        assert (await odd.post(path, {"revision": 2, "document": {}}, 404))["code"] == "not_found"
        # Another window with the older state does not overwrite the newer one.
        assert (await ida.post(path, {"revision": 1, "document": {}}, 409))["code"] == "stale"
        assert [line["name"] for line in (await ida.get("/api/workshop"))["drafts"]] == [toy().name]
        file = await ida.http.get(f"{path}/file")
        assert parse_edition(file.text) == toy()
        picture = await ida.http.get(f"{path}/picture.svg")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert toy().cities[0].name in picture.text
        await ida.post(f"{path}/delete")
        assert (await ida.get("/api/workshop"))["drafts"] == []

    on_a_server(tmp_path, draw)


def test_drafts_and_maps_outlive_the_server(tmp_path):
    async def draw(server: Running) -> Any:
        browser = server.browser()
        await browser.post("/api/workshop/drafts", {"document": TOY}, 201)
        return (await published(browser))["edition"], dict(browser.http.cookies)

    async def look(server: Running) -> None:
        browser = server.browser()
        browser.http.cookies.update(cookies)
        shown = await browser.get("/api/workshop")
        assert len(shown["drafts"]) == 2
        assert [(line["edition"], line["mine"]) for line in shown["maps"]] == [(edition, True)]

    edition, cookies = on_a_server(tmp_path, draw)
    on_a_server(tmp_path, look)


def test_a_published_map_can_be_played_to_the_end(tmp_path):
    async def play(server: Running) -> None:
        browser = server.browser()
        line = await published(browser, to_document(tiny()))
        edition = line["edition"]
        assert (line["version"], line["author"], line["mine"]) == (1, "Ida", True)
        details = await browser.get(f"/api/editions/{edition}")
        assert (details["id"], details["name"]) == (edition, tiny().name)
        assert (await browser.get(f"/api/editions/{edition}/geometry"))["edition"] == edition
        made = await browser.create(edition, [None, "greedy"], name="Ida")
        table = made["table"]["id"]
        async with browser.socket(table) as client:
            await client.play(first)
        record = await browser.http.get(f"/api/tables/{table}/record")
        header = json.loads(record.text.splitlines()[0])
        assert (header["edition"], header["digest"]) == (edition, details["digest"])
        replayed = await browser.http.get(f"/api/tables/{table}/replay", timeout=120)
        assert replayed.status_code == 200
        assert (await browser.get(f"/api/statistics/{edition}"))["games"] == 1
        opened = await browser.http.post("/api/replay", content=record.content, timeout=120)
        assert opened.status_code == 200
        picture = await browser.http.get(f"/api/tables/{table}/picture.svg")
        assert picture.status_code == 200

    on_a_server(tmp_path, play)


def test_versions_remixes_and_taking_down(tmp_path):
    async def publish(server: Running) -> None:
        ida, odd = server.browser(), server.browser()
        draft = await ida.post("/api/workshop/drafts", {"document": TOY}, 201)
        path = f"/api/workshop/drafts/{draft['id']}"
        one = await ida.post(f"{path}/publish", {"author": "Ida"}, 201)
        assert await ida.post(f"{path}/publish", {"author": "Ida"}, 201) == one  # the very same map
        begun = await ida.create(one["edition"])
        changed = {**TOY, "rules": {**TOY["rules"], "trains": TOY["rules"]["trains"] + 1}}
        await ida.post(path, {"revision": 1, "document": changed})
        two = await ida.post(f"{path}/publish", {"author": "Ida"}, 201)
        assert (two["version"], two["map"]) == (2, one["map"])
        assert two["digest"] != one["digest"]
        listed = (await odd.get("/api/workshop"))["maps"]
        assert [(line["edition"], line["mine"]) for line in listed] == [(two["edition"], False)]

        remix = await odd.post("/api/workshop/drafts", {"edition": two["edition"]}, 201)
        assert remix["remix_of"] == two["edition"]
        theirs = await odd.post(
            f"/api/workshop/drafts/{remix['id']}/publish", {"author": "Odd", "listed": False}, 201
        )
        assert theirs["remix_name"] == f"{toy().name} (Ida)"
        assert len((await ida.get("/api/workshop"))["maps"]) == 1  # who has the link finds it

        assert (await odd.post(f"/api/workshop/maps/{two['edition']}/withdraw", None, 404))[
            "code"
        ] == "not_found"
        await ida.post(f"/api/workshop/maps/{two['edition']}/withdraw")
        refused = await ida.post("/api/tables", {"edition": one["edition"], "seats": [None, None]}, 400)
        assert refused["code"] == "bad_table"
        table = begun["table"]["id"]
        assert (await ida.get(f"/api/tables/{table}"))["edition"] == one["edition"]
        await ida.post(f"/api/tables/{table}/join", {"name": "Ida", "code": begun["code"]})
        await odd.post(f"/api/tables/{table}/join", {"name": "Odd", "code": begun["code"]})
        assert (await ida.get(f"/api/tables/{table}"))["state"] == "playing"

    on_a_server(tmp_path, publish)


def test_layout_playtest_and_region_come_as_lines(tmp_path):
    async def work(server: Running) -> None:
        browser = server.browser()
        draft = await browser.post("/api/workshop/drafts", {"document": TOY}, 201)
        wanted = {"work": "layout", "document": TOY, "draft": draft["id"]}
        quick, full = await lines(browser, "/api/workshop/work", wanted)
        assert (quick["kind"], quick["final"]) == ("geometry", False)
        assert (full["final"], full["faults"]) == (True, [])
        assert full["geometry"]["background"]["land"] is not None
        kept = await browser.get(f"/api/workshop/drafts/{draft['id']}")
        assert kept["geometry"]["cities"] == full["geometry"]["cities"]
        told = await lines(browser, "/api/workshop/work", {"work": "playtest", "document": TOY, "games": 800})
        assert [line["kind"] for line in told] == ["progress", "findings", "findings"]
        assert told[-1]["games"] == 800
        assert set(told[-1]["routes"]) == {route.id for route in toy().routes}
        region = {"west": -10, "south": 36, "east": 3.5, "north": 44, "name": "Iberia", "cities": 10}
        (drafted,) = await lines(browser, "/api/workshop/region", region)
        assert len(drafted["document"]["board"]["cities"]) == 10
        (refused,) = await lines(browser, "/api/workshop/region", {**region, "cities": 3})
        assert "from 8 to 60 cities" in refused["message"]
        world = await browser.get("/api/workshop/world")
        assert len(world["places"]) > 5000

    on_a_server(tmp_path, work)


def test_the_operator_can_switch_it_off(tmp_path):
    async def ask(server: Running) -> None:
        browser = server.browser()
        assert (await browser.get("/api/workshop", 403))["code"] == "no_workshop"
        assert (await browser.post("/api/workshop/drafts", {}, 403))["code"] == "no_workshop"
        assert (await browser.get("/api/editions/toy"))["id"] == "toy"

    on_a_server(tmp_path, ask, workshop="off")


def test_there_are_limits(tmp_path, monkeypatch):
    monkeypatch.setattr(drafts_api, "MOST_DRAFTS", 2)
    monkeypatch.setattr(maps_api, "MOST_MAPS", 1)

    async def ask(server: Running) -> None:
        browser = server.browser()
        await published(browser)
        draft = await browser.post("/api/workshop/drafts", {"document": to_document(tiny())}, 201)
        assert (await browser.post("/api/workshop/drafts", {}, 429))["code"] == "too_fast"
        path = f"/api/workshop/drafts/{draft['id']}/publish"
        assert (await browser.post(path, {"author": "Ida"}, 429))["code"] == "too_fast"

    on_a_server(tmp_path, ask)


SCRIPT = "<script>alert(1)</script>"


def hostile_documents() -> list[bytes]:
    """Two hundred uploads that nobody means well with: bombs, depths, huge numbers, scripts, broken Unicode."""
    deep = b'{"document": ' + b'{"a": ' * 3000 + b"1" + b"}" * 3001
    wide = b'{"document": {"board": {"cities": [' + b"{}," * 20_000 + b"{}]}}}"
    fixed = [
        deep,
        wide,
        b'{"document": ' + b"[" * 100_000,
        b'{"document": {"format": ' + b"9" * 5000 + b"}}",
        b'{"document": {"format": 1e999}}',
        b'{"document": {"name": "\xff\xfe"}}',
        b'{"document": {"name": "\\ud800"}}',
        b'{"document": {"name": "\\u0000"}}',
        b'{"document": null, "edition": "../../etc/passwd"}',
        b'{"document": []}',
        b"\x1f\x8b" + b"\0" * 1000,
        b"",
        b"null",
        b'{"document": {"name": "' + b"x" * 250_000 + b'"}}',
        b"[" * 300_000,
        b'{"document": {"__proto__": {"a": 1}, "constructor": 1}}',
    ]
    chance = random.Random(20)
    values: list[Any] = [
        SCRIPT, "‮evil", "a" * 5000, 10**30, -1, 1.5e308, True, None, [], {}, [[]] * 500, {"id": SCRIPT},
        "'; DROP TABLE drafts; --", "../../../etc/passwd", "%s%s%n", "💣" * 60, "é" * 61, [None] * 600,
    ]  # fmt: skip
    made = []
    while len(made) < 200 - len(fixed):
        document = json.loads(json.dumps(TOY))
        for _ in range(chance.randint(1, 4)):
            where: Any = document
            while isinstance(where, (dict, list)) and where:
                key = chance.choice(sorted(where) if isinstance(where, dict) else range(len(where)))
                if not isinstance(where[key], (dict, list)) or not where[key] or chance.random() < 0.25:
                    where[key] = chance.choice(values)
                    break
                where = where[key]
        made.append(json.dumps({"document": document}).encode())
    return fixed + made


def test_two_hundred_hostile_uploads_get_an_answer_and_do_no_harm(tmp_path, caplog):
    uploads = hostile_documents()
    assert len(uploads) == 200

    async def attack(server: Running) -> None:
        browser = server.browser()
        stored = 0
        for body in uploads:
            headers = {"content-type": "application/json"}
            answer = await browser.http.post("/api/workshop/drafts", content=body, headers=headers)
            told = answer.json()
            assert answer.status_code in (201, 400, 404, 413, 429), (body[:100], answer.text[:300])
            assert answer.headers["content-type"] == "application/json"
            assert "Traceback" not in answer.text
            if answer.status_code != 201:
                assert told["code"] in ("bad_message", "not_found", "too_large"), (body[:100], told)
                assert 10 < len(told["why"]) < 300
                continue
            stored += 1
            assert all(problem["message"].endswith((".", "?")) for problem in told["problems"])
            path = f"/api/workshop/drafts/{told['id']}"
            assert (await browser.http.get(f"{path}/file")).status_code in (200, 422)
            publishing = await browser.http.post(f"{path}/publish", json={"author": SCRIPT})
            assert publishing.status_code in ((201, 400) if not told["problems"] else (400, 422)), (
                publishing.text
            )
            if told["problems"]:  # a valid one would really be played
                wanted = {"work": "playtest", "document": told["document"]}
                refused = await browser.post("/api/workshop/work", wanted, 422)
                assert refused["code"] == "bad_map"
            await browser.post(f"{path}/delete")
        assert stored > 100
        for body in (
            b"\xff\xfe",
            b"a" * 300_000,
            b"a = " * 1000,
            b"x." * 5000 + b"y = 1",
            to_toml(toy()).encode(),
        ):
            answer = await browser.http.post("/api/workshop/read", content=body)
            assert answer.status_code in (200, 413, 422), answer.text
        assert (await browser.get("/api/health"))["status"] == "ok"
        assert (await published(browser))["version"] == 1

    on_a_server(tmp_path, attack)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
