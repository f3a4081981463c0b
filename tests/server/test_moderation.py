"""Operators keep order from a shell while servers run: bans, mutes and closed tables, on both databases."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import ExitStack, asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from northline.server.db.restrictions import Restriction
from northline.server.game.restrictions import Restrictions
from northline.server.ops.limits import Allowance
from northline.server.wire.identity import COOKIE, hash_token, public_name
from northline.server.ws.connection import BANNED
from tests.server.administration import admin, admin_here, admin_json, succeed
from tests.server.harness import Browser, Client, Running, first, running, settings
from tests.server.processes import ready, serve

LOUD = Allowance(1000, 1000)


def person_of(browser: Browser) -> str:
    return public_name(hash_token(browser.http.cookies[COOKIE]))


async def table_of(ada: Browser, bob: Browser, edition: str = "tiny") -> str:
    """A table at which two people play."""
    name = (await ada.create(edition, name="Ada", open=True))["table"]["id"]
    await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
    return name


async def eventually(browser: Browser, path: str, status: int) -> Any:
    """The answer to a request, as soon as it has a status. On SQLite a server notices a change within a second."""
    for _ in range(200):
        response = await browser.http.get(path)
        if response.status_code == status:
            return response.json()
        await asyncio.sleep(0.05)
    raise AssertionError(f"{path} was not answered with {status}")


@asynccontextmanager
async def from_address(server: Running, address: str, token: str):
    """A program that comes through a proxy on the server's machine."""
    headers = {"x-forwarded-for": address, "authorization": f"Bearer {token:-<24}"}
    async with httpx.AsyncClient(base_url=server.http, headers=headers) as http:
        yield http, headers


def test_a_ban_holds_in_all_processes_and_after_a_restart(database, tmp_path):
    servers = 1 if database.endswith(".db") else 2

    async def banned(one: Running, other: Running) -> tuple[Browser, Browser, str]:
        ada, bob = await ready(one), await ready(other)
        name = await table_of(ada, bob)
        async with ada.socket(name) as hers, bob.socket(name) as his:
            await hers.until("welcome")
            await his.until("welcome")
            code, said = await asyncio.to_thread(
                admin, "ban", person_of(ada), "--for", "2h", "--reason", "Swearing", database=database
            )
            assert code == 0
            assert said.startswith(f"{person_of(ada)} is banned until ")
            refused = await hers.until("refused")
            assert (refused["code"], refused["values"]["reason"]) == ("banned", "Swearing")
            assert 7000 < refused["values"]["until"] - time.time() <= 7200
            assert await hers.closed() == BANNED
            # Two processes tell the table's news in no certain order: that a bot plays, and that she has gone.
            told = await his.until(
                "table",
                lambda m: (
                    m["table"]["seats"][0]["bot"] is not None and not m["table"]["seats"][0]["connected"]
                ),
            )
            assert told["table"]["seats"][0]["name"] == "Ada"
        await still_banned(ada, name)
        await bob.get(f"/api/tables/{name}")
        return ada, bob, name

    async def still_banned(ada: Browser, name: str) -> None:
        refusal = await eventually(ada, f"/api/tables/{name}", 403)
        assert refusal["code"] == "banned"
        assert "until" in refusal["why"]
        await ada.post(f"/api/tables/{name}/join", {"name": "Ada"}, status=403)
        await ada.get("/api/health")
        assert (await ada.http.get("/")).status_code == 200, "the page, which tells them so"
        async with ada.socket() as again:
            assert await again.closed() == BANNED
            assert json.loads(again.frames[0])["code"] == "banned"
            assert len(again.frames) == 1, "nothing of the game"

    async def restarted(one: Running, other: Running, ada: Browser, bob: Browser, name: str) -> None:
        watcher = await ready(other)
        for browser in (ada, bob):
            browser.server = one
            browser.http.base_url = httpx.URL(one.http)
            browser.headers["origin"] = browser.http.headers["origin"] = one.http
        await ready(one)
        await still_banned(ada, name)
        for _ in range(200):  # Bob was banned while no server was running
            seats = (await watcher.get(f"/api/tables/{name}"))["seats"]
            if all(seat["bot"] for seat in seats):
                break
            await asyncio.sleep(0.05)
        assert [seat["bot"] for seat in seats] == ["greedy", "greedy"]
        await asyncio.to_thread(succeed, "unban", person_of(ada), database=database)
        await eventually(ada, f"/api/tables/{name}", 200)
        table = (await ada.get(f"/api/tables/{name}"))["state"]
        if table == "playing":  # two bots on a tiny board are quick
            await ada.post(f"/api/tables/{name}/join", {"name": "Ada"})

    with ExitStack() as stack:
        started = [
            stack.enter_context(serve(tmp_path, "--bot-deadline", "5", database=database))[1]
            for _ in range(servers)
        ]
        ada, bob, name = asyncio.run(banned(started[0], started[-1]))
    code, _ = admin_here("ban", person_of(bob), "--for", "1d", "--reason", "Cheating", database=database)
    assert code == 0
    ada, bob = _without_loop(ada), _without_loop(bob)
    with ExitStack() as stack:
        started = [stack.enter_context(serve(tmp_path, database=database))[1] for _ in range(servers)]
        asyncio.run(restarted(started[0], started[-1], ada, bob, name))


