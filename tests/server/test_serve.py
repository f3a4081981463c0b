"""The command `northline serve`, as a process: it starts, stops, crashes and starts again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from northline.cli import cli
from northline.rules import SplitMix
from northline.server.db.store import Store
from northline.server.game.logged_game import LoggedGame
from northline.server.wire.identity import COOKIE
from tests.server.harness import PATIENCE, first
from tests.server.processes import ROOT, children, is_running, ready, serve
from tests.toy import tiny


def test_it_serves_stops_when_told_and_logs_no_secrets(tmp_path):
    async def body(process, server) -> tuple[str, ...]:
        ada = await ready(server)
        table = await ada.create("tiny", [None, "random"], name="Ada")
        async with ada.socket(table["table"]["id"]) as seat:
            await seat.play(first)
            process.send_signal(signal.SIGTERM)
            assert await seat.closed() in (1001, 1012)
        return ada.http.cookies[COOKIE], table["code"]

    with serve(tmp_path, "--log-level", "debug") as (process, server):
        secrets = asyncio.run(body(process, server))
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM)
    lines = (tmp_path / "log").read_text().splitlines()
    assert {"ready", "game begins", "game over", "stopping"} <= {
        json.loads(line)["message"] for line in lines
    }
    assert all({"at", "level", "from", "message"} <= json.loads(line).keys() for line in lines)
    assert not any(secret in line for secret in secrets for line in lines)
    assert not any("traceback" in json.loads(line) for line in lines)


def test_a_crash_loses_nothing_that_was_acknowledged(tmp_path):
    """Killed again and again in the middle of a game, it goes on where it stopped."""

    async def some_of_a_game(process, server, name, cookie, chance) -> tuple[int, bool]:
        browser = await ready(server)
        if cookie:
            browser.http.cookies.set(COOKIE, cookie[0])
        else:
            name.append((await browser.create("tiny", [None, "random"], name="Ada"))["table"]["id"])
            cookie.append(browser.http.cookies[COOKIE])
        acknowledged = 0
        async with browser.socket(name[0]) as seat:
            await seat.until("welcome")
            acknowledged = seat.seq
            for _ in range(2 + chance.below(4)):
                await seat.until_view(lambda view: view["phase"] == "over" or 0 in view["to_act"])
                if seat.view["phase"] == "over":
                    return seat.seq, True
                done = await seat.act(
                    seat.view["legal_actions"][chance.below(len(seat.view["legal_actions"]))]
                )
                acknowledged = max(acknowledged, done.get("entry", 0))
            process.kill()
        return acknowledged, False

    async def look(name: str) -> LoggedGame:
        store = await Store.open(str(tmp_path / "games.db"))
        log = await store.log(name)
        await store.close()
        assert [entry.seq for entry in log] == list(range(len(log)))
        return LoggedGame.fold(tiny(), log, SplitMix(0))

    name: list[str] = []
    cookie: list[str] = []
    chance = SplitMix(5)
    for _ in range(12):
        with serve(tmp_path) as (process, server):
            acknowledged, over = asyncio.run(some_of_a_game(process, server, name, cookie, chance))
        logged = asyncio.run(look(name[0]))
        assert logged.seq >= acknowledged
        assert logged.game.state.problems() == ()
        if over:
            break
    assert over


def test_bots_go_on_after_a_crash_though_nobody_comes(tmp_path):
    async def begin(process, server) -> str:
        browser = await ready(server)
        name = (await browser.create("nordic_countries", ["random", "random"]))["table"]["id"]
        async with browser.socket(name) as watching:
            await watching.until_view(lambda view: view["phase"] == "turn")
        process.kill()
        return name

    async def later(server, name) -> None:
        browser = await ready(server)
        async with browser.socket(name) as watching:
            start = (await watching.until("welcome"))["seq"]
            while watching.seq < start + 5:
                await watching.receive()

    with serve(tmp_path) as (process, server):
        name = asyncio.run(begin(process, server))
    with serve(tmp_path) as (_, server):
        asyncio.run(later(server, name))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to see processes")
def test_a_server_that_is_killed_leaves_no_process_behind(tmp_path):
    async def body(server) -> None:
        browser = await ready(server)
        name = (await browser.create("nordic_countries", ["random", "random"]))["table"]["id"]
        async with browser.socket(name) as watching:
            await watching.until_view(lambda view: view["phase"] == "turn")

    with serve(tmp_path) as (process, server):
        asyncio.run(body(server))
        thinking = children(process.pid)
        assert thinking
        process.kill()
        process.wait(PATIENCE)
    for _ in range(200):
        if not any(map(is_running, thinking)):
            return
        time.sleep(0.05)
    raise AssertionError("bots think on without a server")


def test_one_can_ask_whether_a_server_is_well(tmp_path):
    def health(*options: str) -> tuple[int, str]:
        said = CliRunner().invoke(cli, ["health", *options])
        return said.exit_code, said.output

    with serve(tmp_path) as (_, server):
        asyncio.run(ready(server))
        assert health("--url", server.http) == (0, "ok\n")
        assert health("--url", f"{server.http}/nowhere")[0] == 1
    code, words = health("--url", server.http)
    assert code == 1
    assert words.startswith(f"Error: the server at {server.http} does not answer: ")
    assert health("--url", "file:///etc/passwd")[0] == 2


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--database", "mysql://x/y"], "sqlite or postgresql"),
        (["--database", "/nowhere/at/all.db"], "cannot be opened"),
        (["--workers", "2"], "several workers need PostgreSQL"),
        (["--port", "70000"], "--port"),
        (["--edition-file", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(tmp_path, options, words):
    run = subprocess.run(
        [sys.executable, "-m", "northline", "serve", *options],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        cwd=tmp_path,
        timeout=PATIENCE,
        check=False,
    )
    assert run.returncode in (1, 2)
    assert words in run.stderr
    assert "Traceback" not in run.stderr


def test_an_edition_of_ones_own_is_drawn_by_the_geometry_beside_it(tmp_path):
    file = ROOT / "examples" / "iceland.toml"

    async def body(server) -> None:
        browser = await ready(server)
        places = (await browser.http.get("/api/editions/iceland/geometry")).json()
        assert places == json.loads(file.with_suffix(".geometry.json").read_text(encoding="utf-8"))
        table = await browser.create("iceland", [None, "random"], name="Ada")
        picture = await browser.http.get(f"/api/tables/{table['table']['id']}/picture.svg")
        assert places["background"]["land"] in picture.text

    with serve(tmp_path, "--edition-file", str(file)) as (_, server):
        asyncio.run(body(server))
