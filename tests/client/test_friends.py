"""Friends on the same network, one's own other devices, and starting again: with real servers and several browsers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from northline.server.ops.lan import lan_addresses
from tests.client.person import Person
from tests.client.serving import Server

pytestmark = pytest.mark.skipif(not lan_addresses(), reason="this machine is in no network")

OpenPage = Callable[..., Any]
SIZES = ((1280, 720), (820, 1180), (390, 844), (844, 390), (3840, 2160))


def in_sight(page: Any, selector: str) -> None:
    """It can be scrolled to, it is whole, and nothing lies over it."""
    page.locator(selector).scroll_into_view_if_needed()
    assert page.evaluate(WHOLE, selector), selector


WHOLE = """selector => {
  const node = document.querySelector(selector)
  const box = node.getBoundingClientRect()
  if (box.width < 20 || box.left < 0 || box.right > document.documentElement.clientWidth + 1) return false
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth + 1) return false
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height, innerHeight) / 2)
  return node === top || node.contains(top) || top.contains(node)
}"""


def test_a_friend_comes_in_through_the_switch_and_plays(own_server: Server, open_page: OpenPage) -> None:
    page = open_page(own_server.url)
    page.get_by_role("switch").wait_for()
    assert page.get_by_role("switch").get_attribute("aria-checked") == "false", "off at every start"
    ada = Person(page)
    code = ada.set_up("nordic_countries", None)
    # the waiting room says what is wrong with its link, and mends it
    page.get_by_text("can’t open this link yet").wait_for()
    assert page.locator("img[alt^='QR']").count() == 0, "no code that leads nowhere"
    page.get_by_role("switch").click()
    picture = page.locator("img[alt^='QR']")
    picture.wait_for()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth > 0)"), "it is a picture"
    link = page.locator(".invitation input").input_value()
    address = re.match(r"http://[\d.]+:\d+", link)
    assert address
    assert "127.0.0.1" not in link
    assert code in link
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        in_sight(page, "img[alt^='QR']")
        in_sight(page, "[role='switch']")
    page.set_viewport_size({"width": 1280, "height": 800})
    # the friend follows the link on a phone
    phone = open_page(link, width=390, height=844)
    phone.get_by_label("Your name").fill("Bob")
    phone.locator("form button").click()
    bob = Person(phone)
    for person in (ada, bob):
        person.page.wait_for_selector("[data-turn='mine']")
    ada.act()
    bob.act()
    # whoever came through the network is offered nothing that is not theirs
    assert phone.evaluate("fetch('/api/network').then(answer => answer.status)") == 403
    assert phone.evaluate("fetch('/metrics').then(answer => answer.status)") == 403
    phone.goto(address[0])
    phone.wait_for_selector("#open-title")
    assert phone.get_by_role("switch").count() == 0
    # the lobby tells how to reach this machine, and closes the door again
    page.goto(own_server.url)
    page.get_by_label("Friends open this address").wait_for()
    assert page.get_by_label("Friends open this address").input_value() == address[0]
    for text in ("same network", "firewall", "To stop"):
        assert page.get_by_text(text).is_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        in_sight(page, "img[alt^='QR']")
    page.get_by_role("switch").click()
    page.wait_for_selector("[role='switch'][aria-checked='false']")
    with pytest.raises((URLError, ConnectionError)):
        urlopen(address[0], timeout=30)
    # and the next start begins with a closed door
    page.get_by_role("switch").click()
    page.wait_for_selector("[role='switch'][aria-checked='true']")
    own_server.stop()
    own_server.start()
    page.reload()
    page.wait_for_selector("[role='switch'][aria-checked='false']")


def test_starting_again_forgets_nothing(own_server: Server, open_page: OpenPage) -> None:
    page = open_page(own_server.url)
    page.get_by_label("Your name").first.fill("Ada")
    page.get_by_role("button", name=re.compile("dark", re.IGNORECASE)).click()
    table = page.evaluate(GAME_GIVEN_UP)  # bots play it to its end
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("[data-turn='mine']")
    link = page.url
    own_server.stop()
    own_server.start()
    page.goto(own_server.url)
    assert page.locator("html[data-theme='dark']").count() == 1
    assert page.get_by_label("Your name").first.input_value() == "Ada"
    mine = page.locator("section", has=page.locator("#mine-title"))
    mine.get_by_text("Your turn").wait_for()
    mine.get_by_role("link", name=re.compile("^Open")).first.click()
    page.wait_for_selector("[data-turn='mine']")
    assert page.url == link
    page.goto(link)
    page.wait_for_selector("[data-turn='mine']")
    page.goto(own_server.url)
    page.get_by_text("1 finished game").click()
    assert page.get_by_text("Resigned").is_visible()
    assert page.get_by_text(re.compile("^(today|yesterday)$")).is_visible()
    page.locator(f"a[href='/table/{table}']").click()
    page.wait_for_selector("[data-turn='over']")


GAME_GIVEN_UP = """async () => {
  const post = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body)}).then((answer) => answer.json())
  const made = await post('/api/tables', {edition: 'nordic_countries', seats: [null, 'greedy'], name: 'Ada'})
  await post(`/api/tables/${made.table.id}/resign`, {})
  return made.table.id
}"""


def test_ones_games_come_along_to_another_device(own_server: Server, open_page: OpenPage) -> None:
    page = open_page(own_server.url)
    ada = Person(page)
    ada.set_up("nordic_countries", "greedy", name="Ada")
    table = ada.table
    page.wait_for_selector("[data-turn='mine']")
    page.goto(own_server.url)
    page.get_by_role("link", name="Play on another device").click()
    # as long as nobody else can reach this machine, that is said first
    page.get_by_text("can’t reach this computer yet").wait_for()
    page.get_by_role("switch").click()
    page.get_by_role("button", name="Show the QR code").click()
    page.locator("img[alt^='QR']").wait_for()
    link = page.get_by_label("Or open this link there").input_value()
    assert re.match(r"http://[\d.]+:\d+/device#", link)
    assert "127.0.0.1" not in link
    page.get_by_role("button", name="Show my code").click()
    kept = page.locator("[aria-labelledby='recovery-title'] input").input_value()
    assert re.fullmatch(r"(\w{5}-){3}\w{5}", kept)
    page.get_by_role("button", name="Hide it").click()
    assert kept not in page.content(), "hidden is hidden"
    # the phone asks before it becomes somebody else, and the code does not stay in its address
    asked: list[str] = []
    phone = open_page("about:blank", width=390, height=844)
    phone.on("request", lambda request: asked.append(request.url))
    phone.goto(link)
    phone.get_by_role("button", name="Bring my games here").click()
    phone.get_by_text("Welcome back, Ada!").wait_for()
    assert phone.url.endswith("/device")
    assert not any(link.partition("#")[2] in url.partition("#")[0] for url in asked), "no log has it"
    phone.get_by_role("link", name="Go to my games").click()
    assert phone.get_by_label("Your name").first.input_value() == "Ada"
    phone.locator(f"a[href='/table/{table}']").click()
    bob = Person(phone)
    phone.wait_for_selector("[data-turn='mine']")
    bob.act()
    # once only
    other = open_page(link)
    other.get_by_role("button", name="Bring my games here").click()
    other.get_by_text("wrong, already used or too old").wait_for()
    # a browser that has lost its cookie gets everything back
    page.context.clear_cookies()
    page.goto(f"{own_server.url}/device")
    page.get_by_label("Code", exact=True).fill(kept.lower().replace("-", " "))
    page.get_by_role("button", name="Bring my games here").click()
    page.get_by_text("Welcome back, Ada!").wait_for()
    page.get_by_role("link", name="Go to my games").click()
    page.locator(f"a[href='/table/{table}']").wait_for()


def test_without_a_network_that_is_said(server: Server, open_page: OpenPage) -> None:
    nowhere = '{"offered": true, "on": true, "addresses": []}'
    page = open_page("about:blank")
    page.route("**/api/network", lambda route: route.fulfill(body=nowhere, content_type="application/json"))
    page.goto(server.url)
    page.get_by_text("isn’t connected to a network right now").wait_for()
