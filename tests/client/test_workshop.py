"""The map workshop as people use it: by mouse, by keyboard, by touch, in two windows, and after a crash."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from northline.editions.writer import to_document
from tests.client.accessibility import violations
from tests.client.person import Person
from tests.toy import tiny

LONG_MS = 240_000
"""The first layout on a machine has to compile something."""


def begin(page: Any, document: Any | None = None) -> None:
    """Begin a draft, and come to its editor."""
    made = page.evaluate(
        """async (document) => {
          const body = JSON.stringify(document ? { document } : {})
          const headers = { 'content-type': 'application/json' }
          return (await fetch('/api/workshop/drafts', { method: 'POST', headers, body })).json()
        }""",
        document,
    )
    page.goto(f"{page.evaluate('location.origin')}/workshop/{made['id']}")
    page.wait_for_selector("[role=toolbar]")


def saved(page: Any) -> None:
    expect(page.locator(".state")).to_contain_text("Saved")


def press_at(page: Any, x: float, y: float) -> None:
    """Press the board at a place, given in shares of its size."""
    box = page.locator(".canvas").bounding_box()
    place = (box["x"] + x * box["width"], box["y"] + y * box["height"])
    if page.evaluate("navigator.maxTouchPoints > 0"):
        page.touchscreen.tap(*place)
    else:
        page.mouse.click(*place)


def pick(page: Any, number: int) -> None:
    city = page.locator("[data-city]").nth(number)
    box = city.bounding_box()
    place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    if page.evaluate("navigator.maxTouchPoints > 0"):
        page.touchscreen.tap(*place)
    else:
        page.mouse.click(*place)


def field(page: Any, name: str, value: int) -> None:
    page.get_by_label(name, exact=True).fill(str(value))
    page.get_by_label(name, exact=True).press("Tab")


def draw_four_cities(page: Any) -> None:
    """Four cities in a ring, five routes between them, by pressing the board."""
    page.get_by_role("button", name="New city").click()
    for count, place in enumerate([(0.3, 0.3), (0.7, 0.3), (0.7, 0.7), (0.3, 0.7)], start=1):
        press_at(page, *place)
        expect(page.locator("[data-city]")).to_have_count(count)
    page.get_by_role("button", name="New route").click()
    for count, (a, b) in enumerate([(0, 1), (1, 2), (2, 3), (3, 0), (0, 2)], start=1):
        pick(page, a)
        expect(page.get_by_text("Now choose the other city.")).to_be_visible()
        pick(page, b)
        expect(page.locator("[data-row]")).to_have_count(count)
    page.get_by_role("button", name="Select and move").click()


def make_it_small(page: Any) -> None:
    """Rules for a short game of two."""
    page.get_by_role("tab", name="Rules").click()
    field(page, "Most players", 2)
    field(page, "Trains each", 8)
    field(page, "Tickets at the start", 1)
    field(page, "Keep at least, at the start", 1)


def propose_and_play(page: Any) -> None:
    page.get_by_role("tab", name="Tickets").click()
    page.get_by_role("button", name="Propose a set").click()
    expect(page.locator("[data-row]").first).to_be_visible(timeout=LONG_MS)
    page.get_by_role("tab", name=re.compile("Problems")).click()
    expect(page.get_by_text("No problems: this map can be played.")).to_be_visible()
    page.get_by_role("tab", name="Play and publish").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("[data-turn]", timeout=LONG_MS)


def test_from_nothing_to_the_final_table_by_mouse(server, open_page):
    page = open_page(f"{server.url}/workshop")
    page.get_by_role("button", name="An empty map").click()
    page.wait_for_selector("[role=toolbar]")
    draw_four_cities(page)
    make_it_small(page)
    saved(page)
    propose_and_play(page)
    person = Person(page)
    person.play()
    page.wait_for_selector("[data-turn='over']")


def test_by_touch_on_a_phone(server, open_page):
    page = open_page(f"{server.url}/workshop", width=390, height=844)
    begin(page)
    draw_four_cities(page)
    expect(page.locator("[data-row]")).to_have_count(5)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-row]")).to_have_count(4)
    saved(page)


def test_by_keyboard_alone(server, open_page):
    page = open_page(f"{server.url}/workshop")
    begin(page, to_document(tiny()))
    before = page.evaluate("document.querySelectorAll('[data-city]').length")
    first = page.locator("[data-city]").first
    first.focus()
    place = page.locator("tbody tr").first.locator("input[type=number]").first.input_value()
    first.press("Shift+ArrowDown")
    expect(page.locator("tbody tr").first.locator("input[type=number]").first).not_to_have_value(place)
    page.keyboard.press("Control+z")
    expect(page.locator("tbody tr").first.locator("input[type=number]").first).to_have_value(place)
    page.keyboard.press("Control+y")
    first.focus()
    first.press("Delete")
    expect(page.locator("[data-city]")).to_have_count(before - 1)
    page.get_by_role("button", name="Add a city").press("Enter")
    expect(page.locator("[data-city]")).to_have_count(before)
    page.get_by_role("tab", name="Routes").press("Enter")
    page.get_by_role("region", name="Routes").wait_for()
    page.get_by_label("From", exact=True).select_option(index=1)
    page.get_by_label("To", exact=True).select_option(index=2)
    rows = page.locator("[data-row]").count()
    page.get_by_role("button", name="Add a route").press("Enter")
    expect(page.locator("[data-row]")).to_have_count(rows + 1)


def test_nothing_is_lost_by_a_crash_and_two_windows_do_not_harm_each_other(server, open_page):
    page = open_page(f"{server.url}/workshop")
    begin(page, to_document(tiny()))
    name = page.locator("tbody tr").first.locator("input").first
    name.fill("Nowhere")
    saved(page)
    other = page.context.new_page()
    page.close()  # as in a crash: nothing is asked
    other.goto(page.url)
    row = other.locator("tbody tr").first.locator("input").first
    expect(row).to_have_value("Nowhere")
    third = page.context.new_page()
    third.goto(page.url)
    expect(third.locator("tbody tr").first.locator("input").first).to_have_value("Nowhere")
    row.fill("Here")
    saved(other)
    third.locator("tbody tr").first.locator("input").first.fill("There")
    expect(third.get_by_text("This map was changed in another window.")).to_be_visible()
    third.once("dialog", lambda dialog: dialog.accept())
    third.get_by_role("button", name="Load it again").click()
    expect(third.locator("tbody tr").first.locator("input").first).to_have_value("Here")


def test_a_city_follows_the_mouse_and_undo_takes_the_whole_drag_back(server, open_page):
    page = open_page(f"{server.url}/workshop")
    begin(page, to_document(tiny()))
    # Until the board is arranged, or a layout would come in the middle of the drag.
    page.wait_for_selector(".canvas text", timeout=LONG_MS)
    expect(page.locator(".state")).not_to_contain_text("arranging", timeout=LONG_MS)
    place = page.locator("tbody tr").first.locator("input[type=number]").first
    before = place.input_value()
    box = page.locator("[data-city]").first.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y + 40, steps=5)
    expect(place).not_to_have_value(before)
    page.mouse.up()
    after = page.locator("[data-city]").first.bounding_box()
    assert abs(after["x"] - box["x"] - 30) < 6
    page.get_by_role("button", name="Undo").click()
    expect(place).to_have_value(before)


def test_problems_lead_to_where_they_are(server, open_page):
    page = open_page(f"{server.url}/workshop")
    document = to_document(tiny())
    document["board"]["routes"][1]["length"] = 0
    begin(page, document)
    page.get_by_role("tab", name=re.compile("Problems")).click()
    page.get_by_role("button", name=re.compile("length")).first.click()
    wrong = document["board"]["routes"][1]["id"]
    expect(page.locator(f"[data-row='{wrong}']")).to_have_class(re.compile("selected"))


def test_a_playtest_is_shown_on_the_board_and_suggestions_can_be_applied(server, open_page):
    page = open_page(f"{server.url}/workshop")
    document = to_document(tiny())
    ticket = document["board"]["tickets"][0]
    ticket["points"] = 40
    begin(page, document)
    page.get_by_role("tab", name="Playtest").click()
    page.get_by_role("button", name="Playtest").click()
    expect(page.get_by_text(re.compile("Games played: 10.?000"))).to_be_visible(timeout=LONG_MS)
    page.get_by_role("button", name=re.compile("Apply .* points instead of 40")).click()
    page.get_by_role("tab", name="Tickets").click()
    expect(page.get_by_label("Points").first).not_to_have_value("40")


def test_publishing_remixing_and_taking_down(server, open_page):
    page = open_page(f"{server.url}/workshop")
    begin(page, {**to_document(tiny()), "name": "Smallest Country"})
    page.get_by_role("tab", name="Play and publish").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Publish", exact=True).click()
    expect(page.get_by_text("Version 1 is published.")).to_be_visible()
    other = open_page(f"{server.url}/workshop")
    card = other.get_by_role("article").filter(has_text="Smallest Country")
    expect(card).to_contain_text("by Ada, version 1")
    card.get_by_role("button", name="Remix").click()
    expect(other.get_by_role("heading", level=1)).to_have_text("Smallest Country")
    page.goto(f"{server.url}/workshop")
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Take down Smallest Country").click()
    expect(page.get_by_role("article").filter(has_text="Smallest Country")).to_have_count(0)


def test_no_barriers_light_and_dark(server, open_page):
    for scheme in ("light", "dark"):
        page = open_page(f"{server.url}/workshop", color_scheme=scheme)
        page.wait_for_selector("svg .land")
        assert violations(page) == []
        begin(page, to_document(tiny()))
        for tab in ("Cities", "Routes", "Tickets", "Rules", "Playtest", "Play and publish"):
            page.get_by_role("tab", name=tab).click()
            assert violations(page) == [], tab
