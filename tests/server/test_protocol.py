"""Positions, resending, taking back, coming back: what docs/protocol.md promises."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager

from tests.server.harness import first, last, running, settings


@asynccontextmanager
async def two_at_a_table(server, edition="toy"):
    """Ada and Bob, connected, before they choose their opening tickets."""
    ada, bob = server.browser(), server.browser()
    table = await ada.create(edition, name="Ada")
    name = table["table"]["id"]
    await bob.post(f"/api/tables/{name}/join", {"name": "Bob", "code": table["code"]})
    async with ada.socket(name) as one, bob.socket(name) as two:
        await one.until("welcome")
        await two.until("welcome")
        one.name = two.name = name
        one.browser, two.browser = ada, bob
        yield one, two


async def open_the_game(one, two):
    """Both keep the first tickets that their menus offer; then it is somebody's turn."""
    for client in (one, two):
        assert (await client.act(first(client.view)))["type"] == "done"
    for client in (one, two):
        await client.until_view(lambda view: view["phase"] == "turn")
    return (one, two) if one.view["to_act"] == [0] else (two, one)


def play(tmp_path, body, **more):
    with running(settings(tmp_path, **more)) as server:
        asyncio.run(body(server))


def test_opening_tickets_are_chosen_by_all_at_once(tmp_path):
    async def body(server) -> None:
        async with two_at_a_table(server) as (one, two):
            assert one.view["to_act"] == two.view["to_act"] == [0, 1]
            assert (await one.act(first(one.view), seq=0))["entry"] == 1
            # Bob has not heard of it yet: his choice is meant for position 0, and is fine
            choice = last(two.view)
            assert (await two.act(choice, seq=0))["entry"] == 2
            assert (await two.act(choice, seq=0))["entry"] == 2
            # but the position in which all have chosen is another one
            refused = await one.act("draw", seq=1)
            assert (refused["code"], refused["seq"]) == ("stale", 1)

    play(tmp_path, body)


def test_a_message_sent_again_is_done_once(tmp_path):
    async def body(server) -> None:
        async with two_at_a_table(server) as (one, two):
            actor, other = await open_the_game(one, two)
            done = await actor.act("draw", seq=2)
            assert (done["seq"], done["entry"]) == (2, 3)
            for text in ("draw", "DRAW"):
                assert await actor.act(text, seq=2) == done
            assert actor.seq == 3
            # the same words in the next position are something else
            assert (await actor.act("draw", seq=3))["entry"] == 4
            # and so are other words in the old one
            assert (await actor.act("tickets", seq=2))["code"] == "stale"
            assert (await other.act("draw", seq=2))["code"] == "stale"
            assert (await other.act("draw", seq=99))["code"] == "unknown_position"

    play(tmp_path, body)


def test_an_old_message_is_known_again_by_a_server_that_was_restarted(tmp_path):
    async def before(server) -> tuple:
        async with two_at_a_table(server) as (one, two):
            actor, _ = await open_the_game(one, two)
            await actor.act("draw", seq=2)
            return actor.name, dict(actor.browser.http.cookies), actor.view

    async def after(server, name, cookies, view) -> None:
        browser = server.browser()
        browser.http.cookies.update(cookies)
        async with browser.socket(name) as seat:
            await seat.until("welcome")
            assert (seat.seq, seat.view) == (3, view)
            assert (await seat.act("draw", seq=2))["entry"] == 3
            assert (await seat.act("draw", seq=3))["entry"] == 4

    with running(settings(tmp_path)) as server:
        kept = asyncio.run(before(server))
    with running(settings(tmp_path)) as server:
        asyncio.run(after(server, *kept))


def test_taking_back_is_for_ones_own_last_action_that_revealed_nothing(tmp_path):
    async def body(server) -> None:
        async with two_at_a_table(server) as (one, two):
            assert (await one.undo())["code"] == "no_undo"
            start = one.view
            await one.act(first(one.view))
            assert one.can_undo
            await two.until("happened")
            assert not two.can_undo
            assert (await two.undo())["code"] == "no_undo"
            done = await one.undo(seq=1)
            assert done["entry"] == 2
            assert one.view == start
            assert await one.undo(seq=1) == done
            told = await two.until("happened")
            assert (told["kind"], told["events"]) == ("undo", [])
            actor, _ = await open_the_game(one, two)
            await actor.act("draw")
            assert not actor.can_undo
            assert (await actor.undo())["code"] == "no_undo"

    play(tmp_path, body)


