"""The pictures: well-formed, complete, the same every time, and safe whatever an edition says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import replace
from typing import get_args
from xml.etree import ElementTree

import pytest

import northline as nl
from northline import svg
from northline.drawing.sketch import country_codes, symbol_spaces, upright
from northline.drawing.symbols import COLOR_SHAPES, PATTERNS
from northline.drawing.themes import AT_HOME, MODES, PLAYER_COLORS, THEMES
from northline.editions import EDITIONS
from northline.editions.model import COLORS, Atmosphere
from tests.drawing.goldens import FOLDER, goldens
from tests.toy import toy

SVG = "{http://www.w3.org/2000/svg}"
every_edition = pytest.mark.parametrize("name", EDITIONS)


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def owned_position(name: str, routes: dict[str, int], **more: object) -> nl.State:
    return nl.State.from_dict({"edition": name, "players": 3, "phase": "turn", "routes": routes, **more})


@every_edition
@pytest.mark.parametrize("theme", MODES)
def test_a_board_is_well_formed_and_has_everything(name: str, theme: str) -> None:
    board = nl.edition(name)
    root = parsed(svg.board(board, theme=theme))
    assert root.tag == SVG + "svg"
    groups = [group.get("data-route") for group in root.iter(SVG + "g") if group.get("data-route")]
    assert groups == [route.id for route in board.routes]
    for group in root.iter(SVG + "g"):
        if route := group.get("data-route"):
            assert len(group) - 1 == board.routes[board.route_index[route]].length
    assert {g.get("data-city") for g in root.iter(SVG + "g")} >= {city.id for city in board.cities}
    words = {text.text for text in root.iter(SVG + "text")}
    assert words >= {board.name} | {city.name for city in board.cities if city.named}
    assert not words & {city.name for city in board.cities if not city.named}


@every_edition
def test_whatever_is_used_is_defined(name: str) -> None:
    state = owned_position(name, {nl.edition(name).routes[0].id: 1})
    for picture in (svg.board(nl.edition(name)), svg.position(state)):
        defined = re.findall(r' id="([^"]+)"', picture)
        assert len(defined) == len(set(defined))
        assert set(re.findall(r'href="#([^"]+)"', picture)) <= set(defined)
        assert set(re.findall(r"url\(#([^)]+)\)", picture)) <= set(defined)


@every_edition
def test_the_same_board_is_the_same_text(name: str) -> None:
    assert svg.board(nl.edition(name)) == svg.board(nl.edition(name))


@pytest.mark.parametrize("file", ["toy.svg", "boards.txt"])
def test_pictures_look_as_they_did(file: str) -> None:
    known = (FOLDER / file).read_text(encoding="utf-8")
    assert goldens()[file] == known, "if that is on purpose: python -m tests.drawing.goldens"


def test_every_colour_has_a_shape_of_its_own() -> None:
    assert set(COLOR_SHAPES) == set(COLORS)
    assert len(set(COLOR_SHAPES.values())) == len(COLORS)
    assert len(set(PATTERNS)) == len(PLAYER_COLORS) == len(set(PLAYER_COLORS)) == 5


def test_every_coloured_space_shows_its_symbol() -> None:
    board = nl.edition("europe")
    picture = svg.board(board)
    for index, color in enumerate(COLORS):
        spaces = sum(route.length for route in board.routes if route.color == index)
        assert len(re.findall(rf'href="#\w+-(?:regular|tunnel|ferry)-{color}" transform', picture)) == spaces
        for symbol_in_space in re.findall(rf'<g id="\w+-\w+-{color}">(.*?)</g>', picture):
            assert f'-c-{color}"' in symbol_in_space
    assert not re.search(r'href="#[^"]+-c-', svg.board(board, symbols=False))


@every_edition
def test_ferries_show_their_locomotives(name: str) -> None:
    board = nl.edition(name)
    root = parsed(svg.board(board))
    for group in root.iter(SVG + "g"):
        if route_id := group.get("data-route"):
            route = board.routes[board.route_index[route_id]]
            shown = [use for use in group.iter(SVG + "use") if use.get("href", "").endswith("loco")]
            assert len(shown) == route.symbols == len(symbol_spaces(route)), route_id


def test_what_is_special_is_written_on_the_route() -> None:
    root = parsed(svg.board(nl.edition("northern_lights")))
    for route in nl.edition("northern_lights").routes:
        (group,) = [g for g in root.iter(SVG + "g") if g.get("data-route") == route.id]
        notes = [text.text for text in group.iter(SVG + "text")]
        assert notes == ([f"+{route.bonus_draw}"] if route.bonus_draw else []), route.id
    assert "4:1" in svg.board(nl.edition("nordic_countries"))


def test_the_arctic_circle_and_the_countries_are_drawn_where_the_game_needs_them() -> None:
    night, day = svg.board(nl.edition("northern_lights")), svg.board(nl.edition("europe"))
    assert 'data-line="arctic-circle"' in night
    assert 'data-line="arctic-circle"' not in day
    assert night.count(">SE</text>") == sum(
        c.country == "Sweden" and c.named for c in nl.edition("northern_lights").cities
    )
    assert ">SE</text>" not in day


def test_owned_routes_show_the_trains_of_their_owner() -> None:
    state = owned_position("nordic_countries", {"bergen-oslo-1": 2}, stations=[[], [], []])
    root = parsed(svg.position(state, names=("Ada", "Bror", "Cleo")))
    (group,) = [g for g in root.iter(SVG + "g") if g.get("data-route") == "bergen-oslo-1"]
    assert group.get("data-owner") == "2"
    assert [use.get("href", "")[-7:] for use in group.iter(SVG + "use")] == ["train-2"] * 4
    assert "Cleo" in group.findtext(SVG + "title", "")
    (free,) = [g for g in root.iter(SVG + "g") if g.get("data-route") == "bergen-oslo-2"]
    assert free.get("data-owner") is None
    assert svg.position(state) != svg.position(owned_position("nordic_countries", {"bergen-oslo-1": 1}))


def test_stations_stand_on_their_cities() -> None:
    state = owned_position("europe", {}, stations=[["wien"], [], ["roma", "paris"]])
    root = parsed(svg.position(state))
    stations = {u.get("data-station"): u.get("href", "")[-1] for u in root.iter(SVG + "use")}
    stations.pop(None)
    assert stations == {"wien": "0", "roma": "2", "paris": "2"}


def test_a_view_is_drawn_like_its_position() -> None:
    game = nl.Game.new(nl.edition("europe"), 3, seed=1)
    assert svg.position(game.view(0)) == svg.position(game.state) == svg.position(game.view(None))


def test_what_is_pointed_out_is_seen() -> None:
    board = nl.edition("europe")
    plain = svg.board(board)
    assert svg.board(board, routes=["berlin-essen"]) != plain
    ticket = board.tickets[0]
    ends = [board.cities[ticket.a].id, board.cities[ticket.b].id]
    assert svg.board(board, ticket=ticket.id) == svg.board(board, cities=ends) != plain
    for wrong in ({"routes": ["nowhere"]}, {"cities": ["nowhere"]}, {"ticket": "nowhere"}):
        with pytest.raises(ValueError, match=r"no .* 'nowhere'"):
            svg.board(board, **wrong)


def test_payable_routes_are_those_of_the_menu() -> None:
    hand = {"red": 4, "locomotive": 1}
    state = owned_position("europe", {}, hands=[hand, {}, {}])
    payable = svg.payable(nl.rules.view(state, 0))
    claims = {a.route for a in nl.rules.legal_actions(state, 0) if type(a).__name__ == "Claim"}
    assert payable == tuple(state.edition.routes[route].id for route in sorted(claims))
    assert payable
    assert svg.payable(nl.rules.view(state, 1)) == ()


@pytest.mark.parametrize("bad", [{"theme": "sepia"}, {"atmosphere": "swamp"}, {"width": 3}, {"width": 10**6}])
def test_options_that_do_not_exist_are_told(bad: dict) -> None:
    with pytest.raises(ValueError, match=r"there (is|are)|pixels wide"):
        svg.board(nl.edition("europe"), **bad)


def test_sizes_and_atmospheres() -> None:
    board = nl.edition("europe")
    assert 'width="360"' in svg.board(board, width=360)
    assert " height=" not in svg.board(board, width=None).split(">")[0]
    looks = {svg.board(board, theme=mode, atmosphere=a) for a in THEMES for mode in MODES}
    assert len(looks) == 6


def test_an_edition_chooses_its_atmosphere() -> None:
    assert toy().atmosphere == "atlas"
    assert set(get_args(Atmosphere)) == set(THEMES) == set(AT_HOME)
    for atmosphere in get_args(Atmosphere):
        chosen = replace(toy(), atmosphere=atmosphere)
        assert svg.board(chosen) == svg.board(toy(), theme=AT_HOME[atmosphere], atmosphere=atmosphere)


def test_words_of_an_edition_are_only_words() -> None:
    evil = "<script>alert('\"&\x00\x1b')</script>"
    cities = tuple(replace(city, name=evil, country=evil, modern=evil) for city in toy().cities)
    board = replace(toy(), name=evil, cities=cities)
    root = parsed(svg.board(board))
    assert not [e for e in root.iter() if e.tag.endswith("script")]
    state = nl.State.from_dict({"edition": "toy", "players": 2}, edition=board)
    root = parsed(svg.position(state, names=(evil, evil), note=evil))
    assert not [e for e in root.iter() if e.tag.endswith("script")]


def test_a_moment_of_a_game_and_of_its_record() -> None:
    game = nl.Game.new(toy(), 2, seed=3)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, game.legal_actions(seat)[-1])
    middle = len(game.history) // 2
    assert svg.moment(game, middle) == svg.moment(game.record, middle, edition=toy())
    assert svg.moment(game) == svg.moment(game, len(game.history)) != svg.moment(game, middle)
    assert svg.position(game.history[middle][0], names=game.names, note="") != svg.moment(game, middle)
    assert svg.moment(game, seat=0) != svg.moment(game)
    for wrong in (-1, len(game.history) + 1):
        with pytest.raises(ValueError, match="a moment is from 0 to"):
            svg.moment(game, wrong)


def test_notebooks_see_pictures() -> None:
    game = nl.Game.new(nl.edition("nordic_countries"), 2, seed=1, names=("Ada", "Bror"))
    for thing in (game, game.edition, game.state, game.view(0), game.view(None)):
        assert parsed(thing._repr_svg_()).get("width") == "960"
    assert "Ada" in game._repr_svg_()


def test_drawing_is_loaded_when_it_is_wanted_and_not_before() -> None:
    code = "import sys, northline as nl; e = nl.edition('europe'); assert 'northline.drawing' not in sys.modules; "
    code += "assert e._repr_svg_(); assert not {'numpy', 'scipy', 'shapely', 'pyproj'} & set(sys.modules)"
    subprocess.run(
        [sys.executable, "-c", code], check=True, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    )


def test_nothing_stands_on_its_head() -> None:
    assert [upright(angle) for angle in (0, 45, 135, 180, -135, 270)] == [0, 45, -45, 0, 45, -90]


def test_codes_of_countries_differ() -> None:
    codes = country_codes(["Sweden", "Svea", "Swabia", "Denmark", "Dénmark", "42", "S"])
    assert codes["Denmark"] == "DK"
    assert len(set(codes.values())) == len(codes)
