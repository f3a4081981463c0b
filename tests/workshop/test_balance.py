"""Playing maps in the kernel, and what is suggested after that."""

from __future__ import annotations

import random
from pathlib import Path

from benchmarks.workshop import spoil

from northline.editions import edition, parse_edition
from northline.editions.writer import to_toml
from northline.workshop.balance import balance
from northline.workshop.playtest import last_of, playtest
from northline.workshop.suggestions import apply, expected_lengths, in_words, suggestions
from tests.terminal.command import northline
from tests.toy import toy


def test_a_playtest_tells_more_and_more() -> None:
    played = [findings.games for findings in playtest(toy(), 2, 1700, threads=1)]
    assert played == [500, 1000, 1700]
    assert last_of(playtest(toy(), 2, 60)).games == 60


def test_spoiled_tickets_and_routes_are_found() -> None:
    whole = edition("nordic_countries")
    spoiled, tickets, routes = spoil(whole, random.Random(1))
    found = suggestions(spoiled, last_of(playtest(spoiled, 2, 600)))
    lengths = {change.id: change.now for change in found if change.field == "length"}
    assert {whole.routes[index].id for index in routes} <= set(lengths)
    expected = expected_lengths(spoiled)
    assert all(lengths[whole.routes[i].id] == expected[whole.routes[i].id] < 14 for i in routes)
    points = {change.id for change in found if change.what == "ticket"}
    assert len(points & {whole.tickets[index].id for index in tickets}) >= 7
    mended = apply(spoiled, found)
    assert parse_edition(to_toml(mended)) == mended
    assert all(str(change.now) in in_words(spoiled, change) for change in found)


def test_balancing_never_makes_it_worse() -> None:
    spoiled, _, _ = spoil(edition("nordic_countries"), random.Random(2))
    steps = list(balance(spoiled, 2, 300, rounds=1))
    assert steps[-1].done
    assert steps[-1].after.complaints <= steps[-1].before.complaints
    assert [city.id for city in steps[-1].edition.cities] == [city.id for city in spoiled.cities]
    assert apply(spoiled, steps[-1].changes) == steps[-1].edition


def test_balance_from_the_terminal(tmp_path: Path) -> None:
    own = tmp_path / "spoiled.toml"
    own.write_text(to_toml(spoil(edition("europe"), random.Random(3))[0]), encoding="utf-8")
    told = northline("edition", "balance", own, "--games", 300)
    assert told.exit_code == 0, told.output
    assert "as many as its way is worth" in told.output
    assert northline("edition", "check", tmp_path / "spoiled.balanced.toml").exit_code == 0
