"""`northline draw`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import northline as nl
from northline import svg
from northline.cli import cli
from northline.drawing.rough_layout import rough_layout
from tests.toy import TOY_FILE, toy


def draw(*arguments: object) -> Result:
    return CliRunner().invoke(cli, ["draw", *map(str, arguments)])


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = nl.Game.new(nl.edition("europe"), 2, seed=5, names=("Ada", "Bror"))
    for _ in range(20):
        game.play(game.to_act[0], game.legal_actions(game.to_act[0])[0])
    game.save(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


def test_a_board_is_written_to_a_file(tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    result = draw("europe", "-o", out, "--theme", "dark", "--width", 800)
    assert result.exit_code == 0, result.output
    assert out.read_text(encoding="utf-8") == svg.board(nl.edition("europe"), theme="dark", width=800)


def test_a_picture_is_png_where_its_name_says_so(tmp_path: Path) -> None:
    out = tmp_path / "board.png"
    assert draw("europe", "-o", out, "--width", 300).exit_code == 0
    assert out.read_bytes() == svg.png(svg.board(nl.edition("europe"), width=300))


def test_names_are_drawn_in_png_on_a_machine_without_fonts() -> None:
    """A renderer leaves out text that it has no font for."""
    with_names = svg.board(nl.edition("europe"), width=600)
    without_names = re.sub(r"<text.*?</text>", "", with_names)
    assert len(svg.png(with_names)) > len(svg.png(without_names)) + 10_000


def test_without_a_file_the_picture_is_the_output() -> None:
    assert draw("nordic_countries").stdout == svg.board(nl.edition("nordic_countries"))


def test_a_moment_of_a_record(record: Path, tmp_path: Path) -> None:
    game = nl.Game.load(record)
    assert draw(record, "--at", 7).stdout == svg.moment(game, 7)
    assert draw(record).stdout == svg.moment(game, 20)
    assert draw(record, "--at", 20, "--seat", 1).stdout == svg.moment(game, 20, seat=1)


def test_a_file_of_your_own_with_its_geometry_beside_it(tmp_path: Path) -> None:
    own = tmp_path / "toy.toml"
    own.write_bytes(TOY_FILE.read_bytes())
    assert draw(own).stdout == svg.board(toy())
    beside = tmp_path / "toy.geometry.json"
    layout = rough_layout(toy())
    beside.write_text(str(layout).replace('"size":16.0', '"size":13.0'), encoding="utf-8")
    changed = draw(own).stdout
    assert 'font-size="13"' in changed
    assert draw(TOY_FILE, "--geometry", beside).stdout == changed
    beside.write_text("{}", encoding="utf-8")
    result = draw(own)
    assert (result.exit_code, result.stdout) == (1, "")
    assert "not a geometry file" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["atlantis"], 1, "atlantis"),
        (["nowhere.toml"], 1, "nowhere.toml"),
        (["europe", "--at", "3"], 2, "record"),
        (["europe", "--seat", "0"], 2, "record"),
        (["europe", "--theme", "sepia"], 2, "sepia"),
        (["europe", "--width", "0"], 2, "0"),
        (["europe", "--ticket", "nowhere"], 1, "there is no ticket 'nowhere' on this board"),
        (["europe", "-o", "/nowhere/board.svg"], 1, "/nowhere/board.svg: No such file or directory"),
        (["europe", "--geometry", "/nowhere.json"], 1, "cannot be read"),
        ([], 2, "WHAT"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(arguments: list[str], code: int, words: str) -> None:
    result = draw(*arguments)
    assert result.exit_code == code, result.output
    assert words in result.stderr
    assert "Traceback" not in result.stderr


def test_a_record_that_is_none_or_too_short_is_told(record: Path, tmp_path: Path) -> None:
    late = draw(record, "--at", 21)
    assert (late.exit_code, "the game has 20 actions" in late.stderr) == (1, True)
    nobody = draw(record, "--seat", 4)
    assert (nobody.exit_code, "there is no seat 4" in nobody.stderr) == (1, True)
    bad = tmp_path / "bad.jsonl"
    bad.write_text("hello\n")
    assert draw(bad).exit_code == 1
    bad.write_bytes(b"\xff\xfe\x00")
    assert draw(bad).exit_code == 1
