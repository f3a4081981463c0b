"""A board on which each route has the colour of a number."""

from __future__ import annotations

from collections.abc import Mapping

from northline.arena.lab.charts import INK, QUIET, ramp, rect, share, svg, text
from northline.drawing import xml
from northline.drawing.board_layout import layout_of
from northline.editions import Edition


def heat_map(edition: Edition, title: str, values: Mapping[str, tuple[float, str]], most: float = 1.0) -> str:
    """Draw a board; ``values`` has for each route's id a number from 0 to 1 and a tooltip.

    ``most`` is what 1 stands for, in the legend.
    """
    layout = layout_of(edition)
    _, _, wide, high = layout.view
    parts = [rect(0, 0, wide, high, "#f3f6f9")]
    if land := layout.layers.get("land"):
        parts.append(f'<path d="{land}" fill="#fdfcf8" stroke="#c9d3db" stroke-width="1.5"/>')
    length, width = layout.space
    for route in edition.routes:
        value, tooltip = values[route.id]
        parts.append(
            f'<g fill="{ramp(value)}" stroke="{QUIET}" stroke-width=".8"><title>{xml.text(tooltip)}</title>'
        )
        for x, y, angle in layout.routes[route.id].spaces:
            parts.append(
                f'<rect x="{-length / 2:g}" y="{-width / 2:g}" width="{length:g}" height="{width:g}" rx="2" '
                f'transform="translate({x:g} {y:g}) rotate({angle:g})"/>'
            )
        parts.append("</g>")
    for city in edition.cities:
        x, y = layout.cities[city.id]
        parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="7" fill="#fff" stroke="{INK}" stroke-width="2"/>')
        if label := layout.labels.get(city.id):
            halo = f' font-size="{label.size:g}" stroke="#fff" stroke-width="3" paint-order="stroke"'
            parts.append(text(label.x, label.y, city.name, label.anchor, INK, halo))
    parts += _legend(wide, high, most)
    return svg(wide, high, title, parts).replace(
        f'width="{wide:g}" role', 'style="width:100%;height:auto" role', 1
    )


def _legend(wide: float, high: float, most: float) -> list[str]:
    left, top, size = wide - 330, high - 46, 24.0
    parts = [rect(left - 14, top - 26, 330, 62, "#ffffff")]
    parts += [rect(left + size * step, top, size, 16, ramp(step / 10)) for step in range(11)]
    for step in (0, 5, 10):
        x = left + size * step + size / 2
        parts.append(text(x, top - 8, share(round(most * step / 10, 3)), "middle", INK, ' font-size="17"'))
    return parts
