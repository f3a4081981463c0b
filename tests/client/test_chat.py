"""Talk at the table: two people in two browsers, and somebody who watches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.client.accessibility import violations
from tests.client.person import Person
from tests.client.serving import Server
from tests.client.talking import seated, talk, write

Open = Callable[..., Any]


def lines(page: Any) -> Any:
    return page.get_by_role("log", name="Messages").get_by_role("listitem")


def test_two_people_talk_one_of_them_on_a_phone(open_page: Open, server: Server) -> None:
    ada, bob = seated(open_page, server, "greedy", width=390, height=844, color_scheme="dark", locale="de-DE")
    talk(ada.page)
    write(ada.page, "<b>Which way</b> to Murmansk?")
    expect(lines(ada.page)).to_have_text(["You <b>Which way</b> to Murmansk?"])
    expect(ada.page.get_by_label("Message the table")).to_have_value("")
    ada.page.get_by_role("button", name="Good luck!").click()

    button = bob.page.locator("[data-chat='sheet']")
    expect(button).to_contain_text("2 neue Nachrichten")
    button.tap()
    heard = bob.page.locator("dialog[open] li")
    expect(heard).to_have_text(["Ada <b>Which way</b> to Murmansk?", "Ada Viel Glück!"])
    assert violations(bob.page) == []
    assert not bob.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    bob.page.get_by_role("button", name="Danke!").tap()
    expect(lines(ada.page).last).to_have_text("Bob Thanks!")
    assert violations(ada.page) == []
    bob.page.keyboard.press("Escape")
    expect(button).not_to_contain_text("Nachricht")


def test_a_message_over_the_board_is_not_in_the_way_of_a_finger(open_page: Open, server: Server) -> None:
    ada, bob = seated(open_page, server, width=360, height=740)
    talk(ada.page)
    write(ada.page, "Which way to Murmansk? " * 5)
    expect(bob.page.locator(".notices > *")).to_be_visible()
    assert bob.page.evaluate(LIES_UNDER_A_MESSAGE) == "the board"


LIES_UNDER_A_MESSAGE = """
() => {
  const box = document.querySelector('.notices > *').getBoundingClientRect()
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return hit.closest('.map .window') ? 'the board' : hit.outerHTML
}
"""


def test_a_muted_player_stays_muted(open_page: Open, server: Server) -> None:
    ada, bob = seated(open_page, server)
    for person in (ada, bob):
        talk(person.page)
    write(bob.page, "noise")
    expect(lines(ada.page)).to_have_text(["Bob noise"])
    ada.page.get_by_role("button", name="Mute players").click()
    ada.page.get_by_label("Mute Bob").check()
    expect(lines(ada.page)).to_have_count(0)
    ada.page.reload()
    mute = ada.page.get_by_label("Mute Bob")
    ada.page.get_by_role("button", name="Mute players").click()
    expect(mute).to_be_checked()
    hear(ada, bob, "I am back")
    write(bob.page, "more noise")
    expect(lines(bob.page).last).to_have_text("You more noise")
    mute.uncheck()
    hear(ada, bob, "I listen again")
    write(bob.page, "peace")
    expect(lines(ada.page)).to_have_text(["You I am back", "You I listen again", "Bob peace"])


def hear(speaker: Person, listener: Person, text: str) -> None:
    """What somebody has done before saying this is done when it is heard."""
    write(speaker.page, text)
    expect(lines(listener.page).last).to_contain_text(text)


def test_too_much_and_too_long_is_said_in_a_sentence(open_page: Open, server: Server) -> None:
    ada, _ = seated(open_page, server)
    talk(ada.page)
    write(ada.page, "x" * 201)
    alert = ada.page.get_by_role("alert")
    expect(alert).to_contain_text("keep it to 200 characters")
    expect(ada.page.locator("#chat-length")).to_contain_text("201/200")
    ada.page.get_by_label("Message the table").fill("")
    for count in range(60):
        write(ada.page, f"word {count}")
        expect(lines(ada.page).last.get_by_text(f"word {count}").or_(alert)).to_be_visible()
        if alert.is_visible():
            break
    expect(alert).to_contain_text("too fast")
    expect(ada.page.get_by_label("Message the table")).to_have_value(f"word {count}")
    assert count >= 5
    assert violations(ada.page) == []


def test_watchers_listen_and_the_host_can_end_the_talk(open_page: Open, server: Server) -> None:
    ada, bob = seated(open_page, server)
    watcher = open_page(f"{server.url}/table/{ada.table}", color_scheme="dark")
    watcher.get_by_role("button", name="Chat").click()
    expect(watcher.get_by_text("You can read along.")).to_be_visible()
    expect(watcher.get_by_label("Message the table")).to_have_count(0)
    for person in (ada, bob):
        talk(person.page)
        person.page.get_by_role("button", name="Mute players").click()
    write(bob.page, "hello out there")
    expect(lines(watcher)).to_have_text(["Bob hello out there"])
    assert violations(watcher) == []
    expect(bob.page.get_by_role("button", name="for everybody")).to_have_count(0)
    ada.page.get_by_role("button", name="Turn chat off for everyone").click()
    for page in (ada.page, bob.page, watcher):
        expect(page.get_by_text("Chat is turned off at this table.")).to_be_visible()
    expect(bob.page.get_by_label("Message the table")).to_have_count(0)
    ada.page.get_by_role("button", name="Turn chat on for everyone").click()
    expect(bob.page.get_by_label("Message the table")).to_be_visible()


def test_who_plays_alone_has_no_chat(open_page: Open, server: Server) -> None:
    person = Person(open_page(server.url))
    person.set_up("nordic_countries", "greedy")
    expect(person.page.locator("[data-dock='choice']")).to_be_visible()
    expect(person.page.locator("[data-chat]")).to_have_count(0)


def test_there_is_talk_before_the_game(open_page: Open, server: Server) -> None:
    ada, bob = Person(open_page(server.url)), Person(open_page(server.url, width=390, height=844))
    code = ada.set_up("nordic_countries", None, None)
    expect(ada.page.get_by_text("Invite")).to_be_visible()
    expect(ada.page.locator("[data-chat]")).to_have_count(0)
    bob.join(ada.table, code, "Bob")
    bob.page.locator("[data-chat='sheet']").tap()
    bob.page.get_by_role("button", name="Hello!").tap()
    expect(ada.page.locator("[data-chat='sheet']")).to_contain_text("1 new message")
    assert violations(ada.page) == []
    ada.page.locator("[data-chat='sheet']").click()
    expect(lines(ada.page)).to_have_text(["Bob Hello!"])
