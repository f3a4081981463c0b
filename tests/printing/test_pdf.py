"""Printed maps: pages of the right size, everything on them, and nothing of a map taken for markup."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st
from pypdf import PdfReader

from northline.cli import cli
from northline.drawing.board_layout import layout_of
from northline.editions import EDITIONS, edition
from northline.printing import PrintError, print_map
from northline.printing.tiles import OVERLAP, tile
from tests.toy import TOY_FILE, toy

MM = 72 / 25.4
"""Points of a PDF in a millimetre."""


def read(made: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(made))


def size(page) -> tuple[float, float]:
    return float(page.mediabox.width) / MM, float(page.mediabox.height) / MM


def text_of(pages) -> str:
    return " ".join(" ".join(page.extract_text() for page in pages).split())


@pytest.mark.parametrize("name", EDITIONS)
def test_everything_of_a_map_is_on_paper(name):
    board = edition(name)
    said = text_of(read(print_map(board, paper="large")).pages[:-1])  # all but the board itself
    for ticket in board.tickets:
        for end in (ticket.a, ticket.b):
            assert board.cities[end].name in said
    for card in board.bonus_cards:
        assert card.name in said
    assert f"{board.rules.trains} trains in each of" in said
    for length in {route.length for route in board.routes}:
        points = dict(board.rules.points)[length]
        assert f"{length} {points}" in said


def test_a_large_page_has_the_board_at_its_true_size():
    board = edition("europe")
    *_, last = read(print_map(board, paper="large", space=20.0)).pages
    _, _, wide, high = layout_of(board).view
    assert size(last) == pytest.approx((wide * 20 / 36 + 20, high * 20 / 36 + 20), abs=0.1)


@pytest.mark.parametrize(("paper", "sheet"), [("a4", (210, 297)), ("letter", (215.9, 279.4))])
def test_pages_are_sheets_of_the_paper(paper, sheet):
    for page in read(print_map(toy(), paper=paper, space=40)).pages:
        assert sorted(size(page)) == pytest.approx(sorted(sheet), abs=0.1)


@given(st.tuples(st.floats(50, 3000), st.floats(50, 3000)), st.sampled_from([(210.0, 297.0), (215.9, 279.4)]))
def test_tiles_cover_the_board_and_overlap(board, paper):
    tiling = tile(board, paper)
    columns, rows = tiling.columns, tiling.rows
    assert len(tiling.tiles) == columns * rows == len({one.name for one in tiling.tiles})
    last = tiling.tiles[-1]
    for start, window, whole, count in zip(
        (last.x, last.y), tiling.window, board, (columns, rows), strict=True
    ):
        assert start + window >= whole - 1e-6  # nothing is missing …
        assert count == 1 or start + OVERLAP < whole  # … and no page has only what its neighbour has
    for one, two in zip(tiling.tiles, tiling.tiles[1:], strict=False):
        if not one.last_column:
            assert one.x + tiling.window[0] - two.x == pytest.approx(OVERLAP)


NAMES = (
    "Škofja Loka",
    "Łódź Żyrardów",
    "Reykjavík",
    "#pagebreak()",
    "$x^2$ *b* _i_ <a> @b",
    'a"b\\c',
    "Þórshöfn",
)


def test_names_are_printed_as_they_are():
    board = toy()
    cities = [replace(city, name=name) for city, name in zip(board.cities, NAMES, strict=False)]
    pages = read(print_map(replace(board, cities=tuple(cities), name="#let x = 1 [b]"), paper="large"))
    said = text_of(pages.pages)
    ends = {end for ticket in board.tickets for end in (ticket.a, ticket.b)}
    for index in ends:
        assert cities[index].name in said
    assert "#let x = 1 [b]: the rules of this map" in said
    assert len(pages.pages) == len(read(print_map(board, paper="large")).pages)


def test_a_board_without_end_is_refused():
    with pytest.raises(PrintError, match=r"takes \d+ pages"):
        print_map(edition("europe"), space=100)
    with pytest.raises(PrintError, match="from 4 to 100 mm long, not nan"):
        print_map(edition("europe"), space=float("nan"))


def test_the_command_writes_a_file_and_replaces_none(tmp_path):
    def run(*arguments: str):
        return CliRunner().invoke(cli, ["edition", "print", str(TOY_FILE), *arguments])

    path = tmp_path / "toy.pdf"
    done = run("-o", str(path))
    assert done.exit_code == 0
    assert "only a sketch" in done.stderr
    assert toy().cities[0].name in text_of(read(path.read_bytes()).pages)
    before = path.read_bytes()
    again = run("-o", str(path), "--paper", "large")
    assert again.exit_code == 1
    assert "already exists" in again.stderr
    assert path.read_bytes() == before
    bad = run("-o", str(tmp_path / "b.pdf"), "--space", "nan")
    assert (bad.exit_code, bad.stderr) == (1, "Error: a space is from 4 to 100 mm long, not nan\n")
    assert not (tmp_path / "b.pdf").exists()
