"""What a perfect memory would know of the others, and where the tickets are that a player turned down."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from northline.editions.words import counted
from northline.rules import View
from northline.terminal import names as n
from northline.terminal.palette import cards, player


def known_sheet(view: View, names: tuple[str, ...]) -> Table:
    """For each opponent the cards seen in the hand and the tickets kept; then the seat's own refused tickets."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for seat in range(view.players):
        if seat != view.seat:
            table.add_row(player(names, seat), _hand(view, seat))
            if view.phase != "opening":
                table.add_row("", Text(_kept(view, seat), style="dim"))
    for number, ticket in enumerate(_by_place(view)):
        where = Text(f"  {_place(view, ticket)}", style="dim")
        table.add_row(
            "" if number else "You turned down", Text.assemble(n.ticket(view.edition, ticket), where)
        )
    return table


def _hand(view: View, seat: int) -> Text:
    seen = view.seen[seat]
    unknown = view.hand_sizes[seat] - sum(seen)
    if unknown and not any(seen):
        return Text(counted(unknown, "unknown card"))
    return Text.assemble(cards(seen), f"  +{unknown} unknown" if unknown else "")


def _kept(view: View, seat: int) -> str:
    at_start = view.opening_kept[seat]
    words = f"kept {at_start} of {view.edition.rules.opening_offer} tickets at the start"
    if not view.offered[seat]:
        return words
    return f"{words}, {view.ticket_counts[seat] - at_start} of {view.offered[seat]} since"


def _by_place(view: View) -> list[int]:
    """The refused tickets, the one that comes up first at the top; those out of the game are last."""
    places = {ticket: place for place, ticket in enumerate(view.known_ticket_deck) if ticket is not None}
    return sorted(view.refused, key=lambda ticket: places.get(ticket, len(view.known_ticket_deck)))


def _place(view: View, ticket: int) -> str:
    if ticket not in view.known_ticket_deck:
        return "out of the game"
    above = view.known_ticket_deck.index(ticket)
    return f"in the ticket deck, under {counted(above, 'other')}" if above else "on top of the ticket deck"
