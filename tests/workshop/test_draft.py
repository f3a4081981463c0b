"""Drafts of maps from regions of the world."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import northline as nl
from northline import svg
from northline.drawing import check
from northline.editions import EDITIONS, edition, parse_edition, read_document
from northline.editions.doubts import doubts
from northline.editions.writer import to_document, to_toml
from northline.geography.doubts import misplaced
from northline.geography.gazetteer import find_place, places
from northline.kernel.playouts import playouts
from northline.layout.lay_out import lay_out
from northline.layout.quick import QuickLayout, quick_layout
from northline.rules import SplitMix
from northline.workshop import DraftError, Region, draft
from northline.workshop.tickets import judge_tickets, propose_tickets, with_fair_points
from tests.terminal.command import northline
from tests.toy import tiny

IBERIA = Region(-10, 36, 3.5, 44)
SMALL = ("Iberia", 10, ["Spain", "Portugal"])


def small() -> nl.Edition:
    name, cities, countries = SMALL
    return draft(IBERIA, name, cities, countries)


@pytest.mark.parametrize("name", EDITIONS)
def test_an_edition_is_written_as_it_was_read(name: str) -> None:
    board = edition(name)
    written = parse_edition(to_toml(board))
    assert (written, written.cities, written.name) == (board, board.cities, board.name)
    assert read_document(to_document(board)) == board


def test_a_name_of_any_letters_is_written_so_that_it_can_be_read() -> None:
    odd = replace(small(), name='"Quoted" \\ back # 𝔘 [x]')
    assert parse_edition(to_toml(odd)).name == odd.name


def test_a_draft_has_cities_that_are_spread_and_known() -> None:
    board = draft(IBERIA, "Iberia", 24, ["Spain", "Portugal"])
    names = [city.name for city in board.cities]
    assert {"Madrid", "Lisbon", "Barcelona"} <= set(names)
    assert {city.country for city in board.cities} == {"Spain", "Portugal"}
    ends = [end for route in board.routes for end in (route.a, route.b)]
    assert min(ends.count(city) for city in range(24)) >= 2
    assert {route.kind for route in board.routes} == {"regular", "ferry", "tunnel"}


def test_no_two_cities_of_a_draft_have_the_same_name() -> None:
    lakes = Region(-94, 40, -74, 50)
    assert len([place for place in places(lakes) if place.name == "Rochester"]) == 2
    names = [city.name for city in draft(lakes, "Great Lakes", 36).cities]
    assert len(set(names)) == len(names) == 36


def test_an_island_is_reached_by_ferry_only() -> None:
    board = draft(IBERIA, "Iberia", 36, ["Spain", "Portugal"])
    palma = board.city_index["palma"]
    assert {route.kind for route in board.routes if palma in (route.a, route.b)} == {"ferry"}


@settings(max_examples=12, deadline=None)
@given(
    west=st.floats(-175, 175),
    south=st.floats(-50, 55),
    size=st.floats(8, 60),
    cities=st.integers(8, 40),
)
def test_any_draft_loads_is_drawn_and_can_be_played_in_both_engines(
    west: float, south: float, size: float, cities: int
) -> None:
    region = Region(west, south, (west + size + 180) % 360 - 180, south + 0.5 * size)
    try:
        board = draft(region, "Somewhere", cities)
    except DraftError:
        assert len(places(region)) < cities
        return
    assert read_document(to_document(board)) == parse_edition(to_toml(board)) == board
    game, chance = nl.Game.new(board, 2, seed=1), SplitMix(5)
    for _ in range(60):
        if not game.over:
            menu = game.legal_actions(game.to_act[0])
            game.play(game.to_act[0], menu[chance.below(len(menu))])
    assert game.state.problems() == ()
    assert playouts(board, 2, 20, "random", threads=1).lengths.min() > 0
    assert svg.board(board).startswith("<svg")


def test_too_few_cities_are_explained() -> None:
    with pytest.raises(DraftError, match="there are 0 cities in this region, and 36 are wanted"):
        draft(Region(-140, -50, -120, -40), "Ocean")
    with pytest.raises(DraftError, match="from 8 to 60 cities, not 3"):
        draft(IBERIA, "Iberia", 3)
    with pytest.raises(ValueError, match="between -180 and 180"):
        Region(-200, 0, 10, 10)


def test_a_small_draft_is_laid_out_without_a_fault() -> None:
    board = small()
    assert check.problems(board, lay_out(board, rounds=10)) == []


def test_a_quick_layout_follows_a_city() -> None:
    board = small()
    quick = QuickLayout(board)
    before = quick.drag({}, 0.2)
    city = board.cities[0]
    after = quick.drag({city.id: (city.lat, city.lon + 2)}, 0.2)
    assert after.cities[city.id] != before.cities[city.id]
    for route in board.routes:
        assert len(after.routes[route.id].spaces) == route.length
    assert quick_layout(board, 0.1).cities.keys() == board.city_index.keys()


def test_proposed_tickets_are_spread_and_fair() -> None:
    board = draft(IBERIA, "Iberia", 24, ["Spain", "Portugal"])
    assert not [judged for judged in judge_tickets(board) if judged.points != judged.fair]
    uses = [sum(city in (t.a, t.b) for t in board.tickets) for city in range(24)]
    assert max(uses) - min(uses) <= 2
    points = sorted(ticket.points for ticket in board.tickets)
    assert points[0] <= 6
    assert points[-1] >= 12
    assert len({frozenset((t.a, t.b)) for t in board.tickets}) == len(board.tickets)
    kept = board.tickets[:5]
    assert propose_tickets(board, 30, kept)[:5] == kept


def test_on_a_small_board_neighbours_are_on_tickets_too() -> None:
    board = tiny()
    needed = board.rules.players[1] * board.rules.opening_tickets
    assert len(propose_tickets(board)) >= needed


def test_wrong_points_are_found_and_mended() -> None:
    board = small()
    first = board.tickets[0]
    wrong = replace(board, tickets=(replace(first, points=3 * first.points), *board.tickets[1:]))
    assert [judged.ticket for judged in judge_tickets(wrong) if judged.off] == [first.id]
    assert with_fair_points(wrong) == board


def test_swapped_coordinates_are_noticed_even_where_both_fit() -> None:
    swapped = replace(small(), cities=tuple(replace(c, lat=c.lon, lon=c.lat) for c in small().cities))
    assert doubts(swapped) == []  # all of them lie together
    assert len(misplaced(swapped)) == len(swapped.cities)
    assert '"madrid"' in " ".join(misplaced(swapped))
    assert misplaced(small()) == []


def test_the_gazetteer_knows_the_world() -> None:
    tokyo = find_place("Tokyo")
    assert tokyo is not None
    assert tokyo.capital
    assert tokyo.population > 30_000_000
    over_the_date_line = Region(170, -25, -170, -10)
    assert "Fiji" in {place.country for place in places(over_the_date_line)}


def test_new_and_layout_and_check_from_the_terminal(tmp_path: Path) -> None:
    own = tmp_path / "iberia.toml"
    arguments = ["Iberia", "--region", -10, 36, 3.5, 44, "--cities", 9, "--country", "Spain", "-o", own]
    made = northline("edition", "new", *arguments)
    assert made.exit_code == 0, made.output
    assert "9 cities" in made.output
    assert northline("edition", "check", own).exit_code == 0
    again = northline("edition", "new", *arguments)
    assert again.exit_code == 1
    assert "already exists" in again.output
    assert northline("edition", "layout", own).exit_code == 0
    assert (tmp_path / "iberia.geometry.json").is_file()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["", "--region", -10, 36, 3.5, 44], "name: Must not be empty."),
        (["x", "--region", 5, 60, 5, 40], "a region needs its west, south, east and north edges"),
        (["x", "--region", -140, -50, -130, -40], "there are 0 cities"),
        (["x", "--region", -10, 36, 3.5, 44, "--cities", 400], "from 8 to 60 cities"),
    ],
)
def test_nonsense_gets_a_sentence(arguments: list[object], told: str, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    refused = northline("edition", "new", *arguments)
    assert refused.exit_code == 1
    assert told in refused.output
    assert list(tmp_path.iterdir()) == []
