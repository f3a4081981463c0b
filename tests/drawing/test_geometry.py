"""The geometry of the three boards: everything is there, has room, and lies clear of everything else."""

from __future__ import annotations

import gzip
import json
import math
from dataclasses import replace
from importlib.resources import files
from itertools import pairwise

import pytest

from northline.drawing import check
from northline.drawing.board_layout import BoardLayout, LayoutError, layout_of, load_layout, parse_layout
from northline.drawing.measure import CITY_RADIUS, LABEL_SIZE, text_width
from northline.drawing.picture import WIDTH
from northline.drawing.readable_names import with_readable_names
from northline.drawing.rough_layout import rough_layout
from northline.drawing.shapes import Box
from northline.editions import EDITIONS, Edition, edition
from tests.toy import toy

every_edition = pytest.mark.parametrize("name", EDITIONS)


def committed(name: str) -> str:
    return files("northline.drawing").joinpath("geometry", f"{name}.json").read_text(encoding="utf-8")


def layout(name: str) -> tuple[Edition, BoardLayout]:
    board = edition(name)
    return board, parse_layout(committed(name), board)


@every_edition
def test_nothing_overlaps_and_all_is_on_the_canvas(name: str) -> None:
    assert check.problems(*layout(name)) == []


@every_edition
def test_every_city_route_and_space_is_there(name: str) -> None:
    board, drawn = layout(name)
    assert list(drawn.cities) == [city.id for city in board.cities]
    assert list(drawn.labels) == [city.id for city in board.cities if city.named]
    assert [(route, len(track.spaces)) for route, track in drawn.routes.items()] == [
        (route.id, route.length) for route in board.routes
    ]


@every_edition
def test_names_can_be_read_at_the_default_size(name: str) -> None:
    board, drawn = layout(name)
    scale = WIDTH / drawn.view[2]
    for city in board.cities:
        if city.named:
            label = drawn.labels[city.id]
            assert label.size * scale >= 12, "pixels"
            assert label.box[2] >= text_width(city.name, label.size)
            assert label.box[3] >= label.size
    length, width = drawn.space
    assert length * scale >= 24
    assert width * scale >= 9


@every_edition
@pytest.mark.parametrize("width", [960, 640, 480])
def test_names_can_be_read_in_small_pictures(name: str, width: int) -> None:
    board, drawn = layout(name)
    shown = with_readable_names(board, drawn, width)
    assert list(shown.labels) == list(drawn.labels)
    for label in shown.labels.values():
        assert label.size * width / drawn.view[2] >= 9.9, "pixels"
    names = [fault for fault in check.problems(board, shown) if "the name" in fault]
    assert [fault for fault in names if " lies on the name of " not in fault] == []


@every_edition
def test_two_names_on_one_line_do_not_read_as_one(name: str) -> None:
    _, drawn = layout(name)
    boxes = [label.box for label in drawn.labels.values()]
    for k, (x, y, width, height) in enumerate(boxes):
        for ox, oy, other_width, other_height in boxes[:k]:
            if y < oy + other_height * 0.8 and oy < y + height * 0.8:
                assert x > ox + other_width + 6 or ox > x + width + 6


@every_edition
def test_a_name_is_at_its_own_city(name: str) -> None:
    board, drawn = layout(name)
    for city, label in drawn.labels.items():
        x, y, width, height = label.box
        own = Box(x + width / 2, y + height / 2, width, height)
        distances = {other.id: own.distance(*drawn.cities[other.id]) for other in board.cities}
        assert distances[city] < CITY_RADIUS + 8
        assert min(distances, key=lambda other: distances[other]) == city


@every_edition
def test_spaces_follow_the_line_of_their_route_from_its_first_city_to_its_second(name: str) -> None:
    board, drawn = layout(name)
    for route in board.routes:
        track = drawn.routes[route.id]
        a, b = drawn.cities[board.cities[route.a].id], drawn.cities[board.cities[route.b].id]
        assert math.dist(track.line[0], a) < 20 > math.dist(track.line[-1], b)
        for x, y, _ in track.spaces:
            assert min(_far((x, y), *pair) for pair in pairwise(track.line)) < 2.5, route.id
        along = [a, *[(x, y) for x, y, _ in track.spaces], b]
        assert all(math.dist(p, q) > 0.5 * drawn.space[0] for p, q in pairwise(along)), route.id
        if route.length > 1:
            assert math.dist(along[1], a) < math.dist(along[-2], a)


