"""Looking back at finished games: replays as somebody saw them, and with everything open."""

from __future__ import annotations

import asyncio
import gzip

import pytest

from northline.rules.view import open_view, view
from northline.server.game.logged_game import LoggedGame
from northline.server.game.replay import replay
from northline.server.wire.protocol import encode
from northline.server.wire.responses import Replay
from tests.server.finished_games import finished_game
from tests.server.harness import last, running, settings
from tests.server.messages import is_of_type


@pytest.mark.parametrize(
    ("name", "players"), [("europe", 4), ("nordic_countries", 2), ("northern_lights", 3)]
)
def test_a_replay_has_every_position_and_is_small(name, players):
    game = finished_game(name, players, seed=5)
    states = [*(before for before, _ in game.history), game.state]
    for seat in (None, 0, players - 1):
        made = replay("table", game, seat)
        assert len(made.entries) == len(game.record.entries)
        for entry, state in zip(made.entries, states[1:], strict=True):
            seen = open_view(state) if seat is None else view(state, seat)
            assert entry.view | {"legal_actions": []} == seen.to_dict() | {"legal_actions": []}
            assert entry.view["legal_actions"] == []
        text = encode(made)
        assert is_of_type(text, Replay)
        assert len(gzip.compress(text)) < 300_000 * len(made.entries) / 300


def test_a_seat_sees_in_a_replay_what_it_saw_in_the_game():
    game = finished_game("nordic_countries", 2, seed=5)
    made = replay("table", game, 0)
    keeps = [entry for entry in made.entries if "kept" in str(entry.events)]
    assert {entry.seat for entry in keeps} == {0, 1}
    for entry in made.entries:
        if entry.view["phase"] != "over":
            assert entry.view["tickets"][1] is None
            assert entry.view["hands"][1] is None
    for entry, told in zip(game.record.entries, made.entries, strict=True):
        hidden = entry.seat == 1 and entry.action.startswith("keep")
        assert told.action == (None if hidden else entry.action)


def test_a_replay_over_http(tmp_path):
    async def body(server) -> None:
        ada = server.browser()
        name = (await ada.create("toy", [None, "random"], name="Ada"))["table"]["id"]
        path = f"/api/tables/{name}/replay"
        assert (await ada.get(path, 409))["code"] == "not_finished"
        async with ada.socket(name) as client:
            await client.play(last)
        http = server.browser().http
        whole = await http.get(path)
        assert whole.headers["content-encoding"] == "gzip"
        assert is_of_type(whole.text, Replay)
        document = whole.json()
        assert document["names"][0] == "Ada"
        assert document["bots"] == [None, "random"]
        assert document["entries"][-1]["view"]["phase"] == "over"
        assert document["result"] == await ada.get(f"/api/tables/{name}/result")
        again = await http.get(path, headers={"if-none-match": whole.headers["etag"]})
        assert again.status_code == 304
        assert (await http.get(path, params={"seat": 1})).json()["seat"] == 1
        for bad in ("2", "-1", "x", "", "00000001", "²"):
            refused = await http.get(path, params={"seat": bad})
            assert (refused.status_code, refused.json()["code"]) == (400, "bad_message")

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_a_finished_game_is_replayed_elsewhere_however_one_looks_at_it(tmp_path, monkeypatch):
    """Whoever asks for many games that are not in memory holds up nobody: the process that serves replays none."""

    async def play(server) -> str:
        ada = server.browser()
        name = (await ada.create("toy", [None, "random"], name="Ada"))["table"]["id"]
        async with ada.socket(name) as client:
            await client.play(last)
        return name

    async def look(server, name: str) -> None:
        browser = server.browser()
        for path in ("", "/record", "/result", "/replay", "/picture.svg", "/picture.svg?at=3"):
            answer = await browser.http.get(f"/api/tables/{name}{path}")
            assert answer.status_code == 200, (path, answer.text)
        assert "Final scores" in (await browser.http.get(f"/table/{name}")).text
        assert (await browser.http.get(f"/api/tables/{name}/picture.svg?at=9999")).status_code == 400
        assert (await browser.get(f"/api/tables/{name}"))["state"] == "over"

    chosen = settings(tmp_path)
    with running(chosen) as server:
        name = asyncio.run(play(server))

    def never(*_: object) -> None:
        raise AssertionError("a game was replayed by the process that serves")

    monkeypatch.setattr(LoggedGame, "fold", never)
    with running(chosen) as server:
        asyncio.run(look(server, name))
