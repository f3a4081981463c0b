"""What one could know: cards seen in the others' hands, tickets kept and turned down; only where the table tells it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.person import Person
from tests.client.serving import Server

Open = Callable[..., Any]
MEMORY = ("seen", "opening_kept", "offered", "refused", "known_ticket_deck")


def views_sent_to(page: Any) -> list[dict[str, Any]]:
    """The views that the page is sent from now on, whole or as changes."""
    views: list[dict[str, Any]] = []

    def on_frame(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("view"):
            views.append(message["view"])
        elif message.get("changes"):
            views.append({**views[-1], **message["changes"]})

    page.on("websocket", lambda socket: socket.on("framereceived", on_frame))
    return views


def two_people(open_page: Open, server: Server, **more: Any) -> tuple[Person, Person]:
    """Two people at a table who have chosen their first tickets. Each keeps the views it was sent."""
    ada, bob = Person(open_page(server.url)), Person(open_page(server.url))
    for person in (ada, bob):
        person.views = views_sent_to(person.page)
    code = ada.set_up("europe", None, **more)
    bob.join(ada.table, code, "Bob")
    for person in (ada, bob):
        person.act()
    for person in (ada, bob):
        person.wait_for(2)
    return ada, bob


def take_a_card(one: Person, other: Person) -> tuple[int, str]:
    """Whoever is to act takes a face-up card that is no locomotive. Its seat, and the card."""
    seat = 0 if one.acts else 1
    card = (
        (one if one.acts else other)
        .page.locator("[data-slot][data-card]:not([data-card='locomotive'])")
        .first
    )
    kind = str(card.get_attribute("data-card"))
    card.click()
    for person in (one, other):
        person.wait_for(3)
    return seat, kind


def switch_it_on(page: Any) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Show what you could know").check()
    page.get_by_role("button", name="Done").click()


def typed(page: Any, command: str) -> Any:
    """The transcript of the text mode after a command."""
    page.keyboard.press("x")
    page.get_by_label("Command").fill(command)
    page.keyboard.press("Enter")
    return page.locator(".output")


def test_a_card_that_was_taken_is_shown_beside_its_player(open_page: Open, server: Server) -> None:
    people = two_people(open_page, server, memory=True)
    seat, card = take_a_card(*people)
    watcher = people[1 - seat].page
    assert watcher.locator("[data-known], [data-refused]").count() == 0, "everybody decides alone"
    board = watcher.locator("main.map").bounding_box()
    switch_it_on(watcher)

    beside = watcher.locator(f"[data-player='{seat}'] [data-known]")
    expect(beside.get_by_role("img", name=f"1 {card}")).to_be_visible()
    # Four cards were dealt, and one was taken.
    expect(beside).to_contain_text("+4 unknown")
    expect(beside).to_contain_text("of 4 tickets at the start")
    assert watcher.locator("[data-known]").count() == 1, "nobody needs to be told about the own hand"
    refused = watcher.locator("[data-refused]")
    assert sorted(row.get_attribute("data-refused") for row in refused.all()) == sorted(
        people[1 - seat].views[-1]["refused"]
    )
    expect(refused.first).to_contain_text("out of the game", ignore_case=True)
    assert watcher.locator("main.map").bounding_box() == board, "the board stays where it is"

    expect(typed(watcher, "known")).to_contain_text(f"1 {card}, +4 unknown; kept")
    expect(watcher.locator(".output")).to_contain_text("You turned down")


def test_a_table_without_it_shows_and_sends_nothing(open_page: Open, server: Server) -> None:
    people = two_people(open_page, server)
    seat, _ = take_a_card(*people)
    watcher = people[1 - seat].page
    for person in people:
        assert person.views
        assert all(view[field] == [] for view in person.views for field in MEMORY)
    watcher.evaluate("localStorage.setItem('northline.settings', JSON.stringify({ showKnown: true }))")
    watcher.reload()
    people[1 - seat].wait_for(3)
    assert watcher.locator("[data-known], [data-refused]").count() == 0
    watcher.get_by_role("button", name="Settings").click()
    watcher.get_by_label("Sound").wait_for()
    assert watcher.get_by_label("Show what you could know").count() == 0
    watcher.get_by_role("button", name="Done").click()
    expect(typed(watcher, "known")).to_contain_text("This table doesn’t show what you could know.")


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_the_host_decides_before_the_game(open_page: Open, server: Server, size: tuple[int, int]) -> None:
    ada = open_page(server.url, width=size[0], height=size[1])
    ada.get_by_text("Custom game").click()
    form = ada.locator("form").filter(has=ada.get_by_role("button", name="Create table"))
    form.get_by_label("Show what you could know").check()
    form.get_by_label("Rated game").check()
    form.get_by_role("button", name="Create table").click()
    ada.get_by_role("button", name="Start the game").wait_for()
    table = ada.url.rpartition("/")[2].partition("?")[0]
    assert server.get(f"/api/tables/{table}")["memory"]
    switch = ada.get_by_label("Show what you could know")
    expect(switch).to_be_checked()
    guest = open_page(ada.url)
    guest.get_by_text("Show what you could know", exact=True).wait_for()
    switch.uncheck()
    guest.get_by_text("Show what you could know", exact=True).wait_for(state="detached")
    assert not server.get(f"/api/tables/{table}")["memory"]
