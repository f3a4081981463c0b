"""Routes, cities and names as SVG."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from northline.drawing import xml
from northline.drawing.board_layout import BoardLayout
from northline.drawing.measure import CITY_RADIUS, SPACE_LENGTH, STOP_RADIUS
from northline.drawing.shapes import Point
from northline.drawing.themes import CASING, PLAYER_COLORS, SpaceColors, Theme, space_colors
from northline.editions.model import COLORS, GRAY, City, Edition, Route


def symbol_spaces(route: Route) -> frozenset[int]:
    """The spaces of a ferry that show a locomotive, spread evenly."""
    count = min(route.symbols, route.length)
    return frozenset(int((k + 0.5) * route.length / count) for k in range(count))


def sentence(edition: Edition, route: Route, owner: str = "") -> str:
    """A route in words, for tooltips and screen readers."""
    color = "any one colour" if route.color == GRAY else COLORS[route.color]
    ends = f"{edition.cities[route.a].name} – {edition.cities[route.b].name}"
    text = f"{ends}: {route.length} {'space' if route.length == 1 else 'spaces'}, {color}"
    if route.kind == "ferry":
        text += f", ferry with {route.symbols} locomotive{'' if route.symbols == 1 else 's'}"
    if route.kind == "tunnel":
        text += ", tunnel"
    if route.bonus_draw:
        text += f", draw {route.bonus_draw} when claimed"
    if route.any_for_one:
        text += f", {route.any_for_one} cards of any kind count as one"
    return f"{text}, {owner}" if owner else text


class Sketch:
    """Draws one board: the layout says where, the theme says how."""

    def __init__(
        self, edition: Edition, layout: BoardLayout, theme: Theme, prefix: str, symbols: bool
    ) -> None:
        self.edition, self.layout, self.theme, self.prefix, self.symbols = (
            edition,
            layout,
            theme,
            prefix,
            symbols,
        )
        bonus = edition.bonus_cards
        self._countries = any(card.counts == "countries" or card.country for card in bonus)
        self._capitals = any(card.mark == "capital" for card in bonus)
        shrink = min(1.0, layout.space[0] / SPACE_LENGTH)
        self._shrink = "" if shrink == 1.0 else f' transform="scale({shrink:.2f})"'
        self.spaces = space_colors(theme)
        self._codes = country_codes([city.country for city in edition.cities])

    def rails(self) -> str:
        """The thin lines under the spaces that lead from city to city."""
        lines = "".join(f'<path d="{curve(self._line(route))}"/>' for route in self.edition.routes)
        return (
            f'<g fill="none" stroke="{self.theme.rail}" stroke-width="2" stroke-linecap="round" opacity=".55">'
            f"{lines}</g>"
        )

    def owned(self, owners: Mapping[str, int]) -> str:
        """The lines of claimed routes in their owners' colours: they show even where trains are small."""
        if not owners:
            return ""
        parts = ['<g fill="none" stroke-linecap="round">']
        for route in self.edition.routes:
            if route.id in owners:
                line = curve(self._line(route))
                color = PLAYER_COLORS[owners[route.id]]
                parts.append(f'<path d="{line}" stroke="{CASING}" stroke-width="7.6"/>')
                parts.append(f'<path d="{line}" stroke="{color}" stroke-width="5"/>')
        return "".join(parts) + "</g>"

    def _line(self, route: Route) -> list[Point]:
        """The centre line of a route, extended into the cities at its ends, where parallel routes meet."""
        a, b = (self.layout.cities[self.edition.cities[city].id] for city in (route.a, route.b))
        return [a, *self.layout.routes[route.id].line[1:-1], b]

    def glow(self, routes: Collection[str]) -> str:
        """A glow along highlighted routes."""
        if not routes:
            return ""
        length, width = self.layout.space
        parts = [f'<g fill="{self.theme.accent}" opacity=".9">']
        for route in routes:
            for x, y, angle in self.layout.routes[route].spaces:
                parts.append(
                    f'<rect x="{-length / 2 - 4:g}" y="{-width / 2 - 4:g}" width="{length + 8:g}" '
                    f'height="{width + 8:g}" rx="6" transform="translate({x:g} {y:g}) rotate({angle:g})"/>'
                )
        return "".join(parts) + "</g>"

    def definitions(self) -> str:
        """The spaces of every kind and colour on this board, with and without symbols."""
        kinds = sorted({(route.kind, route.color) for route in self.edition.routes})
        return "".join(
            f'<g id="{self._space_id(kind, color, bare)}">{self._blank(kind, color)}'
            + ("" if bare else f'<use href="#{self.prefix}c-{COLORS[color]}"{self._shrink}/>')
            + "</g>"
            for kind, color in kinds
            for bare in ((True,) if color == GRAY or not self.symbols else (False, True))
        )

    def _space_id(self, kind: str, color: int, bare: bool) -> str:
        name = "gray" if color == GRAY else COLORS[color]
        return f"{self.prefix}{kind}-{name}{'-bare' if bare and color != GRAY else ''}"

    def route(self, route: Route, owner: int | None, owner_name: str = "") -> str:
        """One route: its spaces, or the trains of whoever owns it."""
        track = self.layout.routes[route.id]
        parts = [f"<g data-route={xml.attribute(route.id)}"]
        if owner is not None:
            parts.append(f' data-owner="{owner}"')
        parts.append(f"><title>{xml.text(sentence(self.edition, route, owner_name))}</title>")
        shown = symbol_spaces(route)
        special = self._special_space(route, shown)
        for number, (x, y, angle) in enumerate(track.spaces):
            place = f'transform="translate({x:g} {y:g})rotate({upright(angle):g})"'
            if owner is not None:
                parts.append(f'<g {place}><use href="#{self.prefix}train-{owner}"{self._shrink}/></g>')
                continue
            locomotive, note = number in shown, self._note(route) if number == special else ""
            bare = locomotive or bool(note) or not self.symbols
            space = f'<use href="#{self._space_id(route.kind, route.color, bare)}"'
            if locomotive or note:
                parts.append(f"<g {place}>{space}/>{self._badges(locomotive, note)}</g>")
            else:
                parts.append(f"{space} {place}/>")
        return "".join(parts) + "</g>"

    def _special_space(self, route: Route, shown: Collection[int]) -> int | None:
        """The space that carries the note: near the middle, without a locomotive if possible."""
        if not self._note(route):
            return None
        middle = (route.length - 1) / 2
        return min(range(route.length), key=lambda space: (space in shown, abs(space - middle)))

    def _note(self, route: Route) -> str:
        if route.bonus_draw:
            return f"+{route.bonus_draw}"
        return f"{route.any_for_one}:1" if route.any_for_one else ""

    def _badges(self, locomotive: bool, note: str) -> str:
        parts = []
        if locomotive:
            parts.append(f'<use href="#{self.prefix}loco"{LEFT if note else ""}{self._shrink}/>')
        if note:
            parts.append(badge(note, 10 if locomotive else 0))
        return "".join(parts)

    def _blank(self, kind: str, color: int) -> str:
        fill = self.spaces.fills[-1 if color == GRAY else color]
        return blank_space(kind, fill, self.spaces, *self.layout.space)

    def city(self, city: City, ring: bool = False) -> str:
        """One city; with a ring when it is highlighted."""
        x, y = self.layout.cities[city.id]
        theme = self.theme
        radius = CITY_RADIUS if city.named else STOP_RADIUS
        parts = [
            f"<g data-city={xml.attribute(city.id)}><title>{xml.text(self._city_sentence(city))}</title>"
        ]
        if ring:
            parts.append(
                f'<circle cx="{x:g}" cy="{y:g}" r="{radius + 6:g}" fill="none" stroke="{theme.accent}" '
                'stroke-width="4.5"/>'
            )
        if not city.named:
            parts.append(
                f'<circle cx="{x:g}" cy="{y:g}" r="{radius - 0.8:g}" fill="{theme.paper}" stroke="{theme.ink}" '
                'stroke-width="1.8"/>'
                f'<circle cx="{x:g}" cy="{y:g}" r="2" fill="{theme.ink}"/></g>'
            )
            return "".join(parts)
        if self._capitals and "capital" in city.marks:
            r = radius - 0.7
            parts.append(
                f'<rect x="{x - r:.1f}" y="{y - r:.1f}" width="{2 * r:.1f}" height="{2 * r:.1f}" rx="2.5" '
                f'fill="{theme.city}" stroke="{theme.edge}" stroke-width="1.6"/>'
            )
        else:
            parts.append(
                f'<circle cx="{x:g}" cy="{y:g}" r="{radius - 0.8:g}" fill="{theme.city}" stroke="{theme.edge}" '
                'stroke-width="1.6"/>'
            )
        if self._countries:
            dark = theme.city == "#ffcf5c"
            parts.append(
                f'<text x="{x:g}" y="{y + 3.3:.1f}" text-anchor="middle" font-size="9.2" font-weight="800" '
                f'fill="{"#231700" if dark else "#fff"}">{xml.text(self._codes[city.country])}</text>'
            )
        else:
            parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="3.2" fill="{theme.paper}"/>')
        return "".join(parts) + "</g>"

    def _city_sentence(self, city: City) -> str:
        if not city.named:
            return "a stop without a name"
        words = [city.country, *city.marks]
        if city.modern:
            words.insert(0, f"today {city.modern}")
        return f"{city.name} ({', '.join(words)})"

    def names(self) -> str:
        """The names of all cities."""
        theme = self.theme
        parts = [
            f'<g font-weight="700" fill="{theme.ink}" stroke="{theme.halo}" stroke-linejoin="round" '
            'paint-order="stroke">'
        ]
        for city in self.edition.cities:
            label = self.layout.labels.get(city.id)
            if label is None:
                continue
            anchor = "" if label.anchor == "start" else f' text-anchor="{label.anchor}"'
            parts.append(
                f'<text x="{label.x:g}" y="{label.y:g}" font-size="{label.size:g}" '
                f'stroke-width="{label.size * 0.21:.1f}"{anchor} '
                f'textLength="{label.box[2] - 2:.1f}" lengthAdjust="spacingAndGlyphs">{xml.text(city.name)}</text>'
            )
        return "".join(parts) + "</g>"

    def stations(self, owners: Mapping[str, int]) -> str:
        """Stations, each on its city."""
        parts = []
        for city, seat in owners.items():
            x, y = self.layout.cities[city]
            parts.append(
                f'<use href="#{self.prefix}station-{seat}" transform="translate({x:g} {y + 2:g})" '
                f"data-station={xml.attribute(city)}/>"
            )
        return "".join(parts)


