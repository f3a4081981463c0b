"""`northline admin`: what it shows and what not, what it refuses, and its audit log."""

from __future__ import annotations

import asyncio
import json
import re
import time

import pytest

from northline.server.db.moderation import ModerationError, close_table, lift, restrict
from northline.server.db.restrictions import audit_entries
from northline.server.db.store import Store
from northline.server.wire.identity import COOKIE, hash_token, public_name
from northline.server.wire.subjects import SubjectError, parse_subject
from tests.server.administration import admin_here as admin
from tests.server.administration import admin_json, succeed
from tests.server.harness import Running, first, running, settings
from tests.server.storage import SEATS, table_row, with_store

ADA, BOB = "hash of Ada", "hash of Bob"
PERSON = public_name(ADA)


def audit(database: str) -> list[tuple[str, str]]:
    """What was done and to whom, oldest first."""
    entries = admin_json("audit", database=database)
    return [(entry["action"], entry["subject"]) for entry in reversed(entries)]


@pytest.fixture
def with_tables(database: str) -> str:
    """A database with a table that waits, one that plays and one that is over; Ada has a seat at each."""
    seats = (SEATS[1].__class__(0, name="Ada", player=ADA), SEATS[1])
    now = time.time()

    async def fill(store: Store) -> None:
        for number, state in enumerate(("waiting", "playing", "over")):
            row = table_row(f"table{number}", state=state, created=now - 3600 * (number + 1), changed=now)
            await store.create_table(row, seats)

    with_store(database, fill)
    return database


def test_every_change_is_in_the_audit_log_and_nothing_else(with_tables):
    database = with_tables
    for command in (
        ("tables",),
        ("table", "table0"),
        ("people",),
        ("person", PERSON),
        ("restrictions",),
        ("audit",),
    ):
        succeed(*command, database=database)
    assert audit(database) == []
    for_a_day = ("--for", "1d", "--reason", "Because", "--operator", "Eve")
    succeed("mute", PERSON, *for_a_day, database=database)
    succeed("ban", PERSON, *for_a_day, database=database)
    succeed("ban", "203.0.113.9/24", *for_a_day, database=database)
    succeed("ban", PERSON, "--for", "2d", "--reason", "Again", database=database)
    succeed("unmute", PERSON, "--reason", "A mistake", database=database)
    succeed("unban", "203.0.113.0/24", database=database)
    succeed("close", "table1", "--reason", "Late", database=database)
    expected = [
        ("mute", PERSON),
        ("ban", PERSON),
        ("ban", "203.0.113.0/24"),
        ("ban", PERSON),
        ("unmute", PERSON),
        ("unban", "203.0.113.0/24"),
        ("close", "table1"),
    ]
    assert audit(database) == expected
    for refused in (
        ("unmute", PERSON),
        ("unban", "203.0.113.7"),
        ("close", "table1", "--reason", "x"),
        ("close", "table2", "--reason", "x"),
        ("close", "nowhere", "--reason", "x"),
        ("ban", "0" * 16, "--for", "1d", "--reason", "x"),
    ):
        code, words = admin(*refused, database=database)
        assert code == 1
        assert re.fullmatch(r"Error: [^\n]+\n", words), words
    assert audit(database) == expected
    succeed("ban", "0" * 16, "--for", "1d", "--reason", "x", "--anyway", database=database)
    [last, *_, oldest] = admin_json("audit", database=database)
    assert (last["subject"], last["name"]) == ("0" * 16, "")
    assert (oldest["operator"], oldest["name"], oldest["reason"]) == ("Eve", "Ada", "Because")
    assert 86000 < oldest["until"] - oldest["at"] <= 86400
    assert [
        entry["action"] for entry in admin_json("audit", "--about", "203.0.113.7/24", database=database)
    ] == [
        "unban",
        "ban",
    ]
    assert len(admin_json("audit", "--action", "close", "--newer-than", "1h", database=database)) == 1
    in_force = {
        (one["kind"], one["subject"], one["reason"]) for one in admin_json("restrictions", database=database)
    }
    assert in_force == {("ban", PERSON, "Again"), ("ban", "0" * 16, "x")}


