"""Trying things in a finished game: playing on from a moment, and having strong players finish it."""

from __future__ import annotations

import asyncio

import pytest

from northline import extras
from northline.server.wire.tries import TriedMoves
from tests.server.harness import Browser, last, running, settings
from tests.server.messages import is_of_type


async def finished(browser: Browser) -> str:
    table: str = (await browser.create("toy", [None, "random"], name="Ada"))["table"]["id"]
    async with browser.socket(table) as client:
        await client.play(last)
    return table


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(settings(tmp_path_factory.mktemp("tries"))) as up:
        yield up


def test_playing_on_begins_at_the_moment_and_counts_nowhere(server):
    async def body() -> None:
        ada, eve = server.browser(), server.browser()
        table = await finished(ada)
        replay = await ada.get(f"/api/tables/{table}/replay")
        statistics = await ada.get("/api/statistics/toy")
        at = len(replay["entries"]) // 2
        made = await eve.post(f"/api/tables/{table}/play-on", {"at": at, "seat": 0, "name": "Eve"}, 201)
        info = made["table"]
        assert (info["state"], info["rated"], info["begun_from"]) == (
            "playing",
            False,
            {"table": table, "at": at},
        )
        assert info["seats"][0]["name"] == "Eve"
        assert [seat["bot"] for seat in info["seats"]] == [None, "random"]
        async with eve.socket(info["id"], since=0) as client:
            welcome = await client.until("welcome")
            assert welcome["seat"] == 0
            early = [entry for entry in welcome["missed"] if entry["seq"] <= at]
            assert len(early) == at
            assert [entry["seat"] for entry in early] == [entry["seat"] for entry in replay["entries"][:at]]
            await client.play(last)
        mine = {line["table"]["id"]: line for line in await eve.get("/api/me/tables")}
        assert mine[info["id"]]["place"] in (1, 2), "one sees how it ended"
        assert await ada.get("/api/statistics/toy") == statistics
        analysed = await eve.get(f"/api/tables/{info['id']}/replay")
        assert len(analysed["entries"]) > at

    asyncio.run(body())


def test_somebody_may_sit_where_a_bot_sat_and_a_bot_where_somebody_sat(server):
    async def body() -> None:
        ada = server.browser()
        table = await finished(ada)
        made = await ada.post(f"/api/tables/{table}/play-on", {"at": 0, "seat": 1, "name": "Ada"}, 201)
        first, second = made["table"]["seats"]
        assert (second["name"], second["bot"]) == ("Ada", None)
        assert first["bot"] == "hard"
        assert first["name"] != "Ada"

    asyncio.run(body())


def test_what_cannot_be_tried_is_refused_in_a_sentence(server):
    async def body() -> None:
        ada = server.browser()
        going = (await ada.create("toy", [None, "random"], name="Ada"))["table"]["id"]
        for path, wanted in (("play-on", {"at": 0, "seat": 0, "name": "Ada"}), ("try", {"at": 0})):
            assert (await ada.post(f"/api/tables/{going}/{path}", wanted, 409))["code"] == "not_finished"
        table = await finished(ada)
        last_moment = len((await ada.get(f"/api/tables/{table}/replay"))["entries"])
        for wanted in (
            {"at": last_moment, "seat": 0, "name": "Ada"},
            {"at": 0, "seat": 2, "name": "Ada"},
            {"at": -1, "seat": 0, "name": "Ada"},
            {"at": 0, "seat": 0},
        ):
            assert (await ada.post(f"/api/tables/{table}/play-on", wanted, 400))["code"] == "bad_message"
        named = {"at": 0, "seat": 0, "name": "\u200b"}
        assert (await ada.post(f"/api/tables/{table}/play-on", named, 400))["code"] == "bad_name"

    asyncio.run(body())


@pytest.mark.skipif(extras.missing("numba", "numpy"), reason="needs the extra [fast]")
def test_strong_players_finish_a_game_and_compare_moves(server):
    async def body() -> None:
        ada = server.browser()
        ada.http.timeout = 300
        table = await finished(ada)
        replay = await ada.get(f"/api/tables/{table}/replay")
        answer = await ada.http.post(f"/api/tables/{table}/try", json={"at": 2})
        assert is_of_type(answer.text, TriedMoves), answer.text
        [spread] = answer.json()["tried"]
        assert sum(spread["win"]) == pytest.approx(1)
        assert [len(points) for points in spread["all_points"]] == [100, 100]
        made = replay["entries"][2]["action"]
        both = (
            await ada.http.post(f"/api/tables/{table}/try", json={"at": 2, "actions": [made, made]})
        ).json()
        assert both["seat"] == replay["entries"][2]["seat"]
        assert [one["gap"] for one in both["tried"]] == [0.0, 0.0], "the same move is as good as itself"
        for wanted in (
            {"at": 99_999},
            {"at": 2, "actions": ["claim nowhere red"]},
            {"at": 2, "actions": ["x"] * 9},
        ):
            refused = await ada.http.post(f"/api/tables/{table}/try", json=wanted)
            assert (refused.status_code, refused.json()["code"]) == (400, "bad_message"), refused.text
            assert refused.json()["why"]

    asyncio.run(body())
