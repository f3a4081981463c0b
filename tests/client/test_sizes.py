"""Every page and every situation at the sizes that people have: nothing is cut off, covered or out of reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.person import LONGEST_LIT, Person
from tests.client.serving import Server
from tests.client.sizes import DESKTOPS, PHONES, Looker

Open = Callable[..., Any]
Finished = Callable[[str], str]

SETTINGS = """
(language) => localStorage.setItem('northline.settings', JSON.stringify({ confirm: 'always', language, name: 'Ada' }))
"""
"""A claim asks how to pay even where there is one way only."""


@pytest.fixture(params=["mouse", "finger"])
def looker(request: pytest.FixtureRequest, open_page: Open, server: Server) -> Looker:
    """Somebody at a desk; and somebody on the sofa with a tablet or a phone, who reads long German words."""
    sizes = DESKTOPS if request.param == "mouse" else PHONES
    touch = request.param == "finger"
    width, height = sizes[0]
    page = open_page(server.url, width=width, height=height, has_touch=touch, is_mobile=touch)
    page.evaluate(SETTINGS, "de" if touch else "en")
    return Looker(page, sizes)


def test_pages(looker: Looker, server: Server, finished: Finished) -> None:
    game = finished("europe")
    waits = {
        "/": ".board .name",
        "/learn": ".boards section",
        "/edition/northern_lights": ".sections section",
        "/statistics/europe": "table",
        f"/table/{game}": ".details",
        f"/replay/{game}?at=40": "input[type=range]",
        "/nowhere/at/all": "header nav",
        "/table/nosuchtable": "header nav",
        "/edition/nosuchmap": "header nav",
        "/replay/nosuchtable": "header nav",
    }
    for path, there in waits.items():
        looker.page.goto(server.url + path)
        looker.page.wait_for_selector(there)
        looker.look(path.replace(game, "…"))
    looker.page.goto(server.url)
    looker.page.locator("summary").first.click()
    looker.look("a new table")
    assert not looker.report(), looker.report()


def test_the_waiting_room(looker: Looker) -> None:
    Person(looker.page).set_up("europe", None, "random", None)
    looker.page.wait_for_selector("main ul li, main ol li")
    looker.look("the waiting room")
    assert not looker.report(), looker.report()


def test_a_game(looker: Looker, server: Server) -> None:
    page, person = looker.page, Person(looker.page)
    person.set_up("europe", "random", "random")
    page.wait_for_selector("[data-offer]")
    looker.look("the first tickets")
    see_cards_and_ends_of_tickets(looker)
    person.act()
    person.wait_for_turn()
    looker.look("one's own turn")
    look_at_what_opens(looker)
    ask_how_to_pay(person)
    looker.look("paying")
    page.locator("[data-dock='pay'] .other").click()
    page.wait_for_selector("[data-dock='pick']")
    looker.look("choosing cards by hand", large=False)
    page.keyboard.press("Escape")
    dig(
        person,
        [route["id"] for route in server.get("/api/editions/europe")["routes"] if route["kind"] == "tunnel"],
    )
    looker.look("a tunnel")
    assert not looker.report(), looker.report()


def test_what_one_could_know_of_four_opponents(looker: Looker) -> None:
    page, person = looker.page, Person(looker.page)
    page.evaluate(SHOW_KNOWN)
    person.set_up("europe", *["greedy"] * 4, memory=True)
    for _ in range(9):
        person.draw()
    person.wait_for_turn()
    boards = {size: board_at(looker, size) for size in looker.sizes}
    looker.look("what one could know", large=False)
    for tab in ("table", "tickets") if page.locator("[data-tab]").count() else ():
        page.locator(f"[data-tab='{tab}']").tap()
        looker.look(f"what one could know, the tab {tab}")
    assert page.locator("[data-refused]").count() > 0
    page.evaluate(SHOW_KNOWN.replace("true", "false"))
    page.reload()
    person.wait_for_turn()
    assert {size: board_at(looker, size) for size in looker.sizes} == boards
    assert not looker.report(), looker.report()


SHOW_KNOWN = """
() => {
  const settings = JSON.parse(localStorage.getItem('northline.settings'))
  localStorage.setItem('northline.settings', JSON.stringify({ ...settings, showKnown: true }))
}
"""


def board_at(looker: Looker, size: tuple[int, int]) -> Any:
    """Where the board lies in a window of a size."""
    looker.resize(size)
    return looker.page.locator("main.map").bounding_box()


def look_at_what_opens(looker: Looker) -> None:
    page = looker.page
    page.locator(".map [role='application']").focus()
    for key in ("ArrowRight", "Enter"):
        page.keyboard.press(key)
    page.wait_for_selector("[data-dock='city']")
    looker.look("the routes of a city")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.wait_for_selector("[data-dock='tickets']")
    looker.look("whether to draw tickets", large=False)
    page.keyboard.press("Escape")
    page.locator("header.bar button.icon").last.click()
    page.wait_for_selector("dialog[open]")
    looker.look("settings")
    page.keyboard.press("Escape")
    for key, there in (("?", "dialog[open]"), ("c", "dialog[open]"), ("x", ".output")):
        page.keyboard.press(key)
        page.wait_for_selector(there)
        looker.look(f"the key {key}", large=False)
        page.keyboard.press("Escape")
        page.wait_for_selector(there, state="detached")
    if page.locator("[data-tab]").count():
        for tab in ("tickets", "table", "log", "cards"):
            page.locator(f"[data-tab='{tab}']").tap()
            looker.look(f"the tab {tab}")


def see_cards_and_ends_of_tickets(looker: Looker) -> None:
    """While tickets are chosen one's own cards are in sight, and on the board every end of a ticket."""
    for size in looker.sizes:
        looker.resize(size)
        expect(looker.page.locator("section.hand [data-hand]").first).to_be_in_viewport(ratio=0.9)
        looker.page.wait_for_timeout(200)
        looker.note("the first tickets", size, looker.page.evaluate(ENDS_OUT_OF_SIGHT))
    looker.resize(looker.sizes[0])


