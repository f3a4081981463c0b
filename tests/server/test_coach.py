"""The coach after one's turn: by what the player could know, only where hints are allowed, and only then."""

from __future__ import annotations

import asyncio

from northline.server.wire.responses import CoachRemark
from tests.server.harness import first, running, settings
from tests.server.messages import is_of_type


def test_a_remark_compares_the_last_turn_with_what_the_coach_would_have_done(tmp_path):
    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        made = await ada.create("toy", [None, None], name="Ada", hints=True)
        table, path = made["table"]["id"], f"/api/tables/{made['table']['id']}/remark"
        assert (await ada.post(path, status=409))["code"] == "not_started"
        await bob.post(f"/api/tables/{table}/join", {"name": "Bob", "code": made["code"]})
        assert (await server.browser().post(path, status=403))["code"] == "not_seated"
        remarks = []
        async with ada.socket(table) as one, bob.socket(table) as other:
            await asyncio.gather(one.until("welcome"), other.until("welcome"))
            assert (await ada.post(path, status=409))["code"] == "not_your_turn"
            people = [(ada, one), (bob, other)]
            while len(remarks) < 4:
                for browser, client in people:
                    await client.until_view(lambda view: bool(view["to_act"]))
                    assert client.view is not None
                    if client.seat not in client.view["to_act"]:
                        continue
                    action = client.view["legal_actions"][0]
                    await client.act(first(client.view))
                    for _, follower in people:
                        while follower.seq < client.seq:
                            await follower.receive()
                    if client.seat in client.view["to_act"]:
                        continue
                    answer = await browser.http.post(path)
                    assert answer.status_code == 200, answer.text
                    assert is_of_type(answer.text, CoachRemark)
                    remark = answer.json()
                    assert remark["action"] == action
                    assert remark["same"] == (remark["instead"] == action)
                    remarks.append(remark)
        assert any(not remark["same"] for remark in remarks), "whoever takes the first action is no planner"

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_there_is_no_coach_where_hints_are_off(tmp_path):
    async def body(server) -> None:
        ada = server.browser()
        table = (await ada.create("toy", [None, "random"], name="Ada"))["table"]["id"]
        assert (await ada.post(f"/api/tables/{table}/remark", status=403))["code"] == "no_hints"

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))
