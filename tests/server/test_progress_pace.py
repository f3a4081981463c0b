"""Progress is told once in a while, however quickly people act, and in the end everybody knows how far they are."""

from __future__ import annotations

import asyncio
import json
import time
from types import SimpleNamespace

import pytest

from northline.server.game import progress_pace
from northline.server.game.progress_pace import ProgressBudget, ProgressPace
from tests.server.harness import last, running, settings


def test_what_is_left_out_is_announced_once():
    async def body() -> None:
        announced = asyncio.Event()
        pace = ProgressPace(0.05, ProgressBudget(1), announced.set)
        assert pace.tells(now_or_never=False), "the first time at once"
        left_out = [pace.tells(now_or_never=False) for _ in range(100)].count(False)
        if left_out:
            await asyncio.wait_for(announced.wait(), 30)
        announced.clear()
        pace = ProgressPace(3600, ProgressBudget(1), announced.set)
        assert [pace.tells(now_or_never=False) for _ in range(3)] == [True, False, False]
        assert pace.tells(now_or_never=True), "nothing comes after the end of a game"
        await asyncio.sleep(0)
        assert not announced.is_set()
        pace.tells(now_or_never=False)
        pace.stop()

    asyncio.run(body())


def test_progress_waits_where_the_process_has_no_time_for_it():
    async def body() -> None:
        announced, budget = asyncio.Event(), ProgressBudget(0.2)
        pace = ProgressPace(0.01, budget, announced.set)
        with budget.spending():
            time.sleep(0.1)
        assert not budget.left
        assert not pace.tells(now_or_never=False)
        assert pace.tells(now_or_never=True), "the end of a game is told all the same"
        assert not pace.tells(now_or_never=False)
        await asyncio.wait_for(announced.wait(), 30)
        assert budget.left

    asyncio.run(body())


def told(frames: list[str]) -> tuple[dict | None, int]:
    """The progress that somebody knows, and how many entries came without."""
    known, without = None, 0
    for message in map(json.loads, frames):
        known = message.get("progress") or known
        without += message["type"] == "happened" and message["progress"] is None
    return known, without


def test_everybody_knows_their_progress_after_a_quick_game(tmp_path):
    """With an interval that no game outlasts: what comes with the welcome, and what comes at the end."""

    async def body(server) -> None:
        ada, bob, eve = (server.browser() for _ in range(3))
        name = (await ada.create("toy", [None, None], name="Ada", open=True))["table"]["id"]
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
        async with ada.socket(name) as one, bob.socket(name) as two, eve.socket(name) as three:
            over = three.until_view(lambda view: view["phase"] == "over")
            await asyncio.gather(one.play(last), two.play(last), over)
            for browser, client in ((ada, one), (bob, two), (eve, three)):
                known, without = told(client.frames)
                assert without > 5
                async with browser.socket(name, watch=client is three) as again:
                    assert known == (await again.until("welcome"))["progress"]

    with running(settings(tmp_path, progress_interval=3600)) as server:
        asyncio.run(body(server))


def test_what_was_left_out_comes_by_itself(tmp_path):
    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        name = (await ada.create("toy", [None, None], name="Ada", open=True))["table"]["id"]
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
        async with ada.socket(name) as one, bob.socket(name) as two:
            people = (one, two)
            await asyncio.gather(
                *(client.until_view(lambda view: view["phase"] == "opening") for client in people)
            )
            while not any(one.view["routes"].values()):
                for client in people:
                    if client.seat in client.view["to_act"]:
                        menu = client.view["legal_actions"]
                        claims = [action for action in menu if action.startswith("claim")]
                        assert (await client.act((claims or menu)[-1]))["type"] == "done"
                    await client.send(type="ping")
                    await client.until("pong")
            async with ada.socket(name, watch=True) as fresh:
                now = (await fresh.until("welcome"))["progress"]["longest_paths"]
            while told(one.frames)[0]["longest_paths"] != now:
                await one.receive()

    with running(settings(tmp_path, progress_interval=1)) as server:
        asyncio.run(body(server))


def test_a_busy_process_has_less_time_for_progress(monkeypatch):
    clock = SimpleNamespace(now=0.0, worked=0.0)
    fake = SimpleNamespace(monotonic=lambda: clock.now, thread_time=lambda: clock.worked)
    monkeypatch.setattr(progress_pace, "time", fake)
    budget = ProgressBudget(0.1)
    shares = []
    for busy in (1.0, 0.5, 0.0):
        clock.now, clock.worked = clock.now + 2, clock.worked + 2 * busy
        assert budget.left
        shares.append(budget._bucket.per_second)
    assert shares == pytest.approx([0.025, 0.0625, 0.1])
