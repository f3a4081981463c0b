"""Colours and fonts: the atmospheres that an edition can choose from, each in a light and a dark mode."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from northline.drawing.colors import contrast, mix
from northline.editions.model import COLORS, Atmosphere

Mode = Literal["light", "dark"]
MODES: tuple[Mode, ...] = ("light", "dark")


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours and the font of a board. Where a field has two colours, they are those at its top and bottom."""

    id: str
    mode: Mode
    sea: tuple[str, str]
    shallows: tuple[str, ...]
    """The lines along the shore, the outermost first."""
    land: tuple[str, str]
    shore: str
    lake: str
    border: str
    grid: str
    peak: tuple[str, str, str]
    """A mountain's sunny side, its shade and its outline."""
    ink: str
    """Names and lines."""
    halo: str
    """Around names."""
    paper: str
    """The background of the title and the players."""
    city: str
    rail: str
    """The line under the spaces."""
    edge: str
    """The outline of a space."""
    accent: str
    """Highlights."""
    font: str
    sky: Literal["plain", "sun", "aurora"]


SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif"
SANS = "'Avenir Next',Avenir,'Segoe UI','Helvetica Neue',Helvetica,Arial,sans-serif"

_ATLAS = Theme(
    id="atlas-light",
    mode="light",
    sea=("#c9dcdb", "#b9d1d3"),
    shallows=("#bfd6d6", "#b2ccce", "#a3c1c5"),
    land=("#f6ecd2", "#efe0bd"),
    shore="#8a7a58",
    lake="#bcd3d4",
    border="#b98f6f",
    grid="#7d9a9c",
    peak=("#efe0bd", "#c9b184", "#9a8052"),
    ink="#3a2c1a",
    halo="#fbf4e0",
    paper="#fbf4e0",
    city="#b3261e",
    rail="#6b5a3c",
    edge="#3a2c1a",
    accent="#d6006c",
    font=SERIF,
    sky="plain",
)
_WINTER = Theme(
    id="winter-light",
    mode="light",
    sea=("#a9c6dc", "#8fb2cf"),
    shallows=("#b3cee1", "#c2d9e8", "#d4e5f0"),
    land=("#ffffff", "#eef2f6"),
    shore="#7f9bb3",
    lake="#b4cfe2",
    border="#a6b6c8",
    grid="#ffffff",
    peak=("#ffffff", "#c3d2e2", "#8ea6be"),
    ink="#1d3145",
    halo="#ffffff",
    paper="#ffffff",
    city="#b3261e",
    rail="#6d8296",
    edge="#1d3145",
    accent="#d6006c",
    font=SANS,
    sky="sun",
)
_AURORA = Theme(
    id="aurora-dark",
    mode="dark",
    sea=("#07122b", "#0c2140"),
    shallows=("#0d2444", "#11304f", "#173e5e"),
    land=("#3a5072", "#2d4162"),
    shore="#5f86a6",
    lake="#11294a",
    border="#54698a",
    grid="#2c4a70",
    peak=("#5d7596", "#33486a", "#7d96b5"),
    ink="#f1f6ff",
    halo="#101d33",
    paper="#0f1c33",
    city="#ffcf5c",
    rail="#9fb6d3",
    edge="#d5e2f2",
    accent="#ff5fa8",
    font=SANS,
    sky="aurora",
)

THEMES: dict[str, dict[Mode, Theme]] = {
    "atlas": {
        "light": _ATLAS,
        "dark": replace(
            _ATLAS,
            id="atlas-dark",
            mode="dark",
            sea=("#1a2830", "#16232b"),
            shallows=("#1e2f38", "#243842", "#2c434e"),
            land=("#4a4234", "#40382b"),
            shore="#96825a",
            lake="#1c2c35",
            border="#8d7350",
            grid="#3d5560",
            peak=("#6b5f49", "#39311f", "#a08a5e"),
            ink="#f6ecd2",
            halo="#221d14",
            paper="#2a241a",
            city="#ff8a6b",
            rail="#b7a47c",
            edge="#e9dfc6",
            accent="#ff5fa8",
        ),
    },
    "winter": {
        "light": _WINTER,
        "dark": replace(
            _WINTER,
            id="winter-dark",
            mode="dark",
            sea=("#12233a", "#1b3350"),
            shallows=("#1a3350", "#223f5f", "#2c4d70"),
            land=("#5a6f8a", "#4b5f7a"),
            shore="#a9bfd6",
            lake="#1e3858",
            border="#8496b0",
            grid="#35557c",
            peak=("#a5b7cc", "#4e647f", "#c7d6e6"),
            ink="#ffffff",
            halo="#22344d",
            paper="#1c2e47",
            city="#ffcf5c",
            rail="#d3dfec",
            edge="#e4ecf5",
            accent="#ff5fa8",
        ),
    },
    "aurora": {
        "dark": _AURORA,
        "light": replace(
            _AURORA,
            id="aurora-light",
            mode="light",
            sea=("#b9c9e6", "#d9dcec"),
            shallows=("#c5d3ea", "#d2ddef", "#e0e8f4"),
            land=("#f4f6fb", "#e9edf6"),
            shore="#7d8fb3",
            lake="#c3d1e8",
            border="#a3afca",
            grid="#ffffff",
            peak=("#ffffff", "#c4cee2", "#8f9dbd"),
            ink="#1c2745",
            halo="#ffffff",
            paper="#ffffff",
            city="#8a1f5c",
            rail="#6c7a9c",
            edge="#1c2745",
            accent="#d6006c",
        ),
    },
}
"""By atmosphere and mode."""

