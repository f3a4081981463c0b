"""Pictures of every page at three sizes, by day and by night: `make screenshots`, and look at them."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from northline.editions import EDITIONS
from tests.client.person import Person
from tests.client.serving import Server

SIZES = {"phone": (360, 740), "laptop": (1280, 800), "wall": (3840, 2160)}
FOLDER = Path(os.environ.get("NORTHLINE_SCREENSHOTS", "screenshots"))

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_pictures_of_every_page(
    open_page: Callable[..., Any], server: Server, finished: Callable[[str], str], size: str, theme: str
) -> None:
    width, height = SIZES[size]
    FOLDER.mkdir(parents=True, exist_ok=True)
    page = open_page(server.url, width=width, height=height, color_scheme=theme)

    def picture(name: str) -> None:
        page.wait_for_load_state("networkidle")
        page.screenshot(path=FOLDER / f"{name}-{size}-{theme}.png")
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{name} is {wide} pixels wider than the screen"

    def show(name: str, path: str, there: str) -> None:
        page.goto(server.url + path)
        page.wait_for_selector(there)
        picture(name)

    show("lobby", "/", ".board .name")
    show("device", "/device", "form")
    show("learn", "/learn", ".boards section")
    show("statistics", "/statistics/europe", "h1")
    show("puzzles", "/puzzles", ".figures")
    show("games", "/games/europe", "h1")
    for edition in EDITIONS:
        show(f"rules-{edition}", f"/edition/{edition}", ".sections section")
        game = finished(edition)
        show(f"end-{edition}", f"/table/{game}", ".details")
        show(f"replay-{edition}", f"/replay/{game}?at=60", "input[type=range]")
        person = Person(page)
        person.set_up(edition, "greedy")
        page.wait_for_selector("[data-offer]")
        picture(f"tickets-{edition}")
        person.play(6)
        picture(f"table-{edition}")
    page.get_by_role("button", name="Keyboard shortcuts").click()
    picture("keys")
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    picture("claims")
    page.keyboard.press("Escape")
    page.keyboard.press("x")
    page.keyboard.type("can")
    page.keyboard.press("Enter")
    picture("text")
    page.goto(f"{server.url}/table/{finished('europe')}")
    page.get_by_role("button", name="Show the scoring again").click()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    picture("scoring")
    show("lesson", "/learn/nordic_countries", ".lesson")
    person = Person(page)
    code = person.set_up("europe", None)
    page.wait_for_selector("text=Invite")
    picture("room")
    server.post(f"/api/tables/{person.table}/join", {"name": "Bob", "code": code}, "b" * 30)
    page.wait_for_selector("[data-dock='choice']")
    page.keyboard.press("k")
    page.get_by_role("button", name="Good luck!").click()
    page.wait_for_selector("[role='log'] li")
    picture("chat")