def test_a_change_that_cannot_be_written_down_is_not_made(with_tables, monkeypatch):
    database = with_tables

    def fail(*_args: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("northline.server.db.moderation._audit", fail)
    for command in (("ban", PERSON, "--for", "1d"), ("close", "table1")):
        assert admin(*command, "--reason", "x", database=database) == (1, "Error: the disk is full\n")
    monkeypatch.undo()
    assert admin_json("restrictions", database=database) == []
    assert admin_json("table", "table1", database=database)["state"] == "playing"


def test_of_operators_who_do_the_same_at_once_one_does_it(with_tables):
    """Each has a connection of its own, as processes have."""

    async def body() -> None:
        stores = [await Store.open(with_tables) for _ in range(5)]

        async def at_once(change):
            outcomes = await asyncio.gather(
                *(store.database.write(change) for store in stores), return_exceptions=True
            )
            done = [one for one in outcomes if not isinstance(one, BaseException)]
            assert all(isinstance(one, ModerationError) for one in outcomes if one not in done), outcomes
            return len(done)

        assert await at_once(lambda c: close_table(c, "table1", "Late", "Eve")) == 1
        assert await at_once(lambda c: restrict(c, "ban", PERSON, 60.0, "Because", "Eve")) == 5
        assert await at_once(lambda c: lift(c, "ban", PERSON, "", "Eve")) == 1
        entries = await stores[0].database.read(lambda c: audit_entries(c, 100))
        assert [entry.action for entry in entries] == ["unban", *["ban"] * 5, "close"]
        assert [entry.id for entry in entries] == sorted((entry.id for entry in entries), reverse=True)
        for store in stores:
            await store.close()

    asyncio.run(body())


def test_tables_are_found_by_state_age_and_name(with_tables):
    def found(*options: str) -> list[str]:
        return sorted(table["id"] for table in admin_json("tables", *options, database=with_tables))

    assert found() == ["table0", "table1"]
    assert found("--state", "over", "--state", "closed") == ["table2"]
    assert found("--older-than", "90m") == ["table1"]
    assert found("--search", "ada") == ["table0", "table1"]
    assert found("--search", "TABLE0".lower()) == ["table0"]
    assert found("--search", "%") == []
    assert found("--limit", "1") == ["table0"]
    shown = succeed("tables", database=with_tables).splitlines()
    assert shown[0].split() == ["TABLE", "EDITION", "STATE", "HERE", "LAST", "ACTION", "AGE", "PLAYERS"]
    assert "Ada, Greedy (bot)" in shown[1]
    assert succeed("tables", "--search", "nobody", database=with_tables) == "There are no such tables.\n"


def test_people_are_found_by_name_and_by_id(with_tables):
    [ada] = admin_json("people", "--search", "AD", database=with_tables)
    assert (ada["person"], ada["name"], sorted(ada["tables"])) == (
        PERSON,
        "Ada",
        ["table0", "table1", "table2"],
    )
    assert admin_json("people", "--search", "Bob", database=with_tables) == []
    succeed("mute", PERSON, "--for", "30m", "--reason", "Loud", database=with_tables)
    shown = succeed("person", PERSON.upper(), database=with_tables)
    for words in (f"{PERSON}: Ada", "at 3 tables in all", "Loud", "table2"):
        assert words in shown
    assert "mute until" in succeed("table", "table0", database=with_tables)
    assert admin("person", "f" * 16, database=with_tables)[0] == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("ban", "Bob", "--for", "1d", "--reason", "x"), "'bob' is neither a person (16 hexadecimal digits"),
        (("ban", "203.0.113.7", "--for", "soon", "--reason", "x"), "'soon' is not a length of time"),
        (("ban", "203.0.113.7", "--for", "0d", "--reason", "x"), "'0d' would be over at once"),
        (("ban", "203.0.113.7", "--for", "999999d", "--reason", "x"), "100 years at most"),
        (("ban", "203.0.113.7", "--reason", "x"), "Missing option '--for'"),
        (("ban", "203.0.113.7", "--for", "1d"), "say why"),
        (("ban", "203.0.113.7", "--for", "1d", "--reason", "\u200b "), "say why"),
        (("mute", "203.0.113.7", "--for", "1d", "--reason", "x" * 201), "at most 200 characters"),
        (("ban", "0.0.0.0/0", "--for", "1d", "--reason", "x"), "too large a part of the Internet"),
        (("ban", "127.0.0.1", "--for", "1d", "--reason", "x"), "this machine itself"),
        (("ban", "203.0.113.7/33", "--for", "1d", "--reason", "x"), "neither a person"),
        (("tables", "--state", "lost"), "'lost' is not one of"),
    ],
)
def test_nonsense_gets_a_sentence(tmp_path, arguments, sentence):
    code, words = admin(*arguments, database=str(tmp_path / "games.db"))
    assert code == 2
    assert sentence in words
    assert "Traceback" not in words
    assert not list(tmp_path.iterdir())