def _without_loop(browser: Browser) -> Browser:
    """The same person in another event loop."""
    again = Browser(browser.server, {})
    again.http.cookies.update(browser.http.cookies)
    return again


def test_whoever_is_muted_plays_on_and_may_not_chat(database, tmp_path):
    async def body(server: Running) -> None:
        ada, bob = server.browser(), server.browser()
        name = await table_of(ada, bob)
        async with ada.socket(name) as hers, bob.socket(name) as his:
            await asyncio.gather(hers.until("welcome"), his.until("welcome"))
            await asyncio.to_thread(
                succeed, "mute", person_of(ada), "--for", "30m", "--reason", "Spam", database=database
            )
            refused = await until_refused(hers)
            assert refused["code"] == "muted"
            assert refused["values"]["reason"] == "Spam"
            assert 1700 < refused["values"]["until"] - time.time() <= 1800
            await hers.send(type="chat", text="and in words")
            assert (await hers.until("refused"))["code"] == "muted"
            await his.send(type="chat", phrase="thanks")
            assert (await hers.until("said"))["seat"] == 1
            assert hers.view is not None
            assert (await hers.act(first(hers.view)))["type"] == "done"
            await asyncio.to_thread(succeed, "unmute", person_of(ada), database=database)
            for _ in range(200):
                await hers.send(type="chat", phrase="sorry")
                if (await hers.until_any("said", "refused"))["type"] == "said":
                    break
                await asyncio.sleep(0.05)
            else:
                raise AssertionError("still muted")

    async def until_refused(hers: Client) -> dict[str, Any]:
        for _ in range(200):
            await hers.send(type="chat", phrase="hello")
            answer = await hers.until_any("said", "refused")
            if answer["type"] == "refused":
                return answer
            await asyncio.sleep(0.05)
        raise AssertionError("never muted")

    with running(settings(tmp_path, database=database, chat=LOUD)) as server:
        asyncio.run(body(server))


def test_people_at_a_closed_table_are_told_why_and_nothing_more_happens_there(database, tmp_path):
    async def body(server: Running) -> None:
        ada, bob = server.browser(), server.browser()
        name = await table_of(ada, bob)
        waiting = (await ada.create("tiny", name="Ada"))["table"]["id"]
        async with ada.socket(name) as hers, bob.socket(name) as his, ada.socket(waiting) as room:
            for client in (hers, his, room):
                await client.until("welcome")
            for table in (name, waiting):
                await asyncio.to_thread(succeed, "close", table, "--reason", "Rude names", database=database)
            for client in (hers, his, room):
                told = await client.until("table", lambda m: m["table"]["state"] == "closed")
                assert told["table"]["closed_because"] == "Rude names"
            assert hers.view is not None
            assert (await hers.act(first(hers.view)))["code"] == "table_closed"
            await hers.send(type="chat", phrase="goodbye")
            assert (await hers.until("refused"))["code"] == "table_closed"
        refusal = await bob.post(f"/api/tables/{waiting}/join", {"name": "Bob"}, status=403)
        assert refusal["code"] == "wrong_code"
        assert name not in {table["table"]["id"] for table in await ada.get("/api/me/tables")}
        shown = await asyncio.to_thread(succeed, "table", name, database=database)
        assert "Closed by an operator: Rude names" in shown

    with running(settings(tmp_path, database=database)) as server:
        asyncio.run(body(server))


