"""The pages around the table, in a real browser: they work, they can be used by everybody, and in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from northline.editions import EDITIONS
from tests.client.accessibility import violations
from tests.client.keyboard import choose_tickets, play_in_text_mode, tab_to, take_a_turn
from tests.client.person import Person
from tests.client.serving import Server

Open = Callable[..., Any]
Finished = Callable[[str], str]

LANGUAGES = ("en", "nb", "sv", "da", "fi", "de", "fr")


# Everybody


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_has_a_barrier(open_page: Open, server: Server, finished: Finished, theme: str) -> None:
    game = finished("europe")
    page = open_page(server.url, color_scheme=theme)
    waits = {
        "/": "text=Play now",
        "/learn": ".boards section",
        "/device": "form",
        "/edition/northern_lights": ".sections section",
        "/statistics/europe": "table",
        f"/table/{game}": ".details",
        f"/replay/{game}?at=20": "input[type=range]",
        "/nowhere/at/all": "h1",
    }
    for path, there in waits.items():
        page.goto(server.url + path)
        page.wait_for_selector(there)
        assert violations(page) == [], path


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
def test_the_table_has_no_barrier(open_page: Open, server: Server, width: int, height: int) -> None:
    person = Person(open_page(server.url, width=width, height=height))
    person.set_up("europe", "random")
    page = person.page
    page.wait_for_selector("[data-offer]")
    assert violations(page) == []
    person.act()
    person.wait_for_turn()
    assert violations(page) == []
    for key, there in (("?", "dialog[open]"), ("c", "dialog[open]"), ("x", ".output")):
        page.keyboard.press(key)
        page.wait_for_selector(there)
        assert violations(page) == [], key
        page.keyboard.press("Escape")
        page.wait_for_selector(there, state="detached")


def test_the_waiting_room_has_no_barrier(open_page: Open, server: Server) -> None:
    person = Person(open_page(server.url))
    person.set_up("nordic_countries", None)
    expect(person.page.get_by_label("Invite friends with this link")).to_be_visible()
    assert violations(person.page) == []


# The lobby


def test_a_game_against_bots_is_one_click_away(open_page: Open, server: Server) -> None:
    page = open_page(server.url)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("[data-offer]")
    assert re.search(r"/table/\w+$", page.url)


def test_choices_are_kept_for_the_next_game(open_page: Open, server: Server) -> None:
    page = open_page(server.url)
    page.get_by_label("Your name").fill("Grace")
    page.locator(".board .name", has_text="Northern Lights").click()
    page.get_by_role("group", name="Opponents").get_by_text("4").click()
    page.reload()
    expect(page.locator(".board.chosen .name")).to_have_text("Northern Lights")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("[data-player='4']")
    expect(page.locator("[data-player='0']")).to_contain_text("Grace")


def test_a_friend_joins_by_the_link(open_page: Open, server: Server) -> None:
    ada = open_page(server.url)
    ada.get_by_text("Custom game").click()
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Create table").click()
    link = ada.get_by_label("Invite friends with this link").input_value()
    bob = open_page(link)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Take a seat").click()
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, bob):
        page.wait_for_selector("[data-offer]")
        expect(page.locator("[data-player='1']")).to_contain_text("Bob")


def test_my_games_and_open_tables_are_listed(open_page: Open, server: Server) -> None:
    person = Person(open_page(server.url))
    person.set_up("nordic_countries", "greedy", name="Lister")
    person.page.goto(server.url)
    mine = person.page.get_by_role("region", name="My games")
    expect(mine).to_contain_text("Lister")
    expect(mine).to_contain_text("Your turn")
    wanted = {"edition": "europe", "seats": [None, None], "open": True, "name": "Waiting Wim"}
    server.post("/api/tables", wanted, "w" * 30)
    person.page.reload()
    open_tables = person.page.get_by_role("region", name="Open tables")
    expect(open_tables).to_contain_text("Waiting Wim")


def test_a_refusal_is_told_in_the_readers_language(open_page: Open, server: Server) -> None:
    page = open_page(server.url, locale="nb-NO")
    page.goto(f"{server.url}/replay/nosuchtable")
    expect(page.get_by_role("alert")).to_have_text("Dette bordet finnes ikke.")


# Languages


def test_every_language_shows_its_own_words(open_page: Open, server: Server) -> None:
    page = open_page(server.url)
    titles = set()
    for language in LANGUAGES:
        page.locator("header select").select_option(language)
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        titles.add(page.locator("h1").inner_text())
    assert len(titles) == len(LANGUAGES)
    page.goto(f"{server.url}/edition/europe")
    expect(page.get_by_role("heading", name="Bahnhöfe")).to_have_count(0)
    expect(page.get_by_role("heading", name="Gares", exact=True)).to_be_visible()


# Rules and lessons


@pytest.mark.parametrize("edition", EDITIONS)
def test_rules_have_all_their_words_and_numbers(open_page: Open, server: Server, edition: str) -> None:
    page = open_page(f"{server.url}/edition/{edition}?rule=CLAIM-6")
    page.wait_for_selector("[data-rule='CLAIM-6'].here")
    for text in page.locator("[data-rule]").all_inner_texts():
        assert len(text) > len("BONUS-J") + 5
        assert "{" not in text
    expect(page.locator("[data-rule='CLAIM-6']")).to_be_in_viewport()


def test_a_lesson_goes_on_with_what_the_learner_does(open_page: Open, server: Server) -> None:
    page = open_page(f"{server.url}/learn/nordic_countries")
    lesson = page.locator(".lesson")
    expect(lesson).to_contain_text("Welcome aboard")
    assert violations(page) == []
    lesson.get_by_role("button", name="Next").click()
    expect(lesson).to_contain_text("Your first tickets")
    Person(page).act()
    expect(lesson).to_contain_text("The board")


def test_a_hint_names_a_move_and_a_reason(open_page: Open, server: Server) -> None:
    page = open_page(f"{server.url}/learn/europe")
    page.wait_for_selector("[data-offer]")
    page.keyboard.press("h")
    dialog = page.locator("dialog[open]")
    # Where to look, then what kind of move, then which one: each only when it is asked for.
    for number, more in enumerate(["What kind of move?", "Which move?", "Play this move"], 1):
        expect(dialog.get_by_role("button", name=more)).to_be_enabled(timeout=60_000)
        expect(dialog.locator("[data-hint]")).to_have_count(number)
        assert violations(page) == []
        if number < 3:
            dialog.get_by_role("button", name=more).click()
    seq = Person(page).seq
    dialog.get_by_role("button", name="Play this move").click()
    Person(page).wait_past(seq)


def test_a_route_that_cannot_be_claimed_says_why(open_page: Open, server: Server) -> None:
    person = Person(open_page(server.url))
    person.set_up("nordic_countries", "random")
    person.act()
    person.wait_for_turn()
    page = person.page
    page.keyboard.press("x")
    page.get_by_label("Command").fill("claim lieksa-murmansk")
    page.keyboard.press("Enter")
    expect(page.locator(".output")).to_contain_text("You need")


# The end


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_final_table_explains_every_point(
    open_page: Open, server: Server, finished: Finished, edition: str
) -> None:
    result = server.get(f"/api/tables/{finished(edition)}/result")
    page = open_page(f"{server.url}/table/{finished(edition)}")
    page.wait_for_selector(".details dl")
    for number, line in enumerate(result):
        points = page.locator("details").nth(number).locator("dl > div > dd").all_inner_texts()
        numbers = [int(text.replace("−", "-")) for text in points if re.fullmatch(r"[+−]?\d+", text)]
        assert sum(numbers) == line["points"]


def test_the_show_of_the_scoring_can_be_stepped_and_skipped(
    open_page: Open, server: Server, finished: Finished
) -> None:
    page = open_page(f"{server.url}/table/{finished('europe')}")
    page.get_by_role("button", name="Show the scoring again").click()
    caption = page.locator(".caption")
    expect(caption).to_contain_text("points for routes")
    page.keyboard.press("ArrowRight")
    expect(caption).not_to_contain_text("points for routes")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Final scores")).to_be_visible()


# Replays


def test_a_link_opens_a_moment_of_a_game(open_page: Open, server: Server, finished: Finished) -> None:
    game = finished("nordic_countries")
    replay = server.get(f"/api/tables/{game}/replay")
    page = open_page(f"{server.url}/replay/{game}?at=40")
    expect(page.locator(".position")).to_have_text(f"Move 40 of {len(replay['entries'])}")
    owned = page.locator("[data-route][data-owner]")
    assert owned.count() == len(replay["entries"][39]["view"]["routes"])
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"at=41$"))
    page.keyboard.press("End")
    assert owned.count() == len(replay["entries"][-1]["view"]["routes"])
    page.keyboard.press("Home")
    expect(owned).to_have_count(0)


def test_a_replay_from_a_seat_shows_only_its_cards(
    open_page: Open, server: Server, finished: Finished
) -> None:
    page = open_page(f"{server.url}/replay/{finished('europe')}?at=30&seat=1")
    page.wait_for_selector(".players")
    expect(page.locator(".players > li > .cards")).to_have_count(1)
    page.locator("header select").select_option("")
    expect(page.locator(".players > li > .cards")).to_have_count(2)


# Keys only


def test_a_whole_game_with_the_keyboard_alone(open_page: Open, server: Server) -> None:
    page = open_page(server.url)
    page.mouse.move(0, 0)
    tab_to(page, "input[name='quick-edition']")
    tab_to(page, "button.large")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-offer]")
    person = Person(page)
    choose_tickets(page)
    for _ in range(6):
        if person.wait_for_turn():
            take_a_turn(page, person)
    page.wait_for_selector("[data-turn='mine'], [data-turn='over']")
    play_in_text_mode(page, person)
    expect(page.locator("h1")).to_contain_text("won")
