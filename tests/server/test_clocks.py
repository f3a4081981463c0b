"""Time to think, and what happens when it is up. Talking, too."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import pytest

from northline import rules
from northline.rules import SplitMix
from northline.rules.actions import Draw, Keep, Retreat
from northline.rules.state import Tunnel
from northline.server.db.rows import LogEntry
from northline.server.db.store import Store
from northline.server.game.clocks import Clocks, decision_entry, timeout_action
from northline.server.game.logged_game import LoggedGame, start_entry
from northline.server.wire.notes import decode_note, encode_note
from northline.server.wire.refusals import Refusal
from northline.server.wire.time_control import TimeControl
from tests.games import CHOOSER, positions
from tests.server.harness import PATIENCE, first, running, settings
from tests.toy import tiny, toy


def entry(seat: int, spent: float) -> LogEntry:
    return LogEntry(seq=1, kind="action", seat=seat, acted_on=0, action="draw", spent=spent)


def test_a_clock_gives_seconds_for_each_action_and_then_those_of_the_bank():
    clocks = Clocks(TimeControl(per_action=10, bank=20), 2)
    assert clocks.time_left(0, spent=0.0) == 30.0
    assert clocks.time_left(1, spent=12.0) == 18.0
    clocks.charge(entry(0, 15.0))
    assert clocks.banks == [15.0, 20.0]
    clocks.charge(entry(1, 3.0))
    assert clocks.banks == [15.0, 20.0]
    clocks.charge(entry(0, 99.0))
    assert clocks.banks == [0.0, 20.0]
    assert clocks.time_left(0, spent=12.0) == -2.0


def fold(*entries: tuple[int, str, float]) -> LoggedGame:
    """A game that began at 1000, from seats, actions and times."""
    start = replace(start_entry(tiny(), ["Ada", "Bob"], [None, None], SplitMix(1)), at=1000.0)
    logged = LoggedGame.fold(tiny(), [start], SplitMix(2))
    for seat, text, at in entries:
        if text == "undo":
            pending = logged.prepare_undo(seat, logged.seq)
        else:
            menu = [logged.game.text(action) for action in logged.game.legal_actions(seat)]
            pending = logged.prepare_action(
                seat, next(option for option in menu if option.startswith(text)), logged.seq
            )
        timed = replace(pending.applied, entry=replace(pending.entry, at=at))
        logged.commit(replace(pending, applied=timed))
    return logged


def test_the_log_tells_since_when_somebody_has_been_thinking():
    assert [decision_entry(fold(), seat).at for seat in (0, 1)] == [1000.0, 1000.0]
    one_chose = fold((0, "keep", 1010.0))
    assert decision_entry(one_chose, 1).at == 1000.0
    and_changed_his_mind = fold((0, "keep", 1010.0), (0, "undo", 1015.0))
    assert [decision_entry(and_changed_his_mind, seat).at for seat in (0, 1)] == [1015.0, 1000.0]
    both_chose = fold((0, "keep", 1010.0), (1, "keep", 1030.0))
    [seat] = both_chose.game.to_act
    assert decision_entry(both_chose, seat).at == 1030.0
    drawn = fold((0, "keep", 1010.0), (1, "keep", 1030.0), (seat, "draw", 1040.0))
    [seat] = drawn.game.to_act
    assert decision_entry(drawn, seat).at == 1040.0


def test_a_decision_that_was_taken_back_has_the_time_that_it_had():
    clocks = Clocks(TimeControl(per_action=10, bank=20), 2)
    clocks.charge(entry(0, 14.0))
    assert (clocks.banks[0], clocks.time_left(0, 0.0)) == (16.0, 26.0)
    clocks.charge(replace(entry(0, 0.0), kind="undo"))
    assert clocks.time_left(0, clocks.carried[0]) == 16.0, "four of the bank are used, and all for the action"
    clocks.charge(entry(0, 17.0))
    assert clocks.banks[0] == 13.0
    clocks.charge(entry(0, 8.0))
    clocks.charge(replace(entry(0, 6.0), kind="undo"))
    assert clocks.carried[0] == 14.0
    assert clocks.time_left(0, clocks.carried[0]) == 9.0, "eight and six are four more than ten"
    assert clocks.banks[1] == 20.0


def test_what_the_clock_did_is_not_taken_back():
    """Or whoever is late would have the time for the action once more."""
    logged = fold()
    menu = [logged.game.text(action) for action in logged.game.legal_actions(0)]
    for note in (encode_note("time_up"), ""):
        logged = fold()
        logged.commit(logged.prepare_action(0, menu[0], logged.seq, note))
        assert logged.can_undo(0) == (not note)
    logged.commit(logged.prepare_undo(0, logged.seq))
    assert not logged.can_undo(0), "nothing is left to take back"
    logged.commit(logged.prepare_action(0, menu[0], logged.seq, encode_note("time_up")))
    assert not logged.can_undo(0)
    with pytest.raises(Refusal):
        logged.prepare_undo(0, logged.seq)


def test_a_timeout_action_is_legal_and_spends_nothing():
    met = set()
    for seed in range(6):
        for state in positions(toy(), 2, seed, CHOOSER["digger"]):
            for seat in state.to_act:
                action = timeout_action(state, seat)
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


def test_a_bot_plays_on_for_somebody_whose_time_is_up_and_gives_the_seat_back(tmp_path):
    async def body(server) -> None:
        clock = {"per_action": 0.3, "bank": 0.2, "at_zero": "bot"}
        ada, bob, name = await seat_at_a_table(server, clock)
        async with bob.socket(name) as two:
            welcome = await two.until("welcome")
            assert welcome["table"]["clock"] == clock
            assert welcome["clocks"]["banks"] == [0.2, 0.2]
            # nobody does anything, so both are replaced, and the game is played to its end
            await two.until_view(lambda view: view["phase"] == "over")
            assert [seat["bot"] for seat in two.table["seats"]] == ["greedy", "greedy"]
        again = await ada.post(f"/api/tables/{name}/rematch")
        assert again["table"]["clock"] == clock
        assert [seat["bot"] for seat in again["table"]["seats"]] == [None, None]

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_who_comes_back_too_late_for_a_decision_has_the_next_one(tmp_path):
    """Or joining again before the bot has acted would give the time back, over and over."""

    async def body(server) -> None:
        _, bob, name = await seat_at_a_table(server, {"per_action": 1.0, "at_zero": "bot"})
        async with bob.socket(name) as seat:
            while not seat.table or seat.table["seats"][1]["bot"] is None:
                await seat.receive()
            assert (await bob.post(f"/api/tables/{name}/join", {"name": "Bob"}))["seat"] == 1
            while (happened := await seat.until("happened"))["seat"] != 1:
                pass
            assert happened["note_code"] == "time_up"
            assert seat.table["seats"][1]["bot"] is None, "the seat is Bob's again"

    with running(settings(tmp_path, pace=60)) as server:
        asyncio.run(body(server))


def test_or_something_harmless_is_done_though_nobody_looks(tmp_path):
    """The clock goes on while nobody is there, and with a server that starts again."""
    per_action = 0.05

    async def begin(server) -> str:
        return (await seat_at_a_table(server, {"per_action": per_action, "at_zero": "action"}))[2]

    async def grown(name: str, beyond: int) -> list[LogEntry]:
        store = await Store.open(settings(tmp_path).database)
        try:
            while len(log := await store.log(name)) <= beyond:
                await asyncio.sleep(0.05)
            return log
        finally:
            await store.close()

    with running(settings(tmp_path)) as server:
        name = asyncio.run(begin(server))
        log = asyncio.run(asyncio.wait_for(grown(name, 4), PATIENCE))
    assert {decode_note(entry.note).code for entry in log[1:]} == {"time_up"}
    assert all(entry.spent >= per_action for entry in log[1:])
    with running(settings(tmp_path)):
        asyncio.run(asyncio.wait_for(grown(name, len(log) + 2), PATIENCE))


def test_a_table_whose_clock_runs_need_not_be_in_memory(tmp_path):
    async def body(server) -> None:
        ada, _, name = await seat_at_a_table(server, {"per_action": 3600})
        metrics = (await ada.http.get("/metrics")).text
        assert "northline_tables_in_memory 0" in metrics
        assert 'northline_tables{state="playing"} 1' in metrics
        async with ada.socket(name) as seat:
            assert (await seat.until("welcome"))["clocks"]["banks"] == [0, 0]
            assert (await seat.act(first(seat.view)))["type"] == "done"

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


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


def test_clocks_tell_the_same_deadline_whenever_one_looks(tmp_path):
    """Also after an undo by somebody, and in a second window: it is the server's time that counts."""

    async def body(server) -> None:
        clock = {"per_action": 100, "bank": 500}
        ada, bob, name = await seat_at_a_table(server, clock)
        began = time.time()
        deadlines = []
        for _ in range(2):
            async with ada.socket(name) as one:
                clocks = (await one.until("welcome"))["clocks"]
                assert abs(clocks["now"] - time.time()) < PATIENCE
                assert [running["seat"] for running in clocks["running"]] == [0, 1]
                deadlines.append([running["deadline"] for running in clocks["running"]])
                for running in clocks["running"]:
                    assert running["deadline"] == pytest.approx(running["reserve_from"] + 500)
                    assert abs(running["reserve_from"] - (began + 100)) < PATIENCE
            await asyncio.sleep(0.2)
        assert deadlines[0] == deadlines[1]
        async with ada.socket(name) as one, bob.socket(name) as two:
            await two.until("welcome")
            assert (await two.act(first(two.view)))["type"] == "done"
            happened = await one.until("happened")
            assert [running["deadline"] for running in happened["clocks"]["running"]] == [deadlines[0][0]]
            await bob.post(f"/api/tables/{name}/leave")
            told = await one.until("table", lambda message: message["table"]["seats"][1]["bot"] is not None)
            assert told["clocks"]["banks"] == [500, None], "bots have no clock"
            await one.send(type="ping")
            assert (await one.until("pong"))["now"] >= happened["clocks"]["now"]

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))
