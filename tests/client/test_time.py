"""Time at the table: the moment to take something back, true clocks, people who have gone, and calls to one's turn."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.person import LONGEST_LIT, PATIENCE_MS, SIT_DOWN, Person
from tests.client.serving import Server

Open = Callable[..., Any]
CATALOGUE = Path(__file__).parents[2] / "client" / "src" / "messages" / "en.json"
WORDS: dict[str, str] = json.loads(CATALOGUE.read_text("utf-8"))


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots wait for people: others in these tests act at once."""
    folder = tmp_path_factory.mktemp("patient")
    with Server(folder / "games.db", 0.1, "--away-after", "1") as running:
        yield running


def in_sight(page: Any, selector: str) -> bool:
    """Whether something is wholly on the screen, and nothing lies over it."""
    return bool(page.evaluate(IN_SIGHT, selector))


IN_SIGHT = """
(selector) => {
  const found = document.querySelector(selector)
  if (!found) return false
  const box = found.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const onScreen = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
  return onScreen && found.contains(document.elementFromPoint(x, y))
}
"""


# Undo


def claim_something(ada: Person) -> dict[str, str]:
    """Play until a claim is made that can be taken back. The answer is the board before it."""
    while True:
        ada.wait_for_turn()
        before = ada.claimed()
        claims = bool(ada.page.evaluate(LONGEST_LIT))
        ada.act()
        if claims and ada.claimed() != before and ada.page.locator("[data-undo]").count():  # not for a tunnel
            return before
        ada.page.keyboard.press("g")  # after choosing tickets, for example


def test_bots_wait_while_a_claim_can_be_taken_back(open_page: Open, patient: Server) -> None:
    ada = Person(open_page(patient.url))
    page = ada.page
    ada.set_up("nordic_countries", "greedy", "greedy")
    ada.wait_for_turn()
    page.get_by_role("button", name=WORDS["settings.title"]).click()
    page.get_by_label(WORDS["settings.botSpeed"]).select_option("at_once")
    expect(page.get_by_label(WORDS["settings.undoSeconds"])).to_have_value("4")
    page.get_by_role("button", name=WORDS["settings.done"]).click()

    before, undo = claim_something(ada), page.get_by_role("button", name=WORDS["turn.undo"])
    expect(page.get_by_role("status").filter(has_text=WORDS["turn.moment"])).to_have_count(1)
    for size in (
        {"width": 390, "height": 844},
        {"width": 844, "height": 390},
        {"width": 1280, "height": 800},
    ):
        page.set_viewport_size(size)
        assert in_sight(page, "[data-undo]"), size
    page.wait_for_timeout(1500)
    undo.click()
    page.wait_for_selector("[data-turn='mine']")
    assert ada.claimed() == before

    claim_something(ada)
    page.wait_for_selector("[data-moment='1']", state="attached")  # the last second
    page.keyboard.press("u")
    page.wait_for_selector("[data-turn='mine']")
    assert ada.claimed() == before

    claim_something(ada)
    seq = ada.seq
    page.get_by_role("button", name=WORDS["turn.go_on"]).click()
    ada.wait_past(seq)
    expect(page.locator("[data-moment]")).to_have_count(0)
    assert ada.claimed() != before


# Clocks

WRONG_BY_AN_HOUR = """
const Right = Date
globalThis.Date = class extends Right {
  constructor(...given) { given.length ? super(...given) : super(Right.now() + 3600e3) }
  static now() { return Right.now() + 3600e3 }
}
"""

SHOWN = """
() => {
  const seconds = (part) => {
    const text = document.querySelector(`[data-clock="0"] [data-clock-${part}]`)?.textContent.match(/(\\d+):(\\d+)/)
    return text ? 60 * text[1] + 1 * text[2] : 0
  }
  const clock = document.querySelector('[data-clock="0"]')
  return clock && seconds('move') + seconds('reserve')
}
"""
"""The seconds that the first player has left, as they are shown."""


def time_up(page: Any) -> float:
    """When the clock on this page will be at zero, by a clock that the page cannot be wrong about."""
    page.wait_for_function(SHOWN)
    return float(page.evaluate(f"({SHOWN})() + (performance.timeOrigin + performance.now()) / 1000"))


