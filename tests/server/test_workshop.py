"""The workshop over HTTP: drafts, work on them, published maps, and whatever else people send."""

from __future__ import annotations

import asyncio
import io
import json
import multiprocessing
import random
from typing import Any

from pypdf import PdfReader

from northline.drawing import check
from northline.drawing.board_layout import parse_layout
from northline.drawing.rough_layout import rough_layout
from northline.editions import Edition, edition, parse_edition
from northline.editions.writer import to_document, to_toml
from northline.server.http.workshop import drafts as drafts_api
from northline.server.http.workshop import maps as maps_api
from tests.server.harness import Browser, Running, first, running, settings
from tests.toy import tiny, toy

TOY = to_document(toy())
GEOMETRY = rough_layout(toy()).to_dict()


def on_a_server(folder: Any, play: Any, **more: Any) -> Any:
    async def together(server: Running) -> Any:
        return await play(server)

    with running(settings(folder, **more)) as server:
        return asyncio.run(together(server))


async def lines(browser: Browser, path: str, document: Any) -> list[dict[str, Any]]:
    answer = await browser.http.post(path, json=document, timeout=120)
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


async def published(browser: Browser, board: Edition | None = None, **more: Any) -> dict[str, Any]:
    """A published map, with a geometry that was brought along."""
    board = board or toy()
    brought = {"document": to_document(board), "geometry": rough_layout(board).to_dict()}
    draft = await browser.post("/api/workshop/drafts", brought, 201)
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
        line = await published(browser, tiny())
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
        draft = await ida.post("/api/workshop/drafts", {"document": TOY, "geometry": GEOMETRY}, 201)
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
        assert (told[-1]["games"], told[-1]["policy"]) == (800, "greedy")
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


def test_geometry_comes_along_and_is_what_friends_play_on(tmp_path):
    async def draw(server: Running) -> None:
        ida = server.browser()
        other = {**GEOMETRY, "cities": {}}
        refused = await ida.post("/api/workshop/drafts", {"document": TOY, "geometry": other}, 422)
        assert (refused["code"], "cities" in refused["why"]) == ("bad_map", True)
        draft = await ida.post("/api/workshop/drafts", {"document": TOY}, 201)
        assert (draft["geometry"], draft["settled"]) == (None, False)
        path = f"/api/workshop/drafts/{draft['id']}"
        assert (await ida.get(f"{path}/geometry", 404))["code"] == "not_found"
        moved = json.loads(json.dumps(GEOMETRY))
        moved["cities"]["alpha"][0] += 17.0
        answer = await ida.http.post(f"{path}/geometry", content=json.dumps(moved).encode())
        assert answer.status_code == 200, answer.text
        shown = await ida.get(path)
        assert (shown["settled"], shown["geometry"]["cities"]["alpha"]) == (True, moved["cities"]["alpha"])
        file = await ida.http.get(f"{path}/geometry")
        assert file.headers["content-disposition"] == 'attachment; filename="toy.geometry.json"'
        assert parse_layout(file.text, toy()).cities["alpha"] == tuple(moved["cities"]["alpha"])
        line = await ida.post(f"{path}/publish", {"author": "Ida"}, 201)
        played = await ida.get(f"/api/editions/{line['edition']}/geometry")
        assert played["cities"]["alpha"] == moved["cities"]["alpha"]
        taken = await ida.http.get(f"/api/maps/{line['edition']}/geometry")
        assert parse_layout(taken.text, toy()).cities["alpha"] == tuple(moved["cities"]["alpha"])
        # A remix begins with the board of the original.
        remix = await server.browser().post("/api/workshop/drafts", {"edition": line["edition"]}, 201)
        assert (remix["settled"], remix["geometry"]["cities"]["alpha"]) == (True, moved["cities"]["alpha"])
        copy = await ida.post("/api/workshop/drafts", {"edition": "nordic_countries"}, 201)
        assert (copy["settled"], bool(copy["geometry"]["background"]["land"])) == (True, True)
        # A city that was moved since: the geometry is of another board.
        changed = json.loads(json.dumps(TOY))
        changed["board"]["cities"][0]["at"][0] += 1
        await ida.post(path, {"revision": 1, "document": changed})
        assert (await ida.get(path))["settled"] is False
        assert (await ida.get(f"{path}/geometry", 404))["code"] == "not_found"

    nordic = edition("nordic_countries")
    on_a_server(tmp_path, draw, editions={"toy": toy(), nordic.id: nordic})


