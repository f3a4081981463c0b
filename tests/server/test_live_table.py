"""What is checked before a table's lock is taken is checked again under it."""

from __future__ import annotations

import asyncio
import threading

import pytest

from northline.server.db.rows import SeatRow
from northline.server.db.store import Store
from northline.server.game.bot_pool import BotPool
from tests.server.harness import first, running, settings

A_WHILE = 0.3
"""Seconds that a slow write takes: long enough for other messages to queue up behind the lock."""


@pytest.fixture
def slow_seats(monkeypatch) -> threading.Event:
    """Changing a seat in the database takes a while; an event tells when one has begun."""
    begun, change_seat = threading.Event(), Store.change_seat

    async def slowly(store: Store, table_id: str, before: SeatRow, after: SeatRow) -> None:
        begun.set()
        await asyncio.sleep(A_WHILE)
        await change_seat(store, table_id, before, after)

    monkeypatch.setattr(Store, "change_seat", slowly)
    return begun


@pytest.mark.parametrize("way", ["leave", "resign"])
@pytest.mark.parametrize("message", ["act", "undo"])
def test_who_gives_up_a_seat_cannot_act_with_what_waits_for_the_lock(tmp_path, slow_seats, way, message):
    """The bot has the seat when the lock is free: the player's message comes too late."""

    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        name = (await ada.create("tiny", [None, None], name="Ada", open=True))["table"]["id"]
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
        async with ada.socket(name) as seat:
            await seat.until_view(lambda view: 0 in view["to_act"])
            if message == "undo":
                assert (await seat.act(first(seat.view)))["type"] == "done"
                assert seat.can_undo
            slow_seats.clear()
            giving_up = asyncio.create_task(ada.post(f"/api/tables/{name}/{way}"))
            while not slow_seats.is_set():
                await asyncio.sleep(0.01)
            answer = await (seat.undo() if message == "undo" else seat.act(first(seat.view)))
            assert (answer["type"], answer.get("code")) == ("refused", "not_seated")
            assert (await giving_up)["seats"][0]["bot"] == "greedy"

    with running(settings(tmp_path, pace=60)) as server:
        asyncio.run(body(server))


def test_a_bot_does_not_act_for_somebody_who_is_back(tmp_path, slow_seats, monkeypatch):
    """The bot has chosen, and waits for the lock, while its player takes the seat back."""
    chosen = threading.Event()

    async def choose(pool: BotPool, spec: str, state, seat: int, customer, events) -> tuple[str, str]:
        slow_seats.clear()
        while not slow_seats.is_set():  # until the player has begun to sit down
            await asyncio.sleep(0.01)
        chosen.set()
        return "draw", ""

    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        name = (await ada.create("tiny", [None, None], name="Ada", open=True))["table"]["id"]
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
        async with ada.socket(name) as one, bob.socket(name) as two:
            for client in (one, two):
                await client.until_view(lambda view: view["phase"] == "opening")
                assert (await client.act(first(client.view)))["type"] == "done"
            while one.seq < two.seq:
                await one.receive()
            browser, client = (ada, one) if one.seat in one.view["to_act"] else (bob, two)
            await browser.post(f"/api/tables/{name}/leave")
            back = await browser.post(f"/api/tables/{name}/join", {"name": "Ada"})
            assert chosen.is_set()
            assert back["table"]["seats"][back["seat"]]["bot"] is None
            await asyncio.sleep(A_WHILE)
            await client.send(type="ping")
            await client.until("pong")
            assert client.seq == 2, "the bot has drawn"

    monkeypatch.setattr(BotPool, "choose", choose)
    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))
