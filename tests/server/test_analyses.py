"""Analyses over HTTP: made once and kept, never of a game that goes on, in a queue with an end."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from northline import extras
from northline.analysis.annotated import AnnotatedGame
from northline.game import Game
from northline.rules.formats.record import Record
from northline.server.game import analyses
from northline.server.ops.limits import Allowance
from northline.server.wire.analysis import AnalysisState
from tests.server import analysts
from tests.server.harness import Browser, Running, last, running, settings
from tests.server.messages import is_of_type
from tests.toy import toy

MANY = Allowance(100_000, 1000)


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "gate"
    folder.mkdir()
    monkeypatch.setenv(analysts.GATE, str(folder))
    return folder


def serve(folder: Path, body: Callable[[Running], Awaitable[None]], **more: Any) -> None:
    chosen = settings(folder, **{"analyst": analysts.quick, "analyses": MANY, **more})
    with running(chosen) as server:
        asyncio.run(body(server))


def visitor(server: Running, **headers: str) -> Browser:
    """Somebody who is patient: the processes that check records have a low priority."""
    browser = server.browser(**headers)
    browser.http.timeout = 120
    return browser


async def finished(browser: Browser) -> str:
    """The table of a game that is over."""
    table: str = (await browser.create("toy", [None, "random"], name="Ada"))["table"]["id"]
    async with browser.socket(table) as client:
        await client.play(last)
    return table


async def until(browser: Browser, path: str, *states: str, **query: int) -> dict[str, Any]:
    """Ask again and again how far an analysis is, as a client does."""
    for _ in range(30_000):
        answer = await browser.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        assert is_of_type(answer.text, AnalysisState)
        found: dict[str, Any] = answer.json()
        if found["state"] in states:
            return found
        await asyncio.sleep(0.01)
    raise AssertionError(f"it never was {states}: {found}")


def path_of(table: str) -> str:
    return f"/api/tables/{table}/analysis"


def record_of(seed: int, entries: int | None = None) -> str:
    """The record of a game of the toy board; of its beginning, where ``entries`` says how much."""
    game = Game.new(toy(), 2, seed=seed)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, game.legal_actions(seat)[-1])
    return str(Record(game.record.header, game.record.entries[:entries]))


def test_an_analysis_is_made_once_and_kept(tmp_path, gate):
    table = ""

    async def first(server) -> None:
        nonlocal table
        ada = visitor(server)
        table = await finished(ada)
        assert (await ada.get(path_of(table)))["state"] == "none"
        asked = await asyncio.gather(*(visitor(server).post(path_of(table)) for _ in range(20)))
        assert {state["state"] for state in asked} <= {"queued", "working", "done"}
        made = await until(ada, path_of(table), "done")
        analysis = made["analysis"]
        assert (analysis["edition"], analysis["names"][0], analysis["complete"]) == ("toy", "Ada", True)
        assert len(analysis["moments"]) == analysis["entries"] + 1
        assert (await visitor(server).post(path_of(table)))["state"] == "done"

    async def after_a_restart(server) -> None:
        eve = visitor(server)
        again = await eve.http.get(path_of(table))
        assert again.json()["state"] == "done"
        assert again.json()["analysis"]["complete"]
        unchanged = await eve.http.get(path_of(table), headers={"if-none-match": again.headers["etag"]})
        assert unchanged.status_code == 304

    serve(tmp_path, first)
    serve(tmp_path, after_a_restart)
    assert len(list(gate.glob("asked-*"))) == 1


def test_a_game_that_goes_on_is_never_analysed(tmp_path, gate):
    async def body(server) -> None:
        ada = visitor(server)
        table = (await ada.create("toy", [None, "random"], name="Ada"))["table"]["id"]
        for method in (ada.post, ada.get):
            assert (await method(path_of(table), status=409))["code"] == "not_finished"
        begun = await ada.http.post("/api/analysis", content=record_of(1, 10))
        assert (begun.status_code, begun.json()["code"]) == (409, "not_finished")
        for method in (ada.post, ada.get):
            assert (await method(path_of("nothing"), status=404))["code"] == "unknown_table"

    serve(tmp_path, body)
    assert list(gate.iterdir()) == []


def test_the_curve_can_be_looked_at_before_the_rest(tmp_path, gate):
    async def body(server) -> None:
        ada = visitor(server)
        table = await finished(ada)
        await ada.post(path_of(table))
        state = await until(ada, path_of(table), "working")
        while state["analysis"] is None:
            state = await until(ada, path_of(table), "working")
        assert (state["stage"], state["progress"], state["part"]) == ("curve", 0.25, 1)
        assert state["analysis"]["moments"]
        assert not state["analysis"]["complete"]
        assert (await ada.get(f"{path_of(table)}?since=1"))["analysis"] is None, "nothing comes twice"
        assert (await ada.get(f"{path_of(table)}?since=x", 400))["code"] == "bad_message"
        (gate / "open").touch()
        assert (await until(ada, path_of(table), "done", since=1))["analysis"]["complete"]

    serve(tmp_path, body, analyst=analysts.patient)
    [priority] = [int(path.name.rpartition("y")[2].lstrip("-") or 0) for path in gate.glob("priority-*")]
    assert priority >= 10, "those who play come first"


def test_the_queue_has_places_and_an_end(tmp_path, gate):
    most = analyses._MAX_WAITING

    async def body(server) -> None:
        ada = visitor(server)
        answers = [await ada.http.post("/api/analysis", content=record_of(seed)) for seed in range(most + 3)]
        states = [answer.json() for answer in answers]
        assert [state["state"] for state in states[: most + 1]] == ["working", *["queued"] * most]
        assert [state["place"] for state in states[1 : most + 1]] == list(range(1, most + 1))
        for answer in answers[most + 1 :]:
            assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
        again = await ada.http.post("/api/analysis", content=record_of(1))
        assert again.json()["state"] == "queued", "who waits already is not turned away"
        (gate / "open").touch()
        for state in states[: most + 1]:
            await until(ada, f"/api/analysis/{state['game']}", "done")

    serve(tmp_path, body, analyst=analysts.patient)


def test_of_a_hundred_requests_at_once_each_gets_an_answer_and_games_go_on(tmp_path, gate):
    async def body(server: Running) -> None:
        ada = visitor(server)
        tables = [await finished(ada) for _ in range(4)]
        going = (await ada.create("toy", [None, "random"], name="Ada"))["table"]["id"]
        asked = [ada.http.post(path_of(tables[number % 4]), json={}) for number in range(100)]
        async with ada.socket(going) as client:
            answers, _ = await asyncio.gather(asyncio.gather(*asked), client.play(last))
        assert [answer.status_code for answer in answers] == [200] * 100
        assert all(is_of_type(answer.text, AnalysisState) for answer in answers)
        for table in tables:
            await until(ada, path_of(table), "done")
        assert len(list(gate.glob("asked-*"))) == 4, "each is made once"

    serve(tmp_path, body)


def test_somebody_who_asks_for_too_many_waits_and_others_do_not(tmp_path):
    async def body(server) -> None:
        ada, eve = (visitor(server, authorization=f"Bearer {name * 30}") for name in "ae")
        for seed in (1, 2):
            assert (await ada.http.post("/api/analysis", content=record_of(seed))).status_code == 200
        refused = await ada.http.post("/api/analysis", content=record_of(3))
        assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
        seen = (await ada.http.post("/api/analysis", content=record_of(1))).status_code
        assert seen == 200, "what was made costs nothing"
        assert (await eve.http.post("/api/analysis", content=record_of(3))).status_code == 200

    serve(tmp_path, body, analyses=Allowance(2, 0.0001))


def test_a_process_that_dies_is_told_and_the_queue_goes_on(tmp_path, gate):
    async def body(server) -> None:
        ada = visitor(server)
        first, second = [
            (await ada.http.post("/api/analysis", content=record_of(seed))).json()["game"] for seed in (1, 2)
        ]
        failed = await until(ada, f"/api/analysis/{first}", "failed")
        assert failed["problem"] == "died"
        assert (await until(ada, f"/api/analysis/{second}", "done"))["analysis"]["complete"]
        again = (await ada.http.post("/api/analysis", content=record_of(1))).json()
        assert again["state"] in ("queued", "working")
        await until(ada, f"/api/analysis/{first}", "done")

    serve(tmp_path, body, analyst=analysts.dies_once)


@pytest.mark.parametrize(
    ("analyst", "seconds", "problem"),
    [
        (analysts.never_done, 1.0, "late"),
        (analysts.greedy_for_memory, 60.0, "failed"),
        (analysts.says_nothing, 60.0, "failed"),
    ],
)
def test_time_and_memory_have_limits(tmp_path, analyst, seconds, problem):
    async def body(server) -> None:
        ada = visitor(server)
        game = (await ada.http.post("/api/analysis", content=record_of(1))).json()["game"]
        assert (await until(ada, f"/api/analysis/{game}", "failed"))["problem"] == problem

    serve(tmp_path, body, analyst=analyst, analysis_seconds=seconds)


def test_a_server_that_stops_ends_what_it_was_making(tmp_path, gate):
    async def body(server) -> None:
        ada = visitor(server)
        for seed in (1, 2):
            await ada.http.post("/api/analysis", content=record_of(seed))

    async def after_a_restart(server) -> None:
        (gate / "open").touch()
        ada = visitor(server)
        asked = (await ada.http.post("/api/analysis", content=record_of(1))).json()
        await until(ada, f"/api/analysis/{asked['game']}", "done")

    serve(tmp_path, body, analyst=analysts.patient)
    serve(tmp_path, after_a_restart, analyst=analysts.patient)


def test_records_that_cannot_be_analysed_are_refused_in_a_sentence(tmp_path, gate):
    async def body(server) -> None:
        ada, record = visitor(server), record_of(1)
        header, *entries = record.splitlines()
        for content, status, code in [
            ("", 422, "bad_record"),
            (b"\xff\xfe", 422, "bad_record"),
            ("\n".join([header, entries[0], entries[0], *entries[1:]]), 422, "bad_record"),
            (record.replace('"toy"', '"atlantis"'), 422, "unknown_edition"),
            (re.sub(r'"digest":"\w+"', '"digest":"0000"', record), 422, "unknown_edition"),
            ("x" * 130_000, 413, "too_large"),
        ]:
            refused = await ada.http.post("/api/analysis", content=content)
            assert (refused.status_code, refused.json()["code"]) == (status, code)
            assert refused.json()["why"]
        for name in ("record:0", "nothing", "record:" + "x" * 500):
            found = await ada.http.get(f"/api/analysis/{name}")
            assert found.json().get("state", "none") == "none"
            assert found.status_code in (200, 404)

    serve(tmp_path, body)
    assert list(gate.iterdir()) == []


def test_without_analyses_there_is_one_clear_sentence(tmp_path, monkeypatch):
    async def body(server) -> None:
        ada = visitor(server)
        for answer in (
            await ada.http.post("/api/analysis", content=record_of(1)),
            await ada.http.post(path_of(await finished(ada))),
        ):
            assert (answer.status_code, answer.json()["code"]) == (501, "no_analysis")
            assert why in answer.json()["why"]

    why = "does not analyse games"
    serve(tmp_path, body, analysis_workers=0)
    why = "without the extra [fast]"
    monkeypatch.setattr(analyses, "missing", lambda *modules: True)
    serve(tmp_path, body, analyst=None)


def test_games_from_elsewhere_are_forgotten_after_a_while(tmp_path, monkeypatch):
    monkeypatch.setattr("northline.server.db.analyses._KEPT_RECORDS", 2)
    monkeypatch.setattr(analyses, "_MAX_ENDED", 1)

    async def body(server) -> None:
        ada = visitor(server)
        table = await finished(ada)
        await ada.post(path_of(table))
        await until(ada, path_of(table), "done")
        games = []
        for seed in range(4):
            games.append((await ada.http.post("/api/analysis", content=record_of(seed))).json()["game"])
            await until(ada, f"/api/analysis/{games[-1]}", "done")
        kept = [(await ada.get(f"/api/analysis/{game}"))["state"] for game in games]
        assert kept == ["none", "none", "done", "done"]
        assert (await ada.get(path_of(table)))["state"] == "done", "games that were played here stay"

    serve(tmp_path, body)


@pytest.mark.skipif(extras.missing("numba", "numpy"), reason="needs the extra [fast]")
def test_the_server_sends_what_northline_analysis_makes(tmp_path):
    async def body(server) -> None:
        ada = visitor(server)
        game = (await ada.http.post("/api/analysis", content=record_of(1))).json()["game"]
        made = (await until(ada, f"/api/analysis/{game}", "done"))["analysis"]
        assert AnnotatedGame.from_dict(made).complete
        assert made["settings"]["level"] == "quick"
        assert len(made["moments"]) == made["entries"] + 1
        assert made["luck"] is not None

    serve(tmp_path, body, analyst=None, analysis_level="quick")
