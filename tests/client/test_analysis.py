"""The analysis of a finished game: every panel, on a screen and on a phone, with keys, and as text."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import northline as nl
from tests.client import analysed_game
from tests.client.accessibility import violations
from tests.client.serving import Server

expect = pytest.importorskip("playwright.sync_api").expect

Open = Callable[..., Any]
PHONE = {"width": 390, "height": 844}
ANALYSIS = json.loads(analysed_game.ANALYSIS.read_text("utf-8"))
FAULTS = [
    decision
    for decision in ANALYSIS["decisions"]
    if decision["verdict"] in ("inaccuracy", "mistake", "blunder")
]
CLAIM = next(
    decision
    for decision in FAULTS
    if decision["best"].startswith("claim") and decision["action"].startswith("claim")
)
"""A fault where both the move made and the better one are routes."""


@pytest.fixture(scope="module")
def analysed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the replay of a game that has been analysed."""
    database = tmp_path_factory.mktemp("analysed") / "games.db"
    analysed_game.keep_in(database)
    with Server(database) as running:
        yield f"{running.url}/replay/{analysed_game.TABLE}"


def position(page: Any) -> int:
    return int(page.get_by_role("slider", name="Chances during the game").get_attribute("aria-valuenow"))


def tab(page: Any, name: str) -> None:
    page.get_by_role("tab", name=name).click()
    expect(page.get_by_role("tabpanel", name=name)).to_be_visible()


@pytest.mark.parametrize(
    ("size", "scheme"),
    [
        ({"width": 1366, "height": 768}, "light"),
        ({"width": 1920, "height": 1080}, "dark"),
        (PHONE, "dark"),
    ],
)
def test_every_panel_fits_and_has_no_barrier(open_page: Open, analysed: str, size: Any, scheme: str) -> None:
    page = open_page(f"{analysed}?at={CLAIM['at'] + 1}", color_scheme=scheme, **size)
    for name in ("Game", "Decisions", "Summary", "Try it", "As text"):
        tab(page, name)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], name
        assert violations(page) == [], name
    if size is not PHONE:
        expect(page.get_by_role("slider", name="Chances during the game")).to_be_in_viewport(ratio=0.99)
        assert page.locator(".map").bounding_box()["height"] > 0.4 * size["height"], "the board has its room"


def test_the_course_is_there_without_asking_and_leads_to_every_moment(open_page: Open, analysed: str) -> None:
    page = open_page(f"{analysed}?at=10")
    chart = page.get_by_role("slider", name="Chances during the game")
    expect(chart.locator("[data-course]")).to_have_count(2)
    expect(chart.locator("[data-turning]")).to_have_count(len(ANALYSIS["turning_points"]))
    expect(page).to_have_url(re.compile(r"at=10&analysis"))
    ada = ANALYSIS["moments"][10]["own"][0]["win"][0]
    assert f"Ada {round(100 * ada)}%" in chart.get_attribute("aria-valuetext")

    # A finger, keys, and from turning point to turning point.
    box = chart.bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.5)
    assert abs(position(page) - 0.6 * ANALYSIS["entries"]) < 8
    chart.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    assert position(page) == 1
    page.keyboard.press("PageDown")
    assert position(page) == ANALYSIS["turning_points"][0]["at"] + 1
    expect(page.locator(".position")).to_contain_text(f"Move {position(page)} of")

    # With all cards open, and in points.
    before = chart.locator("[data-course='0']").get_attribute("d")
    page.locator(".course select").nth(1).select_option("open")
    moment = ANALYSIS["moments"][position(page)]["open"]
    expect(page.locator(".now strong").first).to_have_text(f"{round(100 * moment['win'][0])}%")
    assert chart.locator("[data-course='0']").get_attribute("d") != before
    page.locator(".course select").first.select_option("points")
    expect(page.locator(".now strong").first).to_have_text(str(round(moment["points"][0])))


