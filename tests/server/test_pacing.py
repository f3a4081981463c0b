"""Bots are as fast as people wish, and wait for whoever may want to take an action back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from northline.server.cluster.presence import Pace, Presence
from tests.server.harness import Browser, Client, Running, first, running, settings

AGES = 60.0
"""Seconds before a bot acts at its own pace: longer than any test waits."""


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings(tmp_path_factory.mktemp("patient"), pace=AGES)) as server:
        yield server


async def choose_tickets(player: Client) -> None:
    """Keep tickets, while a bot has still to choose its own."""
    await player.until_view(lambda view: view["phase"] == "opening")
    assert (await player.act(first(player.view)))["type"] == "done"


async def sit_down(server: Running, *bots: str) -> tuple[Browser, str]:
    ada = server.browser()
    return ada, (await ada.create("tiny", [None, *bots], name="Ada"))["table"]["id"]


def test_the_slowest_of_those_who_are_connected_counts():
    presence = Presence()
    presence.set_processes(1, {1, 2})
    presence.set_local("table", {0: Pace(0.2, 3.0), None: Pace(5.0)})
    presence.set_remote(2, "table", {0: Pace(1.0, 0.0), 1: Pace(0.5, 8.0)})
    assert presence.connected("table") == {0: Pace(1.0, 3.0), 1: Pace(0.5, 8.0), None: Pace(5.0)}


def test_bots_wait_until_the_action_is_taken_back_or_confirmed(patient):
    async def body(server: Running) -> None:
        ada, name = await sit_down(server, "greedy")
        async with ada.socket(name) as seat:
            await seat.send(type="pace", undo=15)
            await choose_tickets(seat)
            moment = 0.0
            for _ in range(2):  # taken back, and done again
                assert seat.can_undo
                moment = seat.last_happened["undo_for"]
                assert 0 < moment <= 15
                assert (await seat.undo())["type"] == "done"
                assert seat.view is not None
                assert seat.view["phase"] == "opening"
                assert (await seat.act(first(seat.view)))["type"] == "done"
            await seat.send(type="pace", bots=0, undo=15)
            before = seat.seq
            await seat.send(type="go_on", seq=before - 1)  # an old one ends nothing
            await seat.send(type="go_on", seq=before)
            happened = await seat.until("happened")
            assert happened["seat"] == 1, "the bot goes on at once"
            assert happened["undo_for"] is None

    asyncio.run(body(patient))


def test_the_moment_ends_by_itself_and_an_undo_of_its_last_instant_is_in_time(patient):
    async def body(server: Running) -> None:
        ada, name = await sit_down(server, "greedy")
        async with ada.socket(name) as seat:
            await seat.send(type="pace", undo=0.5)
            await choose_tickets(seat)
            await asyncio.sleep(seat.last_happened["undo_for"])
            assert (await seat.undo())["type"] == "done"
            assert seat.view is not None
            assert (await seat.act(first(seat.view)))["type"] == "done"
            await seat.send(type="pace", bots=0, undo=15)  # too late for this moment
            assert (await seat.until("happened"))["seat"] == 1

    asyncio.run(body(patient))


def test_a_moment_is_told_to_whoever_comes_back_within_it(patient):
    async def body(server: Running) -> None:
        ada, name = await sit_down(server, "greedy")
        async with ada.socket(name) as seat:
            await seat.send(type="pace", undo=15)
            await choose_tickets(seat)
        async with ada.socket(name) as again, server.browser().socket(name) as eve:
            assert (await again.until("welcome"))["undo_for"] > 5
            assert (await eve.until("welcome"))["undo_for"] is None
            assert (await again.undo())["type"] == "done"

    asyncio.run(body(patient))


def test_spectators_choose_the_pace_of_a_game_between_bots(patient):
    async def body(server: Running) -> None:
        eve = server.browser()
        name = (await eve.create("tiny", ["greedy", "greedy"], open=True))["table"]["id"]
        async with eve.socket(name) as watching:
            await watching.send(type="pace", bots=0)
            await watching.until_view(lambda view: view["phase"] == "over")

    asyncio.run(body(patient))


def test_a_server_with_the_pace_zero_waits_for_nobody(tmp_path):
    async def body(server: Running) -> None:
        ada, name = await sit_down(server, "greedy")
        async with ada.socket(name) as seat:
            await seat.send(type="pace", bots=5, undo=15)
            await choose_tickets(seat)
            assert seat.last_happened["undo_for"] is None
            await seat.play(first)

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_a_strange_pace_is_refused(patient):
    async def body(server: Running) -> None:
        async with server.browser().socket() as client:
            for strange in ({"bots": -1}, {"bots": 6}, {"undo": 16}, {"undo": None}, {"bots": "fast"}):
                await client.send(type="pace", **strange)
                assert (await client.until("refused"))["code"] == "bad_message"

    asyncio.run(body(patient))