def test_a_database_that_is_not_there_is_not_made(tmp_path):
    path = tmp_path / "typo.db"
    code, words = admin("tables", database=str(path))
    assert (code, words) == (
        1,
        f"Error: there is no database {path}: name that of the server with --database\n",
    )
    assert not path.exists()
    assert admin("tables", database="mysql://x/y")[0] == 1


def test_subjects_have_one_form():
    for text, stored in (
        ("203.0.113.7", "203.0.113.7"),
        (" 203.0.113.7/32 ", "203.0.113.7"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("::ffff:203.0.113.0/120", "203.0.113.0/24"),
        ("2001:DB8::1", "2001:db8::/64"),
        ("2001:db8::1/128", "2001:db8::/64"),
        ("2001:db8::/48", "2001:db8::/48"),
        ("0123456789ABCDEF", "0123456789abcdef"),
    ):
        assert parse_subject(text) == parse_subject(stored) == stored
    for wrong in ("", "Ada", "203.0.113", "0123456789abcde", "::1", "::ffff:127.0.0.1", "::/0", "10.0.0.0/7"):
        with pytest.raises(SubjectError):
            parse_subject(wrong)


def test_no_command_shows_a_secret(tmp_path):
    """Tokens and their hashes, cookies, codes of tables and players, hands, tickets, decks: none of it."""
    database = str(tmp_path / "games.db")

    async def play(server: Running) -> tuple[str, str, set[str]]:
        ada, bob = server.browser(), server.browser()
        made = await ada.create("toy", name="Ada")
        table = made["table"]["id"]
        await bob.post(f"/api/tables/{table}/join", {"name": "Bob", "code": made["code"]})
        secrets = {made["code"]}
        for browser in (ada, bob):
            token = browser.http.cookies[COOKIE]
            codes = [
                (await browser.post(f"/api/me/codes/{kind}"))["code"] for kind in ("transfer", "recovery")
            ]
            secrets |= {token, hash_token(token), *codes}
        async with ada.socket(table) as hers, bob.socket(table) as his:
            for client in (hers, his):
                await client.until_view(lambda view, client=client: client.seat in view["to_act"])
                assert client.view is not None
                secrets |= set(client.view["offer"])
                await client.act(first(client.view))
        return table, public_name(hash_token(ada.http.cookies[COOKIE])), secrets

    with running(settings(tmp_path)) as server:
        table, person, secrets = asyncio.run(play(server))
    assert len(secrets) >= 9 + 4
    shown = ""
    for kind in ("ban", "mute"):
        shown += succeed(kind, person, "--for", "1h", "--reason", "A test", database=database)
    for command in (
        ("tables",),
        ("table", table),
        ("people",),
        ("person", person),
        ("restrictions",),
        ("audit",),
    ):
        shown += succeed(*command, database=database)
        shown += json.dumps(admin_json(*command, database=database), ensure_ascii=False)
    shown += succeed("unban", person, database=database) + succeed(
        "close", table, "--reason", "x", database=database
    )
    assert person in shown
    assert "Ada" in shown
    for secret in secrets:
        assert secret not in shown
    for word in ("hand", "ticket", "deck", "token", "cookie", "chance", "locomotive"):
        assert word not in shown.lower()
