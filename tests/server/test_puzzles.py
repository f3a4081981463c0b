"""Puzzles over HTTP: the solution stays on the server until somebody has answered, and only first answers count."""

from __future__ import annotations

import asyncio
import json
from datetime import date
from typing import Any

import northline as nl
from northline.analysis.puzzles import DIFFICULTIES, THEMES, all_puzzles
from northline.editions import EDITIONS as EDITION_NAMES
from northline.server.db.puzzles import GivenAnswer, score_of
from tests.server.harness import Browser, Running, running, settings

EDITIONS = {edition.id: edition for edition in map(nl.edition, EDITION_NAMES)}
PUZZLES = all_puzzles(EDITIONS.values())
HIDDEN = {"accepted", "alternatives", "reasons", "theme", "gap", "missed"}
"""What a page must not know before somebody has answered; a list has the theme, by which one can choose."""


def on_a_server(folder: Any, play: Any, **more: Any) -> Any:
    async def together(server: Running) -> Any:
        return await play(server.browser())

    with running(settings(folder, editions=EDITIONS, **more)) as server:
        return asyncio.run(together(server))


def wrong_action(puzzle: Any) -> str:
    return next(action for action in puzzle.document["legal_actions"] if action not in puzzle.accepted)


def all_keys(document: Any) -> set[str]:
    if isinstance(document, dict):
        return set(document).union(*map(all_keys, document.values()))
    return set().union(*map(all_keys, document)) if isinstance(document, list) else set()


def test_a_puzzle_comes_without_its_solution(tmp_path):
    async def ask(browser: Browser) -> None:
        listed = await browser.get("/api/puzzles")
        assert {line["id"] for line in listed["puzzles"]} == PUZZLES.keys()
        assert all_keys(listed) & (HIDDEN - {"theme"}) == set()
        for puzzle in list(PUZZLES.values())[::7]:
            shown = await browser.get(f"/api/puzzles/{puzzle.id}")
            assert all_keys(shown) & HIDDEN == set()
            assert shown["view"] == json.loads(json.dumps(puzzle.document))
            assert len(shown["progress"]["tickets"]) == len(puzzle.view.own_tickets)

    on_a_server(tmp_path, ask)


def test_lists_by_edition_theme_and_difficulty(tmp_path):
    async def ask(browser: Browser) -> None:
        for name, choices in (("edition", EDITIONS), ("theme", THEMES), ("difficulty", DIFFICULTIES)):
            counted = 0
            for choice in choices:
                found = (await browser.get(f"/api/puzzles?{name}={choice}"))["puzzles"]
                assert all(line[name] == choice for line in found)
                counted += len(found)
            assert counted == len(PUZZLES)
        refused = await browser.get("/api/puzzles?theme=chess", 400)
        assert "block" in refused["why"]
        assert (await browser.get("/api/puzzles?size=3", 400))["code"] == "bad_message"

    on_a_server(tmp_path, ask)


def test_answers_are_judged_and_only_the_first_counts(tmp_path):
    first, second = list(PUZZLES.values())[:2]

    async def answer(browser: Browser) -> None:
        path = f"/api/puzzles/{first.id}/answer"
        right = await browser.post(path, {"action": first.accepted[0]})
        assert (right["right"], right["counted"], right["score"]["streak"]) == (True, True, 1)
        assert right["alternatives"][0]["action"] == first.accepted[0]
        assert right["theme"] == first.theme
        assert right["reasons"]
        wrong = await browser.post(path, {"action": wrong_action(first)})
        assert (wrong["right"], wrong["counted"], wrong["score"]["streak"]) == (False, False, 1)
        wrong = await browser.post(f"/api/puzzles/{second.id}/answer", {"action": wrong_action(second)})
        assert wrong["score"] == {"streak": 0, "best_streak": 1, "solved": 1, "tried": 2, "days": 0}
        listed = {line["id"]: line["solved"] for line in (await browser.get("/api/puzzles"))["puzzles"]}
        assert (listed.pop(first.id), listed.pop(second.id)) == (True, False)
        assert set(listed.values()) <= {None}
        stranger = await browser.server.browser().get("/api/puzzles")
        assert stranger["score"]["tried"] == 0

    on_a_server(tmp_path, answer)


def test_the_puzzle_of_the_day_is_the_same_for_everybody(tmp_path):
    async def play(browser: Browser) -> str:
        mine, theirs = [await one.get("/api/puzzles") for one in (browser, browser.server.browser())]
        assert mine["daily"] == theirs["daily"]
        assert mine["daily_solved"] is None
        puzzle = PUZZLES[mine["daily"]]
        path = f"/api/puzzles/{puzzle.id}/answer"
        told = await browser.post(path, {"action": puzzle.accepted[0], "daily": True})
        assert told["score"]["days"] == 1
        assert (await browser.get("/api/puzzles"))["daily_solved"] is True
        other = next(one for one in PUZZLES.values() if one is not puzzle)
        answer = {"action": other.accepted[0], "daily": True}
        assert (await browser.post(f"/api/puzzles/{other.id}/answer", answer, 409))["code"] == "stale"
        return puzzle.id

    assert on_a_server(tmp_path, play) == on_a_server_again(tmp_path)


def on_a_server_again(folder: Any) -> str:
    async def ask(browser: Browser) -> str:
        return (await browser.get("/api/puzzles"))["daily"]

    return on_a_server(folder, ask)


def test_bad_answers_get_a_sentence(tmp_path):
    puzzle = next(iter(PUZZLES.values()))

    async def answer(browser: Browser) -> None:
        path = f"/api/puzzles/{puzzle.id}/answer"
        assert (await browser.post(path, {"action": "castle kingside"}, 422))["code"] == "not_an_action"
        assert (await browser.post(path, {"action": "pass"}, 422))["code"] == "illegal"
        assert (await browser.post(path, {"move": "draw"}, 400))["code"] == "bad_message"
        assert (await browser.post("/api/puzzles/nothing/answer", {"action": "draw"}, 404))[
            "code"
        ] == "not_found"
        assert (await browser.get("/api/puzzles"))["score"]["tried"] == 0

    on_a_server(tmp_path, answer)


def test_why_something_cannot_be_done(tmp_path):
    puzzle = next(puzzle for puzzle in PUZZLES.values() if puzzle.view.phase == "turn")
    taken = next(iter(puzzle.document["routes"]))

    async def ask(browser: Browser) -> None:
        told = await browser.get(f"/api/puzzles/{puzzle.id}/why?route={taken}")
        assert told["route"] == taken
        assert told["refusal"]["code"] == "illegal"
        assert (await browser.get(f"/api/puzzles/{puzzle.id}/why?route=nowhere", 400))[
            "code"
        ] == "bad_message"

    on_a_server(tmp_path, ask)


def test_boards_without_puzzles(tmp_path):
    async def ask(browser: Browser) -> Any:
        return await browser.get("/api/puzzles")

    with running(settings(tmp_path)) as server:
        listed = asyncio.run(ask(server.browser()))
    assert listed["puzzles"] == []
    assert listed["daily"] is None


def test_days_in_a_row():
    days = [GivenAnswer("a", f"2026-03-{day:02}", day != 4) for day in range(1, 8)]
    assert score_of(days, date(2026, 3, 7)).days == 3
    assert score_of(days, date(2026, 3, 8)).days == 3, "today's is still to come"
    assert score_of(days, date(2026, 3, 9)).days == 0
