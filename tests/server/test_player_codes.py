"""One player on several devices: codes for once, codes to keep, and what does not lead to anybody."""

from __future__ import annotations

import asyncio

from sqlalchemy import text

from northline.server.db.store import Store
from northline.server.wire.identity import COOKIE
from northline.server.wire.player_codes import lasting_code, passing_code, read_player_code, seal, unseal
from tests.server.harness import Running, last, running, settings


def test_codes_can_be_read_however_they_are_typed():
    code = passing_code("")
    assert len(code.split("-")) == 4
    assert read_player_code(code.lower().replace("-", " ")) == code
    assert read_player_code(code.replace("0", "O").replace("1", "l").replace("-", "")) == code
    assert lasting_code("a" * 30) == lasting_code("a" * 30) != lasting_code("b" * 30)
    assert unseal(seal("a secret token", code), code) == "a secret token"


def test_a_code_brings_seats_name_and_rating_to_another_device_once(tmp_path):
    async def body(server: Running) -> None:
        ada, phone = server.browser(), server.browser()
        made = await ada.create("tiny", [None, "random"], name="Ada")
        name = made["table"]["id"]
        given = await ada.post("/api/me/codes/transfer")
        assert given["minutes"] == 10
        assert await phone.post("/api/me/codes/use", {"code": given["code"]}) == {"name": "Ada", "tables": 1}
        assert phone.http.cookies[COOKIE] == ada.http.cookies[COOKIE]
        assert [line["table"]["id"] for line in await phone.get("/api/me/tables")] == [name]
        async with phone.socket(name) as seat:
            await seat.play(last)
        assert [line["table"]["state"] for line in await ada.get("/api/me/tables")] == ["over"]
        # once
        refused = await server.browser().post("/api/me/codes/use", {"code": given["code"]}, 404)
        assert refused["code"] == "unknown_code"

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_the_code_to_keep_brings_back_whoever_lost_the_cookie(tmp_path):
    async def lose(server: Running) -> str:
        ada = server.browser()
        await ada.create(name="Ada")
        code = (await ada.post("/api/me/codes/recovery"))["code"]
        assert await ada.post("/api/me/codes/recovery") == {"code": code, "minutes": None}
        return code

    async def come_back(server: Running, code: str) -> None:
        for typed in (code, code.lower().replace("-", " ")):  # it can be used again and again
            browser = server.browser()
            assert (await browser.post("/api/me/codes/use", {"code": typed}))["name"] == "Ada"
            assert len(await browser.get("/api/me/tables")) == 1

    async def everything_stored() -> str:
        store = await Store.open(str(tmp_path / "games.db"))
        rows = await store.database.read(lambda c: c.execute(text("SELECT * FROM player_codes")).all())
        await store.close()
        return str(rows)

    with running(settings(tmp_path)) as server:
        code = asyncio.run(lose(server))
    with running(settings(tmp_path)) as server:
        asyncio.run(come_back(server, code))
    stored = asyncio.run(everything_stored())
    assert code not in stored
    assert code.replace("-", "") not in stored


def test_somebody_new_gets_a_code_and_the_cookie_it_stands_for(tmp_path):
    async def body(server: Running) -> None:
        new, phone = server.browser(), server.browser()
        given = await new.post("/api/me/codes/transfer")
        assert await phone.post("/api/me/codes/use", {"code": given["code"]}) == {"name": None, "tables": 0}
        assert phone.http.cookies[COOKIE] == new.http.cookies[COOKIE]

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_a_code_for_once_gets_too_old(tmp_path, monkeypatch):
    async def body(server: Running) -> None:
        code = (await server.browser().post("/api/me/codes/transfer"))["code"]
        now = __import__("time").time()
        monkeypatch.setattr("northline.server.db.player_codes.time.time", lambda: now + 11 * 60)
        await server.browser().post("/api/me/codes/use", {"code": code}, 404)

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_nobody_guesses_for_long(tmp_path):
    async def body(server: Running) -> None:
        guesser = server.browser()
        codes = []
        for _ in range(15):
            answer = await guesser.http.post("/api/me/codes/use", json={"code": passing_code("")})
            codes.append(answer.json()["code"])
        assert codes[0] == "unknown_code"
        assert codes[-1] == "too_fast"

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_other_sites_learn_no_code(tmp_path):
    async def body(server: Running) -> None:
        stranger = server.browser(origin="http://evil.example")
        for path in ("transfer", "recovery", "use"):
            refused = await stranger.post(f"/api/me/codes/{path}", {"code": "x"}, 403)
            assert refused["code"] == "forbidden_origin"

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_whoever_plays_on_keeps_the_cookie_for_another_year(tmp_path):
    async def body(server: Running) -> None:
        ada = server.browser()
        await ada.create(name="Ada")
        mine = ada.http.cookies[COOKIE]
        again = await ada.http.post(
            "/api/tables", json={"edition": "toy", "seats": [None, None], "name": "Ada"}
        )
        assert f"{COOKIE}={mine}" in again.headers["set-cookie"]
        program = await ada.http.post(
            "/api/tables",
            json={"edition": "toy", "seats": [None, None], "name": "Bot"},
            headers={"authorization": f"Bearer {'x' * 30}"},
        )
        assert "set-cookie" not in program.headers

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))
