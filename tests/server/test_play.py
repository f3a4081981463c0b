"""Whole games over real sockets: people, bots, watchers, and the record at the end."""

from __future__ import annotations

import asyncio

from northline import Game
from northline.bots.cast import CAST
from northline.rules.formats.record import parse_record
from northline.server.db.store import Store
from tests.server.harness import first, last, running, settings
from tests.toy import toy


def test_two_people_play_a_game_and_others_watch(tmp_path):
    async def body(server) -> None:
        ada, bob, eve = server.browser(), server.browser(), server.browser()
        table = await ada.create(name="Ada")
        name = table["table"]["id"]
        assert table["seat"] == 0
        refused = await bob.post(f"/api/tables/{name}/join", {"name": "Bob"}, 403)
        assert refused["code"] == "wrong_code"
        async with ada.socket(name) as first_seat, eve.socket(name) as watching:
            welcome = await first_seat.receive()
            assert (welcome["seat"], welcome["view"], welcome["code"]) == (0, None, table["code"])
            assert (await watching.receive())["code"] is None
            joined = await bob.post(f"/api/tables/{name}/join", {"name": "Bob", "code": table["code"]})
            assert joined["seat"] == 1
            async with bob.socket(name) as second_seat:
                await asyncio.gather(
                    first_seat.play(first),
                    second_seat.play(last),
                    watching.until_view(lambda v: v["phase"] == "over"),
                )
                assert first_seat.seq == second_seat.seq == watching.seq
                assert watching.view["hands"] == first_seat.view["hands"]
                await watching.until("table", lambda m: m["table"]["state"] == "over")
        record = parse_record(
            (await eve.http.get(f"/api/tables/{name}/record")).text.splitlines(keepends=True)
        )
        game = Game.replay(record, toy())
        assert game.over
        assert game.names == ("Ada", "Bob")
        result = await eve.get(f"/api/tables/{name}/result")
        assert [(line["seat"], line["points"]) for line in result] == [
            (standing.seat, standing.points) for standing in game.standings()
        ]
        for line in result:
            parts = [
                line["routes"],
                line["stations"],
                *(part["points"] for part in line["tickets"] + line["bonuses"]),
            ]
            assert line["points"] == sum(parts)

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_bots_play_on_when_nobody_looks(tmp_path):
    async def body(server) -> None:
        browser = server.browser()
        table = await browser.create("tiny", ["random", "greedy"], open=True)
        name = table["table"]["id"]
        assert table["seat"] is None
        while (await browser.get(f"/api/tables/{name}"))["state"] != "over":
            await asyncio.sleep(0.05)
        assert len(await browser.get(f"/api/tables/{name}/result")) == 2

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_a_person_plays_against_bots(tmp_path):
    async def body(server) -> None:
        ada = server.browser()
        name = (await ada.create(seats=["greedy", None, "random"], name="Ada"))["table"]["id"]
        async with ada.socket(name) as seat:
            await seat.play(first)
            assert seat.seat == 1
            first_bot, ada, second_bot = (line["name"] for line in seat.table["seats"])
            assert ada == "Ada"
            assert {first_bot, second_bot} < set(CAST)
            assert [line["bot"] for line in seat.table["seats"]] == ["greedy", None, "random"]

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_the_log_folds_to_the_game_that_was_played(tmp_path):
    async def body(server) -> str:
        ada = server.browser()
        name = (await ada.create("tiny", [None, "random"], name="Ada"))["table"]["id"]
        async with ada.socket(name) as seat:
            await seat.play(last)
        return name

    async def look(name: str) -> None:
        store = await Store.open(settings(tmp_path).database)
        log = await store.log(name)
        results = await store.results(name)
        await store.close()
        assert [entry.seq for entry in log] == list(range(len(log)))
        assert {result.place for result in results} <= {1, 2}
        assert [result.player is None for result in sorted(results, key=lambda r: r.seat)] == [False, True]

    with running(settings(tmp_path)) as server:
        name = asyncio.run(body(server))
    asyncio.run(look(name))
