"""The tickets a seat chooses from."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from northline.rules import View
from northline.rules.analysis.progress import progress
from northline.rules.tickets import offer_to
from northline.terminal.knowledge import as_known
from northline.terminal.position import ticket_row


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
    how = f"Keep at least {fewest}. Type the numbers of those you keep, such as: {example}, or: all"
    return Group(Text("\nTickets on offer", style="bold"), grid, Text(how))
