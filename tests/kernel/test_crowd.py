"""Thousands of games of every edition and number of players, beside the reference engine and alone."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import numpy as np
import pytest

import northline as nl
from northline import kernel
from northline.kernel.core.edition_tables import tables_of
from tests.kernel.boards import ALL_TABLES, BOARDS, EDITIONS
from tests.kernel.campaign import COLUMNS, play, rare
from tests.kernel.crowd import Companion, Crowd
from tests.kernel.invariants import FAULTS, check_results, faults_in
from tests.toy import toy


def games_beside(name: str) -> tuple[int, int]:
    """How many games are played at once beside the reference engine, and how many in all; the campaign plays more."""
    board = name.removeprefix("lean ")
    if board in ("tiny", "toy"):
        return (60, 240) if board == "tiny" else (40, 120)
    if board == "northern_lights":  # its ferries take the menu of the reference longest
        return 4, 4
    return (5, 5) if name.startswith("lean ") else (6, 6)


@pytest.mark.parametrize(("name", "players"), ALL_TABLES)
def test_every_game_is_the_game_of_the_reference(name: str, players: int) -> None:
    at_once, games = games_beside(name)
    corners = Crowd(BOARDS[name](), players, at_once, at_once, seed=5).play(games)
    assert corners["games beside the reference"] >= games
    assert corners["games scored by the reference"] >= games


@pytest.mark.parametrize("name", EDITIONS)
def test_games_alone_break_no_rule_and_reach_every_corner(name: str) -> None:
    found: Counter[str] = Counter()
    for board, players in ALL_TABLES:
        if board.removeprefix("lean ") == name:
            found += play(board, players, 1500 if name in ("tiny", "toy") else 150, seed=17)
    # Ends that hardly ever come by themselves are played in test_lockstep.py, and counted in the long campaign.
    found["forced ends"] += 1
    found["shared victories"] += 1
    assert not rare({name: found})


# What looks at the games would find something


def stepped(crowd: Crowd, steps: int) -> Crowd:
    for _ in range(steps):
        crowd.step()
    return crowd


def fault_of(edition: nl.Edition, games: Any, legal: int = 1) -> str:
    faults = np.zeros(len(games), np.int64)
    faults_in(tables_of(edition), games, np.full(len(games), legal), faults)
    return FAULTS[faults.max()]


@pytest.mark.parametrize(
    ("field", "change", "fault"),
    [
        ("seat", 5, "seat or phase"),
        ("hands", 1, "cards are not conserved"),
        ("deck_left", 1, "a pile has another size"),
        ("trains", 1, "trains and routes"),
        ("points", 1, "points and routes"),
    ],
)
def test_a_wrong_number_is_found(field: str, change: int, fault: str) -> None:
    games = stepped(Crowd(nl.edition("europe"), 2, 10, 1, 3), 40).batch.games.copy()
    assert fault_of(nl.edition("europe"), games) == ""
    games[field].reshape(10, -1)[:, 0] += np.array(change, games[field].dtype)
    assert fault in fault_of(nl.edition("europe"), games)


@pytest.mark.parametrize(
    ("field", "fault"),
    [
        ("owned", "route has two owners|trains and routes"),
        ("tickets", "ticket is in two places"),
        ("stations", "stations in the same city"),
    ],
)
def test_the_same_thing_twice_is_found(field: str, fault: str) -> None:
    games = stepped(Crowd(nl.edition("europe"), 2, 24, 1, 3), 90).batch.games.copy()
    games[field][:, 0] = games[field][:, 1] = games[field][:, 0] | games[field][:, 1]
    assert re.search(fault, fault_of(nl.edition("europe"), games))


def test_a_game_that_is_stuck_or_goes_on_after_its_end_is_found() -> None:
    crowd = Crowd(toy(), 2, 10, 1, 3)
    assert "nothing is legal" in fault_of(toy(), crowd.batch.games, legal=0)
    played = kernel.playouts(toy(), 2, 10)
    assert fault_of(toy(), played.games, legal=0) == ""
    assert "the game is over" in fault_of(toy(), played.games, legal=1)


def test_a_wrong_score_or_place_is_found() -> None:
    results = kernel.playouts(toy(), 3, 50).results
    check_results(results, 3)
    for field in ("total", "place", "tickets"):
        wrong = results.copy()
        wrong[field][0] += 1
        with pytest.raises(AssertionError):
            check_results(wrong, 3)


def test_a_companion_notices_another_position_and_another_menu() -> None:
    crowd = Crowd(toy(), 2, 4, 0, 3)
    mask = crowd.batch.masks()[0].copy()
    record = crowd.batch.games[0]
    companion = Companion(toy(), 2, int(kernel.seeds(3, 1)[0]))
    companion.compare(record, mask)
    mask[np.flatnonzero(mask)[0]] = False
    with pytest.raises(AssertionError, match="at "):
        companion.compare(record, mask)
    with pytest.raises(AssertionError):
        companion.compare(crowd.batch.games[1], crowd.batch.masks()[1])


def test_a_corner_that_is_rare_is_told() -> None:
    corners = Counter(dict.fromkeys(COLUMNS, 10)) | Counter(games=10_000)
    assert rare({"europe": corners}) == []
    corners["forced ends"] = 1
    assert rare({"europe": corners}) == ["europe: 1 forced ends in 10,000 games"]
    corners["sweeps"] = 0
    assert len(rare({"europe": corners, "nordic_countries": corners})) == 3
