"""The numbered menu of a seat; all payments for one route or station share a number."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from northline.rules import View
from northline.rules.actions import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawTickets,
    Pass,
    Pay,
    Retreat,
    Stop,
    Take,
)
from northline.rules.cards import LOCOMOTIVE, Cards
from northline.terminal import names as n
from northline.terminal.knowledge import helped_tickets
from northline.terminal.palette import card, cards, letters, swatch


@dataclass(frozen=True, slots=True)
class Item:
    """One number of the menu. Where it has several actions, they are different payments for the same thing."""

    label: Text
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Menu:
    """Three lists with consecutive numbers: simple actions, then claims, then stations."""

    short: tuple[Item, ...]
    claims: tuple[Item, ...]
    stations: tuple[Item, ...]

    def item(self, number: int) -> Item | None:
        """The item with a number; None when there is none."""
        items = (*self.short, *self.claims, *self.stations)
        return items[number - 1] if 1 <= number <= len(items) else None


def menu_for(view: View) -> Menu:
    """The menu of the seat of a view. Routes that help its tickets come first."""
    short: list[Item] = []
    by_route: dict[int, list[Action]] = {}
    by_city: dict[int, list[Action]] = {}
    for action in view.legal_actions:
        match action:
            case Claim(route, _):
                by_route.setdefault(route, []).append(action)
            case BuildStation(city, _):
                by_city.setdefault(city, []).append(action)
            case Draw() | Take() | Stop() | DrawTickets() | Pay() | Retreat() | Pass():
                short.append(Item(_label(view, action), (action,)))
    helped = helped_tickets(view) if view.seat is not None and by_route else {}
    points = view.edition.route_points
    different = n.without_equal_twins(view.edition, by_route)
    routes = sorted(different, key=lambda r: (r not in helped, -points[r], r))
    cities = sorted(by_city, key=lambda city: n.plain(view.edition.cities[city].name))
    return Menu(
        tuple(short),
        tuple(_claim_item(view, r, _sparing_locomotives(by_route[r]), helped.get(r, [])) for r in routes),
        tuple(Item(Text(view.edition.cities[c].name), _sparing_locomotives(by_city[c])) for c in cities),
    )


def paid(action: Action) -> Cards:
    """The cards that an action costs."""
    assert isinstance(action, Claim | BuildStation | Pay)
    return action.cards


def payment_label(view: View, ways: tuple[Action, ...], way: Action) -> Text:
    """The cards of a payment, with the route where the payments are for several."""
    label = cards(paid(way))
    routes = {other.route for other in ways if isinstance(other, Claim)}
    if isinstance(way, Claim) and len(routes) > 1:
        route = view.edition.routes[way.route]
        label = Text.assemble(label, f"  for {route.length} ", swatch(route.color), f" {route.id}")
    return label


def _sparing_locomotives(actions: list[Action]) -> tuple[Action, ...]:
    """Payments with the fewest locomotives first, of those the one with the fewest cards."""
    return tuple(sorted(actions, key=lambda action: (paid(action)[LOCOMOTIVE], sum(paid(action)))))


def _label(view: View, action: Action) -> Text:
    match action:
        case Draw():
            return Text("draw blind")
        case Take(kind):
            whole = kind == LOCOMOTIVE and view.edition.rules.display_locomotive_is_whole_draw
            return Text.assemble("take ", card(kind), " (ends the turn)" if whole else "")
        case Stop():
            return Text("stop here")
        case DrawTickets():
            count = min(view.edition.rules.ticket_draw, view.ticket_deck_size)
            return Text(f"draw {count} ticket{'s' if count != 1 else ''}")
        case Pay(how):
            return Text.assemble("pay ", cards(how))
        case Retreat():
            return Text("give up the tunnel")
        case _:
            return Text("pass")


def _claim_item(view: View, index: int, ways: tuple[Action, ...], helps: list[int]) -> Item:
    """A route with its length, its points and the cheapest payment."""
    edition = view.edition
    route = edition.routes[index]
    label = Text.assemble(swatch(route.color), f" {n.ends(edition, route)} {route.length}")
    kinds = n.kind_words(edition, route)
    if kinds:
        label.append(f" {', '.join(kinds)}", style="dim")
    label.append(f" +{edition.route_points[index]}")
    label.append(f" for {letters(paid(ways[0]))}{' …' if len(ways) > 1 else ''}", style="dim")
    if helps:
        label.append(f" helps {len(helps)} ticket{'s' if len(helps) != 1 else ''}", style="green")
    return Item(label, ways)


# Output


def short_menu(menu: Menu, width: int, rows: int) -> RenderableType:
    """The menu below the position: everything but the stations, and no more claims than fit."""
    parts: list[RenderableType] = [_in_line(menu.short, 1, width)]
    if menu.claims:
        first = len(menu.short) + 1
        shown = menu.claims[: rows * _columns(menu.claims, width)]
        parts.append(Text("Claim", style="bold"))
        parts.append(_in_columns(shown, first, width))
        if len(shown) < len(menu.claims):
            parts.append(Text(f"  … and {len(menu.claims) - len(shown)} more: type claims", style="dim"))
    if menu.stations:
        parts.append(Text("  To build a station type: stations", style="dim"))
    return Group(*parts)


def all_claims(menu: Menu, width: int) -> RenderableType:
    """All claims of a menu, in columns."""
    if not menu.claims:
        return Text("You cannot claim any route right now.")
    return _in_columns(menu.claims, len(menu.short) + 1, width)


def all_stations(menu: Menu, width: int) -> RenderableType:
    """All places for a station, in columns."""
    if not menu.stations:
        return Text("You cannot build a station right now.")
    cost = sum(paid(menu.stations[0].actions[0]))
    text = f"Your next station costs {cost} card{'s' if cost != 1 else ''} of one colour. Type the number of a city."
    return Group(Text(text), _in_columns(menu.stations, len(menu.short) + len(menu.claims) + 1, width))


def _number(number: int) -> Text:
    return Text(f"{number:>3} ", style="bold")


def _in_line(items: tuple[Item, ...], first: int, width: int) -> Text:
    """Items one after the other, with line breaks between items only."""
    lines = [Text()]
    for number, item in enumerate(items, first):
        label = Text.assemble((f" {number} ", "bold"), item.label, "  ")
        if lines[-1].cell_len + label.cell_len > width:
            lines.append(Text())
        lines[-1].append_text(label)
    return Text("\n").join(lines)


def _columns(items: tuple[Item, ...], width: int) -> int:
    """How many columns of these items fit."""
    widest = max(item.label.cell_len for item in items) + 6
    return max(1, min(width // widest, 4))


def _in_columns(items: tuple[Item, ...], first: int, width: int) -> Table:
    columns = _columns(items, width)
    rows = -(-len(items) // columns)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for row in range(rows):
        cells = []
        for column in range(columns):
            place = column * rows + row
            if place < len(items):
                cells.append(Text.assemble(_number(first + place), items[place].label))
        grid.add_row(*cells)
    return grid
