"""Whole pictures: a board, or a position on it."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from northline.drawing import scenery, symbols, xml
from northline.drawing.board_layout import BoardLayout, layout_of
from northline.drawing.cartouche import Player, cartouche
from northline.drawing.measure import PICTURE_WIDTH
from northline.drawing.readable_names import with_readable_names
from northline.drawing.sketch import Sketch
from northline.drawing.themes import PLAYER_COLORS, theme_for
from northline.editions import Edition
from northline.rules.actions import Claim
from northline.rules.state import NOBODY, State
from northline.rules.view import View

WIDTH = PICTURE_WIDTH


@dataclass(frozen=True)
class _Pieces:
    """What stands on a board."""

    owners: Mapping[str, int] = field(default_factory=dict)
    stations: Mapping[str, int] = field(default_factory=dict)
    players: Sequence[Player] = ()
    note: str = ""


def board(
    edition: Edition,
    *,
    width: int | None = WIDTH,
    theme: str | None = None,
    atmosphere: str | None = None,
    symbols: bool = True,
    ticket: str | None = None,
    routes: Collection[str] = (),
    cities: Collection[str] = (),
    layout: BoardLayout | None = None,
) -> str:
    """Draw an empty board; returns the text of an SVG file.

    :param width: in pixels; None lets the picture fill the space it is given.
    :param theme: ``light`` or ``dark``; without it what suits the edition.
    :param atmosphere: draw in the style of another board: ``atlas``, ``winter`` or ``aurora``.
    :param symbols: whether spaces show the symbol of their colour.
    :param ticket: the id of a ticket whose cities get a ring.
    :param routes: the ids of routes to highlight.
    :param cities: the ids of cities to put a ring around.
    :param layout: the geometry; without it the one that comes with the edition, or a rough one.
    :raises ValueError: when an id, a theme or a width does not exist.

    >>> from northline.editions import edition
    >>> picture = board(edition("nordic_countries"), routes=["bergen-oslo-1"], width=None)
    >>> "<title>Nordic Countries</title>" in picture
    True
    """
    return _picture(
        edition,
        _Pieces(),
        width,
        theme,
        atmosphere,
        symbols,
        ticket,
        routes,
        cities,
        layout or layout_of(edition),
    )


def position(
    position: State | View,
    *,
    names: Sequence[str] = (),
    note: str = "",
    width: int | None = WIDTH,
    theme: str | None = None,
    atmosphere: str | None = None,
    symbols: bool = True,
    ticket: str | None = None,
    routes: Collection[str] = (),
    cities: Collection[str] = (),
    layout: BoardLayout | None = None,
) -> str:
    """Draw a position, or a view of it, with trains, stations and points; hands and tickets are not shown.

    :param names: of the players, by seat.
    :param note: a line of text under the players.

    The other parameters are those of :func:`board`.
    """
    edition = position.edition
    pieces = _Pieces(
        owners={
            edition.routes[route].id: owner for route, owner in enumerate(position.owners) if owner != NOBODY
        },
        stations={
            edition.cities[city].id: seat for seat, built in enumerate(position.stations) for city in built
        },
        players=[
            Player(
                names[seat] if seat < len(names) else f"Player {seat + 1}",
                position.points[seat],
                position.trains[seat],
                seat in position.to_act,
            )
            for seat in range(position.players)
        ],
        note=note,
    )
    return _picture(
        edition,
        pieces,
        width,
        theme,
        atmosphere,
        symbols,
        ticket,
        routes,
        cities,
        layout or layout_of(edition),
    )


def payable(view: View) -> tuple[str, ...]:
    """The ids of the routes that the seat of a view can claim now, for ``routes=`` of :func:`position`."""
    claims = {action.route for action in view.legal_actions if isinstance(action, Claim)}
    return tuple(view.edition.routes[route].id for route in sorted(claims))


def _picture(
    edition: Edition,
    pieces: _Pieces,
    width: int | None,
    mode: str | None,
    atmosphere: str | None,
    with_symbols: bool,
    ticket: str | None,
    routes: Collection[str],
    cities: Collection[str],
    layout: BoardLayout,
) -> str:
    theme = theme_for(edition.atmosphere, mode, atmosphere)
    if width is not None and not 16 <= width <= 20000:
        raise ValueError(f"a picture can be 16 to 20000 pixels wide, not {width}")
    if width is not None:
        layout = with_readable_names(edition, layout, width)
    ringed = set(_known(cities, edition.city_index, "city"))
    lit = _known(routes, edition.route_index, "route")
    if ticket is not None:
        (wanted,) = _known([ticket], edition.ticket_index, "ticket")
        asked = edition.tickets[edition.ticket_index[wanted]]
        ringed |= {edition.cities[asked.a].id, edition.cities[asked.b].id}
    prefix = _prefix(theme.id, edition.id, edition.digest, with_symbols)
    sketch = Sketch(edition, layout, theme, prefix, with_symbols)
    seats = len(PLAYER_COLORS) if pieces.players else 0
    _, _, wide, high = layout.view
    size = "" if width is None else f' width="{width}" height="{round(width * high / wide)}"'
    names = [player.name for player in pieces.players]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}"{size} role="img" '
        f'font-family="{theme.font}">',
        f"<title>{xml.text(edition.name)}</title>",
        f"<defs>{scenery.definitions(prefix, layout, theme)}{symbols.definitions(prefix, seats, sketch.spaces.marks)}"
        f"{sketch.definitions()}</defs>",
        f'<g clip-path="url(#{prefix}board)">',
        f'<g aria-hidden="true">{scenery.background(prefix, layout, theme)}{scenery.frame(layout, theme)}</g>',
        sketch.rails(),
        sketch.owned(pieces.owners),
        sketch.glow(lit),
        "<g>",
    ]
    for route in edition.routes:
        owner = pieces.owners.get(route.id)
        parts.append(sketch.route(route, owner, "" if owner is None else names[owner]))
    parts.append("</g><g>")
    parts += [sketch.city(city, city.id in ringed) for city in edition.cities]
    parts.append("</g>")
    parts.append(sketch.stations(pieces.stations))
    parts.append(sketch.names())
    parts.append(cartouche(prefix, edition, layout, theme, pieces.players, pieces.note))
    parts.append("</g></svg>\n")
    return "\n".join(part for part in parts if part)


def _prefix(*parts: object) -> str:
    """A prefix for the ids that a picture defines, so that several pictures can be on one page."""
    return "n" + hashlib.sha256(repr(parts).encode()).hexdigest()[:5] + "-"


def _known(ids: Iterable[str], index: Mapping[str, int], kind: str) -> list[str]:
    """The ids, each once and in the edition's order; one that does not exist is a mistake."""
    wanted = set(ids)
    for name in sorted(wanted - set(index)):
        raise ValueError(f"there is no {kind} {name!r} on this board")
    return sorted(wanted, key=lambda name: index[name])
