"""Where things are and where the focus is: nothing moves the board, nobody loses their place."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.client.person import Person
from tests.client.serving import Server

Open = Callable[..., Any]


def seated(open_page: Open, server: Server, edition: str = "europe", **options: Any) -> Person:
    person = Person(open_page(server.url, **options))
    person.set_up(edition, "random")
    person.page.wait_for_selector("[data-offer]")
    return person


def focused(page: Any, selector: str) -> None:
    page.wait_for_function("selector => document.activeElement?.matches(selector)", arg=selector)


# The board


def test_an_empty_hand_leaves_the_board_where_it_is(open_page: Open, server: Server) -> None:
    page = seated(open_page, server, width=1280, height=720).page
    for width, height in ((1280, 720), (1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        before = page.locator("main.map").bounding_box()
        page.evaluate(
            "document.querySelectorAll('.hand .stack').forEach((stack) => (stack.style.display = 'none'))"
        )
        assert page.locator("main.map").bounding_box() == before
        page.evaluate(
            "document.querySelectorAll('.hand .stack').forEach((stack) => (stack.style.display = ''))"
        )


def test_a_hand_of_all_kinds_does_not_lie_under_the_market(open_page: Open, server: Server) -> None:
    page = seated(open_page, server, width=1280, height=720).page
    # As many stacks as there are kinds of cards: copies of one that is there.
    page.evaluate(
        "() => { const hand = document.querySelector('.hand'); const stack = hand.querySelector('.stack');"
        " while (hand.children.length < 9) hand.append(stack.cloneNode(true)) }"
    )
    last = page.locator(".hand .stack").last.bounding_box()
    market = page.locator(".market").bounding_box()
    assert last["x"] + last["width"] <= market["x"]
    assert last["width"] >= 32


def test_the_log_can_be_read_while_people_talk(open_page: Open, server: Server) -> None:
    person = Person(open_page(server.url, width=1366, height=768))
    code = person.set_up("nordic_countries", None, "random")
    server.post(f"/api/tables/{person.table}/join", {"name": "Bob", "code": code}, "d" * 30)
    page = person.page
    page.wait_for_selector("[data-offer]")
    person.act()
    page.keyboard.press("k")
    for width, height in ((1280, 720), (1366, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".log li").first).to_be_in_viewport(ratio=0.9)
        expect(page.locator("[data-chat='write']")).to_be_in_viewport(ratio=0.9)
        assert page.locator(".story").bounding_box()["height"] >= 100
        assert page.locator(".chat [role='log']").bounding_box()["height"] >= 60


def test_the_lobby_uses_the_width_of_a_very_large_screen(open_page: Open, server: Server) -> None:
    page = open_page(server.url, width=3840, height=2160)
    page.wait_for_selector(".board .name")
    quick = page.locator("[aria-labelledby='quick-title']").bounding_box()
    mine = page.locator("[aria-labelledby='mine-title']").bounding_box()
    assert mine["x"] + mine["width"] - quick["x"] > 0.75 * 3840
    assert mine["x"] > quick["x"] + quick["width"]
    assert float(page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)")) >= 26


# The focus


def test_the_focus_begins_where_the_page_begins(open_page: Open, server: Server) -> None:
    page = open_page(server.url)
    focused(page, "main")
    page.locator("header nav a[href='/learn']").click()
    page.wait_for_selector(".boards section")
    focused(page, "main")
    page.keyboard.press("Tab")
    focused(page, ".boards a")


def test_at_a_table_the_focus_is_never_lost(open_page: Open, server: Server) -> None:
    person = seated(open_page, server)
    page = person.page
    focused(page, "[data-dock='choice']")
    page.keyboard.press("Tab")
    focused(page, "[data-offer]")
    person.act()
    person.wait_for_turn()
    focused(page, "main.map [role='application']")
    page.locator("header.bar button.icon").last.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    focused(page, "header.bar button.icon:last-of-type")
    for key, there in (("?", "dialog[open]"), ("c", "dialog[open]"), ("x", ".output")):
        page.locator("[data-deck='cards']").focus()
        page.keyboard.press(key)
        page.wait_for_selector(there)
        page.keyboard.press("Escape")
        page.wait_for_selector(there, state="detached")
        focused(page, "[data-deck='cards']")
    page.keyboard.press("?")
    page.locator("dialog[open] #dialog-title + button").click()
    focused(page, "[data-deck='cards']")
    page.locator("[data-deck='tickets']").focus()
    page.keyboard.press("Enter")
    page.locator("[data-dock='tickets'] .button").last.focus()
    page.keyboard.press("Escape")
    focused(page, "[data-deck='tickets']")


# The lesson


def test_a_lesson_opened_from_the_lobby_has_its_teacher(open_page: Open, server: Server) -> None:
    page = open_page(f"{server.url}/learn/nordic_countries")
    lesson = page.locator(".lesson")
    lesson.locator(".primary").click()
    Person(page).act()
    expect(lesson).to_have_attribute("data-step", "board")
    page.goto(server.url)
    page.locator("[aria-labelledby='mine-title'] a[href^='/table/']").first.click()
    expect(lesson).to_have_attribute("data-step", "board")
    lesson.locator(".primary").click()
    page.reload()
    expect(lesson).to_have_attribute("data-step", "draw")
    other = page.context.new_page()
    other.goto(re.sub(r"\?.*", "", page.url))
    expect(other.locator(".lesson")).to_have_attribute("data-step", "draw")
    other.locator(".lesson .row button").first.click()
    expect(other.locator(".lesson")).to_have_count(0)
    other.keyboard.press("?")
    other.get_by_role("button", name="Resume the lesson").click()
    expect(other.locator(".lesson")).to_have_attribute("data-step", "draw")


def test_the_card_of_a_lesson_can_be_moved_and_folded(open_page: Open, server: Server) -> None:
    page = open_page(f"{server.url}/learn/europe", width=1280, height=720)
    lesson = page.locator(".lesson")
    lesson.locator(".primary").click()
    page.wait_for_selector("[data-lesson-target]")
    grip = lesson.locator(".grip")
    before = lesson.bounding_box()
    grip.hover()
    page.mouse.down()
    page.mouse.move(300, 500, steps=4)
    page.mouse.up()
    moved = lesson.bounding_box()
    assert abs(moved["x"] - before["x"]) + abs(moved["y"] - before["y"]) > 100
    grip.focus()
    page.keyboard.press("ArrowLeft")
    assert lesson.bounding_box()["x"] == moved["x"] - 24
    lesson.locator(".fold").click()
    assert lesson.bounding_box()["height"] < before["height"] / 2
    expect(page.locator("[data-lesson-target]")).to_have_count(0)
    lesson.locator(".fold").click()
    expect(page.locator("[data-lesson-target]")).to_have_count(1)
