"""Two people at a table who talk, for tests of the chat and of what may be said there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.client.person import Person
from tests.client.serving import Server

Open = Callable[..., Any]


def talk(page: Any) -> None:
    """Open the chat beside the board."""
    page.keyboard.press("k")
    expect(page.get_by_label("Message the table")).to_be_focused()


def write(page: Any, text: str) -> None:
    page.get_by_label("Message the table").fill(text)
    page.keyboard.press("Enter")


def seated(open_page: Open, server: Server, *bots: str, **phone: Any) -> tuple[Person, Person]:
    ada = Person(open_page(server.url))
    bob = Person(open_page(server.url, **phone))
    code = ada.set_up("nordic_countries", None, *bots)
    bob.join(ada.table, code, "Bob")
    for person in (ada, bob):
        expect(person.page.locator("[data-dock='choice']")).to_be_visible()
    return ada, bob