def test_clocks_show_the_deadline_of_the_server(open_page: Open, patient: Server) -> None:
    page = open_page(patient.url)
    clock = {"per_action": 7, "bank": 3}
    wanted = {"edition": "nordic_countries", "seats": [None, "greedy"], "name": "Ada", "clock": clock}
    address = f"{patient.url}/table/{page.evaluate(SIT_DOWN, wanted)['table']['id']}"
    page.goto(address)
    first = time_up(page)
    page.reload()
    after_reload = time_up(page)
    eve = open_page("about:blank")
    eve.add_init_script(WRONG_BY_AN_HOUR)
    eve.goto(address)
    elsewhere = time_up(eve)
    assert max(first, after_reload, elsewhere) - min(first, after_reload, elsewhere) < 1.6

    move, reserve = page.locator("[data-clock='0'] [data-clock-move]"), page.locator("[data-clock-reserve]")
    if move.count():  # both are shown, apart, while the time for the move runs
        expect(reserve).to_contain_text("0:03")
    expect(page.locator("[data-clock='1']")).to_have_count(0)  # a bot has none
    page.evaluate(f"setInterval(() => (window.shown = ({SHOWN})() ?? window.shown), 20)")
    expect(move).to_have_count(0, timeout=PATIENCE_MS)
    expect(reserve).to_be_visible()
    expect(page.get_by_text(WORDS["connection.bot"])).to_be_visible(timeout=PATIENCE_MS)
    assert page.evaluate("window.shown") <= 1, "the time was up at another moment than the clock showed"


# People who have gone


def test_a_bot_plays_for_somebody_who_has_gone_until_they_are_back(open_page: Open, patient: Server) -> None:
    ada, bob = Person(open_page(patient.url)), Person(open_page(patient.url, width=390, height=844))
    code = ada.set_up("nordic_countries", None)
    bob.join(ada.table, code, "Bob")
    for person in (ada, bob):
        person.wait_for_turn()
    tab = ada.page.context.new_page()
    ada.page.close()
    question = bob.page.get_by_role("group", name=WORDS["away.title"].format(name="Ada"))
    expect(question).to_contain_text(WORDS["away.ask"].format(name="Ada"))
    question.get_by_role("button", name=WORDS["away.no"]).tap()
    expect(question).to_have_count(0)
    bob.page.get_by_role("button", name=WORDS["away.title"].format(name="Ada")).tap()
    assert in_sight(bob.page, "[data-away] .primary")
    question.get_by_role("button", name=WORDS["away.yes"]).tap()
    expect(question).to_have_count(0)
    notices = bob.page.locator("[aria-label='Updates']")
    expect(notices).to_contain_text(WORDS["away.bot_plays"].format(name="Ada"))
    bob.wait_for(1)  # the bot has chosen tickets

    tab.goto(f"{patient.url}/table/{ada.table}")
    expect(notices).to_contain_text(WORDS["away.back"].format(name="Ada"))
    bob.act()  # chooses tickets: it is Ada's turn or Bob's
    tab.wait_for_selector("[data-turn]")
    expect(tab.get_by_text(WORDS["connection.bot"])).to_have_count(0)
    back = Person(tab)
    while not back.acts:
        bob.draw()
        back.wait_for(bob.seq)
    tab.wait_for_timeout(700)  # several times the pace of a bot, had it still the seat
    assert back.acts
    seq = back.seq
    back.draw()
    assert back.seq > seq
    expect(tab.locator(".log")).to_contain_text(WORDS["note.stand_in"].partition("}")[2].strip())


# Calls to one's turn

WITNESS = """
window.seen = []
Object.defineProperty(navigator, 'wakeLock', { value: {
  async request(kind) {
    seen.push(`awake ${kind}`)
    const lock = { released: false, async release() { lock.released = true; seen.push('asleep') } }
    return lock
  },
} })
navigator.vibrate = (pattern) => seen.push('vibrate') > 0
window.Notification = class {
  static permission = 'default'
  static async requestPermission() { seen.push('asked'); return 'denied' }
}
"""
"""What a phone is told, noted down."""


def test_a_phone_stays_awake_and_calls_only_if_one_likes(open_page: Open, patient: Server) -> None:
    page = open_page("about:blank", width=390, height=844)
    page.add_init_script(WITNESS)
    page.goto(patient.url)
    ada = Person(page)
    ada.set_up("nordic_countries", "greedy")
    ada.wait_for_turn()
    page.wait_for_function("() => seen.includes('awake screen')")
    page.get_by_role("button", name=WORDS["settings.title"]).tap()
    page.get_by_label(WORDS["settings.botSpeed"]).select_option("at_once")
    page.get_by_label(WORDS["settings.undoSeconds"]).select_option("0")
    page.get_by_label(WORDS["settings.vibration"]).check()
    assert page.evaluate("seen") == ["awake screen"]
    notify = page.get_by_label(WORDS["settings.notifications"])
    notify.click()
    expect(page.get_by_role("alert")).to_contain_text(WORDS["settings.notifications.blocked"])
    expect(notify).not_to_be_checked()
    assert page.evaluate("seen") == ["awake screen", "asked"]
    assert in_sight(page, "dialog .primary")
    page.get_by_role("button", name=WORDS["settings.done"]).tap()
    ada.act()  # chooses tickets
    while "asleep" not in page.evaluate("seen"):
        ada.wait_for_turn()
        ada.draw()
    page.wait_for_function("() => seen.indexOf('vibrate', seen.indexOf('asleep')) > 0")  # the next turn
