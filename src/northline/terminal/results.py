"""The points of a game and where they come from."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from northline.editions import Edition
from northline.editions.words import TIE_BREAKERS, bonus_in_words
from northline.rules import Breakdown, Standing, State, standings
from northline.terminal import names as n
from northline.terminal.palette import player, printable


def results(state: State, names: tuple[str, ...]) -> RenderableType:
    """The table of points, then for each player tickets, stations and longest path."""
    places = standings(state)
    parts: list[RenderableType] = [points_table(state.edition, places, names)]
    for standing in places:
        parts += [Text(), _details(state, standing, names)]
    return Group(*parts)


def verdict(state: State, names: tuple[str, ...]) -> Text:
    """Who has won, and by which tie-breaker if others have as many points."""
    first = [standing for standing in standings(state) if standing.place == 1]
    winners = [printable(names[standing.seat]) for standing in first]
    if len(winners) == 1:
        words = f"{winners[0]} wins."
    else:
        words = f"{', '.join(winners[:-1])} and {winners[-1]} share the victory."
    decisive = first[-1].ahead_by
    if decisive is not None:
        words += f" Level on points; decided by {TIE_BREAKERS[decisive]}."
    return Text(words, style="bold")


def points_table(edition: Edition, places: tuple[Standing, ...], names: tuple[str, ...]) -> Table:
    """One column for each player, the winner first; one row for each source of points."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), show_footer=True)
    table.add_column("", Text("Total", style="bold"))
    for standing in places:
        heading = Text.assemble(f"{standing.place}. ", player(names, standing.seat))
        table.add_column(heading, Text(str(standing.points), style="bold"), justify="right")
    results = [standing.breakdown for standing in places]
    table.add_row("Routes", *(str(result.routes) for result in results))
    table.add_row("Tickets completed", *(_tickets(result, completed=True) for result in results))
    table.add_row("Tickets failed", *(_tickets(result, completed=False) for result in results))
    if edition.rules.stations:
        table.add_row("Stations not built", *(f"{result.stations:+}" for result in results))
    for place, bonus in enumerate(results[0].bonuses):
        card = edition.bonus_cards[bonus.card]
        counted = [result.bonuses[place] for result in results]
        table.add_row(Text(card.name), *(f"{b.points:+} (has {b.count})" for b in counted))
    return table


def _tickets(result: Breakdown, *, completed: bool) -> str:
    chosen = [ticket.points for ticket in result.tickets if ticket.completed == completed]
    return f"{sum(chosen):+} ({len(chosen)})" if chosen else "0"


def _details(state: State, standing: Standing, names: tuple[str, ...]) -> Table:
    edition, result = state.edition, standing.breakdown
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(player(names, standing.seat), Text(f"{standing.points} points", style="bold"))
    for ticket in sorted(result.tickets, key=lambda t: -t.points):
        mark = Text("  ✓ completed", style="green") if ticket.completed else Text("  ✗ failed", style="red")
        grid.add_row(mark, Text(f"{n.ticket(edition, ticket.ticket)}: {ticket.points:+}"))
    borrowed = {choice.city: choice.route for choice in result.borrowed}
    for city in state.stations[standing.seat]:
        use = "not needed"
        if city in borrowed:
            route = edition.routes[borrowed[city]]
            owner = printable(names[state.owners[borrowed[city]]])
            use = f"borrows {n.ends(edition, route)} from {owner}"
        grid.add_row("  station", Text(f"{edition.cities[city].name}: {use}"))
    for bonus in result.bonuses:
        card = edition.bonus_cards[bonus.card]
        words = f"{card.name}: {bonus.points:+} ({bonus.count} {bonus_in_words(card)})"
        grid.add_row("  bonus card", Text(words))
    path = result.longest_path
    grid.add_row(f"  longest path {path.length}", Text(_along(edition, path.routes)))
    return grid


def _along(edition: Edition, routes: tuple[int, ...]) -> str:
    """A path as the cities on it."""
    if not routes:
        return "none"
    first = edition.routes[routes[0]]
    city = first.a
    if len(routes) > 1:
        second = edition.routes[routes[1]]
        city = first.a if first.b in (second.a, second.b) else first.b
    cities = [city]
    for index in routes:
        route = edition.routes[index]
        city = route.b if city == route.a else route.a
        cities.append(city)
    return " – ".join(edition.cities[city].name for city in cities)
