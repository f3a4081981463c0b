"""The symbols: one for each colour, the locomotive, and each player's trains and stations.

A picture defines them once and uses them many times. A space is 36 by 13 around the origin.
"""

from __future__ import annotations

import math

from northline.drawing.themes import MARKS, PLAYER_COLORS, PLAYER_MARKS
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
    '<path d="M-11-6.2V6.2M-4-6.2V6.2M4-6.2V6.2M11-6.2V6.2" stroke-width="2"/>',
    '<path d="M-16 6L-8-6M-8 6L0-6M0 6L8-6M8 6L16-6" stroke-width="2"/>',
    '<path d="M-15-4L-10 0-15 4M-7-4L-2 0-7 4M1-4L6 0 1 4M9-4L14 0 9 4" stroke-width="2"/>',
    '<g stroke="none" fill="{mark}"><circle cx="-12" r="2.1"/><circle cx="-4" r="2.1"/><circle cx="4" r="2.1"/>'
    '<circle cx="12" r="2.1"/></g>',
)
"""The pattern of each seat's trains: plain, bars, slashes, arrows, dots."""


def definitions(prefix: str, seats: int) -> str:
    """The symbols as SVG definitions; ``prefix`` keeps the ids of two pictures on a page apart."""
    parts = []
    for color, mark in zip(COLORS, MARKS, strict=True):
        shape = COLOR_SHAPES[color].replace("{mark}", mark)
        parts.append(f'<g id="{prefix}c-{color}" fill="{mark}">{shape}</g>')
    parts.append(
        f'<g id="{prefix}loco"><rect x="-10.5" y="-6" width="21" height="12" rx="5" fill="#fffdf5"/>'
        f'<g fill="#2a2118" transform="translate(0 .3) scale(.86)">{LOCOMOTIVE_SHAPE}</g></g>'
    )
    for seat in range(seats):
        paint, mark = PLAYER_COLORS[seat], PLAYER_MARKS[seat]
        pattern = PATTERNS[seat].replace("{mark}", mark)
        parts.append(
            f'<g id="{prefix}train-{seat}"><rect x="-18.4" y="-7.4" width="36.8" height="14.8" rx="4.2" fill="#0b0b10" '
            'opacity=".35" transform="translate(.8 1.4)"/>'
            f'<rect x="-18.2" y="-7.2" width="36.4" height="14.4" rx="4" fill="{paint}" stroke="#fff" '
            'stroke-width="1.3"/>'
            f'<g fill="none" stroke="{mark}" opacity=".92">{pattern}</g>'
            '<rect x="-17" y="-6" width="34" height="2.4" rx="1.3" fill="#fff" opacity=".28"/></g>'
        )
        parts.append(
            f'<g id="{prefix}station-{seat}"><path d="M-9.5 7V-3L0-11 9.5-3V7Z" fill="{paint}" stroke="#fff" '
            f'stroke-width="1.6" stroke-linejoin="round"/><path d="M-3 7V.5H3V7Z" fill="{mark}"/></g>'
        )
    return "".join(parts)
