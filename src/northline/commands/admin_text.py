"""What `northline admin` shows, as lines for people and as JSON for programs."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from northline.commands.durations import in_words
from northline.editions.untrusted import printable

if TYPE_CHECKING:
    from northline.server.db.overview import PersonSummary, SeatSummary, TableSummary
    from northline.server.db.restrictions import AuditEntry, Restriction

_LONGEST_CELL = 60
_LONGEST_REASON = 300


def show_json(value: object) -> None:
    """Print named tuples, and lists of them, as JSON objects."""
    click.echo(json.dumps(_document(value), ensure_ascii=False, indent=2))


def _document(value: Any) -> Any:
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: _document(part) for name, part in value._asdict().items()}
    if isinstance(value, list):
        return [_document(part) for part in value]
    if isinstance(value, dict):
        return {name: _document(part) for name, part in value.items()}
    return value


def show_columns(head: Sequence[str], rows: Sequence[Sequence[str]], nothing: str) -> None:
    """Print rows under a head, in columns as wide as they have to be; one sentence if there are none."""
    if not rows:
        click.echo(nothing)
        return
    lines = [list(head), *([printable(cell, _LONGEST_CELL) for cell in row] for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    for line in lines:
        cells = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        click.echo("  ".join(cells).rstrip())


def show_tables(tables: Sequence[TableSummary]) -> None:
    head = ("TABLE", "EDITION", "STATE", "HERE", "LAST ACTION", "AGE", "PLAYERS")
    show_columns(head, [_table_row(table) for table in tables], "There are no such tables.")


def _table_row(table: TableSummary) -> tuple[str, ...]:
    people = [seat for seat in table.seats if seat.person is not None]
    here = f"{sum(seat.connected for seat in people)} of {len(people)}"
    players = ", ".join(_player(seat) for seat in table.seats)
    return table.id, table.edition, table.state, here, ago(table.last_action), _age(table.created), players


def _player(seat: SeatSummary) -> str:
    if seat.name is None:
        return "(free)"
    return f"{seat.name} (bot)" if seat.person is None else seat.name


def show_table(table: TableSummary, restrictions: Sequence[Restriction]) -> None:
    yes = {True: "on", False: "off"}
    facts = [
        f"Table {table.id}: {table.edition}, {table.state}",
        f"Set up {ago(table.created)} by {table.creator or 'nobody known'}; last action {ago(table.last_action)}",
        f"Chat {yes[table.chat]}, {'open to all' if table.open else 'by invitation'}"
        f"{', rated' if table.rated else ''}{', with clocks' if table.clock else ''}"
        f"{', watched by spectators' if table.watched else ''}",
    ]
    if table.closed_because is not None:
        facts.append(f"Closed by an operator: {printable(table.closed_because, _LONGEST_REASON)}")
    click.echo("\n".join(facts) + "\n")
    rows = []
    for seat in table.seats:
        now = "connected" if seat.connected else "away" if seat.person else ""
        if seat.bot is not None and seat.person is not None:
            now = "resigned, a bot plays" if seat.resigned else "left, a bot plays"
        about = ", ".join(one.kind + " until " + moment(one.until) for one in _of(seat.person, restrictions))
        rows.append((str(seat.seat), _player(seat), seat.person or "", seat.bot or "", now, about))
    show_columns(("SEAT", "NAME", "PERSON", "BOT", "NOW", "RESTRICTED"), rows, "It has no seats.")


def _of(person: str | None, restrictions: Sequence[Restriction]) -> list[Restriction]:
    return [one for one in restrictions if one.subject == person]


def show_people(people: Sequence[PersonSummary], restrictions: Sequence[Restriction]) -> None:
    rows = [
        (
            person.person,
            person.name,
            str(len(person.tables)),
            ago(person.last_seen),
            ", ".join(one.kind for one in _of(person.person, restrictions)),
        )
        for person in people
    ]
    show_columns(("PERSON", "NAME", "TABLES", "LAST SEEN", "RESTRICTED"), rows, "There are no such people.")


class PersonDetails(NamedTuple):
    """Everything that an operator may know of a person."""

    person: PersonSummary
    tables: list[TableSummary]
    restrictions: list[Restriction]
    audit: list[AuditEntry]


def show_person(details: PersonDetails) -> None:
    person = details.person
    others = ", ".join(printable(name) for name in person.names[1:])
    click.echo(f"{person.person}: {printable(person.name)}" + (f" (also {others})" if others else ""))
    click.echo(f"Last seen {ago(person.last_seen)}, at {_count(len(person.tables), 'table')} in all\n")
    show_restrictions(details.restrictions, "Neither muted nor banned.")
    click.echo()
    show_tables(details.tables)
    if details.audit:
        click.echo()
        show_audit(details.audit)


def show_restrictions(restrictions: Sequence[Restriction], nothing: str) -> None:
    rows = [(one.kind, one.subject, moment(one.until), one.reason) for one in restrictions]
    show_columns(("WHAT", "WHO", "UNTIL", "REASON"), rows, nothing)


def show_audit(entries: Sequence[AuditEntry]) -> None:
    rows = [
        (
            moment(entry.at),
            entry.operator,
            entry.action,
            f"{entry.subject} ({entry.name})" if entry.name else entry.subject,
            "" if entry.until is None else moment(entry.until),
            entry.reason,
        )
        for entry in entries
    ]
    head = ("WHEN", "OPERATOR", "DID", "TO", "UNTIL", "REASON")
    show_columns(head, rows, "There are no such entries.")


def moment(at: float) -> str:
    """A time, as all machines and operators understand it."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


def ago(at: float) -> str:
    return f"{_age(at)} ago"


def _age(at: float) -> str:
    return in_words(time.time() - at)


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
