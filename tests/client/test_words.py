"""What the client says where a slip of the finger would cost something, and whether long words have room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.person import Person
from tests.client.serving import Server

Open = Callable[..., Any]

CUT_OFF = """
() => [...document.querySelectorAll('button, a.button, h1, h2, legend, summary, label span, th')]
  .filter((shown) => shown.checkVisibility() && getComputedStyle(shown).position !== 'absolute')
  .filter((shown) => shown.scrollWidth > shown.clientWidth + 1 && shown.clientWidth > 0
    && getComputedStyle(shown).display !== 'inline')
  .map((shown) => shown.textContent.trim())
  .filter((words) => /\\p{L}{3}/u.test(words))
"""
"""Labels that have less room than they need."""


def test_resigning_is_asked_with_a_yes_and_a_no(open_page: Open, server: Server) -> None:
    """The second press in the same place must not resign: that was the trap."""
    person = Person(open_page(server.url))
    person.set_up("nordic_countries", "greedy")
    person.wait_for_turn()
    page = person.page
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_role("button", name="Resign", exact=True).click()
    expect(dialog.get_by_text("Resign? A bot will finish the game for you")).to_be_visible()
    expect(dialog.get_by_role("button", name="No, keep playing")).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("button", name="Resign", exact=True)).to_be_focused()
    assert not server.get(f"/api/tables/{person.table}")["seats"][0]["resigned"]

    dialog.get_by_role("button", name="Resign", exact=True).click()
    with page.expect_response("**/resign"):
        dialog.get_by_role("button", name="Yes, resign").click()
    assert server.get(f"/api/tables/{person.table}")["seats"][0]["resigned"]


@pytest.mark.parametrize("language", ["de", "fi"])
def test_long_words_fit_on_a_phone(open_page: Open, server: Server, language: str) -> None:
    """German and Finnish are the languages that need most room."""
    page = open_page(server.url, locale=language, width=360, height=740)
    page.locator("summary").first.click()
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    person = Person(page)
    person.set_up("europe", "greedy")
    person.wait_for_turn()
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
