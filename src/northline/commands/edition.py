"""`northline edition`: look at editions, check files, draw up new ones, lay them out, balance and print them."""

from __future__ import annotations

import click
from rich.console import Console

from northline.commands.common import open_edition, open_file
from northline.commands.edition_making import balance, layout, new, print_
from northline.commands.edition_sheet import sheet
from northline.editions.doubts import doubts
from northline.editions.untrusted import printable
from northline.editions.words import counted
from northline.geography.doubts import misplaced


@click.group("edition")
def group() -> None:
    """Look at an edition, or make one of your own: draw it up, check it, lay it out, balance it, print it."""


@group.command()
@click.argument("file")
def check(file: str) -> None:
    """Check the edition in FILE and list every problem it has."""
    found = open_file(file)
    counts = ", ".join(
        (
            counted(len(found.cities), "city", "cities"),
            counted(len(found.routes), "route"),
            counted(len(found.tickets), "ticket"),
        )
    )
    click.echo(f"{printable(file, 300)}: valid: {counts}, digest {found.digest}")
    for doubt in dict.fromkeys([*doubts(found), *misplaced(found)]):
        click.echo(f"{printable(file, 300)}: warning: {doubt}", err=True)


@group.command()
@click.argument("name_or_file")
def show(name_or_file: str) -> None:
    """Show all of an edition: its rules in words, its cities, routes, tickets and bonus cards.

    NAME_OR_FILE is europe, nordic_countries, northern_lights, or a file.
    """
    console = Console(highlight=False)
    console.print(sheet(open_edition(name_or_file), console.width))


group.add_command(new)
group.add_command(layout)
group.add_command(balance)
group.add_command(print_)
