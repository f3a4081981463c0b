"""Changing a map in the editor: on the board, in the tables, in the forms, several things at once, and back again."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import northline as nl
from northline.editions import EDITIONS, parse_edition
from northline.editions.writer import to_document
from tests.client.drawing_board import LONG_MS, begin, document_of, middle, open_tab, place_of, press, saved
from tests.toy import tiny


def ring(cities: int, routes: int, name: str = "Ring") -> dict[str, Any]:
    """A map of cities on a spiral, each joined to the next ones; as large as one likes."""
    places = [(40 + 12 * (k % 8) / 8 + k / 97, -8 + 22 * (k // 8) / 8 + (k % 3) / 5) for k in range(cities)]
    pairs = [(k, k + step) for step in (1, 8, 9, 7) for k in range(cities - step)][:routes]
    base = to_document(nl.edition("europe"))
    return {
        **base,
        "id": "ring",
        "name": name,
        "board": {
            "cities": [
                {"id": f"c{k}", "name": f"Town {k}", "country": f"Land {k % 4}", "at": [lat, lon]}
                for k, (lat, lon) in enumerate(places)
            ],
            "routes": [
                {"id": f"r{n}", "from": f"c{a}", "to": f"c{b}", "length": 1 + n % 4, "color": "gray"}
                for n, (a, b) in enumerate(pairs)
            ],
            "tickets": [{"id": f"t{k}", "from": "c0", "to": f"c{k}", "points": k} for k in range(2, cities)],
            "bonus_cards": [],
        },
    }


def drag(page: Any, start: tuple[float, float], end: tuple[float, float], steps: int = 6) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=steps)
    page.mouse.up()


def details(page: Any) -> Any:
    return page.get_by_role("region", name="What is selected")


def test_several_things_are_moved_recoloured_and_deleted_together(server, open_page):
    page = open_page(f"{server.url}/workshop")
    draft = begin(page, ring(9, 11))
    before = document_of(page, draft)["board"]
    box = page.locator(".canvas").bounding_box()
    places = {f"c{number}": place_of(page, f"c{number}") for number in range(9)}
    right, below = (sorted(place[axis] for place in places.values())[6] + 25 for axis in (0, 1))
    drag(page, (box["x"] + 3, box["y"] + 3), (right, below))
    chosen = {one.get_attribute("data-city") for one in page.locator("[data-city][aria-pressed=true]").all()}
    # What lies in the rectangle is selected, and nothing else. A layout may have come meanwhile: cities count that
    # lay clearly on one side of the edge before it, and still do.
    now = {city: place_of(page, city) for city in places}
    inside, outside = (
        {
            city
            for city in places
            if all(max(x - right, y - below) * side > 15 for x, y in (places[city], now[city]))
        }
        for side in (-1, 1)
    )
    assert inside <= chosen
    assert not chosen & outside
    assert len(chosen) >= 3
    page.get_by_role("button", name="Select nothing").click()
    page.keyboard.down("Shift")
    for city in ("c1", "c2", "c3"):
        press(page, *place_of(page, city))
    page.keyboard.up("Shift")
    expect(details(page)).to_contain_text("Selected: 3")
    x, y = place_of(page, "c2")
    there = {city: place_of(page, city) for city in ("c1", "c2", "c3")}
    drag(page, (x, y), (x + 40, y + 30))
    for city in ("c1", "c2", "c3"):
        now = place_of(page, city)
        # A layout that comes meanwhile moves everything by a few pixels.
        assert abs(now[0] - there[city][0] - 40) < 8, city
        assert abs(now[1] - there[city][1] - 30) < 8, city
    saved(page)
    pairs = zip(document_of(page, draft)["board"]["cities"], before["cities"], strict=True)
    assert [now["id"] for now, then in pairs if now != then] == ["c1", "c2", "c3"]
    page.get_by_role("button", name="Undo").click()
    saved(page)
    assert document_of(page, draft)["board"] == before

    open_tab(page, "Routes")
    rows = page.locator("[data-row] [data-tick]")
    rows.nth(0).click()
    rows.nth(4).click(modifiers=["Shift"])
    details(page).get_by_label("Colour").select_option("red")
    details(page).get_by_label("Kind").select_option("ferry")
    saved(page)
    routes = document_of(page, draft)["board"]["routes"]
    assert [(r["color"], "ferry" in r) for r in routes] == [("red", True)] * 5 + [("gray", False)] * 6
    details(page).get_by_role("button", name="Delete").click()
    expect(page.locator("[data-row]")).to_have_count(5)
    for _ in range(3):
        page.keyboard.press("Control+z")
    saved(page)
    assert document_of(page, draft)["board"] == before
    for _ in range(3):
        page.keyboard.press("Control+Shift+Z")
    expect(page.locator("[data-row]")).to_have_count(5)


def test_a_finger_selects_several_and_changes_them(server, open_page):
    page = open_page(f"{server.url}/workshop", width=390, height=844)
    begin(page, ring(6, 7))
    page.get_by_role("button", name="Several").tap()
    for city in ("c0", "c3"):
        press(page, *place_of(page, city))
    expect(details(page)).to_contain_text("Selected: 2")
    details(page).get_by_label("Country").fill("Elsewhere")
    details(page).get_by_label("Country").press("Enter")
    countries = page.locator("[data-row]").get_by_label("Country")
    assert [countries.nth(k).input_value() == "Elsewhere" for k in range(6)] == [
        True,
        False,
        False,
        True,
        False,
        False,
    ]
    page.get_by_role("button", name="Undo").tap()
    expect(countries.first).to_have_value("Land 0")


def test_a_finger_drags_a_city_and_not_the_page(server, open_page):
    page = open_page(f"{server.url}/workshop", width=390, height=844)
    begin(page, ring(6, 7))
    x, y = place_of(page, "c2")
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        wanted = {"type": kind, "touchPoints": [{"x": px, "y": py} for px, py in points]}
        fingers.send("Input.dispatchTouchEvent", wanted)

    touch("touchStart", (x, y))
    for step in range(1, 6):
        touch("touchMove", (x + 6 * step, y - 10 * step))
    assert place_of(page, "c2") == pytest.approx((x + 30, y - 50), abs=3)
    touch("touchEnd")
    assert page.evaluate("scrollY") == 0
    # Two fingers zoom.
    before = place_of(page, "c5")[0] - place_of(page, "c0")[0]
    touch("touchStart", (150, 500))
    touch("touchStart", (150, 500), (250, 500))
    touch("touchMove", (100, 500), (300, 500))
    touch("touchEnd")
    after = place_of(page, "c5")[0] - place_of(page, "c0")[0]
    assert after / before == pytest.approx(2, rel=0.1)


def test_every_target_on_a_phone_is_large_enough_for_a_finger(server, open_page):
    page = open_page(f"{server.url}/workshop", width=390, height=844)
    begin(page, ring(6, 7))
    press(page, *place_of(page, "c1"))
    details(page).wait_for()
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
        small = page.evaluate(
            """() => ['button', 'a', 'select', '[data-city] circle:first-child']
              .flatMap((one) => [...document.querySelectorAll(`main ${one}`)])
              .filter((one) => one.checkVisibility())
              .map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
              .filter(([, box]) => box.height < 39.5 || box.width < 39.5)"""
        )
        assert small == [], tab


def test_tables_are_sorted_searched_and_edited_where_they_stand(server, open_page):
    page = open_page(f"{server.url}/workshop")
    draft = begin(page, ring(60, 120))
    names = page.locator("[data-row] [aria-label=Name]")
    expect(names).to_have_count(60)
    page.get_by_role("button", name="Latitude").click()
    shown = page.locator("[data-row] [aria-label=Latitude]")
    values = [float(shown.nth(k).input_value()) for k in range(60)]
    assert values == sorted(values)
    page.get_by_role("button", name="Latitude").click()
    assert [float(shown.nth(k).input_value()) for k in range(3)] == sorted(values, reverse=True)[:3]
    page.get_by_label(re.compile("Search")).fill("land 3")
    expect(names).to_have_count(15)
    names.first.fill("Zamora")
    names.first.press("Tab")
    saved(page)
    assert [city["name"] for city in document_of(page, draft)["board"]["cities"]].count("Zamora") == 1
    open_tab(page, "Routes")
    expect(page.locator("[data-row]")).to_have_count(120)
    page.get_by_label(re.compile("Search")).fill("zamora")
    page.get_by_label("Select all rows").click()
    count = page.locator("[data-row]").count()
    details(page).get_by_label("Spaces").fill("6")
    details(page).get_by_label("Spaces").press("Enter")
    saved(page)
    assert [route["length"] for route in document_of(page, draft)["board"]["routes"]].count(6) == count


def drag_slowly(page: Any, city: str) -> tuple[float, float]:
    """Every frame the city is under the pointer. Where it is at the end; the button is still down."""
    x, y = place_of(page, city)
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 9):
        page.mouse.move(x + 9 * step, y + 4 * step)
        page.evaluate("() => new Promise(requestAnimationFrame)")
        assert place_of(page, city) == pytest.approx((x + 9 * step, y + 4 * step), abs=3)
    return x + 72, y + 32


def test_a_board_of_sixty_cities_follows_the_hand(server, open_page):
    page = open_page(f"{server.url}/workshop", width=1366, height=768)
    begin(page, ring(60, 120))
    drag_slowly(page, "c27")
    page.mouse.up()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_the_server_arranges_what_is_around_a_city_on_its_way(server, open_page):
    page = open_page(f"{server.url}/workshop", width=1366, height=768)
    begin(page, edition="europe")
    expect(page.locator(".state")).to_have_text("Saved")  # a copy of a board is arranged already
    spaces = page.locator("[data-route^='budapest-'] > g").all()
    with page.expect_response(lambda answer: "/workshop/drag" in answer.url and answer.ok, timeout=LONG_MS):
        place = drag_slowly(page, "budapest")
    page.wait_for_timeout(300)
    assert place_of(page, "budapest") == pytest.approx(place, abs=3)
    assert len({space.get_attribute("transform").partition("rotate")[2] for space in spaces}) > 6, (
        "routes are bent"
    )
    page.mouse.up()


@pytest.mark.parametrize("name", EDITIONS)
def test_nothing_of_a_game_is_lost_by_editing_it(server, open_page, name):
    """A look at every part of the editor, a change and back again: the file says what it said."""
    page = open_page(f"{server.url}/workshop")
    draft = begin(page, edition=name)
    for tab in (
        "Routes",
        "Tickets",
        "Rules",
        "Bonus and ties",
        "Problems",
        "Playtest",
        "Play and publish",
        "Cities",
    ):
        open_tab(page, tab)
    first = page.locator("[data-row] [aria-label=Name]").first
    first.fill("Somewhere else")
    saved(page)
    assert document_of(page, draft)["board"]["cities"][0]["name"] == "Somewhere else"
    page.get_by_role("button", name="Undo").click()
    saved(page)
    file = page.evaluate("async (id) => (await fetch(`/api/workshop/drafts/${id}/file`)).text()", draft)
    edition = nl.edition(name)
    assert parse_edition(file) == edition
    assert to_document(parse_edition(file)) == to_document(edition)


def test_every_rule_has_a_field_with_a_sentence(server, open_page):
    """What the forms set is what the file says."""
    page = open_page(f"{server.url}/workshop")
    draft = begin(page, to_document(tiny()))
    open_tab(page, "Rules")
    page.get_by_role("button", name="Northern Lights").click()
    expect(page.get_by_label("Trains each")).to_have_value("40")
    page.get_by_label("Most players").fill("4")
    page.get_by_label("Most players").press("Tab")
    page.get_by_label("Stations each").fill("2")
    page.get_by_label("Stations each").press("Tab")
    page.get_by_label("Triples with 2 players: open routes").select_option("2")
    wild = page.get_by_role("group", name="Claiming routes")
    wild.get_by_label("Regular").uncheck()
    page.get_by_label("One may take a single card").uncheck()
    described = page.locator("[role=tabpanel]:not([hidden]) [aria-describedby]")
    assert described.count() >= 15
    for k in range(described.count()):
        text = page.locator(f"[id='{described.nth(k).get_attribute('aria-describedby')}']").inner_text()
        assert len(text.split()) >= 4
    open_tab(page, "Bonus and ties")
    page.get_by_role("button", name="Add a bonus card").click()
    card = page.get_by_role("region", name="New bonus card")
    card.get_by_label("Goes to whoever has most").select_option("routes")
    card.get_by_label("Kind").select_option("tunnel")
    expect(card).to_contain_text("Goes to whoever claims the most tunnels.")
    page.get_by_role("button", name="+ The longest path").click()
    page.get_by_role("button", name="Further up: The longest path").click()
    open_tab(page, "Cities")
    page.locator("[data-row]").first.get_by_label("Name").click()
    details(page).get_by_text("More", exact=True).click()
    details(page).get_by_label("Marks").fill("arctic, harbour")
    details(page).get_by_label("Today’s name").fill("Nordby")
    details(page).get_by_label("Today’s name").press("Tab")
    saved(page)
    document = document_of(page, draft)
    rules, lights = document["rules"], to_document(nl.edition("northern_lights"))["rules"]
    assert rules["players"] == [2, 4]
    assert rules["stations"] == 2
    tracks = {
        track: {table: count for table, count in tables.items() if int(table) <= 4}
        for track, tables in lights["open_tracks"].items()
    }
    assert rules["open_tracks"] == {**tracks, "triple": {**tracks["triple"], "2": 2}}
    assert rules["locomotives_wild_on"] == ["ferry", "tunnel"]
    assert rules["may_stop_after_first_card"] is False
    assert rules["deck"] == lights["deck"]
    assert rules["ferry_symbol"] == lights["ferry_symbol"]
    assert rules["tie_breakers"][-2] == "longest_route"
    card = {
        "id": "new-bonus-card",
        "name": "New bonus card",
        "points": 10,
        "counts": "routes",
        "kind": "tunnel",
    }
    assert document["board"]["bonus_cards"][-1] == card
    city = document["board"]["cities"][0]
    assert (city["marks"], city["modern"]) == (["arctic", "harbour"], "Nordby")


def test_problems_lead_to_where_they_are(server, open_page):
    page = open_page(f"{server.url}/workshop")
    document = to_document(tiny())
    document["board"]["routes"][1]["length"] = 0
    begin(page, document)
    open_tab(page, "Problems")
    page.get_by_role("button", name=re.compile("North – South, Spaces")).click()
    wrong = document["board"]["routes"][1]["id"]
    expect(page.locator(f"[data-row='{wrong}']")).to_have_class(re.compile("selected"))
    details(page).get_by_label("Spaces").fill("1")
    details(page).get_by_label("Spaces").press("Enter")
    open_tab(page, "Problems")
    expect(page.get_by_text("No problems: this map can be played.")).to_be_visible()


def test_repairs_are_one_press_and_can_be_undone(server, open_page):
    page = open_page(f"{server.url}/workshop")
    document = to_document(tiny())
    document["board"]["routes"][1]["color"] = "pink"
    document["rules"]["trains"] = 0
    document["board"]["tickets"].append({"id": "north-south", "from": "north", "to": "south", "points": 3})
    draft = begin(page, document)
    open_tab(page, "Problems")
    problems = page.get_by_role("tabpanel").get_by_role("listitem")
    expect(problems).to_have_count(3)
    page.get_by_role("button", name="Make it grey").click()
    expect(problems).to_have_count(2)
    page.get_by_role("button", name="Undo").click()
    expect(problems).to_have_count(3)
    page.get_by_role("button", name="Mend 3 of them").click()
    expect(page.get_by_text("No problems: this map can be played.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    saved(page)
    expect(problems).to_have_count(3)
    assert document_of(page, draft)["board"] == document["board"]


def test_a_playtest_is_shown_on_the_board_and_suggestions_can_be_applied(server, open_page):
    page = open_page(f"{server.url}/workshop")
    document = to_document(tiny())
    document["board"]["tickets"][0]["points"] = 40
    begin(page, document)
    open_tab(page, "Playtest")
    page.get_by_role("button", name="Playtest").click()
    expect(page.get_by_text(re.compile("Games played: 10.?000"))).to_be_visible(timeout=LONG_MS)
    finding = page.get_by_role("region", name=re.compile("odd points|gifts"))
    finding.get_by_role("button", name=re.compile("Apply .* points instead of 40")).click()
    expect(page.get_by_text("The map has changed since")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("columnheader", name="Before")).to_be_visible(timeout=LONG_MS)
    open_tab(page, "Tickets")
    expect(page.get_by_label("Points").first).not_to_have_value("40")


def test_a_city_is_found_by_its_name(server, open_page):
    page = open_page(f"{server.url}/workshop")
    draft = begin(page)
    page.get_by_label("Name of the city").fill("reykjavik")
    page.get_by_label("Name of the city").press("Enter")
    saved(page)
    city = document_of(page, draft)["board"]["cities"][0]
    assert (city["name"], city["country"]) == ("Reykjavík", "Iceland")
    assert city["at"] == pytest.approx([64.15, -21.95], abs=0.2)
    assert middle(page, "[data-city] .dot")[0] > 0
