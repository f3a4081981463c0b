"""Floods: whoever asks for too much, in whatever way, is stopped, and the others do not notice."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from contextlib import AsyncExitStack, suppress

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from northline.server.game.undo_count import UNDOS_PER_GAME, UNDOS_PER_TURN
from northline.server.ops.budgets import Budget, Who
from northline.server.ops.ledger import Ledger
from northline.server.ops.limits import Allowance, address_prefix
from northline.server.wire.identity import COOKIE
from northline.server.wire.protocol import HISTORY_PAGE
from tests.server.harness import PATIENCE, first, running, settings

NO_MORE = 0.001
"""Tokens a second of a bucket that is not filled again during a test."""


def attack(tmp_path, body, **more):
    with running(settings(tmp_path, **more)) as server:
        asyncio.run(asyncio.wait_for(body(server), 3 * PATIENCE))


async def metric(browser, name: str) -> int:
    text = (await browser.http.get("/metrics")).text
    return sum(
        int(float(line.rpartition(" ")[2]))
        for line in text.splitlines()
        if line.partition("{")[0].partition(" ")[0] == f"northline_{name}"
    )


def frames(opcode: Opcode, fin: bool, number: int) -> bytes:
    return Frame(opcode, b"", fin).serialize(mask=True) * number


FLOODS = {
    "pings": frames(Opcode.PING, True, 5000),
    "pongs": frames(Opcode.PONG, True, 5000),
    "fragments": frames(Opcode.TEXT, False, 1) + frames(Opcode.CONT, False, 5000),
    "messages": frames(Opcode.TEXT, True, 5000),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_every_frame_counts_whatever_is_in_it(tmp_path, kind):
    """Few of the frames are answered or even looked at, though they arrive together."""

    async def body(server) -> None:
        async with connect(server.ws, origin=server.http, max_size=None) as client:
            client.transport.write(FLOODS[kind])
            with suppress(ConnectionClosed):
                while True:
                    await asyncio.wait_for(client.recv(), PATIENCE)
            assert client.close_code == 1008

    attack(tmp_path, body, message_burst=30, messages_per_second=NO_MORE)


def test_the_frames_of_an_address_count_together(tmp_path):
    """Ten connections may do what they like; more share what is left."""

    async def body(server) -> None:
        codes = []
        async with AsyncExitStack() as stack:
            for _ in range(12):
                client = await stack.enter_async_context(connect(server.ws, origin=server.http))
                client.transport.write(frames(Opcode.PING, True, 55))
                try:
                    for _ in range(2):  # what came with the flood may be answered
                        await asyncio.wait_for(await client.ping(), PATIENCE)
                    codes.append(None)
                except ConnectionClosed:
                    await client.wait_closed()
                    codes.append(client.close_code)
        assert codes == [None] * 5 + [1008] * 7

    attack(tmp_path, body, message_burst=30, messages_per_second=NO_MORE)


def test_a_person_who_plays_does_not_come_near_the_limits(tmp_path):
    """A whole game against a bot that answers at once, with the limits of a real server."""

    async def body(server) -> None:
        ada = server.browser()
        name = (await ada.create("tiny", [None, "random"], name="Ada"))["table"]["id"]
        async with ada.socket(name, since=0) as seat:
            while True:
                await seat.until_view(lambda view: view["phase"] == "over" or view["legal_actions"])
                if seat.view["phase"] == "over":
                    return
                assert (await seat.act(first(seat.view)))["type"] == "done"
                await asyncio.sleep(0.05)

    real = {"message_burst": 60, "messages_per_second": 15, "requests_burst": 60}
    attack(tmp_path, body, welcome_bytes=Allowance(2_000_000, 100_000), **real)


# What was missed


async def long_game(server, undos: int = 14):
    """A table with a log that does not fit into one message."""
    ada, bob = server.browser(), server.browser()
    name = (await ada.create("toy", name="Ada", open=True))["table"]["id"]
    await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
    async with ada.socket(name) as one, bob.socket(name) as two:
        for client in (one, two):
            await client.until_view(lambda view: view["phase"] == "opening")
            for _ in range(undos):
                assert (await client.act(first(client.view)))["type"] == "done"
                assert (await client.undo())["type"] == "done"
    return ada, bob, name, 4 * undos


def test_what_was_missed_comes_in_pages_and_nothing_is_left_out(tmp_path):
    async def body(server) -> None:
        ada, bob, name, entries = await long_game(server)
        for browser in (ada, bob, server.browser()):
            async with browser.socket(name, since=0) as client:
                welcome = await client.until("welcome")
                got, earlier = welcome["missed"], welcome["earlier"]
                assert (len(got), earlier) == (HISTORY_PAGE, entries - HISTORY_PAGE)
                while earlier:
                    await client.send(type="history", since=0, before=got[0]["seq"])
                    page = await client.until("history")
                    assert 0 < len(page["entries"]) <= HISTORY_PAGE
                    got, earlier = page["entries"] + got, page["earlier"]
                assert [entry["seq"] for entry in got] == list(range(1, entries + 1))
                for since, before, expected in [(3, 6, [4, 5]), (5, 5, []), (9, 3, []), (10**6, 10**6, [])]:
                    await client.send(type="history", since=since, before=before)
                    page = await client.until("history")
                    assert ([entry["seq"] for entry in page["entries"]], page["earlier"]) == (expected, 0)

    attack(tmp_path, body)


def test_history_is_for_a_table_that_plays(tmp_path):
    async def body(server) -> None:
        ada = server.browser()
        name = (await ada.create(name="Ada"))["table"]["id"]
        async with ada.socket() as client:
            for _ in range(2):
                await client.send(type="history", since=0, before=9)
                assert (await client.until("refused"))["code"] == "not_started"
                await client.send(type="hello", table=name)
                await client.until("welcome")

    attack(tmp_path, body)


def test_who_asks_for_everything_again_and_again_is_stopped_and_stays_stopped(tmp_path):
    """The bytes belong to the person: a new connection does not bring new ones. Others have their own."""
    allowed = 50_000

    async def body(server) -> None:
        _, _, name, _ = await long_game(server)
        eve = server.browser()
        eve.http.cookies.set(COOKIE, "the secret of the very greedy Eve")
        received = 0
        for _ in range(5):
            async with eve.socket() as client:
                with suppress(ConnectionClosed):
                    for _ in range(40):
                        await client.send(type="hello", table=name, since=0)
                assert await client.closed() == 1008
                received += sum(map(len, client.frames))
                assert json.loads(client.frames[-1])["code"] == "too_fast"
        assert received < 3 * allowed
        async with server.browser().socket(name, since=0) as client:
            await client.until("welcome")

    attack(tmp_path, body, welcome_bytes=Allowance(allowed, 1), message_burst=1000)


def test_the_same_position_is_encoded_once_for_all_spectators(tmp_path, monkeypatch):
    from northline.game import Game

    async def body(server) -> None:
        ada, _, name, _ = await long_game(server, undos=2)
        async with ada.socket(name) as seat, AsyncExitStack() as stack:
            await seat.until("welcome")
            looked: list[int | None] = []
            view = Game.view
            monkeypatch.setattr(Game, "view", lambda game, seat: (looked.append(seat), view(game, seat))[1])
            for _ in range(30):
                client = await stack.enter_async_context(server.browser().socket(name, since=0))
                await client.until("welcome")
            assert looked.count(None) <= 1

    attack(tmp_path, body)


# Undoing without end


def test_undos_are_counted_in_a_turn_and_in_a_game(tmp_path):
    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        name = (await ada.create("toy", name="Ada", open=True))["table"]["id"]
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
        async with ada.socket(name) as one, bob.socket(name) as two:
            await one.until_view(lambda view: view["phase"] == "opening")
            await two.until_view(lambda view: view["phase"] == "opening")
            assert (await two.act(first(two.view)))["type"] == "done"
            assert (await two.undo())["type"] == "done"
            undone = 0
            while True:
                await one.act(first(one.view))
                if not one.can_undo:
                    assert (await one.undo())["code"] == "too_many_undos"
                    break
                assert (await one.undo())["type"] == "done"
                undone += 1
            assert undone == UNDOS_PER_TURN

    attack(tmp_path, body)


def test_a_game_has_so_many_undos():
    from northline.server.game.undo_count import UndoCount
    from tests.server.storage import action_entry

    count, turns = UndoCount(), 0
    while not count.used_up(0):
        for _ in range(UNDOS_PER_TURN // 2):
            count.count(action_entry(seat=0))
            count.count(action_entry(seat=0, kind="undo"))
        count.count(action_entry(seat=1))
        turns += 1
    assert turns == UNDOS_PER_GAME / (UNDOS_PER_TURN // 2)
    assert not count.used_up(1)


# Who does not read


def small_socket(server) -> sockets.socket:
    """A connection of which the system takes little that nobody reads."""
    made = sockets.socket()
    made.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    made.connect(("127.0.0.1", server.port))
    made.setblocking(False)
    return made


def test_who_does_not_read_costs_little_and_not_for_long(tmp_path):
    """Every reader who sleeps is given up: neither its messages nor its socket are kept."""
    readers = 6

    async def body(server) -> None:
        ada, bob, name, _ = await long_game(server)
        asleep = []
        for _ in range(readers):
            client = await connect(server.ws, origin=server.http, max_queue=1, sock=small_socket(server))
            client.transport.pause_reading()
            asleep.append(client)
        question = json.dumps({"type": "hello", "table": name, "since": 0})
        for client in asleep:
            with suppress(ConnectionClosed, TimeoutError):
                for _ in range(400):  # more than the system takes before the server has to wait
                    await asyncio.wait_for(client.send(question), 0.5)
        most = 0
        while await metric(ada, "connections"):
            most = max(most, await metric(ada, "outbox_bytes"))
            await asyncio.sleep(0.1)
        assert most <= readers * 120_000
        assert await metric(ada, "outbox_bytes") == 0
        while await metric(ada, "open_connections") > 1:  # that of the one who asks
            await asyncio.sleep(0.1)
        for client in asleep:
            client.transport.abort()
        async with ada.socket(name) as one, bob.socket(name) as two:
            await asyncio.gather(one.play(first), two.play(first))

    attack(tmp_path, body, outbox_bytes=100_000, send_timeout=1.0)


# Budgets of people and addresses


def test_reconnecting_does_not_let_anybody_chat_more(tmp_path):
    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        name = (await ada.create("toy", name="Ada", open=True))["table"]["id"]
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
        async with bob.socket(name) as two:
            for _ in range(10):
                async with ada.socket(name) as one:
                    await one.until("welcome")
                    for _ in range(3):
                        await one.send(type="chat", phrase="hello")
                    await one.send(type="ping")
                    await one.until("pong")
            await two.send(type="chat", phrase="goodbye")
            await two.until("said", lambda said: said["seat"] == 1)
            said = [json.loads(frame) for frame in two.frames]
            assert sum(message["type"] == "said" and message["seat"] == 0 for message in said) == 5

    attack(tmp_path, body, chat=Allowance(5, NO_MORE))


def test_tables_are_counted_by_person_and_by_address(tmp_path):
    wanted = {"edition": "toy", "seats": [None, None], "open": True}

    async def body(server) -> None:
        ada = server.browser()
        made = [(await ada.http.post("/api/tables", json=wanted)).status_code for _ in range(5)]
        assert made == [201] * 3 + [429] * 2
        crowd = [await server.browser().http.post("/api/tables", json=wanted) for _ in range(20)]
        assert sum(response.status_code == 201 for response in crowd) == 9
        assert crowd[-1].json()["code"] == "too_fast"

    attack(tmp_path, body, new_tables=Allowance(3, NO_MORE))


def test_what_is_spent_at_one_process_is_spent_at_all(shared):
    """Chat, through two servers on one database."""

    async def body(one, two) -> None:
        ada, bob = one.browser(), one.browser()
        name = (await ada.create("toy", name="Ada", open=True))["table"]["id"]
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
        elsewhere = two.browser()
        elsewhere.http.cookies = ada.http.cookies
        async with two.browser().socket(name) as listening:
            await listening.until("welcome")
            async with ada.socket(name) as seat:
                await seat.until("welcome")
                for _ in range(5):
                    await seat.send(type="chat", phrase="hello")
                for _ in range(5):
                    await listening.until("said")
            async with elsewhere.socket(name) as seat:
                await seat.until("welcome")
                await seat.send(type="chat", phrase="hello")
                assert (await seat.until("refused"))["code"] == "too_fast"

    chosen = settings("", database=shared, chat=Allowance(5, NO_MORE))
    with running(chosen) as one, running(chosen) as two:
        asyncio.run(body(one, two))


def test_a_network_counts_as_one_address():
    prefixes = {address_prefix(f"2001:db8:0:7:{number:x}::1") for number in range(400)}
    assert prefixes == {"2001:db8:0:7::/64"}
    assert len({address_prefix(f"192.0.2.{number}") for number in range(200)}) == 200
    assert address_prefix("fe80::1%eth0") == "fe80::/64"
    assert address_prefix("no address") == "no address"
    budget = Budget(Ledger(), "any", Allowance(1, NO_MORE))
    granted = sum(budget.take(Who.of(f"person {n}", f"2001:db8:0:7::{n:x}")) for n in range(400))
    assert granted == 4
    assert budget.take(Who.of("person 1000", "2001:db8:0:8::1"))


def test_spectators_who_come_and_go_tell_nobody_anything(tmp_path):
    """What everybody may know of the table has not changed, so nothing is sent."""
    spectators = 25

    async def body(server) -> None:
        ada = server.browser()
        name = (await ada.create("toy", name="Ada"))["table"]["id"]
        async with ada.socket(name) as seat, AsyncExitStack() as stack:
            await seat.until("welcome")
            for _ in range(spectators):
                client = await stack.enter_async_context(server.browser().socket(name))
                await client.until("welcome")
            await stack.aclose()
            await seat.send(type="ping")
            await seat.until("pong")
            assert sum(json.loads(frame)["type"] == "table" for frame in seat.frames) <= 1

    attack(tmp_path, body)


# Before any request


async def silent(server) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", server.port, family=sockets.AF_INET)


def test_who_connects_and_says_nothing_is_let_go(tmp_path):
    async def body(server) -> None:
        for words in (b"", b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: "):
            reader, writer = await silent(server)
            writer.write(words)
            with suppress(ConnectionResetError):
                assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
            writer.close()
        assert (await server.browser().get("/api/health"))["status"] == "ok"

    attack(tmp_path, body, header_timeout=0.3)


def test_a_head_has_a_largest_size(tmp_path):
    async def body(server) -> None:
        reader, writer = await silent(server)
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: x\r\n")
        answered = asyncio.create_task(reader.read())
        sent = 0
        with suppress(ConnectionError):
            while sent < 4_000_000 and not answered.done():
                writer.write(b"X-Large: " + b"x" * 4000 + b"\r\n")
                await writer.drain()
                sent += 4000
                await asyncio.sleep(0.001)  # the server has the same loop, and needs some turns of it
        assert sent < 4_000_000
        await asyncio.gather(answered, return_exceptions=True)
        writer.close()
        honest = await server.browser().http.get("/api/health", headers={"x-large": "x" * 8000})
        assert honest.status_code == 200

    attack(tmp_path, body)


def test_silent_connections_make_way_for_those_who_ask(tmp_path):
    async def body(server) -> None:
        async with server.browser().socket() as playing:
            crowd = [await silent(server) for _ in range(60)]
            ada = server.browser()
            for _ in range(3):
                assert (await ada.get("/api/health"))["status"] == "ok"
            await playing.send(type="ping")
            await playing.until("pong")
            for _, writer in crowd:
                writer.close()

    attack(tmp_path, body, max_connections=12, header_timeout=600)


def test_pipelined_requests_are_few(tmp_path):
    async def body(server) -> None:
        reader, writer = await silent(server)
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n" * 500)
        with suppress(ConnectionResetError):
            answers = await asyncio.wait_for(reader.read(), PATIENCE)
            assert answers.count(b"200 OK") < 100
        writer.close()

    attack(tmp_path, body)
