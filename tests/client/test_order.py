"""What people see when an operator keeps order: a mute, a closed table, a ban."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from northline.server.wire.identity import COOKIE, hash_token, public_name
from tests.client.accessibility import violations
from tests.client.person import Person
from tests.client.serving import Server
from tests.client.talking import seated, talk, write
from tests.server.administration import admin

Open = Callable[..., Any]
PHONE = {"width": 390, "height": 844, "locale": "de-DE", "color_scheme": "dark"}


def operator(server: Server, *arguments: str) -> None:
    code, words = admin(*arguments, database=str(server.database))
    assert code == 0, words


def public_id(page: Any) -> str:
    [token] = [cookie["value"] for cookie in page.context.cookies() if cookie["name"] == COOKIE]
    return public_name(hash_token(token))


def check_looks(page: Any, name: str) -> None:
    """Nothing sticks out and nobody is shut out. With NORTHLINE_SCREENSHOTS the page is kept to be looked at."""
    if folder := os.environ.get("NORTHLINE_SCREENSHOTS"):
        page.screenshot(path=f"{folder}/{name}.png")
    assert violations(page) == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_whoever_is_muted_reads_until_when_and_a_closed_table_says_why(
    open_page: Open, server: Server
) -> None:
    ada, bob = seated(open_page, server, **PHONE)
    operator(server, "mute", public_id(ada.page), "--for", "2h", "--reason", "No swearing, please")
    talk(ada.page)
    unsent = ada.page.locator(".unsent")
    for _ in range(30):  # the server notices within a second
        write(ada.page, "Hello?")
        ada.page.wait_for_timeout(500)
        if unsent.is_visible() and "until" in unsent.inner_text():
            break
    expect(unsent).to_contain_text("You can’t chat until")
    expect(unsent).to_contain_text("Reason: No swearing, please")
    expect(ada.page.get_by_label("Message the table")).to_have_value("Hello?")
    check_looks(ada.page, "muted")

    operator(server, "close", ada.table, "--reason", "Names like these are not welcome here")
    for person, sentence, name in (
        (ada, "The people who run this server have closed this table. Reason: Names like these", "closed"),
        (bob, "Die Betreiber dieses Servers haben den Tisch geschlossen. Grund: Names", "closed-phone"),
    ):
        banner = person.page.locator(".banner")
        expect(banner).to_contain_text(sentence)
        expect(person.page.locator("[data-dock='choice']")).to_have_count(0)
        check_looks(person.page, name)
    bob.page.locator(".banner a").tap()
    expect(bob.page).to_have_url(f"{server.url}/")


def test_a_table_closed_before_its_game_says_why(open_page: Open, server: Server) -> None:
    ada = Person(open_page(server.url, **PHONE))
    ada.set_up("nordic_countries", None)
    expect(ada.page.get_by_role("heading", name="Am Tisch")).to_be_visible()
    operator(server, "close", ada.table, "--reason", "Wir räumen auf")
    expect(ada.page.get_by_role("alert")).to_have_text(
        "Die Betreiber dieses Servers haben den Tisch geschlossen."
    )
    expect(ada.page.get_by_text("Grund: Wir räumen auf")).to_be_visible()
    check_looks(ada.page, "closed-room")


def test_whoever_is_banned_reads_until_when_and_why_wherever_they_go(open_page: Open, server: Server) -> None:
    ada, bob = seated(open_page, server, **PHONE)
    person = public_id(bob.page)
    operator(server, "ban", person, "--for", "7d", "--reason", "Skripte sind hier nicht erlaubt")
    page = bob.page
    expect(page.get_by_role("heading", name="Du bist vorübergehend gesperrt")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("kannst du diesen Server nicht benutzen")
    expect(page.get_by_text("Grund: Skripte sind hier nicht erlaubt")).to_be_visible()
    check_looks(page, "banned-phone")
    expect(ada.page.get_by_text("A bot is playing for Bob for now.")).to_be_visible()
    for path in ("/", "/statistics/europe", f"/table/{bob.table}"):
        page.goto(f"{server.url}{path}")
        expect(page.get_by_role("heading", name="Du bist vorübergehend gesperrt")).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 800})
    check_looks(page, "banned")
    operator(server, "unban", person)
    page.wait_for_timeout(1500)
    page.goto(f"{server.url}/")
    expect(page.get_by_role("heading", name="Meine Partien")).to_be_visible()
