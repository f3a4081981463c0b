"""An edition as tables for the terminal.

Texts from an edition are always wrapped in `Text`: they are untrusted, and must not be taken for markup.
"""

from __future__ import annotations

from collections import Counter

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from northline.editions import COLORS, GRAY, City, Edition, Route, Ticket
from northline.editions.words import bonus_in_words, counted, rules_in_words

WIDE = 110
"""From this many columns on there is room for the names of the cities beside the id of a route."""


def sheet(edition: Edition, width: int) -> RenderableType:
    """All of an edition, for so many columns."""
    parts: list[RenderableType] = [
        _heading(edition),
        _rules(edition),
        _cities(edition),
        _routes(edition, names=width >= WIDE),
    ]
    if edition.tickets:
        parts.append(_tickets(edition))
    if edition.bonus_cards:
        parts.append(_bonus_cards(edition))
    return Group(*parts)


def _heading(edition: Edition) -> Text:
    kinds = Counter(route.kind for route in edition.routes)
    by_kind = [
        f"{kinds['regular']} regular",
        *([counted(kinds["ferry"], "ferry", "ferries")] if kinds["ferry"] else []),
        *([counted(kinds["tunnel"], "tunnel")] if kinds["tunnel"] else []),
    ]
    long = sum(ticket.long for ticket in edition.tickets)
    facts = [
        counted(len(edition.cities), "city", "cities"),
        f"{counted(len(edition.routes), 'route')} ({', '.join(by_kind)})",
        counted(sum(route.length for route in edition.routes), "space"),
        counted(len(edition.tickets), "ticket") + (f" ({long} long)" if long else ""),
    ]
    if edition.bonus_cards:
        facts.append(counted(len(edition.bonus_cards), "bonus card"))
    return Text.assemble(
        (edition.name, "bold"), f" ({edition.id}), digest {edition.digest}\n", ", ".join(facts), "\n"
    )


def _table(title: str, *columns: str) -> Table:
    """A table with the given columns; a leading > aligns a column to the right."""
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, show_edge=False)
    for column in columns:
        is_id = column == "id"
        table.add_column(
            column.removeprefix(">"),
            justify="right" if column.startswith(">") else "left",
            no_wrap=is_id or column.startswith(">"),
            style="dim" if is_id else "",
        )
    return table


def _rules(edition: Edition) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 1, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for heading, sentences in rules_in_words(edition):
        table.add_row(heading, Text("\n".join(sentences)))
    return table


def _cities(edition: Edition) -> Table:
    notes = [_city_notes(city) for city in edition.cities]
    table = _table("Cities", "id", "name", "country", *(["besides"] if any(notes) else []))
    for city, note in zip(edition.cities, notes, strict=True):
        table.add_row(Text(city.id), Text(city.name), Text(city.country), Text(note))
    return table


def _city_notes(city: City) -> str:
    return ", ".join(filter(None, [f"today {city.modern}" if city.modern else "", *city.marks]))


def _routes(edition: Edition, names: bool) -> Table:
    table = _table("\nRoutes", "id", *(["joins"] if names else []), ">spaces", "colour", "besides")
    for route in edition.routes:
        color = "gray" if route.color == GRAY else COLORS[route.color]
        joins = [_ends(edition, route)] if names else []
        table.add_row(Text(route.id), *joins, str(route.length), color, _route_notes(route, edition))
    return table


def _route_notes(route: Route, edition: Edition) -> str:
    notes = []
    if route.kind == "ferry":
        notes.append(f"ferry {route.symbols}")
    if route.kind == "tunnel":
        notes.append("tunnel")
    if route.bonus_draw:
        notes.append(f"+{route.bonus_draw}")
    if route.any_for_one:
        notes.append(f"any {route.any_for_one} for 1")
    if route.group:
        size = sum(other.group == route.group for other in edition.routes)
        notes.append("double" if size == 2 else "triple")
    return ", ".join(notes)


def _tickets(edition: Edition) -> Table:
    any_long = any(ticket.long for ticket in edition.tickets)
    table = _table("\nTickets", "id", "joins", ">points", *(["besides"] if any_long else []))
    for ticket in edition.tickets:
        row = [Text(ticket.id), _ends(edition, ticket), Text(str(ticket.points))]
        table.add_row(*row, *([Text("long" if ticket.long else "")] if any_long else []))
    return table


def _bonus_cards(edition: Edition) -> Table:
    table = _table("\nBonus cards", "id", "name", ">points", "for the most")
    for card in edition.bonus_cards:
        table.add_row(Text(card.id), Text(card.name), str(card.points), Text(bonus_in_words(card)))
    return table


def _ends(edition: Edition, thing: Route | Ticket) -> Text:
    return Text(f"{edition.cities[thing.a].name} – {edition.cities[thing.b].name}")