def _far(p: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> float:
    """From a point to a piece of a line."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / max(dx * dx + dy * dy, 1e-9)
    t = min(max(t, 0.0), 1.0)
    return math.dist(p, (a[0] + t * dx, a[1] + t * dy))


@every_edition
def test_parallel_routes_lie_side_by_side(name: str) -> None:
    board, drawn = layout(name)
    groups: dict[str, list[str]] = {}
    for route in board.routes:
        if route.group:
            groups.setdefault(route.group, []).append(route.id)
    for members in groups.values():
        for one, two in pairwise(members):
            here, there = drawn.routes[one].line, drawn.routes[two].line
            middle = here[len(here) // 2]
            assert 14 < min(_far(middle, *pair) for pair in pairwise(there)) < 19, (one, two)


@every_edition
def test_a_file_stays_small(name: str) -> None:
    assert len(gzip.compress(committed(name).encode())) < 60_000


@every_edition
def test_a_file_says_what_was_written(name: str) -> None:
    _, drawn = layout(name)
    assert str(drawn) == committed(name)


def test_the_arctic_circle_parts_the_cities_that_are_marked() -> None:
    board, drawn = layout("northern_lights")
    steps = drawn.layers["circle"].removeprefix("M").replace("l", " ").replace("-", " -").split()
    x, y = float(steps[0]), float(steps[1])
    line = [(x, y)]
    for dx, dy in zip(steps[2::2], steps[3::2], strict=True):
        x, y = x + float(dx), y + float(dy)
        line.append((x, y))
    for city in board.cities:
        cx, cy = drawn.cities[city.id]
        (x0, y0), (x1, y1) = next(pair for pair in pairwise(line) if pair[0][0] <= cx <= pair[1][0])
        level = y0 + (y1 - y0) * (cx - x0) / (x1 - x0)
        assert (cy < level) == ("arctic" in city.marks), city.id


@pytest.mark.parametrize(
    ("other", "hit"),
    [
        (Box(0, 0, 10, 4), True),
        (Box(9, 0, 10, 4), True),
        (Box(11, 0, 10, 4), False),
        (Box(0, 6, 10, 4), False),
        (Box(0, 6, 10, 4, 90), True),
        (Box(8.5, 6, 10, 4, 45), False),  # their circles and their upright boxes meet; they do not
        (Box(6, 3, 10, 4, 45), True),
    ],
)
def test_boxes_overlap_or_not(other: Box, hit: bool) -> None:
    box = Box(0, 0, 10, 4)
    assert box.overlaps(other) is hit
    assert other.overlaps(box) is hit


def test_the_check_finds_every_kind_of_fault() -> None:
    board, good = layout("nordic_countries")
    bergen, oslo = good.cities["bergen"], good.cities["oslo"]
    track = good.routes["bergen-stavanger"]
    on_oslo = replace(track, spaces=((*oslo, 0.0), *track.spaces[1:]))
    assert f"{board.routes[board.route_index['bergen-stavanger']].id}[0] lies on oslo" in check.problems(
        board, replace(good, routes={**good.routes, "bergen-stavanger": on_oslo})
    )
    twice = replace(track, spaces=(good.routes["bergen-oslo-1"].spaces[0], *track.spaces[1:]))
    assert any(
        "bergen-oslo-1[0] and bergen-stavanger[0] overlap" in fault
        for fault in check.problems(board, replace(good, routes={**good.routes, "bergen-stavanger": twice}))
    )
    labels = {**good.labels, "oslo": good.labels["bergen"]}
    faults = check.problems(board, replace(good, labels=labels))
    assert "the names of bergen and oslo overlap" in faults
    moved = replace(good.labels["oslo"], box=(bergen[0] - 5, bergen[1] - 5, 40, 18))
    assert "the name of oslo lies on bergen" in check.problems(
        board, replace(good, labels={**good.labels, "oslo": moved})
    )
    assert any(
        "off the canvas" in fault for fault in check.problems(board, replace(good, view=(0, 0, 500, 500)))
    )


def test_a_file_of_another_board_is_refused() -> None:
    with pytest.raises(LayoutError, match="cities of toy"):
        parse_layout(committed("europe"), toy())
    document = json.loads(committed("europe"))
    document["routes"]["amsterdam-essen"]["spaces"].pop()
    with pytest.raises(LayoutError, match="routes of europe"):
        parse_layout(json.dumps(document), edition("europe"))


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 2}', "nonsense"])
def test_what_is_not_a_geometry_file_is_refused(text: str) -> None:
    with pytest.raises(LayoutError, match="not a geometry file"):
        parse_layout(text, toy())


def test_a_file_that_is_not_there_is_told(tmp_path) -> None:
    with pytest.raises(LayoutError, match="cannot be read"):
        load_layout(tmp_path / "nowhere.json", toy())


def test_an_edition_without_geometry_is_drawn_roughly() -> None:
    drawn = layout_of(toy())
    assert set(drawn.cities) == {city.id for city in toy().cities}
    assert {route: len(track.spaces) for route, track in drawn.routes.items()} == {
        route.id: route.length for route in toy().routes
    }
    _, _, width, height = drawn.view
    assert all(0 < x < width and 0 < y < height for x, y in drawn.cities.values())
    assert drawn.labels["alpha"].size == LABEL_SIZE


@every_edition
def test_names_of_a_rough_board_lie_on_no_city_and_on_no_other_name(name: str) -> None:
    board = edition(name)
    drawn = rough_layout(board)
    assert list(drawn.labels) == [city.id for city in board.cities if city.named]
    cities = {city.id for city in board.cities}
    named = [fault for fault in check.problems(board, drawn) if "the name" in fault]
    spaces = [fault for fault in named if " lies on the name of " in fault]
    assert [fault for fault in named if fault not in spaces] == []
    assert len(spaces) < len(cities), "straight routes cannot make room for names, but most names find it"


def test_names_of_a_wide_rough_board_can_be_read() -> None:
    """Cities close together with routes between them make the board wide."""
    a, b, *others = toy().cities
    near = replace(b, lat=a.lat, lon=a.lon + 0.001)
    drawn = rough_layout(replace(toy(), cities=(a, near, *others)))
    assert drawn.view[2] > 3000
    for label in drawn.labels.values():
        assert label.size * WIDTH / drawn.view[2] >= 9.9, "pixels"


def test_a_city_that_moves_is_drawn_where_it_is_now() -> None:
    """Editions that play alike are equal; they may still look different."""
    cities = tuple(replace(city, lat=city.lat * (1.01 if city.id == "beta" else 1)) for city in toy().cities)
    moved = replace(toy(), cities=cities)
    assert moved == toy()
    assert layout_of(moved).cities != layout_of(toy()).cities


def test_an_edition_that_borrows_a_known_id_gets_a_plan_of_its_own() -> None:
    stranger = replace(toy(), id="europe")
    assert set(layout_of(stranger).cities) == {city.id for city in toy().cities}
