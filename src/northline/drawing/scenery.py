"""The background of a board: sea, land and sky."""

from __future__ import annotations

import math

from northline.drawing.board_layout import BoardLayout
from northline.drawing.themes import Theme

SHALLOW_WIDTHS = (30, 18, 8)


def definitions(prefix: str, layout: BoardLayout, theme: Theme) -> str:
    """Gradients and filters."""
    _, _, width, height = layout.view
    parts = [
        _gradient(f"{prefix}sea", theme.sea),
        _gradient(f"{prefix}land", theme.land),
        f'<clipPath id="{prefix}board"><rect width="{width:g}" height="{height:g}" rx="14"/></clipPath>',
    ]
    if theme.sky == "aurora" and theme.mode == "dark":
        parts.append(
            f'<filter id="{prefix}blur" x="-20%" y="-40%" width="140%" height="180%">'
            '<feGaussianBlur stdDeviation="16"/></filter>'
        )
        for name, low, high in (("g", "#38f5a0", "#1fb7c9"), ("v", "#7d5cff", "#c24bd6")):
            parts.append(
                f'<linearGradient id="{prefix}aurora-{name}" x1="0" y1="1" x2="0" y2="0">'
                f'<stop offset="0" stop-color="{low}" stop-opacity="0"/>'
                f'<stop offset=".12" stop-color="{low}" stop-opacity=".75"/>'
                f'<stop offset=".5" stop-color="{high}" stop-opacity=".32"/>'
                f'<stop offset="1" stop-color="{high}" stop-opacity="0"/></linearGradient>'
            )
    if theme.sky == "sun":
        glow = "#ffe9c9" if theme.mode == "light" else "#f0a36b"
        parts.append(
            f'<radialGradient id="{prefix}sun" cx=".02" cy="1" r=".85"><stop offset="0" stop-color="{glow}" '
            f'stop-opacity="{".85" if theme.mode == "light" else ".4"}"/>'
            f'<stop offset="1" stop-color="{glow}" stop-opacity="0"/></radialGradient>'
        )
    return "".join(parts)


def _gradient(name: str, colors: tuple[str, str]) -> str:
    return (
        f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{colors[0]}"/>'
        f'<stop offset="1" stop-color="{colors[1]}"/></linearGradient>'
    )


def background(prefix: str, layout: BoardLayout, theme: Theme) -> str:
    """Everything under the routes, from the sea up to the mountains."""
    _, _, width, height = layout.view
    layers = layout.layers
    parts = [f'<rect width="{width:g}" height="{height:g}" fill="url(#{prefix}sea)"/>']
    if grid := layers.get("grid"):
        parts.append(f'<path d="{grid}" fill="none" stroke="{theme.grid}" stroke-width="1" opacity=".4"/>')
    land = layers.get("land")
    if land:
        parts.append(
            f'<g fill="none" stroke-linejoin="round"><path id="{prefix}shore" d="{land}" stroke="none"/>'
        )
        parts += [
            f'<use href="#{prefix}shore" stroke="{color}" stroke-width="{wide}"/>'
            for color, wide in zip(theme.shallows, SHALLOW_WIDTHS, strict=True)
        ]
        parts.append("</g>")
        parts.append(
            f'<use href="#{prefix}shore" fill="url(#{prefix}land)" stroke="{theme.shore}" stroke-width="1.2" '
            'stroke-linejoin="round" fill-rule="evenodd"/>'
        )
    if borders := layers.get("borders"):
        parts.append(
            f'<path d="{borders}" fill="none" stroke="{theme.border}" stroke-width="1.6" stroke-dasharray="7 4 2 4" '
            'stroke-linejoin="round" opacity=".8"/>'
        )
    if lakes := layers.get("lakes"):
        parts.append(f'<path d="{lakes}" fill="{theme.lake}" stroke="{theme.shore}" stroke-width=".9"/>')
    parts += [_peak(x, y, size, theme) for x, y, size in layout.peaks]
    if theme.sky == "sun":
        parts.append(f'<rect width="{width:g}" height="{height:g}" fill="url(#{prefix}sun)"/>')
    if theme.sky == "aurora" and theme.mode == "dark":
        parts.append(_aurora(prefix, width, height))
    if layout.rose is not None:
        parts.append(_rose(*layout.rose, theme))
    if circle := layers.get("circle"):
        parts.append(
            f'<g fill="none" data-line="arctic-circle"><path d="{circle}" stroke="{theme.halo}" stroke-width="5" '
            'opacity=".55"/>'
            f'<path d="{circle}" stroke="{_ICE[theme.mode]}" stroke-width="2.4" stroke-dasharray="14 7"/></g>'
        )
    return "".join(parts)


