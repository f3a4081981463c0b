"""The picture that a link to a game is shown with: the board, and beside it who plays and how they stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from northline.drawing import symbols, xml
from northline.drawing.board_layout import BoardLayout, layout_of
from northline.drawing.measure import text_width
from northline.drawing.picture import board, position
from northline.drawing.themes import Theme, theme_for
from northline.editions import Edition
from northline.rules.state import State
from northline.rules.view import View

WIDTH, HEIGHT = 1200, 630
"""The size that most sites show in full."""
_MARGIN = 24.0
_PANEL = 300.0
"""The least width for the words beside the board."""
_WIDEST_PANEL = 480.0
"""Points stand no further than this from the names."""
_PREFIX = "preview-"


@dataclass(frozen=True, slots=True)
class PreviewLine:
    """A player, and what is written behind the name."""

    name: str
    points: int | None = None
    winner: bool = False


def preview(
    shown: Edition | State | View,
    lines: Sequence[PreviewLine] = (),
    *,
    note: str = "",
    theme: str | None = None,
    layout: BoardLayout | None = None,
) -> str:
    """Draw a board or a position with its players beside it, 1200 by 630 pixels; returns the text of an SVG file.

    :param shown: what is on the board: an edition (an empty one), a position or a view.
    :param lines: the players, by seat.
    :param note: a line of text under them.
    :param theme: ``light`` or ``dark``; without it what suits the edition.

    >>> from northline.editions import edition
    >>> "Waiting for Bruno" in preview(edition("europe"), [PreviewLine("Ada")], note="Waiting for Bruno")
    True
    """
    edition = shown if isinstance(shown, Edition) else shown.edition
    layout = layout or layout_of(edition)
    look = theme_for(edition.atmosphere, theme)
    _, _, wide, high = layout.view
    scale = min((HEIGHT - 2 * _MARGIN) / high, (WIDTH - 3 * _MARGIN - _PANEL) / wide)
    width = round(wide * scale)
    if isinstance(shown, Edition):
        picture = board(edition, width=width, theme=theme, layout=layout)
    else:
        names = [line.name for line in lines]
        picture = position(shown, names=names, width=width, theme=theme, layout=layout)
    top = (HEIGHT - high * scale) / 2
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
            f'height="{HEIGHT}" role="img" font-family="{look.font}" fill="{look.ink}">',
            f"<title>{xml.text(edition.name)}</title><defs>{symbols.definitions(_PREFIX, len(lines))}</defs>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{look.paper}"/>',
            picture.replace("<svg ", f'<svg x="{_MARGIN:g}" y="{top:g}" ', 1).rstrip(),
            _panel(edition, lines, note, look, width + 2 * _MARGIN),
            "</svg>\n",
        )
    )


def _panel(edition: Edition, lines: Sequence[PreviewLine], note: str, theme: Theme, left: float) -> str:
    """The words beside the board: the edition, the players, a note; as large as there is space for."""
    width = min(WIDTH - left - _MARGIN, _WIDEST_PANEL)
    size = _fitting(edition.name, 64.0, width)
    parts = [f'<g transform="translate({left:g} 0)">', _text(edition.name, 0, 110, size, weight=700)]
    row = min(64.0, 340.0 / max(len(lines), 1))
    for seat, line in enumerate(lines):
        y = 190 + seat * row
        points = "" if line.points is None else str(line.points)
        space = width - 62 - (text_width(points, 34.0) + 16 if points else 0)
        parts.append(f'<use href="#{_PREFIX}train-{seat}" transform="translate(24 {y - 11:g}) scale(1.35)"/>')
        weight = 700 if line.winner else 400
        parts.append(_text(line.name, 62, y, _fitting(line.name, 34.0, space), weight=weight))
        if points:
            parts.append(_text(points, width, y, 34.0, weight=weight, anchor="end"))
    if note:
        parts.append(_text(note, 0, 540, _fitting(note, 26.0, width), opacity=0.8))
    parts.append(_text("Northline", 0, 592, 26.0, opacity=0.6))
    parts.append("</g>")
    return "".join(parts)


def _fitting(words: str, size: float, width: float) -> float:
    """The largest size up to ``size`` in which words are no wider than ``width``."""
    return min(size, size * width / max(text_width(words, size), 1.0))


def _text(
    words: str,
    x: float,
    y: float,
    size: float,
    *,
    weight: int = 400,
    anchor: str = "start",
    opacity: float = 1,
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:.1f}" font-weight="{weight}" text-anchor="{anchor}" '
        f'opacity="{opacity:g}">{xml.text(words)}</text>'
    )
