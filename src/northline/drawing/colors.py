"""Reckoning with colours, written as ``#rrggbb``."""

from __future__ import annotations


def mix(one: str, two: str, share: float) -> str:
    """A colour between two: ``share`` of the second one.

    >>> mix("#000000", "#ffffff", 0.2)
    '#333333'
    """
    pairs = zip(_channels(one), _channels(two), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def contrast(one: str, two: str) -> float:
    """The contrast of two colours as accessibility guidelines measure it: 1 for none, 21 for black on white."""
    light, dark = sorted((_luminance(one), _luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _channels(color: str) -> tuple[int, int, int]:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def _luminance(color: str) -> float:
    red, green, blue = (
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
        for v in (channel / 255 for channel in _channels(color))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
