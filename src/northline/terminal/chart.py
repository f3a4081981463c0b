"""The board as a chart in characters: cities at their coordinates, routes as lines between them."""

from __future__ import annotations

import math

from rich.text import Text

from northline.editions import Edition
from northline.rules import View
from northline.rules.state import NOBODY
from northline.terminal.palette import PLAYER_STYLES

_Cell = tuple[str, str]
"""A character and its style."""


def chart(view: View, width: int, height: int) -> Text:
    """Draw the chart: open routes as dots, claimed ones as their owner's number, cities with their names."""
    places = _places(view.edition, width, height)
    grid: list[list[_Cell]] = [[(" ", "")] * width for _ in range(height)]
    for claimed in (False, True):  # claimed routes are drawn over open ones
        for index, route in enumerate(view.edition.routes):
            owner = view.owners[index]
            if (owner != NOBODY) == claimed:
                cell = (
                    (str(owner + 1), PLAYER_STYLES[owner % len(PLAYER_STYLES)]) if claimed else ("·", "dim")
                )
                _line(grid, places[route.a], places[route.b], cell)
    own = view.own_tickets + view.offer
    wanted = {end for t in own for end in (view.edition.tickets[t].a, view.edition.tickets[t].b)}
    for index, (x, y) in enumerate(places):
        grid[y][x] = ("o", _style(index in wanted))
    taken = set(places)
    for index in sorted(range(len(places)), key=lambda city: (city not in wanted, places[city])):
        if view.edition.cities[index].named:
            _label(grid, taken, places[index], view.edition.cities[index].name, _style(index in wanted))
    lines = []
    for row in grid:
        line = Text()
        for letter, style in row:
            line.append(letter, style=style)
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)


def _places(edition: Edition, width: int, height: int) -> list[tuple[int, int]]:
    """The cell of each city: longitude across, latitude down in the Mercator projection."""
    across = [city.lon for city in edition.cities]
    down = [-math.log(math.tan(math.pi / 4 + math.radians(city.lat) / 2)) for city in edition.cities]

    def scaled(values: list[float], most: int) -> list[int]:
        low, high = min(values), max(values)
        return [round((value - low) / ((high - low) or 1) * most) for value in values]

    room_for_names = min(14, width // 4)
    return list(zip(scaled(across, width - room_for_names), scaled(down, height - 1), strict=True))


def _line(grid: list[list[_Cell]], start: tuple[int, int], end: tuple[int, int], cell: _Cell) -> None:
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    for step in range(steps + 1):
        x = round(start[0] + (end[0] - start[0]) * step / steps)
        y = round(start[1] + (end[1] - start[1]) * step / steps)
        if cell[0] != "·" or step % 2 == 0:
            grid[y][x] = cell


def _style(wanted: bool) -> str:
    """Cities on the player's tickets stand out."""
    return "bold reverse" if wanted else "bold"


def _label(
    grid: list[list[_Cell]], taken: set[tuple[int, int]], place: tuple[int, int], name: str, style: str
) -> None:
    """Write a name to the right of its city, or to the left, or as much of it as fits."""
    x, y = place

    def is_free(column: int) -> bool:
        return 0 <= column < len(grid[0]) and (column, y) not in taken

    start = x + 1
    if not all(map(is_free, range(x + 1, x + 1 + len(name)))):
        if all(map(is_free, range(x - len(name), x))):
            start = x - len(name)
        else:
            name = name[: next(n for n in range(len(name) + 1) if not is_free(x + 1 + n))]
    for column, letter in enumerate(name, start):
        grid[y][column] = (letter, style)
        taken.add((column, y))
