"""Layouts of boards as they are while somebody draws them: unfinished, odd, and under a hand that drags."""

from __future__ import annotations

from dataclasses import replace
from math import hypot

import pytest

from northline.drawing import check
from northline.drawing.board_layout import layout_of, parse_layout
from northline.editions import edition
from northline.editions.model import GRAY, City, Edition, Route
from northline.editions.unfinished import drawable
from northline.editions.writer import to_document
from northline.layout.lay_out import lay_out
from northline.layout.problem import Problem, Tuning
from northline.layout.quick import QuickLayout, quick_layout


def board(places: list[tuple[float, float]], routes: list[tuple[int, int, int]]) -> Edition:
    return replace(
        edition("nordic_countries"),
        id="odd",
        cities=tuple(City(f"c{n}", f"City {n}", "Land", *at) for n, at in enumerate(places)),
        routes=tuple(Route(f"r{n}", a, b, length, GRAY) for n, (a, b, length) in enumerate(routes)),
        tickets=(),
        bonus_cards=(),
    )


ODD = {
    "one city": board([(1, 2)], []),
    "no routes": board([(n % 5 * 3, n // 5 * 3.3) for n in range(12)], []),
    "two in one place": board([(1, 2), (1, 2)], [(0, 1, 3)]),
    "five in one place": board([(1, 2)] * 5, [(0, 1, 3), (1, 2, 3), (3, 4, 30)]),
    "on a line": board([(n, 10) for n in range(6)], [(n, n + 1, 2) for n in range(5)]),
    "poles": board([(90, 0), (-90, 0), (0, 180), (0, -180), (0, 0)], [(0, 2, 3), (1, 3, 3), (0, 4, 2)]),
    "world": board(
        [(60, -150), (40, -74), (-33, 151), (35, 139), (51, 0), (-34, 18)],
        [(0, 1, 8), (1, 4, 8), (4, 5, 9), (5, 2, 9), (2, 3, 8), (3, 0, 9)],
    ),
    "far and near": board([(1, 2), (1 + 1e-9, 2), (50, 60), (1, 2.0001)], [(0, 1, 30), (1, 2, 1), (2, 3, 2)]),
    "five side by side": board([(1, 2), (3, 4), (4, 4)], [*[(0, 1, 3)] * 4, (1, 0, 4), (1, 2, 30)]),
}


@pytest.mark.parametrize("name", ODD)
def test_whatever_can_be_drawn_is_laid_out(name):
    odd = ODD[name]
    full = lay_out(odd, rounds=6, tries=1)
    dragged = QuickLayout(odd, full).drag({"c0": (5.0, 5.0)}, 0.01)
    for layout in (full, dragged, quick_layout(odd, 0.01)):
        assert parse_layout(str(layout), odd).view == layout.view  # every number is one, and none is huge
        assert max(layout.view) < 50_000


def test_a_board_across_the_date_line_is_in_one_piece():
    pacific = board([(-18, 178), (-14, -171), (-21, -175), (-9, 160)], [(0, 1, 3), (1, 2, 3), (0, 3, 2)])
    fiji, samoa, tonga, solomon = Problem(pacific, Tuning()).home
    assert solomon[0] < fiji[0] < tonga[0] < samoa[0]
    assert abs(samoa[0] - solomon[0]) < 4 * abs(fiji[0] - solomon[0])


def apart(one, two) -> float:
    return hypot(one[0] - two[0], one[1] - two[1])


@pytest.mark.parametrize("name", ["europe", "nordic_countries"])
def test_a_drag_begins_with_what_is_shown_and_goes_on_in_its_frame(name):
    europe = edition(name)
    shown = layout_of(europe)
    quick = QuickLayout(europe, shown)
    still = quick.drag({}, 0.0)
    assert still.view == shown.view
    assert still.layers == shown.layers
    for route, track in shown.routes.items():
        for one, two in zip(track.spaces, still.routes[route].spaces, strict=True):
            assert apart(one, two) < 0.5
    city = europe.cities[7]
    for step in range(6):
        moved = quick.drag({city.id: (city.lat + 0.1 * step, city.lon + 0.1 * step)}, 0.02)
    assert apart(moved.cities[city.id], shown.cities[city.id]) > 10
    others = [apart(moved.cities[c], shown.cities[c]) for c in shown.cities if c != city.id]
    assert sorted(others)[len(others) // 2] < 3  # who is not in the way stays
    assert len(check.problems(europe, moved)) < 4
    for route in europe.routes:  # routes come along
        if city.id in (europe.cities[route.a].id, europe.cities[route.b].id):
            assert moved.routes[route.id] != shown.routes[route.id]


def test_the_city_under_the_hand_stays_there():
    europe = edition("europe")
    quick = QuickLayout(europe, layout_of(europe))
    city = europe.cities[3]
    places = [quick.drag({city.id: (city.lat + 1, city.lon)}, 0.03).cities[city.id] for _ in range(3)]
    assert len(set(places)) == 1


def test_an_unfinished_map_is_drawn_as_far_as_it_goes():
    document = to_document(edition("nordic_countries"))
    del document["rules"]
    document["board"]["tickets"] = "none yet"
    cities, routes = document["board"]["cities"], document["board"]["routes"]
    cities[0]["name"] = ""
    cities[1]["at"] = [100, 0]
    routes[0]["color"] = "pink"
    routes[1]["length"] = 0
    routes[2]["to"] = "nowhere"
    routes[3]["to"] = routes[3]["from"]
    routes[4]["id"] = routes[5]["id"]
    found = drawable(document)
    assert found is not None
    ids = {route.id for route in found.routes}
    lost = {route["id"] for route in routes if cities[1]["id"] in (route["from"], route["to"])}
    lost |= {routes[n]["id"] for n in (1, 2, 3)}
    assert ids == {route["id"] for route in routes} - lost
    assert (found.cities[0].named, len(found.cities)) == (False, len(cities) - 1)
    assert found.routes[0].color == GRAY
    assert parse_layout(str(quick_layout(found, 0.01)), found)


@pytest.mark.parametrize("document", [{}, {"board": []}, {"board": {"cities": [1, None, {}]}}])
def test_nothing_is_drawn_of_nothing(document):
    assert drawable(document) is None