LEFT = ' x="-7"'
"""Shifts a locomotive to make room for a note beside it."""


def badge(note: str, x: float = 0) -> str:
    """A few letters on a space."""
    return (
        f'<text x="{x:g}" y="4.1" text-anchor="middle" font-size="11.5" font-weight="800" fill="#14213a" '
        f'stroke="#fffdf5" stroke-width="2.4" paint-order="stroke">{note}</text>'
    )


def blank_space(kind: str, fill: str, colors: SpaceColors, length: float, width: float) -> str:
    """A space without a symbol: plain, with round ends for a ferry, with a hatched rim for a tunnel."""
    x, y = -length / 2, -width / 2
    if kind == "tunnel":
        return (
            f'<rect x="{x:g}" y="{y:g}" width="{length:g}" height="{width:g}" rx="2" fill="{colors.tunnel}"/>'
            f'<rect x="{x + 1.1:g}" y="{y + 1.1:g}" width="{length - 2.2:g}" height="{width - 2.2:g}" fill="none" '
            'stroke="#fff6dc" stroke-width="1.5" stroke-dasharray="2.6 2.6"/>'
            f'<rect x="{x + 2.3:g}" y="{y + 2.3:g}" width="{length - 4.6:g}" height="{width - 4.6:g}" rx="1" '
            f'fill="{fill}"/>'
        )
    return (
        f'<rect x="{x + 0.8:g}" y="{y + 0.8:g}" width="{length - 1.6:g}" height="{width - 1.6:g}" '
        f'rx="{5.7 if kind == "ferry" else 2}" fill="{fill}" stroke="{colors.edge}" stroke-width=".8"/>'
    )


