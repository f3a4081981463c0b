"""Claimed routes stand out from open ones: by day and by night, and for people who see colours differently."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from northline.drawing import symbols
from northline.drawing.colors import contrast, mix
from northline.drawing.themes import (
    CASING,
    GRAY_SPACE,
    PLAYER_COLORS,
    PLAYER_MARKS,
    ROUTE_COLORS,
    THEMES,
    Theme,
    space_colors,
)
from northline.editions.model import COLORS
from tests.drawing.vision import VISIONS, Lab, ciede2000, difference, lab

every_theme = pytest.mark.parametrize(
    "theme", [theme for modes in THEMES.values() for theme in modes.values()], ids=lambda theme: theme.id
)
every_vision = pytest.mark.parametrize("vision", VISIONS)
seats = range(len(PLAYER_COLORS))

KIN = {"red": "#dc1f47", "blue": "#1c58c8", "green": "#0e8a5a", "yellow": "#f2b705", "black": "#25262d"}
"""Players whose colour is a route colour, too."""


def lightness(color: str, vision: str) -> float:
    return lab(color, vision)[0]


def shells(seat: int) -> list[tuple[float, str]]:
    """The outlines of a train, from the outside in: its height and its colour."""
    found = re.findall(r'<rect [^>]*?height="([\d.]+)" rx="[\d.]+" fill="(#\w+)"/>', symbols.train(seat))
    return [(float(height), color if len(color) == 7 else "#ffffff") for height, color in found]


@pytest.mark.parametrize("seat", seats)
def test_a_train_is_cased_in_dark_and_in_white(seat: int) -> None:
    dark, white, body = shells(seat)
    assert (dark[1], white[1], body[1]) == (CASING, "#ffffff", PLAYER_COLORS[seat])
    for outer, inner in ((dark, white), (white, body)):
        assert outer[0] - inner[0] >= 2, "half a pixel on either side where the board is smallest"


@every_theme
@every_vision
def test_whatever_the_owner_the_outline_of_a_train_differs_from_every_open_space(
    theme: Theme, vision: str
) -> None:
    """One of the two outlines does, by more than what parts neighbouring steps of a gray scale of three."""
    for fill in space_colors(theme).fills:
        for seat in seats:
            apart = [abs(lightness(color, vision) - lightness(fill, vision)) for _, color in shells(seat)[:2]]
            assert max(apart) >= 40, (fill, seat)


@every_theme
@every_vision
def test_trains_are_sharper_against_land_and_sea_than_open_spaces(theme: Theme, vision: str) -> None:
    edge = space_colors(theme).edge
    land = mix(*theme.land, 0.5)
    recedes = abs(lightness(edge, vision) - lightness(land, vision))
    assert recedes <= 45
    for ground in (*theme.land, *theme.sea, *theme.shallows):
        apart = [abs(lightness(color, vision) - lightness(ground, vision)) for color in (CASING, "#ffffff")]
        assert max(apart) >= recedes + 8, ground


@every_theme
@pytest.mark.parametrize("color", KIN)
def test_red_on_red_and_the_like_are_two_colours(theme: Theme, color: str) -> None:
    assert KIN[color] in PLAYER_COLORS
    open_one = space_colors(theme).fills[COLORS.index(color)]
    assert difference(KIN[color], open_one) >= 6, open_one


@every_theme
def test_open_spaces_keep_their_colours(theme: Theme) -> None:
    colors = space_colors(theme)
    printed = (*ROUTE_COLORS, GRAY_SPACE)
    for one, two in combinations(range(len(printed)), 2):
        apart = difference(colors.fills[one], colors.fills[two])
        assert apart >= min(16, 0.8 * difference(printed[one], printed[two])), (one, two)
    for fill, mark in zip(colors.fills, colors.marks, strict=False):
        assert contrast(fill, mark) >= 3


@every_vision
def test_the_pattern_of_a_train_can_be_seen(vision: str) -> None:
    for paint, mark in zip(PLAYER_COLORS, PLAYER_MARKS, strict=True):
        assert abs(lightness(paint, vision) - lightness(mark, vision)) >= 40


@pytest.mark.parametrize(
    ("one", "two", "apart"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_differences_are_the_published_ones(one: Lab, two: Lab, apart: float) -> None:
    assert ciede2000(one, two) == pytest.approx(apart, abs=1e-4)


def test_red_and_green_are_nearly_one_colour_to_many() -> None:
    assert difference("#d23a32", "#3d9b4c", "deuteranopia") < 10 < difference("#d23a32", "#3d9b4c")
