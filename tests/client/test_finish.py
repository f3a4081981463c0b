"""The end of a game, and the bonus cards that decide it: what people see, read and can touch."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import northline as nl
from tests.client.accessibility import violations
from tests.client.person import Person
from tests.client.serving import Server

expect = pytest.importorskip("playwright.sync_api").expect

Open = Callable[..., Any]
Finished = Callable[[str], str]

LANGUAGES = ("en", "nb", "sv", "da", "fi", "de", "fr")
MESSAGES = Path(__file__).parents[2] / "client" / "src" / "messages"
PHONE = {"width": 390, "height": 844}


def catalogue(language: str) -> dict[str, Any]:
    return dict(json.loads((MESSAGES / f"{language}.json").read_text("utf-8")))


# Bonus cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_and_countries_of_bonus_cards_have_names(language: str) -> None:
    words = catalogue(language)
    for edition in map(nl.edition, ("europe", "nordic_countries", "northern_lights")):
        asked = {f"bonus.only.mark.{card.mark}" for card in edition.bonus_cards if card.mark}
        if any(card.counts == "countries" or card.country for card in edition.bonus_cards):
            asked |= {f"country.{city.country}" for city in edition.cities}
        assert asked - set(words) == set()


def test_a_finger_opens_a_bonus_card_and_every_language_explains_it(open_page: Open, server: Server) -> None:
    edition = server.get("/api/editions/northern_lights")
    english = {card["about"] for card in edition["bonus_cards"]}
    page = open_page(server.url, **PHONE)
    Person(page).set_up("northern_lights", "greedy", "greedy")
    page.locator("nav.tabs button").nth(2).tap()
    page.locator("[data-bonus]").first.tap()
    dialog = page.get_by_role("dialog")
    said = []
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(dialog).to_be_in_viewport(ratio=0.99)
        said.append(dialog.inner_text())
        assert language == "en" or not any(about in said[-1] for about in english)
        assert re.search(r"\d", said[-1]), "what it is worth"
    assert len(set(said)) == len(LANGUAGES), "each in its own words"
    expect(page.locator("dialog .standing li")).to_have_count(3)
    assert violations(page) == []
    dialog.get_by_role("button").tap()
    expect(dialog).to_be_hidden()


SPEAK = """
(language) => {
  // As another tab would change it.
  localStorage.setItem('northline.settings', JSON.stringify({ language }))
  dispatchEvent(new StorageEvent('storage', { key: 'northline.settings' }))
}
"""


def test_keys_open_a_bonus_card_and_a_tie_at_zero_is_shown_as_it_scores(
    open_page: Open, server: Server
) -> None:
    page = open_page(server.url)
    ada = Person(page)
    ada.set_up("europe", "greedy")
    nobody_yet = catalogue("en")["bonus.lead.zero"]
    card = page.locator("[data-bonus='european_express']")
    expect(card.locator(".star")).to_have_count(2)
    card.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("longest continuous path")
    expect(dialog.locator(".lead")).to_have_text(nobody_yet)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(card).to_be_focused()

    # Once somebody has claimed a route, the card says who leads, and the board shows by which path.
    for _ in range(40):
        ada.play(1)
        if ada.claimed():
            break
    ada.wait_for_turn()
    owners = set(ada.claimed().values())
    card.click()
    expect(dialog.locator(".lead")).not_to_have_text(nobody_yet)
    assert dialog.locator("li.leads").count() in (1, 2)
    expect(dialog.locator(".counted").first).to_contain_text(" – ")
    assert page.locator(".board svg path.path").count() >= len(owners), "what counts stands out on the board"


def test_what_others_have_stays_hidden_and_is_said_to_be(open_page: Open, server: Server) -> None:
    page = open_page(server.url)
    Person(page).set_up("nordic_countries", "greedy", "greedy")
    card = page.locator("[data-bonus='globetrotter']")
    expect(card.locator(".star")).to_have_count(0)
    card.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".lead")).to_contain_text("stay secret until the final scoring")
    rows = dialog.locator(".standing li")
    assert [("hidden" in text) for text in rows.all_inner_texts()] == [False, True, True]


# The result


@pytest.mark.parametrize("edition", ["europe", "northern_lights"])
def test_the_result_fits_a_phone_and_hides_nothing(
    open_page: Open, server: Server, finished: Finished, edition: str
) -> None:
    result = server.get(f"/api/tables/{finished(edition)}/result")
    page = open_page(f"{server.url}/table/{finished(edition)}", **PHONE)
    table = page.get_by_role("table").first
    expect(table).to_be_visible()
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        page.wait_for_function("w => document.documentElement.clientWidth === w", arg=width)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(CLIPPED) == []
        rows = table.locator("tbody tr")
        for number, line in enumerate(result):
            text = rows.nth(number).inner_text()
            bonuses = [bonus["points"] for bonus in line["bonuses"] if bonus["points"]]
            for part in (line["points"], line["routes"], sum(t["points"] for t in line["tickets"]), *bonuses):
                assert str(abs(part)) in text
            assert "Routes" in text, "every number has its name"
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(table.locator("thead th").first).to_be_visible()
    expect(table.locator(".label")).to_have_count(0)


CLIPPED = """
() => [...document.querySelectorAll('.numbers table *')].flatMap((part) => {
  if (part.closest('details, thead, svg')) return []
  const box = part.getBoundingClientRect()
  return box.right > innerWidth + 0.5 || box.left < -0.5 || box.height === 0 ? [part.outerHTML] : []
})
"""
"""Whatever of the result lies outside of the screen."""


@pytest.mark.parametrize("edition", ["europe", "northern_lights"])
def test_every_line_of_the_chart_ends_at_the_real_total(
    open_page: Open, server: Server, finished: Finished, edition: str
) -> None:
    game = finished(edition)
    result = sorted(server.get(f"/api/tables/{game}/result"), key=lambda line: line["seat"])
    totals = [str(line["points"]) for line in result]
    page = open_page(f"{server.url}/table/{game}", **PHONE)
    figure = page.locator("figure")
    figure.scroll_into_view_if_needed()
    assert figure.locator("[data-total]").all_text_contents() == totals
    ends = figure.evaluate(LINE_ENDS)
    for (one, other), (first, second) in zip(pairwise(ends), pairwise(result), strict=True):
        assert (one > other) == (first["points"] < second["points"]), "higher is more"
    expect(figure).to_contain_text("stays hidden until the final scoring")
    assert figure.evaluate(SMALLEST_TEXT) >= 11
    figure.locator("summary").tap()
    rows = {
        row.locator("th").inner_text(): row.locator("td").all_inner_texts()
        for row in figure.locator("tbody tr").all()
    }
    assert rows["Total"] == totals
    assert [text.replace("−", "-") for text in rows["Tickets"]] == [
        f"{gain:+}" if (gain := sum(ticket["points"] for ticket in line["tickets"])) else "0"
        for line in result
    ]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    # The replay has the same chart; what lies ahead is faint there.
    page.goto(f"{server.url}/replay/{game}?at=40")
    page.wait_for_selector("figure path[data-line]")
    assert page.locator("figure [data-total]").all_text_contents() == totals
    expect(page.locator("figure path[data-line]")).to_have_count(len(totals))
    assert page.locator("figure .later").count() > 0
    chart = page.get_by_role("img", name="Points over time")
    chart.scroll_into_view_if_needed()
    expect(page.locator("section.controls")).to_be_in_viewport(ratio=0.99)
    box = chart.bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.35, box["y"] + box["height"] * 0.5)
    expect(page.locator(".position")).not_to_have_text(re.compile("Move 40 "))


LINE_ENDS = """
(figure) => [...figure.querySelectorAll('path[data-line]')].map(
  (line) => line.getPointAtLength(line.getTotalLength()).y,
)
"""
SMALLEST_TEXT = """
(figure) => {
  const svg = figure.querySelector('svg')
  const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
  const sizes = [...svg.querySelectorAll('text')].map((text) => parseFloat(getComputedStyle(text).fontSize))
  return Math.min(...sizes) * scale
}
"""
"""In pixels of the screen."""


# The show


def test_the_show_turns_tickets_over_and_draws_their_paths_in_the_players_colour(
    open_page: Open, server: Server, finished: Finished
) -> None:
    game = finished("europe")
    result = server.get(f"/api/tables/{game}/result")
    edition = server.get("/api/editions/europe")
    page = open_page(f"{server.url}/table/{game}", reduced_motion="no-preference")
    page.wait_for_selector("path[data-line]")
    colors = page.evaluate(LINE_COLORS)
    page.get_by_role("button", name="Show the scoring again").click()
    expect(page.get_by_role("button", name="Skip to results")).to_be_visible()
    for _ in range(3):
        page.keyboard.press("ArrowLeft")  # back to the start, and from there on by hand
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    ends = {ticket["id"]: (ticket["a"], ticket["b"]) for ticket in edition["tickets"]}
    names = {city["id"]: city["name"] for city in edition["cities"]}
    for line in reversed(result):
        tickets = sorted(line["tickets"], key=lambda ticket: ticket["points"])
        for number, ticket in enumerate(tickets):
            page.keyboard.press("ArrowRight")
            card = page.locator(".front")
            expect(card).to_contain_text(names[ends[ticket["ticket"]][0]])
            sign = "+" if ticket["completed"] else "−"
            expect(card.locator(".points")).to_have_text(f"{sign}{abs(ticket['points'])}")
            down = page.locator("aside li.down")
            expect(down).to_have_count(len(tickets) - number - 1)
            path = page.locator(f"[data-path='{line['seat']}']")
            expect(path).to_have_count(1 if ticket["completed"] else 0)
            expect(page.locator(".gap")).to_have_count(0 if ticket["completed"] else 1)
            if ticket["completed"]:
                assert path.get_attribute("stroke") == colors[str(line["seat"])]
        if line["stations"]:
            page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    express = [line["seat"] for line in result if line["bonuses"][0]["points"]]
    for seat in express:
        expect(page.locator(f"[data-path='{seat}']")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    winner = page.locator(".winner")
    expect(winner).to_be_visible()
    expect(winner).to_contain_text(result[0]["name"])
    for line in result:
        expect(page.locator(f"[data-points='{line['seat']}']")).to_have_text(str(line["points"]))
    first = page.locator("[data-run] g").first
    before = first.get_attribute("transform")
    page.wait_for_function(
        "before => document.querySelector('[data-run] g').getAttribute('transform') !== before", arg=before
    )
    assert page.locator(".confetti i").count() > 20
    page.keyboard.press("x")
    expect(page.get_by_role("region", name="Final scores")).to_be_visible()


LINE_COLORS = """
() => Object.fromEntries([...document.querySelectorAll('path[data-line]')].map((line) => [
  line.dataset.line,
  line.style.getPropertyValue('--own'),
]))
"""
"""The colour of each seat, as the chart has it."""


def test_the_show_fits_every_screen_and_any_tap_or_key_goes_on(
    open_page: Open, server: Server, finished: Finished
) -> None:
    """With little motion nothing flies; everything else is there."""
    page = open_page(f"{server.url}/table/{finished('northern_lights')}", **PHONE)
    page.get_by_role("button", name="Show the scoring again").tap()
    front = page.locator(".front")
    expect(page.locator(".caption")).to_be_visible()
    expect(front).to_have_count(0)
    page.locator("aside ol").last.tap()
    expect(front).to_be_visible()
    before = front.inner_text()
    page.keyboard.press("j")
    expect(front).not_to_have_text(before)
    assert everything_fits(page, ".front") == {}
    for _ in range(60):
        if page.locator(".winner").count():
            break
        page.keyboard.press("ArrowRight")
    assert everything_fits(page, ".winner") == {}
    expect(page.locator("[data-run]")).to_have_count(1)
    expect(page.locator(".confetti")).to_have_count(0)
    assert violations(page) == []
    page.locator(".buttons .primary").tap()
    expect(page.get_by_role("region", name="Final scores")).to_be_visible()


def everything_fits(page: Any, subject: str) -> dict[str, Any]:
    """What lies outside of the screen, by size."""
    wrong = {}
    for width, height in ((390, 844), (844, 390), (820, 1180), (1280, 720), (3840, 2160)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("w => innerWidth === w", arg=width)
        if outside := page.evaluate(OUTSIDE, [subject, "aside ol:last-of-type", ".buttons .primary"]):
            wrong[f"{width} x {height}"] = outside
    page.set_viewport_size(PHONE)
    return wrong


OUTSIDE = """
(selectors) => selectors.filter((selector) => {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return !box || box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5
})
"""
