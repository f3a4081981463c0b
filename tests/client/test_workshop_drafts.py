"""Drafts and published maps: nothing is lost, windows do not harm each other, and maps are played and taken down."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from northline.editions import parse_edition
from northline.editions.writer import to_document
from tests.client.accessibility import violations
from tests.client.drawing_board import LONG_MS, begin, document_of, open_tab, place_of, press, saved
from tests.toy import tiny


def names(page: Any) -> Any:
    return page.locator("[data-row] [aria-label=Name]")


def test_reloading_and_crashing_lose_nothing(server, open_page):
    page = open_page(f"{server.url}/workshop")
    begin(page, to_document(tiny()))
    names(page).first.fill("Nowhere")
    saved(page)
    page.reload()
    expect(names(page).first).to_have_value("Nowhere")
    # The server cannot be reached for a while, and then the page is gone as in a crash: nothing is asked.
    page.context.route("**/api/workshop/drafts/*", lambda route: route.abort())
    names(page).first.fill("Somewhere")
    expect(page.get_by_text("Not saved yet")).to_be_visible()
    other = page.context.new_page()
    page.close()
    page.context.unroute("**/api/workshop/drafts/*")
    other.goto(page.url)
    expect(names(other).first).to_have_value("Somewhere")
    saved(other)
    other.reload()
    expect(names(other).first).to_have_value("Somewhere")
    expect(other.get_by_role("button", name="Undo")).to_be_disabled()


def in_two_windows(server: Any, open_page: Any) -> tuple[Any, Any, str]:
    """A draft that was changed in both: the second one cannot save."""
    one = open_page(f"{server.url}/workshop")
    draft = begin(one, to_document(tiny()))
    other = one.context.new_page()
    other.goto(one.url)
    names(other).first.wait_for()
    names(one).first.fill("Here")
    saved(one)
    names(other).first.fill("There")
    expect(other.get_by_text("which of the two do you want to go on with?")).to_be_visible()
    assert document_of(one, draft)["board"]["cities"][0]["name"] == "Here"
    return one, other, draft


def test_two_windows_ask_which_to_go_on_with(server, open_page):
    _, other, _ = in_two_windows(server, open_page)
    other.get_by_role("button", name="The other one").click()
    expect(names(other).first).to_have_value("Here")
    # Nothing is lost either: it is a step of undo away.
    other.get_by_role("button", name="Undo").click()
    expect(names(other).first).to_have_value("There")


def test_of_two_windows_this_one_may_win(server, open_page):
    one, other, draft = in_two_windows(server, open_page)
    other.get_by_role("button", name="This one", exact=True).click()
    saved(other)
    expect(names(other).first).to_have_value("There")
    assert document_of(one, draft)["board"]["cities"][0]["name"] == "There"


def test_of_two_windows_both_may_be_kept(server, open_page):
    one, other, draft = in_two_windows(server, open_page)
    other.get_by_role("button", name="Keep both").click()
    other.wait_for_url(lambda url: draft not in url)
    expect(names(other).first).to_have_value("There")
    assert document_of(one, draft)["board"]["cities"][0]["name"] == "Here"


def test_publishing_remixing_and_taking_down(server, open_page):
    page = open_page(f"{server.url}/workshop")
    begin(page, {**to_document(tiny()), "name": "Smallest Country"})
    open_tab(page, "Play and publish")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Publish", exact=True).click()
    expect(page.get_by_text("Version 1 is published.")).to_be_visible(timeout=LONG_MS)
    open_tab(page, "Cities")
    page.locator("[data-row] [aria-label=Name]").first.fill("Far North")
    saved(page)
    open_tab(page, "Play and publish")
    page.get_by_role("button", name="Publish", exact=True).click()
    expect(page.get_by_text("Version 2 is published.")).to_be_visible(timeout=LONG_MS)
    other = open_page(f"{server.url}/workshop")
    card = other.get_by_role("article").filter(has_text="Smallest Country")
    expect(card).to_contain_text("by Ada, version 2")
    card.get_by_role("button", name="Remix").click()
    expect(other.get_by_role("heading", level=1)).to_have_text("Smallest Country")
    open_tab(other, "Play and publish")
    other.get_by_label("Your name").fill("Grace")
    other.get_by_role("button", name="Publish", exact=True).click()
    expect(other.get_by_text("Version 1 is published.")).to_be_visible(timeout=LONG_MS)
    page.goto(f"{server.url}/workshop")
    expect(page.get_by_role("article").filter(has_text="by Grace")).to_contain_text(
        "Made from Smallest Country (Ada)"
    )
    asked = []
    page.on("dialog", lambda dialog: (asked.append(dialog.message), dialog.accept()))
    page.get_by_role("button", name="Take down Smallest Country").click()
    expect(page.get_by_role("article").filter(has_text="by Ada")).to_have_count(0)
    assert len(asked) == 1


def test_friends_are_invited_to_a_map(server, open_page):
    page = open_page(f"{server.url}/workshop")
    begin(page, {**to_document(tiny()), "name": "For Friends"})
    open_tab(page, "Play and publish")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Play with friends").click()
    page.wait_for_url("**/table/*", timeout=LONG_MS)
    expect(page.get_by_text("For Friends").first).to_be_visible()
    expect(page.get_by_text(re.compile("Invite|invite|link")).first).to_be_visible()


def test_maps_are_taken_along_as_files_and_brought_back(server, open_page, tmp_path: Path):
    page = open_page(f"{server.url}/workshop")
    begin(page, to_document(tiny()))
    expect(page.locator(".state")).to_have_text("Saved", timeout=LONG_MS)
    before = [place_of(page, city) for city in ("north", "south", "east")]
    open_tab(page, "Play and publish")

    def taken(button: str) -> bytes:
        with page.expect_download(timeout=LONG_MS) as waiting:
            page.get_by_role("button", name=re.compile(button)).click()
        return Path(waiting.value.path()).read_bytes()

    toml = taken("Download TOML")
    assert parse_edition(toml.decode()) == tiny()
    assert taken("picture").startswith(b"<svg")
    assert taken("To print").startswith(b"%PDF")
    files = [tmp_path / "map.toml", tmp_path / "map.geometry.json"]
    for file, content in zip(files, (toml, taken("geometry")), strict=True):
        file.write_bytes(content)
    page.goto(f"{server.url}/workshop")
    page.get_by_label("A map file").set_input_files(files)
    page.wait_for_selector("[role=toolbar]")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tiny")
    # It is drawn as it was, and not arranged again.
    expect(page.locator(".state")).to_have_text("Saved")
    assert [place_of(page, city) for city in ("north", "south", "east")] == before
    page.goto(f"{server.url}/workshop")
    page.get_by_label("A map file").set_input_files(
        {"name": "x.toml", "mimeType": "text/plain", "buffer": b"x = ["}
    )
    expect(page.get_by_text("This file cannot be read")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_no_barriers(server, open_page, theme, width, height):
    page = open_page(f"{server.url}/workshop", color_scheme=theme, width=width, height=height)
    page.wait_for_selector("svg .land")
    assert violations(page) == []
    begin(page, to_document(tiny()))
    press(page, *place_of(page, "north"))
    page.locator(".details summary").click()
    for tab in (
        "Cities",
        "Routes",
        "Tickets",
        "Rules",
        "Bonus and ties",
        "Problems",
        "Playtest",
        "Play and publish",
    ):
        open_tab(page, tab)
        assert violations(page) == [], tab
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), tab
    page.keyboard.press("?")
    assert violations(page) == []