ENDS_OUT_OF_SIGHT = """
() => {
  const map = document.querySelector('.map .window').getBoundingClientRect()
  const ends = [...document.querySelectorAll('.map svg .offer, .map svg .ring')]
  if (ends.length < 4) return [`only ${ends.length} ends of tickets are marked`]
  return ends.flatMap((end) => {
    const box = end.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const seen = x > map.left && x < map.right && y > map.top && y < map.bottom
    return seen ? [] : ['the end of a ticket is out of sight']
  })
}
"""


def ask_how_to_pay(person: Person) -> None:
    """Draw until something can be claimed, and ask what it costs."""
    while person.wait_for_turn() and not person.page.evaluate(LONGEST_LIT):
        person.draw()
    person.press(*person.page.evaluate(LONGEST_LIT))
    person.page.wait_for_selector("[data-dock='pay']")


def dig(person: Person, tunnels: list[str]) -> None:
    """Try tunnels until one costs more than was laid."""
    while person.wait_for_turn() and not person.page.locator("[data-dock='tunnel']").count():
        at = person.page.evaluate(LIT_TUNNEL, tunnels)
        if at is None:
            person.draw()
            continue
        seq = person.seq
        person.press(*at)
        way = person.page.locator("[data-dock='pay'] [data-pay]").first
        way.click()
        person.wait_past(seq)
    assert not person.over, "no tunnel was dug"


LIT_TUNNEL = """
(tunnels) => {
  for (const id of tunnels) {
    const space = document.querySelector(`[data-route='${id}'][data-lit]`)?.firstElementChild
    const box = space?.getBoundingClientRect()
    const at = box && [box.x + box.width / 2, box.y + box.height / 2]
    if (at && document.elementFromPoint(...at)?.closest('.map .window')) return at
  }
  return null
}
"""


def test_chat_and_log(looker: Looker, server: Server) -> None:
    page, person = looker.page, Person(looker.page)
    code = person.set_up("europe", None, "random")
    server.post(f"/api/tables/{person.table}/join", {"name": "Bob", "code": code}, "c" * 30)
    page.wait_for_selector("[data-dock='choice']")
    for text in (
        "Hello Bob, how nice to play with you again!",
        "Which way to Murmansk?",
        "Your turn",
        "Oh no",
    ):
        open_chat(page)
        page.locator("[data-chat='write']").fill(text)
        page.keyboard.press("Enter")
        expect(page.locator(".chat [role='log']")).to_contain_text(text)
    looker.look("talking while tickets are chosen")
    open_chat(page)
    page.locator(".chat .foot button").click()
    looker.look("whom to mute", large=False)
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    else:
        page.locator(".chat .foot button").click()
    person.act()
    open_chat(page)
    looker.look("talking")
    assert not looker.report(), looker.report()


def open_chat(page: Any) -> None:
    """Open the chat unless it is open: on a phone it may have closed when the phone was turned."""
    if not page.locator("[data-chat='write']").count():
        page.keyboard.press("k")
    page.wait_for_selector("[data-chat='write']")


def test_every_step_of_a_lesson(looker: Looker, server: Server) -> None:
    looker.page.goto(f"{server.url}/learn/europe")
    looker.page.wait_for_selector(".lesson")
    card, person = looker.page.locator(".lesson"), Person(looker.page)
    seen: list[str] = []
    while card.count():
        step = str(card.get_attribute("data-step"))
        if step not in seen:
            seen.append(step)
            looker.look(f"the lesson “{step}”", large=step in ("tickets", "draw", "ferry"))
        if card.locator(".primary").count():
            card.locator(".primary").click()
        elif step == "collect" and person.wait_for_turn() and person.page.evaluate(LONGEST_LIT):
            looker.look("the lesson “collect” with a route in reach", large=False)
            claim_while_looking(looker, person)
        else:
            person.draw()
    assert len(seen) >= 11, seen
    assert not looker.report(), looker.report()


def claim_while_looking(looker: Looker, person: Person) -> None:
    seq = person.seq
    person.press(*person.page.evaluate(LONGEST_LIT))
    person.page.wait_for_selector("[data-dock='pay']")
    looker.look("the lesson “collect” while paying", large=False)
    person.page.locator("[data-dock='pay'] [data-pay]").first.click()
    person.wait_past(seq)