def test_a_map_that_was_not_laid_out_is_laid_out_when_it_is_published(tmp_path):
    async def publish(server: Running) -> None:
        ida = server.browser()
        draft = await ida.post("/api/workshop/drafts", {"document": TOY}, 201)
        path = f"/api/workshop/drafts/{draft['id']}"
        answer = await ida.http.post(f"{path}/publish", json={"author": "Ida"}, timeout=120)
        edition = answer.json()["edition"]
        shown = await ida.get(path)
        assert shown["settled"]
        played = await ida.get(f"/api/editions/{edition}/geometry")
        assert played["cities"] == shown["geometry"]["cities"]
        assert played["background"]["land"]
        assert not check.problems(toy(), parse_layout(json.dumps({**played, "edition": "toy"}), toy()))
        # What can be drawn of a map is laid out before it is finished.
        unfinished = {"board": {"cities": TOY["board"]["cities"], "routes": TOY["board"]["routes"][:2]}}
        told = await lines(ida, "/api/workshop/work", {"work": "layout", "document": unfinished})
        assert [(line["kind"], line["final"]) for line in told] == [("geometry", False), ("geometry", True)]
        assert len(told[-1]["geometry"]["routes"]) == 2
        nothing = {"work": "layout", "document": {"board": {"cities": [{}]}}}
        assert (await ida.post("/api/workshop/work", nothing, 422))["code"] == "bad_map"

    on_a_server(tmp_path, publish)


def test_a_drag_is_followed(tmp_path):
    async def drag(server: Running) -> None:
        ida = server.browser()

        async def step(status: int = 200, **more: Any) -> Any:
            answer = await ida.http.post("/api/workshop/drag", json={"drag": "d1", **more}, timeout=120)
            assert answer.status_code == status, answer.text
            return answer.json()

        assert (await step(409, moved={}))["code"] == "stale"
        begun = await step(document=TOY, geometry=GEOMETRY)
        assert begun["geometry"]["view"] == GEOMETRY["view"]
        lat, lon = TOY["board"]["cities"][0]["at"]
        moved = await step(moved={"alpha": [lat + 0.3, lon], "nobody": [0, 0]})
        assert moved["geometry"]["view"] == GEOMETRY["view"]
        assert moved["geometry"]["cities"]["alpha"] != begun["geometry"]["cities"]["alpha"]
        # Of many steps at once, whichever arrived last is answered, and those that it has overtaken are not worked on.
        steps = [step(moved={"alpha": [lat + 0.05 * n, lon]}) for n in range(12)]
        answers = [answer["geometry"] for answer in await asyncio.gather(*steps)]
        assert any(answer is not None for answer in answers)
        assert any(answer is None for answer in answers)
        # Somebody else's drag of the same name is another one.
        other = await server.browser().http.post("/api/workshop/drag", json={"drag": "d1", "moved": {}})
        assert other.status_code in (200, 409)
        assert (await step(400, moved={"alpha": [91, 0]}))["code"] == "bad_message"
        assert (await step(422, document={}))["code"] == "bad_map"

    on_a_server(tmp_path, drag)


