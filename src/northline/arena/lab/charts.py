"""Small charts as SVG text, for a page that loads nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, isfinite, log10

from northline.drawing import xml

INK, QUIET, GRID = "#22303c", "#66727d", "#dde3e8"
HALO = ' stroke="#fff" stroke-width="3" paint-order="stroke"'
"""Attributes that keep text readable where it crosses a line."""
BLUE, AMBER, GREEN, RED = "#3a6ea5", "#c8842b", "#5d8f4e", "#b04a4a"
WIDTH = 900
_LETTER_WIDTH = 6.2
"""Roughly, in the small type of the charts."""


@dataclass(frozen=True)
class Axis:
    """A linear scale: numbers from ``low`` to ``high`` at coordinates from ``start`` to ``stop``."""

    low: float
    high: float
    start: float
    stop: float

    def at(self, value: float) -> float:
        """The coordinate of a number."""
        return self.start + (value - self.low) / (self.high - self.low) * (self.stop - self.start)

    def ticks(self, about: int = 6) -> list[float]:
        """About so many round numbers between both ends."""
        step = round_step((self.high - self.low) / about)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]


def round_step(step: float) -> float:
    """The smallest of …, 0.5, 1, 2, 5, 10, 20, 50, … that is not less than ``step``."""
    power = 10.0 ** floor(log10(step))
    return next((power * n for n in (1, 2, 5, 10) if power * n >= step * 0.999), 10 * power)


def axis(values: Sequence[float], start: float, stop: float, zero: bool = False) -> Axis:
    """An axis for some values, with a margin of 5 % at both ends; with ``zero`` it includes zero."""
    known = [value for value in values if isfinite(value)] or [0.0, 1.0]
    low, high = min(known), max(known)
    if zero:
        low, high = min(0.0, low), max(0.0, high)
    margin = (high - low or 1.0) * 0.05
    return Axis(low if zero and low == 0 else low - margin, high + margin, start, stop)


def number(value: float) -> str:
    """A number with thousands separators and a minus sign."""
    return f"{value:,.10g}".replace("-", "−")


def share(value: float) -> str:
    """A share in per cent."""
    return f"{100 * value:.10g} %"


def svg(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    """A whole picture made of some elements."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'role="img" font-size="11" fill="{INK}"><title>{xml.text(title)}</title>{"".join(parts)}</svg>'
    )


def text(x: float, y: float, words: str, anchor: str = "start", color: str = INK, more: str = "") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{color}"{more}>{xml.text(words)}</text>'
    )


def rect(x: float, y: float, width: float, height: float, color: str, tooltip: str = "") -> str:
    hint = f"<title>{xml.text(tooltip)}</title>" if tooltip else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{max(0.0, height):.1f}" '
        f'fill="{color}">{hint}</rect>'
    )


def line(x1: float, y1: float, x2: float, y2: float, color: str = GRID, more: str = "") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{color}"{more}/>'


def _frame(x: Axis, y: Axis, x_name: str, y_name: str, as_share: tuple[bool, bool]) -> list[str]:
    """Grid, numbers and names of two axes; y points up."""
    format_x, format_y = (share if as_share[0] else number), (share if as_share[1] else number)
    parts = []
    for tick in x.ticks():
        parts += [
            line(x.at(tick), y.start, x.at(tick), y.stop),
            text(x.at(tick), y.start + 15, format_x(tick), "middle", QUIET),
        ]
    for tick in y.ticks():
        parts += [
            line(x.start, y.at(tick), x.stop, y.at(tick)),
            text(x.start - 6, y.at(tick) + 4, format_y(tick), "end", QUIET),
        ]
    parts.append(text((x.start + x.stop) / 2, y.start + 32, x_name, "middle"))
    parts.append(text(x.start - 40, y.stop - 10, y_name))
    return parts


def histogram(
    title: str, x_name: str, y_name: str, series: Sequence[tuple[str, str, Sequence[tuple[float, float]]]]
) -> str:
    """Shares of several groups (name, colour, (value, share)) over the same values, as steps."""
    width, height = WIDTH, 270
    values = [value for _, _, pairs in series for value, _ in pairs]
    shares = [part for _, _, pairs in series for _, part in pairs]
    x, y = axis(values, 52, width - 12), axis(shares, height - 42, 26, zero=True)
    parts = _frame(x, y, x_name, y_name, (False, True))
    for place, (name, color, pairs) in enumerate(series):
        gap = min((b[0] - a[0] for a, b in pairwise(pairs)), default=1.0)
        path = f"M{x.at(pairs[0][0] - gap / 2):.1f} {y.at(0):.1f}"
        for value, part in pairs:
            path += f"V{y.at(part):.1f}H{x.at(value + gap / 2):.1f}"
        path += f"V{y.at(0):.1f}Z"
        parts.append(
            f'<path d="{path}" fill="{color}" fill-opacity=".35" stroke="{color}" stroke-width="1.2"/>'
        )
        if len(series) > 1:
            parts += [
                rect(width - 110 * (len(series) - place), 6, 10, 10, color),
                text(width - 110 * (len(series) - place) + 15, 15, name),
            ]
    return svg(width, height, title, parts)


