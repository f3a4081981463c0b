"""Prices in words that are true for the edition, and nothing paid or planned that was not meant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.person import Person
from tests.client.serving import Server

Open = Callable[..., Any]


@pytest.fixture
def at_straits(open_page: Open, own_maps: Server) -> tuple[Person, Person]:
    """Two people who hold orange cards only: the one whose turn it is, and the one who waits."""
    ada, bob = Person(open_page(own_maps.url)), Person(open_page(own_maps.url))
    code = ada.set_up("straits", None)
    bob.join(ada.table, code, "Bob")
    for person in (ada, bob):
        person.wait_for_turn()
        person.act()
    for person in (ada, bob):
        expect(person.page.locator("[data-dock='choice']")).to_have_count(0)
    ada.page.wait_for_selector("[data-turn='mine'], [data-turn='others']")
    return (ada, bob) if ada.acts else (bob, ada)


def place_of(page: Any, route: str) -> tuple[float, float]:
    box = page.locator(f"[data-route='{route}'] > *").first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drop_oranges(page: Any, route: str) -> None:
    box = page.locator("[data-hand='orange']").bounding_box()
    x, y = place_of(page, route)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(x, y + 30, steps=3)
    page.mouse.move(x, y, steps=2)
    page.mouse.up()


def click_route(page: Any, route: str) -> None:
    page.mouse.click(*place_of(page, route))


def choose_from_list(page: Any, route: str) -> None:
    """With the keyboard alone."""
    page.keyboard.press("c")
    page.locator("dialog summary", has_text="Nes – Sund").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def test_two_cards_for_one_space_are_never_taken_unasked(at_straits: tuple[Person, Person]) -> None:
    person, _ = at_straits
    page, seq = person.page, person.seq
    for ask in (drop_oranges, click_route, choose_from_list):
        ask(page, "nes-sund")
        dock = page.locator("[data-dock='pay']")
        expect(dock).to_contain_text("You would pay 2 cards for 1 space.")
        expect(dock).to_contain_text("1 space needs two cards of one colour")
        dock.get_by_role("button", name="Cancel").click()
        expect(dock).to_have_count(0)
        assert person.seq == seq, f"{ask.__name__} paid unasked"
    drop_oranges(page, "nes-sund")
    expect(page.locator("[data-pay]")).to_be_focused()
    page.keyboard.press("Enter")
    person.wait_past(seq)
    assert "nes-sund" in person.claimed()


def test_a_plan_that_cannot_be_paid_for_is_refused_at_once(at_straits: tuple[Person, Person]) -> None:
    acting, waiting = at_straits
    page = waiting.page
    click_route(page, "berg-vik")
    reason = page.locator("[data-dock='why'] .reason")
    expect(reason).to_have_text("You need 2 more orange cards.")
    expect(page.get_by_role("button", name="Next:")).to_have_count(0)
    # What can be paid for is kept, until somebody else is faster; then the plan says why it has gone.
    click_route(page, "nes-vik")
    expect(page.locator("[data-dock='why']")).to_have_count(0)
    expect(page.get_by_role("button", name="Next: Nes – Vik")).to_be_visible()
    seq = acting.seq
    click_route(acting.page, "nes-vik")
    pay = acting.page.locator("[data-pay]")
    if acting.page.wait_for_function(ASKED_OR_PAST, arg=seq).json_value() == "asked":
        pay.click()
    acting.wait_past(seq)
    expect(page.locator("[aria-label='Updates'] .bad")).to_contain_text("This route is already claimed.")


ASKED_OR_PAST = """
(seq) => Number(document.querySelector('[data-seq]')?.dataset.seq) > seq
  ? 'past' : document.querySelector('[data-pay]') && 'asked'
"""


def test_a_ferry_of_northern_lights_names_the_pair(open_page: Open, server: Server) -> None:
    person = Person(open_page(server.url))
    person.set_up("northern_lights", "greedy")
    person.wait_for_turn()
    person.act()
    person.wait_for_turn()
    page = person.page
    page.mouse.move(*place_of(page, "alborg-goteborg-1"))
    expect(page.locator(".tip")).to_contain_text("1 space needs a locomotive or two cards of one colour")
    page.evaluate("localStorage.setItem('northline.settings', JSON.stringify({ language: 'nb' }))")
    page.reload()
    person.wait_for_turn()
    page.mouse.move(*place_of(page, "alborg-goteborg-1"))
    expect(page.locator(".tip")).to_contain_text("1 felt krever et lokomotiv eller to kort i samme farge")
