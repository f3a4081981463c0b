"""The server stays reachable and tells the truth about itself, whatever is asked of it and whatever fails below it."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import sqlite3
import sys
import time
from contextlib import closing

import httpx
import pytest

from northline.server.db.store import Store
from northline.server.game.reaper import Reaper
from northline.server.game.registry import TableRegistry
from northline.server.http.background import Background
from northline.server.ops.logs import JsonLinesFormatter
from northline.server.ops.metrics import Metrics, decode_samples, encode_samples, metrics_text
from northline.server.ops.offences import Offences
from northline.server.wire.refusals import Refusal
from tests.server import processes
from tests.server.harness import PATIENCE, last, running, settings
from tests.server.storage import SEATS, START, action_entry, table_row, with_store

# Names that cannot be


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/tables/a%00b/replay", "/api/statistics/toy/%00"])
def test_a_name_that_no_database_takes_is_refused_at_once(database, path):
    """It used to be tried again and again, since a database that complains may be one that is away."""

    async def body(server) -> None:
        ada = server.browser()
        response = await ada.http.get(path)
        assert response.status_code == 404
        async with ada.socket() as client:
            await client.send(type="hello", table="a\x00b")
            assert (await client.until("refused"))["code"] == "unknown_table"

    # A server that retried would do so for longer than a test waits.
    with running(settings("", database=database, database_timeout=10 * PATIENCE)) as server:
        asyncio.run(body(server))


def test_a_body_has_to_arrive(tmp_path):
    async def body(server) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        answer = await asyncio.wait_for(reader.readuntil(b"}"), PATIENCE)
        assert b" 400 " in answer
        writer.close()

    with running(settings(tmp_path, body_timeout=0.3)) as server:
        asyncio.run(body(server))


# Health


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are set in Linux only")
def test_health_says_so_when_nothing_can_be_written(tmp_path):
    """Reading still works then, and a server that cannot write is no help to anybody."""
    import resource

    async def body(process, server) -> None:
        browser = await processes.ready(server)
        assert (await browser.get("/api/health"))["status"] == "ok"
        limits = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1, limits[1]))
        await asyncio.sleep(1.1)  # the last answer holds for a second
        response = await browser.http.get("/api/health")
        assert (response.status_code, response.json()["code"]) == (503, "unavailable")
        assert (await browser.http.get("/api/tables")).status_code == 200
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, limits)
        assert (await browser.get("/api/health"))["status"] == "ok"

    with processes.serve(tmp_path) as (process, server):
        asyncio.run(body(process, server))


# Metrics


def samples(text: str, name: str) -> dict[str, int]:
    """The numbers of a metric by their labels."""
    found = re.findall(rf"^northline_{name}(?:{{(.*)}})? (\d+)$", text, re.MULTILINE)
    return {labels: int(number) for labels, number in found}


def test_it_does_not_matter_which_process_is_asked_for_metrics(shared):
    async def body(one, two) -> None:
        browsers = one.browser(), two.browser()
        async with browsers[0].socket() as client:
            for _ in range(7):
                await client.send(type="ping")
                await client.until("pong")
            for browser in browsers:  # which writes the newest numbers down
                await browser.get("/api/health")
            pages = [(await browser.http.get("/metrics")).text for browser in browsers]
        seen = [samples(page, "frames_received_total") for page in pages]
        assert seen[0] == seen[1]
        assert sorted(seen[0].values()) == [0, 7]
        assert all(labels.startswith("process=") for labels in seen[0])

    chosen = settings("", database=shared)
    with running(chosen) as one, running(chosen) as two:
        asyncio.run(body(one, two))


def test_samples_travel_between_processes():
    metrics = Metrics()
    metrics.count_refusal("too_fast")
    for seconds in (0.004, 0.005, 0.03, 99):
        metrics.count_action(seconds)
    taken = metrics.samples()
    assert decode_samples(encode_samples(taken)) == taken
    assert decode_samples("") == decode_samples("[]") == {}
    page = metrics_text({"one": taken, "two": {}}, {"over": 3}, labelled=True)
    assert 'northline_refusals_total{code="too_fast",process="one"} 1' in page
    for bound, number in {"0.005": 2, "0.025": 2, "0.05": 3, "10.0": 3, "+Inf": 4}.items():
        assert f'northline_action_seconds_bucket{{le="{bound}",process="one"}} {number}\n' in page
    assert 'northline_action_seconds_count{process="one"} 4\n' in page
    assert 'northline_action_seconds_sum{process="one"} 99.039\n' in page
    assert 'northline_tables{state="over"} 3' in page


# The reaper


def test_tables_that_nobody_comes_back_to_are_closed_and_then_deleted(database):
    old, now = time.time() - 10 * 24 * 3600, time.time()
    limits = {"close_waiting_after": 24 * 3600.0, "close_playing_after": 5 * 24 * 3600.0}

    async def body(store: Store) -> None:
        async def add(name: str, changed: float, state: str = "waiting", **more) -> None:
            await store.create_table(table_row(name, changed=changed, state=state, **more), SEATS)

        await add("waits", now)
        await add("waits-long", old)
        await add("watched", old)
        await add("plays", old, "playing")
        await add("plays-slowly", old, "playing")
        await add("has-a-clock", old, "playing", clock='{"per_action": 2592000}')
        await add("over", old, "over")
        await add("closed", now - 8 * 24 * 3600, "closed")
        for name, at in [("plays", old), ("plays-slowly", now), ("has-a-clock", old), ("closed", old)]:
            for entry in (START, action_entry(at=at)):
                await store.database.append(_row(name, entry, at))
        registry = TableRegistry(store, settings("", database=database, **limits))
        registry.store.presence.set_local("watched", {None: (0.8, 0.0)})
        await Reaper(registry).sweep()
        found = {name: room.table.state for name in NAMES if (room := await store.table(name)) is not None}
        assert found == {
            "waits": "waiting",
            "waits-long": "closed",
            "watched": "waiting",
            "plays": "closed",
            "plays-slowly": "playing",
            "has-a-clock": "playing",
            "over": "over",
        }
        assert await store.log("closed") == []
        registry.bots.close()

    with_store(database, body)


NAMES = ("waits", "waits-long", "watched", "plays", "plays-slowly", "has-a-clock", "over", "closed")


def _row(name, entry, at):
    from dataclasses import replace

    from northline.server.db.rows import log_columns

    return log_columns(name, replace(entry, at=at))


def test_nobody_acts_at_a_table_that_was_closed(tmp_path):
    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        name = (await ada.create("toy", name="Ada", open=True))["table"]["id"]
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
        with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
            connection.execute("UPDATE tables SET state = 'closed' WHERE id = ?", (name,))
            connection.commit()
        for _ in range(20):  # so many tables are used that it is read anew
            await ada.create("toy", name="Ada")
        async with ada.socket(name) as seat:
            welcome = await seat.until("welcome")
            assert welcome["table"]["state"] == "closed"
            assert (await seat.act(welcome["view"]["legal_actions"][0]))["code"] == "table_closed"

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_tables_that_were_left_do_not_push_an_honest_one_off_the_list(tmp_path):
    async def body(server) -> None:
        ada, eve = server.browser(), server.browser()
        name = (await ada.create("toy", name="Ada", open=True))["table"]["id"]
        async with ada.socket(name) as seat:
            await seat.until("welcome")
            await asyncio.gather(*(eve.create("toy", open=True) for _ in range(101)))
            listed = await eve.get("/api/tables")
            assert len(listed) == 100
            assert listed[0]["id"] == name

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


# Work for others


def test_long_work_is_done_in_another_process_that_may_die():
    async def body() -> None:
        background = Background()
        try:
            first = await background.run(os.getpid)
            assert first != os.getpid()
            assert await background.run(os.getpid) == first
            with pytest.raises(Exception, match="terminated"):
                await background.run(os._exit, 3)
            assert await background.run(os.getpid) not in (first, os.getpid())
            many = [asyncio.create_task(background.run(os.getpid)) for _ in range(20)]
            outcomes = await asyncio.gather(*many, return_exceptions=True)
            assert sum(isinstance(outcome, Refusal) for outcome in outcomes) == 12
        finally:
            background.close()

    asyncio.run(body())


def test_a_replay_is_not_made_where_people_play(tmp_path, monkeypatch):
    """The game is not even replayed from its log: that, too, would keep everybody waiting."""
    from northline.server.game.logged_game import LoggedGame

    async def play(server) -> str:
        ada = server.browser()
        name = (await ada.create("tiny", [None, "random"], name="Ada"))["table"]["id"]
        async with ada.socket(name) as client:
            await client.play(last)
        return name

    async def look(server, name: str) -> None:
        folded = []
        monkeypatch.setattr(LoggedGame, "replay", lambda *_: folded.append(1))
        response = await server.browser().http.get(f"/api/tables/{name}/replay")
        assert response.json()["entries"][-1]["view"]["phase"] == "over"
        assert folded == []

    with running(settings(tmp_path)) as server:
        name = asyncio.run(play(server))
    with running(settings(tmp_path)) as server:
        asyncio.run(look(server, name))


def test_replays_that_have_to_be_made_are_rationed(tmp_path):
    async def body(server) -> list[int]:
        ada = server.browser()
        name = (await ada.create("tiny", [None, "random"], name="Ada"))["table"]["id"]
        async with ada.socket(name) as client:
            await client.play(last)
        http = server.browser().http
        return [
            (await http.get(f"/api/tables/{name}/replay", params=query)).status_code
            for query in ({}, {}, {"seat": 0}, {}, {"seat": 1}, {})
        ]

    # One to set the table up, a fifth for the socket, and then two.
    with running(settings(tmp_path, requests_burst=3.5, requests_per_second=0.001)) as server:
        assert asyncio.run(body(server)) == [200, 200, 200, 200, 429, 200]


# Logs


def test_the_log_says_of_addresses_what_the_operator_chose(caplog):
    caplog.set_level(logging.INFO, "northline")
    for how, expected in [("none", None), ("network", "203.0.113.0/24"), ("full", "203.0.113.9")]:
        caplog.clear()
        offences = Offences(how)
        for _ in range(50):
            offences.note("too many requests", "203.0.113.9")
        assert 0 < len(caplog.records) <= 3, "a flood of requests is not one of lines"
        line = json.loads(JsonLinesFormatter().format(caplog.records[0]))
        assert line.get("address") == expected
        assert ("203.0.113" in json.dumps(line)) == (how != "none")


def test_the_address_behind_a_proxy_is_the_one_that_counts(tmp_path, caplog):
    caplog.set_level(logging.INFO, "northline")

    async def body(server) -> None:
        for address in ("198.51.100.7", "2001:db8::1"):
            async with httpx.AsyncClient(base_url=server.http, headers={"x-forwarded-for": address}) as http:
                codes = [(await http.get("/api/editions")).status_code for _ in range(20)]
                assert codes[0] == 200
                assert codes[-1] == 429

    with running(
        settings(tmp_path, requests_burst=2, requests_per_second=0.001, log_addresses="full")
    ) as server:
        asyncio.run(body(server))
    shown = {record.address for record in caplog.records if hasattr(record, "address")}
    assert shown == {"198.51.100.7", "2001:db8::1"}
