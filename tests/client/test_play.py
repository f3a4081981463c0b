"""Whole games by clicks, in a real browser against a real server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from northline.editions import EDITIONS
from tests.client.person import Person
from tests.client.serving import Server

Open = Callable[..., Any]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_by_clicks(open_page: Open, server: Server, edition: str) -> None:
    person = Person(open_page(server.url))
    person.set_up(edition, "greedy")
    person.play()
    assert person.over
    result = server.get(f"/api/tables/{person.table}/result")
    assert len(result) == 2
    assert "Ada" in {line["name"] for line in result}
    # The page may just be changing to the final scoring, which draws the board anew.
    person.page.locator("[data-route][data-owner='0']").nth(5).wait_for(state="attached")


def test_two_browsers_in_one_game(open_page: Open, server: Server) -> None:
    ada, bob = Person(open_page(server.url)), Person(open_page(server.url))
    code = ada.set_up("nordic_countries", None)
    bob.join(ada.table, code, "Bob")
    for person in (ada, bob):
        expect(person.page.locator("[data-dock='choice']")).to_be_visible()
    for _ in range(8):
        for person in (ada, bob):
            if person.acts:
                person.act()
    ada.wait_for(bob.seq)
    bob.wait_for(ada.seq)
    assert ada.claimed() == bob.claimed()
    for person in (ada, bob):
        expect(person.page.locator("[data-player='0']")).to_contain_text("Ada")
        expect(person.page.locator("[data-player='1']")).to_contain_text("Bob")


def test_on_a_phone_with_a_finger(open_page: Open, server: Server) -> None:
    person = Person(open_page(server.url, width=360, height=740))
    person.set_up("europe", "greedy")
    person.play(12)
    assert person.seq >= 12
    assert not person.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    person.page.locator("nav button", has_text="Tickets").tap()
    expect(person.page.locator("[data-ticket]").first).to_be_visible()


def test_a_cut_connection_is_told_and_mended(open_page: Open, server: Server) -> None:
    person = Person(open_page(server.url))
    person.set_up("nordic_countries", "greedy")
    person.play(4)
    person.wait_for_turn()
    person.page.context.set_offline(True)
    expect(person.page.get_by_role("alert")).to_contain_text("Connection lost")
    before = person.seq
    person.page.context.set_offline(False)
    expect(person.page.get_by_role("alert")).to_have_count(0)
    assert person.seq == before
    person.play(2)
    assert person.seq > before


def test_a_server_that_starts_again_in_mid_game(open_page: Open, own_server: Server) -> None:
    person = Person(open_page(own_server.url))
    person.set_up("nordic_countries", "greedy")
    person.play(5)
    person.wait_for_turn()
    routes, seq = person.claimed(), person.seq
    own_server.stop()
    expect(person.page.get_by_role("alert")).to_contain_text("Connection lost")
    own_server.start()
    expect(person.page.get_by_role("alert")).to_have_count(0)
    assert (person.claimed(), person.seq) == (routes, seq)
    person.play(2)
    assert person.seq > seq


def test_two_tabs_do_not_fight(open_page: Open, server: Server) -> None:
    person = Person(open_page(server.url))
    person.set_up("nordic_countries", "greedy")
    person.wait_for_turn()
    other = Person(person.page.context.new_page())
    other.page.goto(person.page.url)
    other.wait_for_turn()
    expect(person.page.get_by_role("alert")).to_contain_text("another tab")
    person.page.get_by_role("button", name="Play here").click()
    expect(other.page.get_by_role("alert")).to_contain_text("another tab")
    expect(person.page.get_by_role("alert")).to_have_count(0)
    person.act()
