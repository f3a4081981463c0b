"""The tool that lays boards out, on small boards."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from shapely.geometry import Point, Polygon
from tools.layout import __main__ as command
from tools.layout.__main__ import tuning_for

from northline.drawing import check
from northline.drawing.board_layout import load_layout, parse_layout
from northline.editions import EDITIONS, edition, load_edition, parse_edition
from northline.geography import atlas
from northline.layout.background import warp
from northline.layout.curves import measured, places, track
from northline.layout.energy import Energy, Labels
from northline.layout.labels import SIDES
from northline.layout.labels import choose as choose_sides
from northline.layout.lay_out import lay_out
from northline.layout.problem import Problem, Tuning, read_tuning
from northline.layout.solve import choose_bends, curves
from tests.toy import TINY_FILE, TOY_FILE, toy

PAGE = (Path(__file__).parents[2] / "docs" / "maps.md").read_text(encoding="utf-8")


def test_one_command_makes_a_board_of_a_map(tmp_path: Path, monkeypatch, capsys) -> None:
    own = tmp_path / "islands.toml"
    own.write_text(re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0], encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["layout", str(own), "--rounds", "10"])
    assert command.main() == 0
    made = tmp_path / "islands.geometry.json"
    islands = load_edition(own)
    drawn = load_layout(made, islands)
    assert check.problems(islands, drawn) == []
    assert drawn.layers["land"]
    assert drawn.title is not None
    assert capsys.readouterr().out.endswith(" 0 faults\n")


def test_the_tuning_on_the_page_is_one(tmp_path: Path) -> None:
    (block,) = re.findall(r"```ini\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "tuning.toml").write_text(block, encoding="utf-8")
    tuning = read_tuning(tmp_path / "tuning.toml")
    assert {*vars(tuning)} == {
        *re.findall(r"^\[(\w+)\]", block, re.MULTILINE),
        "fit",
        "rotate",
        "stretch",
        "margin",
    }
    assert (tuning.stretch, tuning.label) == ((1.1, 1.0), {"sund": "w"})
    islands = parse_edition(re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0])
    assert Problem(islands, tuning).truth.shape == (4, 2)


def made(file: Path) -> str:
    return str(lay_out(load_edition(file), rounds=10))


def test_a_small_board_comes_out_without_a_fault() -> None:
    assert check.problems(toy(), parse_layout(made(TOY_FILE), toy())) == []


def test_the_same_board_comes_out_the_same() -> None:
    assert made(TINY_FILE) == made(TINY_FILE)


def test_the_slope_of_the_energy_is_right() -> None:
    """A layout is improved downhill, so downhill must be where the energy says."""
    problem = Problem(toy(), Tuning())
    random = np.random.default_rng(3)
    labels = Labels(len(problem.truth))
    energy = Energy(problem, stiffness=0.05, hardness=1.0, labels=labels)
    bends = random.normal(0, 0.2, len(problem.bundles))
    x = np.concatenate([problem.truth.ravel(), curves(problem, problem.truth, bends).ravel()])
    energy.place_discs(x, np.zeros(len(problem.bundles)))
    choose_sides(problem, problem.truth, energy.discs(x), energy.radius, labels, 0.0)
    _, gradient = energy(x)
    for index in range(len(x)):
        step = np.zeros_like(x)
        step[index] = 1e-5
        measured_slope = (energy(x + step)[0] - energy(x - step)[0]) / 2e-5
        assert measured_slope == pytest.approx(gradient[index], rel=1e-3, abs=1e-3)


def test_spaces_lie_evenly_along_a_curve() -> None:
    points = np.array([[0.0, 0.0], [100.0, 80.0], [200.0, 80.0], [300.0, 0.0]])
    at = places(points, 8.0, 5)
    line = track(points, 8.0)
    along = np.interp(at, np.linspace(0, 1, len(line)), measured(line))
    assert np.allclose(np.diff(along), np.diff(along)[0])
    assert along[0] == pytest.approx(measured(line)[-1] - along[-1], abs=0.01)
    assert places(points, 8.0, 5, shift=1.0)[0] > at[0]


def test_bends_undo_crossings_and_obey_the_hand() -> None:
    bends = choose_bends(Problem(toy(), Tuning(bend={"alpha-halt": 0.3})), Problem(toy(), Tuning()).truth)
    problem = Problem(toy(), Tuning())
    index = toy().city_index
    (halt,) = [k for k, b in enumerate(problem.bundles) if {b.a, b.b} == {index["alpha"], index["halt"]}]
    assert bends[halt] == 0.3
    with pytest.raises(ValueError, match="no such route"):
        choose_bends(Problem(toy(), Tuning(bend={"alpha-epsilon": 0.3})), problem.truth)


def test_a_nudge_and_a_side_are_obeyed() -> None:
    nudged = Problem(toy(), Tuning(nudge={"alpha": (1.0, 0.0)}, label={"beta": "nw"}))
    alpha, beta = toy().city_index["alpha"], toy().city_index["beta"]
    assert nudged.truth[alpha][0] > nudged.home[alpha][0]
    labels = Labels(len(nudged.truth))
    choose_sides(nudged, nudged.truth, np.zeros((0, 2)), nudged.city_radius, labels, 0.0)
    assert labels.offset[beta][0] < 0 > labels.offset[beta][1]
    assert len(SIDES) >= 8


def test_the_map_bends_with_the_cities() -> None:
    problem = Problem(edition("nordic_countries"), Tuning())
    moved = problem.home + np.random.default_rng(1).normal(0, 10, problem.home.shape)
    assert np.abs(warp(problem, moved)(problem.home) - moved).max() < 2.0


def test_cities_lie_on_land_and_ships_do_not() -> None:
    land = [Polygon(ring) for ring in atlas.land()]
    for lon, lat in [
        (10.4, 61.1),
        (2.35, 48.85),
        (37.6, 55.75),
        (-99.1, 19.4),
        (151.0, -33.7),
        (178.0, 67.5),
    ]:
        assert any(shore.covers(Point(lon, lat)) for shore in land), (lon, lat)
    for lon, lat in [(3.0, 56.5), (-40.0, 40.0), (19.5, 58.5), (-170.0, 0.0)]:
        assert not any(shore.covers(Point(lon, lat)) for shore in land), (lon, lat)
    assert len(atlas.borders()) > 200
    assert all(len(lake) > 3 for lake in atlas.lakes())


@pytest.mark.parametrize("name", EDITIONS)
def test_the_tuning_of_the_boards_names_what_is_there(name: str) -> None:
    tuning, board = tuning_for(name), edition(name)
    assert {*tuning.nudge, *tuning.label} <= set(board.city_index)
    assert set(tuning.label.values()) <= set(SIDES)
