"""The box in a corner of the board with its name and a legend, or the players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from northline.drawing import xml
from northline.drawing.board_layout import BoardLayout
from northline.drawing.measure import SPACE_LENGTH, SPACE_WIDTH, text_width
from northline.drawing.sketch import badge, blank_space
from northline.drawing.themes import Theme, space_colors
from northline.editions.model import GRAY, Edition

LINE = 18.0


@dataclass(frozen=True, slots=True)
class Player:
    """A line of the list of players."""

    name: str
    points: int
    trains: int
    acts: bool = False


def cartouche(
    prefix: str,
    edition: Edition,
    layout: BoardLayout,
    theme: Theme,
    players: Sequence[Player],
    note: str = "",
) -> str:
    """The box as SVG: with the players where there are any, else with a legend; empty where there is no room."""
    if layout.title is None:
        return ""
    x, y, width, height = layout.title
    size = min(27.0, 27.0 * (width - 36) / max(text_width(edition.name, 27.0), 1.0))
    if players:
        body = _players(prefix, players, theme, width)
    else:
        rows = _legend(prefix, edition, layout, theme)
        body, height = _rows(rows, theme), min(height, 42 + LINE * len(rows))
    return (
        f'<g transform="translate({x:g} {y:g})"><rect width="{width:g}" height="{height:g}" rx="9" '
        f'fill="{theme.paper}" fill-opacity=".93" stroke="{theme.ink}" stroke-opacity=".5"/>'
        f'<text x="{width / 2:g}" y="28" text-anchor="middle" font-size="{size:.1f}" font-weight="700" '
        f'fill="{theme.ink}">{xml.text(edition.name)}</text>'
        + (
            f'<text x="{width / 2:g}" y="{height - 5:g}" text-anchor="middle" font-size="10" fill="{theme.ink}" '
            f'opacity=".75">{xml.text(note)}</text>'
            if note
            else ""
        )
        + body
        + "</g>"
    )


def _legend(prefix: str, edition: Edition, layout: BoardLayout, theme: Theme) -> list[tuple[str, str]]:
    """A picture and its words for everything on this board that needs explaining."""
    routes = edition.routes
    rows = []
    if any(route.kind == "ferry" for route in routes):
        wanted = "ferry: a locomotive"
        if edition.rules.ferry_symbol == "locomotive_or_pair":
            wanted += " or a pair"
        elif edition.rules.ferry_any_for_one:
            wanted += f" or any {edition.rules.ferry_any_for_one}"
        rows.append((_space(theme, "ferry") + f'<use href="#{prefix}loco"/>', wanted))
    if any(route.kind == "tunnel" for route in routes):
        rows.append((_space(theme, "tunnel"), "tunnel"))
    if any(route.bonus_draw for route in routes):
        rows.append((_space(theme, "ferry") + badge("+2"), "cards drawn when claimed"))
    if extra := next((route.any_for_one for route in routes if route.any_for_one), 0):
        rows.append((_space(theme, "regular") + badge(f"{extra}:1"), f"{extra} cards count as one"))
    if grays := {route.kind for route in routes if route.color == GRAY}:
        rows.append((_space(theme, "regular" if "regular" in grays else min(grays)), "gray: any one colour"))
    if "circle" in layout.layers:
        line = '<path d="M-18 0H18" stroke="#1aa3d8" stroke-width="2.4" stroke-dasharray="8 5"/>'
        rows.append((line, "the Arctic Circle"))
    return rows


def _rows(rows: list[tuple[str, str]], theme: Theme) -> str:
    parts = []
    for number, (picture, words) in enumerate(rows):
        y = 46 + number * min(LINE, 72 / len(rows))
        parts.append(
            f'<g transform="translate(34 {y:g})">{picture}</g>'
            f'<text x="62" y="{y + 4.5:g}" font-size="13" fill="{theme.ink}">{xml.text(words)}</text>'
        )
    return "".join(parts)


def _space(theme: Theme, kind: str) -> str:
    colors = space_colors(theme)
    return blank_space(kind, colors.fills[-1], colors, SPACE_LENGTH, SPACE_WIDTH)


def _players(prefix: str, players: Sequence[Player], theme: Theme, width: float) -> str:
    parts = []
    line = 66.0 / max(len(players), 4)
    for seat, player in enumerate(players):
        y = 42 + seat * line
        weight = "700" if player.acts else "400"
        name = player.name if len(player.name) <= 16 else player.name[:15] + "…"
        parts.append(
            f'<use href="#{prefix}train-{seat}" transform="translate(30 {y:g}) scale(.8)"/>'
            f'<g font-size="13" font-weight="{weight}" fill="{theme.ink}">'
            f'<text x="54" y="{y + 4.5:g}">{xml.text(name)}</text>'
            f'<text x="{width - 68:g}" y="{y + 4.5:g}" text-anchor="end">{player.points}</text>'
            f'<text x="{width - 14:g}" y="{y + 4.5:g}" text-anchor="end" opacity=".75">{player.trains} tr.</text></g>'
        )
    return "".join(parts)
