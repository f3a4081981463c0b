"""Who sits at a table: bots with names and faces, and a waiting room in which people arrange their game."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from northline.bots import bot_names
from northline.bots.cast import CAST
from tests.client.serving import Server

CLIENT = Path(__file__).parents[2] / "client" / "src"
SIZES = ((1280, 720), (820, 1180), (390, 844), (844, 390))


def set_up(page: Any, seats: list[str | None], edition: str = "europe", **more: Any) -> tuple[str, str]:
    """Set up a table as the form of the lobby does. Its id, and its code."""
    wanted = {"edition": edition, "seats": seats, "waits": True, **more}
    seated = page.evaluate(
        "async wanted => (await fetch('/api/tables', { method: 'POST', body: JSON.stringify(wanted) })).json()",
        wanted,
    )
    return seated["table"]["id"], seated["code"]


def seat(page: Any, number: int) -> Any:
    return page.locator(f"[data-seat='{number}']")


def sit_down(page: Any, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_text("you", exact=True).wait_for()


def holds(page: Any, number: int, *words: str) -> None:
    """Wait until a seat shows all of these words."""
    page.wait_for_function(
        "([number, words]) => { const shown = document.querySelector(`[data-seat='${number}']`)?.innerText ?? '';"
        " return words.every(word => shown.includes(word)) }",
        arg=[number, list(words)],
    )


# The cast


def test_every_bot_of_the_cast_has_a_face_and_a_role_in_every_language():
    """The names are the server's; faces and words are the client's."""
    faces = (CLIENT / "components" / "portraits.ts").read_text("utf-8")
    for name in CAST:
        assert re.search(rf"^  {name}: \{{", faces, re.MULTILINE), name
    for language in ("en", "nb", "sv", "da", "fi", "de", "fr"):
        words = json.loads((CLIENT / "messages" / f"{language}.json").read_text("utf-8"))
        assert {key.removeprefix("cast.") for key in words if key.startswith("cast.")} == {*CAST, "who"}
        for bot in bot_names():
            assert words[f"bot.{bot}"]
            assert words[f"bot.{bot}.about"]


def test_bots_have_names_faces_and_levels_wherever_they_are_met(server: Server, open_page: Any) -> None:
    page = open_page(server.url, locale="de-DE")
    page.get_by_role("button", name="Jetzt spielen").wait_for()
    table, _ = set_up(page, [None, "easy", "ticket-hungry"], name="Ada", waits=False)
    page.goto(f"{server.url}/table/{table}")
    names = [line["name"] for line in server.get(f"/api/tables/{table}")["seats"]]
    assert set(names[1:]) < set(CAST)
    for number, level in ((1, "Leicht"), (2, "Ticketsammler")):
        line = page.locator(f"[data-player='{number}']")
        line.get_by_text(names[number], exact=True).wait_for()
        line.get_by_text(level, exact=True).wait_for()
        box = line.locator("[data-portrait]").bounding_box()
        assert box["width"] >= 20
        assert box["height"] == pytest.approx(box["width"], abs=1)
    page.wait_for_function("name => document.querySelector('.log')?.innerText.includes(name)", arg=names[1])
    assert "ticket-hungry" not in page.locator("body").inner_text()
    page.reload()
    page.locator("[data-player='1']").get_by_text(names[1], exact=True).wait_for()
    page.goto(server.url)
    listed = page.get_by_role("listitem").filter(has_text=f"{names[1]} · Leicht")
    listed.first.wait_for()
    assert listed.first.locator("[data-portrait]").count() == 2


def test_a_level_says_what_to_expect_and_the_expert_when_it_is_ready(server: Server, open_page: Any) -> None:
    page = open_page(f"{server.url}/learn")
    answers = [{"stage": "compiling", "seconds_left": 120.0}, {"stage": "ready", "seconds_left": None}]
    asked: list[int] = []

    def answer(route: Any) -> None:
        asked.append(1)
        route.fulfill(json=answers[0] if len(asked) == 1 else answers[1])

    page.route("**/api/bots/expert/warm-up", answer)
    page.goto(server.url)
    page.get_by_text("Easy", exact=True).first.click()
    page.get_by_text("overlooks most routes").wait_for()
    assert not asked, "nobody wants the expert yet"
    page.get_by_text("Expert", exact=True).first.click()
    page.get_by_text("takes it about a second").wait_for()
    note = page.get_by_role("status").filter(has_text="warming up")
    note.wait_for()
    assert re.search(r"ready at about \d{1,2}:\d\d.* plays like Hard", note.inner_text())
    play = page.get_by_role("button", name="Play now").bounding_box()
    assert play["y"] + play["height"] <= 800, "before one presses it, and without scrolling"
    note.wait_for(state="detached")
    assert len(asked) == 2, "it asks until the expert is ready, and not any longer"


def test_an_expert_at_the_table_says_that_it_is_warming_up(server: Server, open_page: Any) -> None:
    page = open_page(f"{server.url}/learn")
    page.route(
        "**/api/bots/expert/warm-up",
        lambda route: route.fulfill(json={"stage": "compiling", "seconds_left": 0}),
    )
    table, _ = set_up(page, [None, "expert"], name="Ada")
    for _ in range(2):  # in the waiting room, and in the game
        page.goto(f"{server.url}/table/{table}")
        page.get_by_text("ready any moment now").wait_for()
        start = page.get_by_role("button", name="Start the game")
        if start.count():
            start.click()
            page.wait_for_selector("[data-turn]")


# The waiting room


def test_people_arrange_a_table_and_everybody_sees_it_at_once(server: Server, open_page: Any) -> None:
    ada = open_page(server.url)
    ada.get_by_role("button", name="Play now").wait_for()
    table, code = set_up(ada, [None, None, None, None], name="Ada")
    ada.goto(f"{server.url}/table/{table}")
    bob = open_page(f"{server.url}/table/{table}?code={code}", width=390, height=844)
    sit_down(bob, "Bob")
    holds(ada, 1, "Bob")
    assert ada.get_by_role("button", name="Start the game").is_disabled()
    assert bob.get_by_role("button", name="Start the game").count() == 0

    # The host puts a bot on a seat, and changes how it plays.
    ada.get_by_role("combobox", name=re.compile("Add a bot.*yellow")).select_option("easy")
    holds(bob, 3, "Easy")
    name = server.get(f"/api/tables/{table}")["seats"][3]["name"]
    holds(bob, 3, name, "Easy")
    ada.get_by_role("combobox", name=f"How {name} plays").select_option("hard")
    holds(bob, 3, name, "Hard")

    # A guest chooses another colour: a free one, then the bot's.
    bob.get_by_role("button", name=re.compile("Sit here.*green")).click()
    holds(ada, 2, "Bob")
    holds(bob, 2, "Bob", "you")
    bob.get_by_role("button", name=re.compile("Sit here.*yellow")).click()
    holds(ada, 3, "Bob")
    holds(ada, 2, name)

    # The host moves people, edits the table, and removes the bot.
    ada.get_by_role("button", name="Move Bob up").click()
    holds(bob, 2, "Bob", "you")
    ada.get_by_label("Time limit").select_option("calm")
    ada.get_by_label("Allow hints").check()
    bob.get_by_text("1 minute per move").wait_for()
    bob.get_by_text("Allow hints").wait_for()
    ada.get_by_role("button", name=f"Remove {name}").click()
    holds(bob, 3, "Open seat")
    ada.get_by_role("combobox", name=re.compile("^Board")).select_option("nordic_countries")
    bob.get_by_role("heading", name="A game of Nordic Countries").wait_for()
    bob.wait_for_function("document.querySelectorAll('[data-seat]').length === 3")

    # Free seats can be filled at once; then it begins for everybody.
    ada.get_by_role("button", name="Fill with bots").click()
    ada.get_by_text("Everyone is here").wait_for()
    bob.get_by_text("Ada starts the game").wait_for()
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, bob):
        page.wait_for_selector("[data-turn='mine']")
    assert server.get(f"/api/tables/{table}")["edition"] == "nordic_countries"


def test_a_guest_who_must_leave_is_told_and_the_next_host_has_the_controls(
    server: Server, open_page: Any
) -> None:
    ada = open_page(server.url)
    table, code = set_up(ada, [None, None, None], name="Ada")
    ada.goto(f"{server.url}/table/{table}")
    bob = open_page(f"{server.url}/table/{table}?code={code}")
    sit_down(bob, "Bob")
    ada.get_by_role("button", name="Remove Bob").click()
    bob.get_by_text("The host has given your seat away").wait_for()
    sit_down(bob, "Bob")
    assert bob.get_by_text("The host has given your seat away").count() == 0
    ada.get_by_role("button", name="Leave table").click()
    bob.get_by_text("host", exact=True).wait_for()
    bob.get_by_role("combobox", name=re.compile("Add a bot")).first.select_option("normal")
    bob.get_by_label("Players").select_option("2")
    bob.get_by_role("button", name="Start the game").click()
    bob.wait_for_selector("[data-turn='mine']")


def test_two_who_press_at_the_same_time_are_told_in_words(server: Server, open_page: Any) -> None:
    ada = open_page(server.url)
    table, code = set_up(ada, [None, None, None], name="Ada")
    ada.goto(f"{server.url}/table/{table}")
    seat(ada, 2).wait_for()
    # Somebody sits down while the host's page does not hear of it.
    ada.route_web_socket(re.compile("/ws"), lambda socket: None)
    ada.reload()
    bob = open_page(f"{server.url}/table/{table}?code={code}")
    sit_down(bob, "Bob")
    answer = ada.evaluate(
        "async table => (await fetch(`/api/tables/${table}/bot`,"
        " { method: 'POST', body: JSON.stringify({ seat: 1, bot: 'easy' }) })).status",
        table,
    )
    assert answer == 409
    bob.goto(f"{server.url}/table/{table}")
    bob.route("**/move", lambda route: route.fulfill(status=409, json=TAKEN))
    bob.get_by_role("button", name=re.compile("Sit here")).click()
    bob.get_by_role("alert").get_by_text("Someone has just taken that seat").wait_for()
    holds(bob, 1, "Bob")


TAKEN = {"code": "seat_taken", "why": "somebody has sat down there", "rule": None, "key": None, "values": {}}


def test_everything_in_the_waiting_room_can_be_read_and_pressed_at_every_size(
    server: Server, open_page: Any
) -> None:
    page = open_page(server.url, locale="de-DE")
    table, _ = set_up(page, [None, "ticket-hungry", None, "hard", None], name="Maximiliane")
    page.goto(f"{server.url}/table/{table}")
    page.get_by_role("button", name="Mit Bots auffüllen").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => document.documentElement.clientWidth === width", arg=width)
        assert page.evaluate(FAULTS) == [], (width, height)


FAULTS = """
() => {
  const faults = []
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is too wide')
  for (const name of document.querySelectorAll('[data-seat] .name')) {
    if (name.scrollWidth > name.clientWidth + 1) faults.push(`clipped: ${name.innerText}`)
  }
  for (const control of document.querySelectorAll('main :is(button, select, input):not(:disabled)')) {
    control.scrollIntoView({ block: 'center' })
    const box = control.getBoundingClientRect()
    const label = control.getAttribute('aria-label') ?? control.innerText ?? control.type
    if (control.type !== 'checkbox' && box.height < 43) faults.push(`small: ${label}`)
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    if (!control.contains(top) && !top?.contains(control)) faults.push(`covered: ${label}`)
  }
  return faults
}
"""


# Watching


def test_watching_bots_is_one_click_and_the_game_is_found_again(server: Server, open_page: Any) -> None:
    page = open_page(server.url)
    page.get_by_text("Northern Lights", exact=True).first.click()
    page.get_by_text("Easy", exact=True).first.click()
    page.get_by_role("button", name="Watch bots play").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-player='1'] [data-portrait]")
    table = page.url.split("/table/")[1].split("?")[0]
    seats = server.get(f"/api/tables/{table}")["seats"]
    assert {line["bot"] for line in seats} == {"easy"}
    assert len({line["name"] for line in seats}) == len(seats) == 3
    assert page.locator("[data-turn='mine']").count() == 0
    page.goto(server.url)
    mine = page.locator(f"a[href^='/table/{table}']")
    mine.wait_for(state="attached")
    if not mine.is_visible():  # the game is over by now
        page.locator("summary").filter(has_text="inished").click()
    mine.click()
    page.wait_for_url(f"**/table/{table}*")
    assert table not in {line["id"] for line in server.get("/api/tables")}, "it is nobody else's business"


# Text mode


def test_can_groups_and_counts_instead_of_listing_everything(server: Server, open_page: Any) -> None:
    page = open_page(server.url)
    table, _ = set_up(page, [None, "random"], name="Ada", waits=False)
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_selector("[data-turn='mine']")
    page.keyboard.press("x")
    box = page.get_by_role("textbox", name="Command")
    output = page.get_by_role("log", name="Transcript")

    def said(command: str) -> list[str]:
        before = output.locator("p").count()
        box.fill(command)
        box.press("Enter")
        page.wait_for_function("n => document.querySelectorAll('.output p').length > n + 1", arg=before)
        return [str(line) for line in output.locator("p").all_inner_texts()[before + 1 :]]

    action = "1"
    said("can")
    for _ in range(30):  # until there is enough in the hand for some routes
        acted_at = int(page.locator("[data-seq]").get_attribute("data-seq"))
        box.fill(action)
        box.press("Enter")
        page.wait_for_function(
            "seq => { const root = document.querySelector('[data-turn=mine]'); return root && root.dataset.seq > seq }",
            arg=acted_at,
        )
        action, lines = "draw", said("can")
        if any("Claim one of" in line for line in lines):
            break
    assert len(lines) <= 30, lines
    [stations] = [line for line in lines if "build a station" in line]
    assert re.search(r"\d+ cities", stations)
    claims = [line for line in lines if re.match(r"\d+\. Claim", line)]
    assert claims
    assert all(" for " in line for line in claims), "each with what it costs"
    every = said("can stations")
    assert len(every) == int(re.search(r"(\d+) cities", stations)[1])
    about_paris = [line for line in said("can paris") if re.match(r"\d+\.", line)]
    assert about_paris
    assert all("Paris" in line for line in about_paris)
