"""The course of a game as an SVG chart: a line for each seat, told apart by more than its colour."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from northline.analysis.annotated import AnnotatedGame, Moment

WIDTH, HEIGHT = 760, 300
_LEFT, _RIGHT, _TOP, _BOTTOM = 66, 26, 24, 40
DASHES = ("", "9 5", "2 5", "12 4 2 4", "5 5")
"""The pattern of each seat's line."""

_Scale = Callable[[float], float]


def chart(document: AnnotatedGame, names: Sequence[str]) -> str:
    """The chances of all seats with all cards open, with turning points marked; colours come from the page."""
    moments = document.moments
    x, y = _scales(len(moments) - 1)
    parts = [
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="chart-title chart-text">',
        '<title id="chart-title">Chance to win</title>',
        f'<desc id="chart-text">{escape(_in_words(document, names))}</desc>',
    ]
    for share in (0, 25, 50, 75, 100):
        height = y(share / 100)
        parts.append(f'<path class="grid" d="M{_LEFT} {height:.1f}H{WIDTH - _RIGHT}"/>')
        parts.append(
            f'<text class="axis" x="{_LEFT - 6}" y="{height + 4:.1f}" text-anchor="end">{share}%</text>'
        )
    last = len(moments) - 1
    parts += [
        f'<text class="axis" x="{x(at):.1f}" y="{HEIGHT - 14}" text-anchor="middle">{at}</text>'
        for at in _numbers(last)
    ]
    for number, point in enumerate(document.turning_points, 1):
        place = x(point.at + 1)
        parts.append(f'<path class="turn" d="M{place:.1f} {_TOP}V{HEIGHT - _BOTTOM}"/>')
        parts.append(
            f'<text class="turn" x="{place:.1f}" y="{_TOP - 5}" text-anchor="middle">{number}</text>'
        )
    parts += [
        f'<path class="line seat{seat}" stroke-dasharray="{DASHES[seat]}" d="{_line(moments, seat, x, y)}"/>'
        for seat in range(document.players)
    ]
    return "".join((*parts, "</svg>"))


def _scales(last: int) -> tuple[_Scale, _Scale]:
    """Where a moment is from left to right, and a chance from top to bottom."""
    across = (WIDTH - _LEFT - _RIGHT) / max(1, last)
    down = HEIGHT - _TOP - _BOTTOM
    return (lambda at: _LEFT + at * across), (lambda chance: _TOP + (1 - chance) * down)


def _numbers(last: int) -> list[int]:
    """The numbers of actions below the chart: round ones, and the last."""
    step = next((step for step in (10, 20, 50, 100, 200, 500) if last / step <= 8), 1000)
    return [*(at for at in range(0, last, step) if last - at > step / 2), last]


def _line(moments: Sequence[Moment], seat: int, x: _Scale, y: _Scale) -> str:
    return "M" + "L".join(f"{x(moment.at):.1f} {y(moment.open.win[seat]):.1f}" for moment in moments)


def legend(names: Sequence[str]) -> str:
    """Which line is whose."""
    items = [
        f'<li><svg width="34" height="10" aria-hidden="true"><path class="line seat{seat}" '
        f'stroke-dasharray="{DASHES[seat]}" d="M0 5H34"/></svg> {escape(name)}</li>'
        for seat, name in enumerate(names)
    ]
    return f'<ul class="legend">{"".join(items)}</ul>'


def _in_words(document: AnnotatedGame, names: Sequence[str]) -> str:
    """The chart for those who do not see it."""
    first, last = document.moments[0].open.win, document.moments[-1].open.win
    told = [
        f"{name} begins at {round(100 * first[seat])}% and ends at {round(100 * last[seat])}%."
        for seat, name in enumerate(names)
    ]
    return " ".join(told)
