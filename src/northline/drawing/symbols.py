"""The symbols: one for each colour, the locomotive, and each player's trains and stations.

A picture defines them once and uses them many times. A space is 36 by 13 around the origin.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from northline.drawing.themes import CASING, MARKS, PLAYER_COLORS, PLAYER_MARKS
from northline.editions.model import COLORS


def _star(points: int, outer: float, inner: float) -> str:
    corners = []
    for k in range(2 * points):
        radius = outer if k % 2 == 0 else inner
        angle = math.pi * k / points - math.pi / 2
        corners.append(f"{radius * math.cos(angle):.2f},{radius * math.sin(angle):.2f}")
    return f'<polygon points="{" ".join(corners)}"/>'


COLOR_SHAPES = {
    "purple": '<polygon points="-7.5,0 0,-3.7 7.5,0 0,3.7"/>',
    "blue": '<path d="M-7.5-1.2q2.5-3.4 5 0t5 0 5 0M-7.5 2.6q2.5-3.4 5 0t5 0 5 0" fill="none" '
    'stroke="{mark}" stroke-width="1.5"/>',
    "orange": '<polygon points="-4.4,4 4.4,4 0,-4.2"/>',
    "white": '<circle r="3.4" fill="none" stroke="{mark}" stroke-width="1.8"/>',
    "green": '<circle cy="-2.2" r="2.3"/><circle cx="-2.4" cy="1.7" r="2.3"/><circle cx="2.4" cy="1.7" r="2.3"/>',
    "yellow": _star(5, 5.2, 2.1),
    "black": '<rect x="-3.4" y="-3.4" width="6.8" height="6.8"/>',
    "red": '<path d="M-3.6-3.6L3.6 3.6M-3.6 3.6L3.6-3.6" fill="none" stroke="{mark}" stroke-width="2.4" '
    'stroke-linecap="round"/>',
}
"""No two look alike when rotated, since a space may lie at any angle."""

LOCOMOTIVE_SHAPE = (
    '<path d="M-7 2.6V-1.2H-1.6V-4.4H-3V-5.4H5.6V-4.4H4.6V-.6Q7.2 0 7.2 2.6Z"/>'
    '<path d="M-6.4-1.6V-4.2H-4.4V-1.6Z"/>'
    '<circle cx="-4.4" cy="3.6" r="1.9"/><circle cx="0" cy="3.6" r="1.9"/><circle cx="4.6" cy="3.6" r="1.9"/>'
)

PATTERNS = (
    "",
    '<path d="M-11-5.5V5.5M-4-5.5V5.5M4-5.5V5.5M11-5.5V5.5" stroke-width="2"/>',
    '<path d="M-15 5.4L-8-5.4M-7.5 5.4L-.5-5.4M.5 5.4L7.5-5.4M8 5.4L15-5.4" stroke-width="2"/>',
    '<path d="M-15-4L-10 0-15 4M-7-4L-2 0-7 4M1-4L6 0 1 4M9-4L14 0 9 4" stroke-width="2"/>',
    '<g stroke="none" fill="{mark}"><circle cx="-12" r="2.1"/><circle cx="-4" r="2.1"/><circle cx="4" r="2.1"/>'
    '<circle cx="12" r="2.1"/></g>',
)
"""The pattern of each seat's trains: plain, bars, slashes, arrows, dots."""


def train(seat: int) -> str:
    """A carriage of a seat's colour and pattern: cased in dark and white, with light from above and a shadow.

    It is built from plain shapes, since filters on some hundred trains would be slow.
    """
    return (
        '<rect x="-18" y="-6.4" width="38" height="16" rx="5" fill="#000" opacity=".4"/>'
        f'<rect x="-20.6" y="-1.7" width="41.2" height="3.4" fill="{CASING}"/>'
        f'<rect x="-19" y="-8" width="38" height="16" rx="4.6" fill="{CASING}"/>'
        '<rect x="-17.9" y="-6.9" width="35.8" height="13.8" rx="3.7" fill="#fff"/>'
        f'<rect x="-16.7" y="-5.7" width="33.4" height="11.4" rx="2.7" fill="{PLAYER_COLORS[seat]}"/>'
        f'<g fill="none" stroke="{PLAYER_MARKS[seat]}" opacity=".95">{_pattern(seat)}</g>'
        '<rect x="-16.2" y="-5.3" width="32.4" height="2.8" rx="1.4" fill="#fff" opacity=".4"/>'
        '<path d="M-16.7 2.6H16.7V3A2.7 2.7 0 0 1 14 5.7H-14A2.7 2.7 0 0 1-16.7 3Z" opacity=".22"/>'
    )


def station(seat: int) -> str:
    """A station of a seat's colour."""
    return (
        f'<path d="M-9.5 7V-3L0-11 9.5-3V7Z" fill="#fff" stroke="{CASING}" stroke-width="4.4" stroke-linejoin="round"/>'
        f'<path d="M-9.5 7V-3L0-11 9.5-3V7Z" fill="{PLAYER_COLORS[seat]}" stroke="#fff" stroke-width="1.8" '
        'stroke-linejoin="round"/>'
        f'<path d="M-3 7V.5H3V7Z" fill="{PLAYER_MARKS[seat]}"/>'
    )


def _pattern(seat: int) -> str:
    return PATTERNS[seat].replace("{mark}", PLAYER_MARKS[seat])


def definitions(prefix: str, seats: int, marks: Sequence[str] = MARKS) -> str:
    """The symbols as SVG definitions; ``prefix`` keeps the ids of two pictures on a page apart.

    :param marks: the colours in which the symbols of the eight colours are drawn.
    """
    parts = []
    for color, mark in zip(COLORS, marks, strict=True):
        shape = COLOR_SHAPES[color].replace("{mark}", mark)
        parts.append(f'<g id="{prefix}c-{color}" fill="{mark}">{shape}</g>')
    parts.append(
        f'<g id="{prefix}loco"><rect x="-10.5" y="-6" width="21" height="12" rx="5" fill="#fffdf5"/>'
        f'<g fill="#2a2118" transform="translate(0 .3) scale(.86)">{LOCOMOTIVE_SHAPE}</g></g>'
    )
    for seat in range(seats):
        parts.append(f'<g id="{prefix}train-{seat}">{train(seat)}</g>')
        parts.append(f'<g id="{prefix}station-{seat}">{station(seat)}</g>')
    return "".join(parts)
