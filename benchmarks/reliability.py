"""Reliability: how often what was given a chance came true, in bins, and as a picture."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

BINS = 10

_PANEL, _GAP, _PLOT, _COLUMNS = 190, 14, 140, 4
_COLORS = {"open": "#2f6f9f", "own": "#c2662d"}
_NAMES = {"open": "all cards open", "own": "from a seat's own view"}


@dataclass(frozen=True)
class Curve:
    """For each bin that is not empty: its number, the mean chance, the frequency, and how many chances are in it."""

    bins: list[int]
    chances: list[float]
    frequencies: list[float]
    counts: list[int]

    @property
    def error(self) -> float:
        """The expected calibration error."""
        off = np.abs(np.array(self.chances) - np.array(self.frequencies))
        return float((off * self.counts).sum() / max(1, sum(self.counts)))


def reliability(chances: NDArray[np.float64], shares: NDArray[np.float64]) -> Curve:
    """Sort chances into bins of equal width, and compare them with how often they came true.

    >>> curve = reliability(np.array([0.15, 0.15, 0.95, 0.95]), np.array([0.0, 0.0, 1.0, 1.0]))
    >>> curve.bins, [round(float(f), 2) for f in curve.frequencies], round(curve.error, 3)
    ([1, 9], [0.0, 1.0], 0.1)
    """
    which = np.minimum((chances * BINS).astype(int), BINS - 1)
    there = np.unique(which)
    return Curve(
        bins=there.tolist(),
        chances=[float(chances[which == place].mean()) for place in there],
        frequencies=[float(shares[which == place].mean()) for place in there],
        counts=[int((which == place).sum()) for place in there],
    )


def draw(panels: list[tuple[str, dict[str, Curve]]]) -> str:
    """Return a picture: for each table how often chances came true, against the diagonal of perfect ones."""
    rows = -(-len(panels) // _COLUMNS)
    width, height = _COLUMNS * (_PANEL + _GAP) + _GAP, rows * (_PANEL + _GAP + 12) + 56
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        ' font-family="system-ui, sans-serif" role="img">',
        "<title>How often chances to win came true, by table</title>",
        f'<rect width="{width}" height="{height}" fill="#fcfbf8"/>',
    ]
    for place, (key, name) in enumerate(_NAMES.items()):
        x = 24 + 190 * place
        parts.append(f'<circle cx="{x}" cy="24" r="5" fill="{_COLORS[key]}"/>')
        parts.append(f'<text x="{x + 12}" y="28" font-size="13" fill="#222">{name}</text>')
    parts.append(
        f'<text x="{width - 24}" y="28" font-size="12" text-anchor="end" fill="#555">'
        "across: chance given; up: how often it came true; size: how many</text>"
    )
    for place, (title, curves) in enumerate(panels):
        x = _GAP + place % _COLUMNS * (_PANEL + _GAP)
        y = 48 + place // _COLUMNS * (_PANEL + _GAP + 12)
        parts += _panel(title, curves, x, y)
    return "\n".join([*parts, "</svg>", ""])


def _panel(title: str, curves: dict[str, Curve], x: float, y: float) -> list[str]:
    left, top = x + 34, y + 22
    parts = [
        f'<text x="{left}" y="{y + 14}" font-size="11" font-weight="600" fill="#222">{title}</text>',
        f'<rect x="{left}" y="{top}" width="{_PLOT}" height="{_PLOT}" fill="#fff" stroke="#bbb"/>',
        f'<line x1="{left}" y1="{top + _PLOT}" x2="{left + _PLOT}" y2="{top}" stroke="#999" stroke-dasharray="4 3"/>',
    ]
    for tick in (0, 50, 100):
        at = _PLOT * tick / 100
        text = 'font-size="10" fill="#555"'
        across, up = left + at, top + _PLOT - at + 3
        parts.append(f'<text x="{across}" y="{top + _PLOT + 13}" {text} text-anchor="middle">{tick} %</text>')
        parts.append(f'<text x="{left - 4}" y="{up}" {text} text-anchor="end">{tick}</text>')
    for key, curve in curves.items():
        most = max(curve.counts)
        spots = [
            (left + _PLOT * chance, top + _PLOT * (1 - frequency), 1.5 + 3.5 * (count / most) ** 0.5)
            for chance, frequency, count in zip(curve.chances, curve.frequencies, curve.counts, strict=True)
        ]
        path = " ".join(f"{a:.1f},{b:.1f}" for a, b, _ in spots)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{_COLORS[key]}" stroke-width="1.5"/>')
        parts += [
            f'<circle cx="{a:.1f}" cy="{b:.1f}" r="{r:.1f}" fill="{_COLORS[key]}"/>' for a, b, r in spots
        ]
    return parts
