"""The rules page: ids on demand, pictures that tell the truth, and one's own maps."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from northline.editions import CARD_NAMES, Edition, edition, load_edition
from northline.rules.payment import refusal, route_prices
from tests.client.serving import Server

Open = Callable[..., Any]
FOLDER = Path(__file__).parents[1] / "editions"
OWN = [load_edition(FOLDER / name) for name in ("straits.toml", "toy.toml")]
WITH_FERRIES = [edition("northern_lights"), edition("nordic_countries"), *OWN]


def test_ids_of_rules_are_shown_on_demand(open_page: Open, own_maps: Server) -> None:
    page = open_page(f"{own_maps.url}/edition/europe")
    first = page.locator("[data-rule='SET-1']")
    expect(first).to_be_visible()
    assert "SET-1" not in page.locator("main").inner_text()
    first.hover()
    expect(first.get_by_text("SET-1")).to_be_visible()
    page.mouse.move(0, 0)
    page.get_by_label("Show rule numbers").check()
    expect(page.locator("[data-rule='END-1']").get_by_text("END-1")).to_be_visible()
    # A link to a rule goes there, and says which one it is.
    page.goto(f"{own_maps.url}/edition/europe#STATION-3")
    page.reload()
    there = page.locator("[data-rule='STATION-3']")
    expect(there).to_be_in_viewport()
    expect(there.get_by_text("STATION-3")).to_be_visible()


def shown_ways(page: Any) -> list[tuple[str, list[str]]]:
    """Every way to pay that a picture shows: the route, and its cards."""
    return [(route, cards) for route, cards in page.evaluate(WAYS)]


WAYS = """
() => [...document.querySelectorAll('[data-diagram] [data-way]')].map((way) => [
  way.closest('figure').querySelector('[data-route]').dataset.route,
  [...way.querySelectorAll('[data-card]')].map((card) => card.dataset.card),
])
"""


@pytest.mark.parametrize("game", WITH_FERRIES, ids=lambda game: game.id)
def test_pictures_show_payments_that_the_rules_allow(
    open_page: Open, own_maps: Server, game: Edition
) -> None:
    page = open_page(f"{own_maps.url}/edition/{game.id}")
    page.locator("[data-diagram='ferry']").wait_for()
    prices, kinds = route_prices(game), []
    for route, names in shown_ways(page):
        paid = tuple(map(names.count, CARD_NAMES))
        assert refusal(prices[game.route_index[route]], paid) is None, (route, names)
        kinds.append(game.routes[game.route_index[route]].kind)
    substitutes = game.rules.ferry_symbol == "locomotive_or_pair" or game.rules.ferry_any_for_one > 0
    assert kinds.count("ferry") == (2 if substitutes and game.rules.deck[-1] else 1)
    for figure in page.locator("[data-diagram]").all():
        label = figure.get_attribute("aria-label")
        assert label
        assert not re.search(r"[{}]|undefined", label)
        # Something is drawn: every space and card has a size.
        for part in figure.locator("[data-route] > g, [data-card] svg").all():
            box = part.bounding_box()
            assert box["width"] > 5
            assert box["height"] > 5


def test_the_page_of_an_own_map_says_what_is_in_the_file(open_page: Open, own_maps: Server) -> None:
    page = open_page(f"{own_maps.url}/edition/straits")
    page.locator("[data-diagram='ferry']").wait_for()
    text = page.locator("main").inner_text()
    assert "For exactly 2 players." in text
    assert "60 orange" in text
    assert "two cards of the same colour" in text
    assert "with no trains left" in text
    for wrong in ("2 to 2", "eight colours", "a locomotive", "station", "bonus", "0 trains"):
        assert wrong not in text


def test_pictures_fit_a_phone_in_every_language(open_page: Open, own_maps: Server) -> None:
    page = open_page(f"{own_maps.url}/edition/nordic_countries", width=390, height=844, color_scheme="dark")
    labels = set()
    for language in ("en", "fi", "de"):
        page.evaluate(
            "language => localStorage.setItem('northline.settings', JSON.stringify({ language }))", language
        )
        page.reload()
        page.locator("[data-diagram='ferry']").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        labels.add(page.locator("[data-diagram='ferry']").get_attribute("aria-label"))
    assert len(labels) == 3