def test_bots_stop_where_a_table_is_closed(tmp_path):
    database = str(tmp_path / "games.db")

    async def body(server: Running) -> None:
        ada = server.browser()
        name = (await ada.create("toy", ("greedy", "greedy"), open=True))["table"]["id"]
        async with ada.socket(name) as watcher:
            await watcher.until("happened")
            await asyncio.to_thread(succeed, "close", name, "--reason", "Enough", database=database)
            await watcher.until("table", lambda m: m["table"]["state"] == "closed")
            seq = watcher.seq
            await asyncio.sleep(0.5)
            await watcher.send(type="ping")
            await watcher.until("pong")
            assert watcher.seq == seq
        assert (await ada.get(f"/api/tables/{name}"))["state"] == "closed"

    with running(settings(tmp_path, pace=0.2)) as server:
        asyncio.run(body(server))


def test_a_ban_of_a_prefix_is_for_the_addresses_in_it_behind_the_proxy(tmp_path):
    database = str(tmp_path / "games.db")

    async def body(server: Running) -> None:
        bob = server.browser()
        table = (await bob.create("tiny", name="Bob", open=True))["table"]["id"]
        async with from_address(server, "203.0.113.7", "Mallory") as (mallory, headers):
            assert (
                await mallory.post(f"/api/tables/{table}/join", json={"name": "Mallory"})
            ).status_code == 200
            async with bob.socket(table) as his, connect(server.ws, additional_headers=headers) as socket:
                client = Client(socket)
                await client.send(type="hello", table=table)
                await client.until("welcome")
                for prefix in ("203.0.113.200/24", "2001:db8:1::/48"):
                    await asyncio.to_thread(
                        succeed, "ban", prefix, "--for", "7d", "--reason", "Scripts", database=database
                    )
                assert await client.closed() == BANNED
                await his.until("table", lambda m: m["table"]["seats"][1]["bot"] is not None)
            async with connect(server.ws, additional_headers=headers) as socket:
                assert await Client(socket).closed() == BANNED
        for address, status in (
            ("203.0.113.255", 403),
            ("::ffff:203.0.113.1", 403),
            ("2001:db8:1:ffff::9", 403),
            ("203.0.114.7", 200),
            ("2001:db8:2::1", 200),
        ):
            for path in ("/api/tables", "/api/editions"):
                for _ in range(60):  # the second prefix comes a moment later
                    async with from_address(server, address, "Somebody else") as (http, _):
                        answer = await http.get(path)
                    if answer.status_code == status:
                        break
                    await asyncio.sleep(0.05)
                assert answer.status_code == status, address
        assert (await bob.http.get("/api/tables")).status_code == 200

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_a_ban_with_the_address_is_for_whoever_comes_from_there_until_it_is_lifted(database, tmp_path):
    async def body(one: Running, other: Running) -> None:
        async with from_address(one, "203.0.113.7", "Mallory") as (http, headers):
            made = await http.post(
                "/api/tables", json={"edition": "tiny", "seats": [None, None], "name": "M"}
            )
            table, person = made.json()["table"]["id"], public_name(hash_token(f"{'Mallory':-<24}"))
            async with connect(one.ws, additional_headers=headers) as socket:
                client = Client(socket)
                await client.send(type="hello", table=table)
                await client.until("welcome")
                ban = ("ban", person, "--for", "7d", "--reason", "Scripts", "--with-address")
                await asyncio.to_thread(succeed, *ban, database=database)
                assert await client.closed() == BANNED
        async with from_address(other, "2001:db8::7", "Mallory") as (http, _):
            await status(http, 403)  # the person comes again, from elsewhere
        for server, address, code in (
            (other, "203.0.113.7", 403),
            (one, "2001:db8::8", 403),
            (one, "203.0.113.8", 200),
        ):
            async with from_address(server, address, "Mallory with another cookie") as (http, _):
                await status(http, code)
        found = await asyncio.to_thread(admin_json, "restrictions", database=database)
        assert {(ban["subject"], ban["came_with"]) for ban in found} == {
            (person, None),
            ("203.0.113.7", person),
            ("2001:db8::/64", person),
        }
        assert len({ban["until"] for ban in found}) == 1
        await asyncio.to_thread(succeed, "unban", person, database=database)
        assert await asyncio.to_thread(admin_json, "restrictions", database=database) == []
        audit = await asyncio.to_thread(admin_json, "audit", database=database)
        assert sorted(entry["action"] for entry in audit) == ["ban"] * 3 + ["unban"] * 3
        async with from_address(other, "203.0.113.7", "Mallory") as (http, _):
            await status(http, 200)

    async def status(http: httpx.AsyncClient, wanted: int) -> None:
        for _ in range(200):
            answer = await http.get("/api/tables")
            if answer.status_code == wanted:
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"not {wanted}: {answer.text}")

    chosen = settings(tmp_path, database=database)
    with ExitStack() as stack:
        servers = [stack.enter_context(running(chosen)) for _ in range(1 if database.endswith(".db") else 2)]
        asyncio.run(body(servers[0], servers[-1]))


