"""What one may ask about one's own tables: which there are, whose turn it is, and what to do."""

from __future__ import annotations

import asyncio

import pytest

import northline as nl
from northline.bots import make_bot
from northline.bots.advice import explain
from northline.rules.actions import Claim, Keep
from tests.games import TABLES, table_name
from tests.server.harness import first, last, running, settings


def test_my_tables(tmp_path):
    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        assert await ada.get("/api/me/tables") == []
        waiting = (await ada.create(name="Ada", open=True))["table"]["id"]
        over = (await ada.create("tiny", [None, "random"], name="Ada"))["table"]["id"]
        async with ada.socket(over) as client:
            await client.play(last)
        playing = (await ada.create(name="Ada", open=True))["table"]["id"]
        await bob.post(f"/api/tables/{playing}/join", {"name": "Bob"})
        mine = {line["table"]["id"]: line for line in await ada.get("/api/me/tables")}
        assert {name: line["table"]["state"] for name, line in mine.items()} == {
            waiting: "waiting",
            over: "over",
            playing: "playing",
        }
        assert {name: line["your_turn"] for name, line in mine.items()} == {
            waiting: False,
            over: False,
            playing: True,
        }
        assert all(line["code"] for line in mine.values())
        assert list(mine)[-1] == over, "what is over comes last, however long the rest has waited"
        result = {line["seat"]: line for line in await ada.get(f"/api/tables/{over}/result")}
        assert (mine[over]["place"], mine[over]["points"]) == (result[0]["place"], result[0]["points"])
        assert mine[waiting]["place"] is None
        assert mine[waiting]["changed"] <= mine[over]["changed"] <= mine[playing]["changed"]
        [his] = await bob.get("/api/me/tables")
        assert (his["table"]["id"], his["seat"], his["your_turn"]) == (playing, 1, True)
        async with bob.socket(playing) as client:
            await client.until("welcome")
            await client.act(first(client.view))
            assert [line["your_turn"] for line in await bob.get("/api/me/tables")] == [False]
            assert client.can_undo
            await client.undo()
            assert [line["your_turn"] for line in await bob.get("/api/me/tables")] == [True]
        assert await server.browser().get("/api/me/tables") == []

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_a_hint_is_a_legal_move_for_the_one_who_is_to_act(tmp_path):
    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        made = await ada.create(name="Ada", open=True, hints=True)
        name, path = made["table"]["id"], f"/api/tables/{made['table']['id']}/hint"
        assert made["table"]["hints"]
        assert (await ada.post(path, status=409))["code"] == "not_started"
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
        assert (await server.browser().post(path, status=403))["code"] == "not_seated"
        reasons = set()
        async with ada.socket(name) as client, bob.socket(name) as other:
            for player in (client, other):
                await player.until("welcome")
            for _ in range(12):
                await client.until_view(lambda view: bool(view["to_act"]))
                mine = client.seat in client.view["to_act"]
                acting, browser = (client, ada) if mine else (other, bob)
                while acting.seq < client.seq:
                    await acting.receive()
                hint = await browser.post(path)
                assert hint["action"] in acting.view["legal_actions"]
                assert hint["seq"] == acting.seq
                reasons.add(hint["reason"])
                assert (await acting.act(hint["action"]))["type"] == "done"
                while client.seq < acting.seq:
                    await client.receive()
                if client.view["to_act"] not in ([], [0, 1]):
                    waiting = bob if client.view["to_act"] == [0] else ada
                    assert (await waiting.post(path, status=409))["code"] == "not_your_turn"
        assert {"tickets", "cards"} <= reasons

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_hints_only_where_they_were_wanted_and_never_in_rated_games(tmp_path):
    async def body(server) -> None:
        ada = server.browser()
        name = (await ada.create(seats=[None, "random"], name="Ada"))["table"]["id"]
        assert (await ada.post(f"/api/tables/{name}/hint", status=403))["code"] == "no_hints"
        wanted = {"edition": "toy", "seats": [None, None], "rated": True, "hints": True}
        assert (await ada.post("/api/tables", wanted, 400))["code"] == "bad_table"

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_advice_names_what_a_move_is_good_for(table):
    edition, players = table
    game = nl.Game.new(edition, players, seed=3)
    bots = [make_bot("greedy", seed=seat) for seat in range(players)]
    while not game.over:
        seat = game.to_act[0]
        view = game.view(seat)
        action = bots[seat].choose(view)
        given = explain(view, action)
        assert set(given.tickets) <= {*view.own_tickets, *view.offer}
        if isinstance(action, Claim) and len(view.legal_actions) > 1:
            assert given.routes == (action.route,)
            assert given.points == edition.route_points[action.route]
        if isinstance(action, Keep) and len(view.legal_actions) > 1:
            assert given.tickets == action.tickets
        game.play(seat, action)


def test_the_one_who_set_a_table_up_can_switch_chat_off(tmp_path):
    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        name = (await ada.create(name="Ada", open=True))["table"]["id"]
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
        path = f"/api/tables/{name}/chat"
        for stranger in (bob, server.browser()):
            assert (await stranger.post(path, {"on": False}, 403))["code"] == "not_creator"
        async with ada.socket(name) as client, bob.socket(name) as other:
            for told in (await client.until("welcome"), await other.until("welcome")):
                assert told["table"]["host"] == 0
            assert not (await ada.post(path, {"on": False}))["chat"]
            assert not (await other.until("table", lambda told: not told["table"]["chat"]))["table"]["chat"]
            await other.send(type="chat", phrase="hello")
            assert (await other.until("refused"))["code"] == "chat_off"
            assert (await ada.post(path, {"on": True}))["chat"]
            await other.send(type="chat", phrase="hello")
            assert (await client.until("said"))["phrase"] == "hello"

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_a_muted_seat_is_not_heard_by_the_one_who_muted_it(tmp_path):
    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        name = (await ada.create(name="Ada", open=True))["table"]["id"]
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
        async with ada.socket(name) as client, bob.socket(name) as other:
            await client.until("welcome")
            await other.until("welcome")
            await client.send(type="mute", seat=1)
            await client.send(type="ping")
            await client.until("pong")
            await other.send(type="chat", text="psst")
            await other.until("said")
            await client.send(type="mute", seat=1, on=False)
            await client.send(type="ping")
            await client.until("pong")
            await other.send(type="chat", text="hello")
            assert (await client.until("said"))["text"] == "hello", "the first one was not heard"

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))
