"""Several servers on one PostgreSQL are one server: same events, same order, and one carries on when another dies."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from northline.rules import SplitMix
from northline.server.cluster.presence import Pace, Presence
from northline.server.db.store import Store
from northline.server.game.lobby import Lobby
from northline.server.game.logged_game import LoggedGame
from northline.server.game.registry import TableRegistry
from northline.server.http.neighbours import Place
from northline.server.ops.budgets import Who
from northline.server.ops.limits import Allowance
from northline.server.wire.protocol import NewTable
from northline.server.wire.refusals import Refusal
from tests.server.conftest import new_database
from tests.server.harness import PATIENCE, Client, Running, first, last, running, settings
from tests.server.load import GONE
from tests.server.processes import is_running, ready, serve, server_workers
from tests.toy import TOY_FILE, toy

TOY = ("--edition-file", str(TOY_FILE))
PLAYERS = ("hash of Ada", "hash of Bob")


@pytest.fixture
def two(shared, tmp_path) -> Iterator[tuple[Running, Running]]:
    """Two servers on one database."""
    chosen = settings(tmp_path, database=shared)
    with running(chosen) as one, running(chosen) as other:
        yield one, other


async def table_of_two(one: Running, other: Running, edition: str = "toy"):
    """A table with Ada at one server and Bob at the other."""
    ada, bob = one.browser(), other.browser()
    name = (await ada.create(edition, name="Ada", open=True))["table"]["id"]
    await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
    return ada, bob, name


def moments(client: Client) -> list[tuple[int, int, str]]:
    """The entries a client was told of, in order, with what everybody may know of them."""
    told = [json.loads(frame) for frame in client.frames]
    return [
        (message["seq"], message["seat"], message["kind"])
        for message in told
        if message["type"] == "happened"
    ]


def test_all_processes_name_the_same_owner_of_a_table():
    one, other = Presence(), Presence()
    one.set_processes(1, {1, 2, 3})
    other.set_processes(2, {1, 2, 3})
    names = [f"table {number}" for number in range(60)]
    owners = [one.owner(name) for name in names]
    assert owners == [other.owner(name) for name in names]
    assert set(owners) == {1, 2, 3}, "the hash spreads tables evenly enough that each has some"
    alone = names[owners.index(3)]
    one.set_local(alone, {0: Pace(0.8)})
    other.set_remote(1, alone, {0: Pace(0.8)})
    assert one.owner(alone) == other.owner(alone) == 1, "where people are connected"
    assert set(one.connected(alone)) == set(other.connected(alone)) == {0}
    assert other.set_processes(2, {2, 3}) == {alone}, "the first process has died"
    assert not other.connected(alone)
    assert other.owner(alone) == 3
    assert {other.owner(name) for name in names} == {2, 3}


def test_clients_of_two_servers_see_the_same_game(two):
    async def body(one, other) -> None:
        ada, bob, name = await table_of_two(one, other)
        async with (
            ada.socket(name) as here,
            bob.socket(name) as there,
            other.browser().socket(name, watch=True) as eve,
        ):
            for client in (here, there, eve):
                await client.until("welcome")
            await asyncio.gather(here.play(first), there.play(last))
            await eve.until_view(lambda view: view["phase"] == "over")
            await here.until_view(lambda view: view["phase"] == "over")
            assert moments(here) == moments(there) == moments(eve)
            assert here.view["hands"] == there.view["hands"] == eve.view["hands"]
        result = await ada.get(f"/api/tables/{name}/result")
        assert result == await bob.get(f"/api/tables/{name}/result")

    asyncio.run(body(*two))


def test_what_people_wish_and_agree_on_counts_at_all_servers(shared, tmp_path):
    """Whichever of them owns a table: three are enough that both own one, most of the time."""

    async def go_on(one: Running, other: Running) -> None:
        ada = one.browser()
        name = (await ada.create("tiny", [None, "greedy"], name="Ada"))["table"]["id"]
        async with ada.socket(name) as here, other.browser().socket(name) as eve:
            await here.send(type="pace", undo=15)
            await here.until_view(lambda view: view["phase"] == "opening")
            await eve.until("welcome")
            assert (await here.act(first(here.view)))["type"] == "done"
            await here.send(type="pace", bots=0, undo=15)
            await here.send(type="go_on", seq=here.seq)
            for client in (here, eve):
                await client.until("happened", lambda message: message["seat"] == 1)

    async def agree(one: Running, other: Running) -> None:
        ada, bob, cleo = one.browser(), other.browser(), one.browser()
        name = (await ada.create("toy", [None] * 3, name="Ada", open=True))["table"]["id"]
        for browser, who in ((bob, "Bob"), (cleo, "Cleo")):
            await browser.post(f"/api/tables/{name}/join", {"name": who})
        async with bob.socket(name) as there, cleo.socket(name) as here:
            for client in (here, there):
                await client.until(
                    "table", lambda message: message["table"]["seats"][0]["stand_in"] is not None
                )
                await client.send(type="stand_in", seat=0)
            for client in (here, there):
                await client.until("table", lambda message: message["table"]["seats"][0]["bot"] is not None)

    async def body(one: Running, other: Running) -> None:
        await asyncio.gather(*(go_on(one, other) for _ in range(3)), agree(one, other))

    chosen = settings(tmp_path, database=shared, pace=60, away_after=0.5)
    with running(chosen) as one, running(chosen) as other:
        asyncio.run(body(one, other))


def test_of_conflicting_actions_exactly_one_is_done(shared, tmp_path):
    """In every position of a game the two servers are asked for different things at the same moment."""

    async def outcome(table, seat: int, text: str, seq: int) -> int | str:
        try:
            return await table.act(PLAYERS[seat], seat, text, seq)
        except Refusal as refusal:
            return refusal.code

    async def body() -> int:
        stores = [await Store.open(shared) for _ in range(2)]
        servers = [TableRegistry(store, settings(tmp_path)) for store in stores]
        for server in servers:
            await server.start()
        seats: list[str | None] = [None, None]
        name, _ = await Lobby(servers[0]).create(
            NewTable("toy", seats, open=True, name="Ada"), PLAYERS[0], Who.of(PLAYERS[0], "?")
        )
        await Lobby(servers[1]).join(name, PLAYERS[1], "Bob", None)
        positions = 0
        async with servers[0].use(name) as one, servers[1].use(name) as other:
            while not one.logged.over:
                for table in (one, other):
                    table.mark_stale()  # a message may still be on its way
                    await table.load()
                logged, seq = one.logged, one.logged.seq
                assert other.logged.game.state == logged.game.state
                seat = logged.game.to_act[0]
                menu = [logged.game.text(action) for action in logged.game.legal_actions(seat)]
                done = await asyncio.gather(
                    outcome(one, seat, menu[0], seq), outcome(other, seat, menu[-1], seq)
                )
                too_late = "game_over" if seq + 1 in done and logged.over else "stale"
                wanted = {seq + 1} if menu[0] == menu[-1] else {seq + 1, too_late}
                assert set(done) == wanted
                positions += 1
        log = await stores[0].log(name)
        assert [entry.seq for entry in log] == list(range(len(log)))
        assert LoggedGame.fold(toy(), log, SplitMix(0)).over
        for server, store in zip(servers, stores, strict=True):
            await server.close()
            await store.close()
        return positions

    assert asyncio.run(body()) > 10


def test_what_is_spent_at_one_server_is_spent_at_the_other(shared, tmp_path):
    """Whoever has used up the bytes of welcomes and the requests of a person gets no more from a second server."""
    hellos, requests = 5, 12

    async def greet(browser, name: str) -> bool:
        """Say hello; whether that was answered."""
        async with browser.socket(name) as client:
            try:
                await client.until("welcome")
            except ConnectionClosed:
                return False
            return True

    async def body(one, other) -> None:
        ada = one.browser()
        name = (await ada.create("toy", name="Ada", open=True))["table"]["id"]
        again = other.browser()
        again.http.cookies = ada.http.cookies
        while await greet(ada, name):
            pass
        answers = []
        while not answers or answers[-1]:
            await asyncio.sleep(1)  # as long as it takes the servers to tell each other, or somewhat less
            answers.append(await greet(again, name))
        assert len(answers) < hellos, "by itself the second server would have answered as often as the first"
        while (await ada.http.post("/api/qr", json={"text": "x"})).status_code == 200:
            pass
        codes = []
        while not codes or codes[-1] == 200:
            await asyncio.sleep(1)
            codes.append((await again.http.post("/api/qr", json={"text": "x"})).status_code)
        assert (len(codes) < requests, codes[-1]) == (True, 429)

    limits = {
        "welcome_bytes": Allowance(hellos * 4096, 0.001),
        "requests_burst": 2 * requests,
        "requests_per_second": 0.001,
    }
    chosen = settings(tmp_path, database=shared, **limits)
    with running(chosen) as one, running(chosen) as other:
        asyncio.run(body(one, other))


def test_what_happens_at_a_table_is_heard_at_the_other_server(two):
    async def body(one, other) -> None:
        ada = one.browser()
        name = (await ada.create("toy", name="Ada", open=True))["table"]["id"]
        async with ada.socket(name) as here, other.browser().socket(name) as eve:
            await here.until("welcome")
            welcome = await eve.until("welcome")
            while not eve.table["seats"][0]["connected"]:
                await eve.receive()
            assert welcome["view"] is None
            bob = other.browser()
            await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})  # and so the game begins, here too
            await here.until_view(lambda view: view["phase"] == "opening")
            assert here.table["seats"][1]["name"] == "Bob"
            async with bob.socket(name) as there:
                await there.until("welcome")
                await here.until("table", lambda m: m["table"]["seats"][1]["connected"])
                listed = (await one.browser().get("/api/tables"))[0]
                assert [seat["connected"] for seat in listed["seats"]] == [True, True]
                await there.send(type="chat", text="good evening")
                assert (await here.until("said"))["text"] == "good evening"
            await here.until("table", lambda m: not m["table"]["seats"][1]["connected"])
            await bob.post(f"/api/tables/{name}/resign")
            await here.until("table", lambda m: m["table"]["seats"][1]["resigned"])
            await here.play(first)
            again = await ada.post(f"/api/tables/{name}/rematch")
            await eve.until("table", lambda m: m["table"]["next"] == again["table"]["id"])

    asyncio.run(body(*two))


def test_a_second_window_at_another_server_takes_the_seat_over(two):
    async def body(one, other) -> None:
        ada, _, name = await table_of_two(one, other)
        elsewhere = other.browser()
        elsewhere.http.cookies.update(ada.http.cookies)
        async with ada.socket(name) as old:
            await old.until("welcome")
            async with elsewhere.socket(name) as new:
                await new.until("welcome")
                assert await old.closed() == 4001
                assert (await new.act(first(new.view)))["type"] == "done"
                async with ada.socket(name) as newest:
                    await newest.until("welcome")
                    assert await new.closed() == 4001
                    assert (await newest.undo())["type"] == "done"

    asyncio.run(body(*two))


def test_bots_are_played_by_the_server_where_people_are(two):
    async def body(one, other) -> None:
        ada = one.browser()
        name = (await ada.create("toy", ["random", None, "greedy"], name="Ada"))["table"]["id"]
        elsewhere = other.browser()
        elsewhere.http.cookies.update(ada.http.cookies)
        for number in range(100):
            async with (elsewhere if number % 2 else ada).socket(name) as seat:  # now here, now there
                await seat.until_view(lambda view: view["phase"] == "over" or 1 in view["to_act"])
                if seat.view["phase"] == "over":
                    break
                assert (await seat.act(first(seat.view)))["type"] == "done"
        else:
            raise AssertionError("the game does not end")
        metrics = [(await browser.http.get("/metrics")).text for browser in (ada, elsewhere)]
        replaced = [line for text in metrics for line in text.splitlines() if "bots_replaced_total{" in line]
        assert replaced
        assert all(line.endswith(" 0") for line in replaced)

    asyncio.run(body(*two))


# Processes that die


async def answers(server: Running) -> None:
    await ready(server)


async def lengths(database: str, names: list[str]) -> list[int]:
    store = await Store.open(database)
    try:
        return [len(await store.log(name)) for name in names]
    finally:
        await store.close()


def test_when_a_server_is_killed_the_other_plays_its_bots_on(shared, tmp_path):
    async def begin(server) -> list[str]:
        browser = await ready(server)
        return [(await browser.create("nordic_countries", ["random"] * 2))["table"]["id"] for _ in range(4)]

    async def all_go_on(names: list[str]) -> None:
        before = await lengths(shared, names)
        while any(now < then + 3 for now, then in zip(await lengths(shared, names), before, strict=True)):
            await asyncio.sleep(0.1)

    options = ("--pace", "0.3")
    with (
        serve(tmp_path, *options, database=shared) as (one, here),
        serve(tmp_path, *options, database=shared) as (_, there),
    ):
        names = asyncio.run(begin(here))
        asyncio.run(answers(there))
        asyncio.run(asyncio.wait_for(all_go_on(names), 2 * PATIENCE))
        one.send_signal(signal.SIGKILL)
        one.wait(PATIENCE)
        asyncio.run(asyncio.wait_for(all_go_on(names), 2 * PATIENCE))


def test_when_a_server_is_killed_its_people_go_on_at_the_other(shared, tmp_path):
    async def body(one, here, there) -> None:
        ada = await ready(here)
        elsewhere = await ready(there)
        name = (await ada.create("toy", [None, "random", None], name="Ada", open=True))["table"]["id"]
        bob = there.browser()
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
        async with ada.socket(name) as seat, bob.socket(name) as other:
            await seat.until("welcome")
            await other.until("welcome")
            action = first(seat.view)
            done = await seat.act(action)
            assert done["type"] == "done"
            one.send_signal(signal.SIGKILL)
            await other.until("table", lambda m: not m["table"]["seats"][0]["connected"])
            elsewhere.http.cookies.update(ada.http.cookies)
            async with elsewhere.socket(name, since=done["entry"]) as again:
                assert (await again.act(action, seq=done["seq"]))["entry"] == done["entry"]
                await asyncio.gather(again.play(first), other.play(last))
                assert again.seq == other.seq

    with (
        serve(tmp_path, *TOY, database=shared) as (one, here),
        serve(tmp_path, *TOY, database=shared) as (_, there),
    ):
        asyncio.run(body(one, here, there))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to see processes")
def test_workers_share_an_address_and_one_that_dies_is_started_again(shared, tmp_path):
    async def play(server) -> None:
        ada, bob = await ready(server), server.browser()
        name = (await ada.create("toy", [None, None, "random"], name="Ada", open=True))["table"]["id"]
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
        async with ada.socket(name) as one, bob.socket(name) as other:
            await asyncio.gather(one.play(first), other.play(last))

    with serve(tmp_path, *TOY, "--workers", "2", database=shared) as (process, server):
        asyncio.run(play(server))
        before = server_workers(process.pid)
        assert len(before) == 2
        os.kill(before[0], signal.SIGKILL)
        until = time.monotonic() + PATIENCE
        while len(set(server_workers(process.pid)) - {before[0]}) < 2:
            assert time.monotonic() < until, "the worker is not started again"
            time.sleep(0.1)
        asyncio.run(play(server))
        after = server_workers(process.pid)
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
        assert not any(map(is_running, after))


def metric(text: str, name: str) -> list[float]:
    """What each process counts."""
    return [float(line.split()[-1]) for line in text.splitlines() if line.startswith(f"northline_{name}{{")]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to see processes")
def test_connections_that_name_their_table_meet_at_one_worker(shared, tmp_path):
    """Ten tables, each in the memory of one process; and where that one is gone, another serves them."""
    tables, workers = 10, 2

    async def body(server, process) -> None:
        made = []
        for _ in range(tables):
            ada, bob = await ready(server), server.browser()
            name = (await ada.create("toy", name="Ada", open=True))["table"]["id"]
            await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
            made.append((name, ada, bob))
        async with AsyncExitStack() as stack:
            clients = []
            for name, *people in made:
                for person in people:
                    client = await stack.enter_async_context(person.socket(name, at_home=True))
                    await client.until_view(lambda view: view["phase"] == "opening")
                    clients.append(client)
            in_memory, text = list[float](), ""
            while len(in_memory) < workers or sum(metric(text, "connections")) < len(clients):
                text = (await ada.http.get("/metrics")).text
                in_memory = metric(text, "tables_in_memory")
                await asyncio.sleep(0.1)
            assert sum(in_memory) == tables
            assert min(in_memory) > 0, "the tables are spread"
            for client in clients:
                assert (await client.act(first(client.view)))["type"] == "done"
        name, ada, bob = made[0]
        place = Place(Path("/"), 0, workers).home_of(f"/ws?table={name}".encode())
        os.kill(server_workers(process.pid)[place], signal.SIGKILL)
        while True:  # until the system no longer gives connections to the dead one
            try:
                async with ada.socket(name, at_home=True) as one, bob.socket(name, at_home=True) as other:
                    await asyncio.gather(one.play(first), other.play(last))
                return
            except GONE:
                await asyncio.sleep(0.1)

    with serve(tmp_path, *TOY, "--workers", str(workers), database=shared) as (process, server):
        asyncio.run(body(server, process))


# A database that goes away


def test_a_restart_of_the_database_is_a_pause_and_not_a_loss(own_postgres, tmp_path):
    """It is stopped as if it crashed, three times, while games go on at two servers."""
    database = next(new_database(own_postgres.get_uri()))
    restarts = 3

    def restart() -> None:
        control, folder = own_postgres.bin_path / "pg_ctl", own_postgres.pgdata
        command = [control, "-w", "-D", folder, "-l", folder / "log", "-m", "immediate", "restart"]
        subprocess.run(
            command, user=own_postgres.system_user, cwd=folder, check=True, stdout=subprocess.DEVNULL
        )

    async def play(client: Client, choose, acknowledged: dict[int, int]) -> None:
        while True:
            await client.until_view(lambda view: view["phase"] == "over" or client.seat in view["to_act"])
            if client.view["phase"] == "over":
                return
            seq, action = client.seq, choose(client.view)
            while (answer := await client.act(action, seq))["type"] == "refused":
                assert answer["code"] in ("unavailable", "stale"), answer
                if answer["code"] == "stale":
                    break
            else:
                acknowledged[answer["entry"]] = client.seat

    async def body(one, other) -> None:
        tables = [await table_of_two(one, other, "toy") for _ in range(4)]
        acknowledged = [dict[int, int]() for _ in tables]
        async with AsyncExitStack() as stack:
            playing = []
            for (ada, bob, name), noted in zip(tables, acknowledged, strict=True):
                for browser, choose in ((ada, first), (bob, last)):
                    client = await stack.enter_async_context(browser.socket(name))
                    playing.append(asyncio.create_task(play(client, choose, noted)))
            for _ in range(restarts):
                before = sum(map(len, acknowledged))
                await asyncio.to_thread(restart)
                while sum(map(len, acknowledged)) < before + 8 and not all(task.done() for task in playing):
                    await asyncio.sleep(0.05)
            await asyncio.gather(*playing)
        store = await Store.open(database)
        for (_, _, name), noted in zip(tables, acknowledged, strict=True):
            log = await store.log(name)
            assert {seq: seat for seq, seat in noted.items() if log[seq].seat != seat} == {}
            assert LoggedGame.fold(toy(), log, SplitMix(0)).over
        await store.close()

    chosen = settings(tmp_path, database=database, database_timeout=PATIENCE)
    with running(chosen) as one, running(chosen) as other:
        asyncio.run(body(one, other))
