"""Where there are no clocks, those who are there may let a bot play for somebody who has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from northline.server.wire.notes import decode_note
from tests.server.harness import Browser, Client, Running, first, running, settings


async def three_people(server: Running, **more: Any) -> tuple[list[Browser], str]:
    browsers = [server.browser() for _ in range(3)]
    name = (await browsers[0].create("toy", [None] * 3, name="Ada", open=True, **more))["table"]["id"]
    for browser, who in zip(browsers[1:], ("Bob", "Cleo"), strict=True):
        await browser.post(f"/api/tables/{name}/join", {"name": who})
    return browsers, name


def question(client: Client, seat: int) -> list[int] | None:
    """Who agrees to let a bot play for a seat; None while nobody is asked."""
    return client.table["seats"][seat]["stand_in"]


async def until(client: Client, wanted: Callable[[Client], bool]) -> None:
    while not client.table or not wanted(client):
        await client.receive()


def test_all_who_are_there_agree_and_a_bot_plays_until_the_player_is_back(tmp_path):
    async def body(server: Running) -> None:
        browsers, name = await three_people(server)
        async with browsers[1].socket(name) as bob, browsers[2].socket(name) as cleo:
            for client in (bob, cleo):
                await until(client, lambda client: question(client, 0) == [])
            await bob.send(type="stand_in", seat=0)
            for client in (bob, cleo):
                await until(client, lambda client: question(client, 0) == [1])
            await bob.send(type="stand_in", seat=0, on=False)
            await until(cleo, lambda client: question(client, 0) == [])
            for client in (bob, cleo):
                await client.send(type="stand_in", seat=0)
            await until(bob, lambda client: client.table["seats"][0]["bot"] is not None)
            assert question(bob, 0) is None
            await until(bob, lambda client: client.seq > 0)
            note = bob.last_happened
            assert (note["seat"], note["note_code"]) == (0, "stand_in")
            for client in (bob, cleo):
                await client.until_view(lambda view, client=client: client.seat in view["to_act"])
                assert (await client.act(first(client.view)))["type"] == "done"
            back = await browsers[0].post(f"/api/tables/{name}/join", {"name": "Ada"})
            assert back["table"]["seats"][0]["bot"] is None
            async with browsers[0].socket(name) as ada:
                await ada.until("welcome")
                assert not ada.can_undo, "what the bot did is done"
                await until(bob, lambda client: client.table["seats"][0]["connected"])
                assert question(bob, 0) is None

    with running(settings(tmp_path, away_after=0.3)) as server:
        asyncio.run(body(server))


def test_who_leaves_need_not_be_asked_any_more(tmp_path):
    async def body(server: Running) -> None:
        browsers, name = await three_people(server)
        async with browsers[1].socket(name) as bob:
            async with browsers[2].socket(name):
                await until(bob, lambda client: question(client, 0) == [])
                await bob.send(type="stand_in", seat=0)
                await until(bob, lambda client: question(client, 0) == [1])
            await until(bob, lambda client: client.table["seats"][0]["bot"] is not None)

    with running(settings(tmp_path, away_after=0.1)) as server:
        asyncio.run(body(server))


def test_nobody_is_asked_too_early_or_where_clocks_decide(tmp_path):
    async def body(server: Running) -> None:
        await refused(server, "stale", clock=None)
        await refused(server, "bad_message", clock={"per_action": 600})
        await refused(server, "bad_message", rated=True)

    async def refused(server: Running, code: str, **more: Any) -> None:
        browsers, name = await three_people(server, **more)
        async with browsers[0].socket(name) as ada, browsers[1].socket(name):
            await until(ada, lambda client: client.table["seats"][1]["connected"])
            absent = 1 if code == "stale" else 2
            assert question(ada, absent) is None
            await ada.send(type="stand_in", seat=absent)
            assert (await ada.until("refused"))["code"] == code

    with running(settings(tmp_path, away_after=0)) as server:
        asyncio.run(body(server))


def test_a_server_that_starts_again_asks_again_and_its_stand_ins_play_on(tmp_path):
    async def agree(server: Running) -> tuple[list[Browser], str]:
        browsers, name = await three_people(server)
        async with browsers[2].socket(name) as cleo, browsers[1].socket(name) as bob:
            await until(cleo, lambda client: question(client, 0) == [])
            await bob.send(type="stand_in", seat=0)
            await until(cleo, lambda client: question(client, 0) == [1])
        return browsers, name

    async def agree_again(server: Running, browsers: list[Browser], name: str) -> None:
        people = [Browser(server, {}) for _ in browsers]
        for person, before in zip(people, browsers, strict=True):
            person.http.cookies = before.http.cookies
        async with people[1].socket(name) as bob:
            await until(bob, lambda client: question(client, 0) == [])
            await bob.send(type="stand_in", seat=0)
            await until(bob, lambda client: client.table["seats"][0]["bot"] is not None)

    async def looks(server: Running, name: str) -> None:
        async with server.browser().socket(name, since=0) as eve:
            welcome = await eve.until("welcome")
            assert welcome["table"]["seats"][0]["bot"] is not None
            if not welcome["missed"]:
                await eve.until("happened")

    options = settings(tmp_path, away_after=0.1)
    with running(options) as server:
        browsers, name = asyncio.run(agree(server))
    with running(options) as server:
        asyncio.run(agree_again(server, browsers, name))
    with running(options) as server:
        asyncio.run(looks(server, name))


def test_the_note_names_the_bot():
    assert decode_note('["stand_in",{"bot":"greedy"}]').text == "greedy stood in for someone who was away"
