"""A position as a seat sees it: players, display, hand, tickets, tickets on offer and bonus cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from northline.editions.words import bonus_in_words, counted
from northline.rules import View
from northline.rules.analysis.progress import BonusProgress, TicketProgress, progress
from northline.rules.tickets import offer_to
from northline.terminal import names as n
from northline.terminal.knowledge import as_known
from northline.terminal.palette import card, cards, player, printable


def position(view: View, names: tuple[str, ...], bots: Sequence[str | None] = ()) -> RenderableType:
    """Everything a player needs to see before deciding."""
    return Group(players(view, names, bots), sheet(view, names))


def players(view: View, names: tuple[str, ...], bots: Sequence[str | None] = ()) -> Table:
    """One line for each player, with an arrow at those to act, and for a bot with what it is."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column("player", max_width=26, no_wrap=True)
    columns = ["points", "trains", "cards", "tickets"]
    if view.edition.rules.stations:
        columns.append("stations")
    for column in columns:
        table.add_column(column, justify="right")
    for seat in range(view.players):
        tickets = "?" if view.phase == "opening" else str(view.ticket_counts[seat])
        numbers = [str(view.points[seat]), str(view.trains[seat]), str(view.hand_sizes[seat]), tickets]
        if view.edition.rules.stations:
            numbers.append(str(view.edition.rules.stations - len(view.stations[seat])))
        bot = bots[seat] if seat < len(bots) else None
        note = " (you)" if seat == view.seat else f" ({printable(bot.partition(':')[0])})" if bot else ""
        who = Text.assemble(player(names, seat), (note, "dim"))
        table.add_row("►" if seat in view.to_act else " ", who, *numbers)
    return table


def sheet(view: View, names: tuple[str, ...]) -> Table:
    """The display, the seat's hand and tickets, and the bonus cards, each with its heading."""
    table = _headed()
    table.add_row("Display", display(view))
    if view.seat is not None:
        add_own(table, view)
    stations = [
        f"{view.edition.cities[city].name} ({printable(names[seat])})"
        for seat, cities in enumerate(view.stations)
        for city in cities
    ]
    if stations:
        table.add_row("Stations", Text(", ".join(stations)))
    if view.bonus_cards:
        alone = len(view.bonus_cards) == 1
        lines = bonus_lines(view, names, explained=alone)
        table.add_row(
            "Bonus", Text("; ").join(lines) + Text("" if alone else " (bonus explains)", style="dim")
        )
    return table


def add_own(table: Table, view: View, heading: str | Text = "Hand") -> None:
    """The rows with a seat's own cards and tickets."""
    count = sum(view.hand)
    table.add_row(heading, Text.assemble(cards(view.hand), (f"  ({count})" if count else "", "dim")))
    if view.own_tickets:
        table.add_row("Tickets", ticket_lines(view))


def _headed() -> Table:
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    return table


def display(view: View) -> Text:
    """The face-up cards, and how many are in the piles."""
    lying = [Text("(gap)", style="dim") if kind is None else card(kind) for kind in view.display]
    piles = f"\nface down: {view.deck_size} cards, {view.ticket_deck_size} tickets; discards: {sum(view.discards)}"
    return Text.assemble(Text("  ").join(lying), (piles, "dim"))


def ticket_lines(view: View) -> RenderableType:
    """One line for each of a seat's tickets, with its progress."""
    assert view.seat is not None
    grid = Table.grid(padding=(0, 2, 0, 0))
    points = view.edition.tickets
    for found in sorted(progress(view).tickets, key=lambda t: (t.status == "done", -points[t.ticket].points)):
        grid.add_row(*ticket_row(view, found))
    return grid


_MARKS = {"done": ("✓", "green"), "open": ("·", ""), "dead": ("✗", "red")}


def ticket_row(view: View, found: TicketProgress) -> tuple[Text, Text, Text]:
    """A ticket, its points, and what is left to do for it."""
    ticket = view.edition.tickets[found.ticket]
    mark, style = _MARKS[found.status]
    words = _left_to_do(view, found)
    return (
        Text(f"{mark} {n.ends(view.edition, ticket)}", style=style),
        Text(f"{ticket.points} points", style=style),
        Text(words, style=style),
    )


def _left_to_do(view: View, found: TicketProgress) -> str:
    if found.status == "done":
        return "done"
    if view.over:
        return "not completed"
    alive = found.status == "open"
    if found.trains is None:
        return "cut off: only stations can still connect it" if alive else "cut off: no open path is left"
    assert view.seat is not None, "a spectator has no tickets"
    if found.trains > view.trains[view.seat]:
        too_many = f"needs {counted(found.trains, 'space')}, more than your trains"
        return f"{too_many}; only stations can still connect it" if alive else too_many
    parts = [counted(found.trains, "space")] if found.trains or not found.stations else []
    if found.stations:
        parts.append("a station" if found.stations == 1 else f"{found.stations} stations")
    return f"{' and '.join(parts)} to go"


def offer_sheet(view: View) -> RenderableType:
    """The tickets on offer, numbered, and how many must be kept."""
    assert view.seat is not None
    _, fewest = offer_to(as_known(view), view.seat)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number, state in enumerate(progress(view).offer, 1):
        ends, points, words = ticket_row(view, state)
        long = "long" if view.edition.tickets[state.ticket].long else ""
        grid.add_row(Text(f"{number:>3}", style="bold"), ends, points, words, Text(long, style="dim"))
    example = " ".join(str(number) for number in range(1, max(fewest, 1) + 1))
    how = f"Keep at least {fewest}. Type the numbers of the tickets to keep, such as: {example}, or: all"
    return Group(Text("\nTickets on offer", style="bold"), grid, Text(how))


def bonus_lines(view: View, names: tuple[str, ...], *, explained: bool = True) -> list[Text]:
    """Each bonus card with what it counts, what this seat has, and who is ahead as far as it can know."""
    lines = []
    for standing in progress(view).bonuses:
        bonus = view.edition.bonus_cards[standing.card]
        words = f" +{bonus.points}{f' ({bonus_in_words(bonus)})' if explained else ''}: "
        lines.append(Text.assemble((bonus.name, "italic"), words, _who_leads(view, names, standing)))
    return lines


def _who_leads(view: View, names: tuple[str, ...], standing: BonusProgress) -> str:
    own = None if view.seat is None else standing.counts[view.seat]
    others = [(count, seat) for seat, count in enumerate(standing.counts) if seat != view.seat]
    known = [(count, seat) for count, seat in others if count is not None]
    told = [] if own is None else [f"you {own}"]
    if len(known) < len(others):
        return ", ".join([*told, "others secret"])
    best = max(count for count, _ in known)
    leaders = [printable(names[seat]) for count, seat in known if count == best]
    return ", ".join([*told, f"{leaders[0] if len(leaders) == 1 else f'{len(leaders)} others'} {best}"])
