"""A map as a PDF. Typst sets the pages; it is given texts as data, so nothing that a map says is ever markup."""

from __future__ import annotations

import json
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

from northline.drawing import picture, xml
from northline.drawing.board_layout import BoardLayout, layout_of
from northline.drawing.themes import GRAY_SPACE, ROUTE_COLORS, Theme, theme_for
from northline.editions.model import CARD_NAMES, LOCOMOTIVE, Edition
from northline.editions.words import bonus_in_words, counted, rules_in_words
from northline.printing.tiles import MARGIN, OVERLAP, tile, whole

NEEDED = ("typst",)
Paper = Literal["a4", "letter", "large"]
PAPERS: dict[Paper, tuple[float, float]] = {
    "a4": (210.0, 297.0),
    "letter": (215.9, 279.4),
    "large": (210.0, 297.0),  # everything but the board
}
"""Sheets in millimetres; ``large`` has the board on one page of its own size."""
SPACE_MM = 24.0
"""How long a space is on paper: a plastic train of these games fits on it."""
SPACES_MM = (4.0, 100.0)
LARGEST_MM = 5000.0
"""No page of a PDF may be much longer, and nobody has such a table."""
MOST_PAGES = 150
CARD = (62.0, 43.0)
"""Millimetres: three cards side by side and six one below the other fit on a sheet of either size."""


class PrintError(ValueError):
    """A map that cannot be printed at the size that was asked for."""


def print_map(
    edition: Edition,
    layout: BoardLayout | None = None,
    paper: Paper = "a4",
    space: float = SPACE_MM,
    theme: str | None = "light",
) -> bytes:
    """A PDF of a whole map: how to put it together, the board, tickets, bonus cards, rules and a sheet for points.

    :param layout: the geometry; without it the one that comes with the edition, or a rough one.
    :param paper: ``a4`` or ``letter``, on which the board is tiled; ``large``: the board on one page.
    :param space: how long a space of a route is, in millimetres.
    :param theme: ``light``, ``dark``, or None for what suits the edition.
    :raises PrintError: when the board would be far too large for that paper.
    """
    import typst

    if not SPACES_MM[0] <= space <= SPACES_MM[1]:
        raise PrintError(f"a space is from {SPACES_MM[0]:g} to {SPACES_MM[1]:g} mm long, not {space:g}")
    layout = layout or layout_of(edition)
    document = _document(edition, layout, paper, space)
    look = theme_for(edition.atmosphere, theme)
    board = picture.board(edition, layout=layout, width=None, theme=theme)
    pages = files("northline.printing").joinpath("pages.typ").read_bytes()
    sources = {
        "main.typ": pages,
        "map.json": json.dumps(document).encode(),
        "board.svg": board.replace(look.font, _font(look)).encode(),
        "small.svg": _small_map(edition, layout, look).encode(),
    }
    made: bytes = typst.compile(sources, font_paths=_font_folders())  # type: ignore[call-overload] # not in its types
    return made


def _document(edition: Edition, layout: BoardLayout, paper: Paper, space: float) -> dict[str, Any]:
    """Everything that the pages say, in millimetres."""
    scale = space / layout.space[0]
    left, top, *size = layout.view
    board = (size[0] * scale, size[1] * scale)
    if max(board) > LARGEST_MM:
        raise PrintError(
            f"with spaces of {space:g} mm the board is {board[0] / 1000:.1f} by {board[1] / 1000:.1f} metres:"
            " print it with shorter ones"
        )
    tiling = whole(board) if paper == "large" else tile(board, PAPERS[paper])
    if len(tiling.tiles) > MOST_PAGES:
        raise PrintError(
            f"with spaces of {space:g} mm the board takes {len(tiling.tiles)} pages, and {MOST_PAGES} are the most:"
            " print it with shorter ones, or on one large page"
        )
    cities = edition.cities

    def share(city: int) -> tuple[float, float]:
        x, y = layout.cities[cities[city].id]
        return (x - left) / size[0], (y - top) / size[1]

    lengths = {route.length for route in edition.routes}
    return {
        "name": edition.name,
        "font": _font(theme_for(edition.atmosphere, "light")),
        "sheet": PAPERS[paper],
        "margin": MARGIN,
        "overlap": OVERLAP,
        "card": CARD,
        "space": space,
        "board": board,
        "tiling": asdict(tiling),
        "facts": _facts(edition),
        "cards": _cards(edition),
        "needed": _needed(edition),
        "colors": _colors(edition),
        "rules": rules_in_words(edition),
        "points": [entry for entry in edition.rules.points if entry[0] in lengths],
        "most_players": edition.rules.players[1],
        "sources": _sources(edition),
        "tickets": [
            {
                "from": cities[ticket.a].name,
                "to": cities[ticket.b].name,
                "points": ticket.points,
                "long": ticket.long,
                "ends": [share(ticket.a), share(ticket.b)],
            }
            for ticket in sorted(edition.tickets, key=lambda ticket: not ticket.long)
        ],
        "bonus_cards": [
            {"name": card.name, "points": card.points, "most": bonus_in_words(card)}
            for card in edition.bonus_cards
        ],
    }


