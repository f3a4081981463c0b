"""What a perfect memory would know is told where the table has it so, and nowhere else; bots always know."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from northline import Game, rules
from northline.rules.formats.record import parse_record
from tests.server.bad_bots import with_bad_bots
from tests.server.harness import Browser, Client, last, running, settings
from tests.toy import toy

MEMORY = ("seen", "opening_kept", "offered", "refused", "known_ticket_deck")


async def played(server: Any, browsers: list[Browser], **more: Any) -> tuple[str, list[Client]]:
    """A game of two people and a bot with a spectator; what everybody was sent, also on coming back."""
    made = await browsers[0].create("toy", [None, None, "mindful"], name="Ada", open=True, **more)
    table = made["table"]["id"]
    assert made["table"]["memory"] == more.get("memory", False)
    await browsers[1].post(f"/api/tables/{table}/join", {"name": "Bob"})
    clients = []
    async with (
        browsers[0].socket(table) as ada,
        browsers[1].socket(table) as bob,
        browsers[2].socket(table) as eve,
    ):
        await asyncio.gather(
            ada.play(last), bob.play(last), eve.until_view(lambda view: view["phase"] == "over")
        )
        async with browsers[0].socket(table, since=0) as again:
            await again.until("welcome")
            clients = [ada, bob, eve, again]
    return table, clients


def views_of(client: Client) -> list[tuple[int, dict[str, Any]]]:
    messages = [json.loads(frame) for frame in client.frames]
    return [(message["seq"], message["view"]) for message in messages if message.get("view")]


@pytest.mark.parametrize("memory", [True, False])
def test_people_are_told_what_they_could_know_only_where_the_table_has_it_so(tmp_path, memory):
    async def body(server: Any) -> None:
        browsers = [server.browser() for _ in range(3)]
        table, clients = await played(server, browsers, **({"memory": True} if memory else {}))
        record = (await browsers[2].http.get(f"/api/tables/{table}/record")).text
        game = Game.replay(parse_record(record.splitlines(keepends=True)), toy())
        states = [*(before for before, _ in game.history), game.state]
        told = set()
        for client in clients:
            for seq, sent in views_of(client):
                known = rules.view(states[seq], client.seat).to_dict()
                for field in MEMORY:
                    assert sent[field] == (known[field] if memory else [])
                    if any(sent[field]):
                        told.add(field)
                for field in known.keys() - set(MEMORY):
                    assert sent[field] == known[field]
        assert told == (set(MEMORY) if memory else set())
        notes = [json.loads(frame).get("note") for client in clients for frame in client.frames]
        assert not any(notes), "the bot was told all of it"
        # A game that is over has no secrets, and a rematch is played like the game before it.
        replay = await browsers[2].get(f"/api/tables/{table}/replay")
        assert any(any(entry["view"]["seen"]) for entry in replay["entries"])
        again = await browsers[0].post(f"/api/tables/{table}/rematch")
        assert again["table"]["memory"] == memory

    with running(settings(tmp_path, bot_factory=with_bad_bots)) as server:
        asyncio.run(body(server))