def test_bans_end_by_themselves(tmp_path, monkeypatch):
    database = str(tmp_path / "games.db")

    async def body(server: Running) -> None:
        ada = server.browser()
        await ada.create("tiny", name="Ada")
        for kind in ("ban", "mute"):
            await asyncio.to_thread(
                succeed, kind, person_of(ada), "--for", "1h", "--reason", "Heat", database=database
            )
        await eventually(ada, "/api/tables", 403)
        now = time.time()
        monkeypatch.setattr("northline.server.game.restrictions.time.time", lambda: now + 3590)
        await ada.get("/api/tables", status=403)
        monkeypatch.setattr("northline.server.game.restrictions.time.time", lambda: now + 3610)
        await ada.get("/api/tables", status=200)
        assert await asyncio.to_thread(admin_json, "restrictions", database=database) == []
        code, words = await asyncio.to_thread(admin_here, "unban", person_of(ada), database=database)
        assert (code, words) == (1, f"Error: {person_of(ada)} is not banned\n")

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_a_request_that_was_begun_before_a_ban_is_refused_when_it_is_complete(tmp_path):
    database = str(tmp_path / "games.db")

    async def body(server: Running) -> None:
        ada, bob = server.browser(), server.browser()
        table = (await ada.create("tiny", name="Ada", open=True))["table"]["id"]
        await bob.create("tiny", name="Bob")
        begun = asyncio.Event()

        async def slowly():
            yield b'{"name": '
            begun.set()
            await eventually(bob, "/api/tables", 403)
            yield b'"Bob"}'

        joining = asyncio.create_task(bob.http.post(f"/api/tables/{table}/join", content=slowly()))
        await begun.wait()
        await asyncio.to_thread(
            succeed, "ban", person_of(bob), "--for", "1h", "--reason", "Slow", database=database
        )
        assert (await joining).status_code == 403
        assert (await ada.get(f"/api/tables/{table}"))["seats"][1]["free"]

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_of_several_restrictions_the_longest_counts():
    def ban(subject: str, until: float) -> Restriction:
        return Restriction("ban", subject, 0.0, until, subject)

    person, soon, later = "0123456789abcdef", time.time() + 10, time.time() + 20
    restrictions = Restrictions()
    assert restrictions.find("ban", person, "192.0.2.1") is None
    restrictions.replace([ban(person, soon), ban("192.0.2.0/24", later), ban("192.0.2.1", time.time() - 1)])
    found = restrictions.find("ban", person, "192.0.2.1")
    assert found is not None
    assert found.subject == "192.0.2.0/24"
    assert restrictions.find("mute", person, "192.0.2.1") is None
    assert restrictions.find("ban", None, "unix socket") is None
    assert restrictions.banned_people == {person}


@pytest.mark.parametrize("address", ["192.0.2.77", "::ffff:192.0.2.77"])
def test_addresses_match_whatever_way_they_are_written(address):
    restrictions = Restrictions()
    restrictions.replace([Restriction("mute", "192.0.2.77", 0.0, time.time() + 10, "")])
    assert restrictions.find("mute", None, address) is not None
    assert restrictions.find("mute", None, "192.0.2.78") is None
