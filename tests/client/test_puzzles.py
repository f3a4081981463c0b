"""Puzzles in the browser: a position as at a table, an answer, and what it was worth."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import northline as nl
from northline.analysis.puzzles import Puzzle, all_puzzles
from northline.editions import EDITIONS
from tests.client.serving import Server

PUZZLES = all_puzzles(map(nl.edition, EDITIONS))


def a_puzzle(phase: str) -> Puzzle:
    return next(puzzle for puzzle in PUZZLES.values() if puzzle.document["phase"] == phase)


def answer_by_text(page: Any, action: str) -> None:
    """Answer with the keyboard alone, in text mode."""
    page.keyboard.press("x")
    line = page.get_by_label("Command")
    line.fill(action)
    line.press("Enter")


def test_from_the_list_to_a_verdict(server: Server, open_page: Callable[..., Any]) -> None:
    page = open_page(server.url)
    page.get_by_role("link", name="Puzzles", exact=True).click()
    page.locator("form select").nth(1).select_option("keep")
    page.get_by_role("button", name="Start").click()
    page.locator(".table").wait_for()
    id = page.url.split("/")[-1].split("?")[0]
    puzzle = PUZZLES[id]
    assert puzzle.theme == "keep"
    for ticket in puzzle.accepted[0].split()[1:]:
        assert ticket in puzzle.document["offer"]
    expect(page.get_by_text("Find the best move.").first).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_a_wrong_and_a_right_answer(
    server: Server, open_page: Callable[..., Any], size: tuple[int, int]
) -> None:
    puzzle = a_puzzle("turn")
    wrong = next(action for action in puzzle.document["legal_actions"] if action not in puzzle.accepted)
    page = open_page(server.url)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    told: list[str] = []
    page.on("response", lambda response: "/api/puzzles/" in response.url and told.append(response.text()))
    page.goto(f"{server.url}/puzzles/{puzzle.id}")
    page.locator("[data-turn=mine]").wait_for()
    assert told
    assert all("alternatives" not in text for text in told), "the solution is not in the page"
    answer_by_text(page, wrong)
    expect(page.get_by_role("heading", name="That’s not the best move.")).to_be_visible()
    expect(page.locator(".verdict tbody tr")).to_have_count(len(puzzle.alternatives))
    page.get_by_role("button", name="Try again").click()
    page.locator("[data-turn=mine]").wait_for()
    answer_by_text(page, puzzle.accepted[0])
    expect(page.get_by_role("heading", name="That’s right!")).to_be_visible()
    expect(page.get_by_text("Only your first answer counts.")).to_be_visible()
    assert json.loads(told[-1])["score"]["streak"] == 0
