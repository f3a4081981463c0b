"""Time to think, and what happens when it is up. Talking, too."""

from __future__ import annotations

import asyncio

import pytest

from northline import rules
from northline.rules.actions import Draw, Keep, Retreat
from northline.rules.state import Tunnel
from northline.server.clocks import Clocks, TimeControl, harmless
from northline.server.storage import LogEntry, Store
from tests.games import CHOOSER, positions
from tests.server.tables import first, running, settings
from tests.toy import toy

waits_for_real_clocks = pytest.mark.soak
"""A busy machine can be later than a clock of a few hundredths of a second allows."""


def entry(seat: int, spent: float) -> LogEntry:
    return LogEntry(1, "action", seat, 0, "draw", spent=spent)


def test_a_clock_gives_seconds_for_each_action_and_then_those_of_the_bank():
    clocks = Clocks(TimeControl(per_action=10, bank=20), 2)
    clocks.run_for([0, 1], now=100.0)
    assert clocks.next_up(100.0) == (30.0, 0)
    assert clocks.left(1, 112.0) == 18.0
    clocks.acted(entry(0, clocks.spent(0, 115.0)))
    clocks.run_for([0, 1], now=115.0)  # seat 1 has been thinking all the time, seat 0 begins anew
    assert clocks.banks == [15.0, 20.0]
    assert (clocks.left(0, 115.0), clocks.left(1, 115.0)) == (25.0, 15.0)
    clocks.run_for([], now=115.0)
    assert clocks.next_up(200.0) is None


def test_the_log_tells_what_is_left_and_nobody_pays_for_a_restart():
    log = [LogEntry(0, "start", None, 0, ""), entry(0, 12.5), entry(1, 3.0), entry(0, 99.0)]
    clocks = Clocks(TimeControl(per_action=10, bank=20), 2, log)
    assert clocks.banks == [0.0, 20.0]
    clocks.run_for([0], now=5000.0)
    assert clocks.left(0, 5000.0) == 10.0


def test_a_harmless_action_is_legal_and_spends_nothing():
    met = set()
    for seed in range(6):
        for state in positions(toy(), 2, seed, CHOOSER["digger"]):
            for seat in state.to_act:
                action = harmless(state, seat)
                rules.check(state, seat, action)
                met.add(type(action))
                if isinstance(state.phase, Tunnel):
                    assert action == Retreat()
                if isinstance(action, Keep):
                    assert len(action.tickets) == 1
    assert {Retreat, Draw, Keep} <= met


async def seat_at_a_table(server, clock):
    ada, bob = server.browser(), server.browser()
    name = (await ada.create("tiny", name="Ada", open=True, clock=clock))["table"]["id"]
    await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
    return ada, bob, name


@waits_for_real_clocks
def test_a_bot_plays_on_for_somebody_whose_time_is_up_and_gives_the_seat_back(tmp_path):
    async def body(server) -> None:
        clock = {"per_action": 0.3, "bank": 0.2, "at_zero": "bot"}
        ada, bob, name = await seat_at_a_table(server, clock)
        async with bob.socket(name) as two:
            welcome = await two.until("welcome")
            assert welcome["table"]["clock"] == clock
            assert welcome["banks"] == [0.2, 0.2]
            # nobody does anything, so both are replaced, and the game is played to its end
            await two.until_view(lambda view: view["phase"] == "over")
            assert [seat["bot"] for seat in two.table["seats"]] == ["greedy", "greedy"]
        again = await ada.post(f"/api/tables/{name}/rematch")
        assert again["table"]["clock"] == clock
        assert [seat["bot"] for seat in again["table"]["seats"]] == [None, None]

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


@waits_for_real_clocks
def test_somebody_who_was_replaced_takes_the_seat_back(tmp_path):
    async def body(server) -> None:
        ada, bob, name = await seat_at_a_table(server, {"per_action": 2})
        async with ada.socket(name) as one, bob.socket(name) as two:
            await one.until("welcome")
            await one.act(first(one.view))
            await two.until("table", lambda m: m["table"]["seats"][1]["bot"] == "greedy")
            back = await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
            assert (back["seat"], back["table"]["seats"][1]["bot"]) == (1, None)

    with running(settings(tmp_path, pace=30)) as server:
        asyncio.run(body(server))


@waits_for_real_clocks
def test_or_something_harmless_is_done_though_nobody_looks(tmp_path):
    async def body(server) -> str:
        ada, _, name = await seat_at_a_table(server, {"per_action": 0.05, "at_zero": "action"})
        while (await ada.get(f"/api/tables/{name}"))["state"] == "playing":
            await asyncio.sleep(0.1)
            log = await look(name)
            if len(log) > 6:
                break
        assert {entry.note for entry in log[1:]} == {"the time was up"}
        assert all(entry.spent >= 0.05 for entry in log[1:])
        return name

    async def look(name: str) -> list[LogEntry]:
        store = await Store.open(settings(tmp_path).database)
        try:
            return await store.log(name)
        finally:
            await store.close()

    with running(settings(tmp_path)) as server:
        name = asyncio.run(body(server))
    before = len(asyncio.run(look(name)))
    with running(settings(tmp_path)):  # the clock goes on with the server
        assert any(len(asyncio.run(look(name))) > before for _ in range(300))


def test_a_new_table_with_a_strange_clock_is_refused(tmp_path):
    async def body(server) -> None:
        ada = server.browser()
        for clock in (
            {},
            {"per_action": 0},
            {"per_action": 1e9},
            {"per_action": 5, "bank": -1},
            {"per_action": 5, "x": 1},
        ):
            wanted = {"edition": "tiny", "seats": [None, None], "clock": clock}
            assert (await ada.post("/api/tables", wanted, 400))["code"] == "bad_message"

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_those_who_play_may_talk(tmp_path):
    async def body(server) -> None:
        ada, bob, name = await seat_at_a_table(server, None)
        async with ada.socket(name) as one, bob.socket(name) as two, server.browser().socket(name) as eve:
            for client in (one, two, eve):
                await client.until("welcome")
            await one.send(type="chat", phrase="good_luck")
            await one.send(type="chat", text=" <b>hi</b>\n\u202e there " + "x" * 300)
            for client in (one, two, eve):
                said = await client.until("said")
                assert (said["seat"], said["phrase"], said["text"]) == (0, "good_luck", None)
                said = await client.until("said")
                assert said["text"].startswith("<b>hi</b> there xxx")
                assert len(said["text"]) == 200
            await eve.send(type="chat", phrase="hello")
            assert (await eve.until("refused"))["code"] == "not_seated"
            for strange in ({}, {"text": " \n"}, {"phrase": "hello", "text": "hello"}, {"phrase": "rubbish"}):
                await two.send(type="chat", **strange)
                assert (await two.until("refused"))["code"] == "bad_message"
            for _ in range(6):
                await two.send(type="chat", phrase="sorry")
            assert (await two.until("refused"))["code"] == "too_fast"
            assert (await two.act(first(two.view)))["type"] == "done"

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))
