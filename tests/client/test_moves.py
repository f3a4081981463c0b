"""The ways to do one thing: by colour first, by dragging, with cards of one's own choice; plans, undo, reasons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.person import LONGEST_LIT, PAID_OR_ASKED, Person
from tests.client.serving import Server

Open = Callable[..., Any]


@pytest.fixture
def ada(open_page: Open, server: Server) -> Person:
    """Somebody who can claim a route now, against nobody who is in a hurry."""
    person = Person(open_page(server.url))
    person.set_up("nordic_countries", "greedy")
    person.wait_for_turn()
    person.act()
    while person.wait_for_turn() and not person.page.evaluate(LONGEST_LIT):
        person.act()
    return person


def middle(box: dict[str, float]) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_colour_first_and_then_a_route(ada: Person) -> None:
    page, seq = ada.page, ada.seq
    all_lit = page.locator("[data-lit]").count()
    cards = page.locator("[data-hand]")
    for number in range(cards.count()):
        cards.nth(number).click()
        expect(cards.nth(number)).to_have_attribute("aria-pressed", "true")
        if page.locator("[data-lit]").count() > 0:
            break
        cards.nth(number).click()
    assert 0 < page.locator("[data-lit]").count() <= all_lit
    ada.claim()
    assert ada.seq > seq


def test_dragging_cards_onto_a_route(ada: Person) -> None:
    page, seq = ada.page, ada.seq
    x, y = page.evaluate(LONGEST_LIT)
    page.mouse.move(*middle(page.locator("[data-hand]").first.bounding_box()))
    page.mouse.down()
    page.mouse.move(x, y + 40, steps=3)
    page.mouse.move(x, y, steps=2)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    if page.wait_for_function(PAID_OR_ASKED, arg=seq).json_value() != "paid":
        page.locator("[data-pay]").first.click()
    ada.wait_past(seq)


def test_a_route_that_cannot_be_claimed_says_why(ada: Person) -> None:
    page = ada.page
    x, y = page.evaluate(UNLIT)
    page.mouse.click(x, y)
    dock = page.locator("[data-dock='why']")
    expect(dock).to_be_visible()
    expect(dock.locator(".reason")).not_to_have_text("Just a moment…")
    assert len(dock.locator(".reason").inner_text()) > 5
    page.keyboard.press("Escape")
    expect(dock).to_have_count(0)


def test_cards_picked_by_hand_are_checked_by_the_server(ada: Person) -> None:
    page, seq = ada.page, ada.seq
    x, y = page.evaluate(UNLIT)
    page.mouse.click(x, y)
    page.get_by_role("button", name="Choose cards myself").click()
    page.locator("[data-pick]").first.click()
    page.locator("[data-dock='pick'] .primary").click()
    expect(page.locator("[aria-label='Updates'] .bad")).to_be_visible()
    assert ada.seq == seq


def test_undo_takes_a_claim_back(open_page: Open, server: Server) -> None:
    ada, bob = Person(open_page(server.url)), Person(open_page(server.url))
    code = ada.set_up("nordic_countries", None)
    bob.join(ada.table, code, "Bob")
    for person in (ada, bob):
        person.wait_for_turn()
        person.act()
    undone = False
    for _ in range(60):
        ada.page.wait_for_selector("[data-turn='mine'], [data-turn='others']")
        person = ada if ada.acts else bob
        before = person.claimed()
        seq = person.seq
        person.act()
        undo = person.page.get_by_role("button", name="Undo")
        if person.claimed() != before and undo.count():
            undo.click()
            person.wait_past(seq + 1)
            assert person.claimed() == before
            undone = True
            break
        for other in (ada, bob):
            other.wait_for(person.seq)
    assert undone


def test_a_plan_for_the_next_turn(open_page: Open, server: Server) -> None:
    ada, bob = Person(open_page(server.url)), Person(open_page(server.url))
    code = ada.set_up("nordic_countries", None)
    bob.join(ada.table, code, "Bob")
    for person in (ada, bob):
        person.wait_for_turn()
        person.act()
    for person in (ada, bob):
        expect(person.page.locator("[data-dock='choice']")).to_have_count(0)
    ada.page.wait_for_selector("[data-turn='mine'], [data-turn='others']")
    acting, waiting = (ada, bob) if ada.acts else (bob, ada)
    waiting.page.locator("[data-deck='cards']").click()
    expect(waiting.page.get_by_role("button", name="Next: draw from the deck")).to_be_visible()
    cards = int(waiting.numbers()["cards in hand"])
    while acting.acts:
        acting.draw()
    expect(waiting.page.get_by_role("button", name="Next:")).to_have_count(0)
    waiting.page.wait_for_function(
        "wanted => [...document.querySelectorAll('.me dd')].some((dd) => dd.textContent == wanted)",
        arg=str(cards + 1),
    )


UNLIT = """
() => {
  const board = document.querySelector('.map .window').getBoundingClientRect()
  for (const route of document.querySelectorAll('[data-route]:not([data-lit]):not([data-owner])')) {
    if (route.children.length < 4) continue
    const box = route.children[1].getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const twins = document.querySelectorAll(`[data-lit^="${route.dataset.route.replace(/-\\\\d$/, '')}"]`).length
    if (!twins && document.elementFromPoint(x, y)?.closest('.window')) return [x, y]
  }
}
"""
"""Where to click for a long route that does not stand out."""
