"""Pictures of a game as a seat may see it: as SVG, as pixels, and as text for a terminal."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from northline.drawing.picture import position
from northline.drawing.raster import png
from northline.editions.model import CARD_NAMES, Edition
from northline.rules.cards import Cards
from northline.rules.state import State
from northline.rules.view import View, view

RENDER_MODES = ["rgb_array", "svg", "ansi"]
PIXELS_WIDE = 960
COLUMNS = 100


def check_render_mode(mode: str | None) -> None:
    """Raise :class:`ValueError` for a mode that does not exist."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"there is no render mode '{mode}'; there are {', '.join(RENDER_MODES)}")


def render(state: State, seat: int, mode: str) -> NDArray[np.uint8] | str:
    """Return the picture of a position as this seat may see it; of a finished game everything is shown."""
    seen = view(state, seat, menu=False)
    if mode == "ansi":
        return _ansi(seen)
    picture = _svg(seen)
    return picture if mode == "svg" else _pixels(picture)


def _svg(seen: View) -> str:
    """The board, with rings around the cities of the seat's own tickets and its hand in a line below the players."""
    assert seen.seat is not None
    tickets = [seen.edition.tickets[ticket] for ticket in (*seen.own_tickets, *seen.offer)]
    cities = {seen.edition.cities[city].id for ticket in tickets for city in (ticket.a, ticket.b)}
    note = "" if seen.over else f"Seat {seen.seat} holds {_cards(seen.hand)}"
    return position(seen, width=PIXELS_WIDE, names=_names(seen), cities=sorted(cities), note=note)


def _pixels(picture: str) -> NDArray[np.uint8]:
    from PIL import Image  # only when it is needed: most environments are never looked at

    with Image.open(io.BytesIO(png(picture))) as image:
        return np.array(image.convert("RGB"), np.uint8)


def _ansi(seen: View) -> str:
    file = io.StringIO()
    console = Console(
        file=file, force_terminal=True, color_system="standard", width=COLUMNS, legacy_windows=False
    )
    console.print(Group(_players(seen), _table(seen)))
    return file.getvalue()


def _names(seen: View) -> list[str]:
    return [f"player_{seat}" for seat in range(seen.players)]


def _players(seen: View) -> Table:
    columns: dict[str, tuple[Any, ...]] = {
        "points": seen.points,
        "trains": seen.trains,
        "cards": seen.hand_sizes,
        "tickets": seen.ticket_counts,
    }
    if seen.edition.rules.stations:
        columns["stations"] = tuple(seen.edition.rules.stations - len(built) for built in seen.stations)
    table = Table("", "player", *columns, box=None)
    for seat, name in enumerate(_names(seen)):
        style = "bold" if seat == seen.seat else ""
        numbers = [str(column[seat]) for column in columns.values()]
        table.add_row(">" if seat in seen.to_act else "", name, *numbers, style=style)
    return table


def _table(seen: View) -> Table:
    edition = seen.edition
    table = Table(box=None, show_header=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    lines: list[tuple[str, str]] = [
        ("phase", seen.phase.replace("_", " ")),
        ("display", ", ".join("(empty)" if card is None else CARD_NAMES[card] for card in seen.display)),
        ("piles", f"{seen.deck_size} cards, {seen.ticket_deck_size} tickets, {sum(seen.discards)} discards"),
        ("hand", _cards(seen.hand)),
        ("tickets", _tickets(edition, (*seen.own_tickets, *(seen.kept or ())))),
        ("offer", _tickets(edition, seen.offer)),
        (
            "tunnel",
            f"{edition.routes[seen.tunnel.route].id}, {seen.tunnel.extra} more" if seen.tunnel else "",
        ),
    ]
    for seat, name in enumerate(_names(seen)):
        lines.append((name, ", ".join(edition.routes[route].id for route in seen.routes_of(seat))))
        built = ", ".join(edition.cities[city].name for city in seen.stations[seat])
        lines.append((f"{name}'s stations", built))
    lines.append(("bonus cards", ", ".join(edition.bonus_cards[card].name for card in seen.bonus_cards)))
    for head, words in lines:
        if words:
            cell: RenderableType = Text(words)
            table.add_row(head, cell)
    return table


def _cards(cards: Cards) -> str:
    held = [f"{count} {CARD_NAMES[kind]}" for kind, count in enumerate(cards) if count]
    return ", ".join(held) or "no cards"


def _tickets(edition: Edition, tickets: tuple[int, ...]) -> str:
    return ", ".join(f"{edition.tickets[ticket].id} ({edition.tickets[ticket].points})" for ticket in tickets)