AT_HOME: dict[Atmosphere, Mode] = {"atlas": "light", "winter": "light", "aurora": "dark"}
"""The default mode of each atmosphere."""


def theme_for(home: Atmosphere, mode: str | None = None, atmosphere: str | None = None) -> Theme:
    """Choose a theme.

    :param home: the atmosphere of the edition.
    :param mode: ``light`` or ``dark``; without it the default of ``home``.
    :param atmosphere: use this one in place of ``home``.
    :raises ValueError: when there is no such mode or atmosphere.
    """
    if atmosphere is not None and atmosphere not in THEMES:
        raise ValueError(f"there is no atmosphere {atmosphere!r}; there are {', '.join(THEMES)}")
    for wanted in MODES:
        if (mode or AT_HOME[home]) == wanted:
            return THEMES[atmosphere or home][wanted]
    raise ValueError(f"there is no theme {mode!r}; there are light and dark")


ROUTE_COLORS = ("#a05cb8", "#2d6fc0", "#ee8524", "#fbfaf5", "#3d9b4c", "#f6cf2f", "#37383f", "#d23a32")
"""The eight colours of spaces, in the order of the cards."""
GRAY_SPACE = "#a7adb3"
MARKS = ("#ffffff", "#ffffff", "#3a1a00", "#77736a", "#ffffff", "#5a4300", "#ffffff", "#ffffff")
"""The colour in which the symbol of each route colour is drawn."""
PLAYER_COLORS = ("#dc1f47", "#1c58c8", "#0e8a5a", "#f2b705", "#25262d")
PLAYER_MARKS = ("#ffffff", "#ffffff", "#ffffff", "#3a2a00", "#ffffff")
CASING = "#17151a"
"""The dark outline of everything that a player has put on the board, around a white one."""
_INK = "#1d1a14"
_TUNNEL = "#17130d"
_PALER, _DARKER, _NEUTRAL = 0.3, 0.24, 0.14
"""How far open spaces recede, so that trains stand out: colours by day into the land and by night into the dark, black,
white and gray less far, since they would turn into each other."""


@dataclass(frozen=True, slots=True)
class SpaceColors:
    """The colours of open spaces on one theme's land."""

    fills: tuple[str, ...]
    """In the order of the cards, then gray."""
    marks: tuple[str, ...]
    """Of the symbols on them."""
    edge: str
    tunnel: str
    """Between the dashes of a tunnel's rim."""


def space_colors(theme: Theme) -> SpaceColors:
    """The colours of the open spaces of a board: paler by day and darker by night than those of cards."""
    land = mix(*theme.land, 0.5)
    neutral = {ROUTE_COLORS[COLORS.index("black")], ROUTE_COLORS[COLORS.index("white")], GRAY_SPACE}
    into, share = (land, _PALER) if theme.mode == "light" else ("#000000", _DARKER)
    fills = tuple(
        mix(color, land, _NEUTRAL) if color in neutral else mix(color, into, share)
        for color in (*ROUTE_COLORS, GRAY_SPACE)
    )
    marks = tuple(
        mark if contrast(mark, fill) >= 3 else max("#ffffff", _INK, key=lambda ink: contrast(ink, fill))
        for mark, fill in zip(MARKS, fills, strict=False)
    )
    return SpaceColors(fills, marks, mix(theme.edge, land, 0.45), mix(_TUNNEL, land, _PALER))
