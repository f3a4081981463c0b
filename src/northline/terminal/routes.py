"""Tables of routes: what they cost, what the player lacks for them, and which tickets they help."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from northline.rules import View
from northline.rules.actions import Claim
from northline.rules.analysis.missing import Need, missing
from northline.rules.claim import closed_because
from northline.rules.payment import route_prices
from northline.rules.state import NOBODY
from northline.terminal import names as n
from northline.terminal.knowledge import helped_tickets
from northline.terminal.palette import name, player, swatch


def open_routes(view: View) -> list[int]:
    """The routes that a seat could still claim, whatever its hand."""
    assert view.seat is not None
    return [route for route in range(len(view.owners)) if closed_because(view, view.seat, route) is None]


def payable_routes(view: View) -> set[int]:
    """The routes that a seat can claim now."""
    return {action.route for action in view.legal_actions if isinstance(action, Claim)}


def route_table(view: View, routes: Iterable[int]) -> Table:
    """Routes with colour, kind, length and points, what the seat lacks for each, and which tickets it helps."""
    edition = view.edition
    helped = helped_tickets(view) if view.seat is not None else {}
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("route", no_wrap=True)
    table.add_column("id", style="dim", no_wrap=True)
    for column in ("spaces", "points"):
        table.add_column(column, justify="right")
    table.add_column("colour", no_wrap=True)
    table.add_column("kind")
    table.add_column("you lack", min_width=len("or 2 locos"))
    table.add_column("helps")
    for index in sorted(routes, key=lambda r: (n.plain(n.ends(edition, edition.routes[r])), r)):
        route = edition.routes[index]
        table.add_row(
            Text(n.ends(edition, route), style="bold" if index in helped else ""),
            Text(route.id),
            str(route.length),
            str(edition.route_points[index]),
            color(route.color),
            ", ".join(n.kind_words(edition, route)),
            lack(view, index),
            Text(", ".join(n.ticket(edition, ticket) for ticket in helped.get(index, ())), style="green"),
        )
    return table


def color(of: int) -> Text:
    return Text.assemble(swatch(of), f" {name(of)}")


def lack(view: View, index: int) -> Text:
    """What a seat's hand lacks to pay for a route."""
    assert view.seat is not None
    route = view.edition.routes[index]
    if route.length > view.trains[view.seat]:
        return Text(f"trains ({route.length})", style="red")
    ways = missing(route_prices(view.edition)[index], view.hand, view.edition.rules.deck)
    if not ways:
        return Text("nothing", style="green")
    return Text(" or ".join(" + ".join(map(_short, way)) for way in ways))


def _short(need: Need) -> str:
    """What is missing in as few letters as a column has room for: `2 red`, `1 loco`, `any 3`, `1 pair`."""
    if need.kind == "any":
        return f"any {need.count}"
    if need.kind != "color":
        thing = "pair" if need.kind == "pair" else "loco"
        return f"{need.count} {thing}{'' if need.count == 1 else 's'}"
    return f"{need.count} {' / '.join(map(name, need.colors)) or 'of a colour'}"


def city_sheet(view: View, names: tuple[str, ...], city: int) -> RenderableType:
    """All routes of a city: who owns them, or what they would cost."""
    edition = view.edition
    here = [r for r, route in enumerate(edition.routes) if city in (route.a, route.b)]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("to", "id", "spaces", "colour", "kind", "owner or what you lack"):
        table.add_column(column, no_wrap=column in ("to", "id"), style="dim" if column == "id" else "")
    for index in here:
        route = edition.routes[index]
        other = edition.cities[route.b if route.a == city else route.a].name
        kind = ", ".join(n.kind_words(edition, route))
        state = _state(view, names, index)
        table.add_row(other, Text(route.id), str(route.length), color(route.color), kind, state)
    place = edition.cities[city]
    heading = Text.assemble((place.name, "bold"), f", {place.country}")
    if place.marks:
        heading.append(f" ({', '.join(place.marks)})")
    owner = next((seat for seat, cities in enumerate(view.stations) if city in cities), None)
    if owner is not None:
        heading.append_text(Text.assemble(", station of ", player(names, owner)))
    return Group(heading, table)


def _state(view: View, names: tuple[str, ...], index: int) -> Text:
    owner = view.owners[index]
    if owner != NOBODY:
        return player(names, owner)
    if view.seat is None:
        return Text("open")
    closed = closed_because(view, view.seat, index)
    return Text(f"closed: {closed.why}", style="red") if closed else lack(view, index)
