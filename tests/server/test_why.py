"""Why can I not do this? Asked over a socket, and answered with a rule, a sentence, its key and its values."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.harness import Client, first, running, settings
from tests.toy import toy


async def ask(client: Client, **about: str) -> dict[str, Any]:
    await client.send(type="why", **about)
    while True:
        answer = await client.receive()
        if answer["type"] in ("because", "refused"):
            return answer


def test_questions_and_answers(tmp_path):
    route, city = toy().routes[0].id, toy().cities[0].id

    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        name = (await ada.create(name="Ada", open=True))["table"]["id"]
        async with ada.socket(name) as client, server.browser().socket(name) as watcher:
            await client.until("welcome")
            assert (await ask(client, route=route))["code"] == "not_started"
            await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
            await client.until("welcome")
            answer = await ask(client, action="draw")
            assert (answer["action"], answer["route"], answer["seq"]) == ("draw", None, 0)
            assert answer["refusal"]["key"] == "now_opening"
            assert answer["refusal"]["rule"] == "TURN-1"
            assert (await ask(client, action=first(client.view)))["refusal"] is None
            assert (await ask(client, action="dance"))["refusal"]["code"] == "not_an_action"
            assert (await ask(client, route=route))["route"] == route
            assert (await ask(client, city=city))["city"] == city
            assert (await ask(client, route="atlantis-avalon"))["refusal"]["key"] == "no_such_route"
            assert (await ask(client, city="atlantis"))["refusal"]["key"] == "no_such_city"
            assert (await ask(client))["code"] == "bad_message"
            assert (await ask(client, route=route, city=city))["code"] == "bad_message"
            assert (await ask(watcher, route=route))["code"] == "not_seated"

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_every_route_of_the_menu_and_no_other_can_be_claimed(tmp_path):
    async def body(server) -> None:
        ada = server.browser()
        name = (await ada.create(seats=[None, "random"], name="Ada"))["table"]["id"]
        said = set()
        async with ada.socket(name) as client:
            await client.until("welcome")
            while client.view["phase"] != "over":
                await client.until_view(lambda view: view["phase"] == "over" or client.seat in view["to_act"])
                if not client.view["legal_actions"]:
                    continue
                menu = {
                    action.split()[1] for action in client.view["legal_actions"] if action.startswith("claim")
                }
                for route in toy().routes:
                    refusal = (await ask(client, route=route.id))["refusal"]
                    assert (refusal is None) == (route.id in menu)
                    if refusal is not None:
                        assert refusal["code"] == "illegal"
                        said.add(refusal["key"])
                        assert bool(refusal["missing"]) == (refusal["key"] == "lacks")
                await client.act(first(client.view))
        assert {"lacks", "route_claimed"} <= said

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))
