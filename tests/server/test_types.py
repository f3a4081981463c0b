"""What the server says it sends is what it sends, and the client's types are made of it."""

from __future__ import annotations

import asyncio
import json
from dataclasses import fields

import pytest
from tools import typescript

from northline.rules import events as happened
from northline.server.wire import events, protocol
from tests.server.harness import last, running, settings
from tests.server.messages import is_of_type


def test_the_types_of_the_client_are_current():
    assert typescript.FILE.read_text(encoding="utf-8") == typescript.text(), "run python -m tools.typescript"


def test_every_event_travels_with_all_its_fields():
    for kind in happened.Event.__args__:
        sent = getattr(events, kind.__name__)
        assert sent in events.Event.__args__
        assert set(sent.__struct_fields__) == {field.name for field in fields(kind)}


@pytest.mark.parametrize("edition", ["toy", "tiny"])
def test_every_message_of_a_whole_game_is_of_its_type(tmp_path, edition):
    async def body(server) -> None:
        browsers = [server.browser() for _ in range(2)]
        clock = {"per_action": 600, "bank": 60}
        made = await browsers[0].create(edition, [None, "random"], name="Ada", open=True, clock=clock)
        name = made["table"]["id"]
        async with browsers[0].socket(name) as ada, browsers[1].socket(name) as eve:
            await ada.send(type="chat", text="hello")
            await ada.act("nonsense")
            await ada.send(type="why", action="draw")
            await ada.send(type="ping")
            await asyncio.gather(ada.play(last), eve.until_view(lambda view: view["phase"] == "over"))
            await eve.until("table")
        async with browsers[0].socket(name, since=0) as again:
            await again.until("welcome")
            await again.send(type="history", since=0, before=9)
            await again.until("history")
        seen = {"progress"}  # it comes where a game is quicker than this one: see test_encoded_game
        for frame in ada.frames + eve.frames + again.frames:
            assert is_of_type(frame, protocol.Outgoing), frame
            seen.add(json.loads(frame)["type"])
        assert seen == {kind.__struct_config__.tag for kind in protocol.Outgoing.__args__}

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))