def curve(points: Sequence[Point]) -> str:
    """A smooth path through points."""
    path = f"M{points[0][0]:g} {points[0][1]:g}"
    for k in range(len(points) - 1):
        p0, p1, p2 = points[max(k - 1, 0)], points[k], points[k + 1]
        p3 = points[min(k + 2, len(points) - 1)]
        path += (
            f"C{p1[0] + (p2[0] - p0[0]) / 6:.1f} {p1[1] + (p2[1] - p0[1]) / 6:.1f} "
            f"{p2[0] - (p3[0] - p1[0]) / 6:.1f} {p2[1] - (p3[1] - p1[1]) / 6:.1f} {p2[0]:g} {p2[1]:g}"
        )
    return path


def upright(angle: float) -> float:
    """The same direction, turned so that symbols are not upside down."""
    return (angle + 90) % 180 - 90


KNOWN_CODES = {
    "Denmark": "DK",
    "Estonia": "EE",
    "Finland": "FI",
    "Latvia": "LV",
    "Lithuania": "LT",
    "Norway": "NO",
    "Poland": "PL",
    "Russia": "RU",
    "Sweden": "SE",
}
"""ISO codes of the countries around the Baltic."""


def country_codes(countries: Collection[str]) -> dict[str, str]:
    """A different code of two letters for each country: its ISO code, or its first letter and another one."""
    codes = {country: KNOWN_CODES[country] for country in countries if country in KNOWN_CODES}
    for country in sorted(set(countries) - set(codes)):
        letters = [letter for letter in country.upper() if letter.isalpha()] or ["?"]
        choices = [letters[0] + letter for letter in letters[1:]] + [letters[0]]
        choices += [f"{letters[0]}{digit}" for digit in range(2, 10)]
        codes[country] = next((code for code in choices if code not in codes.values()), letters[0])
    return codes