def test_maps_can_be_printed(tmp_path):
    async def print_maps(server: Running) -> None:
        ida = server.browser()
        draft = await ida.post("/api/workshop/drafts", {"document": TOY, "geometry": GEOMETRY}, 201)
        path = f"/api/workshop/drafts/{draft['id']}"
        edition = (await ida.post(f"{path}/publish", {"author": "Ida"}, 201))["edition"]
        for address in (f"{path}/print.pdf?paper=letter", f"/api/editions/{edition}/print.pdf?paper=large"):
            answer = await ida.http.get(address, timeout=60)
            assert answer.headers["content-type"] == "application/pdf"
            assert toy().cities[0].name in PdfReader(io.BytesIO(answer.content)).pages[3].extract_text()
        assert (await ida.get(f"{path}/print.pdf?paper=a0", 400))["code"] == "bad_message"
        assert (await ida.get("/api/editions/none/print.pdf", 404))["code"] == "not_found"
        picture = await ida.http.get(f"/api/editions/{edition}/picture.svg")
        assert toy().cities[0].name in picture.text
        await ida.post(path, {"revision": 1, "document": {**TOY, "rules": {}}})
        assert (await ida.get(f"{path}/print.pdf", 422))["code"] == "bad_map"

    on_a_server(tmp_path, print_maps)


def test_problems_come_with_repairs(tmp_path):
    async def mend(server: Running) -> None:
        ida = server.browser()
        wrong = json.loads(json.dumps(TOY))
        wrong["board"]["routes"][0]["color"] = "rde"
        draft = await ida.post("/api/workshop/drafts", {"document": wrong}, 201)
        (problem,) = draft["problems"]
        first = problem["repairs"][0]
        assert first["text"] == 'Make it "red"'
        assert first["patch"] == [{"op": "add", "path": "/board/routes/0/color", "value": "red"}]
        wrong["board"]["routes"][0]["color"] = "red"
        saved = await ida.post(f"/api/workshop/drafts/{draft['id']}", {"revision": 1, "document": wrong})
        assert saved["problems"] == []

    on_a_server(tmp_path, mend)


def test_who_goes_away_cancels_the_work(tmp_path):
    europe = to_document(edition("europe"))

    async def leave(server: Running) -> None:
        ida, odd = server.browser(), server.browser()
        wanted = {"work": "balance", "document": europe, "games": 4000, "players": 5}
        async with ida.http.stream("POST", "/api/workshop/work", json=wanted, timeout=120) as answer:
            async for _ in answer.aiter_lines():
                break  # it has begun
            before = workers()
            assert before
            waiting = {"work": "layout", "document": TOY}
            async with odd.http.stream("POST", "/api/workshop/work", json=waiting, timeout=120) as other:
                async for line in other.aiter_lines():
                    assert json.loads(line) == {"kind": "waiting", "ahead": 1}
                    break
        for _ in range(100):
            if not before & workers():
                break
            await asyncio.sleep(0.1)
        assert not before & workers()
        told = await lines(odd, "/api/workshop/work", {"work": "layout", "document": TOY})
        assert told[-1]["final"]

    on_a_server(tmp_path, leave)


def workers() -> set[int]:
    """The processes in which this one's servers work."""
    return {child.pid for child in multiprocessing.active_children() if child.pid}


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


def hostile_geometries() -> list[bytes]:
    """Geometry files that break a rule of the format, or keep it and make no sense."""
    values = [
        "NaN",
        "Infinity",
        "-Infinity",
        "1e400",
        "1e307",
        "-1",
        "true",
        "null",
        '"x"',
        "[]",
        "{}",
        f'"{SCRIPT}"',
    ]
    places = [
        ("view",), ("view", 2), ("space",), ("space", 0), ("cities",), ("cities", "alpha"), ("cities", "alpha", 0),
        ("labels",), ("labels", "alpha"), ("labels", "alpha", "anchor"), ("labels", "alpha", "box"), ("routes",),
        ("routes", "alpha-beta-1"), ("routes", "alpha-beta-1", "line"), ("routes", "alpha-beta-1", "spaces"),
        ("background",), ("background", "land"), ("peaks",), ("title",), ("rose",), ("format",), ("edition",),
    ]  # fmt: skip
    made = []
    for number, place in enumerate(places):
        for value in values[number % 3 :: 3]:
            geometry = json.loads(json.dumps(GEOMETRY))
            inside: Any = geometry
            for part in place[:-1]:
                inside = inside[part]
            inside[place[-1]] = "@"
            made.append(json.dumps(geometry).replace('"@"', value).encode())
    whole = json.dumps(GEOMETRY)
    crowd = {**GEOMETRY, "routes": {f"r{n}": {"line": [], "spaces": []} for n in range(10_000)}}
    strangers = {**GEOMETRY, "labels": {SCRIPT: GEOMETRY["labels"]["alpha"]}}
    return [
        *made,
        b"",
        b"\xff\xfe\x00",
        b"[" * 500_000,
        whole.encode()[:-20],
        json.dumps({"a": "x" * 2_000_000}).encode(),
        json.dumps(crowd).encode(),
        json.dumps(strangers).encode(),
        json.dumps({**GEOMETRY, "labels": {}}).encode(),
        json.dumps({**GEOMETRY, "background": {SCRIPT: "M0 0"}}).encode(),
    ]


