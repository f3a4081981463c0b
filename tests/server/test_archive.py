"""Old games move out of the database and are still there for everybody."""

from __future__ import annotations

import asyncio
import time

import pytest
from click.testing import CliRunner

import northline as nl
from northline.cli import cli
from northline.rules.formats.record import RecordError
from northline.server.db.archive import Archive, archive_games, log_to_record, record_to_log
from northline.server.db.rows import SeatRow
from northline.server.db.store import Store
from northline.server.game.logged_game import LoggedGame
from tests.server.harness import first, last, running, settings
from tests.server.storage import action_entry, result, table_row, with_store
from tests.toy import tiny, toy


def archive(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(cli, ["db", "archive", *arguments])
    return result.exit_code, result.output


def test_an_archived_game_is_shown_as_before(tmp_path):
    database, folder = str(tmp_path / "games.db"), str(tmp_path / "archive")
    paths = ("record", "result", "replay", "")
    before: dict[str, str] = {}

    async def play(server) -> str:
        ada, bob = server.browser(), server.browser()
        name = (await ada.create("tiny", name="Ada", open=True))["table"]["id"]
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
        async with ada.socket(name) as one, bob.socket(name) as two:
            for client in (one, two):
                await client.until("welcome")
            await one.act(first(one.view))
            assert (await one.undo())["type"] == "done"  # what was taken back is not in the record
            await asyncio.gather(one.play(last), two.play(last))
        for path in paths:
            before[path] = (await ada.http.get(f"/api/tables/{name}/{path}".rstrip("/"))).text
        before["statistics"] = (await ada.http.get("/api/statistics/tiny")).text
        return name

    async def look(server, name: str) -> None:
        http = server.browser().http
        for path in paths:
            assert (await http.get(f"/api/tables/{name}/{path}".rstrip("/"))).text == before[path]
        assert (await http.get("/api/statistics/tiny")).text == before["statistics"]
        async with server.browser().socket(name) as client:
            await client.until("welcome")
            assert client.view["phase"] == "over"

    async def look_in_vain(server, name: str) -> None:
        browser = server.browser()
        for path in ("record", "result", "replay"):
            assert (await browser.get(f"/api/tables/{name}/{path}", 410))["code"] == "archived"
        assert (await browser.get(f"/api/tables/{name}"))["state"] == "over"
        async with browser.socket(name) as client:
            await client.until("welcome")
            assert client.view is None

    with running(settings(tmp_path)) as server:
        name = asyncio.run(play(server))
    assert archive("--older-than", "1d", "--to", folder, "--database", database) == (
        0,
        f"0 games are now in {folder}.\n",
    )
    for moved in ("1 game is", "0 games are"):
        assert archive("--older-than", "0d", "--to", folder, "--database", database) == (
            0,
            f"{moved} now in {folder}.\n",
        )
    game = nl.Game.load(Archive(folder).path(name), tiny())
    assert game.over
    assert str(game.record) == before["record"]
    with running(settings(tmp_path, archive=tmp_path / "archive")) as server:
        asyncio.run(look(server, name))
    with running(settings(tmp_path)) as server:
        asyncio.run(look_in_vain(server, name))


def test_only_old_finished_games_move(database, tmp_path):
    folder = Archive(tmp_path / "archive")
    game = nl.Game.new(toy(), 2, seed=1)
    log = record_to_log(game.record)

    async def contract(store: Store) -> None:
        store.archive = folder
        for name in ("old", "new", "playing"):
            await store.create_table(table_row(name), [SeatRow(0), SeatRow(1)])
            await store.append(name, log[0])
        end = [result(0, "Ada", "a", 1, 5), result(1, "Bob", "b", 2, 4)]
        await store.append("old", action_entry("pass"), end)
        between = time.time()
        await store.append("new", action_entry("pass"), end)
        assert await archive_games(store, folder, between) == 1
        assert (await store.table("old"))[0].archived
        assert [entry.action for entry in await store.log("old")] == [log[0].action, "pass"]
        assert await store.results("old") == end
        store.archive = None
        assert await store.log("old") == []
        assert len(await store.log("new")) == 2
        assert len(await store.log("playing")) == 1

    with_store(database, contract)


def test_a_record_and_its_log_are_the_same_game():
    game = nl.Game.new(toy(), 2, seed=4)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, game.legal_actions(seat)[0])
    assert log_to_record(record_to_log(game.record)) == game.record
    assert LoggedGame.fold(toy(), record_to_log(game.record), nl.rules.SplitMix(0)).game.state == game.state


def test_names_that_lead_elsewhere_are_no_names(tmp_path):
    folder = Archive(tmp_path)
    for name in ("../games", "a/b", "", ".", "x" * 50, "ä"):
        assert folder.path(name) is None
        assert folder.read(name) is None
    with pytest.raises(RecordError):
        folder.write("../games", nl.Game.new(toy(), 2, seed=1).record)


def test_what_is_wrong_is_said_in_one_line(tmp_path):
    database = str(tmp_path / "games.db")
    code, output = archive("--older-than", "soon", "--to", str(tmp_path), "--database", database)
    assert code == 2
    assert "is not a length of time: write 90d, 12h or 30m, for example" in output
    assert archive("--older-than", "1d", "--database", database)[0] == 2