@dataclass(frozen=True)
class Dot:
    """A dot of a scatter plot."""

    x: float
    y: float
    tooltip: str
    color: str = BLUE
    label: str = ""


def scatter(
    title: str,
    x_name: str,
    y_name: str,
    dots: Sequence[Dot],
    shares: tuple[bool, bool],
    level: float | None = None,
) -> str:
    """Dots with tooltips and a dashed line at ``level``. Labels are left out where they would overlap others."""
    width, height = WIDTH, 440
    dots = [dot for dot in dots if isfinite(dot.x) and isfinite(dot.y)]
    x, y = axis([dot.x for dot in dots], 52, width - 16), axis([dot.y for dot in dots], height - 42, 26)
    parts = _frame(x, y, x_name, y_name, shares)
    if level is not None and y.low < level < y.high:
        parts.append(line(x.start, y.at(level), x.stop, y.at(level), QUIET, ' stroke-dasharray="4 3"'))
    taken = [(x.at(dot.x) - 5, y.at(dot.y) - 5, 10.0, 10.0) for dot in dots]
    for dot in dots:
        parts.append(
            f'<circle cx="{x.at(dot.x):.1f}" cy="{y.at(dot.y):.1f}" r="4.5" fill="{dot.color}" fill-opacity=".75">'
            f"<title>{xml.text(dot.tooltip)}</title></circle>"
        )
    for dot in dots:
        if not dot.label:
            continue
        long = _LETTER_WIDTH * len(dot.label)
        for left, top in ((x.at(dot.x) + 7, y.at(dot.y) - 6), (x.at(dot.x) - 7 - long, y.at(dot.y) - 6)):
            box = (left, top, long, 12.0)
            inside = left > x.start and left + long < x.stop + 8
            if inside and not any(_overlap(box, other) for other in taken):
                taken.append(box)
                parts.append(text(left, top + 10, dot.label, color=QUIET))
                break
    return svg(width, height, title, parts)


def _overlap(a: tuple[float, float, float, float], b: tuple[float, float, float, float]) -> bool:
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


@dataclass(frozen=True)
class Bar:
    """A bar of a bar chart."""

    name: str
    value: float
    color: str = BLUE
    error: float = 0.0
    caption: str = ""


def bars(
    title: str, x_name: str, rows: Sequence[Bar], as_share: bool = False, level: float | None = None
) -> str:
    """Horizontal bars from zero, with captions at their ends; ``level`` is a dashed line to compare them with."""
    left = 16 + _LETTER_WIDTH * max(len(row.name) for row in rows)
    right = 20 + _LETTER_WIDTH * max(len(row.caption) for row in rows)
    width, height = WIDTH, 46 + 22 * len(rows)
    edges = [row.value + row.error for row in rows] + [row.value - row.error for row in rows]
    x = axis([*edges, *([level] if level is not None else [])], left, width - right, zero=True)
    parts, words = [], []
    for tick in x.ticks():
        parts.append(line(x.at(tick), 6, x.at(tick), height - 34))
        parts.append(text(x.at(tick), height - 20, (share if as_share else number)(tick), "middle", QUIET))
    for place, row in enumerate(rows):
        top = 9 + 22 * place
        begin, end = sorted((x.at(0), x.at(row.value)))
        parts.append(text(left - 8, top + 12, row.name, "end"))
        parts.append(
            rect(begin, top, end - begin, 16, row.color, f"{row.name}: {row.caption or number(row.value)}")
        )
        if row.error:
            low, high = x.at(row.value - row.error), x.at(row.value + row.error)
            parts.append(line(low, top + 8, high, top + 8, INK, ' stroke-width="1.5"'))
        if row.caption:
            far = x.at(max(0.0, row.value + row.error)) + 6
            words.append(text(far, top + 12, row.caption, "start", QUIET, HALO))
    if level is not None:
        parts.append(line(x.at(level), 4, x.at(level), height - 34, INK, ' stroke-dasharray="4 3"'))
    parts.append(text((x.start + x.stop) / 2, height - 5, x_name, "middle"))
    return svg(width, height, title, parts + words)


def sparkline(values: Sequence[float], tooltip: str) -> str:
    """A row of small bars, for a cell of a table."""
    most = max(values) or 1.0
    parts = [
        rect(8 * n, 20 - 20 * value / most, 7, 20 * value / most, BLUE) for n, value in enumerate(values)
    ]
    parts.append(line(0, 20, 8 * len(values), 20, GRID))
    return svg(8 * len(values), 21, tooltip, parts)


def ramp(part: float, low: str = "#e8edf2", high: str = "#a03a2a", middle: str = "#e0a93c") -> str:
    """The colour for a number from 0 to 1, between two colours by way of a third."""
    if part < 0.5:
        return _between(2 * part, low, middle)
    return _between(2 * part - 1, middle, high)


def _between(part: float, low: str, high: str) -> str:
    a, b = ([int(color[n : n + 2], 16) for n in (1, 3, 5)] for color in (low, high))
    return "#" + "".join(
        f"{round(x + (y - x) * min(1.0, max(0.0, part))):02x}" for x, y in zip(a, b, strict=True)
    )