def test_decisions_are_judged_and_the_better_move_is_on_the_board(open_page: Open, analysed: str) -> None:
    page = open_page(analysed)
    tab(page, "Decisions")
    rows = page.locator("[data-tab='decisions'] ol").last.get_by_role("button")
    expect(rows).to_have_count(len(FAULTS))
    page.locator(".filters select").select_option(label="Ada")
    expect(rows).to_have_count(sum(fault["seat"] == 0 for fault in FAULTS))
    page.locator(".filters select").select_option(label="Everyone")
    page.get_by_label("Only those that cost something").uncheck()
    judged = [one for one in ANALYSIS["decisions"] if one["verdict"] != "forced"]
    expect(rows).to_have_count(len(judged))
    rows.nth(judged.index(CLAIM)).click()
    assert position(page) == CLAIM["at"] + 1
    card = page.get_by_role("region", name="The last decision")
    expect(card).to_contain_text(CLAIM["verdict"])
    expect(card).to_contain_text(f"{round(100 * CLAIM['loss'])}%")
    expect(card).to_contain_text("Better: Claim ")
    edition = nl.edition(ANALYSIS["edition"])
    made, better = (
        next(route for route in edition.routes if route.id == CLAIM[which].split()[1])
        for which in ("action", "best")
    )
    for route in (made, better):
        for city in (route.a, route.b):
            expect(card).to_contain_text(edition.cities[city].name)
    overlay = page.locator("[data-better]")
    expect(overlay).to_have_attribute("data-better", better.id)
    expect(overlay).to_have_attribute("data-made", made.id)
    expect(overlay.locator("rect.better")).to_have_count(better.length)
    expect(overlay.locator(".badge text")).to_have_count(2)

    # Turning points have names, and lead to their moments.
    point = page.locator("section[aria-labelledby='turning-points']").get_by_role("button").first
    assert len(point.inner_text()) > 25
    point.click()
    assert position(page) == ANALYSIS["turning_points"][0]["at"] + 1


def test_the_summary_adds_up(open_page: Open, analysed: str) -> None:
    page = open_page(analysed)
    tab(page, "Summary")
    for line in ANALYSIS["summary"]:
        section = page.locator(f"[data-summary='{line['seat']}']")
        expect(section).to_contain_text(f"Accuracy {round(line['accuracy'])}")
        for row, kind in zip(section.locator("tr").all(), line["given_away"], strict=True):
            expect(row.locator(".value")).to_have_text(f"{round(100 * line['given_away'][kind])}%")
    if ANALYSIS["luck"] is None:
        return
    for seat, luck in enumerate(ANALYSIS["luck"]["seats"]):
        assert luck["start"] + sum(luck["luck"].values()) + luck["skill"] == pytest.approx(
            luck["result"], abs=1e-3
        )
        expect(page.locator(f"[data-luck='{seat}'] tr").last).to_contain_text(
            f"{round(100 * luck['result'])}%"
        )


def test_the_analysis_can_be_read_aloud(open_page: Open, analysed: str) -> None:
    """Keys alone lead to it, and it says everything in words."""
    page = open_page(analysed)
    page.get_by_role("tab", name="Game").focus()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    panel = page.get_by_role("tabpanel", name="As text")
    rows = panel.get_by_role("row")
    expect(rows).to_have_count(ANALYSIS["entries"] + 1)
    row = rows.nth(CLAIM["at"] + 1)
    expect(row).to_contain_text(CLAIM["verdict"])
    expect(row).to_contain_text("Better: Claim ")
    expect(row).to_contain_text(re.compile(r"Ada \d+%\s*Bruno \d+%"))
    assert panel.locator("svg").count() == 0, "nothing is said by pictures alone"
    assert position(page) == 0, "changing tabs does not move the game"
    row.get_by_role("button").press("Enter")
    assert position(page) == CLAIM["at"] + 1


def test_somebody_plays_on_from_a_moment(open_page: Open, analysed: str) -> None:
    page = open_page(f"{analysed}?at=40", **PHONE)
    tab(page, "Try it")
    page.get_by_label("Play as").select_option(label="Ada")
    page.get_by_role("button", name="Play on from here").tap()
    page.wait_for_url("**/table/*")
    page.wait_for_function("() => document.querySelectorAll('[data-route][data-owner]').length > 3")


def test_a_finished_game_offers_its_analysis_and_says_why_there_is_none(
    open_page: Open, server: Server, finished: Callable[[str], str], tmp_path: Any
) -> None:
    page = open_page(f"{server.url}/table/{finished('nordic_countries')}", **PHONE)
    link = page.get_by_role("link", name="Analyse game")
    expect(link).to_have_attribute("href", re.compile(r"/replay/\w+\?analysis"))
    page.route(
        "**/analysis", lambda route: route.fulfill(status=501, json={"code": "no_analysis", "why": "x"})
    )
    link.tap()
    expect(page.get_by_role("alert")).to_have_text("This server can’t analyse games.")
    page.unroute("**/analysis")
    states = iter(
        [
            {"state": "queued", "place": 3},
            {"state": "working", "stage": "curve", "progress": 0.05},
            {"state": "failed", "problem": "died"},
        ]
    )
    blank = {
        "game": "x",
        "place": None,
        "stage": None,
        "progress": 0,
        "problem": None,
        "part": 0,
        "analysis": None,
    }
    page.route("**/analysis*", lambda route: route.fulfill(json={**blank, **next(states)}))
    page.get_by_role("button", name="Try again").tap()
    expect(page.get_by_role("status").filter(has_text="number 3 in the queue")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Working out the chances")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_text("The analysis broke off.")
    assert violations(page) == []
