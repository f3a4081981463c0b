"""Many messages from everybody at once, right and wrong, late and twice; and two servers on one database."""

from __future__ import annotations

import asyncio
import json

import pytest

from northline.rules import SplitMix
from northline.server.db.store import Store
from northline.server.game.logged_game import LoggedGame
from tests.server.harness import first, running, settings
from tests.server.messages import NONSENSE
from tests.toy import toy

WORDS = [
    "draw",
    "tickets",
    "take red",
    "take locomotive",
    "pass",
    "retreat",
    "stop",
    "keep",
    "claim alpha-beta red",
]


def anything(client, menus: list[str], chance: SplitMix) -> str:
    """A message: mostly sensible, sometimes old, sometimes somebody else's, sometimes nonsense."""
    seq = max(0, client.seq - chance.below(4) + chance.below(2))
    match chance.below(12):
        case 0:
            return NONSENSE[chance.below(len(NONSENSE))]
        case 1:
            return json.dumps({"type": "undo", "seq": seq})
        case 2:
            return json.dumps({"type": "chat", "text": "hello" * chance.below(9)})
        case 3:
            return json.dumps({"type": "act", "seq": seq, "action": WORDS[chance.below(len(WORDS))]})
        case _:
            menu = menus or WORDS
            return json.dumps({"type": "act", "seq": seq, "action": menu[chance.below(len(menu))]})


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_sent_the_game_stays_whole(tmp_path, seed):
    async def chaos(client, table: str, chance: SplitMix) -> None:
        await client.until("welcome")
        for number in range(120):
            menu = (client.view or {}).get("legal_actions", [])
            message = anything(client, menu, chance)
            for _ in range(1 + (chance.below(5) == 0)):
                await client.socket.send(message)
            if number % 40 == 39:
                await client.send(type="hello", table=table, since=chance.below(client.seq + 1))
            await client.send(type="ping")
            await client.until("pong")

    async def body(server) -> str:
        browsers = [server.browser() for _ in range(3)]
        name = (await browsers[0].create(seats=[None, None, "random"], name="Ada", open=True))["table"]["id"]
        await browsers[1].post(f"/api/tables/{name}/join", {"name": "Bob"})
        async with (
            browsers[0].socket(name) as ada,
            browsers[1].socket(name) as bob,
            browsers[2].socket(name) as eve,
        ):
            chances = [SplitMix(10 * seed + number) for number in range(3)]
            clients = (ada, bob, eve)
            await asyncio.gather(
                *(chaos(c, name, chance) for c, chance in zip(clients, chances, strict=True))
            )
            for client in clients:
                assert not any('"internal"' in frame for frame in client.frames)
            await asyncio.gather(ada.play(first), bob.play(first))
            await eve.until_view(lambda view: view["phase"] == "over")
            assert ada.view["hands"] == bob.view["hands"] == eve.view["hands"]
        return name

    async def look(name: str) -> None:
        store = await Store.open(settings(tmp_path).database)
        log = await store.log(name)
        await store.close()
        logged = LoggedGame.fold(toy(), log, SplitMix(0))
        assert logged.over
        assert logged.game.state.problems() == ()

    with running(settings(tmp_path)) as server:
        name = asyncio.run(body(server))
    asyncio.run(look(name))


def test_of_two_servers_on_one_database_one_writes_an_entry_and_the_other_learns_of_it(database, tmp_path):
    async def body(one, two) -> None:
        ada, bob = one.browser(), one.browser()
        name = (await ada.create(name="Ada", open=True))["table"]["id"]
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
        elsewhere = two.browser()
        elsewhere.http.cookies.update(bob.http.cookies)
        async with ada.socket(name) as here, elsewhere.socket(name) as there:
            await here.until("welcome")
            await there.until("welcome")
            assert (await here.act(first(here.view)))["entry"] == 1
            # the second server has not heard of it; its entry 1 is refused by the database, and becomes entry 2
            assert (await there.act(first(there.view), seq=0))["entry"] == 2
            # the first one would let Ada take her choice back, and finds out that it is too late
            assert here.can_undo
            assert (await here.undo(seq=1))["code"] == "stale"
            assert here.seq == there.seq == 2
            assert here.view["to_act"] == there.view["to_act"]

    with (
        running(settings(tmp_path, database=database)) as one,
        running(settings(tmp_path, database=database)) as two,
    ):
        asyncio.run(body(one, two))