def test_hostile_geometries_get_an_answer_and_what_is_taken_can_be_drawn(tmp_path, caplog):
    async def attack(server: Running) -> None:
        browser, other = server.browser(), server.browser()
        draft = await browser.post("/api/workshop/drafts", {"document": TOY, "geometry": GEOMETRY}, 201)
        path = f"/api/workshop/drafts/{draft['id']}"
        taken = 0
        for body in hostile_geometries():
            answer = await browser.http.post(f"{path}/geometry", content=body)
            if answer.status_code != 200:
                assert answer.status_code in (413, 422), (body[:200], answer.text)
                assert 10 < len(answer.json()["why"]) < 400
                continue
            taken += 1
            picture = await browser.http.get(f"{path}/picture.svg")
            assert picture.status_code == 200, body[:300]
            assert SCRIPT not in picture.text
            assert "NaN" not in picture.text
            step = {"drag": "d", "document": TOY, "geometry": json.loads(body), "moved": {"alpha": [1, 1]}}
            dragged = await browser.http.post("/api/workshop/drag", content=json.dumps(step), timeout=60)
            assert dragged.status_code in (200, 400), (body[:300], dragged.text)  # 400: "Infinity" is no JSON
        assert taken > 3
        assert (await other.get("/api/health"))["status"] == "ok"

    on_a_server(tmp_path, attack, requests_burst=1000)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


HOSTILE_REQUESTS = {
    "/api/workshop/drag": [
        {},
        {"drag": ""},
        {"drag": "x" * 41},
        {"drag": "d", "moved": {"alpha": [1e999, 0]}},
        {"drag": "d", "moved": {"alpha": ["1", 0]}},
        {"drag": "d", "moved": [1]},
        {"drag": "d", "document": {"board": {"cities": [[]] * 1000}}},
        {"drag": "d", "document": TOY, "geometry": {"format": 2}},
    ],
    "/api/workshop/region": [
        {"west": 1e400, "south": 0, "east": 1, "north": 1, "name": "x"},
        {"west": "a", "south": 0, "east": 1, "north": 1, "name": "x"},
        {"west": 0, "south": 0, "east": 1, "north": 1, "name": "", "cities": 10**12},
        {"west": 0, "south": 0, "east": 1, "north": 1, "name": "x", "atmosphere": SCRIPT},
    ],
    "/api/workshop/work": [
        {"work": "mine", "document": {}},
        {"work": "playtest", "document": TOY, "players": 10**9},
        {"work": "playtest", "document": TOY, "games": 10**9},
        {"work": "balance", "document": {"board": {"routes": [{}] * 20_000}}},
        {"work": "layout", "document": {"board": {"cities": [{"id": "a", "at": [float("inf"), 0]}]}}},
        {"work": "tickets", "document": {"rules": [], "board": {"routes": [1], "cities": [{}]}}},
    ],
}


def test_hostile_work_is_refused_in_a_sentence(tmp_path):
    async def attack(server: Running) -> None:
        browser = server.browser()
        for path, requests in HOSTILE_REQUESTS.items():
            for request in requests:
                answer = await browser.http.post(path, content=json.dumps(request).encode(), timeout=60)
                assert answer.status_code in (400, 422), (request, answer.text)
                assert 10 < len(answer.json()["why"]) < 400

    on_a_server(tmp_path, attack)