def _facts(edition: Edition) -> str:
    fewest, most = edition.rules.players
    return ", ".join(
        (
            f"{fewest} players" if fewest == most else f"{fewest} to {most} players",
            counted(len(edition.cities), "city", "cities"),
            counted(len(edition.routes), "route"),
            counted(len(edition.tickets), "ticket"),
        )
    )


def _cards(edition: Edition) -> str:
    cards = [counted(len(edition.tickets), "ticket")]
    if edition.bonus_cards:
        cards.append(counted(len(edition.bonus_cards), "bonus card"))
    return " and ".join(cards)


def _needed(edition: Edition) -> list[str]:
    """What a game takes that is not printed: trains, stations and cards."""
    rules = edition.rules
    found = [f"{counted(rules.trains, 'train')} in each of {rules.players[1]} colours"]
    if rules.stations:
        found.append(f"{counted(rules.stations, 'station')} in each of these colours")
    deck = zip(CARD_NAMES, rules.deck, strict=True)
    cards = [
        counted(count, name) if name == "locomotive" else f"{count} {name}" for name, count in deck if count
    ]
    found.append(f"{counted(sum(rules.deck), 'card')}: {', '.join(cards)}")
    return found


def _colors(edition: Edition) -> list[tuple[str, str]]:
    """The colours of the cards in the box, with what they look like on the board."""
    deck = edition.rules.deck[:LOCOMOTIVE]
    named = [
        (name, shade) for name, shade, count in zip(CARD_NAMES, ROUTE_COLORS, deck, strict=False) if count
    ]
    return [*named, ("gray: any one colour", GRAY_SPACE)]


def _sources(edition: Edition) -> list[str]:
    """The lines of the sheet for points."""
    rules = edition.rules
    lines = ["Routes", "Tickets completed", "Tickets not completed"]
    if rules.stations and rules.station_points:
        lines.append(f"Stations not built, {rules.station_points} each")
    if edition.bonus_cards and rules.bonus_cards != 0:
        lines.append("Bonus cards")
    return lines


def _small_map(edition: Edition, layout: BoardLayout, theme: Theme) -> str:
    """The board for a card: land, routes as lines, cities as dots."""
    left, top, wide, high = layout.view
    unit = wide / 100
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {wide:g} {high:g}">',
        f'<rect x="{left:g}" y="{top:g}" width="{wide:g}" height="{high:g}" fill="{theme.sea[0]}"/>',
    ]
    for layer, color in (("land", theme.land[0]), ("lakes", theme.sea[0])):
        if layout.layers.get(layer):
            path = xml.text(layout.layers[layer])
            parts.append(f'<path d="{path}" fill="{color}" fill-rule="evenodd"/>')
    parts.append(f'<g fill="none" stroke="{theme.rail}" stroke-width="{0.5 * unit:.2f}" opacity=".55">')
    for route in edition.routes:
        line = " ".join(f"{x:g},{y:g}" for x, y in layout.routes[route.id].line)
        parts.append(f'<polyline points="{line}"/>')
    parts.append(f'</g><g fill="{theme.ink}" opacity=".7">')
    for x, y in layout.cities.values():
        parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="{0.7 * unit:.2f}"/>')
    parts.append("</g></svg>")
    return "".join(parts)


def _font(theme: Theme) -> str:
    """The font that comes with Northline and is nearest to that of a board."""
    return "Source Sans Pro" if "sans-serif" in theme.font else "Source Serif Pro"


def _font_folders() -> list[str]:
    import font_source_sans_pro
    import font_source_serif_pro

    return [
        str(Path(module.__file__).parent / "files")
        for module in (font_source_sans_pro, font_source_serif_pro)
    ]
