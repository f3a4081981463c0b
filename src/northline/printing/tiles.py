"""A board that is larger than a sheet of paper, cut into pages that overlap."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from string import ascii_uppercase

OVERLAP = 10.0
"""Millimetres that two neighbouring pages share: there they are glued together."""
MARGIN = 10.0
"""Millimetres at the edges of a sheet that most printers leave white."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One page of a board: the part that it shows, in millimetres from the board's corner."""

    name: str
    """The letter of its row and the number of its column."""
    x: float
    y: float
    first_column: bool
    first_row: bool
    last_column: bool
    last_row: bool


@dataclass(frozen=True, slots=True)
class Tiling:
    """All pages of a board."""

    paper: tuple[float, float]
    """Width and height of a sheet, turned the way that needs fewer of them."""
    window: tuple[float, float]
    """The part of a sheet that is printed on."""
    columns: int
    rows: int
    tiles: tuple[Tile, ...]


def tile(board: tuple[float, float], paper: tuple[float, float]) -> Tiling:
    """Cut a board into pages, with the sheets upright or lying, whichever needs fewer.

    >>> tiling = tile((380.0, 277.0), (210.0, 297.0))
    >>> tiling.columns, tiling.rows, [one.name for one in tiling.tiles]
    (3, 1, ['A1', 'A2', 'A3'])
    """
    upright, lying = (_cut(board, sheet) for sheet in (paper, (paper[1], paper[0])))
    return upright if len(upright.tiles) <= len(lying.tiles) else lying


def whole(board: tuple[float, float]) -> Tiling:
    """The board on one large page."""
    return _cut(board, (board[0] + 2 * MARGIN, board[1] + 2 * MARGIN))


def _cut(board: tuple[float, float], paper: tuple[float, float]) -> Tiling:
    window = (paper[0] - 2 * MARGIN, paper[1] - 2 * MARGIN)
    columns, rows = (
        max(1, ceil((long - OVERLAP) / (room - OVERLAP) - 1e-9))
        for long, room in zip(board, window, strict=True)
    )
    tiles = tuple(
        Tile(
            name=f"{_letters(row)}{column + 1}",
            x=column * (window[0] - OVERLAP),
            y=row * (window[1] - OVERLAP),
            first_column=column == 0,
            first_row=row == 0,
            last_column=column == columns - 1,
            last_row=row == rows - 1,
        )
        for row in range(rows)
        for column in range(columns)
    )
    return Tiling(paper, window, columns, rows, tiles)


def _letters(number: int) -> str:
    """A to Z, then AA, AB and so on."""
    tens, ones = divmod(number, 26)
    return (_letters(tens - 1) if tens else "") + ascii_uppercase[ones]
