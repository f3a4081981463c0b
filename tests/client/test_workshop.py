"""A whole map from nothing to the final table of a game on it: by mouse, by keyboard alone, and by touch."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.client.drawing_board import LONG_MS, draw_four_cities, field, make_it_small, saved
from tests.client.keyboard import play_in_text_mode, tab_to
from tests.client.person import Person


def press_button(page: Any, name: str, by: str) -> None:
    button = page.get_by_role("button", name=name, exact=True)
    if by == "touch":
        button.tap()
    elif by == "keyboard":
        button.focus()
        page.keyboard.press("Enter")
    else:
        button.click()


def propose_and_play(page: Any, by: str) -> None:
    press_button(page, "Have a set proposed", by)
    expect(page.locator("[data-row]").first).to_be_visible(timeout=LONG_MS)
    saved(page)
    press_button(page, "Have bots test it", by)
    press_button(page, "Playtest", by)
    expect(page.get_by_text("Games played").first).to_be_visible(timeout=LONG_MS)
    press_button(page, "Play", by)
    page.get_by_label("Your name").fill("Ada")
    press_button(page, "Play against bots", by)
    page.wait_for_selector("[data-turn]", timeout=LONG_MS)


def test_by_mouse(server, open_page):
    page = open_page(f"{server.url}/workshop")
    page.get_by_role("button", name="An empty map").click()
    page.wait_for_selector("[role=toolbar]")
    draw_four_cities(page)
    make_it_small(page)
    propose_and_play(page, "mouse")
    Person(page).play()
    page.wait_for_selector("[data-turn='over']")


def test_by_touch_on_a_phone(server, open_page):
    page = open_page(f"{server.url}/workshop", width=390, height=844)
    page.get_by_role("button", name="An empty map").tap()
    page.wait_for_selector("[role=toolbar]")
    draw_four_cities(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    make_it_small(page)
    propose_and_play(page, "touch")
    Person(page).play()
    page.wait_for_selector("[data-turn='over']")


def test_by_keyboard_alone(server, open_page):
    page = open_page(f"{server.url}/workshop")
    tab_to(page, "button.wide")
    page.keyboard.press("Enter")
    page.wait_for_selector("[role=toolbar]")
    tab_to(page, "svg[role=group]")
    for count, arrow in enumerate(("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"), start=1):
        page.keyboard.press("c")
        expect(page.locator("[data-city]")).to_have_count(count)
        for _ in range(4):
            page.keyboard.press(f"Shift+{arrow}")
    # From city to city, and a route from each to the next.
    for count in range(1, 5):
        page.keyboard.press("r")
        page.keyboard.press(".")
        page.keyboard.press("Enter")
        expect(page.locator("[data-route]")).to_have_count(count)
    page.keyboard.press("2")
    page.keyboard.press("k")
    expect(page.locator(".details").get_by_label("Colour")).to_have_value("blue")
    expect(page.locator(".details").get_by_label("Kind")).to_have_value("ferry")
    before = page.locator(".details").get_by_label("Spaces").input_value()
    page.keyboard.press("+")
    expect(page.locator(".details").get_by_label("Spaces")).to_have_value(str(int(before) + 1))
    page.keyboard.press("d")
    expect(page.locator("[data-route]")).to_have_count(5)
    page.keyboard.press("Delete")
    expect(page.locator("[data-route]")).to_have_count(4)
    page.keyboard.press("Control+z")
    expect(page.locator("[data-route]")).to_have_count(5)
    page.keyboard.press("Control+Shift+Z")
    expect(page.locator("[data-route]")).to_have_count(4)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Begin a route here")
    page.keyboard.press("Escape")
    tab_to(page, "[role=tab]")
    for _ in range(10):
        if page.get_by_role("tab", name="Rules").get_attribute("aria-selected") == "true":
            break
        page.keyboard.press("ArrowRight")
    field(page, "Most players", 2)
    field(page, "Trains each", 8)
    field(page, "Tickets at the start", 1)
    field(page, "Keep at least, at the start", 1)
    propose_and_play(page, "keyboard")
    person = Person(page)
    play_in_text_mode(page, person)
    page.wait_for_selector("[data-turn='over']")


def test_a_first_map_of_a_region_can_be_played(server, open_page):
    """A small piece of the world, drawn by the server."""
    page = open_page(f"{server.url}/workshop")
    page.wait_for_selector("svg .land")
    page.get_by_role("button", name="Iberia").click()
    page.get_by_label("Cities", exact=True).fill("10")
    page.get_by_role("button", name="Draw this map").click()
    page.wait_for_selector("[role=toolbar]", timeout=LONG_MS)
    expect(page.get_by_role("heading", level=1)).to_have_text("Iberia")
    expect(page.locator("[data-city]")).to_have_count(10)
    page.get_by_role("tab", name="Problems").click()
    expect(page.get_by_text("No problems: this map can be played.")).to_be_visible()