def test_whoever_comes_back_is_told_what_was_missed(tmp_path):
    async def body(server) -> None:
        async with two_at_a_table(server) as (one, two):
            actor, other = await open_the_game(one, two)
            heard = [frame for frame in map(json.loads, other.frames) if frame["type"] == "happened"]
            await actor.act("draw")
            async with other.browser.socket(other.name, since=0) as back:
                welcome = await back.receive()
                assert [entry["seq"] for entry in welcome["missed"]] == [1, 2, 3]
                for before, now in zip(heard, welcome["missed"], strict=False):
                    assert before["events"] == now["events"]
                assert welcome["view"] == back.view
                [drawn] = welcome["missed"][-1]["events"]
                assert (drawn["type"], drawn["card"]) == ("card_drawn", None)
                await back.send(type="hello", table=other.name, since=welcome["seq"])
                assert (await back.until("welcome"))["missed"] == []

    play(tmp_path, body)


def test_a_newer_browser_takes_the_seat_over(tmp_path):
    async def body(server) -> None:
        async with two_at_a_table(server) as (one, _two):
            async with one.browser.socket(one.name) as newer:
                assert (await newer.until("welcome"))["seat"] == 0
                assert await one.closed() == 4001
                assert (await newer.act(first(newer.view)))["type"] == "done"
            async with one.browser.socket(one.name, watch=True) as watching:
                assert (await watching.until("welcome"))["seat"] is None
                assert watching.view["legal_actions"] == []
                assert (await watching.act("draw"))["code"] == "not_seated"

    play(tmp_path, body)


def test_a_bot_plays_for_somebody_who_left_until_they_are_back(tmp_path):
    async def body(server) -> None:
        async with two_at_a_table(server) as (one, two):
            await two.browser.post(f"/api/tables/{two.name}/leave")
            await one.until("table", lambda m: m["table"]["seats"][1]["bot"] == "greedy")
            assert one.table["seats"][1]["name"] == "Bob"
            await two.until_view(lambda view: view["to_act"] == [0])
            assert (await two.act("draw"))["code"] == "not_seated"
            back = await two.browser.post(f"/api/tables/{two.name}/join", {"name": "Bob"})
            assert back["seat"] == 1
            assert back["table"]["seats"][1]["bot"] is None
            await one.act(first(one.view))
            await asyncio.gather(one.play(first), two.play(first))

    play(tmp_path, body)


def test_leaving_before_the_game_frees_the_seat(tmp_path):
    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        name = (await ada.create(name="Ada", open=True))["table"]["id"]
        await bob.post(f"/api/tables/{name}/leave", status=403)
        assert [table["id"] for table in await bob.get("/api/tables")] == [name]
        left = await ada.post(f"/api/tables/{name}/leave")
        assert (left["state"], left["seats"][0]["free"]) == ("closed", True)
        assert await bob.get("/api/tables") == []
        assert (await bob.post(f"/api/tables/{name}/join", {"name": "Bob"}, 409))["code"] == "already_started"

    play(tmp_path, body)


def test_a_rematch_moves_everybody_on_by_a_seat(tmp_path):
    async def body(server) -> None:
        async with two_at_a_table(server, "tiny") as (one, two):
            assert (await one.browser.post(f"/api/tables/{one.name}/rematch", status=409))[
                "code"
            ] == "not_finished"
            await asyncio.gather(one.play(first), two.play(last))
            again = await one.browser.post(f"/api/tables/{one.name}/rematch")
            following = again["table"]["id"]
            assert (again["seat"], again["table"]["state"]) == (1, "waiting")
            told = await two.until("table", lambda m: m["table"]["next"] is not None)
            assert told["table"]["next"] == following
            stranger = server.browser()
            assert (await stranger.post(f"/api/tables/{one.name}/rematch", status=403))[
                "code"
            ] == "not_seated"
            other = await two.browser.post(f"/api/tables/{two.name}/rematch")
            assert (other["table"]["id"], other["seat"]) == (following, 0)
            assert other["table"]["state"] == "playing"
            assert [seat["name"] for seat in other["table"]["seats"]] == ["Bob", "Ada"]

    play(tmp_path, body)
