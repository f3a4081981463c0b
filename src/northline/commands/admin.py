"""`northline admin`: keeping order on a server from a shell, also while it runs."""

from __future__ import annotations

import getpass
import os
import socket
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from northline.commands import admin_text
from northline.commands.durations import future_option, seconds_option
from northline.commands.stores import database_option, with_store
from northline.editions.untrusted import printable

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from northline.server.db.restrictions import AuditAction, RestrictionKind

_T = TypeVar("_T")
_LONGEST_REASON = 200
_LONGEST_OPERATOR = 60

_json = click.option(
    "--json", "as_json", is_flag=True, help="As JSON, for programs; times in seconds since 1970."
)
_limit = click.option(
    "--limit", default=50, show_default=True, type=click.IntRange(1, 10_000), help="At most so many."
)
_for = click.option(
    "--for",
    "seconds",
    required=True,
    callback=future_option,
    metavar="TIME",
    help="For how long: 7d, 12h or 30m, for example.",
)
_anyway = click.option("--anyway", is_flag=True, help="Even if nobody at any table has this id.")


def _reason_option(
    shown_to: str, required: bool = True
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    return click.option(
        "--reason", required=required, default="", callback=_reason, metavar="TEXT", help=shown_to
    )


def _reason(_context: click.Context, option: click.Parameter, given: str) -> str:
    from northline.server.ops.limits import clean_text

    reason = clean_text(given, _LONGEST_REASON + 1)
    if len(reason) > _LONGEST_REASON:
        raise click.BadParameter(f"a reason has at most {_LONGEST_REASON} characters")
    if option.required and not reason:
        raise click.BadParameter("say why: a reason needs at least one visible letter")
    return reason


def _operator_name(_context: click.Context, _option: click.Parameter, given: str | None) -> str:
    """Who does it: what was given, or the user and the machine."""
    from northline.server.ops.limits import clean_text

    if given is None:
        try:
            user = getpass.getuser()
        except (KeyError, OSError):  # in a container a user may have no name
            user = str(os.getuid()) if hasattr(os, "getuid") else "?"
        given = f"{user}@{socket.gethostname()}"
    name = clean_text(given, _LONGEST_OPERATOR)
    if not name:
        raise click.BadParameter("an operator needs a name with at least one visible letter")
    return name


_operator = click.option(
    "--operator",
    callback=_operator_name,
    envvar="NORTHLINE_OPERATOR",
    show_envvar=True,
    metavar="NAME",
    help="Your name in the audit log; your user name if you do not say.",
)


def _subject(_context: click.Context, _argument: click.Parameter, given: str) -> str:
    from northline.server.wire.subjects import SubjectError, parse_subject

    try:
        return parse_subject(given)
    except SubjectError as error:
        raise click.BadParameter(str(error)) from None


_who = click.argument("who", metavar="PERSON|ADDRESS", callback=_subject)


@click.group("admin")
def group() -> None:
    """Keep order on a server: see tables and people, close, mute and ban. The server may be running.

    A PERSON is the public id that `table` and `people` show. An ADDRESS is one such as 203.0.113.7, or a
    prefix such as 203.0.113.0/24 or 2001:db8::/48.
    """


# Looking


@group.command()
@click.option(
    "--state",
    "states",
    multiple=True,
    type=click.Choice(["waiting", "playing", "over", "closed"]),
    help="Only tables in this state; repeat for more. Otherwise those that wait or play.",
)
@click.option(
    "--older-than", callback=seconds_option, metavar="AGE", help="Only tables set up longer ago: 12h."
)
@click.option("--search", metavar="TEXT", help="The beginning of an id, or a part of somebody's name.")
@_limit
@_json
@database_option
def tables(
    states: tuple[Any, ...],
    older_than: float | None,
    search: str | None,
    limit: int,
    as_json: bool,
    database: str,
) -> None:
    """List tables, the one where something happened last first.

    Who is connected is what the servers wrote into the database some seconds ago.
    """
    from northline.server.db.overview import list_tables

    before = None if older_than is None else time.time() - older_than
    wanted = states or ("waiting", "playing")
    read = partial(list_tables, states=wanted, created_before=before, search=search, limit=limit)
    found = _read(database, read)
    (admin_text.show_json if as_json else admin_text.show_tables)(found)


@group.command()
@click.argument("table_id", metavar="TABLE")
@_json
@database_option
def table(table_id: str, as_json: bool, database: str) -> None:
    """Show a table: who sits where, and who of them is muted or banned. Never cards, codes or tokens."""
    from northline.server.db.overview import find_table
    from northline.server.db.restrictions import active_restrictions

    found, restrictions = _read(
        database, lambda connection: (find_table(connection, table_id), active_restrictions(connection))
    )
    if found is None:
        raise click.ClickException(f"there is no table {printable(table_id)}")
    if as_json:
        admin_text.show_json(found)
    else:
        admin_text.show_table(found, restrictions)


@group.command()
@click.option("--search", metavar="NAME", help="Only those with this in one of their names.")
@_limit
@_json
@database_option
def people(search: str | None, limit: int, as_json: bool, database: str) -> None:
    """List people who have a seat somewhere, who was there last first."""
    from northline.server.db.overview import list_people
    from northline.server.db.restrictions import active_restrictions

    found, restrictions = _read(
        database,
        lambda connection: (list_people(connection, search, limit), active_restrictions(connection)),
    )
    if as_json:
        admin_text.show_json(found)
    else:
        admin_text.show_people(found, restrictions)


@group.command()
@click.argument("who", metavar="PERSON", callback=_subject)
@_limit
@_json
@database_option
def person(who: str, limit: int, as_json: bool, database: str) -> None:
    """Show a person: names, tables, restrictions, and what operators did about them."""
    from northline.server.db.overview import find_person, tables_of_person
    from northline.server.db.restrictions import active_restrictions, audit_entries

    def read(connection: Connection) -> admin_text.PersonDetails | None:
        found = find_person(connection, who)
        if found is None:
            return None
        own = [one for one in active_restrictions(connection) if one.subject == who]
        tables = tables_of_person(connection, found, limit)
        return admin_text.PersonDetails(found, tables, own, audit_entries(connection, limit, who))

    details = _read(database, read)
    if details is None:
        raise click.ClickException(f"nobody at any table has the id {who}")
    (admin_text.show_json if as_json else admin_text.show_person)(details)


@group.command()
@_json
@database_option
def restrictions(as_json: bool, database: str) -> None:
    """List who is muted or banned now, and until when."""
    from northline.server.db.restrictions import active_restrictions

    found = _read(database, active_restrictions)
    if as_json:
        admin_text.show_json(found)
    else:
        admin_text.show_restrictions(found, "Nobody is muted or banned.")


@group.command()
@click.option("--about", metavar="TABLE|PERSON|ADDRESS", help="Only what was done to this one.")
@click.option(
    "--action",
    type=click.Choice(["close", "mute", "ban", "unmute", "unban"]),
    help="Only this kind of thing.",
)
@click.option(
    "--newer-than", callback=seconds_option, metavar="AGE", help="Only what was done since then: 7d."
)
@_limit
@_json
@database_option
def audit(
    about: str | None,
    action: AuditAction | None,
    newer_than: float | None,
    limit: int,
    as_json: bool,
    database: str,
) -> None:
    """Show what operators did, the newest first."""
    from northline.server.db.restrictions import audit_entries

    since = 0.0 if newer_than is None else time.time() - newer_than
    read = partial(audit_entries, limit=limit, subject=_stored_form(about), action=action, since=since)
    found = _read(database, read)
    (admin_text.show_json if as_json else admin_text.show_audit)(found)


def _stored_form(about: str | None) -> str | None:
    """A subject of the audit log in the form in which it is stored; the id of a table stays as it is."""
    from northline.server.wire.subjects import SubjectError, parse_subject

    if about is None:
        return None
    try:
        return parse_subject(about)
    except SubjectError:
        return about


# Changing


@group.command()
@click.argument("table_id", metavar="TABLE")
@_reason_option("Why. The people at the table read it.")
@_operator
@database_option
def close(table_id: str, reason: str, operator: str, database: str) -> None:
    """Close a table that waits or plays. Its people are told at once, and why."""
    from northline.server.db.moderation import close_table

    _write(database, partial(close_table, table_id=printable(table_id), reason=reason, operator=operator))
    click.echo(f"Table {printable(table_id)} is closed.")


@group.command()
@_who
@_for
@_reason_option("Why. Whoever is muted reads it.")
@_anyway
@_operator
@database_option
def mute(who: str, seconds: float, reason: str, anyway: bool, operator: str, database: str) -> None:
    """Let somebody play but not chat. A second mute takes the place of the first."""
    _restrict("mute", who, seconds, reason, anyway, operator, database)


@group.command()
@_who
@_for
@_reason_option("Why. Whoever is banned reads it.")
@click.option(
    "--with-address", is_flag=True, help="With a person, ban the addresses too that they come from."
)
@_anyway
@_operator
@database_option
def ban(
    who: str, seconds: float, reason: str, with_address: bool, anyway: bool, operator: str, database: str
) -> None:
    """Let somebody use the server no more. Connections are closed, and bots play on in their games.

    A person is a browser, and becomes another one by deleting its cookie; --with-address is for those who do. It
    is for everybody at that address, so make it short. A second ban takes the place of the first.
    """
    from northline.server.wire.subjects import is_person

    if with_address and not is_person(who):
        raise click.UsageError(f"--with-address is for a person, and {who} is an address")
    _restrict("ban", who, seconds, reason, anyway, operator, database, with_address=with_address)


def _restrict(
    kind: RestrictionKind,
    who: str,
    seconds: float,
    reason: str,
    anyway: bool,
    operator: str,
    database: str,
    with_address: bool = False,
) -> None:
    from northline.server.db.moderation import restrict

    change = partial(
        restrict,
        kind=kind,
        subject=who,
        seconds=seconds,
        reason=reason,
        operator=operator,
        anyway=anyway,
        with_address=with_address,
    )
    until = _write(database, change)
    done = "muted" if kind == "mute" else "banned"
    click.echo(f"{who} is {done} until {admin_text.moment(until)}.")


@group.command()
@_who
@_reason_option("Why, for the audit log.", required=False)
@_operator
@database_option
def unmute(who: str, reason: str, operator: str, database: str) -> None:
    """Let somebody chat again, before the time is up."""
    _lift("mute", who, reason, operator, database)


@group.command()
@_who
@_reason_option("Why, for the audit log.", required=False)
@_operator
@database_option
def unban(who: str, reason: str, operator: str, database: str) -> None:
    """Let somebody in again, before the time is up."""
    _lift("ban", who, reason, operator, database)


def _lift(kind: RestrictionKind, who: str, reason: str, operator: str, database: str) -> None:
    from northline.server.db.moderation import lift

    _write(database, partial(lift, kind=kind, subject=who, reason=reason, operator=operator))
    click.echo(f"{who} is no longer {'muted' if kind == 'mute' else 'banned'}.")


def _read(database: str, work: Callable[[Connection], _T]) -> _T:
    _check_exists(database)
    return with_store(database, lambda store: store.database.read(work))


def _write(database: str, work: Callable[[Connection], _T]) -> _T:
    _check_exists(database)
    return with_store(database, lambda store: store.database.write(work))


def _check_exists(database: str) -> None:
    """Refuse a file that is not there: a slip of the pen must not become a new, empty database."""
    from northline.server.db.database import database_url
    from northline.server.db.errors import StorageError

    try:
        url = database_url(database)
    except StorageError as error:
        raise click.ClickException(str(error)) from None
    if url.startswith("sqlite:///") and not Path(url.removeprefix("sqlite:///")).is_file():
        raise click.ClickException(
            f"there is no database {printable(database, 200)}: name that of the server with --database"
        )