_ICE = {"light": "#1687b8", "dark": "#8fe3ff"}


def _peak(x: float, y: float, size: float, theme: Theme) -> str:
    sunny, shade, outline = theme.peak
    w, h = size * 0.95, size * 1.25
    return (
        f'<path d="M{x - w:.1f} {y:g}L{x:g} {y - h:.1f}L{x + w:.1f} {y:g}" fill="{sunny}" stroke="{outline}" '
        'stroke-width="1" stroke-linejoin="round"/>'
        f'<path d="M{x:g} {y - h:.1f}L{x + w:.1f} {y:g}L{x + w * 0.15:.1f} {y:g}Z" fill="{shade}"/>'
    )


def _rose(x: float, y: float, radius: float, theme: Theme) -> str:
    """A compass rose: eight points, half of each in shadow, and an N for the north."""
    parts = [
        f'<g transform="translate({x:g} {y:g})" stroke="{theme.ink}" stroke-width=".8" opacity=".62">'
        f'<circle r="{radius * 0.72:.1f}" fill="none"/><circle r="{radius * 0.66:.1f}" fill="none"/>'
    ]
    for reach, waist, turns in ((0.62, 0.16, (45, 135, 225, 315)), (0.95, 0.18, (0, 90, 180, 270))):
        tip, side = radius * reach, radius * waist * 0.7071
        half = f'<path d="M0 0L{side:.1f} {-side:.1f}L0 {-tip:.1f}Z"'
        point = f'{half} fill="{theme.ink}"/>{half} transform="scale(-1 1)" fill="{theme.paper}"/>'
        parts += [f'<g transform="rotate({turn})">{point}</g>' for turn in turns]
    parts.append(
        f'<text y="{-radius * 1.02:.1f}" text-anchor="middle" font-size="{radius * 0.32:.1f}" font-weight="700" '
        f'fill="{theme.ink}" stroke="none">N</text></g>'
    )
    return "".join(parts)


def _aurora(prefix: str, width: float, height: float) -> str:
    """Curtains of northern lights, and stars above them."""
    parts = [f'<g filter="url(#{prefix}blur)" opacity=".8">']
    curtains = (("g", 0.20, 0.16, 0.030, 0.0), ("v", 0.13, 0.15, 0.045, 1.9), ("g", 0.33, 0.13, 0.028, 3.6))
    for name, foot, tall, wave, phase in curtains:
        xs = [width * k / 24 for k in range(-1, 26)]
        low = [height * (foot + wave * math.sin(x / width * 7 + phase) - 0.05 * x / width) for x in xs]
        top = [
            y - height * tall * (1 + 0.25 * math.sin(x / width * 19 + phase))
            for x, y in zip(xs, low, strict=True)
        ]
        there = " ".join(f"{x:.0f},{y:.0f}" for x, y in zip(xs, low, strict=True))
        back = " ".join(f"{x:.0f},{y:.0f}" for x, y in reversed(list(zip(xs, top, strict=True))))
        parts.append(f'<polygon points="{there} {back}" fill="url(#{prefix}aurora-{name})"/>')
    parts.append('</g><g fill="#fff">')
    seed = 7
    for _ in range(90):
        seed = (seed * 1103515245 + 12345) % 2**31
        x = seed / 2**31 * width
        seed = (seed * 1103515245 + 12345) % 2**31
        y = (seed / 2**31) ** 1.6 * height * 0.6
        parts.append(
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{0.7 + (seed >> 8) % 10 / 10:.1f}" opacity=".55"/>'
        )
    parts.append("</g>")
    return "".join(parts)


def frame(layout: BoardLayout, theme: Theme) -> str:
    """The frame of the board."""
    _, _, width, height = layout.view
    return (
        f'<g fill="none" stroke="{theme.ink}" opacity=".55">'
        f'<rect x="7" y="7" width="{width - 14:g}" height="{height - 14:g}" rx="9" stroke-width="2.4"/>'
        f'<rect x="12" y="12" width="{width - 24:g}" height="{height - 24:g}" rx="6" stroke-width=".9"/></g>'
    )
